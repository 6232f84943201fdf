import { isCue, type Cues } from "#lib/planning/coverage/cue.ts";
import type { Sentence, Word } from "#lib/planning/coverage/syntax/analyse.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { patternsOf } from "./act-table.ts";
import { askedOf, mendHindiWords } from "./hindi-words.ts";
import { baseRel } from "./tree.ts";

/**
 * Hindi trees where the order of the words leaves no doubt: somebody right before a thing of another name is no part of
 * that name (`ड्राइवर स्टील के गिलास से`), and what somebody has on (`पगड़ी वाला`) does nothing by itself.
 */
export function withHindiHeads(sentence: Sentence, table: LanguageTable): Sentence {
  const words = sentence.words.map((word) => ({ ...word }));
  mendHindiWords(words, table);
  const { cues } = table.grammar;
  const { isPerson } = askedOf(table);
  const verb = words.findIndex(({ head }) => head < 0);
  for (const [at, word] of words.entries()) {
    // `कमीज़ पहने कुली`: somebody is no helper of a verb.
    if (word.upos === "AUX" && isPerson(word.text)) Object.assign(word, { upos: "NOUN", rel: "nsubj", head: verb });
    // `रेलवे स्टेशन पर एक कुली`: a thing bare before a place is part of its name where somebody else does the deed.
    const isOther = words.some((other, place) => place > at && place < verb && isPerson(other.text));
    const next = words[at + 1];
    const isNamePart = word.upos === "NOUN" && word.rel === "nsubj" && next?.upos === "NOUN" && !isPerson(word.text);
    if (isNamePart && isOther && words[at + 2]?.upos === "ADP" && !words.some(({ head }) => head === at))
      Object.assign(word, { rel: "compound", head: at + 1 });
  }
  for (const [at, word] of words.entries()) {
    const head = words[word.head];
    // `बूढ़ा टोपी उतारता है`: an old one is somebody.
    const isTied =
      (word.upos === "NOUN" && ["compound", "amod"].includes(baseRel(word))) ||
      (word.upos === "ADJ" && word.rel === "amod");
    const isPart = isTied && head?.upos === "NOUN" && word.head > at;
    if (!isPart || verb < 0 || !isPerson(word.text) || isPerson(head.text)) continue;
    // Of what hung on the thing, all before somebody is somebody's.
    for (const [place, other] of words.entries()) if (place < at && other.head === word.head) other.head = at;
    Object.assign(word, { upos: "NOUN", rel: "nsubj", head: verb });
  }
  for (const [at, word] of words.entries()) {
    const isHad = words.some((tie) => tie.head === at && isCue(tie.text, cues.bearing));
    const owner = words.findIndex((other, place) => place > at && other.upos === "NOUN" && isPerson(other.text));
    const isNear = owner > at && owner - at <= 4;
    if (word.upos === "NOUN" && isHad && isNear && !isPerson(word.text))
      Object.assign(word, { rel: "nmod", head: owner });
  }
  placeWords(words, table);
  giveVerbs(words, table);
  giveOwners(words, cues);
  nameDoers(words, cues);
  return { ...sentence, words };
}

/** `पीछे साड़ियाँ टँगी हैं`: a word of place that stands alone says where, and names nothing. */
function placeWords(words: Word[], { grammar }: LanguageTable): void {
  const places = new Set((grammar.prep["place"] ?? []).map((tie) => tie.split(" ").at(-1)));
  for (const [at, word] of words.entries()) {
    const isTied = words.some(({ head, upos }) => head === at && upos === "ADP");
    if (word.upos === "NOUN" && places.has(word.text) && !isTied && word.head >= 0)
      Object.assign(word, { upos: "ADV", rel: "advmod" });
  }
}

/** `दीवार पर चित्र टँगा है`: what has been done without anybody marked who did it is told of what it is said of. */
function nameDoers(words: Word[], { done, doing, doers }: Cues): void {
  for (const [at, verb] of words.entries()) {
    const next = words[at + 1];
    const isSaid = verb.upos === "VERB" || verb.upos === "ADJ";
    const isPast =
      isSaid && isCue(verb.text, done) && !isCue(verb.text, doing) && next?.upos === "AUX" && next.head === at;
    if (!isPast || words.at(at + 2)?.upos === "AUX" || words.some(({ text }) => isCue(text, doers))) continue;
    if (words.some(({ head, rel }) => head === at && rel.startsWith("nsubj"))) continue;
    const bare = words.flatMap(({ head, rel }, place) =>
      head === at && rel === "obj" && !words.some((tie) => tie.head === place && tie.upos === "ADP") ? [place] : [],
    );
    const [object] = bare;
    if (bare.length === 1 && object !== undefined) (words[object] as Word).rel = "nsubj";
  }
}

function giveVerbs(words: Word[], { nouns, verbs, acts, grammar: { cues } }: LanguageTable): void {
  for (const [at, verb] of words.entries()) {
    const word = words[at - 1];
    const isTied = word?.head === at && ["obj", "nsubj", "compound", "advmod", "xcomp"].includes(word.rel);
    if (word === undefined || verb.upos !== "VERB" || !isTied || nouns.find(word.text) !== null) continue;
    if (isCue(verb.text, cues.light) && (verbs.find(word.text) !== null || patternsOf(acts, word.text).length > 0)) {
      const { rel, head, feats } = verb;
      for (const inner of words)
        if (inner.head === at - 1 && inner.upos === "NOUN" && ["amod", "compound"].includes(inner.rel))
          inner.rel = "obj";
      for (const other of words) if (other.head === at) other.head = at - 1;
      Object.assign(word, { upos: "VERB", rel, head, feats });
      Object.assign(verb, { upos: "AUX", rel: "aux", head: at - 1 });
      continue;
    }
    // `कपड़े तह करती`: what stands before such a noun is what it is done to.
    const [thing] = words.flatMap((other, place) => (other.head === at - 1 && place === at - 2 ? [other] : []));
    if (!isCue(verb.text, cues.making) || thing?.upos !== "NOUN" || nouns.find(thing.text) === null) continue;
    for (const [place, other] of words.entries()) if (other.head === at - 1 && place < at - 2) other.head = at - 2;
    Object.assign(thing, { rel: "obj", head: at });
    Object.assign(word, { rel: "compound", head: at });
  }
}

/** `उसके पास दो बंदर`: where a pronoun has a word of place, it owns nothing. */
function giveOwners(words: Word[], { owner_ties: [owned_by] }: Cues): void {
  for (const [at, word] of words.entries()) {
    const tie = words[at + 1];
    const owned = words[word.head];
    const isTied = tie?.upos === "ADP" && tie.head === at && tie.text !== owned_by;
    if (word.upos !== "PRON" || word.rel !== "nmod:poss" || !isTied || owned === undefined || owned.head < 0) continue;
    Object.assign(word, { rel: "obl", head: owned.head });
  }
}
