import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale } from "#lib/render/scene/colour.ts";
import { body, panel, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { shadedLamp } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { glazing } from "#lib/render/scene/elements/shapes/openings.ts";
import { chair, table } from "#lib/render/scene/elements/shapes/seating.ts";
import { row, shelf } from "#lib/render/scene/elements/shapes/shelving.ts";
import { panelling, whole } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { line } from "#lib/render/scene/elements/shapes/strokes.ts";

const oak = (c: Chamber) => c.brush.colour ?? mix(rgb("#63402a"), c.light.primary, 0.06);

/** Two storeys of books with a gallery between them. */
function stacks(c: Chamber, x: number, w: number): void {
  const wood = oak(c);
  const cases = Math.max(1, Math.round(w / 1.25));
  const step = w / cases;
  for (let i = 0; i < cases; i++) {
    shelf(c, "books", x + i * step, step - 0.03, 2.5, 0.12, 6, wood);
    shelf(c, "books", x + i * step, step - 0.03, 5, 2.85, 5, wood);
    c.pool({ x: x + (i + 0.5) * step, y: -2.2, rx: step * 0.8, ry: 1.4, colour: [255, 190, 110], strength: 0.42 });
  }
  body(c, scale(wood, 1.2), x, -2.85, w, 0.14);
  for (let at = x + 0.05; at < x + w; at += 0.14) panel(c.ctx, scale(wood, 0.6), at, -3.55, 0.035, 0.72);
  body(c, scale(wood, 1.35), x, -3.6, w, 0.07, 0.02);
}

function ladder(c: Chamber, x: number): void {
  const wood = scale(oak(c), 1.7);
  line(c.ctx, wood, 0.05, [
    [x, 0],
    [x + 0.35, -2.7],
  ]);
  line(c.ctx, wood, 0.05, [
    [x + 0.42, 0],
    [x + 0.77, -2.7],
  ]);
  for (let i = 1; i < 9; i++)
    line(c.ctx, scale(wood, 0.85), 0.035, [
      [x + i * 0.039, -i * 0.3],
      [x + 0.42 + i * 0.039, -i * 0.3],
    ]);
}

function readingTable(c: Chamber, x: number, w: number): void {
  table(c, oak(c), x, w, 0.76);
  for (let at = x + 0.4; at < x + w - 0.2; at += 1.1) {
    shadedLamp(c, at, -0.76, 0.36, [54, 130, 86], 0.34);
    row(c, "books", at + 0.3, at + 0.6, -0.76, 0.2);
  }
  for (let at = x + 0.2; at < x + w - 0.4; at += 0.8) chair(c, scale(oak(c), 0.8), at, 0.44);
}

function back(c: Chamber): void {
  const mid = c.middle;
  panelling(c, oak(c), whole(c), 1.2, 3);
  const gap = 1.9;
  stacks(c, c.left + 0.05, mid + 0.4 - c.left - gap / 2);
  stacks(c, mid + 0.4 + gap / 2, c.right - mid - 0.45 - gap / 2);
  glazing(c, mid - 0.35, -4.7, 1.5, 3.4, {
    panes: [3, 6],
    frame: rgb("#3a281c"),
    head: "round",
    view: "sky",
    strength: 1.2,
  });
  ladder(c, c.left + 0.8);
  readingTable(c, mid - 1.6, 3.4);
  const sun = c.day.strength;
  c.patch(c.day.beam, sun * 0.22, [mid - 0.3, -1.3, mid + 1.1, -1.3, mid + 1.8 - c.key, 0, mid - 0.6 - c.key, 0]);
}

function side(c: Chamber): void {
  panelling(c, oak(c), whole(c), 1.2, 3);
  stacks(c, c.left, c.width);
  ladder(c, c.left + 3.6);
  table(c, oak(c), c.left + 0.6, 1.6, 0.76);
  shadedLamp(c, c.left + 1.2, -0.76, 0.36, [54, 130, 86], 0.34);
}

export const libraryWalls: Walls = { back, side };
