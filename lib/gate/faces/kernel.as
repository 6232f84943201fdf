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

/** A 3 by 3 filter for each channel alone, clipped to 0 and 6. `channels` is a multiple of eight. */
export function filter(
  map: usize, weights: usize, scale: usize, bias: usize, out: usize,
  width: i32, height: i32, channels: i32, step: i32, before: i32, above: i32, outWidth: i32, outHeight: i32,
): void {
  const bytes = (<usize>channels) << 1;
  for (let y = 0; y < outHeight; y++) {
    const top = y * step - above;
    const firstDown = top < 0 ? -top : 0;
    const lastDown = min(3, height - top);
    for (let x = 0; x < outWidth; x++) {
      const left = x * step - before;
      const firstAcross = left < 0 ? -left : 0;
      const lastAcross = min(3, width - left);
      for (let channel: usize = 0; channel < bytes; channel += 16) {
        let low = i32x4.splat(0), high = low;
        for (let down = firstDown; down < lastDown; down++) {
          let from = map + <usize>((top + down) * width + left + firstAcross) * bytes + channel;
          let weight = weights + <usize>(down * 3 + firstAcross) * bytes + channel;
          for (let across = firstAcross; across < lastAcross; across++) {
            const cell = v128.load(from);
            const share = v128.load(weight);
            low = i32x4.add(low, i32x4.extmul_low_i16x8_s(cell, share));
            high = i32x4.add(high, i32x4.extmul_high_i16x8_s(cell, share));
            from += bytes;
            weight += bytes;
          }
        }
        keep<i16>(low, high, out, scale + (channel << 1), bias + (channel << 1));
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
