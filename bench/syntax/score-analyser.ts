import { analyseWith, type Word } from "#lib/planning/coverage/syntax/analyse.ts";
import type { Analyser } from "#lib/planning/coverage/syntax/model-file.ts";
import { parse } from "#lib/planning/coverage/syntax/parse.ts";
import { featureNames, tag } from "#lib/planning/coverage/syntax/tag.ts";
import type { TreeSentence, TreeWord } from "./treebank.ts";

/** How often something was found, was there, and was both. */
class Tally {
  found = 0;
  there = 0;
  both = 0;
  get f1(): number {
    return (200 * this.both) / Math.max(1, this.found + this.there);
  }
}

const clauseRels = new Set(["root", "advcl", "acl", "acl:relcl", "ccomp", "xcomp", "parataxis"]);
type Node = Pick<TreeWord, "upos" | "head" | "rel">;

function isClauseHead(word: Node, words: readonly Node[]): boolean {
  if (clauseRels.has(word.rel)) return true;
  const isVerb = (node: Node | undefined) => node?.upos === verb || node?.upos === auxiliary;
  return word.rel === "conj" && isVerb(word) && word.head >= 0 && words[word.head] !== undefined;
}
const verb = 15;
const auxiliary = 3;

/** Scores on the treebank's own words, and on the words found in the plain text. */
export function scoreAnalyser(analyser: Analyser, sentences: readonly TreeSentence[]): Record<string, number> {
  const [tokens, clauses, nsubj, obj] = [new Tally(), new Tally(), new Tally(), new Tally()];
  let [words, upos, feats, heads, labelled] = [0, 0, 0, 0, 0];
  for (const sentence of sentences) {
    const texts = sentence.words.map((word) => word.text);
    const tagged = tag(texts, analyser.tagger);
    const tree = parse(texts, tagged, analyser.parser);
    const guess = tagged.map((word, at): Node => ({
      upos: word.upos,
      head: tree[at]?.head ?? -1,
      rel: tree[at]?.rel ?? "",
    }));
    for (const [at, word] of sentence.words.entries()) {
      const own = guess[at] as Node;
      words++;
      if (own.upos === word.upos) upos++;
      if (featureNames.every((name) => (tagged[at]?.feats[name] ?? "") === (word.feats[name] ?? ""))) feats++;
      if (own.head === word.head) heads++;
      if (own.head === word.head && own.rel === word.rel) labelled++;
      const there = isClauseHead(word, sentence.words);
      const found = isClauseHead(own, guess);
      if (there) clauses.there++;
      if (found) clauses.found++;
      if (there && found) clauses.both++;
      for (const [tally, rel] of [
        [nsubj, "nsubj"],
        [obj, "obj"],
      ] as const) {
        if (word.rel === rel) tally.there++;
        if (own.rel === rel) tally.found++;
        if (own.rel === rel && word.rel === rel && own.head === word.head) tally.both++;
      }
    }
    const gold = new Set(sentence.words.map((word) => `${word.start} ${word.start + word.text.length}`));
    const cut = analyseWith(analyser, sentence.text).flatMap((each): Word[] => each.words);
    tokens.there += gold.size;
    tokens.found += cut.length;
    for (const word of cut) if (gold.has(`${word.start} ${word.end}`)) tokens.both++;
  }
  const part = (count: number) => (100 * count) / Math.max(1, words);
  return {
    words,
    tokens: tokens.f1,
    UPOS: part(upos),
    features: part(feats),
    UAS: part(heads),
    LAS: part(labelled),
    "clause heads": clauses.f1,
    nsubj: nsubj.f1,
    obj: obj.f1,
  };
}
