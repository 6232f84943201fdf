import { createCanvas, loadImage } from "@napi-rs/canvas";
import { previewSizes } from "#lib/contract/vocabulary.ts";
import { lumaOf, makeMark, markPicture } from "#lib/provenance/watermark/mark.ts";
import { patternOf } from "#lib/provenance/watermark/pattern.ts";
import { readMarks } from "#lib/provenance/watermark/read-marks.ts";
import { registerFilmFonts } from "#lib/render/fonts.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { drawPicture } from "#lib/render/scene/draw-picture.ts";
import { buildFilmScene } from "#lib/render/scene/film-scene.ts";
import { drawPreviewMark } from "#lib/render/scene/preview-mark.ts";
import { picturesProduct } from "#lib/render/scene/shown-product.ts";
import { worldOf } from "#lib/render/scene/shot-world.ts";
import type { Job, Still, WatermarkOrder } from "./jobs.ts";
import { productOf } from "./product-file.ts";

/**
 * Draws one frame of a shot at `at_seconds` from its start, pixel for pixel as its film has it: no caption and no card.
 * Its watermark is laid in last, and read back from the finished file. Throws on a shot that the plan does not have.
 */
export const renderStill = async (job: Extract<Job, { kind: "still" }>): Promise<Still> => {
  const { plan, shotIndex, at_seconds } = job;
  if (plan.shots[shotIndex] === undefined) throw new Error(`The plan has no shot number ${shotIndex + 1}.`);
  const { width, height } = previewSizes[plan.aspect_ratio];
  const size = { width_px: width, height_px: height };
  registerFilmFonts(plan);
  const scene = buildFilmScene(plan, size, createCanvas as unknown as CanvasFactory, await productOf(job.product));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  try {
    drawPicture(scene, context as unknown as CanvasRenderingContext2D, shotIndex, at_seconds);
  } finally {
    worldOf(scene, shotIndex).raster.close();
  }
  if (job.labelled) drawPreviewMark(context as unknown as CanvasRenderingContext2D, size);
  if (job.mark !== null) {
    const picture = context.getImageData(0, 0, width, height);
    markPicture(makeMark(await patternOf(job.mark.key), job.mark.payload), picture.data, width, height);
    context.putImageData(picture, 0, 0);
  }
  const png = new Uint8Array(await canvas.encode("png"));
  return {
    png,
    mark: job.mark === null ? null : await readBackStill(png, job.mark),
    product_seen: picturesProduct(scene, shotIndex),
    width,
    height,
  };
};

/** The watermark of a still, read from its file as anybody would have it; null when it cannot be read. */
export const readBackStill = async (png: Uint8Array, { key, payload }: WatermarkOrder): Promise<string | null> => {
  const still = await loadImage(Buffer.from(png));
  const { width, height } = still;
  const page = createCanvas(width, height).getContext("2d");
  page.drawImage(still, 0, 0);
  const luma = lumaOf(page.getImageData(0, 0, width, height).data, width, height);
  const found = readMarks(await patternOf(key), [{ width, height, luma }], { framing: "as_made" });
  return found.some((reading) => reading.payload === payload) ? payload : null;
};
