import type { Word } from "#lib/planning/coverage/syntax/analyse.ts";
import { bearerOf } from "#lib/planning/meaning/first-names.ts";
import { isNominal } from "./phrase.ts";
import { baseRel } from "./tree.ts";

/** English sentences whose doer stands in an unusual place, or is named by how many of them there are. */

const counts = new Set("each all both many some most several half two three four five".split(" "));

const rootOf = (words: readonly Word[]): number =>
  words.findIndex(({ head, upos, feats }) => head < 0 && upos === "VERB" && feats.VerbForm !== "Part");
const hasDoer = (words: readonly Word[], verb: number): boolean =>
  words.some(({ head, rel }) => head === verb && /^(?:nsubj|csubj|expl|aux)/u.test(rel));
const isTied = (words: readonly Word[], at: number): boolean =>
  words.some(({ head, rel }) => head === at && rel === "case");

/** `into the room runs a dog`, `here comes the bride`: behind where it is the verb stands before who does it. */
function doerBehind(words: Word[]): void {
  const verb = rootOf(words);
  if (verb < 1 || hasDoer(words, verb)) return;
  const isHere = /^(?:here|there)$/iu.test(words[0]?.text ?? "");
  const isPlace = words.some(({ head, rel }, at) => head === verb && at < verb && rel === "obl" && isTied(words, at));
  const doer = words.findIndex(({ head, rel }, at) => head === verb && at > verb && rel === "obj");
  const isFirst = words[0]?.upos === "ADP" || isHere;
  if (doer > 0 && isFirst && (isHere || isPlace) && isNominal(words[doer] as Word))
    Object.assign(words[doer] as Word, { rel: "nsubj" });
}

/** `in the garden Papa rakes leaves`: a name behind a noun with an article is not called after it. */
function doerNamed(words: Word[]): void {
  const verb = rootOf(words);
  const at = verb - 1;
  const [place, doer] = [words[at - 1], words[at]];
  if (place === undefined || doer === undefined || doer.head !== verb || !isTied(words, at)) return;
  if (words.some(({ head, rel }, child) => child !== at && head === verb && rel.startsWith("nsubj"))) return;
  const isCapital = ({ text }: Word) => /^\p{Lu}\p{Ll}/u.test(text);
  const isNamed = isCapital(doer) && (!isCapital(place) || bearerOf(doer.text, "en") !== null);
  if (!isNamed || !/^(?:obl|nsubj)$/u.test(doer.rel) || !isNominal(place) || place.head !== at) return;
  for (const [child, word] of words.entries()) if (word.head === at && child < at - 1) word.head = at - 1;
  Object.assign(place, { head: verb, rel: "obl" });
  Object.assign(doer, { rel: "nsubj" });
}

/** `through the window Nina looks out`: a name between where it is and the verb is no part of the place. */
function doerBetween(words: Word[]): void {
  const verb = rootOf(words);
  const at = verb - 1;
  const doer = words[at];
  if (doer === undefined || hasDoer(words, verb) || !isNominal(doer) || isTied(words, at)) return;
  const place = words[doer.head];
  const isPlace = place?.head === verb && place.rel === "obl" && doer.head < at && isTied(words, doer.head);
  if (isPlace && /^(?:appos|compound|flat|nmod|conj)$/u.test(baseRel(doer)))
    Object.assign(doer, { head: verb, rel: "nsubj" });
}

/** `each of the soldiers`, `the two of us`: those of whom some are counted are who does it. */
function countedOf(words: Word[], at: number): void {
  const [count, tie] = [words[at], words[at + 1]];
  if (count === undefined || tie?.text !== "of" || !counts.has(count.text.toLowerCase()) || isNominalNoun(count))
    return;
  const them = words.findIndex((word, place) => word.head === at && baseRel(word) === "nmod" && place === tie.head);
  const who = words[them];
  if (who === undefined || who.upos === "PRON") return;
  for (const word of words) if (word.head === at && word !== who) word.head = them;
  Object.assign(who, { head: count.head, rel: count.rel });
  Object.assign(count, { head: them, rel: "dep", upos: "X" });
  Object.assign(tie, { rel: "dep" });
}

const isNominalNoun = ({ upos }: Word): boolean => upos === "NOUN" || upos === "PROPN";

/** Puts doers where a sentence has them behind its verb, between a place and its verb, or under their number. */
export function placeDoers(words: Word[]): void {
  for (const at of words.keys()) countedOf(words, at);
  doerNamed(words);
  doerBetween(words);
  doerBehind(words);
  // `watches the neighbours argue`: a verb with a doer of its own is no place.
  for (const [at, word] of words.entries()) {
    const isDone = word.upos === "VERB" && words.some(({ head, rel }) => head === at && rel === "nsubj");
    if (isDone && word.rel === "obl" && words[word.head]?.upos === "VERB" && !isTied(words, at)) word.rel = "ccomp";
  }
}
