import type { Box } from "#lib/contract/picture.ts";
import { contextOf, type CanvasFactory } from "#lib/render/scene/canvas.ts";
import { rgb } from "#lib/render/scene/colour.ts";
import { bareLens } from "#lib/render/scene/draw-picture.ts";
import { partShown } from "#lib/render/scene/picture/camera-reach.ts";
import type { Pixels } from "#lib/render/scene/picture/field.ts";
import { movingPicture, type MovingPicture } from "#lib/render/scene/picture/moving-picture.ts";
import { reliefSide_px } from "#lib/render/scene/picture/relief.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import type { ArtistOrder } from "./film-order.ts";

interface Size {
  width_px: number;
  height_px: number;
}

/** What shows through a transparent picture, in the film too. */
const paper = "#d9d7d3";

/** The last picture that was set in motion; null where the browser could not read it. */
let ready: { key: string; shot: Promise<MovingPicture | null> } | null = null;

/** A frame of a supplied picture in motion: opaque RGBA. A plain field of its colour where the picture is not there. */
export const drawSupplied = async (
  order: ArtistOrder,
  plan: ScenePlan,
  size: Size,
  createCanvas: CanvasFactory,
): Promise<Uint8ClampedArray<ArrayBuffer>> => {
  const { supplied, plan_hash, shot } = order;
  const key = `${plan_hash} ${size.width_px}`;
  if (supplied !== null && ready?.key !== key) {
    void ready?.shot.then((before) => before?.raster.close());
    const shown = opened(supplied.file, plan, shot, size, createCanvas).catch((error: unknown) => {
      console.warn(error);
      return null;
    });
    ready = { key, shot: shown };
  }
  const own = ready?.key === key ? await ready.shot : null;
  // Another picture may have come in between.
  if (own === null || ready?.key !== key) return plainField(plan, size);
  own.drawAt(order.t_s);
  return own.raster.developScreen(bareLens);
};

const opened = async (
  file: Blob,
  plan: ScenePlan,
  shotIndex: number,
  size: Size,
  createCanvas: CanvasFactory,
): Promise<MovingPicture> => {
  const picture = await createImageBitmap(file);
  const pixelsOf = ({ x, y, width, height }: Box, across: number, down: number): Pixels => {
    const canvas = createCanvas(across, down);
    const context = contextOf(canvas);
    context.fillStyle = paper;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    const [w, h] = [picture.width, picture.height];
    context.drawImage(picture, x * w, y * h, width * w, height * h, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return { data, width: canvas.width, height: canvas.height };
  };
  const { crop, part } = partShown(plan, shotIndex);
  const shrunk = reliefSide_px / Math.max(picture.width, picture.height);
  const source = {
    part,
    pixels: pixelsOf(
      part,
      Math.round((part.width / crop.width) * size.width_px),
      Math.round((part.height / crop.height) * size.height_px),
    ),
    small: pixelsOf(
      { x: 0, y: 0, width: 1, height: 1 },
      Math.round(picture.width * shrunk),
      Math.round(picture.height * shrunk),
    ),
  };
  picture.close();
  return movingPicture(plan, shotIndex, source, size);
};

const plainField = ({ color_intent }: ScenePlan, { width_px, height_px }: Size): Uint8ClampedArray<ArrayBuffer> => {
  const colour = color_intent.palette.find(({ role }) => role === "background") ?? color_intent.palette[0];
  const [r, g, b] = rgb(colour?.hex ?? paper);
  const pixels = new Uint32Array(width_px * height_px).fill(((255 << 24) | (b << 16) | (g << 8) | r) >>> 0);
  return new Uint8ClampedArray(pixels.buffer);
};
