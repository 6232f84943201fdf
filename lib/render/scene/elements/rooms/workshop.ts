import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import {
  along,
  body,
  facet,
  panel,
  panelAlpha,
  shadeBehind,
  type Chamber,
} from "#lib/render/scene/elements/shapes/chamber.ts";
import { pendant } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { glazing, sunPatch } from "#lib/render/scene/elements/shapes/openings.ts";
import { stool, table } from "#lib/render/scene/elements/shapes/seating.ts";
import { row, shelf } from "#lib/render/scene/elements/shapes/shelving.ts";
import { band, bricks, planks, plaster, whole } from "#lib/render/scene/elements/shapes/wall-finishes.ts";

/** Tools in a row on a board: saws, hammers, chisels, squares. */
export function toolBoard(c: Chamber, x: number, y: number, w: number, h: number, wood: Rgb): void {
  const { ctx, random } = c;
  shadeBehind(c, x, y, w, h, 0.06);
  panel(ctx, wood, x, y, w, h);
  for (let rowAt = 0; rowAt < 2; rowAt++) {
    for (let at = x + 0.12; at < x + w - 0.15; at += 0.16 + random() * 0.1) {
      const top = y + 0.08 + (rowAt * h) / 2;
      const long = h * (0.26 + random() * 0.14);
      const steel: Rgb = [176, 182, 188];
      const grip: Rgb = random() > 0.5 ? [150, 84, 40] : [168, 48, 38];
      const fill = along(ctx, at - 0.02, at + 0.03, scale(steel, 0.6), scale(steel, 1.3), scale(steel, 0.5));
      switch (Math.floor(random() * 4)) {
        case 0:
          panel(ctx, grip, at - 0.015, top, 0.03, long, 0.012);
          panel(ctx, scale(steel, 0.7), at - 0.08, top - 0.01, 0.16, 0.055, 0.01);
          break;
        case 1:
          facet(ctx, fill, [at - 0.02, top + 0.1, at + 0.12, top + 0.1, at + 0.02, top + long, at - 0.02, top + long]);
          panel(ctx, grip, at - 0.02, top, 0.12, 0.11, 0.03);
          at += 0.1;
          break;
        case 2:
          panel(ctx, grip, at - 0.022, top, 0.044, long * 0.5, 0.015);
          panel(ctx, fill, at - 0.011, top + long * 0.48, 0.022, long * 0.5);
          break;
        default:
          panel(ctx, fill, at - 0.018, top, 0.036, long, 0.01);
          panel(ctx, fill, at - 0.045, top - 0.01, 0.09, 0.08, 0.03);
      }
    }
  }
}

function back(c: Chamber): void {
  const mid = c.middle;
  const wood = rgb("#9a6a3e");
  plaster(c, rgb("#8a7a68"));
  bricks(c, c.brush.colour ?? mix(rgb("#8a5844"), c.light.primary, 0.08));
  glazing(c, mid - 2.7, -2.75, 2.1, 1.5, { panes: [4, 3], frame: rgb("#2e2e2c"), view: "frosted" });
  toolBoard(c, mid + 0.3, -2.5, 2.4, 1.3, rgb("#6e4c30"));
  table(c, wood, mid - 2.8, 5.6, 0.9);
  body(c, scale(wood, 0.6), mid - 2.5, -0.3, 2.2, 0.3);
  // A vice, planes, a glue pot.
  body(c, rgb("#3e5a6a"), mid + 1.7, -1.1, 0.34, 0.2, 0.03);
  panel(c.ctx, [150, 156, 160], mid + 1.6, -1.02, 0.54, 0.04, 0.02);
  row(c, "tins", mid - 1.9, mid - 1.2, -0.9, 0.24);
  row(c, "crates", mid - 2.4, mid - 0.5, -0.3, 0.4);
  body(c, rgb("#b98a50"), mid + 0.2, -1.04, 0.5, 0.14, 0.02);
  stool(c, wood, mid + 2.4, 0.6);
  pendant(c, mid - 0.2, -1.95, rgb("#2e4a3e"), 0.46);
  pendant(c, mid + 1.6, -2.05, rgb("#2e4a3e"), 0.46);
  // Shavings.
  for (let i = 0; i < 26; i++)
    panelAlpha(c.ctx, [226, 188, 130], 0.7, mid - 1.6 + c.random() * 3.6, -0.04 - c.random() * 0.03, 0.06, 0.02, 0.01);
  sunPatch(c, mid + 0.1, -2.2, 1.4, 1.2, [3, 3]);
}

function side(c: Chamber): void {
  const wood = rgb("#9a6a3e");
  planks(c, rgb("#75583e"), whole(c), 0.2);
  bricks(c, mix(rgb("#8a5844"), c.light.primary, 0.08), band(c, 0, 1.1));
  glazing(c, c.left + 0.6, -2.6, 1.8, 1.3, { panes: [3, 3], frame: rgb("#2e2e2c"), view: "garden" });
  shelf(c, ["boxes", "tins", "jars", "crates"], c.left + 3, 1.9, 2.3, 0.1, 4, wood);
  for (let i = 0; i < 9; i++) {
    const x = c.left + 5.3 + i * 0.13;
    const h = 1.4 + c.random() * 1.1;
    panel(c.ctx, along(c.ctx, x, x + 0.12, scale(wood, 1.2), scale(wood, 0.6)), x, -h, 0.12, h);
  }
  table(c, wood, c.left + 0.4, 2.2, 0.9);
  row(c, "boxes", c.left + 0.6, c.left + 2.2, -0.9, 0.3);
  pendant(c, c.left + 1.5, -2.05, rgb("#2e4a3e"), 0.46);
}

export const workshopWalls: Walls = { back, side };
