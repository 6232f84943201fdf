import { mix, css, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { filmFontStack } from "#lib/render/scene/typography.ts";
import { trace, type Point } from "./strokes.ts";

export const white: Rgb = [255, 255, 255];

export const toneOf = (brush: Brush): Rgb => brush.colour ?? mix(brush.light.primary, brush.light.accent, 0.4);

export function gleam(brush: Brush, points: readonly Point[], alpha: number): void {
  trace(brush.ctx, points, true);
  brush.ctx.fillStyle = css(white, alpha);
  brush.ctx.fill();
}

export function title(brush: Brush, x: number, y: number, width: number, size: number, ink: Rgb): void {
  const { ctx, label } = brush;
  const text = label.trim().split(/\s+/).slice(0, 2).join(" ").slice(0, 14).toUpperCase();
  if (!text) return;
  ctx.save();
  ctx.translate(x, y);
  // Text is set large and scaled down: font sizes below a pixel are not drawn.
  const k = size / 100;
  ctx.scale(k, k);
  ctx.font = `700 100px ${filmFontStack}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillStyle = css(ink);
  ctx.fillText(text, 0, 0, width / k);
  ctx.restore();
}
