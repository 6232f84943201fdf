import type { LookText } from "./clothes-said.ts";
import { saidAt, type WordsByLanguage } from "./words-said.ts";

/** Whether a text holds any of some words. */
export const says = (words: WordsByLanguage, { text, language }: LookText): boolean =>
  saidAt(words, text, language).length > 0;
/** The row that a text names; of several the longest name wins, then the first row. */
export const named = <T extends { words: WordsByLanguage }>(
  table: readonly T[],
  { text, language }: LookText,
): T | undefined =>
  table
    .flatMap((row) => saidAt(row.words, text, language).map(({ start, end }) => ({ row, size: end - start })))
    .toSorted((a, b) => b.size - a.size)[0]?.row;
