import type { StrokeOf } from "#lib/elements/drawn-strokes.ts";
import { mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Pen } from "#lib/render/scene/elements/shapes/pen.ts";

/** Folds of cloth: long soft shades with their lit edge, which fall from where it is held. */
export function folds(stroke: StrokeOf<"folds">, drawing: string, pen: Pen, cloth: Rgb): void {
  pen.within(drawing, () => {
    for (const [x0, y0, x1, y1, width] of stroke.lines) {
      const fall = (dx: number) => `M${x0 + dx} ${y0} Q${(x0 + x1) / 2 + (x1 - x0) * 0.1} ${(y0 + y1) / 2} ${x1} ${y1}`;
      for (const share of [1, 0.6, 0.3]) pen.line(fall(0), scale(cloth, 0.32), width * share, 0.08);
      pen.line(fall(width * 0.6), mix(cloth, [255, 255, 255], 0.5), width * 0.4, 0.1);
    }
  });
}
