import type { Variants } from "#lib/elements/variants.ts";
import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale } from "#lib/render/scene/colour.ts";
import { along, panel, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { globe, pendant, shadedLamp } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { glazing } from "#lib/render/scene/elements/shapes/openings.ts";
import { chair, counter, sofa, stool, table } from "#lib/render/scene/elements/shapes/seating.ts";
import { row, shelf } from "#lib/render/scene/elements/shapes/shelving.ts";
import { band, bricks, panelling, plaster, tiles } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { board, hangingPlant, picture, pottedPlant } from "#lib/render/scene/elements/shapes/wall-things.ts";

const kindOf = (variants: Variants): "bar" | "diner" | "table" | "coffee" =>
  variants.has("bar") ? "bar" : variants.has("diner") ? "diner" : variants.has("restaurant") ? "table" : "coffee";

const walls = { bar: "#4a2f2a", diner: "#9db8b4", table: "#5d4038", coffee: "#4c5f52" };

/** Steel and chrome: two groups, a boiler dome, a gauge. */
function espressoMachine(c: Chamber, x: number, y: number): void {
  const { ctx } = c;
  const steel = along(ctx, x, x + 0.8, [90, 92, 96], [226, 226, 222], [140, 140, 142], [240, 238, 232], [86, 86, 90]);
  panel(ctx, steel, x, y - 0.42, 0.8, 0.2, 0.03);
  panel(ctx, [40, 40, 44], x + 0.03, y - 0.24, 0.74, 0.2);
  panel(ctx, steel, x - 0.02, y - 0.06, 0.84, 0.06, 0.01);
  for (const at of [0.18, 0.52]) {
    panel(ctx, [200, 200, 198], x + at, y - 0.25, 0.12, 0.06, 0.02);
    panel(ctx, [30, 22, 18], x + at + 0.02, y - 0.19, 0.2, 0.035, 0.015);
  }
  row(c, "cups", x + 0.04, x + 0.74, y - 0.42, 0.16);
}

function back(c: Chamber): void {
  const { light, brush } = c;
  const kind = kindOf(brush.variants);
  const wall = brush.colour ?? mix(rgb(walls[kind]), light.primary, 0.12);
  plaster(c, wall);
  if (kind === "bar") panelling(c, rgb("#4a2c1e"), band(c, 0, 2.4), 0.8, 2);
  else if (kind === "coffee") bricks(c, mix(rgb("#8a5440"), wall, 0.25), band(c, 0, 3.2));
  else panelling(c, kind === "diner" ? rgb("#8e3a36") : rgb("#4a2e22"), band(c, 0, 1.05), 0.6);
  const wood = rgb(kind === "diner" ? "#8c8f90" : "#6b4329");
  // The bar stands off centre, so that whoever is in the middle has light beside them.
  const x = c.middle - c.width * 0.42;
  const w = c.width * 0.56;
  if (kind === "table") {
    glazing(c, c.middle - 2.6, -2.5, 1.9, 1.7, {
      panes: [3, 2],
      frame: rgb("#3a2a20"),
      view: "city",
      curtain: rgb("#7c2c2c"),
    });
    picture(c, c.middle + 1.2, -2.2, 1.3, 0.9, light.accent);
    for (const at of [-2.3, 0.9]) {
      table(c, wood, c.middle + at, 1.2, 0.75, rgb("#e9e0d0"));
      chair(c, scale(wood, 0.7), c.middle + at - 0.5, 0.44, true);
      chair(c, scale(wood, 0.7), c.middle + at + 1.25, 0.44, true);
      row(c, "glassware", c.middle + at + 0.3, c.middle + at + 0.7, -0.76, 0.24);
      pendant(c, c.middle + at + 0.6, -1.75, rgb("#8a5a2c"), 0.42);
    }
    return;
  }
  shelf(
    c,
    kind === "bar" ? "bottles" : ["cups", "jars", "bottles"],
    x + 0.2,
    w - 0.3,
    2.5,
    1.3,
    3,
    scale(wood, 0.8),
    kind === "bar",
  );
  if (kind === "bar")
    for (let i = 0; i < 3; i++)
      c.pool({ x: x + w / 2, y: -1.55 - i * 0.4, rx: w * 0.6, ry: 0.34, colour: [255, 170, 80], strength: 0.75 });
  counter(
    c,
    kind === "diner" ? rgb("#b4413c") : mix(rgb("#3d4a44"), light.accent, 0.14),
    rgb(kind === "diner" ? "#c9c9c6" : "#7c5330"),
    x,
    w,
    1.08,
  );
  if (kind !== "bar") espressoMachine(c, x + w * 0.12, -1.08);
  row(c, kind === "bar" ? "glassware" : "bread", x + w * 0.5, x + w * 0.86, -1.08, 0.26);
  for (let i = 0; i < 3; i++) stool(c, kind === "diner" ? rgb("#a83c38") : wood, x + w * (0.3 + i * 0.26));
  for (let i = 0; i < 3; i++)
    if (kind === "coffee") globe(c, x + w * (0.2 + i * 0.3), -2.15, 0.13);
    else pendant(c, x + w * (0.2 + i * 0.3), -1.95, mix(light.accent, [120, 70, 30], 0.5), 0.32);
  if (kind === "coffee") board(c, x + w + 0.35, -2.45, 1.3, 1.05, rgb("#23282a"), rgb("#7a5232"), [232, 226, 212]);
  else picture(c, x + w + 0.4, -2.3, 1, 0.8, light.accent);
  table(c, wood, x + w + 0.5, 0.9);
  chair(c, scale(wood, 0.75), x + w + 1.35, 0.42);
  shadedLamp(c, x + w + 0.75, -0.75, 0.34, [240, 214, 160], 0.22);
  pottedPlant(c, c.right - 0.45, 1.35);
  if (kind === "coffee") hangingPlant(c, x + w + 0.1, -2.1, 0.7);
}

function side(c: Chamber): void {
  const { light, brush } = c;
  const kind = kindOf(brush.variants);
  const wall = brush.colour ?? mix(rgb(walls[kind]), light.primary, 0.12);
  plaster(c, wall);
  panelling(c, rgb(kind === "diner" ? "#8e3a36" : "#4a2e22"), band(c, 0, 1), 0.66);
  if (kind === "diner") tiles(c, rgb("#d8d4c8"), band(c, 0, 1), [0.2, 0.2]);
  glazing(c, c.left + 0.5, -2.55, 2.3, 1.5, { panes: [3, 1], frame: rgb("#2c2620"), view: "city" });
  glazing(c, c.left + 4.3, -2.55, 2.3, 1.5, { panes: [3, 1], frame: rgb("#2c2620"), view: "city" });
  const seat = mix(rgb(kind === "diner" ? "#a83c38" : "#6a3f2c"), light.accent, 0.15);
  for (const at of [0.35, 4.15]) {
    sofa(c, seat, c.left + at, 2.6, mix(light.accent, [200, 160, 110], 0.4));
    table(c, rgb("#7c5330"), c.left + at + 0.9, 0.8, 0.74);
    pendant(c, c.left + at + 1.3, -1.75, rgb("#2a2624"), 0.34);
  }
  picture(c, c.left + 3.1, -2.1, 0.8, 0.6, light.accent);
  pottedPlant(c, c.left + 3.5, 1.1);
}

export const cafeWalls: Walls = { back, side };
