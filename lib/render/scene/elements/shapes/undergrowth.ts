import { clamp, css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { paintLeaves, type Clump } from "./leaves.ts";
import { seasonOf } from "./season.ts";
import { massExposure, sunlit, towardsKey } from "./sunlight.ts";

/** A rounded shrub of height 1 at the origin, of clumps. */
export function paintShrub(brush: Brush, colour: Rgb, leaf = 0.045): void {
  const { random, ctx } = brush;
  const clumps: Clump[] = Array.from({ length: 34 }, (_, i) => {
    const r = 0.15 + random() * 0.1;
    // A third of the clumps lie on the ground, so that the shrub stands on its whole width.
    if (i % 3 === 0) return { x: (random() * 2 - 1) * 0.66, y: -0.1 - random() * 0.06, rx: r, ry: 0.11 };
    const angle = -Math.PI * random();
    const reach = Math.sqrt(random()) * 0.8;
    return { x: Math.cos(angle) * reach * 0.74, y: -0.2 + Math.sin(angle) * reach * 0.7, rx: r, ry: r * 0.8 };
  }).sort((a, b) => a.y - b.y + (random() - 0.5) * 0.2);
  const middle: Clump = { x: 0, y: -0.4, rx: 0.85, ry: 0.62 };
  const snow = brush.light.weather === "snow" ? 0.7 : 0;
  const dim = { colour: scale(colour, 0.5), second: scale(colour, 0.42), leaf: leaf * 1.6, hang: 0.1, dense: 1.1 };
  paintLeaves(brush, ctx, random, clumps, middle, dim, 0);
  paintLeaves(
    brush,
    ctx,
    random,
    clumps,
    middle,
    { colour, second: mix(colour, rgb("#a8b45a"), 0.3), leaf, hang: 0.1, dense: 0.9 },
    snow,
  );
}

/** A fern of height 1: fronds that arch from one heart, their leaflets shorter towards the tip. */
export function paintFern(brush: Brush, colour: Rgb): void {
  const { random, ctx, light } = brush;
  const [kx, ky] = towardsKey(brush);
  const fronds = 15;
  const order = Array.from({ length: fronds }, (_, i) => (i / (fronds - 1)) * 2 - 1).sort(
    (a, b) => Math.abs(b) - Math.abs(a),
  );
  for (const side of order) {
    const angle = -Math.PI / 2 + side * 1.05 + (random() - 0.5) * 0.2;
    const long = 0.78 + random() * 0.34;
    const drop = 0.14 + Math.abs(side) * 0.5;
    const e = massExposure(light, clamp(Math.cos(angle) * kx - Math.sin(angle) * ky * -0.3, -1, 1), 0.7);
    const tone = mix(colour, [240, 240, 140], Math.max(0, e - 0.5) * 0.35);
    const steps = 34;
    for (let half = -1; half <= 1; half += 2) {
      ctx.fillStyle = css(sunlit(light, scale(tone, half < 0 ? 0.8 : 1), e * (half < 0 ? 0.7 : 1), 0.7));
      ctx.beginPath();
      for (let i = 2; i < steps; i++) {
        const t = i / steps;
        const x = Math.cos(angle) * long * t;
        const y = Math.sin(angle) * long * t + drop * t * t;
        const slopeX = Math.cos(angle) * long;
        const slopeY = Math.sin(angle) * long + 2 * drop * t;
        const n = Math.hypot(slopeX, slopeY);
        const reach = 0.17 * Math.sin(Math.PI * (0.12 + t * 0.86)) * half;
        const tx = x + (-slopeY / n) * reach + (slopeX / n) * Math.abs(reach) * 0.55;
        const ty = y + (slopeX / n) * reach + (slopeY / n) * Math.abs(reach) * 0.55 + 0.012;
        const wx = (slopeX / n) * 0.0075;
        const wy = (slopeY / n) * 0.0075;
        ctx.moveTo(x - wx, y - wy);
        ctx.quadraticCurveTo((x + tx) / 2 - wx * 1.6, (y + ty) / 2 - wy * 1.6, tx, ty);
        ctx.quadraticCurveTo((x + tx) / 2 + wx * 1.6, (y + ty) / 2 + wy * 1.6, x + wx, y + wy);
      }
      ctx.fill();
    }
  }
}

/** Colour of what grows under trees in its season. */
export function undergrowthColour(brush: Brush): Rgb {
  const season = seasonOf(brush);
  return season === "autumn"
    ? rgb("#9a6a30")
    : season === "winter"
      ? rgb("#7d7468")
      : season === "spring"
        ? rgb("#7d9c45")
        : rgb("#4f7034");
}
