import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { body, facet, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { sunAcross } from "#lib/render/scene/elements/shapes/street-fronts.ts";
import { machiya } from "#lib/render/scene/elements/shapes/village-fronts.ts";
import { paperLantern } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

const red: Rgb = [196, 58, 40];

/** Houses with lanterns under the eaves. */
function houses(c: Chamber, wide: number): void {
  const count = Math.max(2, Math.round(c.width / wide));
  const step = c.width / count;
  for (let i = 0; i < count; i++) machiya(c, c.left + i * step + 0.12, step - 0.24, 5.6 + c.random() * 0.9);
  for (let i = 0; i < count; i++)
    for (const at of [0.22, 0.5, 0.93])
      paperLantern(
        c,
        c.left + (i + at) * step,
        -2.45,
        0.34,
        at === 0.93 ? 0.6 : 0.4,
        at === 0.93 ? [236, 226, 200] : red,
      );
  sunAcross(c, 3);
  panel(c.ctx, rgb("#6a665e"), c.left, -0.08, c.width, 0.3);
  panelAlpha(c.ctx, [0, 0, 0], 0.35, c.left, -0.25, c.width, 0.18);
}

/** The gate of a shrine. */
function torii(c: Chamber, x: number, h: number): void {
  const { ctx } = c;
  const w = h * 0.42;
  for (const dir of [-1, 1]) {
    body(c, red, x + dir * w - h * 0.045, -h * 0.94, h * 0.09, h * 0.94);
    body(c, [40, 34, 34], x + dir * w - h * 0.055, -h * 0.07, h * 0.11, h * 0.07);
  }
  body(c, red, x - w * 1.15, -h * 0.72, w * 2.3, h * 0.07);
  body(c, scale(red, 0.8), x - h * 0.03, -h * 0.86, h * 0.06, h * 0.16);
  facet(ctx, scale(red, 1.1), [
    x - w * 1.36,
    -h * 0.98,
    x,
    -h * 0.9,
    x + w * 1.36,
    -h * 0.98,
    x + w * 1.3,
    -h * 0.87,
    x,
    -h * 0.83,
    x - w * 1.3,
    -h * 0.87,
  ]);
  facet(
    ctx,
    [44, 38, 40],
    [
      x - w * 1.42,
      -h * 1.04,
      x,
      -h * 0.95,
      x + w * 1.42,
      -h * 1.04,
      x + w * 1.36,
      -h * 0.97,
      x,
      -h * 0.9,
      x - w * 1.36,
      -h * 0.97,
    ],
  );
}

/** Roofs over roofs that turn up at their corners. */
function pagoda(c: Chamber, x: number, h: number): void {
  const { ctx } = c;
  const tile = c.light.weather === "snow" ? ([222, 230, 240] as Rgb) : rgb("#4a5058");
  for (let level = 0; level < 5; level++) {
    const w = h * (0.22 - level * 0.026);
    const y = -h * (0.14 + level * 0.15);
    body(c, mix(red, [120, 80, 60], 0.35), x - w * 0.7, y - h * 0.02, w * 1.4, h * 0.1);
    for (let i = 0; i < 4; i++)
      panelAlpha(
        ctx,
        [255, 206, 134],
        0.35 + 0.5 * c.light.night,
        x - w * 0.5 + i * w * 0.28,
        y + h * 0.02,
        w * 0.16,
        h * 0.05,
      );
    facet(ctx, tile, [
      x - w * 1.35,
      y - h * 0.035,
      x - w * 0.9,
      y - h * 0.03,
      x - w * 0.45,
      y - h * 0.08,
      x + w * 0.45,
      y - h * 0.08,
      x + w * 0.9,
      y - h * 0.03,
      x + w * 1.35,
      y - h * 0.035,
      x + w * 1.1,
      y,
      x - w * 1.1,
      y,
    ]);
  }
  panel(ctx, [120, 96, 60], x - h * 0.006, -h, h * 0.012, h * 0.2);
}

function end(c: Chamber): void {
  const shrine = c.brush.variants.has("shrine");
  for (let i = 0; i < c.width * 5; i++) {
    const x = c.left + c.random() * c.width;
    oval(
      c.ctx,
      mix([38, 56, 44], [90, 116, 70], c.random() * 0.7),
      x,
      -c.random() * 4.4 - 0.2,
      0.5 + c.random() * 0.5,
      0.35 + c.random() * 0.3,
    );
  }
  pagoda(c, c.left + c.width * 0.62, 10.5);
  if (!shrine) houses(c, 6.4);
  torii(c, c.left + c.width * (shrine ? 0.5 : 0.25), shrine ? 8 : 4.6);
}

export const japaneseStreetWalls: Walls = { back: end, side: (c) => houses(c, 6.4) };
