import { clamp, css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { randomFrom } from "#lib/render/scene/random.ts";
import { isLit, isSnowed } from "./masonry-walls.ts";
import { line } from "./strokes.ts";
import { sunlit } from "./sunlight.ts";
import { grain } from "./weave.ts";

export const lamp: Rgb = [255, 206, 128];

/** Light around a round wall, from its left edge (-1) to its right (1). */
export function roundLight(brush: Brush, across: number): number {
  const { side, back, cloud } = brush.light;
  const towards = side < 0 ? -1 : 1;
  const reach = (0.45 + 0.4 * Math.abs(side)) * (cloud > 0.8 ? 0.4 : 1);
  const depth = Math.sqrt(Math.max(0, 1 - across * across));
  return clamp(0.34 + across * towards * reach + depth * (0.26 - back * 0.42), 0.04, 1.08);
}

/** The light of a round wall as a fill from x0 to x1. */
export function roundFill(brush: Brush, x0: number, x1: number, albedo: Rgb): CanvasGradient {
  const gradient = brush.ctx.createLinearGradient(x0, 0, x1, 0);
  for (let i = 0; i <= 10; i++)
    gradient.addColorStop(i / 10, css(sunlit(brush.light, albedo, roundLight(brush, (i / 10) * 2 - 1))));
  return gradient;
}

/** A round wall of stones between two heights; it may narrow upwards. */
export function drum(
  brush: Brush,
  x: number,
  top: number,
  foot: number,
  wTop: number,
  wFoot: number,
  albedo: Rgb,
  stones: boolean,
): void {
  const { ctx, px_per_unit, light } = brush;
  const half = (y: number) => (wTop + ((wFoot - wTop) * (y - top)) / (foot - top)) / 2;
  ctx.fillStyle = roundFill(brush, x - Math.max(wTop, wFoot) / 2, x + Math.max(wTop, wFoot) / 2, albedo);
  ctx.beginPath();
  ctx.moveTo(x - wTop / 2, top);
  ctx.lineTo(x + wTop / 2, top);
  ctx.lineTo(x + wFoot / 2, foot);
  ctx.ellipse(x, foot, wFoot / 2, wFoot * 0.05, 0, 0, Math.PI);
  ctx.fill();
  if (!stones) return;
  const random = randomFrom(brush.seed + Math.round(x * 1e4) + 3);
  const course = Math.max(0.024, 2.4 / px_per_unit);
  for (let y = foot - course; y > top; y -= course) {
    const w = half(y);
    const count = Math.max(5, Math.round((w * 2 * 1.4) / 0.05));
    for (let i = 0; i < count; i++) {
      // Evenly set around the drum, so they crowd towards its edges.
      const a0 = ((i + (Math.round(y / course) % 2) * 0.5) / count) * Math.PI;
      const a1 = a0 + (0.86 / count) * Math.PI;
      if (a1 > Math.PI) continue;
      const x0 = x - Math.cos(a0) * w;
      const x1 = x - Math.cos(a1) * w;
      const worn = 0.78 + random() * 0.4 + (grain(x0 * 2, y * 2) - 0.5) * 0.3;
      ctx.fillStyle = css(
        sunlit(light, scale(albedo, worn), roundLight(brush, clamp((x0 + x1) / 2 / w - x / w, -1, 1))),
        0.75,
      );
      ctx.fillRect(x0, y, x1 - x0, course * 0.84);
    }
  }
}

/** A cone of slates on a drum; snow where it snows. */
export function coneRoof(brush: Brush, x: number, foot: number, w: number, rise: number, colour: Rgb): void {
  const { ctx } = brush;
  const albedo = isSnowed(brush) ? mix(colour, [236, 242, 251], 0.85) : colour;
  ctx.fillStyle = roundFill(brush, x - w / 2, x + w / 2, albedo);
  ctx.beginPath();
  ctx.moveTo(x - w / 2, foot);
  ctx.quadraticCurveTo(x - w * 0.14, foot - rise * 0.5, x, foot - rise);
  ctx.quadraticCurveTo(x + w * 0.14, foot - rise * 0.5, x + w / 2, foot);
  ctx.ellipse(x, foot, w / 2, w * 0.07, 0, 0, Math.PI);
  ctx.fill();
  for (let i = 1; i < 9; i++) {
    const t = i / 9;
    const y = foot - rise * t;
    const half = (w / 2) * (1 - t) ** 1.35;
    ctx.strokeStyle = css(sunlit(brush.light, scale(colour, 0.4), 0.2), 0.3);
    ctx.lineWidth = 0.003;
    ctx.beginPath();
    ctx.ellipse(x, y, half, half * 0.14, 0, 0, Math.PI);
    ctx.stroke();
  }
  line(ctx, sunlit(brush.light, rgb("#caa85a"), 0.8), 0.005, [
    [x, foot - rise],
    [x, foot - rise - 0.035],
  ]);
}

/** Battlements around a drum's brow. */
export function battlements(brush: Brush, x: number, y: number, w: number, albedo: Rgb): void {
  const { ctx, light } = brush;
  const h = 0.03;
  ctx.fillStyle = css(sunlit(light, scale(albedo, 0.5), 0.15));
  ctx.fillRect(x - w / 2, y - h * 0.5, w, h * 0.6);
  ctx.fillStyle = roundFill(brush, x - w * 0.54, x + w * 0.54, albedo);
  ctx.fillRect(x - w * 0.54, y, w * 1.08, h * 0.9);
  const teeth = 5;
  for (let i = 0; i < teeth; i++) {
    const a0 = (i / teeth) * Math.PI + 0.05;
    const a1 = a0 + (Math.PI / teeth) * 0.62;
    const x0 = x - Math.cos(a0) * w * 0.54;
    const x1 = x - Math.cos(a1) * w * 0.54;
    ctx.fillStyle = css(sunlit(light, albedo, roundLight(brush, clamp(((x0 + x1) / 2 - x) / (w * 0.54), -1, 1))));
    ctx.fillRect(x0, y - h, x1 - x0, h * 1.05);
    if (isSnowed(brush)) {
      ctx.fillStyle = css(sunlit(light, [238, 243, 252], 0.8));
      ctx.fillRect(x0, y - h * 1.2, x1 - x0, h * 0.3);
    }
  }
}

/** An arrow slit, or a round-headed window, dark by day and lit by night. */
export function slit(brush: Brush, x: number, y: number, w: number, h: number): void {
  const { ctx, light } = brush;
  ctx.fillStyle = css(isLit(brush) ? mix(lamp, [255, 246, 214], 0.35) : sunlit(light, [34, 34, 40], 0.2));
  ctx.beginPath();
  ctx.roundRect(x - w / 2, y, w, h, [w / 2, w / 2, 0, 0]);
  ctx.fill();
  line(
    ctx,
    sunlit(light, rgb("#d6ccba"), 0.7),
    0.004,
    [
      [x - w * 0.7, y + h + 0.004],
      [x + w * 0.7, y + h + 0.004],
    ],
    0.7,
  );
  if (isLit(brush)) brush.glow({ x, y: y + h / 2, radius: h * 2, colour: lamp, strength: 0.45, flicker: 0.2 });
}
