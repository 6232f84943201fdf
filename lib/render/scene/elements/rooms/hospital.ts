import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { body, down, panel, panelAlpha, shadeBehind, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { screen, strip } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { doorway, glazing } from "#lib/render/scene/elements/shapes/openings.ts";
import { cupboards, stool } from "#lib/render/scene/elements/shapes/seating.ts";
import { drape, plaster, skirting } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { pottedPlant } from "#lib/render/scene/elements/shapes/wall-things.ts";

const teal: Rgb = [126, 178, 172];

/** A bed on wheels with raised head, rails, a monitor and a drip. */
function ward(c: Chamber, x: number): void {
  const { ctx } = c;
  shadeBehind(c, x, -1, 2.2, 1, 0.14);
  body(c, [214, 220, 220], x, -1.15, 0.08, 1, 0.03);
  body(c, [214, 220, 220], x + 2.1, -0.95, 0.08, 0.8, 0.03);
  panel(ctx, [150, 160, 164], x + 0.05, -0.5, 2.1, 0.07);
  ctx.beginPath();
  ctx.moveTo(x + 0.1, -1.02);
  ctx.quadraticCurveTo(x + 0.5, -0.98, x + 0.8, -0.72);
  ctx.lineTo(x + 2.1, -0.72);
  ctx.lineTo(x + 2.1, -0.5);
  ctx.lineTo(x + 0.1, -0.5);
  ctx.fillStyle = down(ctx, -1, -0.5, [246, 247, 246], [202, 210, 210]);
  ctx.fill();
  body(c, [250, 250, 248], x + 0.14, -1.16, 0.5, 0.2, 0.08);
  panel(
    ctx,
    down(ctx, -0.8, -0.42, mix(teal, [255, 255, 255], 0.35), teal, scale(teal, 0.7)),
    x + 0.95,
    -0.78,
    1.18,
    0.34,
    0.08,
  );
  for (const at of [x + 0.18, x + 1.95]) {
    panel(ctx, [120, 128, 132], at, -0.45, 0.05, 0.35);
    panel(ctx, [40, 44, 48], at - 0.03, -0.13, 0.12, 0.13, 0.06);
  }
  panel(ctx, [176, 184, 188], x + 0.8, -0.94, 0.9, 0.035, 0.015);
  // Drip.
  panel(ctx, [190, 196, 200], x - 0.28, -2, 0.025, 2);
  panel(ctx, [190, 196, 200], x - 0.4, -2, 0.26, 0.025);
  panelAlpha(ctx, [226, 240, 244], 0.85, x - 0.42, -1.97, 0.15, 0.28, 0.04);
  screen(c, x + 0.7, -1.75, 0.52, 0.38, [90, 230, 170]);
  panel(ctx, [150, 158, 162], x + 0.94, -1.37, 0.03, 0.2);
}

function back(c: Chamber): void {
  const mid = c.middle;
  plaster(c, c.brush.colour ?? mix(rgb("#c6d4d0"), c.light.primary, 0.06));
  panel(c.ctx, mix(teal, [255, 255, 255], 0.2), c.left, -1.25, c.width, 0.22);
  panelAlpha(c.ctx, scale(teal, 0.85), 1, c.left, -1.03, c.width, 1.03);
  glazing(c, mid + 0.75, -2.35, 1.6, 1.2, { panes: [2, 1], frame: rgb("#e4eae8"), view: "garden" });
  body(c, [228, 234, 234], mid - 2.5, -1.7, 2.4, 0.2, 0.02);
  strip(c, mid - 2.3, -1.76, 2, [232, 244, 255], 0.8);
  ward(c, mid - 2.3);
  panel(c.ctx, [170, 178, 182], c.left, -2.5, c.width, 0.03);
  drape(c, rgb("#9cc4bc"), [mid + 0.1, -2.46, 0.55, 2.2], 0.11);
  cupboards(c, rgb("#e2e8e6"), mid + 1.1, 1, -0.85, 0.8, 0.5, [150, 158, 164]);
  pottedPlant(c, mid + 1.7, 0.55, [230, 230, 224], -0.85);
  stool(c, rgb("#5f7a80"), mid + 0.5, 0.5);
}

function side(c: Chamber): void {
  plaster(c, c.brush.colour ?? mix(rgb("#c6d4d0"), c.light.primary, 0.06));
  panelAlpha(c.ctx, scale(teal, 0.85), 1, c.left, -1.03, c.width, 1.03);
  panel(c.ctx, [222, 228, 226], c.left, -1.08, c.width, 0.1, 0.02);
  glazing(c, c.left + 0.5, -2.35, 1.7, 1.2, { panes: [2, 1], frame: rgb("#e4eae8"), view: "garden" });
  doorway(c, rgb("#9cbcb4"), c.left + 3, 1.2, 2.1);
  panelAlpha(c.ctx, [226, 240, 240], 0.9, c.left + 3.45, -1.8, 0.3, 0.6);
  cupboards(c, rgb("#e2e8e6"), c.left + 4.8, 1.4, -2.1, 2.05, 0.7, [150, 158, 164]);
  skirting(c, scale(teal, 0.6));
}

export const hospitalWalls: Walls = { back, side };
