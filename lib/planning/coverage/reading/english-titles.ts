import { analyse, type Sentence, type Word } from "#lib/planning/coverage/syntax/analyse.ts";
import { withEnglishVerb } from "./english-verbs.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { isNominal } from "./phrase.ts";

/** More words than these before a mark are no mere heading. */
const longestHeading = 7;

const isTelling = ({ upos, feats }: Word): boolean => upos === "AUX" || (upos === "VERB" && feats.VerbForm === "Fin");

/** What opens a sentence is told of nobody: it is how, when or where what follows happens. */
export function asOpener(words: Word[], at: number, verb: number): void {
  const opener = words[at] as Word;
  const has = (rel: string) => words.some((word) => word.head === at && word.rel === rel);
  const isTied = isNominal(opener) && has("case");
  // `picnic ruined:`: what only heads the rest is no thing there.
  const isNamed = isNominal(opener) && (has("det") || has("nmod:poss"));
  const upos = isTied || isNamed ? opener.upos : "X";
  Object.assign(opener, { rel: isTied ? "obl" : "discourse", upos, head: verb });
  // `autumn in the park:`: where it is, is where the rest happens.
  for (const [place, word] of words.entries())
    if (word.head === at && place < verb && /^(?:nmod|obl)$/u.test(word.rel))
      Object.assign(word, { head: verb, rel: "obl" });
}

/** `Autumn in the park: an old man raking leaves`: what stands behind the heading is read by itself, and the heading opens it. */
export function withHeading(read: Sentence, text: string, table: LanguageTable): Sentence {
  const { words, start, end } = read;
  const mark = words.findIndex((word) => /^[:–—]$/u.test(word.text));
  const cut = words[mark]?.end ?? start;
  if (mark < 1 || mark > longestHeading || mark > words.length - 3 || words.slice(0, mark).some(isTelling)) return read;
  const shift = (by: number, word: Word): Word => ({ ...word, start: word.start + by, end: word.end + by });
  const [front, back] = [text.slice(start, words[mark]?.start), text.slice(cut, end)].map((part) =>
    analyse(part, table.language),
  );
  const [heading, told] = [front?.[0], back?.[0]];
  if (heading === undefined || told === undefined || front?.length !== 1 || back?.length !== 1) return read;
  const behind = { start: cut + told.start, end: cut + told.end, words: told.words.map((word) => shift(cut, word)) };
  const rest = withEnglishVerb(behind, text, table).words;
  if (!rest.some(({ upos }) => upos === "VERB")) return read;
  const by = heading.words.length + 1;
  const joined: Word[] = [
    ...heading.words.map((word) => shift(start, word)),
    { ...(words[mark] as Word), head: 0, rel: "punct" },
    ...rest.map((word) => ({ ...word, head: word.head < 0 ? -1 : word.head + by })),
  ];
  const opener = joined.findIndex(({ head }) => head < 0);
  const root = joined.findIndex(({ head }, at) => at >= by && head < 0);
  const doing = joined.findIndex(({ head, rel }) => head === root && rel === "acl");
  const verb = isNominal(joined[root] as Word) && doing > 0 ? doing : root;
  asOpener(joined, opener, verb);
  // `picnic ruined:`: what a heading tells is over, and its bare nouns are no things there.
  for (const word of joined.slice(0, by - 1)) {
    const at = joined.indexOf(word);
    const isNamed = joined.some(({ head, rel }) => head === at && /^(?:case|det|nmod:poss)$/u.test(rel));
    if (word.upos === "VERB" || (isNominal(word) && !isNamed)) Object.assign(word, { upos: "X", rel: "dep" });
  }
  return { start, end, words: joined };
}
