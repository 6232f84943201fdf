import { keepFilter, keepMix, type Layer, openKernel, UNIT } from "#lib/gate/faces/kernel.ts";
import type { Pixels } from "#lib/gate/faces/pixels.ts";
import { normalisation, type Tensors } from "#lib/gate/faces/weights.ts";

import { type KindShares, pictureKinds } from "./picture-kinds.ts";

/** The side of the square that it looks at. */
export const SIDE_PX = 224;
/** Outputs and step of each block after the first convolution: MobileNet V2 at its full width. */
const blocks = [
  [16, 1],
  [24, 2],
  [24, 1],
  [32, 2],
  [32, 1],
  [32, 1],
  [64, 2],
  [64, 1],
  [64, 1],
  [64, 1],
  [96, 1],
  [96, 1],
  [96, 1],
  [160, 2],
  [160, 1],
  [160, 1],
  [320, 1],
] as const;
const WIDEST_BYTES = 112 * 112 * 96 * 2;
const LONGEST_BYTES = 112 * 112 * 16 * 4;
/** What is left of room behind a map: the loops take four cells at a time. */
const SPARE_BYTES = 4 * 1280 * 4;
const ACTIVATION_MAX = 32767;
/** Of the weights that `keepMix` keeps. */
const WEIGHT_MAX = 511;

/** A layer whose inputs have a unit that is only known once they are there. `gains`: its scale for inputs of 1. */
interface Widening extends Layer {
  gains: Float32Array;
}
interface Dense {
  weights: Float32Array;
  bias: Float32Array;
}

export interface PictureClassifier {
  /** `pixels`: 224 by 224. */
  classify(pixels: Pixels): KindShares;
}

/**
 * The classifier of nsfwjs (MobileNet V2), on the face network's loops. Between the blocks, where activations are not
 * clipped, they are kept as floats and turned into whole numbers of a unit of their own. Throws on a host without
 * WebAssembly SIMD.
 */
export function openClassifier(tensors: Tensors): PictureClassifier {
  const kernel = openKernel();
  const { memory, room } = kernel;
  const mixed = (name: string, normName: string, unitIn: number, unitOut: number): Layer => {
    const { gains, offsets } = normalisation(tensors, normName);
    const values = tensors(`${name}/kernel`).values.map((value, at) => value * (gains[at % gains.length] ?? 0));
    return keepMix(kernel, values, offsets, unitIn, unitOut);
  };
  const widening = (name: string, normName: string): Widening => {
    const layer = mixed(name, normName, 1, UNIT);
    return { ...layer, gains: new Float32Array(memory.buffer, layer.scale, layer.outputs).slice() };
  };
  const dense = (name: string): Dense => ({
    weights: tensors(`${name}/kernel`).values,
    bias: tensors(`${name}/bias`).values,
  });

  const first = mixed("Conv1", "bn_Conv1", 1 / 255, UNIT);
  const body = blocks.map(([, step], index) => {
    const name = index === 0 ? "expanded_conv" : `block_${index}`;
    const taps = tensors(`${name}_depthwise/depthwise_kernel`).values;
    return {
      step,
      expand: index === 0 ? null : widening(`${name}_expand`, `${name}_expand_BN`),
      filter: keepFilter(kernel, taps, normalisation(tensors, `${name}_depthwise_BN`)),
      project: mixed(`${name}_project`, `${name}_project_BN`, UNIT, 1),
    };
  });
  const last = widening("Conv_1", "Conv_1_bn");
  const head = ["dense_1", "dense_2", "dense_3"].map(dense);

  const nothing = room(960 * 2);
  new Uint8Array(memory.buffer, nothing, 960 * 2).fill(0);
  const canvas = room(SIDE_PX * SIDE_PX * 3 * 2);
  const a = room(WIDEST_BYTES + SPARE_BYTES);
  const b = room(WIDEST_BYTES + SPARE_BYTES);
  const floats = room(LONGEST_BYTES + SPARE_BYTES);

  /** Writes activations as whole numbers to `to`, and tells the layer that reads them what 1 stands for. */
  const hand = (values: Float32Array, layer: Widening, to: number) => {
    let largest = 1e-9;
    for (let at = 0; at < values.length; at++) {
      const size = Math.abs(values[at] ?? 0);
      if (size > largest) largest = size;
    }
    const unit = largest / Math.min(ACTIVATION_MAX, Math.floor(2 ** 31 / (WEIGHT_MAX * layer.inputs)) - 1);
    const whole = new Int16Array(memory.buffer, to, values.length);
    // Made positive, what is cut off rounds: several times faster than Math.round.
    const shift = ACTIVATION_MAX + 1;
    for (let at = 0; at < whole.length; at++) whole[at] = (((values[at] ?? 0) / unit + shift + 0.5) | 0) - shift;
    const scale = new Float32Array(memory.buffer, layer.scale, layer.outputs);
    for (let output = 0; output < layer.outputs; output++) scale[output] = (layer.gains[output] ?? 0) * unit;
  };
  const mix = (from: number, layer: Layer, to: number, cells: number) =>
    kernel.mix(from, layer.weights, layer.scale, layer.bias, to, cells, layer.inputs, layer.outputs);

  const classify = ({ data }: Pixels): KindShares => {
    if (data.length !== SIDE_PX ** 2 * 3) throw new RangeError(`The classifier looks at ${SIDE_PX} by ${SIDE_PX}.`);
    new Int16Array(memory.buffer, canvas, data.length).set(data);
    let side = SIDE_PX / 2;
    kernel.unfold(canvas, b, SIDE_PX, SIDE_PX, 6, first.inputs * 2, 2, 0, 0, side, 0, side);
    mix(b, first, a, side * side);

    let stream = new Float32Array(0);
    for (const { step, expand, filter, project } of body) {
      if (expand !== null) {
        hand(stream, expand, b);
        mix(b, expand, a, side * side);
      }
      const to = side / step;
      const edge = step === 1 ? 1 : 0;
      const { weights, scale, bias, outputs: channels } = filter;
      kernel.filter(a, weights, scale, bias, b, nothing, side, side, channels, step, edge, edge, to, to);
      side = to;
      const { inputs, outputs } = project;
      kernel.predict(b, project.weights, project.scale, project.bias, floats, side * side, inputs, outputs);
      const made = new Float32Array(memory.buffer, floats, side * side * outputs);
      const next = made.slice();
      if (step === 1 && stream.length === next.length)
        for (let at = 0; at < next.length; at++) next[at] = (next[at] ?? 0) + (stream[at] ?? 0);
      stream = next;
    }
    hand(stream, last, b);
    mix(b, last, a, side * side);
    return sharesOf(decide(meanOf(new Int16Array(memory.buffer, a, side * side * last.outputs), last.outputs), head));
  };
  return { classify };
}

function meanOf(cells: Int16Array, channels: number): Float32Array {
  const mean = new Float32Array(channels);
  for (let at = 0; at < cells.length; at++)
    mean[at % channels] = (mean[at % channels] ?? 0) + ((cells[at] ?? 0) * UNIT * channels) / cells.length;
  return mean;
}

/** Dense layers; what lies between two of them is clipped at nothing. */
function decide(mean: Float32Array, layers: readonly Dense[]): Float32Array {
  let values = mean;
  for (const [index, { weights, bias }] of layers.entries()) {
    const next = bias.slice();
    for (const [input, value] of values.entries())
      if (value !== 0)
        for (let output = 0; output < next.length; output++)
          next[output] = (next[output] ?? 0) + value * (weights[input * next.length + output] ?? 0);
    values = index === layers.length - 1 ? next : next.map((value) => Math.max(0, value));
  }
  return values;
}

function sharesOf(logits: Float32Array): KindShares {
  const top = Math.max(...logits);
  const powers = Array.from(logits, (logit) => Math.exp(logit - top));
  const sum = powers.reduce((total, power) => total + power, 0);
  const share = (index: number) => Math.round(((powers[index] ?? 0) / sum) * 10_000) / 10_000;
  const [drawing, hentai, neutral, porn, sexy] = pictureKinds.map((_, index) => share(index));
  return { drawing: drawing ?? 0, hentai: hentai ?? 0, neutral: neutral ?? 0, porn: porn ?? 0, sexy: sexy ?? 0 };
}
