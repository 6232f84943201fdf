import { beardTable, cutTable, garmentTable, hatTable, markWords, printTable } from "./look-tables.ts";
import type { Span } from "./whose.ts";
import { saidAt, type WordsByLanguage } from "./words-said.ts";

/** A name of a script without blanks is of what it ends with: a `スーツケース` is no suit, but a `スーツ姿` is one. */
const isOfEnd = (text: string, end: number, language: string): boolean =>
  language !== "ja" || !/^[\p{sc=Katakana}ー\p{sc=Han}]/u.test(text.slice(end)) || /^[姿着]/u.test(text.slice(end));

const says = (words: WordsByLanguage, text: string, language: string): boolean =>
  saidAt(words, text, language).some(({ end }) => isOfEnd(text, end, language));

const worn = (): readonly WordsByLanguage[] => [
  ...[...garmentTable, ...hatTable].map(({ words }) => words),
  markWords("glasses"),
  markWords("dark_glasses"),
];

/** Whether words tell nothing but how cloth is printed or worn: `striped`, `torn`. */
export const isOnlyLook = (words: string, language: string): boolean =>
  [...printTable.map((row) => row.words), markWords("torn"), markWords("matching")].some((table) =>
    saidAt(table, words.toLowerCase(), language).some(({ start, end }) => start === 0 && end === words.length),
  );

/** Whether a noun, in lower case, is the whole name of something that is worn. */
export const isWornName = (noun: string, language: string): boolean =>
  worn().some((words) => saidAt(words, noun, language).some(({ start, end }) => start === 0 && end === noun.length));

/** How a thing that somebody has is seen on them: in what they wear, in how they look, or not at all. */
export function seenOn(noun: string, language: string): "worn" | "look" | null {
  const text = noun.toLowerCase();
  const marks = ["hair", "moustache", "freckles"] as const;
  if (
    marks.some((mark) => says(markWords(mark), text, language)) ||
    [...beardTable, ...cutTable].some(({ words }) => says(words, text, language))
  )
    return "look";
  return worn().some((words) => says(words, text, language)) ? "worn" : null;
}

/** No words for something that is worn are longer, letters: nothing farther off names what stands at a place. */
const longestName = 100;

/** The same of what is named at a place of a sentence, whose other words may say it: `wrapped in a towel`. */
export function seenAt(text: string, noun: string, { start, end }: Span, language: string): "worn" | "look" | null {
  const own = seenOn(noun, language);
  if (own !== null) return own;
  const from = Math.max(0, start - longestName);
  const near = text.slice(from, end + longestName).toLowerCase();
  const [first, last] = [start - from, end - from];
  const isPart = worn().some((words) =>
    saidAt(words, near, language).some(
      (said) =>
        said.start < last &&
        said.end > first &&
        (said.end >= last || said.start <= first) &&
        isOfEnd(near, said.end, language),
    ),
  );
  return isPart ? "worn" : null;
}
