import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { body, down, panel, panelAlpha, shadeBehind, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { strip } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { doorway, glazing } from "#lib/render/scene/elements/shapes/openings.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";
import { plaster, skirting } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { wallClock } from "#lib/render/scene/elements/shapes/wall-things.ts";

const mint: Rgb = [138, 184, 174];
const steel: Rgb = [196, 204, 206];

/** Walls in two tones with the rail that trolleys bump into. */
function walls(c: Chamber): void {
  const tone = c.brush.colour ?? mint;
  plaster(c, mix(rgb("#d3dcd8"), c.light.primary, 0.05));
  panel(c.ctx, down(c.ctx, -1.3, 0, mix(tone, [255, 255, 255], 0.12), scale(tone, 0.82)), c.left, -1.3, c.width, 1.3);
  panel(c.ctx, scale(tone, 0.6), c.left, -1.33, c.width, 0.04);
  panel(c.ctx, down(c.ctx, -0.98, -0.84, [232, 238, 236], [150, 160, 160]), c.left, -0.98, c.width, 0.14, 0.03);
  skirting(c, scale(tone, 0.5));
}

/** Two leaves that swing both ways, a round pane in each, brass worn bright where hands push. */
function swingDoors(c: Chamber, x: number, w: number): void {
  const { ctx } = c;
  const h = 2.25;
  panel(ctx, scale(steel, 0.7), x - 0.1, -h - 0.1, w + 0.2, h + 0.1);
  for (const leaf of [0, 1]) {
    const at = x + (leaf * w) / 2;
    body(c, mix(mint, [236, 240, 238], 0.45), at + 0.012, -h, w / 2 - 0.024, h);
    panelAlpha(ctx, scale(steel, 0.95), 0.95, at + 0.03, -0.55, w / 2 - 0.06, 0.5);
    panel(ctx, steel, leaf === 0 ? at + w / 2 - 0.18 : at + 0.1, -1.35, 0.08, 0.42, 0.02);
    const [cx, cy] = [at + w / 4, -1.62];
    oval(ctx, scale(steel, 0.75), cx, cy, 0.23, 0.23);
    c.shine(() => {
      oval(ctx, [222, 240, 244], cx, cy, 0.19, 0.19);
      panelAlpha(ctx, [140, 170, 176], 0.5, cx - 0.17, cy + 0.05, 0.34, 0.05);
      c.brush.glow({ x: cx, y: cy, radius: 0.7, colour: [220, 240, 246], strength: 0.35 });
    });
  }
  // What lights the way out.
  c.shine(() => {
    panel(ctx, [22, 92, 66], x + w / 2 - 0.34, -h - 0.42, 0.68, 0.24, 0.03);
    panel(ctx, [206, 246, 224], x + w / 2 - 0.2, -h - 0.34, 0.3, 0.08, 0.02);
    oval(ctx, [206, 246, 224], x + w / 2 + 0.2, -h - 0.3, 0.05, 0.05);
    c.brush.glow({ x: x + w / 2, y: -h - 0.3, radius: 0.8, colour: [120, 236, 180], strength: 0.4 });
  });
}

/** A stretcher on wheels against the wall, made up with a folded blanket. */
function stretcher(c: Chamber, x: number): void {
  const { ctx } = c;
  shadeBehind(c, x, -0.95, 2, 0.95, 0.12);
  for (const at of [x + 0.2, x + 1.7]) {
    panel(ctx, scale(steel, 0.72), at, -0.6, 0.05, 0.5);
    oval(ctx, [38, 42, 46], at + 0.025, -0.08, 0.08, 0.08);
  }
  panel(ctx, scale(steel, 0.8), x + 0.15, -0.34, 1.65, 0.04);
  panel(ctx, scale(steel, 0.9), x, -0.66, 2, 0.08, 0.02);
  panel(ctx, down(ctx, -0.84, -0.64, [250, 251, 250], [204, 212, 212]), x + 0.03, -0.84, 1.94, 0.2, 0.06);
  panel(ctx, down(ctx, -0.9, -0.66, [150, 190, 206], [92, 134, 156]), x + 0.95, -0.88, 0.85, 0.23, 0.05);
  panel(ctx, [252, 252, 250], x + 0.1, -0.97, 0.48, 0.16, 0.07);
  panel(ctx, steel, x + 0.05, -1.06, 0.04, 0.4, 0.02);
  panel(ctx, steel, x + 0.55, -1.02, 0.95, 0.03, 0.015);
}

function back(c: Chamber): void {
  walls(c);
  swingDoors(c, c.middle - 0.95, 1.9);
  wallClock(c, c.middle + 1.35, -2.2, 0.17);
  stretcher(c, c.middle - 3.4);
  strip(c, c.left, -c.height + 0.1, c.width, [232, 244, 255], 0.7, 0.05);
}

function side(c: Chamber): void {
  walls(c);
  for (const at of [0.7, 5]) {
    doorway(c, mix(mint, [232, 236, 232], 0.5), c.left + at, 1.15, 2.12);
    panelAlpha(c.ctx, [214, 232, 234], 0.95, c.left + at + 0.72, -1.85, 0.2, 0.7, 0.02);
    panel(c.ctx, [238, 242, 240], c.left + at + 1.35, -1.75, 0.3, 0.2, 0.02);
  }
  glazing(c, c.left + 2.5, -2.2, 1.7, 0.85, { panes: [2, 1], frame: rgb("#e2e8e6"), view: "frosted", strength: 0.7 });
  stretcher(c, c.left + 2.4);
  body(c, [214, 60, 52], c.left + 6.9, -1.5, 0.17, 0.44, 0.06);
  panel(c.ctx, [240, 240, 236], c.left + 7.2, -1.45, 0.2, 0.3, 0.03);
}

export const hospitalCorridorWalls: Walls = { back, side };
