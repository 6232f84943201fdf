import { fitStill } from "./fit-still.ts";
import { largestChange, layOut, patternOver, unchanged } from "./layer.ts";
import { tileOf, type ChipPattern } from "./pattern.ts";
import type { Payload } from "./payload.ts";
import { strengthOf } from "./strength.ts";

/** A payload in the form in which it is laid into pictures. */
export interface Mark {
  readonly payload: Payload;
  readonly pattern: ChipPattern;
  /** 64 by 64 signed strengths. */
  readonly tile: Float32Array;
}

/** Throws a `RangeError` when `payload` is not 16 lower-case hexadecimal digits. */
export const makeMark = (pattern: ChipPattern, payload: Payload): Mark => ({
  payload,
  pattern,
  tile: tileOf(pattern, payload),
});

/** How many frames share one measurement of where the picture hides a mark: a third of a second. */
const framesPerLook = 8;

/** Lays a mark into the frames of one shot, in the order in which they are shown. */
export interface FilmMarker {
  /** Changes the luma of one frame in place; `frame` may go on with its chroma planes. No level leaves 16 to 235. */
  mark(frame: Uint8Array): void;
}

/** The range in which levels of luma mean something in films, and in pictures. */
const studio = { black: 16, white: 235 };
const full = { black: 0, white: 255 };

export const markFilm = (mark: Mark, width: number, height: number): FilmMarker => {
  const layer = new Uint8Array(width * height);
  const words = new Uint32Array(layer.buffer, 0, layer.length >> 2);
  const pattern = patternOver(mark.tile, width, height);
  const step = steps(studio);
  let seen = 0;
  return {
    mark(frame) {
      if (seen++ % framesPerLook === 0) layOut(layer, strengthOf(frame, width, height), width, height, pattern);
      const aligned = frame.byteOffset % 4 === 0 ? words.length : 0;
      const four = new Uint32Array(frame.buffer, aligned === 0 ? 0 : frame.byteOffset, aligned);
      for (let i = 0; i < aligned; i++) {
        const levels = four[i]!;
        if (nearEdge(levels)) take(frame, layer, step, 4 * i, 4 * i + 4);
        else four[i] = levels + words[i]! - unchanged * eachByte;
      }
      take(frame, layer, step, 4 * aligned, layer.length);
    },
  };
};

const eachByte = 0x01010101;
const highBits = 0x80808080;

/**
 * Of four levels in one word: whether one lies where a change could take it, or a carry, over an edge of the range. A byte
 * of x is less than n just where `(x - n * eachByte) & ~x` has a high bit (Anderson, "Bit Twiddling Hacks").
 */
const nearEdge = (levels: number): boolean => {
  const opposite = ~levels;
  const low = (levels - (studio.black + largestChange) * eachByte) & opposite;
  const high = (opposite - (255 - studio.white + largestChange) * eachByte) & levels;
  return ((low | high) & highBits) !== 0;
};

/** Changes the levels from `from` to `to` one at a time, as the table of steps has it. */
const take = (levels: Uint8Array, layer: Uint8Array, step: Uint8Array, from: number, to: number): void => {
  for (let i = from; i < to; i++) levels[i] = step[(layer[i]! << 8) | levels[i]!]!;
};

/** Lays a mark into a picture in place: RGBA, all three colours changed alike. Transparent pixels stay as they are. */
export const markPicture = (mark: Mark, rgba: Uint8Array | Uint8ClampedArray, width: number, height: number): void => {
  const layer = fitStill(mark, lumaOf(rgba, width, height), width, height);
  const step = steps(full);
  for (let i = 0; i < layer.length; i++) {
    if (rgba[i * 4 + 3] === 0) continue;
    const change = layer[i]! << 8;
    for (let colour = i * 4; colour < i * 4 + 3; colour++) rgba[colour] = step[change | rgba[colour]!]!;
  }
};

/** The luma of an RGBA picture (Rec. 601, as in JPEG), 0 to 255. */
export const lumaOf = (rgba: Uint8Array | Uint8ClampedArray, width: number, height: number): Uint8Array => {
  const luma = new Uint8Array(width * height);
  for (let i = 0; i < luma.length; i++)
    luma[i] = 0.299 * rgba[i * 4]! + 0.587 * rgba[i * 4 + 1]! + 0.114 * rgba[i * 4 + 2]! + 0.5;
  return luma;
};

/**
 * What becomes of a level under a change, at `change << 8 | level`. Nothing is pushed out of the range; what lies
 * outside it already is only ever drawn nearer.
 */
const steps = ({ black, white }: { black: number; white: number }): Uint8Array => {
  const table = new Uint8Array((2 * unchanged) << 8);
  for (let change = 0; change < 2 * unchanged; change++)
    for (let level = 0; level < 256; level++) {
      const to = level + change - unchanged;
      table[(change << 8) | level] = Math.max(Math.min(black, level), Math.min(Math.max(white, level), to));
    }
  return table;
};
