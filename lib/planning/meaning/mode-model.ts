import { type DirectorMode, directorModes } from "#lib/contract/vocabulary.ts";
import modeWeights from "./mode-weights.json" with { type: "json" };
import { type SentenceInputs, sentenceInputs } from "./sentence-inputs.ts";

/** A softmax regression trained by bench/planner/train/train.ts. Weights are hundredths, in the order of `modes`. */
export interface ModeWeights {
  version: number;
  modes: string[];
  /** Divides the logits so that a probability of .7 is right seven times of ten. */
  temperature: number;
  bias: number[];
  meaning: number[][];
  form: number[][];
  cues: number[][];
  /** Inverse document frequency in hundredths, then the weights. */
  stems: Record<string, number[]>;
}

export interface ModeOpinion {
  mode: DirectorMode;
  probability: number;
  /** The words whose share in the decision for this mode is above zero, strongest first. */
  words: { word: string; share: number }[];
}

export const stemShare = 1.3;
export const cueShare = 0.15;

/** Cue scores as inputs: bounded, so that no list of words outvotes the rest. */
export const cueInput = (score: number): number => cueShare * Math.max(-1, Math.min(5, score));

/** The stems the model knows with their values; `idf` is null for an unknown one. */
export function stemValues(
  stems: SentenceInputs["stems"],
  idf: (key: string) => number | null,
): { key: string; words: number[]; value: number }[] {
  const known = stems.flatMap((stem) => {
    const value = idf(stem.key);
    return value === null ? [] : [{ ...stem, value }];
  });
  const length = Math.hypot(...known.map(({ value }) => value));
  return length === 0 ? [] : known.map((stem) => ({ ...stem, value: (stemShare * stem.value) / length }));
}

const unit = 100;

/**
 * How probable each director mode is for a sentence, best first. `cueScores` are those of the mode cards in the order
 * of the vocabulary; they are the only part that hears a language without a gloss.
 */
export function weighModes(
  english: string,
  cueScores: readonly number[],
  weights: ModeWeights = modeWeights,
): ModeOpinion[] {
  const inputs = sentenceInputs(english);
  const stems = stemValues(inputs.stems, (key) => {
    const entry = Object.hasOwn(weights.stems, key) ? weights.stems[key] : undefined;
    return entry === undefined ? null : (entry[0] ?? 0) / unit;
  });
  const count = directorModes.length;
  const shares = inputs.words.map(() => new Float64Array(count));
  const logits = Float64Array.from(weights.bias, (value) => value / unit);
  const add = (row: readonly number[] | undefined, from: number, value: number, words: readonly number[]) => {
    if (row === undefined || value === 0) return;
    for (let mode = 0; mode < count; mode++) {
      const gain = ((row[from + mode] ?? 0) / unit) * value;
      logits[mode] = (logits[mode] ?? 0) + gain;
      for (const word of words) {
        const share = shares[word];
        if (share !== undefined) share[mode] = (share[mode] ?? 0) + gain / words.length;
      }
    }
  };
  for (const { word, share } of inputs.meanings)
    for (const [axis, value] of share.entries()) add(weights.meaning[axis], 0, value, [word]);
  for (const { key, words, value } of stems) add(weights.stems[key], 1, value, words);
  for (const [habit, value] of inputs.form.entries()) add(weights.form[habit], 0, value, []);
  for (const [cue, score] of cueScores.entries()) add(weights.cues[cue], 0, cueInput(score), []);
  const top = Math.max(...logits);
  const odds = logits.map((logit) => Math.exp((logit - top) / weights.temperature));
  const sum = odds.reduce((total, value) => total + value, 0);
  return directorModes
    .map((mode, at) => ({
      mode,
      probability: (odds[at] ?? 0) / sum,
      words: inputs.words
        .map((word, index) => {
          const share = shares[index] ?? new Float64Array(count);
          const mean = share.reduce((total, value) => total + value, 0) / count;
          return { word, share: (share[at] ?? 0) - mean };
        })
        .filter(({ share }) => share > 0)
        .toSorted((a, b) => b.share - a.share),
    }))
    .toSorted((a, b) => b.probability - a.probability);
}
