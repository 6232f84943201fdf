import type { PersonLooks } from "#lib/contract/looks.ts";
import { colourSaid, type LookText } from "./clothes-said.ts";
import { cutTable, hairTable, hatTable, markWords, type Trade } from "./look-tables.ts";
import { named, says } from "./named-in.ts";
import { saidAt, type WordsByLanguage } from "./words-said.ts";

/** A text without what is named in it of a table: the colour of a ribbon in the hair is not that of the hair. */
const without = (table: readonly { words: WordsByLanguage }[], { text, language }: LookText): LookText => ({
  text: table
    .flatMap(({ words }) => saidAt(words, text, language))
    .reduce((rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end), text),
  language,
});

/** The colour that words give to hair. */
export function hairColour(told: LookText): string | null {
  const all = without(hatTable, told);
  const near = saidAt(markWords("hair"), all.text, all.language);
  const beside = hairTable.find(({ hair }) =>
    saidAt(hair, all.text, all.language).some((colour) =>
      near.some(
        (word) =>
          (word.start >= colour.end && word.start - colour.end < 14) ||
          (colour.start >= word.end && colour.start - word.end < 5),
      ),
    ),
  );
  return beside?.hex ?? hairTable.find(({ alone }) => says(alone, all))?.hex ?? null;
}

const shutIn: ReadonlySet<string> = new Set(["space", "knight", "kabuto", "diving", "veiled", "hijab", "wimple"]);

/** The hat that is told of somebody, that of their trade where its name fits as well, else what the trade wears. */
export function hatOf(
  { all, ordered, lacks }: Record<"all" | "ordered" | "lacks", LookText>,
  trade: Trade | undefined,
): PersonLooks["hat"] {
  if (named(hatTable, lacks) !== undefined) return null;
  const said = named(hatTable, all)?.id;
  // Whose hair is told of goes bareheaded, unless the head is shut in.
  const isHairTold = named(cutTable, ordered) !== undefined || says(markWords("hair"), ordered);
  const isBare = said === undefined && isHairTold && !shutIn.has(trade?.hat ?? "");
  const own = isBare ? undefined : hatTable.find(({ id }) => id === trade?.hat);
  return said === undefined || (own !== undefined && says(own.words, all)) ? (own?.id ?? said ?? null) : said;
}

/** The colour that words give to a hat. */
export function hatColour(hat: NonNullable<PersonLooks["hat"]>, told: LookText): string | null {
  const row = hatTable.find(({ id }) => id === hat);
  const places = row === undefined ? [] : saidAt(row.words, told.text, told.language);
  return places.map((place) => colourSaid(told, place)).find((colour) => colour !== null) ?? null;
}
