import { drawnRows, type DrawnGood, type DrawnRow } from "#lib/elements/drawn-rows.ts";
import type { Brush, Painter } from "#lib/render/scene/elements/scene-element.ts";
import { penOf } from "#lib/render/scene/elements/shapes/pen.ts";
import { steam } from "#lib/render/scene/elements/shapes/steam.ts";
import { makingOf } from "#lib/render/scene/elements/solids/making.ts";
import { draw } from "./strokes.ts";

function drawGood(
  { outdoors, colours, outlines = {}, motifs = {}, faces = {}, strokes, steam: veils = [], glows = [] }: DrawnGood,
  brush: Brush,
): void {
  const making = makingOf(brush, { colours });
  draw(strokes, { pen: penOf(brush, outdoors), making, outlines, motifs, faces });
  for (const { x = 0, y, height, half, strength } of veils.filter(making.holds))
    steam(brush, { x: x / 100, y: y / 100, height: height / 100, half: half / 100 }, making.number(strength));
  for (const {
    at: [x, y],
    radius,
    colour,
    strength,
    flicker = 0,
    beam = false,
  } of glows.filter(making.holds))
    brush.glow({
      x: x / 100,
      y: y / 100,
      radius: radius / 100,
      flicker,
      beam,
      colour: making.colour(colour),
      strength: making.number(strength),
    });
}

const painterOf =
  ({ plain, variants }: DrawnRow): Painter =>
  (brush) =>
    drawGood((variants.find(({ is }) => is.some((one) => brush.variants.has(one)))?.good ?? plain)(), brush);

/** Painters of the goods that are told as outlines. */
export const drawn: Readonly<Record<string, Painter>> = Object.fromEntries(
  drawnRows.map((row) => [row.id, painterOf(row)]),
);
