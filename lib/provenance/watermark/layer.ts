import { chipSide_px, tileChips } from "./pattern.ts";
import { blockSide_px, type Strength } from "./strength.ts";

/** A change of 0 is written as this, so that a layer holds no negative numbers. */
export const unchanged = 24;
/** No change is larger than this many levels: in films, and in stills whose own texture speaks against their mark. */
export const largestChange = 6;
export const largestFittedChange = 20;

/** The share of a chip over which it turns into the next one: edges would be seen before anything else. */
const softShare = 0.3;

/**
 * The pattern of a whole picture in sixteenths. Each chip is taken less half the mean of the nine around it: slow
 * changes are what an eye finds in a sky, and the reader takes most of them for the picture's own.
 */
export const patternOver = (tile: Float32Array, width: number, height: number): Int16Array => {
  const at = (x: number, y: number) => tile[(y & (tileChips - 1)) * tileChips + (x & (tileChips - 1))]!;
  const even = Float64Array.from({ length: tile.length }, (_, i) => {
    const [x, y] = [i % tileChips, Math.floor(i / tileChips)];
    let sum = 0;
    for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) sum += at(x + dx, y + dy);
    return at(x, y) - sum / 18;
  });
  const side = chipSide_px(width, height);
  const columns = blendsOf(width, side);
  const pattern = new Int16Array(width * height);
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

/** Writes the change of every pixel: the pattern, as strong as its block has it, and no larger than `most`. */
export const layOut = (
  layer: Uint8Array,
  { columns, sixteenths }: Strength,
  width: number,
  height: number,
  pattern: Int16Array,
  most = largestChange,
): void => {
  for (let y = 0; y < height; y++) {
    const blocks = Math.floor(y / blockSide_px) * columns;
    const noise = (y % ditherSide_px) * ditherSide_px;
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const wanted = pattern[i]! * sixteenths[blocks + (x >> 3)]! + dither[noise + (x & (ditherSide_px - 1))]!;
      layer[i] = unchanged + Math.max(-most, Math.min(most, wanted >> 8));
    }
  }
};
