import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { foldText } from "#lib/gate/fold-text.ts";
import { policyCodes } from "#lib/gate/policy/policy-codes.ts";
import { featureValue } from "#lib/gate/policy/policy-features.ts";
import { findByRule } from "#lib/gate/policy/judge-policy.ts";
import { joined, readForTraining, senseOf } from "#lib/gate/policy/second-opinion.ts";
import { sentenceVector } from "#lib/gate/policy/sentence-vector.ts";
import { hashOf, packWeights, type PolicyWeights } from "#lib/gate/policy/word-weights.ts";
import { codeOfLabel, headedTexts, labelledTexts } from "./labelled-texts.ts";
import { trainSentenceHead } from "./sentence-head.ts";

/**
 * Trains lib/gate/policy/policy-weights.json, a softmax regression over words, pieces and pairs of words and
 * concepts, and sentence-head.json beside it, hidden layers over the vectors of English sentences; what is in another
 * language counts by its own words and by its gloss. Their texts are those of
 * texts/policy-train-*, and as harmless ones the planner's own tuning intents and examples. The thresholds are read off
 * four folds, so that no text is judged by weights that saw it. `--vectors FILE` keeps the vectors between runs.
 */

/** Of the neighbours in the folds; many are a harmful line turned harmless word by word, the hardest there are. */
const wantedFalseBlocks = 0.09;
/** Layers begun from different chances err in different places: together they are surer than one. */
const headSeeds = [7, 8, 9];
/** One is enough to read a threshold. */
const foldSeeds = [7];
const epochs = 18;
const decay = 2e-5;
const harmWeight = 2;
const plainWeight = 1;
/** In the other languages the planner's examples are nearly all that is known of harmless words. */
const plainForeignWeight = 3;
const keptFeatures = 60_000;

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
/** Twins, one of them turned harmless, begin with the same words. */
const headed = (name: string) =>
  headedTexts(name).map(({ label, text }) => ({
    label,
    text,
    group: (text.toLowerCase().match(/\p{L}+/gu) ?? []).slice(0, 2).join(" "),
  }));
/** The same scenes, in nearly the same order, are told in each language: `beside` of them stay together. */
const byScene = (name: string, beside: number) => {
  const counts = new Map<string, number>();
  return labelledTexts(name).map(({ language, label, text }) => {
    const at = counts.get(`${language} ${label}`) ?? 0;
    counts.set(`${language} ${label}`, at + 1);
    return { label, text, group: `${name} ${Math.floor(at / beside)}` };
  });
};
const texts = [
  ...headed("policy-train-en"),
  ...headed("policy-train-veiled"),
  ...headed("policy-train-voices"),
  ...headed("policy-train-directions"),
  ...headed("policy-train-more"),
  ...byScene("policy-train-other", 5),
  ...byScene("policy-train-other-veiled", 1),
  ...byScene("policy-train-other-more", 5),
  ...byScene("policy-train-pitches", 5),
  ...harmless.map((text) => ({ label: "-", text, group: text })),
];
const option = (name: string) =>
  process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined;
const vectorFile = option("--vectors");
const vectors: Record<string, number[]> =
  vectorFile !== undefined && existsSync(vectorFile) ? JSON.parse(readFileSync(vectorFile, "utf8")) : {};
const vectorOf = (english: string) =>
  Float32Array.from((vectors[english] ??= Array.from(sentenceVector(english), (value) => Number(value.toFixed(5)))));
const weightOf = (label: number, isPlain: boolean, english: boolean): number =>
  isPlain ? (english ? plainWeight : plainForeignWeight) : label === 0 ? 1 : harmWeight;
const samples = texts.map(({ label, text, group }, i) => {
  const { keys, sense, english } = readForTraining(text);
  const isPlain = i >= texts.length - harmless.length;
  const weight = weightOf(classOf(label), isPlain, english);
  return { label: classOf(label), keys, text, group, english, isPlain, vector: vectorOf(sense), weight };
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

/** What is seen so rarely teaches nothing: a pair of words once, a piece of a word twice. */
const leastSeen: Record<string, number> = { b: 2, g: 3 };

/** A softmax regression by AdaGrad, over the features that are seen often enough. */
const train = (given: readonly Sample[]) => {
  const count = new Map<string, number>();
  for (const { keys } of given) for (const key of keys) count.set(key, (count.get(key) ?? 0) + 1);
  const places = new Map<string, number>();
  for (const [key, times] of count) if (times >= (leastSeen[key.slice(0, 1)] ?? 1)) places.set(key, places.size);
  const own = new Float64Array(places.size * classes);
  const seen = new Float64Array(places.size * classes).fill(1e-3);
  const bias = new Float64Array(classes);
  const rows = given.map(({ keys, label, weight }) => ({
    at: Int32Array.from(keys.flatMap((key) => places.get(key) ?? [])),
    label,
    weight,
  }));
  const scores = new Float64Array(classes);
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const { at, label, weight } of shuffled(rows, epoch + 1)) {
      const value = featureValue(at.length);
      scores.set(bias);
      for (const place of at)
        for (let c = 0; c < classes; c++) scores[c] = (scores[c] ?? 0) + value * (own[place * classes + c] ?? 0);
      const top = Math.max(...scores);
      let sum = 0;
      for (let c = 0; c < classes; c++) sum += scores[c] = Math.exp((scores[c] ?? 0) - top);
      for (let c = 0; c < classes; c++) {
        const slope = ((scores[c] ?? 0) / sum - (c === label ? 1 : 0)) * weight;
        bias[c] = (bias[c] ?? 0) - 0.01 * slope;
        for (const place of at) {
          const cell = place * classes + c;
          const step = slope * value + decay * (own[cell] ?? 0);
          const total = (seen[cell] = (seen[cell] ?? 0) + step * step);
          own[cell] = (own[cell] ?? 0) - (0.5 * step) / Math.sqrt(total);
        }
      }
    }
  return { bias: [...bias], places, own };
};

const harmOf = ({ bias, places, own }: ReturnType<typeof train>, keys: readonly string[]): number => {
  const known = keys.flatMap((key) => places.get(key) ?? []);
  const value = featureValue(known.length);
  const scores = bias.map((from, c) => from + value * known.reduce((sum, at) => sum + (own[at * classes + c] ?? 0), 0));
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  return 1 - (powers[0] ?? 0) / powers.reduce((total, power) => total + power, 0);
};

/** By the hash of their group, so that a run that adds texts leaves the others where they were. */
const folds = 4;
const foldOf = ({ group }: Sample) => hashOf(group) % folds;
const judged = Array.from({ length: folds }, (_, fold) => {
  const given = samples.filter((sample) => foldOf(sample) !== fold);
  const model = train(given);
  const heads = foldSeeds.map((seed) => trainSentenceHead(given, classes, seed));
  return samples
    .filter((sample) => foldOf(sample) === fold)
    .map((sample) => {
      const byWords = harmOf(model, sample.keys);
      const sense = 1 - (senseOf(sample.vector, heads)[0] ?? 1);
      return { ...sample, byWords, sense, harm: joined(byWords, sense) };
    });
}).flat();
const safe = judged.filter(({ label }) => label === 0).toSorted((one, other) => other.harm - one.harm);
const harmful = judged.filter(({ label }) => label !== 0);
const at = (scores: readonly number[], share: number) =>
  scores.toSorted((one, other) => other - one)[Math.floor(scores.length * share)] ?? 0.5;
/** Of the hard neighbours only: a plain intent is hardly ever blocked. */
const thresholdOf = (isIn: (sample: Sample) => boolean, wanted: number) =>
  at(
    safe.filter((sample) => isIn(sample) && !sample.isPlain).map(({ harm }) => harm),
    wanted,
  );
const threshold = thresholdOf(({ english }) => !english, wantedFalseBlocks);
const englishThreshold = thresholdOf(({ english }) => english, wantedFalseBlocks);
const share = (part: readonly unknown[], whole: readonly unknown[]) =>
  `${((100 * part.length) / whole.length).toFixed(1)}%`;
console.log(`four folds: threshold ${threshold.toFixed(3)}, in English ${englishThreshold.toFixed(3)}`);
const ruled = new Set(judged.filter(({ text }) => isRuled(text)).map(({ text }) => text));
for (const [name, isIn] of [
  ["English", (sample: Sample) => sample.english],
  ["other", (sample: Sample) => !sample.english],
] as const)
  for (const [by, harm] of [
    ["words", (sample: (typeof judged)[number]) => sample.byWords],
    ["sense", (sample: (typeof judged)[number]) => sample.sense],
    ["both", (sample: (typeof judged)[number]) => sample.harm],
  ] as const) {
    const tricky = safe.filter((sample) => isIn(sample) && !sample.isPlain);
    const plain = safe.filter((sample) => isIn(sample) && sample.isPlain);
    const wrong = harmful.filter(isIn);
    for (const wanted of [0.03, 0.05, wantedFalseBlocks, 0.2]) {
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
const kept = [...final.places]
  .map(([key, at]) => ({ hash: hashOf(key), own: [...final.own.subarray(at * classes, (at + 1) * classes)] }))
  .toSorted((one, other) => Math.max(...other.own.map(Math.abs)) - Math.max(...one.own.map(Math.abs)))
  .slice(0, keptFeatures)
  .toSorted((one, other) => one.hash - other.hash);
const thousandths = (value: number) => Math.round(value * 1000) / 1000;
const weights: PolicyWeights = {
  version: 2,
  threshold: thousandths(threshold),
  englishThreshold: thousandths(englishThreshold),
  bias: final.bias.map(thousandths),
  ...packWeights(kept, thousandths(kept.reduce((most, { own }) => Math.max(most, ...own.map(Math.abs)), 0))),
};
const json = `${JSON.stringify(weights, null, 2)}\n`;
writeFileSync("lib/gate/policy/policy-weights.json", json);
console.log(`${kept.length} of ${final.places.size} features, ${Math.round(json.length / 1024)} KB`);
const heads = headSeeds.map((seed) => trainSentenceHead(samples, classes, seed));
writeFileSync("lib/gate/policy/sentence-head.json", `${JSON.stringify(heads)}\n`);
