import { drawnRows, type DrawnGood, type DrawnRow, type Ends } from "#lib/elements/drawn-rows.ts";
import type { Brush, Painter } from "#lib/render/scene/elements/scene-element.ts";
import { penOf } from "#lib/render/scene/elements/shapes/pen.ts";
import { paintReceding, type Receding } from "#lib/render/scene/elements/shapes/receding.ts";
import { steam } from "#lib/render/scene/elements/shapes/steam.ts";
import { makingOf } from "#lib/render/scene/elements/solids/making.ts";
import { draw } from "./strokes.ts";
import type { Stroke } from "#lib/elements/drawn-strokes.ts";

function drawStrokes(
  strokes: readonly Stroke[],
  { outdoors, colours, outlines = {}, motifs = {}, faces = {} }: DrawnGood,
  brush: Brush,
): void {
  const drawings = Object.fromEntries(
    Object.entries(outlines).flatMap(([name, told]) => (typeof told === "string" ? [[name, told]] : [])),
  );
  const pen = penOf(brush, outdoors);
  draw(strokes, { pen, making: makingOf(brush, { colours }), outlines, drawings, motifs, faces });
}

/** As it is seen to or from the lens, or null where it is told by its side. */
function endsOf({ ends }: DrawnGood, { facing, motion }: Brush): Ends | null {
  const isTurned = facing === "away" || (facing === "camera" && !(ends?.moving && motion === "still"));
  return ends && isTurned ? ends : null;
}

/** How far back an end stands at a height: straight between the heights that are told, level beyond them. */
function setbackOf(places: readonly (readonly [number, number])[]): (y: number) => number {
  return (y) => {
    const after = places.findIndex(([at]) => at >= y);
    if (after <= 0) return places.at(after)![1];
    const [[y0, u0], [y1, u1]] = [places[after - 1]!, places[after]!];
    return y1 === y0 ? u1 : u0 + ((u1 - u0) * (y - y0)) / (y1 - y0);
  };
}

function drawEnds({ receding, front, back }: Ends, good: DrawnGood, brush: Brush): void {
  const goes = brush.facing === "away";
  const end = (page: Brush) => drawStrokes(goes ? back : front, good, page);
  if (!receding) return end(brush);
  const { rear, nose, breadth, top, comes = [[0, 0]], goes: going = [[0, 0]], hidden = [], over = [] } = receding;
  if (!goes) drawStrokes(over, good, brush);
  const laid: Receding = {
    rear,
    nose,
    breadth: typeof breadth === "number" ? breadth : goes ? breadth.goes : breadth.comes,
    setback: setbackOf(goes ? going : comes),
    end,
    side: (page) => {
      drawStrokes(good.strokes, good, page);
      if (!goes)
        for (const [x, y, width, height] of hidden) page.ctx.clearRect(x / 100, y / 100, width / 100, height / 100);
    },
  };
  paintReceding(brush, top === undefined ? laid : { ...laid, top });
}

function drawGood(good: DrawnGood, brush: Brush): void {
  const ends = endsOf(good, brush);
  if (ends) return drawEnds(ends, good, brush);
  drawStrokes(good.strokes, good, brush);
  const making = makingOf(brush, { colours: good.colours });
  for (const { x = 0, y, height, half, strength } of (good.steam ?? []).filter(making.holds))
    steam(brush, { x: x / 100, y: y / 100, height: height / 100, half: half / 100 }, making.number(strength));
  for (const {
    at: [x, y],
    radius,
    colour,
    strength,
    flicker = 0,
    beam = false,
  } of (good.glows ?? []).filter(making.holds))
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
