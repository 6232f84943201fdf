import { englishWords, vectorDimensions, vectorOf } from "./word-vectors.ts";

/** What the regression sees of one sentence. */
export interface SentenceInputs {
  /** English words in order. */
  words: string[];
  /** The share of each known word in the sentence's meaning; together a vector of length one. */
  meanings: { word: number; share: Float32Array }[];
  /** Stems, pairs of stems and the first stem, each with the words it stands on. */
  stems: { key: string; words: number[] }[];
  /** How it is written: one value for each of `habits` and its length. */
  form: number[];
}

const formWeight: number = 0.3;
const longestText = 120;

/** Habits of speech that tell an order from a story and a slogan from a scene. */
const habits: readonly RegExp[] = [
  /^\s*(?:how|why|what|where|when|does|do|explain|show|teach)\b/u,
  /\b(?:i|i'm|i've|my|me)\b/u,
  /\b(?:we|our|us)\b/u,
  /\b(?:you|your)\b/u,
  /\?/u,
  /\.\s+\S/u,
  /\b(?:she|her|he|his|him)\b/u,
  /\b(?:they|them)\b/u,
  /^\s*(?:a|an|the)\b/u,
  /,.*,/u,
  /:/u,
  /\d/u,
  /\b(?:each|every|in time)\b/u,
  /\b(?:who|that)\b/u,
  /\b(?:is|are|was|were|has|have)\b/u,
  /\b\w+s (?:the|a|an|his|her)\b/u,
  /\bto the beat\b/u,
  /!/u,
];

export const formCount = habits.length + 1;

function stemOf(word: string): string {
  for (const ending of ["ing", "ies", "ed", "es", "s", "ly"])
    if (word.endsWith(ending) && word.length - ending.length >= 3) return word.slice(0, -ending.length);
  return word.replace(/e+$/u, "");
}

function meaningsOf(words: readonly string[]): SentenceInputs["meanings"] {
  const sum = new Float32Array(vectorDimensions);
  const meanings = words.flatMap((text, word) => {
    const vector = vectorOf(text);
    if (vector === null) return [];
    const share = vector.coordinates.map((value) => value * vector.weight);
    for (let axis = 0; axis < sum.length; axis++) sum[axis] = (sum[axis] ?? 0) + (share[axis] ?? 0);
    return [{ word, share }];
  });
  const length = Math.hypot(...sum);
  return length === 0 ? [] : meanings.map(({ word, share }) => ({ word, share: share.map((value) => value / length) }));
}

function stemsOf(words: readonly string[]): SentenceInputs["stems"] {
  const stems = words.map(stemOf);
  const found = new Map<string, number[]>();
  const add = (key: string, at: number[]) => {
    if (!found.has(key)) found.set(key, at);
  };
  for (const [at, stem] of stems.entries()) {
    add(stem, [at]);
    if (at > 0) add(`${stems[at - 1]}_${stem}`, [at - 1, at]);
  }
  if (stems[0] !== undefined) add(`^${stems[0]}`, [0]);
  return [...found].map(([key, at]) => ({ key, words: at }));
}

/** The inputs of a sentence in English, or in the English words of a gloss. */
export function sentenceInputs(english: string): SentenceInputs {
  const words = englishWords(english).slice(0, longestText);
  const lower = english.toLowerCase().replaceAll("’", "'");
  const form = habits.map((habit) => (habit.test(lower) ? formWeight : 0));
  form.push((formWeight * Math.min(words.length, 20)) / 10);
  return { words, meanings: meaningsOf(words), stems: stemsOf(words), form };
}
