import { glossWord } from "./gloss.ts";
import { englishWords } from "./word-vectors.ts";

const unspaced = /^(?:ja|zh)$/u;
const longestUnspaced = 6;

/** Where a word is written without spaces, every run of letters short enough to be one, the longest first. */
function* candidatesOf(raw: string, language: string): Generator<string> {
  const runs = raw.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (!unspaced.test(language)) yield* runs;
  else
    for (let length = longestUnspaced; length >= 1; length--)
      for (const run of runs)
        for (let from = 0; from + length <= run.length; from++) yield run.slice(from, from + length);
}

/** The words of a text, as its author wrote them, that stand behind English words; those not found are left out. */
export function ownWords(raw: string, language: string, english: readonly string[]): string[] {
  if (english.length === 0) return [];
  const written = new Map<string, string>();
  for (const candidate of candidatesOf(raw, language)) {
    const gloss = glossWord(candidate, language) ?? (unspaced.test(language) ? "" : candidate);
    for (const word of englishWords(gloss)) if (!written.has(word)) written.set(word, candidate);
  }
  return english.flatMap((word) => {
    const own = written.get(word);
    return own === undefined ? [] : [own];
  });
}
