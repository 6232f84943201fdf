import type { PlanContent } from "#lib/contract/plan.ts";

/** A shot as the cutter takes it: the stored file and what its provider said about splicing. */
export interface CutShot {
  video: Uint8Array;
  extras: Uint8Array[];
  splice: unknown;
}

/** Joins shots into the film: pictures copied, sound composed, nothing signed yet. */
export interface FilmCutter {
  cut(
    plan: PlanContent,
    shots: CutShot[],
    signal: AbortSignal,
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
