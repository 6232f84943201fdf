import { findAt, soughtOf, type Place } from "./find-pattern.ts";
import { deviationOf, evenedSpectrum, foldAt, tileSide } from "./fold.ts";
import { restore } from "./fourier.ts";
import { chipSide_px, softBits, tileChips, tileOf, type ChipPattern } from "./pattern.ts";
import { decodePayload, type Payload } from "./payload.ts";
import { addTo, planeOf, readingSize, residualOf, shorterSide_samples, type Picture, type Plane } from "./residual.ts";
import { shotsOf } from "./shots.ts";

/** A mark that was found. */
export interface Reading {
  payload: Payload;
  /** The share of the 512 code bits that were read as this payload has them: 0.5 is chance, 1 is a clean picture. */
  agreement: number;
  /** How far the known part of the pattern stood out of chance, in standard deviations. */
  sigma: number;
  /** Chips are this many times as large as in the picture that was marked, for its size; a crop of 10 % gives 1.11. */
  zoom: number;
  /** The pictures that it was read from: the first, and the first after the last. */
  from: number;
  to: number;
}

export interface ReadOptions {
  /**
   * `as_made`: the whole picture, at any size; a tenth of a second. `any` (the default) also finds what was cropped.
   */
  framing?: "as_made" | "any";
}

/** The pattern's known part must stand out this far before anything is decoded. */
const findingSigma = 6;

/** Zooms that are tried, and the steps between them: half a step moves the edge of a wide frame by less than half a chip. */
const smallestZoom = 0.9;
const largestZoom = 1.9;
const zoomStep = 1.01;

/** How many places where the pattern seems to lie are decoded. */
const triedPlaces = 5;

/**
 * The marks of one key in a picture, or in the frames of a film in their order (at least eight of each shot, all of one
 * size). Shots that say different things are told apart; the same thing said by several shots is one reading. None:
 * there is no mark of this key, or too little is left of it.
 */
export const readMarks = (
  pattern: ChipPattern,
  pictures: readonly Picture[],
  { framing = "any" }: ReadOptions = {},
): Reading[] => {
  const [first] = pictures;
  if (first === undefined || Math.min(first.width, first.height) < shorterSide_samples) return [];
  const shots = shotsOf(pictures.map(planeOfPicture));
  const sought = soughtOf(pattern);
  const planes = shots.map(({ mean }) => mean);
  const asMade = (chipSide_px(first.width, first.height) * 90) / Math.min(first.width, first.height);
  const whole = findAt(planes, sought, asMade);
  const found = readAt(pattern, shots, whole);
  if (found.length > 0 || framing === "as_made") return found;
  const places: Place[] = [];
  for (let zoom = smallestZoom; zoom <= largestZoom; zoom *= zoomStep) places.push(findAt(planes, sought, zoom));
  for (const place of places.toSorted((one, other) => other.sigma - one.sigma).slice(0, triedPlaces)) {
    const near = [0.996, 0.998, 1.002, 1.004].map((change) => findAt(planes, sought, place.zoom * change));
    const best = near.reduce((one, other) => (other.sigma > one.sigma ? other : one), place);
    const readings = readAt(pattern, shots, best);
    if (readings.length > 0) return readings;
  }
  return [];
};

const planeOfPicture = (picture: Picture): Plane => {
  const size = readingSize(picture.width, picture.height);
  const plane = planeOf(size.width, size.height);
  addTo(plane, picture);
  return plane;
};

/** Reads every shot with the pattern at `place`; shots too short to be read alone are read with their neighbour. */
const readAt = (
  pattern: ChipPattern,
  shots: readonly { mean: Plane; from: number; to: number }[],
  place: Place,
): Reading[] => {
  if (place.sigma < findingSigma) return [];
  const chips = shots.map(({ mean }) => chipsAt(restore(evenedSpectrum(foldAt(mean, place.zoom))), place));
  const windows = shots.map((_, i) => ({ first: i, last: i }));
  if (shots.length > 1) {
    windows.push(...shots.slice(1).map((_, i) => ({ first: i, last: i + 1 })));
    if (shots.length > 2) windows.push({ first: 0, last: shots.length - 1 });
  }
  const readings: Reading[] = [];
  const read = new Set<number>();
  for (const { first, last } of windows) {
    if (read.has(first) || read.has(last)) continue;
    const sum = new Float64Array(tileChips * tileChips);
    for (let shot = first; shot <= last; shot++) for (let i = 0; i < sum.length; i++) sum[i]! += chips[shot]![i]!;
    const payload = decodePayload(softBits(pattern, sum));
    if (payload === null) continue;
    for (let shot = first; shot <= last; shot++) read.add(shot);
    const [from, to] = [shots[first]!.from, shots[last]!.to];
    const known = readings.find((reading) => reading.payload === payload);
    if (known !== undefined) known.to = to;
    else
      readings.push({
        payload,
        agreement: agreementOf(pattern, payload, sum),
        sigma: place.sigma,
        zoom: place.zoom,
        from,
        to,
      });
  }
  return readings;
};

/** The chips of a folded tile whose first one lies at `place`, all tiles of one weight. */
const chipsAt = (tile: Float64Array, { x, y }: Place): Float64Array => {
  const chips = new Float64Array(tileChips * tileChips);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, below] = [x - left, y - top];
  const across = [1 - right, 1, right];
  const down = [1 - below, 1, below];
  for (let row = 0; row < tileChips; row++)
    for (let column = 0; column < tileChips; column++) {
      let sum = 0;
      for (let j = 0; j < 3; j++)
        for (let i = 0; i < 3; i++)
          sum +=
            tile[((2 * row + top + j) & (tileSide - 1)) * tileSide + ((2 * column + left + i) & (tileSide - 1))]! *
            across[i]! *
            down[j]!;
      chips[row * tileChips + column] = sum;
    }
  const spread = deviationOf(chips);
  return spread > 0 ? chips.map((chip) => chip / spread) : chips;
};

const agreementOf = (pattern: ChipPattern, payload: Payload, chips: Float64Array): number => {
  const tile = tileOf(pattern, payload);
  const heard = softBits(
    pattern,
    chips.map((chip, i) => chip * tile[i]! * pattern.sign[i]!),
  );
  return heard.filter((bit) => bit > 0).length / heard.length;
};
