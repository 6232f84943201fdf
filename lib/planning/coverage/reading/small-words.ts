import type { GrammarTable } from "#lib/planning/coverage/table-schema.ts";
import { links, type Link, type WordTag } from "./token.ts";

export interface SmallWord {
  tag: WordTag;
  link: Link | null;
}

/** The grammar's words of one language by form, the longest ones of several words included. */
export interface SmallWords {
  find(word: string): SmallWord | null;
  most_words: number;
}

const kept = new WeakMap<GrammarTable, SmallWords>();

/** What each small word is; where one is several things, the earlier rule here wins. */
export function smallWordsOf(grammar: GrammarTable): SmallWords {
  const known = kept.get(grammar);
  if (known !== undefined) return known;
  const words = new Map<string, SmallWord>();
  const put = (list: readonly string[], tag: WordTag, link: Link | null = null) => {
    for (const word of list) if (!words.has(word.toLowerCase())) words.set(word.toLowerCase(), { tag, link });
  };
  put([...grammar.indefinite, ...grammar.definite, ...grammar.classifiers], "det");
  put(grammar.not, "not");
  put(grammar.be, "be");
  put(grammar.have, "have");
  put(grammar.can, "aux");
  put(Object.keys(grammar.numbers), "num");
  // `her` is both; before a noun it is a possessive, which the tagger settles.
  put(grammar.possessives, "poss");
  put(Object.keys(grammar.subject_pronouns), "pron");
  put(Object.keys(grammar.object_pronouns), "object_pron");
  put(grammar.who, "who", "who");
  put(grammar.to, "to", "to");
  for (const link of links) put(grammar[link], "conj", link);
  put(grammar.that, "that");
  for (const [key, list] of Object.entries(grammar.prep)) if (key !== "hoped") put(list, "prep");
  put(Object.values(grammar.marks).flat(), "prep");
  put(grammar.than, "prep");
  put(grammar.adverbs, "adv");
  const most_words = Math.max(1, ...[...words.keys()].map((word) => word.split(" ").length));
  const found = { find: (word: string) => words.get(word) ?? null, most_words };
  kept.set(grammar, found);
  return found;
}
