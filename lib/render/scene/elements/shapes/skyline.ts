import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { litColour } from "#lib/render/scene/light.ts";
import { panel, panelAlpha } from "./chamber.ts";
import { block, decoTower, futureTower, modernTower, neon, oldHouse, warm, type Site } from "./city-blocks.ts";
import { oval } from "./strokes.ts";

export type Era = "modern" | "deco" | "future" | "old";

const stones: Record<Era, readonly Rgb[]> = {
  modern: ["#6a7684", "#8a9098", "#56636f", "#9a948c", "#74808a"].map(rgb),
  deco: ["#8a7a68", "#9a8a74", "#76675c", "#a3947e", "#6a6260"].map(rgb),
  future: ["#4a5468", "#5c6880", "#3e4860", "#6a7490"].map(rgb),
  old: ["#c2ad8c", "#b59878", "#d0c0a4", "#a58870", "#bfb09c"].map(rgb),
};

function eraOf(brush: Brush): Era {
  const { variants } = brush;
  if (variants.has("futuristic")) return "future";
  if (variants.has("new_york")) return "deco";
  if (variants.has("paris")) return "old";
  return "modern";
}

/** A skyline in four depths with haze between them. */
export function cityOf(kind?: Era): (brush: Brush) => void {
  return (brush) => paintCity(brush, kind ?? eraOf(brush));
}

function paintCity(brush: Brush, era: Era): void {
  const { ctx, random, window, light } = brush;
  const period = window.right - window.left;
  const rows = 4;
  for (let row = 0; row < rows; row++) {
    const near = row / (rows - 1);
    const site: Site = { brush, near };
    const width = era === "old" ? 0.11 + near * 0.07 : 0.12 + near * 0.07;
    const count = Math.max(3, Math.round(period / (width * (era === "future" ? 1.3 : 1))));
    for (let i = 0; i < count; i++) {
      const x = window.left + (i / count) * period + random() * width * 0.2;
      const w = Math.min((period / count) * (0.78 + random() * 0.3), window.right - x);
      const tone = stones[era][Math.floor(random() * stones[era].length)]!;
      // Towers crowd together as they do downtown: one rise per period.
      const crowd = 0.5 + 0.5 * Math.cos(((i / count) * 2 - 0.7) * Math.PI);
      const tall =
        row === 0
          ? 0.42 + crowd * 0.5 * random() ** 0.6
          : row === 1
            ? 0.3 + crowd * 0.48 * random()
            : row === 2
              ? 0.16 + random() ** 2 * 0.36
              : 0.07 + random() * 0.15;
      if (w < 0.02) continue;
      if (era === "old") oldHouse(site, tone, x, w, 0.2 + (1 - near) * 0.16 + random() * 0.08 - near * 0.04);
      else if (era === "deco") decoTower(site, tone, x, w, tall * 0.9);
      else if (era === "future") futureTower(site, tone, x, w, tall * 0.96);
      else modernTower(site, tone, x, w, tall * 0.94);
    }
    const mist = ctx.createLinearGradient(0, -0.6, 0, 0.02);
    mist.addColorStop(0, css(light.haze, 0));
    mist.addColorStop(1, css(light.haze, 0.5 * (1 - near)));
    ctx.globalCompositeOperation = "source-atop";
    ctx.fillStyle = mist;
    ctx.fillRect(window.left, -0.6, period, 0.64);
    ctx.globalCompositeOperation = "source-over";
    if (light.night > 0.3 && row > 0)
      for (let i = 0; i < period * 6; i++)
        brush.glow({
          x: window.left + random() * period,
          y: -0.01 - random() * 0.1,
          radius: 0.07,
          colour: era === "future" ? neon[i % 4]! : warm,
          strength: 0.28 * light.night,
        });
  }
  if (era === "future")
    for (let i = 0; i < period * 5; i++) {
      const [x, y] = [window.left + random() * period, -0.15 - random() * 0.5];
      oval(ctx, [255, 244, 214], x, y, 0.006, 0.0025);
      brush.glow({ x, y, radius: 0.025, colour: [160, 210, 255], strength: 0.5 });
    }
}

/** A single tall tower of glass: bays that mirror the sky, a lit crown, a mast. */
export function paintSkyscraper(brush: Brush): void {
  const { ctx, light, random } = brush;
  const glass = brush.colour ?? rgb("#587086");
  const site: Site = { brush, near: 1 };
  for (const [x, w, top, bottom] of [
    [-0.036, 0.072, -0.95, -0.8],
    [-0.062, 0.124, -0.82, -0.46],
    [-0.086, 0.172, -0.48, 0.01],
  ] as const) {
    block(site, glass, x, w, top, bottom);
    // The sky slides over the glass.
    const sheen = ctx.createLinearGradient(x, top, x + w, bottom);
    for (const [at, colour, alpha] of [
      [0, light.upper, 0.5],
      [0.3, light.horizon, 0.1],
      [0.46, light.halo, 0.42],
      [0.54, light.horizon, 0.06],
      [1, light.upper, 0.18],
    ] as const)
      sheen.addColorStop(at, css(colour, alpha * (1 - light.night * 0.75)));
    ctx.fillStyle = sheen;
    ctx.fillRect(x, top, w, bottom - top);
    for (let i = 1; i < 6; i++) panelAlpha(ctx, [0, 0, 0], 0.2, x + (i * w) / 6, top, 0.0016, bottom - top);
    panelAlpha(ctx, mix(light.rim, [255, 255, 255], 0.3), 0.55, x, top, w, 0.004);
    panelAlpha(ctx, [0, 0, 0], 0.3, x, bottom - 0.012, w, 0.012);
  }
  panel(ctx, mix(litColour(light, glass, 0.5), light.haze, 0.1), -0.0025, -1.03, 0.005, 0.09);
  for (let i = 0; i < 3; i++)
    panelAlpha(ctx, mix(warm, [255, 255, 255], 0.4), 0.3 + light.night * 0.6, -0.034, -0.945 + i * 0.012, 0.068, 0.004);
  panel(ctx, scale(litColour(light, glass, 0.3), 0.6), -0.11, -0.02, 0.22, 0.035);
  panelAlpha(ctx, warm, 0.35 + light.night * 0.6, -0.1, -0.014, 0.2, 0.014);
  if (light.night > 0.3)
    for (let i = 0; i < 8; i++)
      brush.glow({ x: (random() - 0.5) * 0.15, y: -random() * 0.9, radius: 0.08, colour: warm, strength: 0.16 });
  brush.glow({ x: 0, y: -1.03, radius: 0.05, colour: [255, 70, 60], strength: 0.9 });
}
