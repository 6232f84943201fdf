import { mix, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import { finish } from "./finish.ts";
import { darken, speckle, tint } from "./grain.ts";
import { sheet, type Solid } from "./solid.ts";

/** A leaf that bends over its middle rib. */
export const leaf = (green: Rgb, length: number, width: number, seed: number): Solid =>
  sheet(
    finish(green, {
      rough: 0.5,
      gloss: 0.45,
      soft: 0.5,
      surface: (s) => {
        const rib = Math.abs(s.z) / width;
        tint(s, mix(green, [220, 236, 150], 0.5), smoothstep(0.07, 0.01, rib) * 0.7);
        darken(s, 0.86 + speckle(s.x * 30, s.z * 60, 0, seed) * 0.28);
      },
    }),
    14,
    8,
    (u, v) => {
      const half = width * Math.sin(Math.PI * u ** 0.8) ** 0.8 * (v - 0.5);
      return [
        length * u,
        Math.sin(u * 2.6) * length * 0.16 -
          Math.abs(v - 0.5) ** 1.5 * width * 0.5 +
          Math.sin(u * 9 + seed) * length * 0.02,
        half,
      ];
    },
  );
