import type { NounRow } from "#lib/planning/coverage/table-schema.ts";
import type { VerbEntry } from "#lib/planning/coverage/tables.ts";
import type { Word } from "./split-words.ts";

export type WordTag =
  | "noun"
  | "name"
  | "verb"
  | "adj"
  | "adv"
  | "det"
  | "poss"
  | "num"
  | "prep"
  | "pron"
  | "object_pron"
  | "conj"
  | "who"
  | "that"
  | "not"
  | "aux"
  | "be"
  | "have"
  | "to"
  | "stop"
  | "pause";

/** What a clause is to the one before it. */
export const links = [
  "and",
  "but",
  "because",
  "so",
  "when",
  "until",
  "while",
  "before",
  "after",
  "if",
  "to",
  "who",
  "as",
] as const;
export type Link = (typeof links)[number];

/** One word, or several that count as one, with where it stands in the story. */
export interface Token {
  text: string;
  low: string;
  start: number;
  end: number;
  tag: WordTag;
  /** Base form of a verb or a noun. */
  base: string;
  verb: VerbEntry | null;
  noun: NounRow | null;
  /** Form of a verb: finite, participle (-ing), past, or base. */
  form: "finite" | "ing" | "past" | "base" | null;
  plural: boolean;
  link: Link | null;
  /** Inflection behind the listed form, of languages that negate in it. */
  tail: string;
}

/** A word of which nothing is known yet. */
export const unread = (word: Word): Token => ({
  text: word.text,
  low: word.text.toLowerCase().replaceAll("’", "'").replaceAll(/\s+/gu, " "),
  start: word.start,
  end: word.end,
  tag: "noun",
  base: word.text.toLowerCase(),
  verb: null,
  noun: null,
  form: null,
  plural: false,
  link: null,
  tail: "",
});

/** A noun phrase. */
export interface Phrase {
  text: string;
  /** Without article, possessive and what hangs on it: `old watchmaker`. */
  core: string;
  head: string;
  article: string | null;
  /** How it is determined: newly named, known, somebody's, bare, or a pronoun. */
  by: "a" | "the" | "own" | "bare" | "pronoun" | "number";
  noun: NounRow | null;
  plural: boolean;
  count: number;
  named: boolean;
  /** The name that it is given outright. */
  called: string | null;
  /** Of `a grandfather and his grandson`: each of them. */
  parts: Phrase[];
  start: number;
  end: number;
}

/** A preposition (or particle) with its phrase. */
export interface Adjunct {
  text: string;
  prep: string;
  phrase: Phrase | null;
  start: number;
  end: number;
}

/** One verb with what belongs to it. */
export interface Clause {
  link: Link | null;
  /** Verbatim, with its conjunction. */
  quote: string;
  start: number;
  end: number;
  subject: Phrase | null;
  /** True where the subject was taken over from a clause before. */
  subject_dropped: boolean;
  verb: Token | null;
  /** Text from the verb group to the end of the clause. */
  predicate: string;
  verb_end: number;
  object: Phrase | null;
  adjuncts: Adjunct[];
  negated: boolean;
  passive: boolean;
  /** The verb that helps it: `wants to`, `refuses to`. */
  helper: Token["verb"];
  /** Wanted or possible, not done: after `to`, `want to`, `if`, `could`. */
  hoped: boolean;
}
