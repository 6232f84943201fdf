import type { Rgb } from "#lib/render/scene/colour.ts";
import { mottle, panelAlpha } from "#lib/render/scene/elements/shapes/chamber.ts";
import * as finish from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { canvas, logs } from "./built-in.ts";
import { toned, type Placed } from "./placed.ts";

const pale: Rgb = [180, 170, 150];
const areaOf = ({ c, part, area }: Placed): finish.Part =>
  part.up === undefined && part.h === undefined && part.at === undefined && part.w === undefined
    ? finish.whole(c)
    : area;

type Cover = (p: Placed, tone: Rgb, area: finish.Part) => void;
const covers: Readonly<Record<string, Cover>> = {
  plaster: ({ c, part }, tone, area) => finish.plaster(c, tone, area, part.wear),
  wallpaper: ({ c, part }, tone, area) => finish.wallpaper(c, tone, area, part.pitch),
  planks: ({ c, part }, tone, area) => finish.planks(c, tone, area, part.pitch ?? 0.16),
  boards: ({ c, part }, tone, area) => finish.planks(c, tone, area, part.pitch ?? 0.18, true),
  logs: ({ c }, tone, area) => logs(c, tone, area),
  bricks: ({ c }, tone, area) => finish.bricks(c, tone, area),
  stones: ({ c, part }, tone, area) => finish.stones(c, tone, area, part.size),
  ice: ({ c }, tone, area) => {
    finish.stones(c, tone, area, [0.62, 0.36]);
    panelAlpha(c.ctx, [190, 226, 255], 0.28, ...area);
  },
  tiles: ({ c, part }, tone, area) => finish.tiles(c, tone, area, part.size ?? [0.2, 0.2], part.bonded),
  concrete: ({ c, part }, tone, area) => finish.concrete(c, tone, area, part.pitch),
  plates: ({ c, part }, tone, area) => finish.plates(c, tone, area, part.size),
  panelling: ({ c, part }, tone, area) => finish.panelling(c, tone, area, part.pitch ?? 0.6, part.rows),
  drape: ({ c, part }, tone, area) => finish.drape(c, tone, area, part.pitch),
  canvas: ({ c }, tone, area) => canvas(c, tone, area),
  mottle: ({ c, part }, _, area) => mottle(c, part.wear ?? 0.5, part.pitch ?? 1, ...area),
  skirting: ({ c, part, h }, tone) => finish.skirting(c, tone, part.h === undefined ? undefined : h),
  cornice: ({ c, part, h }, tone) => finish.cornice(c, tone, part.h === undefined ? undefined : h),
};

/** What a wall is covered with: all of it where the part names no lengths. */
export const finishes: Readonly<Record<string, (p: Placed) => void>> = Object.fromEntries(
  Object.entries(covers).map(([word, cover]) => [word, (p: Placed) => cover(p, toned(p, pale), areaOf(p))]),
);
