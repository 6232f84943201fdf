import { clamp, mix, smoothstep } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { canvasOfPixels, imageOf } from "#lib/render/scene/canvas.ts";
import { fractal } from "#lib/render/scene/random.ts";

/** Steam: a few veils that rise, fold and thin out; `phase` 0 and 1 are alike. */
export function steam(
  brush: Brush,
  { x = 0, y, height, half }: { x?: number; y: number; height: number; half: number },
  strength = 0.5,
): void {
  const { ctx, seed, phase } = brush;
  const cells = 4;
  const width = 56;
  const rows = 96;
  const tone = mix(mix(brush.light.ambient, brush.light.key, 0.6), [255, 255, 255], 0.55);
  const reach = half * 1.9;
  const canvas = canvasOfPixels(brush.createCanvas, width, rows, (px, py, out) => {
    const rise = 1 - (py + 0.5) / rows;
    const u = ((px + 0.5) / width) * 2 - 1;
    // Noise repeats every `cells` upwards: with its axes changed over it may scroll for ever.
    const scroll = rise * 1.5 - phase * cells;
    const bend = (fractal(scroll * 0.5 * 2 + 40, 3.7, seed + 3, 2, cells) - 0.5) * 1.5 * rise;
    const across = (u - bend) * (1.5 - rise * 0.55);
    const veil = fractal(scroll * 1 + 80, across * 2.3 + 9 + rise * 0.4, seed + 7, 3, cells);
    const curl = fractal(scroll * 1 + 16, across * 4.4 + 31, seed + 11, 2, cells);
    const threads = Math.exp(-(((veil - 0.5) / 0.085) ** 2)) * 0.65 + Math.exp(-(((curl - 0.52) / 0.1) ** 2)) * 0.35;
    const body = Math.exp(-((across * 1.55) ** 2) * 2);
    const fade = smoothstep(0, 0.2, rise) * smoothstep(1, 0.42, rise);
    out[0] = tone[0];
    out[1] = tone[1];
    out[2] = tone[2];
    out[3] = 255 * clamp(strength * body * fade * (0.22 + threads * 0.8), 0, 1) * smoothstep(1, 0.75, Math.abs(u));
  });
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(imageOf(canvas), x - reach, y - height, reach * 2, height);
}
