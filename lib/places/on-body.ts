import { z } from "#schema";
import { bodyPlaces, type BodyPlace } from "#lib/contract/staging.ts";
import file from "#data/places/on-body.json" with { type: "json" };
import { nameSource } from "./name-pattern.ts";

/** Where on somebody words have what they carry: on the head, over a shoulder, in the lap, in the hand. */

const words = z.record(z.string(), z.string().min(1));
const read = z
  .strictObject({
    /** Nouns of a place of the body by language, divided by commas. */
    places: z.record(z.enum([...bodyPlaces, "hand"]), words),
    /** Words between a thing and the place that it is at, and behind the place where a language has them there. */
    before: words,
    after: words,
    /** Words of place that only an arm takes as well: under her arm. */
    under: words,
    /** What right behind a thing says that somebody has it in hand, as a pattern. */
    carried: words,
    /** What right behind a thing says that nobody has it in hand, as a pattern. */
    apart: words,
    /** What somewhere before a thing says that only one of many has it, as a pattern. */
    of_one: words,
  })
  .safeParse(file);
if (!read.success) throw new Error(`data/places/on-body.json is ill-formed: ${z.prettifyError(read.error)}`);
const { places, before, after, under, carried, apart, of_one } = read.data;

const anyOf = (list: string): string => list.replaceAll(",", "|");
/** Article and owner between a word of place and its noun: `on his`, `sur ses`, `auf dem`. */
const article = String.raw`(?:\p{L}{1,5}['’]?\s?){0,2}?`;

interface Row {
  place: BodyPlace | "hand";
  /** Whether the words stand behind the thing, or before it. */
  behind: RegExp;
  ahead: RegExp;
}

const rowsIn = (language: string): Row[] =>
  [...(["lap", "head", "shoulder", "back", "arms", "hand"] as const)].flatMap((place): Row[] => {
    const nouns = places[place][language];
    if (nouns === undefined) return [];
    const noun = nameSource(nouns, language);
    const tail = after[language];
    if (tail !== undefined) {
      const spot = `${noun}\\s*(?:${anyOf(tail)})`;
      return [
        {
          place,
          behind: new RegExp(`^(?:を|が|को)?\\s*${spot}`, "iu"),
          ahead: new RegExp(`${spot}\\s*(?:[^、。，,]{0,4}的|\\p{L}\\p{M}*ा? )?$`, "iu"),
        },
      ];
    }
    const ties = [before[language], place === "arms" ? under[language] : undefined].filter(
      (each) => each !== undefined,
    );
    const spot = `(?<![\\p{L}])(?:${anyOf(ties.join(","))})\\s${article}${noun}`;
    return [
      {
        place,
        behind: new RegExp(`^(?:\\s\\p{L}+){0,2}?\\s?${spot}`, "iu"),
        // Where a clause begins with it, its verb stands between: `in her lap sleeps a cat`.
        ahead: new RegExp(
          `${spot}\\s(?:\\p{L}{1,5}\\s)?$|(?:^|[.,;:]\\s(?:\\p{L}{1,3}\\s)?)${spot}(?:\\s\\p{L}+){1,4}\\s$`,
          "iu",
        ),
      },
    ];
  });
const rows = new Map(Object.keys(places.hand).map((language) => [language, rowsIn(language)]));
const inHand = new Map(
  Object.entries(carried).map(([language, pattern]) => [language, new RegExp(`^\\s*${pattern}`, "u")]),
);

const laps = new Map(
  Object.entries(places.lap).map(([language, nouns]) => [
    language,
    new RegExp(`(?<![\\p{L}])${nameSource(nouns, language)}`, "iu"),
  ]),
);
/** Whether words name a lap or knees. */
export const namesLap = (words: string, language: string): boolean => laps.get(language)?.test(words) === true;

const single = new Map(
  Object.entries(of_one).map(([language, pattern]) => [language, new RegExp(`(?:${pattern})[^.;。।]{0,40}$`, "iu")]),
);

/** Whether words have a thing with only one of those who are named before it. */
export const isOfOne = (text: string, { start }: { start: number }, language: string): boolean =>
  single.get(language)?.test(text.slice(Math.max(0, start - 60), start)) === true;

const lyingBy = new Map(
  Object.entries(apart).map(([language, pattern]) => [language, new RegExp(`^\\s*(?:${pattern})(?!\\p{L})`, "iu")]),
);

/** Whether words have a thing by somebody and not on them: `with a bucket beside him`. */
export const isApart = (text: string, { end }: { end: number }, language: string): boolean =>
  lyingBy.get(language)?.test(text.slice(end)) === true;

/** Letters before and behind a thing in which its place is told. */
const reach = 40;

/** Where on somebody words have the thing of a phrase of `text`; null where they have it nowhere on anybody. */
export function placeOnBody(
  text: string,
  { start, end }: { start: number; end: number },
  language: string,
): BodyPlace | "hand" | null {
  const [ahead, behind] = [text.slice(Math.max(0, start - reach), start), text.slice(end, end + reach)];
  const own = rows.get(language) ?? [];
  const row = own.find((each) => each.behind.test(behind)) ?? own.find((each) => each.ahead.test(ahead));
  const isHad = inHand.get(language)?.test(behind) === true || isOfOne(text, { start }, language);
  return row?.place ?? (isHad ? "hand" : null);
}
