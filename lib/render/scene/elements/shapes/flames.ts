import { clamp, css, mix, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import { canvasOfPixels, imageOf } from "#lib/render/scene/canvas.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { fractal } from "#lib/render/scene/random.ts";

const ember: Rgb = [196, 38, 10];
const orange: Rgb = [255, 124, 26];
const gold: Rgb = [255, 206, 96];
const whiteHot: Rgb = [255, 250, 222];

const heatColour = (heat: number): Rgb =>
  heat < 0.36
    ? mix(ember, orange, heat / 0.36)
    : heat < 0.7
      ? mix(orange, gold, (heat - 0.36) / 0.34)
      : mix(gold, whiteHot, clamp((heat - 0.7) / 0.3, 0, 1));

/** Fire that climbs, folds over and tears off; `phase` 0 and 1 are alike. */
export function flames(brush: Brush, x0: number, base: number, height: number, half: number): void {
  const { ctx, seed, phase, px_per_unit } = brush;
  const rows = clamp(Math.round(height * px_per_unit * 0.55), 40, 190);
  const columns = clamp(Math.round(half * 3 * px_per_unit * 0.55), 24, 150);
  const sway = Math.sin(phase * Math.PI * 2) * 0.06;
  const canvas = canvasOfPixels(brush.createCanvas, columns, rows, (px, py, out) => {
    const h = 1 - (py + 0.5) / rows;
    const x = (((px + 0.5) / columns) * 2 - 1) * 1.5;
    // Noise repeats along its first axis, so the fire may climb for ever.
    const slow = fractal(h * 2 - phase * 4 + 64, x * 1.1 + 5, seed, 2, 4) - 0.5;
    const bent = x + slow * 1.5 * h + sway * h * 2;
    const wide = (1 - h) ** 0.7 * (0.62 + 0.5 * smoothstep(0, 0.22, h));
    const edge = 1 - Math.abs(bent) / Math.max(0.03, wide);
    if (edge < -0.9) return;
    const fine = fractal(h * 3 - phase * 8 + 64 + bent * 0.2, bent * 2.3 + 11, seed + 7, 3, 8);
    const tongue = fractal(h * 1.5 - phase * 4 + 64, bent * 3.1 + 3, seed + 13, 2, 4);
    const heat = edge * 0.95 + 0.34 - (1 - fine) * (0.3 + h * 0.85) - (0.62 - tongue) * h * 1.5;
    if (heat <= 0) return;
    const colour = heatColour(clamp(heat * 1.05 * (1.1 - h * 0.45), 0, 1));
    out[0] = colour[0];
    out[1] = colour[1];
    out[2] = colour[2];
    out[3] = 255 * smoothstep(0, 0.26, heat) * smoothstep(0, 0.05, h) * (0.96 - 0.25 * h);
  });
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(imageOf(canvas), x0 - half * 1.5, base - height, half * 3, height);
}

/** Sparks that fly up from a fire. */
export function sparks(brush: Brush, x0: number, base: number, height: number, count: number): void {
  const { ctx, phase, random } = brush;
  for (let i = 0; i < count; i++) {
    const [start, drift, size, x] = [random(), random() - 0.5, random(), random() - 0.5];
    const t = (start + phase) % 1;
    const alpha = Math.sin(Math.PI * t) ** 0.6 * (1 - t * 0.5);
    ctx.fillStyle = css(mix(gold, orange, t), alpha);
    ctx.beginPath();
    ctx.arc(x0 + x * 0.3 + drift * t * 0.9 + Math.sin(t * 9 + i) * 0.04, base - t * height, 0.004 + size * 0.007, 0, 7);
    ctx.fill();
  }
}

/** A single flame on a wick: blue at its root, dark about the wick, white above, soft at the tip. */
export function wickFlame(brush: Brush, x0: number, foot: number, height: number): void {
  const { ctx, phase } = brush;
  const sway = Math.sin(phase * Math.PI * 2) * 0.5 + Math.sin(phase * Math.PI * 4 + 1) * 0.3;
  const canvas = canvasOfPixels(brush.createCanvas, 40, 96, (px, py, out) => {
    const h = 1 - (py + 0.5) / 96;
    const x = ((px + 0.5) / 40) * 2 - 1 - sway * 0.2 * h * h;
    const wide = 0.62 * Math.sin(Math.PI * Math.min(1, h * 0.96 + 0.04) ** 0.62) ** 0.9;
    const edge = 1 - Math.abs(x) / Math.max(0.01, wide);
    if (edge <= 0) return;
    const core = smoothstep(0.05, 0.65, edge) * smoothstep(0.12, 0.36, h);
    const colour = mix(mix([255, 132, 30], whiteHot, core), [70, 110, 255], smoothstep(0.2, 0.02, h) * 0.75);
    out[0] = colour[0];
    out[1] = colour[1];
    out[2] = colour[2];
    out[3] = 255 * smoothstep(0, 0.34, edge) * (0.35 + 0.65 * smoothstep(0.02, 0.3, h));
  });
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(imageOf(canvas), x0 - height * 0.21, foot - height, height * 0.42, height);
}
