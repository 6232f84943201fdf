import { scale, type Rgb } from "#lib/render/scene/colour.ts";
import { glazing, sunPatch } from "#lib/render/scene/elements/shapes/openings.ts";
import * as seating from "#lib/render/scene/elements/shapes/seating.ts";
import { vista } from "#lib/render/scene/elements/shapes/vistas.ts";
import * as things from "#lib/render/scene/elements/shapes/wall-things.ts";
import { flames, lightShaft } from "./fixtures.ts";
import { wheel } from "./built-in.ts";
import { colourOf, secondOf, strengthOf, thirdOf, toned, type Placed } from "./placed.ts";

const wood: Rgb = [122, 84, 52];
const stone: Rgb = [140, 120, 100];
const wideOr = ({ part, w }: Placed, usual: number): number => (part.w === undefined ? usual : w);
const highOr = ({ part, h }: Placed, usual: number): number => (part.h === undefined ? usual : h);
const lighter = (p: Placed): Rgb => secondOf(p, scale(toned(p, wood), 1.25));

function pane(p: Placed): void {
  const { part } = p;
  glazing(p.c, ...p.area, {
    panes: [part.pitch === undefined ? (part.across ?? 2) : Math.max(1, Math.round(p.w / part.pitch)), part.rows ?? 2],
    frame: toned(p, stone),
    view: part.view === undefined || part.view === "field" || part.view === "river" ? "garden" : part.view,
    head: part.head ?? "flat",
    sill: part.sill ?? false,
    strength: strengthOf(p, 1),
    ...(part.curtain === undefined ? {} : { curtain: colourOf(p, part.curtain) }),
  });
}

/** What is let into a wall or hangs on it. */
export const fittings: Readonly<Record<string, (p: Placed) => void>> = {
  window: pane,
  opening: (p) => vista(p.c, toned(p, stone), p.part.view, p.part.head ?? "flat", p.area),
  sun: (p) => sunPatch(p.c, ...p.area, [p.part.across ?? 2, p.part.rows ?? 3]),
  picture: (p) => things.picture(p.c, ...p.area, secondOf(p, p.c.light.accent), toned(p, [120, 88, 46])),
  mirror: (p) => things.mirror(p.c, ...p.area, toned(p, stone), p.part.head === "round"),
  board: (p) =>
    things.board(p.c, ...p.area, toned(p, [46, 74, 62]), secondOf(p, wood), thirdOf(p, stone), p.part.rows ?? 6),
  pipes: (p) =>
    things.pipes(p.c, toned(p, stone), p.part.h === undefined ? -p.up : p.y, p.part.rows ?? 2, p.part.thick ?? 0.1),
  plant: (p) => things.pottedPlant(p.c, p.x, p.h, toned(p, stone), -p.up),
  hanging_plant: (p) => things.hangingPlant(p.c, p.x, -p.up, p.h),
  wheel: (p) => wheel(p.c, p.area),
  light_shaft: (p) => lightShaft(p.c, ...p.area),
};

/** What stands on the floor before a wall, and what stands on that. */
export const furniture: Readonly<Record<string, (p: Placed) => void>> = {
  counter: (p) => seating.counter(p.c, toned(p, wood), lighter(p), p.x, p.w, highOr(p, 1.05), p.part.pitch),
  cupboards: (p) => {
    const high = highOr(p, 0.8);
    seating.cupboards(
      p.c,
      toned(p, wood),
      p.x,
      wideOr(p, 1),
      -p.up - high,
      high,
      p.part.pitch,
      secondOf(p, [206, 180, 128]),
    );
  },
  benches: (p) => seating.benches(p.c, toned(p, wood), p.x, wideOr(p, 1), p.part.rows ?? 1),
  flames: (p) => flames(p.c, p.x, -p.up, wideOr(p, 0.5), highOr(p, 0.6)),
};
