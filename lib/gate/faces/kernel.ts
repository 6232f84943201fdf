import { kernelCode } from "./kernel-code.ts";

type Loop = (...numbers: number[]) => void;

/** The compiled loops of kernel.as and the memory that they work on. */
export interface Kernel {
  mix: Loop;
  predict: Loop;
  filter: Loop;
  unfold: Loop;
  memory: WebAssembly.Memory;
  /** Room for so many bytes; its address. */
  room: (bytes: number) => number;
  keep: (values: ArrayLike<number>, kind: "i16" | "f32") => number;
  /** Where the next room begins. */
  end: () => number;
  /** Gives back whatever begins at this address or behind it. */
  release: (from: number) => void;
}

/** A layer in the kernel's memory: addresses, and how many channels go in and come out. */
export interface Layer {
  weights: number;
  scale: number;
  bias: number;
  inputs: number;
  outputs: number;
}

/** What 1 of a kept activation stands for; see kernel.as. */
export const UNIT = 6 / 2047;
const PAGE_BYTES = 65536;
/** So that sums of this many products with activations of up to 2047 stay within 32 bits. */
const WEIGHT_MAX = 511;
const FILTER_WEIGHT_MAX = 16383;

/** A kernel with a memory of its own. Throws on a host without WebAssembly SIMD. */
export function openKernel(): Kernel {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const compiled = new WebAssembly.Module(Uint8Array.from(atob(kernelCode), (letter) => letter.charCodeAt(0)));
  const loops = new WebAssembly.Instance(compiled, { env: { memory } }).exports as unknown as Record<
    "mix" | "predict" | "filter" | "unfold",
    Loop
  >;
  let end = 1024;
  const room = (bytes: number): number => {
    const at = end;
    end = (end + bytes + 15) & ~15;
    const missing = end + PAGE_BYTES - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
    return at;
  };
  const keep = (values: ArrayLike<number>, kind: "i16" | "f32"): number => {
    const at = room(values.length * (kind === "i16" ? 2 : 4));
    const View = kind === "i16" ? Int16Array : Float32Array;
    new View(memory.buffer, at, values.length).set(values);
    return at;
  };
  const { mix, predict, filter, unfold } = loops;
  return {
    mix,
    predict,
    filter,
    unfold,
    memory,
    room,
    keep,
    end: () => end,
    release: (from) => {
      end = from;
    },
  };
}

/**
 * A filter over all channels, its weights as whole numbers in the order that the kernel reads them. `values`: inputs by
 * outputs; `unitIn` and `unitOut`: what 1 of an activation stands for before and after it.
 */
export function keepMix(
  kernel: Kernel,
  values: Float32Array,
  offsets: ArrayLike<number>,
  unitIn: number,
  unitOut: number,
): Layer {
  const given = offsets.length;
  const known = values.length / given;
  const inputs = known + (known & 1);
  const outputs = Math.ceil(given / 8) * 8;
  const most = Math.min(WEIGHT_MAX, Math.floor(2 ** 31 / (2047 * known)));
  const whole = new Int16Array(inputs * outputs);
  const scale = new Float32Array(outputs);
  const bias = new Float32Array(outputs);
  for (let output = 0; output < given; output++) {
    let largest = 1e-9;
    for (let input = 0; input < known; input++)
      largest = Math.max(largest, Math.abs(values[input * given + output] ?? 0));
    for (let input = 0; input < known; input++)
      whole[((output >> 3) * (inputs >> 1) + (input >> 1)) * 16 + (output & 7) * 2 + (input & 1)] = Math.round(
        ((values[input * given + output] ?? 0) / largest) * most,
      );
    scale[output] = ((largest / most) * unitIn) / unitOut;
    bias[output] = (offsets[output] ?? 0) / unitOut;
  }
  return {
    weights: kernel.keep(whole, "i16"),
    scale: kernel.keep(scale, "f32"),
    bias: kernel.keep(bias, "f32"),
    inputs,
    outputs,
  };
}

/** A normalisation of training: what a channel is multiplied with, and what is added then. */
export interface Normalisation {
  gains: Float32Array;
  offsets: Float32Array;
}

/** A 3 by 3 filter for each channel alone, the normalisation after it taken in. `values`: nine taps by channels. */
export function keepFilter(kernel: Kernel, values: Float32Array, { gains, offsets }: Normalisation): Layer {
  const channels = values.length / 9;
  const whole = new Int16Array(channels * 10);
  const scale = new Float32Array(channels);
  const bias = new Float32Array(channels);
  for (let channel = 0; channel < channels; channel++) {
    const taps = Array.from({ length: 9 }, (_, tap) => values[tap * channels + channel] ?? 0);
    const largest = Math.max(1e-9, ...taps.map(Math.abs));
    for (const [tap, value] of taps.entries())
      whole[((channel >> 3) * 5 + (tap >> 1)) * 16 + (channel & 7) * 2 + (tap & 1)] = Math.round(
        (value / largest) * FILTER_WEIGHT_MAX,
      );
    scale[channel] = (largest / FILTER_WEIGHT_MAX) * (gains[channel] ?? 0);
    bias[channel] = (offsets[channel] ?? 0) / UNIT;
  }
  return {
    weights: kernel.keep(whole, "i16"),
    scale: kernel.keep(scale, "f32"),
    bias: kernel.keep(bias, "f32"),
    inputs: 9,
    outputs: channels,
  };
}
