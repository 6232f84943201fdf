import { sharedThings } from "#lib/places/room.ts";
import type { Extent, Length, RoomPart, Tone, WallParts } from "#lib/places/wall-parts.ts";
import { rgb, type Rgb } from "#lib/render/scene/colour.ts";
import { along, down, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import type { Part as Area } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { amountOf, toneOf } from "./tones.ts";

/** Where parts are counted from, what their shares are shares of, in metres, and what their names stand for. */
export interface Frame {
  x: number;
  up: number;
  /** Left edge, foot, width and height of what they stand on. */
  left: number;
  foot: number;
  wide: number;
  high: number;
  named: Pick<WallParts, "tones" | "things">;
}

/** One part with its lengths told in metres; `y` is its upper edge, below zero. */
export interface Placed {
  c: Chamber;
  part: RoomPart;
  frame: Frame;
  x: number;
  up: number;
  w: number;
  h: number;
  y: number;
  area: Area;
  /** Paints another part that is counted from where this one is. */
  put: (part: RoomPart) => void;
}

export const metres = (length: Length, whole: number): number =>
  typeof length === "number" ? length : length[0] * whole + length[1];

/** Corners as x, y, x, y… in metres. */
export const cornersOf = (points: readonly (readonly [Length, Length])[], { x, up, wide, high }: Frame): number[] =>
  points.flatMap(([across, over]) => [x + metres(across, wide), -up - metres(over, high)]);

/** A length in metres; anything between two where it says so. */
export function extent(c: Chamber, length: Extent, whole: number): number {
  if (typeof length === "number" || Array.isArray(length)) return metres(length, whole);
  const from = metres(length.from, whole);
  return from + c.random() * (metres(length.to, whole) - from);
}

/** Words that stand at a point: without a place they stand where their parts are counted from. */
const atPoint = new Set(
  "shape stroke cut_out oval soft pool glow neon spotlight candles lantern plant hanging_plant flames mirror_ball".split(
    " ",
  ),
);

export function placed(c: Chamber, part: RoomPart, frame: Frame, put: Placed["put"]): Placed {
  const point =
    part.put === undefined ||
    atPoint.has(part.put) ||
    part.put in (frame.named.things ?? {}) ||
    part.put in sharedThings;
  const x =
    part.at === undefined && part.w === undefined && !point
      ? frame.left
      : frame.x + extent(c, part.at ?? 0, frame.wide) + (part.shift ?? 0) * c.key;
  const up = frame.up + extent(c, part.up ?? 0, frame.high);
  const w = part.w === undefined ? frame.wide : extent(c, part.w, frame.wide);
  const rest = Math.max(0.1, frame.high - (up - frame.foot));
  const h = part.h === undefined ? rest : part.h === "w" ? w : extent(c, part.h, frame.high);
  return { c, part, frame, x, up, w, h, y: -up - h, area: [x, -up - h, w, h], put };
}

export const colourOf = ({ c, frame }: Placed, tone: Tone): Rgb => toneOf(c, tone, frame.named.tones ?? {});

/** A part's tone, or the usual one of its kind. */
export function toned(p: Placed, usual: Rgb): Rgb {
  if (p.part.own === true && p.c.brush.colour) return p.c.brush.colour;
  return p.part.tone === undefined ? usual : colourOf(p, p.part.tone);
}

export const secondOf = (p: Placed, usual: Rgb): Rgb =>
  p.part.second === undefined ? usual : colourOf(p, p.part.second);
export const thirdOf = (p: Placed, usual: Rgb): Rgb => (p.part.third === undefined ? usual : colourOf(p, p.part.third));

/** What fills a part whose middle or edges lie between these bounds. */
export function fillOf(p: Placed, [x, y, w, h]: Area): Rgb | CanvasGradient {
  const { part, c } = p;
  if (part.down) return down(c.ctx, y, y + h, ...part.down.map((tone) => colourOf(p, tone)));
  if (part.along) {
    const tones = part.along.map((tone) => colourOf(p, tone));
    return along(c.ctx, x, x + w, ...(part.lit === true && c.key < 0 ? tones.toReversed() : tones));
  }
  return toned(p, rgb("#8c7864"));
}

export const alphaOf = ({ c, part }: Placed): number => (part.alpha === undefined ? 1 : amountOf(c, part.alpha));

/** How strong a light is: a share, or a share of the daylight and what is there without it. */
export const strengthOf = ({ c, part }: Placed, usual: number): number =>
  part.strength === undefined
    ? usual
    : Array.isArray(part.strength)
      ? part.strength[0] * c.day.strength + part.strength[1]
      : amountOf(c, part.strength);
