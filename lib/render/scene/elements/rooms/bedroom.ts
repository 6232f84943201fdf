import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, type Rgb } from "#lib/render/scene/colour.ts";
import { body, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { shadedLamp, stringLights } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { doorway, glazing, sunPatch } from "#lib/render/scene/elements/shapes/openings.ts";
import { bed, cupboards } from "#lib/render/scene/elements/shapes/seating.ts";
import { row, shelf } from "#lib/render/scene/elements/shapes/shelving.ts";
import { skirting, wallpaper, whole } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { mirror, picture, pottedPlant } from "#lib/render/scene/elements/shapes/wall-things.ts";

const wallOf = (c: Chamber): Rgb =>
  c.brush.colour ?? mix(rgb(c.brush.variants.has("nursery") ? "#9fb6b4" : "#6d7488"), c.light.primary, 0.14);

function nightstand(c: Chamber, x: number): void {
  cupboards(c, rgb("#7a5638"), x, 0.5, -0.58, 0.52, 0.5);
  shadedLamp(c, x + 0.25, -0.58, 0.42, [250, 232, 196], 0.32);
}

function back(c: Chamber): void {
  const mid = c.middle;
  wallpaper(c, wallOf(c), whole(c), 0.22);
  skirting(c, rgb("#d8d0c2"));
  const x = mid - 1.9;
  bed(c, rgb("#6a462e"), rgb("#e8e1d4"), mix(rgb("#8a5a58"), c.light.accent, 0.35), x, 1.9);
  nightstand(c, x - 0.62);
  nightstand(c, x + 2.02);
  picture(c, x + 0.45, -2.15, 1, 0.68, c.light.accent, rgb("#caa66a"));
  glazing(c, mid + 1.25, -2.35, 1.2, 1.55, {
    panes: [2, 2],
    frame: rgb("#e6dece"),
    curtain: mix(rgb("#c9b9a2"), c.light.accent, 0.12),
  });
  if (c.brush.variants.has("nursery")) stringLights(c, c.left, c.right, -2.45, 0.14);
  sunPatch(c, c.key > 0 ? x : x + 1.1, -2.3, 0.9, 1.3);
  pottedPlant(c, c.right - 0.3, 1);
}

function side(c: Chamber): void {
  wallpaper(c, wallOf(c), whole(c), 0.22);
  skirting(c, rgb("#d8d0c2"));
  cupboards(c, rgb("#cfc4b0"), c.left + 0.2, 1.9, -2.2, 2.14, 0.63);
  glazing(c, c.left + 2.6, -2.3, 1.1, 1.5, {
    panes: [2, 2],
    frame: rgb("#e6dece"),
    curtain: mix(rgb("#c9b9a2"), c.light.accent, 0.12),
  });
  body(c, rgb("#7a5638"), c.left + 4.05, -0.85, 1.2, 0.85, 0.02);
  mirror(c, c.left + 4.3, -1.85, 0.7, 0.85, rgb("#c9a05a"), true);
  row(c, "glassware", c.left + 4.2, c.left + 4.6, -0.85, 0.18);
  doorway(c, rgb("#d8d0c2"), c.left + 5.5, 0.8, 2.05);
  shelf(c, ["books", "plants"], c.left + 6.6, 0.8, 2, 1.3, 2, rgb("#7a5638"), false);
}

export const bedroomWalls: Walls = { back, side };
