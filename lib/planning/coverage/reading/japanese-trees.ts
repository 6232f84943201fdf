import type { Sentence, Word } from "#lib/planning/coverage/syntax/analyse.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { baseRel } from "./tree.ts";

/**
 * Japanese trees where the particles leave no doubt: what something is done to (`鼻を`) hangs on a verb, whatever the word
 * looks like, and a count behind its noun (`客が二人ベンチに`) is no part of the name that follows.
 */
export function withJapaneseHeads(sentence: Sentence, { grammar, nouns }: LanguageTable): Sentence {
  const words = sentence.words.map((word) => ({ ...word }));
  const ties = (at: number): string[] =>
    words.flatMap(({ head, rel, text }) => (head === at && rel.startsWith("case") ? [text] : []));
  const objects = grammar.marks["object"] ?? [];
  for (const [at, word] of words.entries()) {
    const isKana = /\p{sc=Hiragana}$/u.test(word.text);
    const isNoun = (word.upos === "NOUN" || word.upos === "ADJ" || word.upos === "ADV") && ties(at).length === 0;
    const hasObject = words.some(
      ({ head }, place) => head === at && place < at && ties(place).some((tie) => objects.includes(tie)),
    );
    // `考え込む`: what ends as only verbs do, and has somebody do it.
    const isDone = /\p{sc=Han}.*[うくぐすつぬぶむる]$/u.test(word.text) && nouns.find(word.text) === null;
    const hasDoer = words.some(({ head, rel }) => head === at && rel === "nsubj");
    if (isKana && isNoun && (hasObject || (isDone && hasDoer && word.head < 0)))
      Object.assign(word, { upos: "VERB", feats: {} });
  }
  for (const [at, word] of words.entries()) {
    const [before, next] = [words[at - 1], words[word.head]];
    const isCount = `${word.text}の` in grammar.numbers;
    const isPart = baseRel(word) === "compound" && word.head === at + 1 && next?.upos === "NOUN";
    if (isCount && isPart && before?.upos === "ADP" && next !== undefined && next.head >= 0)
      Object.assign(word, { rel: "advmod", head: next.head } satisfies Partial<Word>);
  }
  return { ...sentence, words };
}
