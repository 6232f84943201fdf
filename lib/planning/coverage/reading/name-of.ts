import type { Word } from "#lib/planning/coverage/syntax/analyse.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { placeNames } from "#lib/planning/intent/lexicons/place-names.ts";
import { bearerOf, bearerOfTitle, isWordToo } from "#lib/planning/meaning/first-names.ts";
import type { Phrase } from "./phrase.ts";
import { baseRel, childrenOf, type Tree } from "./tree.ts";

/** Somebody who is called by a name, and the gender that the name tells. */
export interface Bearer {
  gender: "m" | "f" | null;
}

const genders = { female: "f", male: "m", either: null } as const;

/** Whether a word stands where any word has a capital. */
export const opensSentence = (word: Word, text: string): boolean =>
  /(?:^|[.!?:…]\s*|["“„«「『])$/u.test(text.slice(0, word.start));
/** What is quoted names no one who is there. */
const isQuoted = (word: Word, text: string): boolean => /["“„«「『]$/u.test(text.slice(0, word.start));

/** `Maria`, `Mr. Chen`, `Little Omar`: who a noun phrase names by a first name or a title; null where it names nobody so. */
export function nameIn(tree: Tree, at: number, text: string, { language, nouns }: LanguageTable): Bearer | null {
  const head = tree.words[at] as Word;
  if (isQuoted(head, text)) return null;
  const beside = childrenOf(tree, at, "flat", "compound", "appos").map((child) => tree.words[child] as Word);
  const title = [head, ...beside].find((word) => bearerOfTitle(word.text) !== null && word.upos === "PROPN");
  const isCapital = /^\p{Lu}/u.test(head.text);
  const called = title === undefined ? null : bearerOfTitle(title.text);
  if (called !== null && isCapital && beside.length > 0) return { gender: genders[called] };
  const who = bearerOf(head.text, language);
  if (who === null) return null;
  const isPlace = placeNames.has(head.text.toLowerCase()) && childrenOf(tree, at, "case").length > 0;
  const isOnlyWord = isWordToo(head.text) && (head.upos !== "PROPN" || opensSentence(head, text));
  // `mit grauem Bart`: what German has for a thing as well is that thing where more is told of it.
  const isThing =
    language === "de" && nouns.find(head.text.toLowerCase()) !== null && childrenOf(tree, at, "amod", "det").length > 0;
  const isKnownAs = childrenOf(tree, at, "det").some((child) => child < at) && language !== "de" && language !== "pt";
  if (isPlace || isOnlyWord || isThing || isKnownAs || baseRel(head) === "compound") return null;
  return { gender: genders[who] };
}

/** `Zanele dives`: who bears a name that no table has does what is told, where names and not nouns have capitals. */
export const isCalledSo = ({ named, article, core }: Phrase, { grammar, language }: LanguageTable): boolean =>
  named &&
  article === null &&
  grammar.script === "latin" &&
  language !== "de" &&
  /^\p{Lu}[\p{Ll}\p{M}'’-]+$/u.test(core) &&
  !placeNames.has(core.toLowerCase());
