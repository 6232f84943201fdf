import { chipSide_px, tileChips, tileOf, type ChipPattern } from "./pattern.ts";
import type { Payload } from "./payload.ts";
import { blockSide_px, strengthOf } from "./strength.ts";

/** A payload in the form in which it is laid into pictures. */
export interface Mark {
  readonly payload: Payload;
  /** 64 by 64 signs. */
  readonly tile: Int8Array;
}

/** Throws a `RangeError` when `payload` is not 16 lower-case hexadecimal digits. */
export const makeMark = (pattern: ChipPattern, payload: Payload): Mark => ({ payload, tile: tileOf(pattern, payload) });

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
  const pattern = patternOver(mark, width, height);
  const step = steps(studio);
  let seen = 0;
  return {
    mark(frame) {
      if (seen++ % framesPerLook === 0) layOut(layer, frame, width, height, pattern);
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

/** A change of 0 is written as this, so that a layer holds no negative numbers. */
const unchanged = 8;
/** No change is larger than this many levels. */
const largestChange = 6;

const eachByte = 0x01010101;
const highBits = 0x80808080;

/** Of four levels in one word: whether one lies where a change could take it, or a carry, over an edge of the range. */
const nearEdge = (levels: number): boolean => {
  const low = ~((levels | highBits) - (studio.black + largestChange) * eachByte) & ~levels;
  const high = ((levels & ~highBits) + (256 - (studio.white - largestChange + 1)) * eachByte) & levels;
  return ((low | high) & highBits) !== 0;
};

/** Changes the levels from `from` to `to` one at a time, as the table of steps has it. */
const take = (levels: Uint8Array, layer: Uint8Array, step: Uint8Array, from: number, to: number): void => {
  for (let i = from; i < to; i++) levels[i] = step[(layer[i]! << 8) | levels[i]!]!;
};

/** Lays a mark into a picture in place: RGBA, all three colours changed alike. Transparent pixels stay as they are. */
export const markPicture = (mark: Mark, rgba: Uint8Array | Uint8ClampedArray, width: number, height: number): void => {
  const luma = lumaOf(rgba, width, height);
  const layer = new Uint8Array(width * height);
  layOut(layer, luma, width, height, patternOver(mark, width, height));
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

/** The share of a chip over which it turns into the next one: edges would be seen before anything else. */
const softShare = 0.3;

/**
 * The pattern of a whole picture in sixteenths. Each chip is taken less the mean of the nine around it: slow changes are
 * the ones that an eye finds in a sky, and the reader takes them for the picture's own.
 */
const patternOver = ({ tile }: Mark, width: number, height: number): Int8Array => {
  const at = (x: number, y: number) => tile[(y & (tileChips - 1)) * tileChips + (x & (tileChips - 1))]!;
  const even = Float64Array.from({ length: tile.length }, (_, i) => {
    const [x, y] = [i % tileChips, Math.floor(i / tileChips)];
    let sum = 0;
    for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) sum += at(x + dx, y + dy);
    return at(x, y) - sum / 18;
  });
  const side = chipSide_px(width, height);
  const columns = blendsOf(width, side);
  const pattern = new Int8Array(width * height);
  const line = new Float64Array(tileChips);
  blendsOf(height, side).forEach(({ chip, next, share }, y) => {
    for (let x = 0; x < tileChips; x++)
      line[x] = 16 * (even[chip * tileChips + x]! * (1 - share) + even[next * tileChips + x]! * share);
    columns.forEach((column, x) => {
      pattern[y * width + x] = Math.round(line[column.chip]! * (1 - column.share) + line[column.next]! * column.share);
    });
  });
  return pattern;
};

/** For every pixel of a line: the chip that it lies in or comes from, the one after it, and how much it has of that. */
const blendsOf = (length: number, side: number): { chip: number; next: number; share: number }[] =>
  Array.from({ length }, (_, pixel) => {
    // Counted from the middle of a chip to the middle of the next.
    const position = (pixel + 0.5) / side - 0.5;
    const chip = Math.floor(position);
    const share = Math.max(0, Math.min(1, (position - chip - 0.5) / softShare + 0.5));
    return { chip: chip & (tileChips - 1), next: (chip + 1) & (tileChips - 1), share };
  });

/** The period of the dither, in pixels. */
const ditherSide_px = 64;

/** Interleaved gradient noise (Jimenez 2014), in 256ths of a level: neighbours differ much, so that a mixture looks even. */
const dither = Uint8Array.from({ length: ditherSide_px ** 2 }, (_, i) => {
  const [x, y] = [i % ditherSide_px, Math.floor(i / ditherSide_px)];
  return Math.floor(256 * ((52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1)) % 1));
});

/** Writes the change of every pixel for a picture like `luma`: the pattern, as strong as its place allows. */
const layOut = (layer: Uint8Array, luma: Uint8Array, width: number, height: number, pattern: Int8Array): void => {
  const { columns, sixteenths } = strengthOf(luma, width, height);
  for (let y = 0; y < height; y++) {
    const blocks = Math.floor(y / blockSide_px) * columns;
    const noise = (y % ditherSide_px) * ditherSide_px;
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const wanted = pattern[i]! * sixteenths[blocks + (x >> 3)]! + dither[noise + (x & (ditherSide_px - 1))]!;
      layer[i] = unchanged + Math.max(-largestChange, Math.min(largestChange, wanted >> 8));
    }
  }
};
