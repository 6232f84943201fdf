import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale } from "#lib/render/scene/colour.ts";
import { along, body, down, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { neon, strip } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { glazing } from "#lib/render/scene/elements/shapes/openings.ts";
import { table } from "#lib/render/scene/elements/shapes/seating.ts";
import { row, shelf } from "#lib/render/scene/elements/shapes/shelving.ts";
import { concrete, whole } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { pipes } from "#lib/render/scene/elements/shapes/wall-things.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";
import { toolBoard } from "./workshop.ts";

function tyres(c: Chamber, x: number, count: number): void {
  const { ctx } = c;
  for (let i = 0; i < count; i++) {
    const y = -0.13 - i * 0.23;
    panel(
      ctx,
      along(ctx, x - 0.34, x + 0.34, [14, 14, 16], [74, 74, 78], [34, 34, 38], [10, 10, 12]),
      x - 0.34,
      y - 0.1,
      0.68,
      0.21,
      0.09,
    );
    for (let n = 0; n < 12; n++) panelAlpha(ctx, [0, 0, 0], 0.5, x - 0.3 + n * 0.052, y - 0.08, 0.014, 0.17);
  }
}

/** A rolling chest of drawers. */
function chest(c: Chamber, x: number): void {
  const paint = mix(rgb("#b02a24"), c.light.accent, 0.15);
  body(c, paint, x, -1.15, 0.85, 1.05, 0.02);
  for (let i = 0; i < 6; i++) {
    panelAlpha(c.ctx, [0, 0, 0], 0.45, x + 0.04, -1 + i * 0.155, 0.77, 0.012);
    panel(
      c.ctx,
      down(c.ctx, -0.97 + i * 0.155, -0.94 + i * 0.155, [236, 236, 236], [120, 120, 124]),
      x + 0.1,
      -0.97 + i * 0.155,
      0.65,
      0.025,
    );
  }
  for (const dx of [0.12, 0.73]) oval(c.ctx, [24, 24, 28], x + dx, -0.05, 0.06, 0.06);
}

function rollerDoor(c: Chamber, x: number, w: number, h: number): void {
  const { ctx } = c;
  body(c, rgb("#4c5258"), x - 0.14, -h - 0.3, w + 0.28, h + 0.3);
  const slats = 14;
  for (let i = 0; i < slats; i++) {
    const y = -h + (i * h) / slats;
    panel(ctx, down(ctx, y, y + h / slats, [190, 194, 196], [148, 152, 156], [96, 100, 106]), x, y, w, h / slats);
  }
  for (let i = 0; i < 4; i++)
    glazing(c, x + 0.25 + (i * (w - 0.5)) / 4, -h + 0.55, (w - 0.5) / 4 - 0.12, 0.36, {
      panes: [1, 1],
      frame: rgb("#5c6066"),
      view: "frosted",
      sill: false,
      strength: 0.6,
    });
}

function back(c: Chamber): void {
  const mid = c.middle;
  concrete(c, c.brush.colour ?? mix(rgb("#85857f"), c.light.primary, 0.1));
  panelAlpha(c.ctx, mix(c.light.accent, [40, 50, 60], 0.3), 0.85, c.left, -1.15, c.width, 0.16);
  rollerDoor(c, mid - 2.9, 3, 2.6);
  toolBoard(c, mid + 0.5, -2.35, 2.3, 1.15, rgb("#6a6e70"));
  table(c, rgb("#8a6a46"), mid + 0.5, 2.3, 0.92);
  row(c, "tins", mid + 0.6, mid + 1.4, -0.92, 0.24);
  chest(c, mid + 0.9);
  tyres(c, c.right - 0.5, 5);
  pipes(c, rgb("#7a7c7c"), -2.98, 1, 0.1);
  strip(c, mid + 0.6, -2.62, 2.1, [236, 244, 255], 1);
  neon(c, mix(c.light.accent, [255, 70, 50], 0.4), [mid + 0.2, -2.85, mid + 3, -2.85], 0.035);
}

function side(c: Chamber): void {
  concrete(c, c.brush.colour ?? mix(rgb("#85857f"), c.light.primary, 0.1), whole(c), 1.6);
  panelAlpha(c.ctx, mix(c.light.accent, [40, 50, 60], 0.3), 0.85, c.left, -1.15, c.width, 0.16);
  shelf(c, ["boxes", "tins", "crates", "tins"], c.left + 0.3, 2.1, 2.3, 0.1, 4, scale(rgb("#6a7076"), 1));
  glazing(c, c.left + 3, -2.6, 1.7, 0.8, { panes: [3, 2], frame: rgb("#3a3e42"), view: "garden" });
  tyres(c, c.left + 3.4, 4);
  tyres(c, c.left + 4.15, 3);
  chest(c, c.left + 4.9);
  strip(c, c.left + 0.5, -2.75, 2, [236, 244, 255], 0.7);
}

export const garageWalls: Walls = { back, side };
