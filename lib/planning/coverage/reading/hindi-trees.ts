import type { Sentence } from "#lib/planning/coverage/syntax/analyse.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { isTradeName } from "#lib/planning/looks/trade-names.ts";
import { baseRel } from "./tree.ts";

/** Words that tie a garment or a mark before them to whoever is named behind them. */
const having = new Set(["वाला", "वाली", "वाले"]);

/**
 * Hindi trees where the order of the words leaves no doubt: somebody right before a thing of another name is no part of
 * that name (`ड्राइवर स्टील के गिलास से`), and what somebody has on (`पगड़ी वाला`) does nothing by itself.
 */
export function withHindiHeads(sentence: Sentence, table: LanguageTable): Sentence {
  const words = sentence.words.map((word) => ({ ...word }));
  const isPerson = (text: string): boolean => table.nouns.find(text)?.kind === "person" || isTradeName(text, "hi");
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
    const isPart = word.upos === "NOUN" && baseRel(word) === "compound" && head?.upos === "NOUN" && word.head > at;
    if (!isPart || verb < 0 || !isPerson(word.text) || isPerson(head.text)) continue;
    // Of what hung on the thing, all before somebody is somebody's.
    for (const [place, other] of words.entries()) if (place < at && other.head === word.head) other.head = at;
    Object.assign(word, { rel: "nsubj", head: verb });
  }
  for (const [at, word] of words.entries()) {
    const isHad = words.some((tie) => tie.head === at && having.has(tie.text));
    const owner = words.findIndex((other, place) => place > at && other.upos === "NOUN" && isPerson(other.text));
    const isNear = owner > at && owner - at <= 4;
    if (word.upos === "NOUN" && isHad && isNear && !isPerson(word.text))
      Object.assign(word, { rel: "nmod", head: owner });
  }
  return { ...sentence, words };
}
