import { clamp } from "#lib/render/scene/colour.ts";
import type { Pixels } from "./field.ts";

/**
 * A picture laid into a larger plate, its upper left corner at `left, top`; what lies beyond it is its mirror image,
 * as far as there is one.
 */
export const extended = (picture: Pixels, width: number, height: number, left: number, top: number): Uint32Array => {
  const from = new Uint32Array(picture.data.buffer, picture.data.byteOffset, picture.width * picture.height);
  const plate = new Uint32Array(width * height);
  const columns = Int32Array.from({ length: width }, (_, x) => mirrored(x - left, picture.width));
  for (let y = 0; y < height; y++) {
    const row = mirrored(y - top, picture.height) * picture.width;
    for (let x = 0; x < width; x++) plate[y * width + x] = from[row + columns[x]!]!;
  }
  return plate;
};

const mirrored = (at: number, length: number): number => {
  if (at >= 0 && at < length) return at;
  const back = at < 0 ? -at - 1 : 2 * length - 1 - at;
  return clamp(back, 0, length - 1);
};

interface Level {
  width: number;
  height: number;
  /** Red, green, blue times weight, and weight. */
  sums: Float32Array;
}

/**
 * Fills what `kept` (0 to 1 for each pixel) leaves open with what surrounds it, smoothly: averages of what is kept, taken
 * at ever smaller sizes and carried back (Gortler's pull and push). What is kept whole does not change.
 */
export const filled = (pixels: Uint32Array, width: number, height: number, kept: Float32Array): Uint32Array => {
  const levels: Level[] = [halved(pixels, width, height, kept)];
  for (;;) {
    const last = levels[levels.length - 1]!;
    if (last.width < 3 || last.height < 3) break;
    levels.push(pulled(last));
  }
  for (let i = levels.length - 2; i >= 0; i--) pushed(levels[i]!, levels[i + 1]!);
  const [first] = levels;
  const out = new Uint32Array(pixels);
  if (first === undefined) return out;
  const bytes = new Uint8Array(out.buffer);
  for (let y = 0, cell = 0; y < height; y++)
    for (let x = 0; x < width; x++, cell++) {
      const share = kept[cell]!;
      if (share >= 1) continue;
      for (let channel = 0; channel < 3; channel++) {
        const under = between(first, x / 2 - 0.25, y / 2 - 0.25, channel);
        bytes[cell * 4 + channel] = Math.round(bytes[cell * 4 + channel]! * share + under * (1 - share));
      }
    }
  return out;
};

const halved = (pixels: Uint32Array, width: number, height: number, kept: Float32Array): Level => {
  const level = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const sums = new Float32Array(level.width * level.height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const weight = kept[y * width + x]! ** 4;
      if (weight === 0) continue;
      const pixel = pixels[y * width + x]!;
      const at = ((y >> 1) * level.width + (x >> 1)) * 4;
      sums[at]! += (pixel & 255) * weight;
      sums[at + 1]! += ((pixel >>> 8) & 255) * weight;
      sums[at + 2]! += ((pixel >>> 16) & 255) * weight;
      sums[at + 3]! += weight;
    }
  return { ...level, sums: evened(sums) };
};

const pulled = ({ width, height, sums: from }: Level): Level => {
  const level = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const sums = new Float32Array(level.width * level.height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = ((y >> 1) * level.width + (x >> 1)) * 4;
      for (let channel = 0; channel < 4; channel++) sums[at + channel]! += from[(y * width + x) * 4 + channel]!;
    }
  return { ...level, sums: evened(sums) };
};

/** No cell weighs more than one pixel that is kept whole. */
const evened = (sums: Float32Array): Float32Array => {
  for (let at = 0; at < sums.length; at += 4) {
    const weight = sums[at + 3]!;
    if (weight <= 1) continue;
    for (let channel = 0; channel < 4; channel++) sums[at + channel]! /= weight;
  }
  return sums;
};

const pushed = (level: Level, above: Level): void => {
  const { width, height, sums } = level;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const missing = 1 - Math.min(1, sums[at + 3]!);
      if (missing <= 0) continue;
      for (let channel = 0; channel < 3; channel++)
        sums[at + channel]! += between(above, x / 2 - 0.25, y / 2 - 0.25, channel) * missing;
      sums[at + 3] = 1;
    }
};

/** A level's colour between its cells. */
const between = ({ width, height, sums }: Level, x: number, y: number, channel: number): number => {
  const u = clamp(x, 0, width - 1);
  const v = clamp(y, 0, height - 1);
  const left = Math.floor(u);
  const top = Math.floor(v);
  let sum = 0;
  let weight = 0;
  for (let j = 0; j < 2; j++)
    for (let i = 0; i < 2; i++) {
      const at = (Math.min(height - 1, top + j) * width + Math.min(width - 1, left + i)) * 4;
      const part = (i === 0 ? 1 - (u - left) : u - left) * (j === 0 ? 1 - (v - top) : v - top) * sums[at + 3]!;
      sum += sums[at + channel]! * (sums[at + 3]! > 0 ? part / sums[at + 3]! : 0);
      weight += part;
    }
  return weight > 0 ? sum / weight : 0;
};
