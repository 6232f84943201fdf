import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import {
  evening,
  along,
  body,
  down,
  panel,
  panelAlpha,
  type Chamber,
} from "#lib/render/scene/elements/shapes/chamber.ts";
import { houseFront, houseWindow, wallLantern } from "#lib/render/scene/elements/shapes/street-fronts.ts";
import { neon } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { band, bricks } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

const brick = (c: Chamber): Rgb => c.brush.colour ?? mix(rgb("#6e4a40"), c.light.primary, 0.08);

function bin(c: Chamber, x: number): void {
  const tone = rgb("#3a4e48");
  body(c, tone, x, -1.15, 1.5, 1.05, 0.04);
  body(c, scale(tone, 1.25), x - 0.05, -1.28, 1.6, 0.16, 0.05);
  for (let i = 1; i < 5; i++) panelAlpha(c.ctx, [0, 0, 0], 0.3, x + i * 0.3, -1.05, 0.04, 0.85);
  for (const dx of [0.2, 1.25]) oval(c.ctx, [18, 18, 20], x + dx, -0.07, 0.09, 0.09);
}

function drainpipe(c: Chamber, x: number): void {
  panel(c.ctx, along(c.ctx, x, x + 0.14, [90, 92, 92], [46, 48, 50], [24, 26, 28]), x, -c.height, 0.14, c.height);
  for (let y = 1; y < c.height; y += 2) panel(c.ctx, [34, 36, 38], x - 0.04, -y, 0.22, 0.1);
}

function side(c: Chamber): void {
  const { ctx } = c;
  bricks(c, brick(c), band(c, 0, 11.5));
  panelAlpha(ctx, [0, 0, 0], 0.35, c.left, -1.2, c.width, 1.2);
  for (const at of [1.5, 5.5, 9.6])
    for (const y of [-4.9, -8.1, -11])
      houseWindow(c, c.left + at, y, 1, 1.5, scale(brick(c), 0.8), c.random() < 0.05 + evening(c) * 0.4);
  // Iron platforms and stairs.
  for (const y of [-3.2, -6.4, -9.4]) {
    panelAlpha(ctx, [0, 0, 0], 0.3, c.left + 4.6, y + 0.1, 3.2, 0.35);
    panel(ctx, [24, 24, 26], c.left + 4.6, y, 3, 0.1);
    panel(ctx, [24, 24, 26], c.left + 4.6, y - 0.95, 3, 0.06);
    for (let at = 4.6; at < 7.6; at += 0.2) panel(ctx, [24, 24, 26], c.left + at, y - 0.95, 0.03, 0.95);
  }
  for (const [at, y] of [
    [7.9, -3.6],
    [2.4, -4.2],
  ] as const) {
    c.pool({ x: c.left + at, y: y + 1.2, rx: 2.6, ry: 3, colour: [255, 190, 110], strength: 0.7 * evening(c) });
    wallLantern(c, c.left + at, y);
  }
  drainpipe(c, c.left + 3.6);
  drainpipe(c, c.left + 11);
  body(c, rgb("#4a4038"), c.left + 0.5, -2.2, 1.1, 2.2);
  panel(ctx, [120, 120, 118], c.left + 1.4, -1.1, 0.06, 0.14);
  wallLantern(c, c.left + 1.05, -2.6);
  bin(c, c.left + 8.6);
  for (let i = 0; i < 4; i++)
    body(c, rgb("#8a6844"), c.left + 2.2 + (i % 2) * 0.66, -0.55 - Math.floor(i / 2) * 0.5, 0.62, 0.5);
  // A cooling unit that drips.
  body(c, [150, 152, 150], c.left + 9.4, -4.2, 1.1, 0.8, 0.03);
  oval(ctx, [50, 52, 54], c.left + 9.85, -3.8, 0.28, 0.28);
  if (evening(c) > 0.3) {
    const tube = mix(c.light.accent, [255, 60, 120], 0.4);
    neon(
      c,
      tube,
      [c.left + 6.4, -2.9, c.left + 7.6, -2.9, c.left + 7.6, -2.3, c.left + 6.4, -2.3, c.left + 6.4, -2.9],
      0.05,
    );
    neon(
      c,
      mix(c.light.primary, [70, 190, 255], 0.5),
      [c.left + 6.65, -2.6, c.left + 7, -2.75, c.left + 7.35, -2.45],
      0.05,
    );
  }
}

function end(c: Chamber): void {
  houseFront(c, c.left, c.width / 2 + 0.02, 10.5, "brick", true);
  houseFront(c, c.middle, c.width / 2 + 0.02, 9.2, "brick", false);
  panelAlpha(c.ctx, [0, 0, 0], 0.25, c.left, -0.4, c.width, 0.4);
  panel(c.ctx, down(c.ctx, -0.15, 0.1, [90, 86, 80], [50, 48, 46]), c.left, -0.12, c.width, 0.3);
}

export const alleyWalls: Walls = { back: end, side };
