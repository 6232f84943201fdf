import { clamp, mix, rgb, smoothstep } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { litColour } from "#lib/render/scene/light.ts";
import { fractal, ridges } from "#lib/render/scene/random.ts";
import { pixels } from "./strokes.ts";

/** A headland of rock with lit facets, snow or grass on its top. */
export function paintCrag(brush: Brush): void {
  const { seed, light } = brush;
  const stone = [rgb("#2c2d33"), rgb("#8b857e")] as const;
  const cover = light.weather === "snow" || light.weather === "storm" ? rgb("#e6edf8") : rgb("#5f7a3a");
  const side = light.side < 0 ? -1 : 1;
  pixels(brush, (x, y, out) => {
    const h = -y;
    const plateau = smoothstep(1.5, 0.55, Math.abs(x + 0.1)) ** 0.8;
    const crest =
      (0.16 + 0.72 * plateau) * smoothstep(1.6, 1.2, Math.abs(x)) +
      (fractal(x * 3.1 + 40, 2.5, seed, 5, 128) - 0.5) * 0.3 * smoothstep(1.6, 1.1, Math.abs(x));
    const depth = crest - h;
    if (depth < 0 || h < -0.04) return;
    const here = ridges(x * 2.6 + depth * side * 1.1 + 30, y * 2.2 + 9, seed + 5, 6, 128);
    const there = ridges(x * 2.6 + depth * side * 1.1 + 30 + side * 0.12, y * 2.2 + 8.92, seed + 5, 6, 128);
    const slope = (here - there) * 3.6;
    const exposure = clamp(0.4 + slope + smoothstep(0.12, 0, depth) * 0.3 - light.back * 0.1, 0.03, 1.1);
    const top = smoothstep(0.16, 0.02, depth + (here - 0.5) * 0.2) + smoothstep(0.2, 0.5, slope) * 0.35;
    const albedo = mix(mix(stone[0], stone[1], clamp(here * 1.1 - 0.1, 0, 1)), cover, clamp(top, 0, 0.92));
    const colour = litColour(light, albedo, exposure);
    out[0] = colour[0];
    out[1] = colour[1];
    out[2] = colour[2];
    out[3] = 255 * smoothstep(0, 1.5 / brush.px_per_unit, depth);
  });
}
