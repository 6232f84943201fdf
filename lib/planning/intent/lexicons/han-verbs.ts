import { z } from "zod";
import file from "#data/language/lexicons/han-verbs.json" with { type: "json" };
import { motions, type Motion } from "#lib/contract/vocabulary.ts";
import { checkedData } from "#lib/planning/checked-data.ts";
import { rowsOf, splitWords } from "./rows.ts";

const { verbs, endings } = checkedData(
  "language/lexicons/han-verbs.json",
  z.strictObject({
    /** Chinese verbs by what a drawn thing does. */
    verbs: rowsOf(z.enum(motions)),
    /** Endings that tell how a deed goes or where to; the deed is the word before them. */
    endings: splitWords,
  }),
  file,
);

const hanVerbs: readonly (readonly [forms: string, motion: Motion])[] = verbs.flatMap(([words, motion]) =>
  words.split(" ").map((word) => [word, motion] as const),
);

const known = new Map(hanVerbs);
/** The deed of a Chinese verb with its ending ("跳过": "跳"); the word itself when it has none. */
export function hanBase(word: string): string {
  for (let length = 2; length >= 1; length--) {
    const base = word.slice(0, -length);
    if (base !== "" && known.has(base) && !known.has(word) && endings.includes(word.slice(-length))) return base;
  }
  return word;
}
const withEndings = new Map(
  hanVerbs.flatMap(([word, motion]) => endings.map((ending) => [word + ending, motion] as const)),
);
export const hanForms: readonly string[] = [...known.keys(), ...withEndings.keys()];
/** What a Chinese verb, bare or with its ending, does; undefined for any other word. */
export const hanMotion = (word: string): Motion | undefined => known.get(word) ?? withEndings.get(word);
