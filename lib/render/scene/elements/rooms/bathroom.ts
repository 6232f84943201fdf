import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { along, body, down, panel, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { sconce, strip } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { doorway, glazing, sunPatch } from "#lib/render/scene/elements/shapes/openings.ts";
import { cupboards } from "#lib/render/scene/elements/shapes/seating.ts";
import { row, shelf } from "#lib/render/scene/elements/shapes/shelving.ts";
import { band, plaster, tiles } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { mirror, pottedPlant } from "#lib/render/scene/elements/shapes/wall-things.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

const tileOf = (c: Chamber): Rgb => c.brush.colour ?? mix(rgb("#6fa0a0"), c.light.primary, 0.14);

/** A tub on feet with a brass tap. */
function tub(c: Chamber, x: number, w: number): void {
  const { ctx } = c;
  const enamel: Rgb = [236, 234, 228];
  for (const at of [x + 0.25, x + w - 0.32]) oval(ctx, [150, 116, 62], at, -0.06, 0.07, 0.08);
  ctx.beginPath();
  ctx.moveTo(x, -0.66);
  ctx.quadraticCurveTo(x + 0.06, -0.1, x + 0.36, -0.1);
  ctx.lineTo(x + w - 0.36, -0.1);
  ctx.quadraticCurveTo(x + w - 0.06, -0.1, x + w, -0.72);
  ctx.fillStyle = down(ctx, -0.68, -0.08, enamel, scale(enamel, 0.92), scale(enamel, 0.5));
  ctx.fill();
  panel(ctx, [252, 250, 246], x - 0.05, -0.72, w + 0.1, 0.07, 0.035);
  ctx.strokeStyle = "#b8914e";
  ctx.lineWidth = 0.04;
  ctx.beginPath();
  ctx.moveTo(x + w * 0.5, -0.7);
  ctx.lineTo(x + w * 0.5, -1.02);
  ctx.arc(x + w * 0.5 - 0.1, -1.02, 0.1, 0, Math.PI, true);
  ctx.stroke();
  body(c, mix(tileOf(c), [240, 230, 214], 0.75), x + w * 0.72, -0.74, 0.34, 0.42, 0.02);
}

function basin(c: Chamber, x: number): void {
  cupboards(c, rgb("#7a5a40"), x, 1.2, -0.78, 0.72, 0.6);
  body(c, [236, 234, 228], x - 0.04, -0.88, 1.28, 0.11, 0.03);
  panel(
    c.ctx,
    along(c.ctx, x + 0.57, x + 0.63, [120, 92, 46], [226, 190, 112], [110, 82, 40]),
    x + 0.57,
    -1.12,
    0.06,
    0.25,
    0.02,
  );
  mirror(c, x + 0.15, -2.1, 0.9, 0.95, rgb("#b8914e"), true);
  sconce(c, x - 0.12, -1.75, [184, 145, 78], [255, 222, 170]);
  sconce(c, x + 1.32, -1.75, [184, 145, 78], [255, 222, 170]);
  row(c, "glassware", x + 0.05, x + 0.4, -0.88, 0.18);
}

function back(c: Chamber): void {
  const tone = tileOf(c);
  plaster(c, rgb("#d9d6cc"));
  tiles(c, tone, band(c, 0, 1.5), [0.2, 0.1], true);
  panel(c.ctx, scale(tone, 0.6), c.left, -1.55, c.width, 0.06);
  glazing(c, c.middle - 1.6, -2.3, 1.1, 0.95, { panes: [2, 1], frame: rgb("#eae6dc"), view: "frosted", head: "round" });
  tub(c, c.middle - 2.05, 2);
  basin(c, c.middle + 0.75);
  pottedPlant(c, c.left + 0.32, 0.9);
  sunPatch(c, c.middle + 0.1, -2.2, 0.6, 1);
}

function side(c: Chamber): void {
  const tone = tileOf(c);
  plaster(c, rgb("#d9d6cc"));
  tiles(c, tone, band(c, 0, 1.5), [0.2, 0.1], true);
  panel(c.ctx, scale(tone, 0.6), c.left, -1.55, c.width, 0.06);
  panel(c.ctx, down(c.ctx, -2.3, 0, [190, 214, 214], [150, 180, 180]), c.left + 0.3, -2.1, 1.3, 2.1);
  tiles(c, scale(tone, 1.2), [c.left + 0.34, -2.06, 1.22, 2.06], [0.2, 0.1], true);
  strip(c, c.left + 0.4, -2.12, 1.1, [230, 240, 250], 0.6);
  shelf(c, ["boxes", "glassware", "tins"], c.left + 2.1, 0.8, 1.9, 0.3, 3, rgb("#7a5a40"));
  doorway(c, rgb("#e2ddd0"), c.left + 3.3, 0.8, 2.05, true);
}

export const bathroomWalls: Walls = { back, side };
