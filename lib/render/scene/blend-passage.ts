import { smoothstep } from "./colour.ts";
import type { PassageKind } from "./passages.ts";

type Pixels = Uint8Array | Uint8ClampedArray;

/** Rows of pixels; `channels` values stand side by side for each. */
export interface Plane {
  pixels: Pixels;
  width: number;
  height: number;
  channels: number;
}

/** Width of a wipe's soft edge, as a share of the picture's. */
const wipeEdge = 0.18;
/** How long the shutter stays open in a whip, in frames: longer than a camera's, so that no still edge is left. */
const whipShutter_frames = 1.4;

/**
 * Blends two pictures of equal size, `from` giving way to `to`, in place into `to`. `share` is how far the passage has
 * come, 0 to 1; `step` the share between two frames; `way` 1 where the camera goes right.
 */
export const blendPassage = (
  kind: Exclude<PassageKind, "black">,
  { share, step, way }: { share: number; step: number; way: 1 | -1 },
  from: Plane,
  to: Plane,
): void => {
  switch (kind) {
    case "dissolve":
      return mix(from.pixels, to.pixels, Math.round(share * 256));
    case "wipe":
      return wipe(from, to, share, way);
    case "whip":
      return whip(from, to, share, step, way);
  }
};

/** Takes light from a picture, in place; `black` is the level of no light. A fourth channel is coverage and stays. */
export const dim = ({ pixels, channels }: Plane, light: number, black: number): void => {
  const weight = Math.round(light * 256);
  for (let i = 0; i < pixels.length; i++)
    if (channels < 4 || i % 4 !== 3) pixels[i] = black + (((pixels[i]! - black) * weight + 128) >> 8);
};

const mix = (from: Pixels, to: Pixels, weight: number): void => {
  for (let i = 0; i < to.length; i++) to[i] = from[i]! + (((to[i]! - from[i]!) * weight + 128) >> 8);
};

/** The new picture comes over the old one behind a soft edge that travels against the camera's way. */
const wipe = (from: Plane, to: Plane, share: number, way: 1 | -1): void => {
  const { width, height, channels } = to;
  const edge = smoothstep(0, 1, share) * (1 + wipeEdge);
  const weights = Int32Array.from({ length: width }, (_, x) => {
    const across = (x + 0.5) / width;
    const gone = (way === 1 ? across : 1 - across) - edge;
    return Math.round(256 * smoothstep(0, wipeEdge, -gone));
  });
  // Only the edge is worked on: beside it lies the one picture or the other as it is.
  const [first, end] = [weights.findIndex((w) => w > 0 && w < 256), weights.findLastIndex((w) => w > 0 && w < 256) + 1];
  const soft = first < 0 ? { first: 0, end: 0 } : { first, end };
  const old = [
    { first: 0, end: soft.first },
    { first: soft.end, end: width },
  ].filter((part) => part.end > part.first && weights[part.first] === 0);
  for (let y = 0; y < height; y++) {
    const row = y * width * channels;
    for (const part of old) {
      const [begin, stop] = [row + part.first * channels, row + part.end * channels];
      to.pixels.set(from.pixels.subarray(begin, stop), begin);
    }
    for (let x = soft.first, i = row + x * channels; x < soft.end; x++) {
      const weight = weights[x]!;
      for (let c = 0; c < channels; c++, i++)
        to.pixels[i] = from.pixels[i]! + (((to.pixels[i]! - from.pixels[i]!) * weight + 128) >> 8);
    }
  }
};

/** Both pictures stand side by side, and the camera turns from one to the other faster than the shutter can follow. */
const whip = (from: Plane, to: Plane, share: number, step: number, way: 1 | -1): void => {
  const { width, height, channels } = to;
  const [left, right] = way === 1 ? [from, to] : [to, from];
  const at = (moment: number) => {
    const gone = smoothstep(0, 1, moment);
    return width * (way === 1 ? gone : 1 - gone);
  };
  const open = (step * whipShutter_frames) / 2;
  const [a, b] = [at(share - open), at(share + open)];
  const start = Math.min(a, b);
  const reach = Math.max(1, Math.abs(b - a));
  // Sums up to each column of both pictures: what lies between two of them is one subtraction.
  const sums = new Float64Array((width * 2 + 1) * channels);
  const upTo = (column: number, c: number) => {
    const held = Math.min(Math.max(column, 0), width * 2);
    const whole = Math.min(Math.floor(held), width * 2 - 1);
    const below = sums[whole * channels + c]!;
    return below + (sums[(whole + 1) * channels + c]! - below) * (held - whole);
  };
  for (let y = 0; y < height; y++) {
    const row = y * width * channels;
    const span = width * channels;
    for (let i = 0; i < span; i++) sums[i + channels] = sums[i]! + left.pixels[row + i]!;
    for (let i = 0; i < span; i++) sums[span + i + channels] = sums[span + i]! + right.pixels[row + i]!;
    for (let x = 0; x < width; x++) {
      const near = Math.min(x + start, width * 2 - reach);
      for (let c = 0; c < channels; c++)
        to.pixels[row + x * channels + c] = (upTo(near + reach, c) - upTo(near, c)) / reach + 0.5;
    }
  }
};
