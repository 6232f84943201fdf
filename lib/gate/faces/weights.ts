import { readFileSync } from "node:fs";
import path from "node:path";

import type { Normalisation } from "./kernel.ts";

/** A tensor by its name, as TensorFlow.js keeps it: row by row, the last axis fastest. Throws for an unknown name. */
export type Tensors = (name: string) => { shape: readonly number[]; values: Float32Array };

interface Entry {
  name: string;
  shape: number[];
  /** Bytes that stand for numbers; without it the numbers themselves, 32-bit floats. */
  quantization?: { scale: number; min: number };
}

/** Reads a model's weights. `manifestFile` is an absolute path, the weights lie beside it. */
export function readTensors(manifestFile: string): Tensors {
  const groups: unknown = JSON.parse(readFileSync(manifestFile, "utf8"));
  if (!Array.isArray(groups)) throw new TypeError(`${manifestFile} is no weights manifest.`);
  const kept = new Map<string, Entry & { bytes: Buffer; count: number }>();
  for (const { paths, weights } of groups as { paths: string[]; weights: Entry[] }[]) {
    const all = Buffer.concat(paths.map((name) => readFileSync(path.join(path.dirname(manifestFile), name))));
    let at = 0;
    for (const entry of weights) {
      const count = entry.shape.reduce((product, side) => product * side, 1);
      const size = count * (entry.quantization === undefined ? 4 : 1);
      const bytes = all.subarray(at, (at += size));
      if (bytes.length !== size) throw new TypeError(`The weights of ${entry.name} are cut short.`);
      kept.set(entry.name, { ...entry, bytes, count });
    }
  }
  return (name) => {
    const entry = kept.get(name);
    if (entry === undefined) throw new TypeError(`${manifestFile} has no weights named ${name}.`);
    const { bytes, count, shape, quantization } = entry;
    const valueOf =
      quantization === undefined
        ? (_: unknown, index: number) => bytes.readFloatLE(index * 4)
        : (_: unknown, index: number) => (bytes[index] ?? 0) * quantization.scale + quantization.min;
    return { shape, values: Float32Array.from({ length: count }, valueOf) };
  };
}

/** Keeps a variance of nothing from dividing by nothing; that of both networks' training. */
const EPSILON = 0.001;

/** The batch normalisation of this name, as one multiplication and one addition a channel. */
export function normalisation(tensors: Tensors, name: string): Normalisation {
  const [gamma, beta, mean, variance] = ["gamma", "beta", "moving_mean", "moving_variance"].map(
    (part) => tensors(`${name}/${part}`).values,
  );
  if (gamma === undefined || beta === undefined) throw new TypeError(`${name} is no batch normalisation.`);
  const gains = gamma.map((value, channel) => value / Math.sqrt((variance?.[channel] ?? 0) + EPSILON));
  return { gains, offsets: beta.map((value, channel) => value - (mean?.[channel] ?? 0) * (gains[channel] ?? 0)) };
}
