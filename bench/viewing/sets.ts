import { readFileSync } from "node:fs";

/** An act that a sentence tells, with what somebody who understood it may say and what would be wrong. */
export interface ActEntry {
  id: string;
  act: string;
  accept: string[];
  wrong: string[];
  sentences: string[];
}

/** A sentence of somebody somewhere with something, with what can be checked in its pictures. */
export interface PlaceEntry {
  id: string;
  language: string;
  sentence: string;
  english: string;
  claims: { what: string; kind: "who" | "where" | "with" }[];
}

/** One film to draw. */
export interface FilmAsked {
  id: string;
  sentence: string;
}

export const readSet = (file: string): (ActEntry | PlaceEntry)[] =>
  JSON.parse(readFileSync(file, "utf8")) as (ActEntry | PlaceEntry)[];

export const isAct = (entry: ActEntry | PlaceEntry): entry is ActEntry => "sentences" in entry;

/** The films that a set asks for: one of each sentence, `g01-1` and `g01-2` where an act has two. */
export const filmsOf = (set: readonly (ActEntry | PlaceEntry)[]): FilmAsked[] =>
  set.flatMap((entry) =>
    isAct(entry)
      ? entry.sentences.map((sentence, at) => ({ id: `${entry.id}-${at + 1}`, sentence }))
      : [{ id: entry.id, sentence: entry.sentence }],
  );

/** Numbers from 0 to 1 that a word fixes: the same word, the same numbers. */
export const chances = (word: string): (() => number) => {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** The same list in an order that a word fixes. */
export const shuffled = <T>(list: readonly T[], word: string): T[] => {
  const chance = chances(word);
  return list
    .map((each) => ({ each, at: chance() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ each }) => each);
};
