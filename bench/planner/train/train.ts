/** Trains lib/planning/meaning/mode-weights.json; the same examples give the same weights. `node train.ts`, then oxfmt. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { directorModes } from "#lib/contract/vocabulary.ts";
import { readIntent } from "#lib/planning/intent/read-intent.ts";
import { glossOf } from "#lib/planning/meaning/gloss.ts";
import { cueInput, type ModeWeights, stemValues } from "#lib/planning/meaning/mode-model.ts";
import { formCount, sentenceInputs } from "#lib/planning/meaning/sentence-inputs.ts";
import { vectorDimensions } from "#lib/planning/meaning/word-vectors.ts";
import { cueScores } from "#lib/planning/modes/cue-scores.ts";
import { modeCards } from "#lib/planning/modes/mode-catalog.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { readTrainingExamples } from "#lib/planning/testing/read-mode-examples.ts";

const ridge = 2e-4;
const rounds = 400;
const folds = 10;
/** What fewer sentences hold is noise and would lengthen the file; an opening stem counts as a pair. */
const fewestOfStem = 2;
const fewestOfPair = 5;
const count = directorModes.length;

const sentences = readTrainingExamples().map(({ text, language, modes }) => {
  const reading = readIntent(text, elementCards);
  return {
    language,
    target: directorModes.findIndex((mode) => mode === modes[0]),
    inputs: sentenceInputs(glossOf(reading.raw, reading.language)),
    cues: cueScores(reading, false, modeCards).map(({ score }) => cueInput(score)),
  };
});
type Sentence = (typeof sentences)[number];

interface Inputs {
  idf: Map<string, number>;
  columns: Map<string, number>;
}

const fixed = vectorDimensions + formCount + count;

function inputsOf(known: readonly Sentence[]): Inputs {
  const found = new Map<string, number>();
  for (const { inputs } of known) for (const { key } of inputs.stems) found.set(key, (found.get(key) ?? 0) + 1);
  const kept = [...found]
    .filter(([key, times]) => times >= (/^\^|_/u.test(key) ? fewestOfPair : fewestOfStem))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    idf: new Map(kept.map(([key, times]) => [key, Math.log(known.length / times)])),
    columns: new Map(kept.map(([key], index) => [key, fixed + index])),
  };
}

interface Row {
  columns: number[];
  values: number[];
}

function rowOf({ inputs, cues }: Sentence, { idf, columns }: Inputs): Row {
  const dense = new Float64Array(fixed);
  for (const { share } of inputs.meanings) for (const [axis, value] of share.entries()) dense[axis]! += value;
  dense.set(inputs.form, vectorDimensions);
  dense.set(cues, vectorDimensions + formCount);
  const stems = stemValues(inputs.stems, (key) => idf.get(key) ?? null);
  return {
    columns: [...dense.keys(), ...stems.map(({ key }) => columns.get(key)!)],
    values: [...dense, ...stems.map(({ value }) => value)],
  };
}

interface Fit {
  weights: Float64Array;
  bias: Float64Array;
}

function logitsOf({ columns, values }: Row, { weights, bias }: Fit): Float64Array {
  const logits = bias.slice();
  for (let at = 0; at < columns.length; at++) {
    const from = columns[at]! * count;
    for (let mode = 0; mode < count; mode++) logits[mode]! += weights[from + mode]! * values[at]!;
  }
  return logits;
}

function softmax(logits: Float64Array, temperature = 1): Float64Array {
  const top = Math.max(...logits);
  const odds = logits.map((logit) => Math.exp((logit - top) / temperature));
  const sum = odds.reduce((total, value) => total + value, 0);
  return odds.map((value) => value / sum);
}

/** Accelerated full-batch gradient descent (Nesterov); the step is bounded by the longest row. */
function fit(rows: readonly Row[], targets: readonly number[], width: number): Fit {
  const longest = Math.max(...rows.map(({ values }) => values.reduce((sum, value) => sum + value * value, 1)));
  const step = 1 / (0.25 * longest + ridge);
  let now: Fit = { weights: new Float64Array(width * count), bias: new Float64Array(count) };
  let ahead: Fit = { weights: now.weights.slice(), bias: now.bias.slice() };
  let pace = 1;
  for (let round = 0; round < rounds; round++) {
    const next: Fit = { weights: ahead.weights.map((weight) => weight * (1 - step * ridge)), bias: ahead.bias.slice() };
    for (const [index, row] of rows.entries()) {
      const error = softmax(logitsOf(row, ahead));
      error[targets[index]!]! -= 1;
      const share = step / rows.length;
      for (let mode = 0; mode < count; mode++) next.bias[mode]! -= share * error[mode]!;
      for (let at = 0; at < row.columns.length; at++) {
        const from = row.columns[at]! * count;
        const value = share * row.values[at]!;
        for (let mode = 0; mode < count; mode++) next.weights[from + mode]! -= value * error[mode]!;
      }
    }
    const nextPace = (1 + Math.sqrt(1 + 4 * pace * pace)) / 2;
    const momentum = (pace - 1) / nextPace;
    const before = now;
    ahead = {
      weights: next.weights.map((weight, at) => weight + momentum * (weight - before.weights[at]!)),
      bias: next.bias.map((value, at) => value + momentum * (value - before.bias[at]!)),
    };
    now = next;
    pace = nextPace;
  }
  return now;
}

function train(known: readonly Sentence[]): { inputs: Inputs; trained: Fit } {
  const inputs = inputsOf(known);
  const rows = known.map((sentence) => rowOf(sentence, inputs));
  const targets = known.map(({ target }) => target);
  return { inputs, trained: fit(rows, targets, fixed + inputs.columns.size) };
}

/** Logits of every sentence by a model that never saw it. */
function foreseen(): { logits: Float64Array; target: number; language: string }[] {
  return Array.from({ length: folds }, (_, fold) => {
    const { inputs, trained } = train(sentences.filter((_sentence, index) => index % folds !== fold));
    return sentences
      .filter((_sentence, index) => index % folds === fold)
      .map((sentence) => ({ logits: logitsOf(rowOf(sentence, inputs), trained), ...sentence }));
  }).flat();
}

const unseen = foreseen();
const surprise = (temperature: number) =>
  unseen.reduce((sum, { logits, target }) => sum - Math.log(softmax(logits, temperature)[target]!), 0) / unseen.length;
const temperatures = Array.from({ length: 36 }, (_, step) => Number((0.5 + 0.05 * step).toFixed(2)));
const temperature = temperatures.toSorted((a, b) => surprise(a) - surprise(b))[0]!;
const rankOf = ({ logits, target }: (typeof unseen)[number]) =>
  logits.filter((logit) => logit > logits[target]!).length;
const within = (rank: number, list = unseen) => list.filter((one) => rankOf(one) <= rank).length / list.length;

const { inputs, trained } = train(sentences);
const hundredths = (value: number) => Math.round(100 * value);
const weightsOf = (column: number) =>
  [...trained.weights.subarray(column * count, (column + 1) * count)].map(hundredths);
const block = (from: number, length: number) => Array.from({ length }, (_, index) => weightsOf(from + index));
const result: ModeWeights = {
  version: 1,
  modes: [...directorModes],
  temperature,
  bias: [...trained.bias].map(hundredths),
  meaning: block(0, vectorDimensions),
  form: block(vectorDimensions, formCount),
  cues: block(vectorDimensions + formCount, count),
  stems: Object.fromEntries(
    [...inputs.columns].map(([key, column]) => [key, [hundredths(inputs.idf.get(key)!), ...weightsOf(column)]]),
  ),
};
const path = resolve(import.meta.dirname, "../../../lib/planning/meaning/mode-weights.json");
const lines = Object.entries(result).map(([key, value]) =>
  key === "stems"
    ? `  "stems": {\n${Object.entries(result.stems)
        .map(([stem, row]) => `    ${JSON.stringify(stem)}: ${JSON.stringify(row)}`)
        .join(",\n")}\n  }`
    : `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
);
writeFileSync(path, `{\n${lines.join(",\n")}\n}\n`);
console.log(
  `${sentences.length} sentences, ${inputs.columns.size} stems; unseen folds: top-1 ${within(0).toFixed(3)}, ` +
    `top-2 ${within(1).toFixed(3)}, log loss ${surprise(temperature).toFixed(3)} at temperature ${temperature}`,
);
for (const language of new Set(unseen.map((one) => one.language))) {
  const list = unseen.filter((one) => one.language === language);
  console.log(`${language}: ${list.length}, top-1 ${within(0, list).toFixed(3)}, top-2 ${within(1, list).toFixed(3)}`);
}
