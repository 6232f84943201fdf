import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { css, mix, rgb, scale } from "#lib/render/scene/colour.ts";
import { body, facet, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { glazing } from "#lib/render/scene/elements/shapes/openings.ts";
import { table } from "#lib/render/scene/elements/shapes/seating.ts";
import { band, planks, stones, whole } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { oval, line } from "#lib/render/scene/elements/shapes/strokes.ts";
import { toolBoard } from "#lib/render/scene/elements/parts/fixtures.ts";

const ember = [255, 122, 40] as const;

/** Coals under a hood of stone, blown to white. */
function fireplace(c: Chamber, x: number): void {
  const { ctx, random } = c;
  const stone = rgb("#6e625a");
  stones(c, stone, [x - 0.3, -1, 2.6, 1], [0.42, 0.24]);
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(x - 0.4, -1.95);
  ctx.lineTo(x + 2.4, -1.95);
  ctx.lineTo(x + 1.7, -2.7);
  ctx.lineTo(x + 1.6, -3.9);
  ctx.lineTo(x + 0.4, -3.9);
  ctx.lineTo(x + 0.3, -2.7);
  ctx.clip();
  stones(c, scale(stone, 0.9), [x - 0.5, -4, 3, 2.1], [0.42, 0.24]);
  ctx.restore();
  body(c, rgb("#5a4030"), x - 0.45, -2.02, 2.9, 0.16);
  panel(ctx, [14, 9, 8], x - 0.1, -1.88, 2.2, 0.9);
  c.pool({ x: x + 1, y: -1.2, rx: 3.4, ry: 2.6, colour: ember, strength: 1 });
  c.pool({ x: x + 1, y: -2.4, rx: 1.1, ry: 1.4, colour: ember, strength: 0.5 });
  c.shine(() => {
    for (let i = 0; i < 70; i++) {
      const at = (random() + random() - 1) * 0.95;
      const hot = (1 - Math.abs(at)) * random();
      oval(
        ctx,
        mix([120, 20, 8], [255, 220, 130], hot),
        x + 1 + at,
        -1.03 - random() * 0.14,
        0.07,
        0.055,
        random() * 3,
      );
    }
    for (let i = 0; i < 24; i++) {
      const at = (random() - 0.5) * 0.9;
      const h = (0.7 - Math.abs(at) * 0.9) * (0.4 + random() * 0.6);
      oval(
        ctx,
        mix(ember, [255, 240, 170], random() ** 2),
        x + 1 + at,
        -1.12 - h / 2,
        0.04 + random() * 0.03,
        h / 2,
        at * 0.3,
        0.5,
      );
    }
    for (let i = 0; i < 26; i++)
      oval(ctx, [255, 190, 90], x + 1 + (random() - 0.5) * 2.6, -1.2 - random() * 2, 0.012, 0.012, 0, random());
    c.brush.glow({ x: x + 1, y: -1.2, radius: 2.4, colour: ember, strength: 1, flicker: 0.5 });
  });
}

function anvil(c: Chamber, x: number): void {
  const { ctx } = c;
  body(c, rgb("#5a3c24"), x - 0.3, -0.6, 0.6, 0.6, 0.04);
  for (const y of [-0.5, -0.16]) panel(ctx, [50, 50, 54], x - 0.31, y, 0.62, 0.05);
  const steel = rgb("#4a4e56");
  facet(ctx, steel, [x - 0.2, -0.6, x - 0.1, -0.74, x + 0.1, -0.74, x + 0.2, -0.6]);
  facet(ctx, scale(steel, 1.15), [
    x - 0.66,
    -0.95,
    x - 0.32,
    -0.98,
    x + 0.36,
    -0.98,
    x + 0.36,
    -0.84,
    x + 0.14,
    -0.72,
    x - 0.14,
    -0.72,
    x - 0.36,
    -0.84,
  ]);
  panelAlpha(ctx, [255, 190, 130], 0.8, x - 0.6, -0.985, 0.95, 0.02);
  line(ctx, [110, 66, 36], 0.035, [
    [x + 0.05, -1.02],
    [x + 0.46, -1.06],
  ]);
  body(c, [80, 84, 92], x - 0.06, -1.12, 0.12, 0.2, 0.02);
}

function back(c: Chamber): void {
  const mid = c.middle;
  stones(c, c.brush.colour ?? rgb("#7a6e64"), whole(c), [0.6, 0.32]);
  planks(c, rgb("#4a3626"), band(c, 3, 3.7), 0.2, true);
  fireplace(c, mid + 0.6);
  toolBoard(c, mid - 2.6, -2.5, 2, 1.2, rgb("#4a3424"));
  table(c, rgb("#5a4028"), mid - 3, 2.1, 0.85);
  body(c, rgb("#5a3c28"), mid - 0.75, -0.7, 0.72, 0.7, 0.03);
  c.ctx.fillStyle = css([40, 70, 84]);
  c.ctx.fillRect(mid - 0.7, -0.68, 0.62, 0.05);
  anvil(c, mid + 0.15);
  for (let i = 0; i < 5; i++) {
    const x = mid - 2.9 + i * 0.3;
    line(c.ctx, [120, 122, 128], 0.03, [
      [x, -0.85],
      [x + 0.12, -1.55],
    ]);
  }
}

function side(c: Chamber): void {
  stones(c, c.brush.colour ?? rgb("#7a6e64"), whole(c), [0.6, 0.32]);
  planks(c, rgb("#4a3626"), band(c, 3, 3.7), 0.2, true);
  glazing(c, c.left + 0.8, -2.4, 1, 1, { panes: [2, 2], frame: rgb("#3a2a1e"), view: "sky" });
  toolBoard(c, c.left + 2.6, -2.4, 2.2, 1.2, rgb("#4a3424"));
  table(c, rgb("#5a4028"), c.left + 2.6, 2.2, 0.85);
  c.pool({ x: c.left + 4.4, y: -1, rx: 2.6, ry: 2, colour: ember, strength: 0.55 });
  for (let i = 0; i < 7; i++)
    body(c, rgb("#54402c"), c.left + 0.5 + (i % 4) * 0.36, -0.3 - Math.floor(i / 4) * 0.28, 0.34, 0.28, 0.13);
  for (let i = 0; i < 3; i++) {
    const x = c.left + 5.2 + i * 0.25;
    c.ctx.strokeStyle = css([96, 98, 104]);
    c.ctx.lineWidth = 0.045;
    c.ctx.beginPath();
    c.ctx.arc(x, -2, 0.13, 0.4, Math.PI - 0.4, true);
    c.ctx.stroke();
  }
}

export const forgeWalls: Walls = { back, side };
