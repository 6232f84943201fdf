import type { Variants } from "#lib/elements/variants.ts";
import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { body, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { neon, pendant, strip } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { glazing } from "#lib/render/scene/elements/shapes/openings.ts";
import { counter, table } from "#lib/render/scene/elements/shapes/seating.ts";
import { row, shelf, type Goods } from "#lib/render/scene/elements/shapes/shelving.ts";
import { band, planks, plaster, skirting, tiles } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { mirror, pottedPlant } from "#lib/render/scene/elements/shapes/wall-things.ts";

interface Trade {
  wall: Rgb;
  wood: Rgb;
  goods: readonly Goods[];
  cool: boolean;
}

/** What is sold, by the word for the place. */
function tradeOf(variants: Variants): Trade {
  if (variants.has("supermarket"))
    return {
      wall: rgb("#c8d0cc"),
      wood: rgb("#aab2b2"),
      goods: ["boxes", "tins", "bottles", "jars", "boxes"],
      cool: true,
    };
  if (variants.has("book")) return { wall: rgb("#5d6a58"), wood: rgb("#6b4529"), goods: ["books"], cool: false };
  if (variants.has("pharmacy"))
    return { wall: rgb("#c2d2ca"), wood: rgb("#d8dcd8"), goods: ["boxes", "jars", "tins"], cool: true };
  if (variants.has("boutique"))
    return { wall: rgb("#b9a79a"), wood: rgb("#8a6a50"), goods: ["clothes", "boxes"], cool: false };
  return {
    wall: rgb("#8a8a74"),
    wood: rgb("#7a5232"),
    goods: ["jars", "boxes", "bottles", "tins", "crates"],
    cool: false,
  };
}

function back(c: Chamber): void {
  const mid = c.middle;
  const { wall, wood, goods, cool } = tradeOf(c.brush.variants);
  plaster(c, c.brush.colour ?? mix(wall, c.light.primary, 0.12));
  if (cool) tiles(c, scale(wall, 1.05), band(c, 0, 1.2), [0.3, 0.3]);
  else planks(c, scale(wood, 0.85), band(c, 0, 1.1), 0.16);
  const cases = Math.max(2, Math.floor((c.width * 0.5) / 1.3));
  for (let i = 0; i < cases; i++) {
    const x = c.left + 0.25 + i * 1.3;
    if (goods[0] === "clothes") {
      panel(c.ctx, [30, 28, 28], x, -1.8, 1.2, 0.03, 0.015);
      row(c, "clothes", x + 0.05, x + 1.15, -0.75, 1.05);
      row(c, "boxes", x + 0.1, x + 1.1, -2.05, 0.3);
      panel(c.ctx, wood, x, -2.05, 1.2, 0.04);
    } else shelf(c, goods, x, 1.24, 2.45, 0.05, 5, wood);
    if (cool) strip(c, x + 0.1, -2.5, 1.05, [226, 240, 255], 0.8);
    else c.pool({ x: x + 0.62, y: -1.7, rx: 0.8, ry: 1.1, colour: [255, 206, 140], strength: 0.5 });
  }
  counter(c, cool ? rgb("#e0e4e0") : scale(wood, 0.9), cool ? rgb("#7c8a8a") : rgb("#5a3a24"), mid + 0.6, 2.3, 1);
  body(c, [60, 58, 56], mid + 2.1, -1.32, 0.42, 0.32, 0.03);
  row(c, goods.includes("books") ? "books" : "jars", mid + 0.8, mid + 1.6, -1, 0.26);
  if (cool)
    neon(
      c,
      [80, 230, 140],
      [mid + 1.7, -2.3, mid + 1.7, -1.9, mid + 1.7, -2.1, mid + 1.5, -2.1, mid + 1.9, -2.1],
      0.05,
    );
  else {
    for (const dx of [1, 2.2]) pendant(c, mid + dx, -1.95, mix(c.light.accent, [70, 60, 50], 0.5), 0.36);
    mirror(c, mid + 1.2, -2.2, 1, 0.8, rgb("#b08a4e"));
  }
  pottedPlant(c, c.right - 0.35, 1.2);
}

function side(c: Chamber): void {
  const { wall, wood, goods, cool } = tradeOf(c.brush.variants);
  plaster(c, c.brush.colour ?? mix(wall, c.light.primary, 0.12));
  skirting(c, wood);
  for (const at of [0.1, 1.5, 2.9]) {
    if (goods[0] === "clothes") {
      panel(c.ctx, [30, 28, 28], c.left + at, -1.8, 1.3, 0.03, 0.015);
      row(c, "clothes", c.left + at, c.left + at + 1.25, -0.7, 1.1);
    } else shelf(c, goods, c.left + at, 1.35, 2.4, 0.05, 5, wood);
    if (cool) strip(c, c.left + at + 0.1, -2.5, 1.1, [226, 240, 255], 0.7);
    else c.pool({ x: c.left + at + 0.7, y: -1.7, rx: 0.9, ry: 1.2, colour: [255, 206, 140], strength: 0.5 });
  }
  glazing(c, c.left + 4.7, -2.5, 2.2, 1.7, { panes: [2, 1], frame: rgb("#2e3a36"), view: "city" });
  table(c, wood, c.left + 4.9, 1.7, 0.7);
  row(c, goods[0] === "books" ? "books" : "boxes", c.left + 5, c.left + 6.5, -0.7, 0.3);
  panelAlpha(c.ctx, [0, 0, 0], 0.2, c.left, -0.1, c.width, 0.1);
}

export const shopWalls: Walls = { back, side };
