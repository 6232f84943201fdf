/**
 * Makes lib/gate/nudity/weights.bin and weights.json: `node make-nudity-weights.ts <directory>`, where the directory is
 * the unpacked package nsfwjs 4.4.0 (MIT). They are its smallest model's, byte for byte, without the scripts around them.
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

interface Model {
  weightsManifest: { weights: { name: string; shape: number[]; quantization: { min: number; scale: number } }[] }[];
}

const directory = process.argv[2];
if (directory === undefined) throw new Error("Name the directory of the unpacked package");
const require = createRequire(import.meta.url);
const file = (name: string): unknown => require(resolve(directory, "dist/models/mobilenet_v2", name));
const model = file("model.min.js") as Model | { default: Model };
const shard = file("group1-shard1of1.min.js") as string | { default: string };
const { weightsManifest } = "default" in model ? model.default : model;
const bytes = Buffer.from(typeof shard === "string" ? shard : shard.default, "base64");

const weights = weightsManifest.flatMap((group) => group.weights);
const manifest = weights.map(({ name, shape, quantization: { min, scale } }) =>
  JSON.stringify({ name, shape, quantization: { min, scale } }),
);
const folder = new URL("../../lib/gate/nudity/", import.meta.url);
writeFileSync(new URL("weights.bin", folder), bytes);
writeFileSync(
  new URL("weights.json", folder),
  `[{ "paths": ["weights.bin"], "weights": [\n${manifest.join(",\n")}\n] }]\n`,
);
console.log(`${weights.length} tensors, ${Math.round(bytes.length / 1024)} KB`);
