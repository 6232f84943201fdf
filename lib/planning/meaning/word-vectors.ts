import { packedVectors, vectorScales, vocabulary } from "./vector-table.ts";

/** Printable characters that carry six bits each; a frequency or a coordinate is one of them. */
const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const dimensions = vectorScales.length;
/** One frequency digit, then one digit for each coordinate. */
const recordLength = dimensions + 1;
/** Arora et al. 2017, "A simple but tough-to-beat baseline": weight of a word is a / (a + its probability). */
const smoothing = 1e-3;

interface Table {
  rows: ReadonlyMap<string, number>;
  digitAt: Uint8Array;
  total: number;
}

let decoded: Table | null = null;

function table(): Table {
  if (decoded !== null) return decoded;
  const digitAt = new Uint8Array(128);
  for (let value = 0; value < digits.length; value++) digitAt[digits.charCodeAt(value)] = value;
  const rows = new Map(vocabulary.split(" ").map((word, row) => [word, row]));
  let total = 0;
  for (let row = 0; row < rows.size; row++)
    total += Math.exp((digitAt[packedVectors.charCodeAt(row * recordLength)] ?? 0) / 4);
  decoded = { rows, digitAt, total };
  return decoded;
}

const letters = "abcdefghijklmnopqrstuvwxyz";

/** The spellings one slip of the hand away: two letters swapped, one missing, one too many, one wrong. */
function* oneSlipAway(word: string): Generator<string> {
  for (let at = 0; at < word.length - 1; at++)
    yield word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  for (let at = 1; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1);
  for (let at = 1; at <= word.length; at++)
    for (const letter of letters) {
      yield word.slice(0, at) + letter + word.slice(at);
      if (at < word.length) yield word.slice(0, at) + letter + word.slice(at + 1);
    }
}

const endings: readonly [string, readonly string[]][] = [
  ["ies", ["y"]],
  ["ing", ["", "e"]],
  ["ed", ["", "e"]],
  ["es", ["", "e"]],
  ["er", ["", "e"]],
  ["ly", [""]],
  ["s", [""]],
];
const shortestCorrected = 5;
const longestCorrected = 20;

/** The row of an English lower-case word, of its base form, or of the nearest spelling; null when none is known. */
function rowOf(word: string): number | null {
  const { rows } = table();
  const own = rows.get(word);
  if (own !== undefined) return own;
  for (const [ending, replacements] of endings) {
    if (!word.endsWith(ending) || word.length - ending.length < 3) continue;
    const base = word.slice(0, -ending.length);
    for (const replacement of replacements) {
      const row = rows.get(base + replacement);
      if (row !== undefined) return row;
    }
  }
  if (word.length < shortestCorrected || word.length > longestCorrected) return null;
  let best: number | null = null;
  for (const spelling of oneSlipAway(word)) {
    const row = rows.get(spelling);
    // Rows are in the order of frequency.
    if (row !== undefined && (best === null || row < best)) best = row;
  }
  return best;
}

export interface WordVector {
  /** 0 for a word that is everywhere, near 1 for a rare one. */
  weight: number;
  coordinates: Float32Array;
}

/** The meaning of one English lower-case word; null when neither it nor a near spelling is known. */
export function vectorOf(word: string): WordVector | null {
  const row = rowOf(word);
  if (row === null) return null;
  const { digitAt, total } = table();
  const start = row * recordLength;
  const probability = Math.exp((digitAt[packedVectors.charCodeAt(start)] ?? 0) / 4) / total;
  const coordinates = new Float32Array(dimensions);
  for (let axis = 0; axis < dimensions; axis++)
    coordinates[axis] =
      (((digitAt[packedVectors.charCodeAt(start + 1 + axis)] ?? 0) - 31.5) / 31.5) * (vectorScales[axis] ?? 0);
  return { weight: smoothing / (smoothing + probability), coordinates };
}

export const vectorDimensions = dimensions;

/** The English words of a text, in lower case, without accents and possessive endings. */
export const englishWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’]s(?!\p{L})/gu, " ")
    .match(/[a-z]+/gu) ?? [];

/** The weighted sum of a phrase's word vectors; null when no word is known. */
function phraseVector(phrase: string): Float32Array | null {
  const sum = new Float32Array(dimensions);
  let known = false;
  for (const word of englishWords(phrase)) {
    const vector = vectorOf(word);
    if (vector === null) continue;
    known = true;
    for (let axis = 0; axis < dimensions; axis++)
      sum[axis] = (sum[axis] ?? 0) + vector.weight * (vector.coordinates[axis] ?? 0);
  }
  return known ? sum : null;
}

function cosine(a: Float32Array, b: Float32Array): number {
  let dot = 0;
  let lengthA = 0;
  let lengthB = 0;
  for (let axis = 0; axis < dimensions; axis++) {
    const x = a[axis] ?? 0;
    const y = b[axis] ?? 0;
    dot += x * y;
    lengthA += x * x;
    lengthB += y * y;
  }
  return lengthA === 0 || lengthB === 0 ? 0 : dot / Math.sqrt(lengthA * lengthB);
}

/** How near two English words or short phrases are in meaning: -1 to 1; 0 when one of them is unknown. */
export function similarity(wordA: string, wordB: string): number {
  const a = phraseVector(wordA);
  const b = phraseVector(wordB);
  return a === null || b === null ? 0 : cosine(a, b);
}

/** The candidate nearest in meaning and how near it is; null when the word or every candidate is unknown. */
export function nearest(word: string, candidates: readonly string[]): { word: string; similarity: number } | null {
  const own = phraseVector(word);
  if (own === null) return null;
  let best: { word: string; similarity: number } | null = null;
  for (const candidate of candidates) {
    const vector = phraseVector(candidate);
    if (vector === null) continue;
    const near = cosine(own, vector);
    if (best === null || near > best.similarity) best = { word: candidate, similarity: near };
  }
  return best;
}
