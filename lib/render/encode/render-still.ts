import { createCanvas } from "@napi-rs/canvas";
import { previewSizes } from "#lib/contract/vocabulary.ts";
import { registerFilmFonts } from "#lib/render/fonts.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { drawPicture } from "#lib/render/scene/draw-picture.ts";
import { buildFilmScene } from "#lib/render/scene/film-scene.ts";
import type { Job, Still } from "./jobs.ts";

/**
 * Draws one picture of a shot at `t_s` seconds from its start, its longer side at least `longest_px` pixels: the frame's
 * own size multiplied by a whole or half number. Throws on a shot that the plan does not have.
 */
export const renderStill = async (job: Extract<Job, { kind: "still" }>): Promise<Still> => {
  const { plan, shotIndex, t_s, longest_px } = job;
  if (plan.shots[shotIndex] === undefined) throw new Error(`The plan has no shot number ${shotIndex + 1}.`);
  const frame = previewSizes[plan.aspect_ratio];
  const times = Math.max(1, Math.ceil((longest_px / Math.max(frame.width, frame.height)) * 2) / 2);
  const size = { width_px: frame.width * times, height_px: frame.height * times };
  registerFilmFonts(plan);
  const scene = buildFilmScene(plan, size, createCanvas as unknown as CanvasFactory);
  const canvas = createCanvas(size.width_px, size.height_px);
  drawPicture(scene, canvas.getContext("2d") as unknown as CanvasRenderingContext2D, shotIndex, t_s);
  return {
    bytes: new Uint8Array(await canvas.encode("png")),
    media_type: "image/png",
    width: size.width_px,
    height: size.height_px,
  };
};
