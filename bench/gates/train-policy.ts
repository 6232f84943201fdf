import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { foldText } from "#lib/gate/fold-text.ts";
import { readConcepts } from "#lib/gate/policy/concept-reader.ts";
import { policyCodes } from "#lib/gate/policy/policy-codes.ts";
import { featureValue, policyFeatures } from "#lib/gate/policy/policy-features.ts";
import { findByRule } from "#lib/gate/policy/judge-policy.ts";
import { isEnglish } from "#lib/gate/policy/is-english.ts";
import { joined, type PolicyWeights, senseOf } from "#lib/gate/policy/second-opinion.ts";
import { sentenceVector } from "#lib/gate/policy/sentence-vector.ts";
import { codeOfLabel, headedTexts, labelledTexts } from "./labelled-texts.ts";
import { trainSentenceHead } from "./sentence-head.ts";

/**
 * Trains lib/gate/policy/policy-weights.json, a softmax regression over words, pairs of words and concepts, and
 * sentence-head.json beside it, hidden layers over the vectors of English sentences. Their texts are those of
 * texts/policy-train-*, and as harmless ones the planner's own tuning intents and examples. The thresholds are read off
 * four folds, so that no text is judged by weights that saw it. `--vectors FILE` keeps the vectors between runs.
 */

/** Of the neighbours in the folds; many are a harmful line turned harmless word by word, the hardest there are. */
const wantedFalseBlocks = 0.065;
/** Words alone are sure of less, and plain sentences in the other languages suffer first. */
const wantedForeignFalseBlocks = 0.05;
/** Layers begun from different chances err in different places: together they are surer than one. */
const headSeeds = [7, 8, 9];
const epochs = 30;
const decay = 2e-5;
const harmWeight = 2;
const plainWeight = 1;
/** In the other languages the planner's examples are nearly all that is known of harmless words. */
const plainForeignWeight = 3;
const keptFeatures = 10_000;

const { tuneIntents } = (await import(new URL("../planner/intents/tune.ts", import.meta.url).href)) as {
  tuneIntents: readonly { text: string }[];
};
const examples = new URL("../planner/train/examples/", import.meta.url);
const harmless = [
  ...tuneIntents.map(({ text }) => text),
  ...readdirSync(examples)
    .flatMap((file) => readFileSync(new URL(file, examples), "utf8").split("\n"))
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    // Those in other languages name theirs first, which no user does.
    .map((line) => line.replace(/^[a-z]{2} \| /u, "")),
];
const classOf = (label: string): number => {
  const code = codeOfLabel[label];
  return code === undefined ? 0 : policyCodes.indexOf(code) + 1;
};
const texts = [
  ...headedTexts("policy-train-en"),
  ...headedTexts("policy-train-veiled"),
  ...headedTexts("policy-train-voices"),
  ...headedTexts("policy-train-directions"),
  ...labelledTexts("policy-train-other"),
  ...labelledTexts("policy-train-other-veiled"),
  ...harmless.map((text) => ({ language: "", label: "-", text })),
];
const option = (name: string) =>
  process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined;
const vectorFile = option("--vectors");
const vectors: Record<string, number[]> =
  vectorFile !== undefined && existsSync(vectorFile) ? JSON.parse(readFileSync(vectorFile, "utf8")) : {};
const vectorOf = (folded: string) =>
  Float32Array.from((vectors[folded] ??= Array.from(sentenceVector(folded), (value) => Number(value.toFixed(5)))));
const weightOf = (label: number, isPlain: boolean, english: boolean): number =>
  isPlain ? (english ? plainWeight : plainForeignWeight) : label === 0 ? 1 : harmWeight;
const samples = texts.map(({ label, text }, i) => {
  const folded = foldText(text).text;
  return {
    label: classOf(label),
    keys: policyFeatures(folded, readConcepts(folded)).map(({ key }) => key),
    text,
    vector: isEnglish(folded) ? vectorOf(folded) : null,
    weight: weightOf(classOf(label), i >= texts.length - harmless.length, isEnglish(folded)),
  };
});
if (vectorFile !== undefined) writeFileSync(vectorFile, JSON.stringify(vectors));
type Sample = (typeof samples)[number];
const classes = policyCodes.length + 1;

const isRuled = (text: string): boolean => findByRule(foldText(text)).length > 0;

/** A fixed order that looks like chance. */
const shuffled = <T>(items: readonly T[], seed: number): T[] => {
  let state = seed;
  const order = items.map((item) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return { item, state };
  });
  return order.toSorted((one, other) => one.state - other.state).map(({ item }) => item);
};

const train = (given: readonly Sample[]) => {
  const weights = new Map<string, { own: Float64Array; seen: Float64Array }>();
  const count = new Map<string, number>();
  for (const { keys } of given) for (const key of keys) count.set(key, (count.get(key) ?? 0) + 1);
  const bias = new Float64Array(classes);
  const cell = (key: string) => {
    let known = weights.get(key);
    if (known === undefined) {
      known = { own: new Float64Array(classes), seen: new Float64Array(classes).fill(1e-3) };
      weights.set(key, known);
    }
    return known;
  };
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const { keys, label, weight } of shuffled(given, epoch + 1)) {
      // A pair of words that is seen once teaches nothing.
      const used = keys.filter((key) => !key.startsWith("b:") || (count.get(key) ?? 0) > 1);
      const value = featureValue(used.length);
      const cells = used.map(cell);
      const scores = Array.from(
        { length: classes },
        (_, i) => (bias[i] ?? 0) + cells.reduce((sum, { own }) => sum + value * (own[i] ?? 0), 0),
      );
      const top = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - top));
      const sum = powers.reduce((total, power) => total + power, 0);
      for (let i = 0; i < classes; i++) {
        const slope = ((powers[i] ?? 0) / sum - (i === label ? 1 : 0)) * weight;
        bias[i] = (bias[i] ?? 0) - 0.01 * slope;
        for (const { own, seen } of cells) {
          const step = slope * value + decay * (own[i] ?? 0);
          seen[i] = (seen[i] ?? 0) + step * step;
          own[i] = (own[i] ?? 0) - (0.5 * step) / Math.sqrt(seen[i] ?? 1);
        }
      }
    }
  return { bias, weights };
};

const harmOf = ({ bias, weights }: ReturnType<typeof train>, keys: readonly string[]): number => {
  const value = featureValue(keys.length);
  const scores = Array.from(
    { length: classes },
    (_, i) => (bias[i] ?? 0) + keys.reduce((sum, key) => sum + value * (weights.get(key)?.own[i] ?? 0), 0),
  );
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  return 1 - (powers[0] ?? 0) / powers.reduce((total, power) => total + power, 0);
};

const trainHeads = (given: readonly Sample[]) => {
  const known = given.flatMap(({ vector, label, weight }) => (vector === null ? [] : [{ vector, label, weight }]));
  return headSeeds.map((seed) => trainSentenceHead(known, classes, seed));
};

const folds = 4;
const order = shuffled(samples, 99);
const judged = Array.from({ length: folds }, (_, fold) => {
  const given = order.filter((_sample, i) => i % folds !== fold);
  const model = train(given);
  const heads = trainHeads(given);
  return order
    .filter((_sample, i) => i % folds === fold)
    .map((sample) => {
      const byWords = harmOf(model, sample.keys);
      const sense = sample.vector === null ? byWords : 1 - (senseOf(sample.vector, heads)[0] ?? 1);
      return { ...sample, byWords, sense, harm: sample.vector === null ? byWords : joined(byWords, sense) };
    });
}).flat();
const hard = new Set(texts.slice(0, texts.length - harmless.length).map(({ text }) => text));
const safe = judged.filter(({ label }) => label === 0).toSorted((one, other) => other.harm - one.harm);
const harmful = judged.filter(({ label }) => label !== 0);
const at = (scores: readonly number[], share: number) =>
  scores.toSorted((one, other) => other - one)[Math.floor(scores.length * share)] ?? 0.5;
/** Of the hard neighbours only: a plain intent is hardly ever blocked. */
const thresholdOf = (isIn: (sample: Sample) => boolean, wanted: number) =>
  at(
    safe.filter((sample) => isIn(sample) && hard.has(sample.text)).map(({ harm }) => harm),
    wanted,
  );
const threshold = thresholdOf(({ vector }) => vector === null, wantedForeignFalseBlocks);
const englishThreshold = thresholdOf(({ vector }) => vector !== null, wantedFalseBlocks);
const share = (part: readonly unknown[], whole: readonly unknown[]) =>
  `${((100 * part.length) / whole.length).toFixed(1)}%`;
console.log(`four folds: threshold ${threshold.toFixed(3)}, in English ${englishThreshold.toFixed(3)}`);
const ruled = new Set(judged.filter(({ text }) => isRuled(text)).map(({ text }) => text));
for (const [name, isIn] of [
  ["English", (sample: Sample) => sample.vector !== null],
  ["other", (sample: Sample) => sample.vector === null],
] as const)
  for (const [by, harm] of [
    ["words", (sample: (typeof judged)[number]) => sample.byWords],
    ["sense", (sample: (typeof judged)[number]) => sample.sense],
    ["both", (sample: (typeof judged)[number]) => sample.harm],
  ] as const) {
    const tricky = safe.filter((sample) => isIn(sample) && hard.has(sample.text));
    const plain = safe.filter((sample) => isIn(sample) && !hard.has(sample.text));
    const wrong = harmful.filter(isIn);
    for (const wanted of [0.03, wantedForeignFalseBlocks, wantedFalseBlocks, 0.1, 0.2]) {
      const from = at(tricky.map(harm), wanted);
      const found = (group: typeof judged) => group.filter((sample) => harm(sample) > from || ruled.has(sample.text));
      console.log(
        `  ${name}, ${by}: tricky harmless blocked ${share(found(tricky), tricky)} (p > ${from.toFixed(3)}), plain ${share(found(plain), plain)}, found ${share(found(wrong), wrong)}`,
      );
    }
  }

if (process.argv.includes("--misses"))
  for (const { text, harm, label } of harmful.toSorted((one, other) => one.harm - other.harm))
    if (harm < englishThreshold && !ruled.has(text))
      console.log(`  ${harm.toFixed(2)} ${policyCodes[label - 1] ?? ""}: ${text}`);

const final = train(samples);
const rounded = [...final.weights]
  .map(([key, { own }]) => ({ key, own: [...own].map((weight) => Math.round(weight * 100)) }))
  .toSorted((one, other) => Math.max(...other.own.map(Math.abs)) - Math.max(...one.own.map(Math.abs)))
  .slice(0, keptFeatures)
  .toSorted((one, other) => (one.key < other.key ? -1 : 1));
const weights: PolicyWeights = {
  version: 1,
  threshold: Math.round(threshold * 1000) / 1000,
  englishThreshold: Math.round(englishThreshold * 1000) / 1000,
  bias: [...final.bias].map((weight) => Math.round(weight * 100)),
  features: Object.fromEntries(rounded.map(({ key, own }) => [key, own])),
};
const json = `{\n  "version": ${weights.version},\n  "threshold": ${weights.threshold},\n  "englishThreshold": ${weights.englishThreshold},\n  "bias": ${JSON.stringify(weights.bias)},\n  "features": ${JSON.stringify(weights.features)}\n}\n`;
writeFileSync("lib/gate/policy/policy-weights.json", json);
writeFileSync("lib/gate/policy/sentence-head.json", `${JSON.stringify(trainHeads(samples))}\n`);
console.log(`${rounded.length} features, ${Math.round(json.length / 1024)} KB`);
