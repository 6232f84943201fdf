import { isDenied } from "#lib/places/grounds.ts";
import {
  beardTable,
  carriedTable,
  cutTable,
  garmentTable,
  hatTable,
  hairTable,
  markWords,
  traitTable,
} from "./look-tables.ts";
import { looksFirst, whose, type Span } from "./whose.ts";
import { longest, saidAt, type Said, type WordsByLanguage } from "./words-said.ts";

/** What a sentence tells of how one of its people looks, and what it says that they do without. */
export interface Told {
  text: string;
  lacks: string;
}

/** Letters after a name in which a sentence still tells what somebody looks like. */
const reach = 70;
/** Letters behind a look that still say how it is worn. */
const tail = 3;

const inTable = (table: readonly { words: WordsByLanguage }[], text: string, language: string): Said[] =>
  table.flatMap(({ words }) => saidAt(words, text, language));
const marks = ["glasses", "dark_glasses", "moustache", "freckles", "sooty", "torn"] as const;

/** Everything that is worn, with its place in a text. */
const clothesIn = (text: string, language: string): Said[] =>
  longest([...inTable(garmentTable, text, language), ...inTable(hatTable, text, language)]);

const looksIn = (text: string, language: string): Said[] =>
  longest([
    ...clothesIn(text, language),
    ...[beardTable, cutTable, traitTable("build"), traitTable("age")].flatMap((table) =>
      inTable(table, text, language),
    ),
    ...hairTable.flatMap(({ alone }) => saidAt(alone, text, language)),
    ...marks.flatMap((mark) => saidAt(markWords(mark), text, language)),
  ]).toSorted((a, b) => a.start - b.start);

const blank = (text: string, { start, end }: Span): string =>
  text.slice(0, start) + " ".repeat(end - start) + text.slice(end);

/** Whose each of some looks is; one that stands right before another is of whoever has that: `破れたコートの老人`. */
function ownersOf(text: string, language: string, looks: readonly Said[], people: readonly Span[]): (number | null)[] {
  const owners: (number | null)[] = [];
  for (const [at, look] of [...looks.entries()].toReversed()) {
    const next = looks[at + 1];
    const isBefore = next !== undefined && next.start === look.end;
    owners[at] = (isBefore ? owners[at + 1] : null) ?? whose(text, language, look, people);
  }
  return owners;
}

/** Of a language that tells it before the name: each look with the words before it, up to another look or a joint. */
function chunksOf(text: string, language: string, people: readonly Span[]): string[][] {
  const chunks = people.map((): string[] => []);
  let last = 0;
  const looks = looksIn(text, language);
  const owners = ownersOf(text, language, looks, people);
  for (const [at, look] of looks.entries()) {
    const owner = owners[at] ?? null;
    const named = people.findLast(({ end }) => end <= look.start)?.end ?? 0;
    const joint = Math.max(...["、", "，", ",", "。"].map((sign) => text.lastIndexOf(sign, look.start) + 1));
    const follows = at > 0 && owner === owners[at - 1] && look.start === last;
    const from = Math.max(last, named, joint);
    const another = people.find(({ start }) => start >= look.end)?.start ?? Infinity;
    const chunk = text.slice(from, Math.min(look.end + tail, Math.max(look.end, another)));
    if (owner !== null) {
      // `破れたコート` is one phrase, not two.
      if (follows) chunks[owner]?.push(`${(chunks[owner]?.pop() ?? "").slice(0, -tail)}${chunk}`);
      else chunks[owner]?.push(chunk);
    }
    last = look.end;
  }
  return chunks;
}

/** What is worn or carried and named in a text only to be kept out. */
const refusedIn = (low: string, language: string): Said[] =>
  [...clothesIn(low, language), ...inTable(carriedTable, low, language)].filter((span) =>
    isDenied(low, span, language),
  );

/** The names of what a text says that somebody does without; empty where it says nothing of it. */
export function lacksIn(text: string, language: string): string {
  const low = text.toLowerCase();
  return refusedIn(low, language)
    .map(({ start, end }) => low.slice(start, end))
    .join("; ");
}

/** A text in lower case without what it only names to keep it out. */
export function withoutLacks(text: string, language: string): string {
  const low = text.toLowerCase();
  return refusedIn(low, language).reduce(blank, low);
}

/** What `text` tells of each of those who are named in it, in their order. */
export function toldOfEach(text: string, language: string, people: readonly Span[]): Told[] {
  const kept = withoutLacks(text, language);
  const lacks = lacksIn(text, language);
  if (looksFirst(language))
    return chunksOf(kept, language, people).map((chunks) => ({ text: chunks.join("; "), lacks }));
  const clothes = clothesIn(kept, language);
  return people.map((who, at) => {
    // What is sold, sewn or folded is worn by nobody.
    const own = clothes
      .filter((span) => span.end > who.end && whose(kept, language, span, people) !== at)
      .reduce(blank, kept);
    const next = people[at + 1]?.start ?? Infinity;
    return { text: own.slice(who.start, Math.min(who.end + reach, next)), lacks };
  });
}
