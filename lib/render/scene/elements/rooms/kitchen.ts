import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale } from "#lib/render/scene/colour.ts";
import { along, body, down, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { pendant, strip } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { glazing, sunPatch } from "#lib/render/scene/elements/shapes/openings.ts";
import { counter, cupboards, stool } from "#lib/render/scene/elements/shapes/seating.ts";
import { row, shelf } from "#lib/render/scene/elements/shapes/shelving.ts";
import { plaster, skirting, tiles } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { hangingPlant, pottedPlant } from "#lib/render/scene/elements/shapes/wall-things.ts";

const cabinet = (c: Chamber) => c.brush.colour ?? mix(rgb("#6f8378"), c.light.primary, 0.1);

/** A range with a lit oven and a hood that draws the eye up. */
function range(c: Chamber, x: number): void {
  const { ctx } = c;
  const steel = along(ctx, x, x + 0.9, [96, 98, 102], [214, 214, 212], [150, 150, 152], [84, 84, 88]);
  panel(ctx, steel, x, -0.92, 0.9, 0.92);
  panel(ctx, [26, 26, 30], x + 0.08, -0.66, 0.74, 0.46, 0.02);
  for (let i = 0; i < 5; i++) panel(ctx, [40, 40, 44], x + 0.12 + i * 0.15, -0.84, 0.07, 0.07, 0.035);
  panel(ctx, [222, 222, 220], x + 0.1, -0.71, 0.7, 0.025, 0.01);
  panel(ctx, [20, 20, 22], x + 0.02, -0.95, 0.86, 0.035);
  // A pot on the fire.
  body(c, rgb("#b4552f"), x + 0.12, -1.16, 0.34, 0.21, 0.03);
  panel(ctx, scale(rgb("#b4552f"), 1.2), x + 0.1, -1.18, 0.38, 0.03, 0.015);
  body(c, [70, 72, 78], x + 0.56, -1.04, 0.26, 0.09, 0.02);
  ctx.fillStyle = along(ctx, x - 0.1, x + 1, [110, 112, 116], [226, 226, 224], [120, 122, 126]);
  ctx.beginPath();
  ctx.moveTo(x - 0.1, -1.62);
  ctx.lineTo(x + 1, -1.62);
  ctx.lineTo(x + 0.66, -2.05);
  ctx.lineTo(x + 0.66, -2.8);
  ctx.lineTo(x + 0.24, -2.8);
  ctx.lineTo(x + 0.24, -2.05);
  ctx.fill();
  panel(ctx, [70, 72, 76], x - 0.1, -1.62, 1.1, 0.05);
  strip(c, x + 0.15, -1.56, 0.6, [255, 214, 150], 0.8);
  c.pool({ x: x + 0.45, y: -0.42, rx: 0.55, ry: 0.4, colour: [255, 150, 70], strength: 0.6 });
  c.shine(() => panelAlpha(ctx, [255, 150, 66], 0.5, x + 0.12, -0.6, 0.66, 0.36, 0.02));
}

function back(c: Chamber): void {
  const tone = cabinet(c);
  plaster(c, rgb("#d6cab4"));
  tiles(c, rgb("#d9d6ca"), [c.left, -1.62, c.width, 0.74], [0.2, 0.1], true);
  const mid = c.middle;
  glazing(c, mid - 0.55, -2.2, 1.5, 1.1, { panes: [2, 2], frame: rgb("#e6dfd0") });
  counter(c, tone, rgb("#8a6440"), c.left, c.width, 0.92, 0.55);
  range(c, mid + 1.35);
  shelf(c, ["plates", "cups"], mid - 2.7, 1.8, 2.3, 1.5, 2, rgb("#8a6440"), false);
  if (c.width > 6.6) cupboards(c, tone, mid + 2.5, c.right - mid - 2.5, -2.3, 0.8);
  // Tap over the sink.
  c.ctx.strokeStyle = "#c9b98e";
  c.ctx.lineWidth = 0.035;
  c.ctx.beginPath();
  c.ctx.moveTo(mid + 0.25, -0.92);
  c.ctx.lineTo(mid + 0.25, -1.18);
  c.ctx.arc(mid + 0.17, -1.18, 0.08, 0, Math.PI, true);
  c.ctx.stroke();
  row(c, "jars", mid - 2.5, mid - 1.5, -0.92, 0.3);
  row(c, "plants", mid - 0.9, mid - 0.65, -0.92, 0.3);
  row(c, "bottles", mid + 0.95, mid + 1.25, -0.92, 0.34);
  hangingPlant(c, mid - 0.95, -2.15, 0.5);
  for (const at of [-2, -1.2]) pendant(c, mid + at, -1.75, mix(rgb("#c9a05a"), c.light.accent, 0.3), 0.3);
  sunPatch(c, c.key > 0 ? mid - 2.9 : mid + 2, -2.3, 0.9, 1.1);
}

function side(c: Chamber): void {
  const tone = cabinet(c);
  plaster(c, rgb("#d6cab4"));
  tiles(c, rgb("#d9d6ca"), [c.left, -1.62, c.width, 0.74], [0.2, 0.1], true);
  counter(c, tone, rgb("#8a6440"), c.left, 3.4, 0.92, 0.55);
  shelf(c, ["tins", "jars", "cups"], c.left + 0.3, 2.4, 2.35, 1.35, 3, rgb("#8a6440"), false);
  row(c, "bread", c.left + 0.5, c.left + 1.3, -0.92, 0.24);
  cupboards(c, tone, c.left + 3.45, 1.1, -2.3, 2.2, 0.55);
  body(c, rgb("#d9d6d0"), c.left + 4.7, -1.95, 0.85, 1.95, 0.05);
  panel(c.ctx, down(c.ctx, -1.95, 0, [150, 150, 150], [120, 120, 120]), c.left + 4.8, -1.2, 0.03, 0.3);
  skirting(c, rgb("#cfc6b2"));
  stool(c, rgb("#8a6440"), c.left + 1.2);
  pottedPlant(c, c.left + 5.75, 0.8);
  pendant(c, c.left + 1.6, -1.9, rgb("#c9a05a"), 0.3);
}

export const kitchenWalls: Walls = { back, side };
