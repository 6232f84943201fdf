import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale } from "#lib/render/scene/colour.ts";
import { body, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { screen } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { glazing } from "#lib/render/scene/elements/shapes/openings.ts";
import { chair, desk } from "#lib/render/scene/elements/shapes/seating.ts";
import { row, shelf } from "#lib/render/scene/elements/shapes/shelving.ts";
import { plaster } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { picture, pottedPlant } from "#lib/render/scene/elements/shapes/wall-things.ts";

const glow = (c: Chamber) => mix([120, 170, 255], c.light.primary, 0.35);

function workplace(c: Chamber, x: number): void {
  desk(c, rgb("#b08a5e"), x, 1.7);
  screen(c, x + 0.25, -1.28, 0.62, 0.38, glow(c));
  panel(c.ctx, [36, 38, 44], x + 0.53, -0.92, 0.06, 0.18);
  row(c, "books", x + 1.05, x + 1.3, -0.76, 0.24);
  chair(c, rgb("#2c3038"), x + 0.4, 0.5, true);
}

function back(c: Chamber): void {
  const mid = c.middle;
  plaster(c, c.brush.colour ?? mix(rgb("#8e969c"), c.light.primary, 0.14));
  // Glass from floor to ceiling: the city is the picture.
  const panes = Math.max(3, Math.round((c.width * 0.68) / 1.4));
  glazing(c, c.left + c.width * 0.02, -2.75, c.width * 0.68, 2.65, {
    panes: [panes, 1],
    frame: rgb("#30343a"),
    view: "city",
    sill: false,
    strength: 0.85,
  });
  c.shine(() => {
    for (const [x, h] of [
      [mid - 3.6, 0.74],
      [mid - 1.2, 0.74],
    ] as const) {
      panelAlpha(c.ctx, [18, 20, 26], 0.92, x, -h, 1.7, 0.06, 0.01);
      panelAlpha(c.ctx, [18, 20, 26], 0.92, x + 0.1, -h, 0.05, h);
      panelAlpha(c.ctx, [18, 20, 26], 0.92, x + 1.5, -h, 0.05, h);
      panelAlpha(c.ctx, [22, 25, 32], 1, x + 0.4, -1.3, 0.7, 0.42, 0.02);
      panelAlpha(c.ctx, [22, 25, 32], 1, x + 0.7, -0.9, 0.08, 0.18);
      panelAlpha(c.ctx, [24, 26, 32], 1, x + 0.45, -1, 0.5, 0.5, 0.08);
    }
  });
  shelf(c, ["books", "boxes", "plants", "books"], c.right - c.width * 0.27, 1.6, 2.2, 0.4, 4, rgb("#8a6a48"));
  body(c, rgb("#d6d2c8"), c.right - c.width * 0.27, -0.4, 1.6, 0.4);
  pottedPlant(c, c.right - 0.7, 1.6, rgb("#d8d4cc"));
}

function side(c: Chamber): void {
  plaster(c, c.brush.colour ?? mix(rgb("#a4a8aa"), c.light.primary, 0.12));
  for (const at of [0.3, 5]) workplace(c, c.left + at);
  picture(c, c.left + 0.5, -2.3, 1.3, 0.75, c.light.accent, rgb("#2c2e34"));
  // A meeting room behind glass.
  c.pool({ x: c.left + 3.4, y: -1.3, rx: 1.6, ry: 1.4, colour: [255, 226, 180], strength: 0.7 });
  body(c, rgb("#3c4148"), c.left + 2.4, -2.45, 2.1, 2.45);
  panel(c.ctx, scale(rgb("#b9a88c"), 1.1), c.left + 2.46, -2.39, 2, 2.33);
  body(c, rgb("#6a4a30"), c.left + 2.6, -0.76, 1.7, 0.08);
  for (const at of [2.75, 3.25, 3.75]) chair(c, rgb("#3c4148"), c.left + at, 0.4, true);
  panelAlpha(c.ctx, [255, 255, 255], 0.1, c.left + 2.46, -2.39, 0.9, 2.33);
  pottedPlant(c, c.left + 2.1, 1.3, rgb("#d8d4cc"));
  screen(c, c.left + 5.2, -2.3, 1.3, 0.72, c.light.accent);
}

export const officeWalls: Walls = { back, side };
