import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb } from "#lib/render/scene/colour.ts";
import { body, panel, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { doorway, glazing, sunPatch } from "#lib/render/scene/elements/shapes/openings.ts";
import { chair, desk, table } from "#lib/render/scene/elements/shapes/seating.ts";
import { row, shelf } from "#lib/render/scene/elements/shapes/shelving.ts";
import { band, panelling, plaster, skirting } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { board, picture, pottedPlant, wallClock } from "#lib/render/scene/elements/shapes/wall-things.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

const wallOf = (c: Chamber) => c.brush.colour ?? mix(rgb("#cdbd94"), c.light.primary, 0.1);

function back(c: Chamber): void {
  const mid = c.middle;
  plaster(c, wallOf(c));
  panelling(c, rgb("#7f8f7c"), band(c, 0, 0.85), 0.8);
  board(c, mid - 2.3, -2.25, 3.6, 1.25, rgb("#2e4a3e"), rgb("#8a6036"), [232, 236, 226], 7);
  panel(c.ctx, rgb("#8a6036"), mid - 2.3, -0.97, 3.6, 0.06, 0.01);
  wallClock(c, mid - 0.5, -2.65, 0.2);
  picture(c, mid + 1.75, -2.2, 1.5, 1, [80, 130, 170], rgb("#c9b48a"));
  desk(c, rgb("#9a6c3e"), mid + 0.7, 1.7);
  row(c, "books", mid + 1.1, mid + 1.5, -0.76, 0.24);
  // A globe of the world and an apple.
  body(c, rgb("#5a3c26"), mid + 1.95, -0.84, 0.16, 0.1, 0.02);
  oval(c.ctx, [66, 118, 160], mid + 2.03, -1.02, 0.17, 0.17);
  oval(c.ctx, [126, 148, 84], mid + 1.99, -1.06, 0.08, 0.09, 0.6);
  oval(c.ctx, [190, 44, 36], mid + 0.95, -0.79, 0.045, 0.05);
  for (const at of [-2.9, -1.2]) {
    table(c, rgb("#b58a54"), mid + at, 1.2, 0.7);
    chair(c, rgb("#7a5634"), mid + at + 0.1, 0.4);
    chair(c, rgb("#7a5634"), mid + at + 0.66, 0.4);
  }
  pottedPlant(c, c.right - 0.35, 1);
  sunPatch(c, c.key > 0 ? mid - 3 : mid + 1.6, -2.6, 1.1, 1.4, [2, 3]);
}

function side(c: Chamber): void {
  plaster(c, wallOf(c));
  panelling(c, rgb("#7f8f7c"), band(c, 0, 0.85), 0.8);
  for (const at of [0.5, 3.1])
    glazing(c, c.left + at, -2.75, 1.9, 1.75, { panes: [3, 3], frame: rgb("#e4dcc6"), view: "garden" });
  shelf(c, ["books", "boxes"], c.left + 5.5, 1.5, 1.1, 0, 2, rgb("#9a6c3e"));
  picture(c, c.left + 5.6, -2.2, 0.55, 0.7, [200, 120, 70], rgb("#e4dcc6"));
  picture(c, c.left + 6.3, -2.2, 0.55, 0.7, [90, 140, 120], rgb("#e4dcc6"));
  doorway(c, rgb("#8a6036"), c.left + 7.4, 0.9, 2.05);
  skirting(c, rgb("#6a5a42"));
}

export const classroomWalls: Walls = { back, side };
