import type { Sentence, Word } from "#lib/planning/coverage/syntax/analyse.ts";
import { isNominal } from "./phrase.ts";
import { baseRel } from "./tree.ts";

const nounTies = new Set(["nmod", "compound", "appos", "flat", "obl", "amod"]);

/**
 * English trees where the order of the words leaves no doubt: two things behind a verb, `her` before what is hers, and
 * somebody behind an `and` who does the verb that follows.
 */
export function withEnglishHeads(sentence: Sentence): Sentence {
  const words = sentence.words.map((word) => ({ ...word }));
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
