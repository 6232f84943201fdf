import type { View } from "./camera.ts";
import { contextOf, imageOf, type CanvasFactory, type SceneCanvas } from "./canvas.ts";

/**
 * Paints what is the same in every column of the frame. It is painted a few columns wide and copied across: a fifth of
 * what filling the frame with a gradient costs, and the same picture.
 */
export interface RowPainter {
  createCanvas: CanvasFactory;
  strip: SceneCanvas | null;
}

const columns = 8;

export const rowPainter = (createCanvas: CanvasFactory): RowPainter => ({ createCanvas, strip: null });

/** Paints the rows from `top` to `bottom` (frame pixels); `paint` fills a strip of the width it is given. */
export function paintRows(
  ctx: CanvasRenderingContext2D,
  view: View,
  painter: RowPainter,
  top: number,
  bottom: number,
  paint: (strip: CanvasRenderingContext2D, width: number) => void,
): void {
  const first = Math.floor(Math.max(top, -view.margin_px));
  const end = Math.ceil(Math.min(bottom, view.height + view.margin_px));
  const count = end - first;
  if (count <= 0) return;
  if (!painter.strip || painter.strip.height < count) {
    painter.strip = painter.createCanvas(columns, Math.ceil(Math.max(count, view.height) * 1.1));
  }
  const strip = contextOf(painter.strip);
  strip.setTransform(1, 0, 0, 1, 0, 0);
  strip.clearRect(0, 0, columns, painter.strip.height);
  strip.translate(0, -first);
  paint(strip, columns);
  // Row lies on row, so nothing needs smoothing, unless the frame is turned.
  ctx.imageSmoothingEnabled = view.roll_rad !== 0;
  ctx.drawImage(
    imageOf(painter.strip),
    // Off the strip's own edges, which smoothing would fade out.
    2,
    0,
    columns - 4,
    count,
    -view.margin_px,
    first,
    view.width + view.margin_px * 2,
    count,
  );
  ctx.imageSmoothingEnabled = true;
}
