import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { rect } from "./strokes.ts";

export const warm: Rgb = [255, 204, 124];

export const lit = (brush: Brush) => brush.light.night > 0.2 || brush.light.cloud > 0.8;

export const roofOf = (brush: Brush, bare: Rgb): Rgb => (brush.light.weather === "snow" ? rgb("#eaf0f8") : bare);

export function pane(brush: Brush, x: number, y: number, w: number, h: number, frame: Rgb): void {
  const { ctx, light } = brush;
  rect(ctx, frame, x - 0.008, y - 0.008, w + 0.016, h + 0.016);
  rect(ctx, lit(brush) ? [255, 232, 170] : mix(scale(light.upper, 0.7), [40, 50, 64], 0.4), x, y, w, h);
  rect(ctx, frame, x + w / 2 - 0.004, y, 0.008, h);
  rect(ctx, frame, x, y + h / 2 - 0.004, w, 0.008);
  if (lit(brush))
    brush.glow({ x: x + w / 2, y: y + h / 2, radius: w * 2.6, colour: warm, strength: 0.5, flicker: 0.1 });
}
