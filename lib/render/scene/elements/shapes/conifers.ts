import type { Variants } from "#lib/elements/variants.ts";
import { clamp, css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { Random } from "#lib/render/scene/random.ts";
import { limb } from "./strokes.ts";
import { massExposure, sunlit, towardsKey } from "./sunlight.ts";

export interface ConiferKind {
  /** Reach of the lowest boughs, in shares of the height. */
  reach: number;
  /** Where the lowest boughs leave the trunk. */
  foot: number;
  whorls: number;
  /** How far boughs hang: 0 level, 1 steep. */
  droop: number;
  colour: Rgb;
}

export const spruce: ConiferKind = { reach: 0.21, foot: 0.07, whorls: 24, droop: 0.5, colour: rgb("#4b7352") };
export const fir: ConiferKind = { reach: 0.17, foot: 0.04, whorls: 28, droop: 0.25, colour: rgb("#41694d") };
export const larch: ConiferKind = { reach: 0.17, foot: 0.18, whorls: 18, droop: 0.3, colour: rgb("#c99a3a") };

const steps = 6;

/** A conifer of height 1 at the origin: whorls of hanging boughs, gaps through which the trunk shows, snow on top. */
export function paintConifer(
  brush: Brush,
  ctx: CanvasRenderingContext2D,
  random: Random,
  kind: ConiferKind,
  snow: number,
): void {
  const { light, px_per_unit } = brush;
  const [kx, ky] = towardsKey(brush);
  const base = brush.colour ?? kind.colour;
  const bark = sunlit(light, rgb("#5a4434"), 0.3);
  limb(
    ctx,
    bark,
    [
      [0, 0.012],
      [0, -0.5],
      [0, -0.97],
    ],
    [0.034, 0.02, 0.004],
  );
  const shades = Array.from({ length: steps }, (_, i) => {
    const e = (i / (steps - 1)) ** 1.2 * 1.05;
    const albedo = mix(
      mix(scale(base, 0.66 + e * 0.5), [26, 44, 66], (1 - e) * 0.25),
      [236, 220, 130],
      Math.max(0, e - 0.6) * 0.3,
    );
    return css(sunlit(light, albedo, e, 0.82 + light.back * 0.14));
  });
  const whites = Array.from({ length: steps }, (_, i) =>
    css(sunlit(light, [234, 241, 252], 0.12 + (i / (steps - 1)) * 0.85)),
  );
  const whorls = px_per_unit < 90 ? Math.round(kind.whorls * 0.6) : kind.whorls;
  const needle = Math.max(0.5 / px_per_unit, 0.0035);
  for (let w = 0; w < whorls; w++) {
    const share = (w + random() * 0.5) / whorls;
    const y = -kind.foot - share * (0.98 - kind.foot);
    const gap = random() < 0.12 ? 0.55 : 1;
    const reach = kind.reach * ((1 - share) ** 0.86 + 0.03) * (0.8 + random() * 0.35) * gap;
    const boughs = px_per_unit < 90 ? 7 : 11;
    // From those that point away to those that point at the lens.
    const turns = Array.from({ length: boughs }, (_, i) => (i / boughs) * Math.PI * 2 + random() * 0.7);
    turns.sort((a, b) => Math.sin(a) - Math.sin(b));
    for (const turn of turns) {
      const across = Math.cos(turn);
      const near = Math.sin(turn);
      const long = reach * (0.75 + random() * 0.4);
      const tipX = across * long;
      const fall = long * (kind.droop + 0.22 * near) * (0.7 + 0.6 * (1 - share)) + 0.006;
      const tipY = y + fall;
      const facing = clamp(across * kx * 1.1 - near * 0.25 * (light.back - 0.4) + (share - 0.5) * -ky * 0.5, -1, 1);
      const e = massExposure(light, facing, Math.abs(across)) * (near < -0.3 ? 0.6 : 1);
      const drops = Math.max(5, Math.round(long / (needle * 2.4)));
      for (let pass = 0; pass < 2; pass++) {
        const tone = Math.round(clamp(e * (pass ? 1 : 0.45) + (random() - 0.5) * 0.1, 0, 1) * (steps - 1));
        ctx.strokeStyle = shades[tone]!;
        ctx.lineWidth = needle * (pass ? 1.1 : 2.2);
        ctx.beginPath();
        for (let i = 0; i < drops; i++) {
          const t = (i + random() * 0.8) / drops;
          // A bough sags and turns up again at its tip.
          const bx = tipX * t;
          const by = y + (tipY - y) * (t - 0.28 * t ** 3) - (pass ? needle : 0);
          const hang = long * (0.2 + 0.16 * random()) * (1 - t * 0.55) * (pass ? 0.55 : 1);
          ctx.moveTo(bx, by);
          ctx.lineTo(bx + across * hang * 0.55 + (random() - 0.5) * hang * 0.5, by + hang * 0.72);
        }
        ctx.stroke();
      }
      if (snow > 0 && random() < snow && near > -0.6) {
        ctx.strokeStyle = whites[Math.round(clamp(e * 0.9 + 0.2, 0, 1) * (steps - 1))]!;
        ctx.lineWidth = needle * (1.8 + random() * 1.6);
        ctx.beginPath();
        ctx.moveTo(tipX * 0.18, y + (tipY - y) * 0.15 - needle);
        ctx.quadraticCurveTo(tipX * 0.6, y + (tipY - y) * 0.5 - needle * 1.4, tipX * 0.97, y + (tipY - y) * 0.72);
        ctx.stroke();
      }
    }
  }
}

/** The conifer that the words name. */
export function conifersOf(variants: Variants): ConiferKind {
  if (variants.has("larch")) return larch;
  return variants.has("christmas") ? fir : spruce;
}
