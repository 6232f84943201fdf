// The pixel loops of the multiplane camera, in AssemblyScript with 128-bit lanes. Compiled by scripts/build-kernel.mjs
// into kernel-code.ts. Pictures are RGBA, 8 bits, premultiplied. Positions in pictures are 16.16 fixed point.
// A mode is told by a type, so that each gets a loop of its own without a branch in it.

/** Source over destination. */
type Over = u8;
/** Light added. */
type Add = u16;
/** Light screened: never brighter than white. */
type Screen = u32;
/** Light that falls on what is there already: dark things stay dark. */
type Light = u64;

/** For each 256th between two columns: four times what of the left one, four times what of the right one. */
const columnWeights: usize = memory.data(4096, 16);
/** One row between two of a picture, and how many pixels it has room for. */
const mixedRow: usize = memory.data(4 * 4168, 16);
const mixedMost: i32 = 4160;
/** One row of bloom as wide as the frame, in pixels of the frame. */
const glowRow: usize = memory.data(4 * 4120, 16) + 64;
/** Shares of the next cell, in 16ths, for eight columns between two cells. */
const glowWeights: usize = memory.data(64, 16);

export function prepare(): void {
  for (let i = 0; i < 256; i++)
    for (let lane = 0; lane < 8; lane++)
      store<u16>(columnWeights + <usize>(i * 16 + lane * 2), <u16>(lane < 4 ? 256 - i : i));
  for (let column = 0; column < 8; column++)
    for (let lane = 0; lane < 4; lane++)
      store<u16>(glowWeights + <usize>((column >> 1) * 16 + (column & 1) * 8 + lane * 2), <u16>(column * 2 + 1));
}

// @ts-ignore: decorator
@inline
function columnsAt(above: usize, below: usize, down: v128, up: v128, u: i32): v128 {
  const offset = (<usize>(u >>> 16)) << 2;
  const a = v128.load8x8_u(above + offset);
  const b = v128.load8x8_u(below + offset);
  const mixed = i16x8.shr_u(i16x8.add(i16x8.mul(a, up), i16x8.mul(b, down)), 8);
  return i16x8.mul(mixed, v128.load(columnWeights + <usize>(((u >>> 8) & 255) << 4)));
}

// @ts-ignore: decorator
@inline
function pairOf(first: v128, second: v128): v128 {
  const left = v128.shuffle<i16>(first, second, 0, 1, 2, 3, 8, 9, 10, 11);
  const right = v128.shuffle<i16>(first, second, 4, 5, 6, 7, 12, 13, 14, 15);
  return i16x8.shr_u(i16x8.add(left, right), 8);
}

/** Two pixels laid on two others. */
// @ts-ignore: decorator
@inline
function laid<M>(source: v128, under: v128): v128 {
  if (sizeof<M>() == 1) {
    const alpha = v128.shuffle<i16>(source, source, 3, 3, 3, 3, 7, 7, 7, 7);
    const through = i16x8.sub(i16x8.splat(256), i16x8.add(alpha, i16x8.shr_u(alpha, 7)));
    return i16x8.add(source, i16x8.shr_u(i16x8.mul(under, through), 8));
  }
  if (sizeof<M>() == 2) return i16x8.add(source, under);
  if (sizeof<M>() == 4)
    return i16x8.sub(i16x8.add(source, under), i16x8.shr_u(i16x8.mul(source, under), 8));
  const room = i16x8.shr_u(i16x8.mul(under, i16x8.sub(i16x8.splat(255), under)), 8);
  return i16x8.add(under, i16x8.shr_u(i16x8.mul(room, source), 7));
}

// @ts-ignore: decorator
@inline
function put<M>(to: usize, source: v128, both: bool): void {
  if (sizeof<M>() == 1 && both) {
    // What covers needs not to look at what it covers.
    if ((i16x8.extract_lane_u(source, 3) & i16x8.extract_lane_u(source, 7)) == 255) {
      v128.store64_lane(to, i8x16.narrow_i16x8_u(source, source), 0);
      return;
    }
  }
  const result = laid<M>(source, v128.load8x8_u(to));
  const bytes = i8x16.narrow_i16x8_u(result, result);
  if (both) v128.store64_lane(to, bytes, 0);
  else v128.store32_lane(to, bytes, 0);
}

/** Four pixels at once. */
// @ts-ignore: decorator
@inline
function putFour<M>(to: usize, low: v128, high: v128): void {
  const source = i8x16.narrow_i16x8_u(low, high);
  if (!v128.any_true(source)) return;
  if (sizeof<M>() == 1 && i32x4.all_true(i32x4.ge_u(source, i32x4.splat(0xff000000)))) {
    v128.store(to, source);
    return;
  }
  const under = v128.load(to);
  v128.store(to, i8x16.narrow_i16x8_u(
    laid<M>(low, i16x8.extend_low_i8x16_u(under)), laid<M>(high, i16x8.extend_high_i8x16_u(under)),
  ));
}

/** One pixel between two columns of a row, their shares in its two halves. */
// @ts-ignore: decorator
@inline
function between(row: usize, u: i32): v128 {
  const pair = v128.load8x8_u(row + ((<usize>(u >>> 16)) << 2));
  return i16x8.mul(pair, v128.load(columnWeights + <usize>(((u >>> 8) & 255) << 4)));
}

/** Mixes the pixels from `first` to `last` of two rows; answers where the first pixel of such a row would lie. */
// @ts-ignore: decorator
@inline
function rowBetween(above: usize, below: usize, first: i32, last: i32, down: v128, up: v128): usize {
  const end = <usize>(last + 1) << 2;
  const row = mixedRow - (<usize>first << 2);
  for (let at = <usize>first << 2; at < end; at += 16) {
    const a = v128.load(above + at);
    const b = v128.load(below + at);
    const low = i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(a), up), i16x8.mul(i16x8.extend_low_i8x16_u(b), down));
    const high = i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(a), up), i16x8.mul(i16x8.extend_high_i8x16_u(b), down));
    v128.store(row + at, i8x16.narrow_i16x8_u(i16x8.shr_u(low, 8), i16x8.shr_u(high, 8)));
  }
  return row;
}

// @ts-ignore: decorator
@inline
function blitAs<M>(
  frame: usize, frameStride: i32, x0: i32, y0: i32, x1: i32, y1: i32,
  picture: usize, pictureStride: i32, u0: i32, v0: i32, du: i32, dv: i32, alpha: i32, spans: usize,
): void {
  const strength = i16x8.splat(<i16>alpha);
  for (let y = y0; y < y1; y++) {
    const v = v0 + (y - y0) * dv;
    const row = v >>> 16;
    const fraction = (v >>> 8) & 255;
    let from = x0;
    let end = x1;
    let u = u0;
    if (spans != 0) {
      // Only where one of the two rows has anything.
      const a = load<u32>(spans + (<usize>row << 2));
      const b = load<u32>(spans + (<usize>(row + 1) << 2));
      let first = min<i32>(a & 0xffff, b & 0xffff);
      const last = max<i32>(a >>> 16, b >>> 16);
      if (first > last) continue;
      first = max<i32>(0, first - 1);
      if (du > 0) {
        const skip = ((<i64>first << 16) - u0) / du;
        if (skip > 0) { from = x0 + <i32>skip; u = u0 + <i32>skip * du; }
        const stop = (((<i64>last + 1) << 16) - u0) / du + 1;
        if (stop < x1 - x0) end = x0 + max<i32>(0, <i32>stop);
      }
    }
    if (from >= end) continue;
    const above = picture + <usize>(row * pictureStride);
    const below = above + <usize>pictureStride;
    const down = i16x8.splat(<i16>fraction);
    const up = i16x8.splat(<i16>(256 - fraction));
    let to = frame + <usize>(y * frameStride + (from << 2));
    let x = from;
    if (du == 65536) {
      // Unstretched: four pixels at once, with the same four weights for all of them.
      const across = (u >>> 8) & 255;
      const right = across * fraction;
      const w11 = (right + 128) >> 8;
      const w10 = fraction - w11;
      const w01 = across - w11;
      const w00 = 256 - w11 - w10 - w01;
      const k00 = i16x8.splat(<i16>w00);
      const k01 = i16x8.splat(<i16>w01);
      const k10 = i16x8.splat(<i16>w10);
      const k11 = i16x8.splat(<i16>w11);
      let a = above + ((<usize>(u >>> 16)) << 2);
      let b = a + <usize>pictureStride;
      for (; x + 3 < end; x += 4, to += 16, a += 16, b += 16, u += 262144) {
        const a0 = v128.load(a);
        const b0 = v128.load(b);
        const a1 = v128.load(a + 4);
        const b1 = v128.load(b + 4);
        if (!v128.any_true(v128.or(v128.or(a0, a1), v128.or(b0, b1)))) continue;
        let low = i16x8.shr_u(i16x8.add(
          i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(a0), k00), i16x8.mul(i16x8.extend_low_i8x16_u(a1), k01)),
          i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(b0), k10), i16x8.mul(i16x8.extend_low_i8x16_u(b1), k11)),
        ), 8);
        let high = i16x8.shr_u(i16x8.add(
          i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(a0), k00), i16x8.mul(i16x8.extend_high_i8x16_u(a1), k01)),
          i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(b0), k10), i16x8.mul(i16x8.extend_high_i8x16_u(b1), k11)),
        ), 8);
        if (alpha != 256) {
          low = i16x8.shr_u(i16x8.mul(low, strength), 8);
          high = i16x8.shr_u(i16x8.mul(high, strength), 8);
        }
        putFour<M>(to, low, high);
      }
    }
    const first = u >>> 16;
    const last = <i32>((<i64>u + <i64>(end - x - 1) * du) >>> 16) + 1;
    if (end - x > 3 && last - first < mixedMost) {
      // The two rows are mixed once, not anew for every pixel that lies between the same columns.
      const mixed = fraction == 0 ? above : rowBetween(above, below, first, last, down, up);
      for (; x + 3 < end; x += 4, to += 16) {
        const s0 = between(mixed, u);
        const s1 = between(mixed, u + du);
        u += du << 1;
        const s2 = between(mixed, u);
        const s3 = between(mixed, u + du);
        u += du << 1;
        let low = pairOf(s0, s1);
        let high = pairOf(s2, s3);
        if (alpha != 256) {
          low = i16x8.shr_u(i16x8.mul(low, strength), 8);
          high = i16x8.shr_u(i16x8.mul(high, strength), 8);
        }
        putFour<M>(to, low, high);
      }
    }
    for (; x + 1 < end; x += 2) {
      let source = pairOf(columnsAt(above, below, down, up, u), columnsAt(above, below, down, up, u + du));
      u += du << 1;
      if (v128.any_true(source)) {
        if (alpha != 256) source = i16x8.shr_u(i16x8.mul(source, strength), 8);
        put<M>(to, source, true);
      }
      to += 8;
    }
    if (x < end) {
      const one = columnsAt(above, below, down, up, u);
      let source = pairOf(one, one);
      if (alpha != 256) source = i16x8.shr_u(i16x8.mul(source, strength), 8);
      put<M>(to, source, false);
    }
  }
}

/** An upright picture, stretched; every sample must lie inside it. `mode`: 0 over, 1 add, 2 screen, 3 light. */
export function blit(
  mode: i32, frame: usize, frameStride: i32, x0: i32, y0: i32, x1: i32, y1: i32,
  picture: usize, pictureStride: i32, u0: i32, v0: i32, du: i32, dv: i32, alpha: i32, spans: usize,
): void {
  if (mode == 0) blitAs<Over>(frame, frameStride, x0, y0, x1, y1, picture, pictureStride, u0, v0, du, dv, alpha, spans);
  else if (mode == 1) blitAs<Add>(frame, frameStride, x0, y0, x1, y1, picture, pictureStride, u0, v0, du, dv, alpha, spans);
  else if (mode == 2) blitAs<Screen>(frame, frameStride, x0, y0, x1, y1, picture, pictureStride, u0, v0, du, dv, alpha, spans);
  else blitAs<Light>(frame, frameStride, x0, y0, x1, y1, picture, pictureStride, u0, v0, du, dv, alpha, spans);
}

/** The first step from `at` on, each `by` wide, that is inside of 0 to `most`. */
// @ts-ignore: decorator
@inline
function stepIn(at: i64, by: i32, most: i64): f64 {
  if (by > 0) return Math.ceil(-(<f64>at) / <f64>by);
  if (by < 0) return Math.ceil(<f64>(at - most + 1) / <f64>-by);
  return at >= 0 && at < most ? 0 : Infinity;
}

/** The first step that is past it again. */
// @ts-ignore: decorator
@inline
function stepOut(at: i64, by: i32, most: i64): f64 {
  if (by > 0) return Math.floor(<f64>(most - 1 - at) / <f64>by) + 1;
  if (by < 0) return Math.floor(<f64>at / <f64>-by) + 1;
  return Infinity;
}

/** Where in a picture the pixels lie between which a position is. */
// @ts-ignore: decorator
@inline
function cornerOf(picture: usize, stride: i32, u: i32, v: i32): usize {
  return picture + <usize>((v >>> 16) * stride) + ((<usize>(u >>> 16)) << 2);
}

/** Whether there is nothing at all between four pixels. */
// @ts-ignore: decorator
@inline
function emptyAt(corner: usize, stride: i32): bool {
  return (load<u64>(corner) | load<u64>(corner + <usize>stride)) == 0;
}

/** One pixel between four: what `columnsAt` answers. */
// @ts-ignore: decorator
@inline
function amid(corner: usize, stride: i32, u: i32, v: i32): v128 {
  const fraction = (v >>> 8) & 255;
  const a = v128.load8x8_u(corner);
  const b = v128.load8x8_u(corner + <usize>stride);
  const mixed = i16x8.shr_u(
    i16x8.add(i16x8.mul(a, i16x8.splat(<i16>(256 - fraction))), i16x8.mul(b, i16x8.splat(<i16>fraction))), 8,
  );
  return i16x8.mul(mixed, v128.load(columnWeights + <usize>(((u >>> 8) & 255) << 4)));
}

// @ts-ignore: decorator
@inline
function turnedAs<M>(
  frame: usize, frameStride: i32, x0: i32, y0: i32, x1: i32, y1: i32,
  picture: usize, pictureStride: i32, columns: i32, rows: i32,
  u0: i32, v0: i32, dux: i32, dvx: i32, duy: i32, dvy: i32, alpha: i32,
): void {
  const strength = i16x8.splat(<i16>alpha);
  const mostU = <i64>(columns - 1) << 16;
  const mostV = <i64>(rows - 1) << 16;
  for (let y = y0; y < y1; y++) {
    const firstU = <i64>u0 + <i64>(y - y0) * duy;
    const firstV = <i64>v0 + <i64>(y - y0) * dvy;
    // Of the row only what lies in the picture.
    const into = max<f64>(0, max(stepIn(firstU, dux, mostU), stepIn(firstV, dvx, mostV)));
    const out = min<f64>(x1 - x0, min(stepOut(firstU, dux, mostU), stepOut(firstV, dvx, mostV)));
    if (into >= out) continue;
    let x = x0 + <i32>into;
    const end = x0 + <i32>out;
    let u = <i32>(firstU + <i64><i32>into * dux);
    let v = <i32>(firstV + <i64><i32>into * dvx);
    let to = frame + <usize>(y * frameStride + (x << 2));
    for (; x + 3 < end; x += 4, to += 16) {
      const p0 = cornerOf(picture, pictureStride, u, v);
      const p1 = cornerOf(picture, pictureStride, u + dux, v + dvx);
      const p2 = cornerOf(picture, pictureStride, u + dux * 2, v + dvx * 2);
      const p3 = cornerOf(picture, pictureStride, u + dux * 3, v + dvx * 3);
      if (
        !emptyAt(p0, pictureStride) || !emptyAt(p3, pictureStride) ||
        !emptyAt(p1, pictureStride) || !emptyAt(p2, pictureStride)
      ) {
        let low = pairOf(amid(p0, pictureStride, u, v), amid(p1, pictureStride, u + dux, v + dvx));
        let high = pairOf(
          amid(p2, pictureStride, u + dux * 2, v + dvx * 2), amid(p3, pictureStride, u + dux * 3, v + dvx * 3),
        );
        if (alpha != 256) {
          low = i16x8.shr_u(i16x8.mul(low, strength), 8);
          high = i16x8.shr_u(i16x8.mul(high, strength), 8);
        }
        putFour<M>(to, low, high);
      }
      u += dux * 4;
      v += dvx * 4;
    }
    for (; x < end; x++, u += dux, v += dvx, to += 4) {
      const corner = cornerOf(picture, pictureStride, u, v);
      if (emptyAt(corner, pictureStride)) continue;
      const one = amid(corner, pictureStride, u, v);
      let source = pairOf(one, one);
      if (alpha != 256) source = i16x8.shr_u(i16x8.mul(source, strength), 8);
      put<M>(to, source, false);
    }
  }
}

/** A picture turned, sheared or mirrored: u and v move with both x and y. What lies outside of it is empty. */
export function blitTurned(
  mode: i32, frame: usize, frameStride: i32, x0: i32, y0: i32, x1: i32, y1: i32,
  picture: usize, pictureStride: i32, columns: i32, rows: i32,
  u0: i32, v0: i32, dux: i32, dvx: i32, duy: i32, dvy: i32, alpha: i32,
): void {
  if (mode == 0) turnedAs<Over>(frame, frameStride, x0, y0, x1, y1, picture, pictureStride, columns, rows, u0, v0, dux, dvx, duy, dvy, alpha);
  else if (mode == 1) turnedAs<Add>(frame, frameStride, x0, y0, x1, y1, picture, pictureStride, columns, rows, u0, v0, dux, dvx, duy, dvy, alpha);
  else if (mode == 2) turnedAs<Screen>(frame, frameStride, x0, y0, x1, y1, picture, pictureStride, columns, rows, u0, v0, dux, dvx, duy, dvy, alpha);
  else turnedAs<Light>(frame, frameStride, x0, y0, x1, y1, picture, pictureStride, columns, rows, u0, v0, dux, dvx, duy, dvy, alpha);
}

// @ts-ignore: decorator
@inline
function tiledRowAs<M>(
  to: usize, count: i32, above: usize, below: usize, fraction: i32, mask: i32, u0: i32, du: i32, alpha: i32,
): void {
  const strength = i16x8.splat(<i16>alpha);
  const down = i16x8.splat(<i16>fraction);
  const up = i16x8.splat(<i16>(256 - fraction));
  const inside = (mask << 16) | 0xffff;
  let u = u0;
  let x = 0;
  if (mask < count && mask < mixedMost) {
    const mixed = fraction == 0 ? above : rowBetween(above, below, 0, mask + 1, down, up);
    for (; x + 3 < count; x += 4, to += 16) {
      let low = pairOf(between(mixed, u & inside), between(mixed, (u + du) & inside));
      u += du << 1;
      let high = pairOf(between(mixed, u & inside), between(mixed, (u + du) & inside));
      u += du << 1;
      if (alpha != 256) {
        low = i16x8.shr_u(i16x8.mul(low, strength), 8);
        high = i16x8.shr_u(i16x8.mul(high, strength), 8);
      }
      putFour<M>(to, low, high);
    }
  }
  for (; x + 1 < count; x += 2) {
    let source = pairOf(
      columnsAt(above, below, down, up, u & inside),
      columnsAt(above, below, down, up, (u + du) & inside),
    );
    u += du << 1;
    if (alpha != 256) source = i16x8.shr_u(i16x8.mul(source, strength), 8);
    put<M>(to, source, true);
    to += 8;
  }
  if (x < count) {
    const one = columnsAt(above, below, down, up, u & inside);
    let source = pairOf(one, one);
    if (alpha != 256) source = i16x8.shr_u(i16x8.mul(source, strength), 8);
    put<M>(to, source, false);
  }
}

/** One row of a texture that repeats; its side is a power of two (`mask` = side - 1), its rows one column longer. */
export function tiledRow(
  mode: i32, to: usize, count: i32, above: usize, below: usize, fraction: i32, mask: i32, u0: i32, du: i32, alpha: i32,
): void {
  if (mode == 0) tiledRowAs<Over>(to, count, above, below, fraction, mask, u0, du, alpha);
  else if (mode == 1) tiledRowAs<Add>(to, count, above, below, fraction, mask, u0, du, alpha);
  else tiledRowAs<Screen>(to, count, above, below, fraction, mask, u0, du, alpha);
}

/** One pixel of a wall: half of what `pairOf` makes two of. */
// @ts-ignore: decorator
@inline
function walled(picture: usize, stride: i32, column: usize, v: i32): v128 {
  const u = load<i32>(column);
  return amid(cornerOf(picture, stride, u, v), stride, u, v);
}

/** Two pixels of a wall in the shade and haze of their columns. */
// @ts-ignore: decorator
@inline
function shaded(pair: v128, first: v128, second: v128): v128 {
  const weights = v128.shuffle<i16>(first, second, 0, 1, 2, 3, 8, 9, 10, 11);
  const levels = v128.shuffle<i16>(first, second, 4, 5, 6, 7, 12, 13, 14, 15);
  return i16x8.add(i16x8.shr_u(i16x8.mul(pair, weights), 8), levels);
}

/**
 * An upright wall that runs away from the lens. `columns` holds for each column of the frame, 32 bytes: u (16.16),
 * rows of the picture for one row of the frame (16.16), four weights and four levels (16 bit) for shade and haze.
 * `v` at the frame's row y is (y - horizon) * rows + base.
 */
export function wall(
  frame: usize, frameStride: i32, x0: i32, y0: i32, x1: i32, y1: i32,
  picture: usize, pictureStride: i32, rows: i32, columns: usize, horizon: i32, base: i32,
): void {
  const most = <u32>((rows - 1) << 16);
  for (let y = y0; y < y1; y++) {
    const down = <i64>((y << 8) - horizon);
    let to = frame + <usize>(y * frameStride + (x0 << 2));
    let column = columns;
    let x = x0;
    for (; x + 3 < x1; x += 4, to += 16, column += 128) {
      const v0 = <i32>((down * <i64>load<i32>(column + 4)) >> 8) + base;
      const v1 = <i32>((down * <i64>load<i32>(column + 36)) >> 8) + base;
      const v2 = <i32>((down * <i64>load<i32>(column + 68)) >> 8) + base;
      const v3 = <i32>((down * <i64>load<i32>(column + 100)) >> 8) + base;
      const in0 = <u32>v0 < most;
      const in1 = <u32>v1 < most;
      const in2 = <u32>v2 < most;
      const in3 = <u32>v3 < most;
      if (in0 & in1 & in2 & in3) {
        putFour<Over>(
          to,
          shaded(
            pairOf(walled(picture, pictureStride, column, v0), walled(picture, pictureStride, column + 32, v1)),
            v128.load(column + 16), v128.load(column + 48),
          ),
          shaded(
            pairOf(walled(picture, pictureStride, column + 64, v2), walled(picture, pictureStride, column + 96, v3)),
            v128.load(column + 80), v128.load(column + 112),
          ),
        );
        continue;
      }
      if (in0) putWalled(to, picture, pictureStride, column, v0);
      if (in1) putWalled(to + 4, picture, pictureStride, column + 32, v1);
      if (in2) putWalled(to + 8, picture, pictureStride, column + 64, v2);
      if (in3) putWalled(to + 12, picture, pictureStride, column + 96, v3);
    }
    for (; x < x1; x++, to += 4, column += 32) {
      const v = <i32>((down * <i64>load<i32>(column + 4)) >> 8) + base;
      if (<u32>v < most) putWalled(to, picture, pictureStride, column, v);
    }
  }
}

function putWalled(to: usize, picture: usize, stride: i32, column: usize, v: i32): void {
  const one = walled(picture, stride, column, v);
  const tone = v128.load(column + 16);
  put<Over>(to, shaded(pairOf(one, one), tone, tone), false);
}

/** Fills a stretch of a row with one colour (16-bit lanes: red, green, blue, alpha premultiplied). */
export function fill(mode: i32, to: usize, count: i32, red: i32, green: i32, blue: i32, alpha: i32): void {
  let source = i16x8.splat(<i16>alpha);
  source = i16x8.replace_lane(source, 0, <i16>red);
  source = i16x8.replace_lane(source, 1, <i16>green);
  source = i16x8.replace_lane(source, 2, <i16>blue);
  source = i16x8.replace_lane(source, 4, <i16>red);
  source = i16x8.replace_lane(source, 5, <i16>green);
  source = i16x8.replace_lane(source, 6, <i16>blue);
  let x = 0;
  if (mode == 0 && alpha >= 255) {
    const bytes = i8x16.narrow_i16x8_u(source, source);
    for (; x + 3 < count; x += 4, to += 16) v128.store(to, bytes);
  }
  if (mode == 0) {
    const through = i16x8.splat(<i16>(256 - alpha - (alpha >> 7)));
    for (; x + 3 < count; x += 4, to += 16) {
      const under = v128.load(to);
      v128.store(to, i8x16.narrow_i16x8_u(
        i16x8.add(source, i16x8.shr_u(i16x8.mul(i16x8.extend_low_i8x16_u(under), through), 8)),
        i16x8.add(source, i16x8.shr_u(i16x8.mul(i16x8.extend_high_i8x16_u(under), through), 8)),
      ));
    }
  } else if (mode == 1) for (; x + 3 < count; x += 4, to += 16) putFour<Add>(to, source, source);
  else if (mode == 2) for (; x + 3 < count; x += 4, to += 16) putFour<Screen>(to, source, source);
  else for (; x + 3 < count; x += 4, to += 16) putFour<Light>(to, source, source);
  for (; x + 1 < count; x += 2, to += 8) {
    if (mode == 0) put<Over>(to, source, true);
    else if (mode == 1) put<Add>(to, source, true);
    else if (mode == 2) put<Screen>(to, source, true);
    else put<Light>(to, source, true);
  }
  if (x < count) {
    if (mode == 0) put<Over>(to, source, false);
    else if (mode == 1) put<Add>(to, source, false);
    else if (mode == 2) put<Screen>(to, source, false);
    else put<Light>(to, source, false);
  }
}

/** Straight alpha to premultiplied, and for each row its first and last column that is not empty (first > last: none). */
export function premultiply(from: usize, columns: i32, rows: i32, to: usize, toStride: i32, spans: usize, shift: i32): void {
  for (let y = 0; y < rows; y++) {
    let target = to + <usize>(y * toStride);
    let first = 0xffff;
    let last = 0;
    for (let x = 0; x < columns; x++, from += 4, target += 4) {
      const pixel = load<u32>(from);
      const alpha = pixel >>> 24;
      if (alpha == 0) {
        store<u32>(target, 0);
        continue;
      }
      if (first == 0xffff) first = x;
      last = x;
      if (alpha == 255) {
        store<u32>(target, pixel);
        continue;
      }
      const r = ((pixel & 255) * alpha * 257 + 32768) >>> 16;
      const g = (((pixel >>> 8) & 255) * alpha * 257 + 32768) >>> 16;
      const b = (((pixel >>> 16) & 255) * alpha * 257 + 32768) >>> 16;
      store<u32>(target, r | (g << 8) | (b << 16) | (alpha << 24));
    }
    if (spans != 0)
      store<u32>(spans + (<usize>y << 2), first == 0xffff ? 0xffff : (first + shift) | ((last + shift) << 16));
  }
}

/** Premultiplied pixels to straight alpha, in place. */
export function straighten(pixels: usize, count: i32): void {
  const end = pixels + (<usize>count << 2);
  for (; pixels < end; pixels += 4) {
    const pixel = load<u32>(pixels);
    const alpha = pixel >>> 24;
    if (alpha == 0 || alpha == 255) continue;
    const scale = (255 * 65536 + (alpha >> 1)) / alpha;
    const r = min<u32>(255, ((pixel & 255) * scale + 32768) >>> 16);
    const g = min<u32>(255, (((pixel >>> 8) & 255) * scale + 32768) >>> 16);
    const b = min<u32>(255, (((pixel >>> 16) & 255) * scale + 32768) >>> 16);
    store<u32>(pixels, r | (g << 8) | (b << 16) | (alpha << 24));
  }
}

/** A picture at half the size: each pixel the mean of four. */
export function halve(from: usize, fromStride: i32, columns: i32, rows: i32, to: usize, toStride: i32): void {
  const two = i16x8.splat(2);
  for (let y = 0; y < rows; y++) {
    const above = from + <usize>(y * 2 * fromStride);
    const below = above + <usize>fromStride;
    let target = to + <usize>(y * toStride);
    for (let x = 0; x < columns; x++, target += 4) {
      const at = <usize>(x << 3);
      const sum = i16x8.add(v128.load8x8_u(above + at), v128.load8x8_u(below + at));
      const mean = i16x8.shr_u(i16x8.add(i16x8.add(sum, v128.shuffle<i16>(sum, sum, 4, 5, 6, 7, 4, 5, 6, 7)), two), 2);
      v128.store32_lane(target, i8x16.narrow_i16x8_u(mean, mean), 0);
    }
  }
}

/**
 * Each byte the mean of itself and the one `shift` bytes on, for `count` bytes (a multiple of 16). Repeated with shifts
 * that double it smears a picture: two bytes, four, eight. `down` rounds down instead of up, so that a row of such
 * steps keeps its brightness. `to` may be `from`.
 */
export function smear(from: usize, to: usize, count: i32, shift: i32, down: i32): void {
  const end = from + <usize>count;
  const ones = i8x16.splat(-1);
  if (down) {
    for (; from < end; from += 16, to += 16) {
      const mean = i8x16.avgr_u(v128.xor(v128.load(from), ones), v128.xor(v128.load(from + <usize>shift), ones));
      v128.store(to, v128.xor(mean, ones));
    }
    return;
  }
  for (; from < end; from += 16, to += 16)
    v128.store(to, i8x16.avgr_u(v128.load(from), v128.load(from + <usize>shift)));
}

/** Tight box of what is not empty in straight RGBA: left, top, right, bottom (inclusive) into `out`; false for nothing. */
export function boundsOf(rgba: usize, columns: i32, rows: i32, out: usize): i32 {
  let left = columns;
  let right = -1;
  let top = -1;
  let bottom = -1;
  for (let y = 0; y < rows; y++) {
    const row = rgba + <usize>(y * columns * 4 + 3);
    let first = 0;
    while (first < columns && load<u8>(row + (<usize>first << 2)) <= 2) first++;
    if (first == columns) continue;
    let last = columns - 1;
    while (load<u8>(row + (<usize>last << 2)) <= 2) last--;
    left = min(left, first);
    right = max(right, last);
    if (top < 0) top = y;
    bottom = y;
  }
  store<i32>(out, left);
  store<i32>(out + 4, top);
  store<i32>(out + 8, right);
  store<i32>(out + 12, bottom);
  return right >= 0 ? 1 : 0;
}

/**
 * Height field of a picture in cells of `side` pixels (32-bit floats): how much of a cell is covered, a little higher
 * where it is bright. `pad` cells of emptiness lie around it.
 */
export function fieldOf(rgba: usize, columns: i32, rows: i32, side: i32, pad: i32, out: usize, across: i32, down: i32): void {
  memory.fill(out, 0, <usize>(across * down) << 2);
  const share = <f32>1 / <f32>(side * side);
  for (let y = 0; y < rows; y++) {
    const line = out + (<usize>((y / side + pad) * across + pad) << 2);
    let from = rgba + <usize>(y * columns * 4);
    let cell = line;
    let left = side;
    let sum: f32 = 0;
    for (let x = 0; x < columns; x++, from += 4) {
      const pixel = load<u32>(from);
      const alpha = pixel >>> 24;
      if (alpha) {
        const grey = <f32>((pixel & 255) * 77 + ((pixel >>> 8) & 255) * 151 + ((pixel >>> 16) & 255) * 28) * <f32>(1.0 / 65280.0);
        sum += <f32>alpha * <f32>(1.0 / 255.0) * (<f32>0.86 + grey * <f32>0.14);
      }
      if (--left == 0) {
        store<f32>(cell, load<f32>(cell) + sum * share);
        cell += 4;
        left = side;
        sum = 0;
      }
    }
    if (left != side) store<f32>(cell, load<f32>(cell) + sum * share);
  }
}

/** Means over `reach` cells to each side along rows, written with rows and columns exchanged: call it twice. */
export function softenField(from: usize, to: usize, across: i32, down: i32, reach: i32): void {
  const share = <f32>1 / <f32>(reach * 2 + 1);
  for (let y = 0; y < down; y++) {
    const row = from + (<usize>(y * across) << 2);
    let sum: f32 = 0;
    for (let x = 0; x < min(reach, across); x++) sum += load<f32>(row + (<usize>x << 2));
    for (let x = 0; x < across; x++) {
      if (x + reach < across) sum += load<f32>(row + (<usize>(x + reach) << 2));
      store<f32>(to + (<usize>(x * down + y) << 2), sum * share);
      if (x - reach >= 0) sum -= load<f32>(row + (<usize>(x - reach) << 2));
    }
  }
}

// @ts-ignore: decorator
@inline
function slopeAt(field: usize, across: i32, down: i32, x: f32, y: f32, step: i32): f32 {
  const px = min<f32>(<f32>(across - 3), max<f32>(1, x));
  const py = min<f32>(<f32>(down - 3), max<f32>(1, y));
  const x0 = <i32>px;
  const y0 = <i32>py;
  const u = px - <f32>x0;
  const v = py - <f32>y0;
  const at = field + (<usize>(y0 * across + x0) << 2);
  const s = <usize>(step << 2);
  const row = <usize>(across << 2);
  const d00 = load<f32>(at + s) - load<f32>(at - s);
  const d10 = load<f32>(at + 4 + s) - load<f32>(at + 4 - s);
  const d01 = load<f32>(at + row + s) - load<f32>(at + row - s);
  const d11 = load<f32>(at + row + 4 + s) - load<f32>(at + row + 4 - s);
  return (d00 * (1 - u) + d10 * u) * (1 - v) + (d01 * (1 - u) + d11 * u) * v;
}

/**
 * Lights straight RGBA in place as a rounded body. `fields`: for the broad and the fine field where it lies, its size
 * in cells, pixels to a cell, and its pad (five 32-bit words each). `lighting` (floats): ambient and key light (three
 * each, 1 leaves a colour as it is), rim (three, to 255), rim strength, sideways, front, row of the ground (below 0:
 * none), rows over which contact darkens, exposure of a face that looks at the lens.
 */
export function shadeForm(rgba: usize, columns: i32, rows: i32, fields: usize, lighting: usize): void {
  const broad = <usize>load<u32>(fields);
  const broadAcross = load<i32>(fields + 4);
  const broadDown = load<i32>(fields + 8);
  const broadShare = <f32>1 / load<f32>(fields + 12);
  const broadPad = load<f32>(fields + 16);
  const fine = <usize>load<u32>(fields + 20);
  const fineAcross = load<i32>(fields + 24);
  const fineDown = load<i32>(fields + 28);
  const fineShare = <f32>1 / load<f32>(fields + 32);
  const finePad = load<f32>(fields + 36);
  const ambient = f32x4.replace_lane(v128.load(lighting), 3, 0);
  const key = f32x4.replace_lane(v128.load(lighting + 12), 3, 0);
  const rim = f32x4.replace_lane(v128.load(lighting + 24), 3, 0);
  const rimStrength = load<f32>(lighting + 36);
  const sideways = load<f32>(lighting + 40);
  const side: f32 = sideways < 0 ? -1 : 1;
  const front = load<f32>(lighting + 44);
  const groundRow = load<f32>(lighting + 48);
  const contactRows = load<f32>(lighting + 52);
  const facingLens = load<f32>(lighting + 56);
  const most = f32x4.splat(255);
  const rowBytes = columns << 2;
  for (let y = 0; y < rows; y++) {
    let contact: f32 = 1;
    if (groundRow >= 0) {
      const t = min<f32>(1, max<f32>(0, (groundRow - <f32>y) / contactRows));
      contact = <f32>0.72 + <f32>0.28 * t * t * (3 - 2 * t);
    }
    const row = rgba + <usize>(y * rowBytes);
    let nx: f32 = 0;
    let ny: f32 = 0;
    let rimLight: f32 = 0;
    for (let x = 0; x < columns; x++) {
      const at = row + (<usize>x << 2);
      const pixel = load<u32>(at);
      const alpha = pixel >>> 24;
      // Slopes are smooth: one for every two columns is enough.
      if ((x & 1) == 0) {
        if (alpha == 0 && (x + 1 >= columns || load<u8>(at + 7) == 0)) {
          x++;
          continue;
        }
        const cx = (<f32>x + 1);
        const cy = (<f32>y + <f32>0.5);
        const bx = cx * broadShare + broadPad - <f32>0.5;
        const by = cy * broadShare + broadPad - <f32>0.5;
        const fx = cx * fineShare + finePad - <f32>0.5;
        const fy = cy * fineShare + finePad - <f32>0.5;
        const fineX = -slopeAt(fine, fineAcross, fineDown, fx, fy, 1);
        const fineY = -slopeAt(fine, fineAcross, fineDown, fx, fy, fineAcross);
        nx = slopeAt(broad, broadAcross, broadDown, bx, by, 1) * <f32>-2.1 + fineX * <f32>0.9;
        ny = slopeAt(broad, broadAcross, broadDown, bx, by, broadAcross) * <f32>-2.1 + fineY * <f32>0.9;
        // Light from behind catches what turns away towards it: strongest at the very edge, gone a little further in.
        const grazing = min<f32>(1, max<f32>(0, (fineX * side - fineY * <f32>0.45 - <f32>0.07) * 3));
        rimLight = grazing * grazing * rimStrength;
      }
      if (alpha == 0) continue;
      const facing = nx * sideways * <f32>0.85 - ny * <f32>0.5;
      const exposure = min<f32>(1.25, max<f32>(0.03, (facingLens + facing * <f32>0.95) * front)) * contact;
      const edgeLight = rimLight;
      const sky = (<f32>0.58 + min<f32>(0.6, max<f32>(-0.4, -ny)) * <f32>0.32) * contact;
      const light = f32x4.add(f32x4.mul(ambient, f32x4.splat(sky)), f32x4.mul(key, f32x4.splat(exposure)));
      const colour = f32x4.convert_i32x4_u(pixelAt(at, 0));
      const shaded = f32x4.min(most, f32x4.add(f32x4.mul(colour, light), f32x4.mul(rim, f32x4.splat(edgeLight))));
      const words = i32x4.replace_lane(i32x4.trunc_sat_f32x4_u(f32x4.add(shaded, f32x4.splat(0.5))), 3, <i32>alpha);
      const halves = i16x8.narrow_i32x4_u(words, words);
      v128.store32_lane(at, i8x16.narrow_i16x8_u(halves, halves), 0);
    }
  }
}

/**
 * Haze, then grade, in place on straight RGBA. `tables`: 256 bytes for each of red, green, blue, haze and contrast
 * already in them; `saturation` in 256ths.
 */
export function gradePixels(rgba: usize, pixels: i32, tables: usize, saturation: i32): void {
  const end = rgba + (<usize>pixels << 2);
  let last: u32 = 0;
  let result: u32 = 0;
  for (; rgba < end; rgba += 4) {
    const pixel = load<u32>(rgba);
    if (pixel >>> 24 == 0) continue;
    if (pixel == last) {
      store<u32>(rgba, result);
      continue;
    }
    const r = <i32>load<u8>(tables + (pixel & 255));
    const g = <i32>load<u8>(tables + 256 + ((pixel >>> 8) & 255));
    const b = <i32>load<u8>(tables + 512 + ((pixel >>> 16) & 255));
    const grey = (r * 54 + g * 183 + b * 19) << 0;
    const base = grey * (256 - saturation) + 32768;
    const sr = min(255, max(0, (r * 256 * saturation + base) >> 16));
    const sg = min(255, max(0, (g * 256 * saturation + base) >> 16));
    const sb = min(255, max(0, (b * 256 * saturation + base) >> 16));
    last = pixel;
    result = <u32>sr | (<u32>sg << 8) | (<u32>sb << 16) | (pixel & 0xff000000);
    store<u32>(rgba, result);
  }
}

// @ts-ignore: decorator
@inline
function pixelAt(row: usize, x: i32): v128 {
  return i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(row + (<usize>x << 2))));
}

/**
 * Highlights of a frame in cells of 8 x 8, spread: `bright` gets what passes, `wide` a third of that size, `bloom` both
 * as bytes to be screened over. `from` and `full`: the level at which a light begins to bloom and where all of it does.
 */
export function bloomOf(
  frame: usize, frameStride: i32, width: i32, height: i32, bright: usize, wide: usize, bloom: usize, rowsLit: usize,
  from: f32, full: f32, wideStrength: f32, strength: f32,
): void {
  const w = (width + 7) >> 3;
  const h = (height + 7) >> 3;
  const ww = (w + 2) / 3;
  const wh = (h + 2) / 3;
  memory.fill(bright, 0, <usize>(w * h) << 4);
  memory.fill(wide, 0, <usize>(ww * wh) << 4);
  memory.fill(rowsLit, 0, <usize>(h * 2));
  const wideLit = rowsLit + <usize>h;
  const ninth = f32x4.splat(1.0 / 9.0);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      let sum = i16x8.splat(0);
      for (let dy = 1; dy < 8; dy += 2) {
        const at = frame + <usize>(min(height - 1, y * 8 + dy) * frameStride + (x << 5));
        const a = v128.load(at);
        const b = v128.load(at + 16);
        sum = i16x8.add(sum, i16x8.add(i16x8.extend_low_i8x16_u(a), i16x8.extend_high_i8x16_u(a)));
        sum = i16x8.add(sum, i16x8.add(i16x8.extend_low_i8x16_u(b), i16x8.extend_high_i8x16_u(b)));
      }
      // Eight pixels in each half of the lanes and four rows: 32 in all.
      const r = <f32>(i16x8.extract_lane_u(sum, 0) + i16x8.extract_lane_u(sum, 4));
      const g = <f32>(i16x8.extract_lane_u(sum, 1) + i16x8.extract_lane_u(sum, 5));
      const b = <f32>(i16x8.extract_lane_u(sum, 2) + i16x8.extract_lane_u(sum, 6));
      const level: f32 = (0.3 * r + 0.59 * g + 0.11 * b) / 32;
      if (level <= from) continue;
      const keep = min<f32>(1, (level - from) / (full - from)) / 32;
      let light = f32x4.splat(0);
      light = f32x4.replace_lane(light, 0, r * keep);
      light = f32x4.replace_lane(light, 1, g * keep);
      light = f32x4.replace_lane(light, 2, b * keep);
      v128.store(bright + (<usize>(y * w + x) << 4), light);
      const far = wide + (<usize>((y / 3) * ww + x / 3) << 4);
      v128.store(far, f32x4.add(v128.load(far), f32x4.mul(light, ninth)));
      store<u8>(rowsLit + <usize>y, 1);
      store<u8>(wideLit + <usize>(y / 3), 1);
    }
  }
  for (let y = 0; y < h; y++) {
    const row = max<f32>(0, (<f32>y + 0.5) / 3 - 0.5);
    const above = <i32>row;
    const below = min(wh - 1, above + 1);
    const lit = load<u8>(rowsLit + <usize>y) | load<u8>(wideLit + <usize>above) | load<u8>(wideLit + <usize>below);
    if (!lit) {
      memory.fill(bloom + (<usize>(y * (w + 2)) << 2), 0, <usize>(w + 2) << 2);
      continue;
    }
    const v = row - <f32>above;
    let target = bloom + (<usize>(y * (w + 2) + 1) << 2);
    for (let x = 0; x < w; x++, target += 4) {
      const column = max<f32>(0, (<f32>x + 0.5) / 3 - 0.5);
      const left = <i32>column;
      const right = min(ww - 1, left + 1);
      const u = column - <f32>left;
      const top = f32x4.add(
        f32x4.mul(v128.load(wide + (<usize>(above * ww + left) << 4)), f32x4.splat(1 - u)),
        f32x4.mul(v128.load(wide + (<usize>(above * ww + right) << 4)), f32x4.splat(u)),
      );
      const bottom = f32x4.add(
        f32x4.mul(v128.load(wide + (<usize>(below * ww + left) << 4)), f32x4.splat(1 - u)),
        f32x4.mul(v128.load(wide + (<usize>(below * ww + right) << 4)), f32x4.splat(u)),
      );
      const far = f32x4.add(f32x4.mul(top, f32x4.splat(1 - v)), f32x4.mul(bottom, f32x4.splat(v)));
      const all = f32x4.mul(
        f32x4.min(
          f32x4.splat(255),
          f32x4.add(v128.load(bright + (<usize>(y * w + x) << 4)), f32x4.mul(far, f32x4.splat(wideStrength))),
        ),
        f32x4.splat(strength),
      );
      const levels = i32x4.trunc_sat_f32x4_u(all);
      const words = i16x8.narrow_i32x4_u(levels, levels);
      v128.store32_lane(target, i8x16.narrow_i16x8_u(words, words), 0);
    }
    const first = bloom + (<usize>(y * (w + 2)) << 2);
    store<u32>(first, load<u32>(first + 4));
    store<u32>(first + (<usize>(w + 1) << 2), load<u32>(first + (<usize>w << 2)));
    store<u8>(rowsLit + <usize>y, 2);
  }
  // From here on a row is lit where its bloom is not empty.
  for (let y = 0; y < h; y++) store<u8>(rowsLit + <usize>y, load<u8>(rowsLit + <usize>y) == 2 ? 1 : 0);
}

/** One row of the bloom stretched to the frame's columns; false where it is dark. */
function stretchGlow(bloom: usize, rowsLit: usize, width: i32, height: i32, y: i32): bool {
  const w = (width + 7) >> 3;
  const h = (height + 7) >> 3;
  // Sixteenths of a cell; the middle of two rows of the frame lies on their border.
  const at = max<i32>(0, (y + 1) * 32 - 128);
  const row = at >> 8;
  const next = min(h - 1, row + 1);
  if (!load<u8>(rowsLit + <usize>row) && !load<u8>(rowsLit + <usize>next)) return false;
  const stride = (w + 2) << 2;
  const above = bloom + <usize>(row * stride);
  const below = bloom + <usize>(next * stride);
  const down = i16x8.splat(<i16>(at & 255));
  const up = i16x8.splat(<i16>(256 - (at & 255)));
  // Eight columns lie between the middles of two cells; the border cell stands before the first.
  let to = glowRow - 16;
  let cell = i16x8.splat(0);
  for (let i = 0; i <= w + 1; i++) {
    const offset = <usize>(i << 2);
    const a = i16x8.extend_low_i8x16_u(v128.load32_splat(above + offset));
    const b = i16x8.extend_low_i8x16_u(v128.load32_splat(below + offset));
    const next = i16x8.shr_u(i16x8.add(i16x8.mul(a, up), i16x8.mul(b, down)), 8);
    if (i > 0) {
      for (let pair = 0; pair < 4; pair++, to += 8) {
        const weights = v128.load(glowWeights + <usize>(pair << 4));
        const mixed = i16x8.shr_u(
          i16x8.add(i16x8.mul(cell, i16x8.sub(i16x8.splat(16), weights)), i16x8.mul(next, weights)), 4,
        );
        v128.store64_lane(to, i8x16.narrow_i16x8_u(mixed, mixed), 0);
      }
    }
    cell = next;
  }
  return true;
}

// @ts-ignore: decorator
@inline
function lit(levels: v128, glow: v128): v128 {
  // Rounded up, so that nothing comes out above white.
  const shared = i16x8.shr_u(i16x8.add(i16x8.mul(levels, glow), i16x8.splat(255)), 8);
  return i16x8.sub(i16x8.add(levels, glow), shared);
}

// @ts-ignore: decorator
@inline
function weightsOf(red: i32, green: i32, blue: i32): v128 {
  let weights = i16x8.splat(0);
  weights = i16x8.replace_lane(weights, 0, <i16>red);
  weights = i16x8.replace_lane(weights, 1, <i16>green);
  weights = i16x8.replace_lane(weights, 2, <i16>blue);
  weights = i16x8.replace_lane(weights, 4, <i16>red);
  weights = i16x8.replace_lane(weights, 5, <i16>green);
  return i16x8.replace_lane(weights, 6, <i16>blue);
}

// @ts-ignore: decorator
@inline
function lumaOf(low: v128, high: v128, weights: v128, sheet: v128): v128 {
  const a = i32x4.dot_i16x8_s(low, weights);
  const b = i32x4.dot_i16x8_s(high, weights);
  const light = i32x4.add(v128.shuffle<i32>(a, b, 0, 2, 4, 6), v128.shuffle<i32>(a, b, 1, 3, 5, 7));
  const kept = keepOf(sheet);
  const specks = v128.and(sheet, i32x4.splat(255));
  const scaled = i32x4.shr_s(i32x4.mul(light, kept), 8);
  // 219 / 255 in 2^14ths, then black at 16 and half a level to round.
  return i32x4.shr_s(i32x4.add(i32x4.add(scaled, i32x4.dot_i16x8_s(specks, i32x4.splat(14071))), i32x4.splat(270336)), 14);
}

// @ts-ignore: decorator
@inline
function keepOf(sheet: v128): v128 {
  const keep = i32x4.shr_u(sheet, 8);
  return i32x4.add(keep, i32x4.shr_u(keep, 7));
}

/** How blue, then how red two sums of four pixels are, as levels. */
// @ts-ignore: decorator
@inline
function differencesOf(fours: v128, blueness: v128, redness: v128, kept: v128): v128 {
  const blues = i32x4.dot_i16x8_s(fours, blueness);
  const reds = i32x4.dot_i16x8_s(fours, redness);
  const sums = i32x4.add(v128.shuffle<i32>(blues, reds, 0, 2, 4, 6), v128.shuffle<i32>(blues, reds, 1, 3, 5, 7));
  // Four pixels in 2^13ths: 15 bits in all; 128 and half a level are added.
  return i32x4.shr_s(i32x4.add(i32x4.shr_s(i32x4.mul(sums, kept), 8), i32x4.splat(4210688)), 15);
}

/**
 * A frame as an encoder takes it: planar 4:2:0, Rec. 709, studio range, with bloom, vignette and grain on the way.
 * `sheet` holds 16 bits for each pixel: how much of it stays (high byte) and how much white is added (low byte).
 */
export function developPlanar(
  frame: usize, frameStride: i32, width: i32, height: i32, out: usize, sheet: usize, bloom: usize, rowsLit: usize,
): void {
  const luma = weightsOf(2991, 10063, 1016);
  const blueness = weightsOf(-825, -2774, 3598);
  const redness = weightsOf(3598, -3268, -330);
  let u = out + <usize>(width * height);
  let v = u + <usize>((width * height) >> 2);
  for (let y = 0; y < height; y += 2) {
    const glows = bloom != 0 && stretchGlow(bloom, rowsLit, width, height, y);
    let top = frame + <usize>(y * frameStride);
    let bottom = top + <usize>frameStride;
    let specks = sheet + (<usize>(y * width) << 1);
    let to = out + <usize>(y * width);
    let glow = glowRow;
    const under = <usize>width << 1;
    for (let x = 0; x < width; x += 4) {
      const a = v128.load(top);
      const b = v128.load(bottom);
      let a0 = i16x8.extend_low_i8x16_u(a);
      let a1 = i16x8.extend_high_i8x16_u(a);
      let b0 = i16x8.extend_low_i8x16_u(b);
      let b1 = i16x8.extend_high_i8x16_u(b);
      if (glows) {
        const g = v128.load(glow);
        const g0 = i16x8.extend_low_i8x16_u(g);
        const g1 = i16x8.extend_high_i8x16_u(g);
        a0 = lit(a0, g0);
        a1 = lit(a1, g1);
        b0 = lit(b0, g0);
        b1 = lit(b1, g1);
      }
      const s0 = v128.load16x4_u(specks);
      const s1 = v128.load16x4_u(specks + under);
      const y0 = lumaOf(a0, a1, luma, s0);
      const y1 = lumaOf(b0, b1, luma, s1);
      const words = i16x8.narrow_i32x4_u(y0, y1);
      const bytes = i8x16.narrow_i16x8_u(words, words);
      v128.store32_lane(to, bytes, 0);
      v128.store32_lane(to + <usize>width, bytes, 1);
      const keep = i32x4.add(keepOf(s0), keepOf(s1));
      const kept = i32x4.shr_u(i32x4.add(v128.shuffle<i32>(keep, keep, 0, 2, 0, 2), v128.shuffle<i32>(keep, keep, 1, 3, 1, 3)), 2);
      const low = i16x8.add(a0, b0);
      const high = i16x8.add(a1, b1);
      const fours = i16x8.add(v128.shuffle<i64>(low, high, 0, 2), v128.shuffle<i64>(low, high, 1, 3));
      const differences = differencesOf(fours, blueness, redness, kept);
      const pairs = i16x8.narrow_i32x4_u(differences, differences);
      const levels = i8x16.narrow_i16x8_u(pairs, pairs);
      v128.store16_lane(u, levels, 0);
      v128.store16_lane(v, levels, 1);
      top += 16;
      bottom += 16;
      specks += 8;
      to += 4;
      glow += 16;
      u += 2;
      v += 2;
    }
  }
}

/** The same frame for a screen: RGBA, opaque, rows of `width` pixels. */
export function developScreen(
  frame: usize, frameStride: i32, width: i32, height: i32, out: usize, sheet: usize, bloom: usize, rowsLit: usize,
): void {
  const none = i32x4.splat(0);
  const opaque = i32x4.splat(0xff000000);
  for (let y = 0; y < height; y++) {
    const glows = bloom != 0 && stretchGlow(bloom, rowsLit, width, height, y & ~1);
    let from = frame + <usize>(y * frameStride);
    let specks = sheet + (<usize>(y * width) << 1);
    let to = out + (<usize>(y * width) << 2);
    let glow = glowRow;
    for (let x = 0; x < width; x += 4) {
      const a = v128.load(from);
      let a0 = i16x8.extend_low_i8x16_u(a);
      let a1 = i16x8.extend_high_i8x16_u(a);
      if (glows) {
        const g = v128.load(glow);
        a0 = lit(a0, i16x8.extend_low_i8x16_u(g));
        a1 = lit(a1, i16x8.extend_high_i8x16_u(g));
      }
      const s = v128.load16x4_u(specks);
      const keep = keepOf(s);
      const white = v128.and(s, i32x4.splat(255));
      const k0 = v128.shuffle<u8>(keep, none, 0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5);
      const k1 = v128.shuffle<u8>(keep, none, 8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13);
      const w0 = v128.shuffle<u8>(white, none, 0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5);
      const w1 = v128.shuffle<u8>(white, none, 8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13);
      const r0 = i16x8.add(i16x8.shr_u(i16x8.mul(a0, k0), 8), w0);
      const r1 = i16x8.add(i16x8.shr_u(i16x8.mul(a1, k1), 8), w1);
      v128.store(to, v128.or(i8x16.narrow_i16x8_u(r0, r1), opaque));
      from += 16;
      specks += 8;
      to += 16;
      glow += 16;
    }
  }
}
