import type { Sentence, Word } from "#lib/planning/coverage/syntax/analyse.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { agentsByName } from "./english-agents.ts";
import { callBeing, findDoers } from "./english-doers.ts";
import { withoutOpeners } from "./english-openers.ts";
import { placeDoers } from "./english-order.ts";
import { bearerOf } from "#lib/planning/meaning/first-names.ts";
import { isNominal } from "./phrase.ts";
import { baseRel } from "./tree.ts";

const thingRels = new Set(["obj", "iobj"]);
const nounTies = new Set(["nmod", "compound", "appos", "flat", "obl", "amod", "conj"]);

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
  for (const at of words.keys()) {
    joinName(words, at, table);
    callBeing(words, at, table);
  }
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
    // `hands his wife a bunch`: what is given hangs on the verb.
    if (head !== undefined && thingRels.has(word.rel) && thingRels.has(head.rel) && isNominal(head)) {
      word.head = head.head;
      if (at > words.indexOf(head)) Object.assign(head, { rel: "iobj" });
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
      !has(at, "cc") &&
      !isMarked(word.head, at) &&
      baseRel(head) === "obj"
    ) {
      Object.assign(word, { rel: "obj", head: head.head });
      head.rel = "iobj";
    }
  }
  for (const [at, word] of words.entries()) {
    const above = words[word.head];
    if (
      !isVerb(word) ||
      !/^(?:conj|parataxis)$/u.test(word.rel) ||
      above === undefined ||
      has(at, "cc") ||
      has(at, "nsubj")
    )
      continue;
    // `throws an apple and a woman catches it`
    const doer = words.findLastIndex(
      (each, place) =>
        place < at && place > word.head && isNominal(each) && baseRel(each) === "conj" && has(place, "cc"),
    );
    if (doer < 0 || isMarked(doer, at) || !isNominal(words[words[doer]?.head ?? -1] ?? word)) continue;
    for (const tie of words) if (tie.head === doer && baseRel(tie) === "cc") tie.head = at;
    Object.assign(words[doer] as Word, { rel: "nsubj", head: at });
  }
  for (const at of words.keys()) {
    giveDoing(words, at, table);
    colourOf(words, at);
  }
  nameFirst(words);
  withoutOpeners(words);
  findDoers(words, table);
  placeDoers(words);
  agentsByName(words, table);
  for (const at of words.keys()) {
    nameWhole(words, at, table);
    partByMark(words, at);
    goOnFromLast(words, at);
  }
  joinDoers(words);
  return { ...sentence, words };
}

/** `an old man feeding swans`: who lives and stands before what is under way does it. */
function giveDoing(words: Word[], at: number, { nouns }: LanguageTable): void {
  const [doer, doing] = [words[at - 1], words[at]];
  const done = words[doing?.head ?? -1];
  if (doer === undefined || doing === undefined || done === undefined || doing.head < at) return;
  const isUnderWay = doing.upos === "VERB" && doing.text.endsWith("ing") && /^(?:amod|compound)$/u.test(doing.rel);
  const kind = nouns.find(doer.text.toLowerCase())?.kind ?? "";
  const isLiving = ["person", "animal", "group"].includes(kind) || bearerOf(doer.text, "en") !== null;
  const first = doer.rel === "conj" && doer.head < at ? doer.head : at - 1;
  const { head, rel } = words[first] as Word;
  if (!isUnderWay || !isLiving || head !== doing.head || !/^(?:compound|nsubj)$/u.test(rel)) return;
  const thing = doing.head;
  // `Anna and her sister picking berries`: of two who are joined, both do it.
  const chief = words[first] as Word;
  Object.assign(chief, { head: done.head, rel: done.rel });
  for (const [place, word] of words.entries())
    if (word.head === thing && place < at && place !== first) word.head = first;
  Object.assign(done, { head: at, rel: "obj" });
  Object.assign(doing, { head: first, rel: "acl" });
}

/** `dyes the wool blue`: how a thing is stands before it in English, and what it becomes behind it. */
function colourOf(words: Word[], at: number): void {
  const [word, next] = [words[at] as Word, words[at + 1]];
  const thing = words[word.head];
  const isBehind = word.upos === "ADJ" && word.rel === "amod" && word.head < at && thing?.upos === "NOUN";
  const isLast = next === undefined || /^(?:PUNCT|CCONJ|ADP)$/u.test(next.upos);
  if (isBehind && isLast && words[at - 1]?.upos === "NOUN" && thing?.rel === "obj")
    Object.assign(word, { head: thing.head, rel: "xcomp" });
}

/** `a ball rolling down the street, past the cars`: of a thing and what it does, where it does it is not what is told. */
function nameFirst(words: Word[]): void {
  const root = words.findIndex(({ head }) => head < 0);
  const first = words.findIndex(({ head, rel }) => head === root && rel === "nsubj");
  const does = words.findIndex(({ head, rel, text }) => head === first && rel === "acl" && text.endsWith("ing"));
  const told = words[root];
  if (told === undefined || first < 0 || does < first || does > root || !isNominal(told)) return;
  const isPlace = words.some(({ head, rel }) => head === root && rel === "case");
  if (!isPlace || words.some(({ head, rel }) => head === root && rel === "cop")) return;
  Object.assign(words[first] as Word, { head: -1, rel: "root" });
  Object.assign(told, { head: does, rel: "obl" });
}

/** `a dog barks, a man wakes`: what a comma parts and nothing ties is told beside, by whom it names. */
function partByMark(words: Word[], at: number): void {
  const word = words[at] as Word;
  const doer = words.findIndex(({ head, rel }) => head === at && rel.startsWith("nsubj"));
  if (word.upos !== "VERB" || word.rel !== "ccomp" || doer < 0 || word.head > doer) return;
  const below = words.flatMap(({ head, upos }, place) =>
    (head === at || head === doer) && upos !== "PUNCT" ? [place] : [],
  );
  const isTied = words.some(({ head, rel }) => head === at && /^(?:mark|advmod)$/u.test(rel));
  if (!isTied && words[Math.min(doer, ...below) - 1]?.text === ",") word.rel = "parataxis";
}

/** `a dog barks, a man wakes and opens the window`: what goes on without a doer goes on from the last who does something. */
function goOnFromLast(words: Word[], at: number): void {
  const word = words[at] as Word;
  if (word.upos !== "VERB" || baseRel(word) !== "conj") return;
  const does = (place: number) =>
    words.some(({ head, rel }, child) => head === place && child < at && rel.startsWith("nsubj"));
  const last = words.findLastIndex(
    (each, place) =>
      place < at &&
      place > word.head &&
      each.upos === "VERB" &&
      each.head === word.head &&
      does(place) &&
      /^(?:ccomp|parataxis|conj)$/u.test(each.rel),
  );
  const isTied = words.some(({ head, rel }) => head === last && /^(?:mark|cop)/u.test(rel));
  if (last >= 0 && !does(at) && !isTied) word.head = last;
}

/** `in the middle of the lake`, `on top of the piano`: where in or on a thing somebody is is no thing beside it. */
function nameWhole(words: Word[], at: number, { grammar, nouns }: LanguageTable): void {
  const [side, tie] = [words[at], words[at + 1]];
  if (side?.upos !== "NOUN" || tie?.text !== "of" || !grammar.sides.includes(side.text.toLowerCase())) return;
  const whole = words.findIndex((word, place) => word.head === at && baseRel(word) === "nmod" && place === tie.head);
  const thing = words[whole];
  if (thing === undefined || thing.upos === "PRON") return;
  if (["person", "animal", "group"].includes(nouns.find(thing.text.toLowerCase())?.kind ?? "")) return;
  for (const word of words) if (word.head === at && /^(?:case|cc|punct)$/u.test(word.rel)) word.head = whole;
  Object.assign(thing, { head: side.head, rel: side.rel });
  Object.assign(side, { head: whole, rel: "dep", upos: "X" });
  Object.assign(tie, { rel: "dep" });
}

/** `Anna and Paul embrace`: of two who are joined and one verb for several, both do it. */
function joinDoers(words: Word[]): void {
  const first = words.findIndex(({ head }) => head < 0);
  const verb = words.findIndex(({ head, rel, upos }) => head === first && upos === "VERB" && rel.startsWith("conj"));
  const second = words.findIndex(({ head, rel }, at) => head === verb && at < verb && rel.startsWith("nsubj"));
  const [one, told, other] = [words[first], words[verb], words[second]];
  if (one === undefined || told === undefined || other === undefined || !isNominal(one) || !isNominal(other)) return;
  const between = words.slice(first + 1, second);
  const isOne = told.text.endsWith("s") || between.some(({ upos }) => upos === "PUNCT" || upos === "VERB");
  if (isOne || first > second || words.some(({ head, rel }) => head === first && /^(?:cop|nsubj|expl)/u.test(rel)))
    return;
  for (const [at, word] of words.entries()) {
    if (word.head === verb && baseRel(word) === "cc" && at < second) word.head = second;
    else if (word.head === first && (at > verb || word.upos === "PUNCT")) word.head = verb;
  }
  Object.assign(told, { rel: "root", head: -1 });
  Object.assign(one, { rel: "nsubj", head: verb });
  Object.assign(other, { rel: "conj", head: first });
}
