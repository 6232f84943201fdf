import { clamp, mixInto, rgb, scale, smoothstep, type Rgb, type Tone } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { fractal, ridges } from "#lib/render/scene/random.ts";
import { paintLand } from "./relief.ts";
import { seasonOf } from "./season.ts";
import { creases, grain } from "./weave.ts";

/** A wall of rock in units of its height. */
export interface Cliffs {
  stone: Rgb;
  /** Height of its brow at x. */
  top(x: number): number;
  /** 1 where the rock stands, 0 beyond its ends. */
  end(x: number): number;
  /** How far the face stands back at x. */
  recess(x: number): number;
  /** What grows or lies on what is level. */
  cover: Rgb;
  wet?: (x: number, h: number) => number;
}

/** Heights of the ledges, in shares of the wall's. */
const ledges = [0.3, 0.55, 0.8, 1];

/** A cliff as a form: buttresses, chimneys and ledges, screes at its foot, turf or snow on its brow. */
export function paintCliffs(brush: Brush, cliffs: Cliffs): void {
  const { seed, window } = brush;
  const period = window.right - window.left;
  const at = (u: number) => window.left + u * period;
  const { stone } = cliffs;
  const [shaded, sunlit, cracked] = [scale(stone, 0.55), scale(stone, 1.15), scale(stone, 0.3)];
  const rock: Tone = [0, 0, 0];
  const faces = new Map<number, ReturnType<typeof faceAt>>();
  /** What is the same from near to far. */
  const faceAt = (x: number) => {
    const buttress = ridges(x * 1.1 + 30, 0.5, seed + 2, 4, 256);
    const jags = ledges.map((_, i) => (fractal(x * 2.6 + 20 + i * 9, 1.5, seed + i, 3, 512) - 0.5) * 0.14);
    return { buttress, recess: cliffs.recess(x), top: cliffs.top(x), end: cliffs.end(x), jags };
  };
  paintLand(brush, {
    depth: 1.1,
    tilt: 0,
    alone: true,
    rows: 120,
    veil: 0.04,
    mist: 0.05,
    most_px: 500_000,
    height(u, z) {
      const x = at(u);
      let known = faces.get(u);
      if (known === undefined) faces.set(u, (known = faceAt(x)));
      const { buttress, end, jags } = known;
      const rib = fractal(x * 7 + 40, z * 3, seed + 4, 3, 1024) - 0.5;
      const face = 0.5 - buttress * 0.46 + known.recess + rib * 0.12;
      const crest = known.top + rib * 0.05;
      let highest = 0.1 * smoothstep(face - 0.3, face, z) * (0.4 + buttress);
      for (let i = 0; i < ledges.length; i++) {
        const back = face + i * 0.07 + jags[i]!;
        highest = Math.max(highest, crest * ledges[i]! * smoothstep(back - 0.05, back + 0.04, z));
      }
      return Math.max(0, highest * end + rib * 0.02 * end);
    },
    albedo(spot) {
      const x = at(spot.u);
      const g = grain(x * 0.9, spot.h * 1.1 + spot.z * 0.3);
      const crack = creases(x * 1.3 + spot.h * 0.12, spot.h * 0.55);
      const strata = grain(x * 0.3, spot.h * 3.1 + x * 0.25);
      mixInto(rock, shaded, sunlit, clamp(g * 0.5 + strata * 0.55 - 0.05, 0, 1));
      mixInto(rock, rock, cracked, smoothstep(0.55, 0.95, crack) * 0.55);
      const wet = cliffs.wet?.(x, spot.h) ?? 0;
      if (wet > 0) for (let i = 0; i < 3; i++) rock[i]! *= 1 - wet * 0.4;
      const grown = smoothstep(0.5, 0.78, spot.level + (g - 0.5) * 0.4) + wet * smoothstep(0.5, 0.7, g) * 0.7;
      const leaves = 0.75 + grain(x * 5, spot.z * 5 + spot.h) * 0.5;
      return mixInto(rock, rock, cliffs.cover, clamp(grown, 0, 0.95), leaves);
    },
  });
}

/** A headland of rock that falls away to both sides. */
export function paintCrag(brush: Brush): void {
  const { seed, light } = brush;
  const snowy = light.weather === "snow" || light.weather === "storm" || seasonOf(brush) === "winter";
  paintCliffs(brush, {
    stone: brush.colour ?? rgb("#7c756e"),
    top(x) {
      const plateau = smoothstep(1.55, 0.5, Math.abs(x + 0.1)) ** 0.85;
      return 0.1 + 0.8 * plateau + (fractal(x * 2.3 + 40, 2.5, seed, 4, 128) - 0.5) * 0.2;
    },
    end: (x) => smoothstep(1.6, 1.25, Math.abs(x) + (fractal(x * 3 + 60, 1.5, seed + 3, 2, 128) - 0.5) * 0.16),
    recess: () => 0,
    cover: snowy ? rgb("#e8eef8") : rgb("#68843c"),
  });
}
