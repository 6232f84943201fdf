import type { PictureKinds } from "#lib/gate/nudity/picture-kinds.ts";

/** A face found in a picture. */
export interface Face {
  /** Shares of the picture's width and height, as it is shown: after its EXIF orientation. */
  box: { x: number; y: number; width: number; height: number };
  /** How much it is like the faces that the detector was taught, 0 to 1; no probability. */
  confidence: number;
  /** True for flat fills as drawings have them, false for the texture of a photograph, null where neither is plain. */
  looksDrawn: boolean | null;
}

/** What was seen in a picture. */
export interface PictureSeen {
  /** Surest first. */
  faces: Face[];
  /** What kind of picture it is, for the policy gate. */
  nudity: PictureKinds;
  /** Pixels, after the EXIF orientation. */
  width: number;
  height: number;
}

/** What the worker thread answers. */
export type FromPictureWorker =
  | { kind: "seen"; result: PictureSeen }
  | { kind: "unreadable"; message: string }
  | { kind: "failed"; message: string };
