import { withEnglishHeads } from "./english-trees.ts";
import { withHeading } from "./english-titles.ts";
import { withEnglishVerb } from "./english-verbs.ts";
import { withGermanHeads } from "./german-trees.ts";
import { withHindiHeads } from "./hindi-trees.ts";
import { withJapaneseHeads } from "./japanese-trees.ts";
import { withRomanceHeads } from "./romance-trees.ts";
import { analyse, type Sentence } from "#lib/planning/coverage/syntax/analyse.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";

const separators = /[,;،؛、，；]/u;

/** Pieces of a sentence between its marks, those without what a piece needs joined to the next. */
function piecesOf({ words }: Sentence, isWhole: (from: number, to: number) => boolean): [number, number][] {
  const pieces: [number, number][] = [];
  let from = 0;
  for (const [at, { text }] of words.entries()) {
    const isLast = at === words.length - 1;
    if (!isLast && !separators.test(text)) continue;
    const last = pieces.at(-1);
    if (isWhole(from, at)) pieces.push([from, at]);
    else if (isLast && last !== undefined) last[1] = at;
    else continue;
    from = at + 1;
  }
  return from === 0 || pieces.length === 0 ? [[0, words.length - 1]] : pieces;
}

/** `lit une lettre et la brûle`: what looks like an article before a word that only a verb can be is what it is done to. */
function withClitics(sentence: Sentence, { grammar, verbs, nouns }: LanguageTable): Sentence {
  if (!grammar.adjectives_follow || grammar.script !== "latin") return sentence;
  const words = sentence.words.map((word) => ({ ...word }));
  const root = words.findIndex(({ head }) => head < 0);
  for (const [at, word] of words.entries()) {
    const [before, next] = [words[at - 1], words[at + 1]];
    const low = word.text.toLowerCase();
    if (
      before?.upos !== "CCONJ" ||
      next === undefined ||
      !(low in grammar.object_pronouns) ||
      !grammar.definite.includes(low)
    )
      continue;
    const form = next.text.toLowerCase();
    if (next.upos === "VERB" || verbs.find(form) === null || nouns.find(form) !== null || at + 1 === root) continue;
    Object.assign(word, { upos: "PRON", rel: "obj", head: at + 1 });
    Object.assign(next, { upos: "VERB", rel: "conj", head: root, feats: { VerbForm: "Fin" } });
    Object.assign(before, { rel: "cc", head: at + 1 });
  }
  return { ...sentence, words };
}

/** `एक बच्चा सीढ़ियों पर रोता है`: who stands bare before a place with its particle is no part of its name, but who does it. */
function withDoer(sentence: Sentence, { nouns }: LanguageTable): Sentence {
  const words = sentence.words.map((word) => ({ ...word }));
  const living = new Set(["person", "animal", "group"]);
  for (const [at, word] of words.entries()) {
    const place = words[word.head];
    const isBare = word.upos === "NOUN" && word.rel === "compound" && word.head > at;
    if (!isBare || place === undefined || !living.has(nouns.find(word.text)?.kind ?? "")) continue;
    const isMarked = words.some(({ head, upos }, tie) => head === word.head && upos === "ADP" && tie > word.head);
    if (!isMarked || words[place.head]?.upos !== "VERB") continue;
    for (const [child, each] of words.entries()) if (each.head === word.head && child < at) each.head = at;
    Object.assign(word, { rel: "nsubj", head: place.head });
  }
  return { ...sentence, words };
}

/**
 * The sentences of a text as trees. What the language parts by a mark alone is read piece by piece: clauses of Chinese,
 * and rows of nouns in any language.
 */
export function sentencesIn(text: string, table: LanguageTable): Sentence[] {
  const { grammar, language } = table;
  return analyse(text, language).flatMap((read) => {
    const sentence =
      language === "en"
        ? withEnglishHeads(withHeading(withEnglishVerb(read, text, table), text, table), table)
        : language === "hi"
          ? withDoer(withHindiHeads(read, table), table)
          : language === "de"
            ? withGermanHeads(read, table)
            : language === "ja"
              ? withJapaneseHeads(read, table)
              : grammar.adjectives_follow && grammar.script === "latin"
                ? withRomanceHeads(withClitics(read, table), table)
                : withClitics(read, table);
    const { words } = sentence;
    const tells = (from: number, to: number) => words.slice(from, to + 1).some(({ upos }) => upos === "VERB");
    const names = (from: number, to: number) =>
      words.slice(from, to + 1).some(({ upos }) => upos === "NOUN" || upos === "PROPN");
    const isRow = !words.some(({ upos, rel }) => upos === "VERB" || rel === "cop");
    const byClause = grammar.script === "cjk" && grammar.order === "SVO";
    if (!isRow && !byClause) return [sentence];
    const pieces = piecesOf(sentence, isRow ? names : tells);
    if (pieces.length < 2) return [sentence];
    return pieces.flatMap(([from, to]) => {
      const [start, end] = [words[from]?.start ?? 0, words[to]?.end ?? 0];
      return analyse(text.slice(start, end), language).map((piece) => ({
        start: piece.start + start,
        end: piece.end + start,
        words: piece.words.map((word) => ({ ...word, start: word.start + start, end: word.end + start })),
      }));
    });
  });
}
