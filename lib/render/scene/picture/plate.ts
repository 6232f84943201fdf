import type { Box } from "#lib/contract/picture.ts";
import { clamp, smoothstep } from "#lib/render/scene/colour.ts";
import { extended, filled } from "./fill.ts";
import { boxMean, guide, resampled, sampled, type Field, type Pixels } from "./field.ts";
import type { Relief } from "./relief.ts";
import { coloursOf } from "./colours.ts";
import type { Reach } from "./camera-reach.ts";

/** A supplied picture as it was decoded: the part that a shot may show, and all of it at the size that depth is read at. */
export interface PictureSource {
  /** What `pixels` shows, in shares of the picture. */
  part: Box;
  pixels: Pixels;
  small: Pixels;
}

/** A picture taken apart for a camera to move in: the ground, filled in behind the things, and the things before it. */
export interface Plate {
  width: number;
  height: number;
  /** Pixels of the plate to one of the frame, and where the frame's upper left corner lies at the start. */
  scale: number;
  left: number;
  top: number;
  /** Opaque, and straight with alpha or null where nothing is cut out; RGBA. */
  ground: Uint32Array;
  front: Uint32Array | null;
  /** Whether a block of `blockSide` pixels or one beside it holds any of the front. */
  held: Uint8Array;
  /** Nearness over the plate, coarsely. */
  groundNear: Field;
  frontNear: Field;
}

export const blockSide = 16;
/** Cells of the nearness to a plate's longer side. */
const coarse = 192;

/**
 * Lays a picture out for a frame of `size` that shows `crop` of it at the start, and comes to show what lies within
 * `reach` of the frame's sides.
 */
export const plateOf = (
  source: PictureSource,
  relief: Relief,
  crop: Box,
  reach: Reach,
  size: { width_px: number; height_px: number },
): Plate => {
  const { part, pixels } = source;
  // As many pixels to the frame's as were decoded.
  const scale = (pixels.width * crop.width) / part.width / size.width_px;
  const left = Math.ceil(size.width_px * scale * reach.left);
  const top = Math.ceil(size.height_px * scale * reach.top);
  const width = left + Math.ceil(size.width_px * scale * (1 + reach.right)) + 2;
  const height = top + Math.ceil(size.height_px * scale * (1 + reach.bottom)) + 2;
  const x = Math.round(left - ((crop.x - part.x) / part.width) * pixels.width);
  const y = Math.round(top - ((crop.y - part.y) / part.height) * pixels.height);
  const whole = extended(pixels, width, height, x, y);
  /** The plate in shares of the picture: it may reach beyond it. */
  const seen: Box = {
    x: part.x - (x / pixels.width) * part.width,
    y: part.y - (y / pixels.height) * part.height,
    width: (width / pixels.width) * part.width,
    height: (height / pixels.height) * part.height,
  };
  const columns = Math.round((coarse * width) / Math.max(width, height));
  const rows = Math.round((coarse * height) / Math.max(width, height));
  const near = {
    groundNear: resampled(relief.ground, columns, rows, seen),
    frontNear: resampled(relief.front, columns, rows, seen),
  };
  const bare = { width, height, scale, left, top, ...near };
  if (relief.things.length === 0) return { ...bare, ground: whole, front: null, held: new Uint8Array(0) };
  const cover = coverAt(source.small, relief, whole, width, height, seen);
  return {
    ...bare,
    ground: filled(whole, width, height, openAround(cover, width, height, scale)),
    front: cutOut(whole, cover),
    held: heldBlocks(cover, width, height),
  };
};

/** The cover at the plate's own size, its outline drawn to the picture's edges (fast guided filter, He and Sun 2015). */
const coverAt = (
  small: Pixels,
  relief: Relief,
  plate: Uint32Array,
  width: number,
  height: number,
  seen: Box,
): Float32Array => {
  const { columns, rows } = relief.cover;
  // Somewhat outside of the thing: a rim of its ground goes with it, and no rim of it stays behind.
  const wide = boxMean(relief.cover, 1);
  const grown = { columns, rows, values: wide.values.map((value) => Math.min(1, value * 2.4)) };
  const { a, b } = guide(coloursOf(small).light, grown, 3, 0.0008);
  const cover = new Float32Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    const v = (seen.y + ((y + 0.5) / height) * seen.height) * rows - 0.5;
    for (let x = 0; x < width; x++, at++) {
      const u = (seen.x + ((x + 0.5) / width) * seen.width) * columns - 0.5;
      if (sampled(wide, u, v) === 0) continue;
      const pixel = plate[at]!;
      const light = (0.299 * (pixel & 255) + 0.587 * ((pixel >>> 8) & 255) + 0.114 * ((pixel >>> 16) & 255)) / 255;
      const share = sampled(a, u, v) * light + sampled(b, u, v);
      // The edges decide at the outline only; what is well within stays whole.
      cover[at] = Math.max(smoothstep(0.35, 0.75, share), smoothstep(0.9, 1, sampled(wide, u, v)));
    }
  }
  return cover;
};

/** How much of each pixel the ground keeps: nothing under the things and a little around them. */
const openAround = (cover: Float32Array, columns: number, rows: number, scale: number): Float32Array => {
  const around = boxMean({ columns, rows, values: cover }, Math.max(2, Math.round(3 * scale)));
  return around.values.map((value) => clamp(1 - value * 8, 0, 1));
};

const cutOut = (plate: Uint32Array, cover: Float32Array): Uint32Array =>
  Uint32Array.from(plate, (pixel, at) => ((pixel & 0xffffff) | (Math.round(255 * cover[at]!) << 24)) >>> 0);

const heldBlocks = (cover: Float32Array, width: number, height: number): Uint8Array => {
  const across = Math.ceil(width / blockSide);
  const down = Math.ceil(height / blockSide);
  const own = new Uint8Array(across * down);
  cover.forEach((share, at) => {
    if (share > 0)
      own[Math.floor(Math.floor(at / width) / blockSide) * across + Math.floor((at % width) / blockSide)] = 1;
  });
  return own.map((_, block) => {
    const x = block % across;
    const y = Math.floor(block / across);
    for (let j = Math.max(0, y - 1); j <= Math.min(down - 1, y + 1); j++)
      for (let i = Math.max(0, x - 1); i <= Math.min(across - 1, x + 1); i++) if (own[j * across + i] === 1) return 1;
    return 0;
  });
};
