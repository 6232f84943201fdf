import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import {
  along,
  body,
  down,
  facet,
  panel,
  panelAlpha,
  type Chamber,
} from "#lib/render/scene/elements/shapes/chamber.ts";
import { candles, paperLantern } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { traceOpening } from "#lib/render/scene/elements/shapes/openings.ts";
import { band, planks, stones, whole } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { banner, column } from "#lib/render/scene/elements/shapes/wall-things.ts";
import { oval, trace } from "#lib/render/scene/elements/shapes/strokes.ts";

const red: Rgb = [150, 40, 32];

/** A seated figure of gold in a ring of light. */
function idol(c: Chamber, x: number, base: number, h: number): void {
  const { ctx } = c;
  const gold = rgb("#c9973c");
  const [a, b] = c.key > 0 ? [0.4, 1.35] : [1.35, 0.4];
  const fill = along(ctx, x - h * 0.4, x + h * 0.4, scale(gold, a), gold, scale(gold, b));
  oval(ctx, scale(gold, 0.55), x, base - h * 0.72, h * 0.36, h * 0.36);
  oval(ctx, rgb("#7a2c20"), x, base - h * 0.72, h * 0.32, h * 0.32);
  const shapes: [number, number][][] = [
    [
      [-0.46, 0],
      [-0.44, -0.14],
      [-0.2, -0.22],
      [0.2, -0.22],
      [0.44, -0.14],
      [0.46, 0],
    ],
    [
      [-0.2, -0.15],
      [-0.25, -0.38],
      [-0.22, -0.54],
      [-0.07, -0.6],
      [0.07, -0.6],
      [0.22, -0.54],
      [0.25, -0.38],
      [0.2, -0.15],
    ],
    [
      [-0.1, -0.62],
      [-0.12, -0.74],
      [-0.09, -0.84],
      [0, -0.9],
      [0.09, -0.84],
      [0.12, -0.74],
      [0.1, -0.62],
      [0, -0.58],
    ],
    [
      [-0.05, -0.86],
      [-0.04, -0.93],
      [0, -0.97],
      [0.04, -0.93],
      [0.05, -0.86],
    ],
  ];
  for (const points of shapes) {
    trace(
      ctx,
      points.map(([px, py]) => [x + px * h, base + py * h] as const),
      true,
    );
    ctx.fillStyle = fill;
    ctx.fill();
  }
  panelAlpha(ctx, [60, 34, 16], 0.45, x - h * 0.16, base - h * 0.24, h * 0.32, h * 0.02, h * 0.01);
  for (let i = 0; i < 9; i++) {
    const at = x + (i - 4) * h * 0.12;
    ctx.beginPath();
    ctx.ellipse(at, base + h * 0.04, h * 0.075, h * 0.1, 0, Math.PI, 0);
    ctx.fillStyle = css(scale(gold, 0.8 + (i % 2) * 0.25));
    ctx.fill();
  }
  c.pool({ x, y: base - h * 0.6, rx: h * 1.3, colour: [255, 200, 110], strength: 0.9 });
  c.shine(() =>
    c.brush.glow({ x, y: base - h * 0.7, radius: h * 0.9, colour: [255, 196, 100], strength: 0.4, flicker: 0.15 }),
  );
}

function back(c: Chamber): void {
  const mid = c.middle;
  if (c.brush.variants.has("eastern_temple")) {
    planks(c, rgb("#5a3424"), whole(c), 0.3);
    panel(c.ctx, red, c.left, -c.height, c.width, 1.1);
    for (let x = c.left + 0.2; x < c.right; x += 0.7) panel(c.ctx, [196, 150, 66], x, -c.height + 0.3, 0.4, 0.5, 0.06);
    facet(c.ctx, down(c.ctx, -5, -1, [60, 22, 18], [112, 44, 30]), [
      mid - 2,
      -4.6,
      mid + 2,
      -4.6,
      mid + 2,
      -1,
      mid - 2,
      -1,
    ]);
    body(c, rgb("#6a2c1e"), mid - 2.6, -1.2, 5.2, 1.2, 0.02);
    panel(c.ctx, [200, 156, 70], mid - 2.6, -1.2, 5.2, 0.07);
    idol(c, mid, -1.32, 3);
    for (const dx of [-3.6, -2.35, 2.35, 3.6]) column(c, red, mid + dx, 0.44, c.height - 1);
    candles(c, mid - 2.2, -1.2, 4, 0.26);
    candles(c, mid + 1.4, -1.2, 4, 0.26);
    for (const dx of [-3, 3]) paperLantern(c, mid + dx, -3.7, 0.8, 1, [206, 60, 40]);
    for (const dx of [-1.75, 1.3]) banner(c, rgb("#b8862c"), mid + dx, -4.5, 0.45, 2.2);
    return;
  }
  // Columns of stone before a dark chamber, fire in bowls.
  stones(c, c.brush.colour ?? rgb("#b09a78"), whole(c), [1, 0.5]);
  traceOpening(c.ctx, "flat", mid - 1.5, -4.6, 3, 4.6);
  c.ctx.fillStyle = css([26, 18, 16]);
  c.ctx.fill();
  c.pool({ x: mid, y: -2, rx: 2.4, ry: 3, colour: [255, 190, 100], strength: 0.5 });
  body(c, rgb("#c2ac88"), mid - 2.1, -5.2, 4.2, 0.6);
  for (const dx of [-3.4, -1.95, 1.95, 3.4]) column(c, rgb("#c2ac88"), mid + dx, 0.7, c.height - 0.6, true);
  for (let i = 0; i < 3; i++) body(c, rgb("#a8926e"), mid - 2.4 - i * 0.3, -0.54 + i * 0.18, 4.8 + i * 0.6, 0.18);
  for (const dx of [-2.65, 2.65]) {
    body(c, rgb("#4a3a2c"), mid + dx - 0.1, -1.1, 0.2, 1.1);
    c.ctx.beginPath();
    c.ctx.ellipse(mid + dx, -1.15, 0.4, 0.26, 0, 0, Math.PI);
    c.ctx.fillStyle = css([120, 84, 44]);
    c.ctx.fill();
    c.pool({ x: mid + dx, y: -1.6, rx: 2.4, colour: [255, 150, 66], strength: 0.8 });
    c.shine(() => {
      for (let i = 0; i < 18; i++) {
        const at = (c.random() - 0.5) * 0.5;
        const high = (0.75 - Math.abs(at) * 1.5) * (0.4 + c.random() * 0.6);
        oval(
          c.ctx,
          mix([255, 120, 40], [255, 240, 170], c.random()),
          mid + dx + at,
          -1.15 - high / 2,
          0.05,
          high / 2,
          at * 0.4,
          0.55,
        );
      }
      c.brush.glow({ x: mid + dx, y: -1.5, radius: 1.6, colour: [255, 150, 66], strength: 0.85, flicker: 0.5 });
    });
  }
}

function side(c: Chamber): void {
  if (c.brush.variants.has("eastern_temple")) {
    planks(c, rgb("#5a3424"), whole(c), 0.3);
    panel(c.ctx, red, c.left, -c.height, c.width, 1.1);
    for (const at of [0.3, 4.3]) column(c, red, c.left + at, 0.44, c.height - 1);
    for (const at of [2.3, 6.2]) paperLantern(c, c.left + at, -3.5, 0.8, 1, [206, 60, 40]);
    for (const at of [1.4, 5.4]) candles(c, c.left + at, -0.9, 6, 0.26);
    for (const at of [1.2, 5.2]) body(c, rgb("#6a2c1e"), c.left + at, -0.9, 1.9, 0.9, 0.02);
    return;
  }
  stones(c, c.brush.colour ?? rgb("#b09a78"), band(c, 0, 6.6), [1, 0.5]);
  for (const at of [0.2, 4.2]) column(c, rgb("#c2ac88"), c.left + at, 0.7, c.height - 0.3, true);
  for (const at of [2.2, 6.2]) {
    body(c, rgb("#4a3a2c"), c.left + at - 0.06, -2.4, 0.12, 0.5);
    c.pool({ x: c.left + at, y: -2.6, rx: 2, colour: [255, 150, 66], strength: 0.8 });
    c.shine(() => {
      for (let i = 0; i < 8; i++)
        oval(
          c.ctx,
          mix([255, 120, 40], [255, 240, 170], c.random()),
          c.left + at + (c.random() - 0.5) * 0.12,
          -2.55 - c.random() * 0.2,
          0.04,
          0.14,
          0,
          0.6,
        );
      c.brush.glow({ x: c.left + at, y: -2.6, radius: 1.1, colour: [255, 150, 66], strength: 0.8, flicker: 0.5 });
    });
  }
}

export const templeHallWalls: Walls = { back, side };
