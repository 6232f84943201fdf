import type { Sentence, Word } from "#lib/planning/coverage/syntax/analyse.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { isNominal } from "./phrase.ts";
import { baseRel } from "./tree.ts";

const nounTies = new Set(["nmod", "compound", "appos", "flat", "obl", "amod"]);

/** `my cousin Amir`, `Aunt Ruth`, `Captain Ruiz`: who somebody is and the name right behind it are one. */
function joinName(words: Word[], at: number, { nouns }: LanguageTable): void {
  const [who, name] = [words[at - 1], words[at]];
  if (who === undefined || name?.upos !== "PROPN" || !/^\p{Lu}\p{Ll}/u.test(name.text)) return;
  const isWho = /^\p{Lu}\p{Ll}+\.$/u.test(who.text) || nouns.find(who.text.toLowerCase())?.kind === "person";
  if (!isWho || !isNominal(who) || words[at + 1]?.text === "'s") return;
  const isSide = who.head === name.head;
  if (name.head !== at - 1 && who.head !== at && !isSide) return;
  if (who.head === at) Object.assign(who, { head: name.head, rel: name.rel });
  Object.assign(name, { head: at - 1, rel: "flat" });
  for (const [place, word] of words.entries()) if (word.head === at && place !== at - 1) word.head = at - 1;
}

/**
 * English trees where the order of the words leaves no doubt: two things behind a verb, `her` before what is hers, and
 * somebody behind an `and` who does the verb that follows.
 */
export function withEnglishHeads(sentence: Sentence, table: LanguageTable): Sentence {
  const words = sentence.words.map((word) => ({ ...word }));
  for (const at of words.keys()) joinName(words, at, table);
  const has = (at: number, rel: string) => words.some((word) => word.head === at && baseRel(word) === rel);
  const isMarked = (from: number, to: number) => words.slice(from, to).some(({ upos }) => upos === "PUNCT");
  const isVerb = (word: Word | undefined) => word?.upos === "VERB";
  for (const [at, word] of words.entries()) {
    const head = words[word.head];
    // `sharpens her red pencil`: what is hers, and not her.
    if (word.text.toLowerCase() === "her" && baseRel(word) === "obj" && isVerb(head)) {
      const own = words.findIndex((each, place) => place > at && each.upos === "NOUN" && each.head === word.head);
      const isBetween = words.slice(at + 1, own).every(({ upos }) => upos === "ADJ" || upos === "NOUN");
      if (own > at && isBetween && !has(own, "det") && !has(own, "case"))
        Object.assign(word, { rel: "nmod:poss", head: own });
    }
    // `brings an old man a cup`: a noun with an article of its own and no preposition is another one.
    if (
      head !== undefined &&
      isNominal(word) &&
      isNominal(head) &&
      at > word.head &&
      nounTies.has(baseRel(word)) &&
      has(at, "det") &&
      !has(at, "case") &&
      !isMarked(word.head, at) &&
      baseRel(head) === "obj"
    ) {
      Object.assign(word, { rel: "obj", head: head.head });
      head.rel = "iobj";
    }
  }
  for (const [at, word] of words.entries()) {
    const above = words[word.head];
    if (!isVerb(word) || baseRel(word) !== "conj" || above === undefined || has(at, "cc") || has(at, "nsubj")) continue;
    // `throws an apple and a woman catches it`
    const doer = words.findLastIndex(
      (each, place) =>
        place < at && place > word.head && isNominal(each) && baseRel(each) === "conj" && has(place, "cc"),
    );
    if (doer < 0 || isMarked(doer, at) || !isNominal(words[words[doer]?.head ?? -1] ?? word)) continue;
    for (const tie of words) if (tie.head === doer && baseRel(tie) === "cc") tie.head = at;
    Object.assign(words[doer] as Word, { rel: "nsubj", head: at });
  }
  return { ...sentence, words };
}
