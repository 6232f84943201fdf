import type { Garment, Worn } from "#lib/contract/looks.ts";
import { colourTable, garmentTable, markWords, printTable } from "./look-tables.ts";
import { longest, saidAt, type WordsByLanguage } from "./words-said.ts";

type Span = { start: number; end: number };

/** A text in which words of looks are looked for: lower case, with its language. */
export interface LookText {
  text: string;
  language: string;
}

/** The part of a text between two joints of a sentence around a place in it. */
function phraseAround({ text, language }: LookText, { start, end }: Span): Span {
  const joints = [
    ...saidAt(markWords("breaks"), text, language),
    ...[...text.matchAll(/[,;.·、。，；]/gu)].map(({ index }) => ({ start: index, end: index + 1 })),
  ];
  return {
    start: Math.max(0, ...joints.filter((joint) => joint.end <= start).map((joint) => joint.end)),
    end: Math.min(text.length, ...joints.filter((joint) => joint.start >= end).map((joint) => joint.start)),
  };
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const mixed = (hex: string, other: readonly number[], share: number): string =>
  `#${channels(hex)
    .map((value, at) =>
      Math.round(value + ((other[at] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** The colour that a text gives to what stands at a place in it: the nearest before it in its phrase, else after it. */
export function colourSaid(told: LookText, at: Span): string | null {
  const { start, end } = phraseAround(told, at);
  const found = longest(
    colourTable.flatMap(({ hex, words }) => saidAt(words, told.text, told.language).map((span) => ({ hex, ...span }))),
  ).filter((each) => each.start >= start && each.end <= end);
  const colour = found.filter((each) => each.end <= at.end).toSorted((a, b) => b.end - a.end)[0] ?? found[0];
  if (colour === undefined) return null;
  const is = (mark: "dark" | "light") =>
    saidAt(markWords(mark), told.text, told.language).some(
      (each) => each.end <= colour.start && colour.start - each.end < 3,
    );
  return is("dark")
    ? mixed(colour.hex, [14, 14, 24], 0.42)
    : is("light")
      ? mixed(colour.hex, [240, 236, 228], 0.45)
      : colour.hex;
}

/** Letters before and behind a garment in which its print and its state are told. */
const furthestBefore = 22;
const furthestBehind = 20;

/** Whether words stand in the phrase of what stands at a place of a text. */
function isSaidOf(words: WordsByLanguage, told: LookText, at: Span): boolean {
  const { start, end } = phraseAround(told, at);
  return saidAt(words, told.text, told.language).some(
    (each) =>
      each.start >= Math.max(start, at.start - furthestBefore) && each.end <= Math.min(end, at.end + furthestBehind),
  );
}

/** The garments that a text names, in the order in which they are put on, each with its colour where one is said. */
export function clothesSaid(told: LookText): Worn[] {
  const found = longest(
    garmentTable.flatMap(({ id, words }) =>
      saidAt(words, told.text, told.language).map((span) => ({ is: id, ...span })),
    ),
  );
  const order = (is: Garment) => garmentTable.findIndex(({ id }) => id === is);
  return [...new Set(found.map(({ is }) => is))]
    .toSorted((a, b) => order(a) - order(b))
    .map((is) => {
      const places = found.filter((each) => each.is === is);
      const colours = places.map((each) => colourSaid(told, each));
      const print = printTable.find(({ words }) => places.some((each) => isSaidOf(words, told, each)))?.id;
      const isTorn = places.some((each) => isSaidOf(markWords("torn"), told, each));
      return {
        is,
        colour: colours.find((colour) => colour !== null) ?? null,
        ...(print === undefined ? {} : { print }),
        ...(isTorn ? { torn: true as const } : {}),
      };
    });
}
