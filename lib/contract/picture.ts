import { z } from "zod";

const share = z.number().min(0).max(1);

/** A rectangle in shares of a picture's width and height, as it is shown: after its EXIF orientation, origin top left. */
export const boxSchema = z.object({ x: share, y: share, width: share, height: share });
export type Box = z.infer<typeof boxSchema>;

/** The supplied picture that a film sets in motion. */
export const planPictureSchema = z.object({
  ref_id: z.string(),
  asset_id: z.string(),
  sha256: z.string(),
  /** Pixels, after the EXIF orientation. */
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  /** What of it the first frame shows: the picture re-framed to the film's shape, with the room that the camera needs. */
  crop: boxSchema,
  /** What shots of it that begin on a part of it show first, by `shot_id`. */
  crops: z.record(z.string(), boxSchema).optional(),
  /** What the frame was laid around. */
  focus: z.object({ x: share, y: share }),
  /** Faces that were found in it: they are near. */
  faces: z.array(boxSchema),
  /** `flat`: a page, a logo, a chart; nothing in it moves against anything else. */
  relief: z.enum(["deep", "flat"]),
  /** Distances that the nearest and the farthest of it are taken to have, metres. */
  near_m: z.number().positive(),
  far_m: z.number().positive(),
});
export type PlanPicture = z.infer<typeof planPictureSchema>;

/** What can be told of a picture by looking at it once, small. Shares are 0 to 1. */
export interface PictureReading {
  /** A page, a logo, a chart: flat as it is. */
  flat: boolean;
  /** Share of it that is sky, and the row at which the sky ends; null without one. */
  sky_share: number;
  horizon: number | null;
  /** Something whole that stands before a calm ground. */
  thing: Box | null;
  /** What draws the eye. */
  focus: { x: number; y: number };
  /** Nearness, 0 far to 1 near, of what draws the eye, of the picture's foot, its middle and its far parts. */
  nearness: { subject: number; foot: number; middle: number; far: number };
  /** Its own colours, the commonest first; shares sum to 1. */
  palette: { hex: string; share: number }[];
  /** Mean brightness, spread of brightness, and mean saturation. */
  brightness: number;
  contrast: number;
  saturation: number;
  /** How much redder than blue it is, -1 to 1. */
  warmth: number;
}
