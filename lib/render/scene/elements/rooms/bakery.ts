import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { css, mix, rgb } from "#lib/render/scene/colour.ts";
import { body, down, panel, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { pendant } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { glazing, traceOpening } from "#lib/render/scene/elements/shapes/openings.ts";
import { counter, table } from "#lib/render/scene/elements/shapes/seating.ts";
import { row, shelf } from "#lib/render/scene/elements/shapes/shelving.ts";
import { band, bricks, plaster, tiles } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { board } from "#lib/render/scene/elements/shapes/wall-things.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

const ember = [255, 138, 54] as const;

/** A brick oven with fire in its mouth. */
function oven(c: Chamber, x: number): void {
  const { ctx } = c;
  bricks(c, rgb("#8f5238"), [x - 0.5, -3, 2.4, 3]);
  traceOpening(ctx, "round", x - 0.16, -1.95, 1.72, 1);
  ctx.fillStyle = css(rgb("#5a3226"));
  ctx.fill();
  body(c, rgb("#8a7866"), x - 0.5, -1, 2.4, 0.12);
  body(c, rgb("#3a2a24"), x + 0.2, -0.62, 1, 0.62);
  c.pool({ x: x + 0.7, y: -1.25, rx: 2.6, ry: 2, colour: ember, strength: 0.95 });
  c.shine(() => {
    traceOpening(ctx, "round", x, -1.78, 1.4, 0.8);
    const heat = ctx.createRadialGradient(x + 0.7, -1.05, 0.05, x + 0.7, -1.1, 0.95);
    for (const [at, tone] of [
      [0, [255, 226, 140]],
      [0.35, ember],
      [0.7, [150, 48, 18]],
      [1, [40, 14, 10]],
    ] as const)
      heat.addColorStop(at, css(tone));
    ctx.fillStyle = heat;
    ctx.fill();
    for (let i = 0; i < 16; i++) {
      const at = x + 0.15 + c.random() * 1.1;
      oval(
        ctx,
        mix(ember, [255, 236, 160], c.random()),
        at,
        -1.05 - c.random() * 0.16,
        0.05,
        0.06 + c.random() * 0.16,
        0,
        0.8,
      );
    }
    for (let i = 0; i < 3; i++) oval(ctx, [120, 62, 24], x + 0.3 + i * 0.4, -1.04, 0.18, 0.08);
    c.brush.glow({ x: x + 0.7, y: -1.2, radius: 1.9, colour: ember, strength: 0.85, flicker: 0.35 });
  });
}

function sacks(c: Chamber, x: number): void {
  for (const [dx, h] of [
    [0, 0.62],
    [0.42, 0.7],
    [0.2, 0.5],
  ] as const) {
    body(c, [206, 188, 152], x + dx, -h, 0.46, h, 0.14);
    panel(c.ctx, down(c.ctx, -h, -h + 0.1, [226, 212, 182], [150, 130, 98]), x + dx + 0.1, -h - 0.05, 0.26, 0.12, 0.05);
  }
}

function back(c: Chamber): void {
  const wood = rgb("#8a5a34");
  plaster(c, c.brush.colour ?? mix(rgb("#d8bd94"), c.light.primary, 0.08));
  tiles(c, rgb("#e2d8c4"), band(c, 0, 1.5), [0.15, 0.15]);
  oven(c, c.middle + 0.9);
  shelf(c, "bread", c.left + 0.35, c.middle - c.left - 0.2, 2.4, 1.2, 3, wood, true);
  counter(c, wood, rgb("#e6dcc8"), c.left + 0.2, c.middle - c.left + 0.1, 0.95);
  row(c, "bread", c.left + 0.4, c.middle - 0.2, -0.95, 0.24);
  sacks(c, c.right - 0.95);
  for (const at of [0.3, 0.75]) pendant(c, c.left + (c.middle - c.left) * at, -1.95, rgb("#3a332c"), 0.36);
}

function side(c: Chamber): void {
  const wood = rgb("#8a5a34");
  plaster(c, c.brush.colour ?? mix(rgb("#d8bd94"), c.light.primary, 0.08));
  tiles(c, rgb("#e2d8c4"), band(c, 0, 1.5), [0.15, 0.15]);
  glazing(c, c.left + 0.5, -2.4, 1.8, 1.3, { panes: [3, 2], frame: rgb("#5a3c28"), view: "city" });
  table(c, wood, c.left + 0.4, 2.1, 0.9);
  row(c, "bread", c.left + 0.5, c.left + 2.4, -0.9, 0.2);
  shelf(c, ["bread", "jars", "bread", "crates"], c.left + 2.9, 1.7, 2.2, 0.1, 4, wood);
  board(c, c.left + 4.95, -2.3, 0.8, 1, rgb("#2a2a28"), wood, [236, 226, 206]);
  sacks(c, c.left + 4.9);
  pendant(c, c.left + 1.4, -2, rgb("#3a332c"), 0.36);
}

export const bakeryWalls: Walls = { back, side };
