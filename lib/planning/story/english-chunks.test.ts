import { describe, expect, test } from "vitest";
import { chunksOf } from "./english-chunks.ts";
import { clauseAt, nounPhraseAt } from "./english-clause.ts";

const nouns = (text: string): string[] =>
  chunksOf(text).flatMap(({ kind, text: words }) => (kind === "noun" ? [words] : []));

describe("noun phrases", () => {
  test.each([
    ["a dead man's notebook lies on the wet floor", ["a dead man's notebook", "the wet floor"]],
    ["a hermit crab swaps its shell for a teacup", ["a hermit crab", "its shell", "a teacup"]],
    ["a lush, green valley under the old moon", ["a lush, green valley", "the old moon"]],
    ["six linen coats, one mirror", ["six linen coats", "one mirror"]],
    ["a goat wearing headphones", ["a goat", "headphones"]],
  ])("%s", (text, wanted) => {
    expect(nouns(text)).toEqual(wanted);
  });
});

describe("clauses", () => {
  const longest = (text: string, verb: string): string | null => {
    const clause = clauseAt(text, text.indexOf(verb));
    return clause === null ? null : text.slice(clause.start, clause.ends.at(-1));
  };

  test("a clause has its subject and its object", () => {
    expect(longest("A lighthouse keeper finds a bottle, and nobody comes", "finds")).toBe(
      "A lighthouse keeper finds a bottle",
    );
    expect(longest("the oven breaks at noon and the street brings bread", "breaks")).toBe("the oven breaks at noon");
  });

  test("it ends at a joint, never on an article or a preposition", () => {
    const text = "I have been waiting for a while and the train is late";
    const clause = clauseAt(text, text.indexOf("waiting"));
    for (const end of clause?.ends ?? []) expect(text.slice(0, end)).not.toMatch(/\b(?:a|the|for|of)$/);
  });

  test("a noun phrase takes what belongs to it", () => {
    expect(nounPhraseAt("a message in a bottle, a storm", 0)).toBe("a message in a bottle");
  });
});
