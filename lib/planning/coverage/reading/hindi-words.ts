import { isCue, type Cues } from "#lib/planning/coverage/cue.ts";
import type { Word } from "#lib/planning/coverage/syntax/analyse.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { isWornName } from "#lib/planning/looks/seen-on.ts";
import { isTradeName } from "#lib/planning/looks/trade-names.ts";

/** Hindi words whose neighbours leave no doubt of what they are: colours and numbers, nouns before a postposition, clothes that somebody has on. */

export interface Asked {
  isPerson: (text: string) => boolean;
  isLiving: (text: string) => boolean;
  isThing: (text: string) => boolean;
}

export function askedOf({ nouns, grammar }: LanguageTable): Asked {
  const formsOf = (text: string): string[] => [
    text,
    ...grammar.singular.flatMap(([ending, own]) =>
      ending.startsWith("-") && text.endsWith(ending.slice(1)) ? [text.slice(0, 1 - ending.length) + own] : [],
    ),
  ];
  const isPerson = (text: string): boolean => nouns.find(text)?.kind === "person" || isTradeName(text, "hi");
  return {
    isPerson,
    isLiving: (text) => isPerson(text) || nouns.find(text)?.kind === "animal",
    isThing: (text) => isWornName(text, "hi") || formsOf(text).some((form) => nouns.find(form) !== null),
  };
}

/** The words of a sentence, those mended that were taken for something else. */
export function mendHindiWords(words: Word[], table: LanguageTable): void {
  const asked = askedOf(table);
  const { isPerson, isThing } = asked;
  const { cues } = table.grammar;
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    // `झूले पर`, `पालने में`: what a postposition ties is a noun where the tables have it as one.
    const isTied =
      next?.upos === "ADP" &&
      isCue(next.text, cues.ties) &&
      (!isCue(word.text, cues.infinitives) || isCue(next.text, cues.in_or_on));
    const isOther = word.upos === "VERB" || word.upos === "AUX" || word.upos === "ADV";
    if (isOther && isTied && word.head >= 0 && isThing(word.text)) {
      Object.assign(word, { upos: "NOUN", rel: "obl", feats: {} } satisfies Partial<Word>);
      for (const [place, other] of words.entries())
        if (other.head === at && place !== at + 1 && other.upos !== "ADP") other.head = word.head;
      if (next !== undefined) Object.assign(next, { rel: "case", head: at } satisfies Partial<Word>);
    }
    const before = words[at - 1];
    // `घड़ा लिए`: without के in front it is what somebody does with it.
    if (word.upos === "ADP" && isCue(word.text, cues.carrying) && before?.upos === "NOUN") {
      const object = words.findLastIndex(({ upos }, place) => place < at && upos === "NOUN");
      const owner = words.findIndex((other, place) => place > at && isPerson(other.text));
      const head = owner >= 0 ? owner : words.findIndex((other) => other.head < 0);
      Object.assign(word, { upos: "VERB", rel: owner >= 0 ? "acl" : "advcl", head } satisfies Partial<Word>);
      Object.assign(words[object] as Word, { rel: "obj", head: at } satisfies Partial<Word>);
      const [spot, onto] = [words[object - 2], words[object - 1]];
      if (onto?.upos === "ADP" && onto.head === object - 2 && spot?.upos === "NOUN") spot.head = at;
    }
  }
  mendQualities(words, table, isThing);
  mendAged(words, isPerson, cues);
  giveSellers(words, table);
  giveChains(words, table);
  giveStates(words, table);
  tiePlaces(words, asked, cues);
  giveClothes(words, isThing, cues);
}

const isNoun = (word: Word | undefined): boolean => word?.upos === "NOUN" || word?.upos === "PROPN";

/** `हरा स्वेटर`, `पाँच भेड़ें`: a colour or a number before a noun says how or how many. */
function mendQualities(words: Word[], { grammar }: LanguageTable, isThing: (text: string) => boolean): void {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (next === undefined || !(next.upos === "NOUN" || isThing(next.text))) continue;
    const isColour = grammar.colours.includes(word.text);
    const isNumber = word.text in grammar.numbers;
    const isTied = word.head > at && (word.rel === "amod" || word.rel === "nummod");
    // `तीन मज़दूर कंबल ओढ़े`: a number counts who stands behind it, and no deed.
    const isOfNoun = isTied && isNoun(words[word.head]);
    if (!(isColour && !(isTied && word.upos === "ADJ")) && !(isNumber && !(isOfNoun && word.upos === "NUM"))) continue;
    if (word.head < 0) giveRoot(words, at);
    for (const other of words) if (other.head === at) other.head = word.head;
    Object.assign(word, isColour ? { upos: "ADJ", rel: "amod" } : { upos: "NUM", rel: "nummod" }, {
      head: at + 1,
      feats: {},
    });
  }
}

/** `बूढ़ी औरत`: what tells how old somebody is stands with who is named right behind it. */
function mendAged(words: Word[], isPerson: (text: string) => boolean, { aged }: Cues): void {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (next === undefined || word.head < 0 || !isCue(word.text, aged) || !isPerson(next.text)) continue;
    if (next.upos !== "NOUN" && next.upos !== "PROPN") continue;
    if (next.head === at) Object.assign(next, { head: word.head, rel: word.rel });
    for (const other of words) if (other.head === at) other.head = at + 1;
    Object.assign(word, { upos: "ADJ", rel: "amod", head: at + 1, feats: {} });
  }
}

/** `गुब्बारे वाला`: who is called after what they sell. */
function giveSellers(words: Word[], { nouns }: LanguageTable): void {
  for (const [at, word] of words.entries()) {
    const goods = words[at - 1];
    if (goods === undefined || goods.head < 0 || nouns.find(`${goods.text} ${word.text}`)?.kind !== "person") continue;
    const { head, rel } = goods;
    for (const other of words) if (other.head === at - 1) other.head = at;
    Object.assign(word, { upos: "NOUN", rel: rel === "obl" ? "nsubj" : rel, head, feats: {} });
    Object.assign(goods, { rel: "compound", head: at });
  }
}

/** `गिरकर टूट गया`: of two deeds one after the other the second is told. */
function giveChains(words: Word[], { verbs, grammar: { cues } }: LanguageTable): void {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    const isChain =
      isCue(word.text, cues.having_done) && word.upos === "VERB" && next?.head === at && next.rel.startsWith("aux");
    if (
      next === undefined ||
      !isChain ||
      isCue(word.text, cues.about) ||
      isCue(next.text, [...cues.light, ...cues.light_after_deeds]) ||
      verbs.find(next.text) === null
    )
      continue;
    for (const [place, other] of words.entries()) if (other.head === at && place > at + 1) other.head = at + 1;
    Object.assign(next, { upos: "VERB", rel: "conj", head: at });
  }
}

/** `ठेले के पीछे खड़ा है`: what somebody is seen to have done, before the word that only says that they are, is the verb. */
function giveStates(words: Word[], { verbs, nouns, grammar: { cues, be } }: LanguageTable): void {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    const isState =
      word.head === at + 1 && isCue(word.text, cues.done) && (word.upos === "ADJ" || word.upos === "NOUN");
    if (next === undefined || !isState || !be.includes(next.text) || words[at + 2]?.upos === "AUX") continue;
    if (!["compound", "obj", "xcomp"].includes(word.rel) || verbs.find(word.text) === null) continue;
    if (nouns.find(word.text) !== null) continue;
    const { head, rel } = next;
    for (const other of words) if (other.head === at + 1) other.head = at;
    Object.assign(word, { upos: "VERB", rel, head, feats: {} });
    Object.assign(next, { upos: "AUX", rel: "aux", head: at });
  }
}

/** What a word was taken for that is no verb, the last verb of the sentence is. */
function giveRoot(words: Word[], from: number): void {
  const verb = words.findLastIndex(({ upos }, place) => upos === "VERB" && place > from);
  if (verb < 0) return;
  for (const other of words) if (other.head === from) other.head = verb;
  Object.assign(words[from] as Word, { head: verb });
  Object.assign(words[verb] as Word, { head: -1, rel: "root" });
}

/** `पलंग के बगल में`, `समुद्र किनारे`, `माँ पास बैठी है`: words of place tie the noun before के, and nothing without it. */
function tiePlaces(words: Word[], { isPerson, isLiving }: Asked, cues: Cues): void {
  const root = words.findIndex(({ head }) => head < 0);
  for (const [at, word] of words.entries()) {
    const [before, tie] = [words[at - 1], words[at + 1]];
    if (before === undefined || !isCue(word.text, cues.place_words) || word.head < 0) continue;
    const isOwned = isCue(before.text, cues.owner_ties);
    const noun = isOwned ? before.head : at - 1;
    const hasNoun = words[noun]?.upos === "NOUN" && noun < at;
    // `और पास में एक बकरी`: what nothing owns only says where.
    const isAlone = !isOwned && !isCue(word.text, cues.bare_place_words) && !(hasNoun && word.upos === "ADP");
    if (isAlone && word.upos === "NOUN" && isCue(tie?.text, cues.in_or_on) && tie?.head === at) {
      Object.assign(word, { upos: "ADV", rel: "advmod" } satisfies Partial<Word>);
      continue;
    }
    if (!hasNoun) continue;
    if (
      word.upos === "NOUN" ||
      word.upos === "PRON" ||
      (word.upos !== "ADP" && isCue(word.text, cues.bare_place_words))
    ) {
      if (!isOwned && !isCue(word.text, cues.bare_place_words)) continue;
      const above = word.head === noun || words[word.head]?.upos === "NOUN" ? root : word.head;
      for (const [place, other] of words.entries()) if (other.head === at && place !== noun) other.head = noun;
      Object.assign(words[noun] as Word, { rel: "obl", head: above });
      Object.assign(word, { upos: "ADP", rel: "case", head: noun });
      if (tie?.upos === "ADP") Object.assign(tie, { rel: "case", head: noun });
    } else if (word.upos === "ADP" && !isOwned && isPerson(before.text)) {
      Object.assign(word, { upos: "ADV", rel: "advmod", head: before.head < 0 ? root : before.head });
    }
  }
  // `खिड़की पर बिल्ली बैठी है`: what a word of place ties does nothing.
  for (const [at, word] of words.entries()) {
    const tie = words[at + 1];
    const isWhere = tie?.upos === "ADP" && tie.head === at && isCue(tie.text, cues.in_or_on);
    if (word.upos === "NOUN" && isWhere && (word.rel === "nsubj" || word.rel === "obj")) word.rel = "obl";
  }
  for (const [at, word] of words.entries()) {
    const isTied = words.some(({ head, upos }, place) => head === at && upos === "ADP" && place > at);
    const above = words[word.head];
    const hasDoer = words.some(({ head, rel, text }) => head === word.head && rel === "nsubj" && isLiving(text));
    // Somebody that something is done to is marked with को.
    const isBare = word.rel === "obl" || (word.rel === "obj" && (above?.rel === "root" || above?.rel === "conj"));
    if (word.upos === "NOUN" && isBare && !isTied && isLiving(word.text) && above?.upos !== "NOUN" && !hasDoer)
      word.rel = "nsubj";
  }
}

/** `नीली जर्सी पहने खिलाड़ी`: what stands before a participle of wearing is what is worn. */
function giveClothes(words: Word[], isThing: (text: string) => boolean, { wearing }: Cues): void {
  for (const [at, word] of words.entries()) {
    const cloth = words[at - 1];
    if (!isCue(word.text, wearing) || cloth === undefined || !isThing(cloth.text) || word.head < 0) continue;
    if (cloth.head < 0) continue;
    for (const [place, other] of words.entries())
      if (place < at - 1 && at - place <= 3 && ["ADJ", "ADV", "DET"].includes(other.upos) && other.head !== at - 1) {
        const isNext = words.slice(place + 1, at - 1).every(({ upos }) => upos === "ADJ" || upos === "DET");
        if (isNext && other.head >= 0) Object.assign(other, { upos: "ADJ", rel: "amod", head: at - 1 });
      }
    Object.assign(cloth, { upos: "NOUN", rel: "obj", head: at });
  }
}
