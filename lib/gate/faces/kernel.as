// The loops of the face network, in AssemblyScript with 128-bit lanes. Compiled by scripts/build-kernel.mjs into
// kernel-code.ts. Maps lie row by row, the channels of a cell together, as 16-bit integers: 0 to 2047 stand for 0 to 6,
// the whole range that the network's activations have. Sums are exact 32-bit integers, scaled once at the end.

const most: f32 = 2047;

// @ts-ignore: decorator
@inline
function scaled(sum: v128, scale: usize, bias: usize): v128 {
  return f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(sum), v128.load(scale)), v128.load(bias));
}

// @ts-ignore: decorator
@inline
function clipped(value: v128): v128 {
  const kept = f32x4.min(f32x4.max(value, f32x4.splat(0)), f32x4.splat(most));
  return i32x4.trunc_sat_f32x4_s(f32x4.add(kept, f32x4.splat(0.5)));
}

// @ts-ignore: decorator
@inline
function keep<Out>(a: v128, b: v128, out: usize, scale: usize, bias: usize): void {
  const low = scaled(a, scale, bias);
  const high = scaled(b, scale + 16, bias + 16);
  if (sizeof<Out>() == 2) v128.store(out, i16x8.narrow_i32x4_s(clipped(low), clipped(high)));
  else {
    v128.store(out, low);
    v128.store(out, high, 16);
  }
}

/**
 * `cells` by `inputs` times `inputs` by `outputs`. Weights: for each eight outputs, for each two inputs, the pairs of
 * the eight. Four cells at a time: what is read and written has room for a multiple of four. `inputs` is even,
 * `outputs` a multiple of eight.
 */
// @ts-ignore: decorator
@inline
function multiply<Out>(
  map: usize,
  weights: usize,
  scale: usize,
  bias: usize,
  out: usize,
  cells: i32,
  inputs: i32,
  outputs: i32,
): void {
  const row = (<usize>inputs) << 1;
  const outRow = <usize>outputs * sizeof<Out>();
  for (let cell = 0; cell < cells; cell += 4) {
    let block = weights;
    for (let first = 0; first < outputs; first += 8) {
      let a0 = i32x4.splat(0), b0 = a0, a1 = a0, b1 = a0, a2 = a0, b2 = a0, a3 = a0, b3 = a0;
      let from = map;
      const end = map + row;
      while (from < end) {
        const low = v128.load(block);
        const high = v128.load(block, 16);
        const c0 = v128.load32_splat(from);
        a0 = i32x4.add(a0, i32x4.dot_i16x8_s(c0, low));
        b0 = i32x4.add(b0, i32x4.dot_i16x8_s(c0, high));
        const c1 = v128.load32_splat(from + row);
        a1 = i32x4.add(a1, i32x4.dot_i16x8_s(c1, low));
        b1 = i32x4.add(b1, i32x4.dot_i16x8_s(c1, high));
        const c2 = v128.load32_splat(from + 2 * row);
        a2 = i32x4.add(a2, i32x4.dot_i16x8_s(c2, low));
        b2 = i32x4.add(b2, i32x4.dot_i16x8_s(c2, high));
        const c3 = v128.load32_splat(from + 3 * row);
        a3 = i32x4.add(a3, i32x4.dot_i16x8_s(c3, low));
        b3 = i32x4.add(b3, i32x4.dot_i16x8_s(c3, high));
        block += 32;
        from += 4;
      }
      const at = out + <usize>first * sizeof<Out>();
      const scales = scale + ((<usize>first) << 2);
      const biases = bias + ((<usize>first) << 2);
      keep<Out>(a0, b0, at, scales, biases);
      keep<Out>(a1, b1, at + outRow, scales, biases);
      keep<Out>(a2, b2, at + 2 * outRow, scales, biases);
      keep<Out>(a3, b3, at + 3 * outRow, scales, biases);
    }
    map += 4 * row;
    out += 4 * outRow;
  }
}

/** A layer of the network: clipped to 0 and 6. */
export function mix(
  map: usize, weights: usize, scale: usize, bias: usize, out: usize, cells: i32, inputs: i32, outputs: i32,
): void {
  multiply<i16>(map, weights, scale, bias, out, cells, inputs, outputs);
}

/** A predictor: 32-bit floats as they are. */
export function predict(
  map: usize, weights: usize, scale: usize, bias: usize, out: usize, cells: i32, inputs: i32, outputs: i32,
): void {
  multiply<f32>(map, weights, scale, bias, out, cells, inputs, outputs);
}

// @ts-ignore: decorator
@inline
function tap(map: usize, nothing: usize, x: i32, y: i32, width: i32, height: i32, bytes: usize): usize {
  return <u32>x < <u32>width && <u32>y < <u32>height ? map + <usize>(y * width + x) * bytes : nothing;
}

// @ts-ignore: decorator
@inline
function lowPairs(a: v128, b: v128): v128 {
  return i16x8.shuffle(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
}

// @ts-ignore: decorator
@inline
function highPairs(a: v128, b: v128): v128 {
  return i16x8.shuffle(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
}

/**
 * A 3 by 3 filter for each channel alone, clipped to 0 and 6. Weights: for each eight channels, for each two of the
 * nine cells and a tenth that counts nothing, the pairs of the eight. `channels` is a multiple of eight; `nothing` is as
 * many zeros.
 */
export function filter(
  map: usize, weights: usize, scale: usize, bias: usize, out: usize, nothing: usize,
  width: i32, height: i32, channels: i32, step: i32, before: i32, above: i32, outWidth: i32, outHeight: i32,
): void {
  const bytes = (<usize>channels) << 1;
  for (let row = 0; row < outHeight; row++) {
    const y = row * step - above;
    for (let column = 0; column < outWidth; column++) {
      const x = column * step - before;
      const p0 = tap(map, nothing, x, y, width, height, bytes);
      const p1 = tap(map, nothing, x + 1, y, width, height, bytes);
      const p2 = tap(map, nothing, x + 2, y, width, height, bytes);
      const p3 = tap(map, nothing, x, y + 1, width, height, bytes);
      const p4 = tap(map, nothing, x + 1, y + 1, width, height, bytes);
      const p5 = tap(map, nothing, x + 2, y + 1, width, height, bytes);
      const p6 = tap(map, nothing, x, y + 2, width, height, bytes);
      const p7 = tap(map, nothing, x + 1, y + 2, width, height, bytes);
      const p8 = tap(map, nothing, x + 2, y + 2, width, height, bytes);
      let weight = weights;
      for (let channel: usize = 0; channel < bytes; channel += 16) {
        let a = v128.load(p0 + channel), b = v128.load(p1 + channel);
        let low = i32x4.dot_i16x8_s(lowPairs(a, b), v128.load(weight));
        let high = i32x4.dot_i16x8_s(highPairs(a, b), v128.load(weight, 16));
        a = v128.load(p2 + channel), b = v128.load(p3 + channel);
        low = i32x4.add(low, i32x4.dot_i16x8_s(lowPairs(a, b), v128.load(weight, 32)));
        high = i32x4.add(high, i32x4.dot_i16x8_s(highPairs(a, b), v128.load(weight, 48)));
        a = v128.load(p4 + channel), b = v128.load(p5 + channel);
        low = i32x4.add(low, i32x4.dot_i16x8_s(lowPairs(a, b), v128.load(weight, 64)));
        high = i32x4.add(high, i32x4.dot_i16x8_s(highPairs(a, b), v128.load(weight, 80)));
        a = v128.load(p6 + channel), b = v128.load(p7 + channel);
        low = i32x4.add(low, i32x4.dot_i16x8_s(lowPairs(a, b), v128.load(weight, 96)));
        high = i32x4.add(high, i32x4.dot_i16x8_s(highPairs(a, b), v128.load(weight, 112)));
        a = v128.load(p8 + channel);
        low = i32x4.add(low, i32x4.dot_i16x8_s(lowPairs(a, a), v128.load(weight, 128)));
        high = i32x4.add(high, i32x4.dot_i16x8_s(highPairs(a, a), v128.load(weight, 144)));
        keep<i16>(low, high, out, scale + (channel << 1), bias + (channel << 1));
        weight += 160;
        out += 16;
      }
    }
  }
}

/**
 * The nine neighbours of each cell, side by side in rows of `rowBytes`, for `mix` to filter all channels at once;
 * nothing outside the map and in what the nine leave of a row. Rows `fromY` to `toY` of the outcome only.
 */
export function unfold(
  map: usize, out: usize, width: i32, height: i32, cellBytes: i32, rowBytes: i32,
  step: i32, before: i32, above: i32, outWidth: i32, fromY: i32, toY: i32,
): void {
  memory.fill(out, 0, <usize>(rowBytes * outWidth * (toY - fromY)));
  for (let y = fromY; y < toY; y++)
    for (let x = 0; x < outWidth; x++) {
      for (let down = 0; down < 3; down++) {
        const row = y * step - above + down;
        if (row < 0 || row >= height) continue;
        const left = x * step - before;
        const first = left < 0 ? -left : 0;
        const last = min(3, width - left);
        memory.copy(
          out + <usize>((down * 3 + first) * cellBytes),
          map + <usize>((row * width + left + first) * cellBytes),
          <usize>((last - first) * cellBytes),
        );
      }
      out += rowBytes;
    }
}
