import { readFileSync } from "node:fs";
import path from "node:path";

/** Every tensor of a model in the way TensorFlow.js keeps them: row by row, the last axis fastest. */
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
  const tensors = new Map<string, { shape: readonly number[]; values: Float32Array }>();
  for (const { paths, weights } of groups as { paths: string[]; weights: Entry[] }[]) {
    const bytes = Buffer.concat(paths.map((name) => readFileSync(path.join(path.dirname(manifestFile), name))));
    let at = 0;
    for (const { name, shape, quantization } of weights) {
      const count = shape.reduce((product, side) => product * side, 1);
      const size = count * (quantization === undefined ? 4 : 1);
      const part = bytes.subarray(at, (at += size));
      if (part.length !== size) throw new TypeError(`The weights of ${name} are cut short.`);
      const valueOf =
        quantization === undefined
          ? (_: unknown, index: number) => part.readFloatLE(index * 4)
          : (_: unknown, index: number) => (part[index] ?? 0) * quantization.scale + quantization.min;
      tensors.set(name, { shape, values: Float32Array.from({ length: count }, valueOf) });
    }
  }
  return (name) => {
    const tensor = tensors.get(name);
    if (tensor === undefined) throw new TypeError(`${manifestFile} has no weights named ${name}.`);
    return tensor;
  };
}
