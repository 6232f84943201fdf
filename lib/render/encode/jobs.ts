import type { AspectRatio } from "#lib/contract/vocabulary.ts";
import type { StillReport } from "#lib/contract/generation.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import type { JudgedPlan } from "#lib/render/still-report.ts";
import type { Melted } from "./cut-film.ts";
import type { FiledShot } from "./filed-shots.ts";
import type { FilmBefore } from "./film-before.ts";
import type { Splice } from "./splice.ts";

/** What the pool asks of a worker thread. */
export type Job =
  | {
      kind: "shot";
      id: number;
      plan: ScenePlan;
      shotIndex: number;
      mark: WatermarkOrder | null;
      /** The picture of what the film sells, as its file has it. */
      product: Uint8Array | null;
      /** The picture that the plan sets in motion, as its file has it. */
      picture: Uint8Array | null;
      ffmpeg: string;
      folder: string;
    }
  | {
      kind: "adopt";
      id: number;
      plan: ScenePlan;
      shotIndex: number;
      /** A model's film, as it came. */
      clip: Uint8Array;
      /** The approved still that it was to begin with. */
      still: Uint8Array | null;
      /** The file that the thread which decodes it starts from. */
      decoder: string;
      mark: WatermarkOrder | null;
      product: Uint8Array | null;
      ffmpeg: string;
      folder: string;
    }
  | { kind: "sound"; id: number; plan: ScenePlan; ffmpeg: string }
  | {
      kind: "passages";
      id: number;
      plan: ScenePlan;
      shots: FiledShot[];
      before: FilmBefore | null;
      ffmpeg: string;
      folder: string;
    }
  | {
      kind: "film";
      id: number;
      plan: ScenePlan;
      shots: FiledShot[];
      /** What was made of the plan and the shots before; null where the film has no sound. */
      sound: Uint8Array | null;
      melted: Melted;
      /** What the rest is copied from, and the path of its file. */
      before: (FilmBefore & { file: string }) | null;
      /** Of the watermarks that are looked for in the film; null where none are. */
      key: Uint8Array<ArrayBuffer> | null;
      ffmpeg: string;
      folder: string;
    }
  | {
      kind: "still";
      id: number;
      plan: ScenePlan;
      shotIndex: number;
      at_seconds: number;
      mark: WatermarkOrder | null;
      product: Uint8Array | null;
      /** Whether the word that calls it a preview is written into its corner. */
      labelled: boolean;
    }
  | { kind: "adopt_still"; id: number; picture: Uint8Array; aspectRatio: AspectRatio; mark: WatermarkOrder | null }
  | { kind: "report"; id: number; picture: Uint8Array; plan: JudgedPlan; shotId: string }
  | { kind: "frame"; id: number; film: Uint8Array; frame: number; ffmpeg: string; folder: string }
  | { kind: "warm"; id: number; plan: ScenePlan };

/** The watermark that a picture or shot is to carry: 16 hexadecimal digits, and the key that hides them. */
export interface WatermarkOrder {
  key: Uint8Array<ArrayBuffer>;
  payload: string;
}

export interface ShotFiles {
  video: Uint8Array;
  extras: Uint8Array[];
  splice: unknown;
}

/** What of a shot its passages are made of: `splice` tells which of the extras; the others may be empty. */
export type ShotSides = Omit<ShotFiles, "video">;

export interface RenderedShot {
  video: Uint8Array;
  /** The watermark, once it was read back from `video`; null where none was ordered, or none could be read. */
  mark: string | null;
  /** Whether pixels of the product's picture are seen in it. */
  product_seen: boolean;
  extras: Uint8Array[];
  splice: Splice;
  width: number;
  height: number;
  fps: number;
  duration_seconds: number;
  thumbnail: { bytes: Uint8Array; media_type: string };
  /** The same picture in a few kilobytes, JPEG: it travels in the credentials of what the shot is put into. */
  miniature: Uint8Array;
}

/** One picture of a shot, without caption and card. */
export interface Still {
  png: Uint8Array;
  /** The watermark, once it was read back from `png`; null where none was ordered, or none could be read. */
  mark: string | null;
  /** Whether pixels of the product's picture are seen in it. */
  product_seen: boolean;
  width: number;
  height: number;
}

export interface CutFilm {
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
}

/** What a worker thread answers; `progress` is 0 to 1. */
export type Answer =
  | { kind: "progress"; id: number; share: number }
  /** Of a shot whose pictures are encoded; the shot itself is answered when its watermark was looked for. */
  | { kind: "sides"; id: number; sides: ShotSides }
  | { kind: "shot"; id: number; shot: RenderedShot }
  | { kind: "film"; id: number; film: CutFilm }
  | { kind: "sound"; id: number; sound: Uint8Array }
  | { kind: "passages"; id: number; melted: Melted }
  | { kind: "still"; id: number; still: Still }
  | { kind: "report"; id: number; report: StillReport }
  | { kind: "frame"; id: number; png: Uint8Array }
  | { kind: "warm"; id: number }
  | { kind: "fault"; id: number; message: string; stack: string | undefined };
