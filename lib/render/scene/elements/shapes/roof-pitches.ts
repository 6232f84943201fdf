import { clamp, css, mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { randomFrom } from "#lib/render/scene/random.ts";
import { facade, fillLit, isSnowed, patch, wall, wallLight, type Face } from "./masonry-walls.ts";
import { oval, type Point } from "./strokes.ts";
import { sunlit } from "./sunlight.ts";

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** A pitched roof between ridge and eaves, tile on tile; snow lies thick on it where it snows. */
export function pitch(
  brush: Brush,
  ridge: readonly [Point, Point],
  eaves: readonly [Point, Point],
  colour: Rgb,
  exposure: number,
  kind: "tiles" | "thatch" | "sheet" = "tiles",
): void {
  const { ctx, light, px_per_unit } = brush;
  const face: Face = {
    wide: Math.abs(eaves[1][0] - eaves[0][0]),
    tall: Math.abs(eaves[0][1] - ridge[0][1]),
    exposure,
    at: (u, v) => between(between(ridge[0], ridge[1], u), between(eaves[0], eaves[1], u), v),
  };
  fillLit(brush, [face.at(0, 0), face.at(1, 0), face.at(1, 1), face.at(0, 1)], colour, exposure);
  const random = randomFrom(brush.seed + Math.round(face.wide * 1e4) + 5);
  const tone = (factor: number): Rgb => sunlit(light, scale(colour, factor), exposure);
  if (kind === "thatch") {
    ctx.lineWidth = Math.max(0.003, 0.7 / px_per_unit);
    for (let i = 0; i < 420; i++) {
      const u = random();
      const v = random();
      ctx.strokeStyle = css(tone(0.7 + random() * 0.6), 0.6);
      ctx.beginPath();
      ctx.moveTo(...face.at(u, v));
      ctx.lineTo(...face.at(u + (random() - 0.5) * 0.02, Math.min(1.02, v + 0.12)));
      ctx.stroke();
    }
  } else {
    const rows = Math.max(4, Math.round(face.tall / Math.max(0.036, 2.4 / px_per_unit)));
    const along = Math.max(4, Math.round(face.wide / Math.max(0.032, 2.4 / px_per_unit)));
    if (kind === "sheet") {
      for (let i = 0; i < along; i++) patch(brush, face, i / along, 0, (i + 0.3) / along, 1, tone(0.72), 0.6);
    } else {
      for (let row = 0; row < rows; row++) {
        for (let i = 0; i < along; i++) {
          const shift = (row % 2) * 0.5;
          const u0 = clamp((i + shift) / along, 0, 1);
          const u1 = clamp((i + 1 + shift) / along, 0, 1);
          patch(brush, face, u0, row / rows, u1, (row + 1) / rows, tone(0.8 + random() * 0.38), 0.7);
        }
        patch(brush, face, 0, (row + 0.82) / rows, 1, (row + 1) / rows, tone(0.42), 0.55);
      }
    }
  }
  ctx.strokeStyle = css(sunlit(light, mix(colour, [255, 250, 240], 0.3), exposure + 0.25));
  ctx.lineWidth = Math.max(0.008, 0.8 / px_per_unit);
  ctx.beginPath();
  ctx.moveTo(...face.at(0, 0));
  ctx.lineTo(...face.at(1, 0));
  ctx.stroke();
  ctx.strokeStyle = css(sunlit(light, scale(colour, 0.4), exposure * 0.5));
  ctx.beginPath();
  ctx.moveTo(...face.at(0, 1));
  ctx.lineTo(...face.at(1, 1));
  ctx.stroke();
  if (!isSnowed(brush)) return;
  const snow: Point[] = [face.at(0, -0.04), face.at(1, -0.04)];
  for (let i = 24; i >= 0; i--) snow.push(face.at(i / 24, 0.9 + random() * 0.14));
  fillLit(brush, snow, [238, 243, 252], exposure + 0.2);
}

/** A chimney with its cap; it smokes when it is cold or dark. */
export function chimney(
  brush: Brush,
  x: number,
  foot: number,
  top: number,
  w: number,
  colour: Rgb,
  smokes: boolean,
): void {
  const { ctx, light } = brush;
  const e = wallLight(brush);
  facade(brush, wall(x - w / 2, x + w * 0.2, top, top, foot, foot, e.front), colour, "brick");
  facade(brush, wall(x + w * 0.2, x + w / 2, top, top, foot, foot, e.right), colour, "brick");
  const cap: Point[] = [
    [x - w * 0.6, top - 0.02],
    [x + w * 0.6, top - 0.02],
    [x + w * 0.6, top + 0.012],
    [x - w * 0.6, top + 0.012],
  ];
  fillLit(brush, cap, isSnowed(brush) ? [238, 243, 252] : scale(colour, 0.8), e.front);
  if (!smokes) return;
  for (let i = 0; i < 26; i++) {
    const t = i / 26;
    const r = 0.018 + t * 0.075;
    const px = x + Math.sin(t * 4) * 0.03 + t * t * 0.22;
    const py = top - 0.03 - t * 0.42;
    const gradient = ctx.createRadialGradient(px, py, 0, px, py, r);
    const tone = mix(light.haze, [240, 238, 236], 0.3);
    gradient.addColorStop(0, css(tone, 0.3 * (1 - t)));
    gradient.addColorStop(1, css(tone, 0.001));
    ctx.fillStyle = gradient;
    ctx.fillRect(px - r, py - r, r * 2, r * 2);
  }
}

/** Smoke of works that drifts from a stack's mouth. */
export function smoke({ ctx, light, random }: Brush, x: number, top: number): void {
  for (let i = 0; i < 46; i++) {
    const t = i / 46;
    const r = 0.03 + t * 0.12;
    const px = x + t ** 1.4 * 0.5 + (random() - 0.5) * 0.05 * t;
    const py = top - 0.02 - t * 0.22 + (random() - 0.5) * 0.06 * t;
    oval(
      ctx,
      mix(sunlit(light, [120, 116, 116], 0.3), sunlit(light, [236, 230, 224], 0.7), random()),
      px,
      py,
      r,
      r * 0.8,
      0,
      0.12 * (1 - t),
    );
  }
}
