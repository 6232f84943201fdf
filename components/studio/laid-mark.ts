import { alphaBox, contextOf, type CanvasFactory } from "#lib/render/scene/canvas.ts";
import { drawPreviewMark } from "#lib/render/scene/preview-mark.ts";

/** The preview mark as pixels, and where in the frame they lie: its soft shadow is too dear to draw in every frame. */
export interface LaidMark {
  left: number;
  top: number;
  columns: number;
  rgba: Uint8ClampedArray;
}

/** Draws the mark of frames of one size. */
export const markFor = (width_px: number, height_px: number, createCanvas: CanvasFactory): LaidMark => {
  const canvas = createCanvas(width_px, height_px);
  const context = contextOf(canvas);
  drawPreviewMark(context, { width_px, height_px });
  const { x, y, width, height } = alphaBox(canvas) ?? { x: 0, y: 0, width: 1, height: 1 };
  return { left: x, top: y, columns: width, rgba: context.getImageData(x, y, width, height).data };
};

/** Lays the mark over the opaque pixels of a frame. */
export const layMark = (pixels: Uint8ClampedArray, width_px: number, mark: LaidMark): void => {
  const { left, top, columns, rgba } = mark;
  for (let from = 0; from < rgba.length; from += 4) {
    const alpha = rgba[from + 3]! / 255;
    if (alpha === 0) continue;
    const index = from / 4;
    const to = ((top + Math.floor(index / columns)) * width_px + left + (index % columns)) * 4;
    for (let lane = 0; lane < 3; lane++)
      pixels[to + lane] = pixels[to + lane]! * (1 - alpha) + rgba[from + lane]! * alpha;
  }
};
