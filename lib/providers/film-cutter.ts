import type { PlanContent } from "#lib/contract/plan.ts";
import type { Melted } from "#lib/render/encode/cut-film.ts";

/** A shot as the cutter takes it: the stored file and what its provider said about splicing. */
export interface CutShot {
  video: Uint8Array;
  extras: Uint8Array[];
  splice: unknown;
}

/** What passages are made of: `splice` tells which of the extras. */
export type ShotSides = Omit<CutShot, "video">;

/** A film that another one goes on from: what is the same in both is taken over as it is. */
export interface CutBefore {
  /** The plan that it was cut by. */
  plan: PlanContent;
  film: Uint8Array;
  /** Ids of the shots that both films are made of, each of the very same files. */
  kept: string[];
}

/** The sound of a plan, on its way. */
export interface ComposedSound {
  /** Whether it is the sound of this plan too. */
  suits(plan: PlanContent): boolean;
  bytes: Promise<Uint8Array>;
}

/** The passages between the shots of a film, on their way. */
export interface BegunPassages {
  /** Whether they are those of this plan, cut of these shots, that goes on from this film. */
  suits(plan: PlanContent, shots: readonly ShotSides[], before: Omit<CutBefore, "film"> | null): boolean;
  melted: Promise<Melted>;
}

/** Joins shots into the film: pictures copied, sound composed, nothing signed yet. */
export interface FilmCutter {
  /**
   * Begins to compose the sound of a film, which needs none of its shots: `cut` takes it. Null where none will be missed:
   * the film is silent, or the one `before` has its sound.
   */
  compose?(plan: PlanContent, before: Omit<CutBefore, "film"> | null, signal: AbortSignal): ComposedSound | null;
  /** Begins to make the passages of a film, which need only the sides of its shots: `cut` takes them. */
  melt?(
    plan: PlanContent,
    shots: readonly ShotSides[],
    before: Omit<CutBefore, "film"> | null,
    signal: AbortSignal,
  ): BegunPassages;
  cut(
    plan: PlanContent,
    shots: CutShot[],
    signal: AbortSignal,
    ready?: { sound: ComposedSound | null; passages?: BegunPassages | null; before: CutBefore | null },
  ): Promise<{
    film: Uint8Array;
    /** Watermarks of its shots that were read back from the film itself. */
    marks: string[];
    /** Whether pictures between shots were made of both, or of black. */
    transitions: boolean;
    /** Whether the end of a shot's file was left out. */
    trimmed: boolean;
    width: number;
    height: number;
    duration_seconds: number;
  }>;
  captions(plan: PlanContent): { vtt: string; srt: string };
}
