import { z } from "zod";
import rows from "#data/looks/ties.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";
import { tagged } from "./words-said.ts";

/** How languages tie clothes and marks to who has them. */

const list = z.string().transform((text) => text.split(",").map((word) => word.trim()));
const ties = new Map(
  checkedData(
    "looks/ties.json",
    z.array(
      z.strictObject({
        language: z.enum(tagged),
        /** `in a red coat`: words before a thing that tie it to whoever was named before them. */
        after: list.optional(),
        /** `眼鏡をかけた男`: words behind a thing that tie it to whoever is named next. */
        before: list.optional(),
        /** Words that part whoever was named from what is told of the next. */
        joints: list.optional(),
        /** What right behind a garment tells that somebody has it on already, as a pattern: `साड़ी पहने`. */
        had: z
          .string()
          .transform((pattern) => new RegExp(`^\\s*(?:${pattern})`, "u"))
          .optional(),
      }),
    ),
    rows,
  ).map((row) => [row.language as string, row]),
);

export interface Span {
  start: number;
  end: number;
}

/** Words that may stand between a tie and the thing that it ties: `with white braids and round glasses`. */
const furthestTie = 6;
/** Letters of other looks that may stand between a thing and whoever is named next. */
const furthestNext = 16;

const isOne = (word: string, words: readonly string[]): boolean =>
  words.some((each) => (each.endsWith("*") ? word.startsWith(each.slice(0, -1)) : word === each));
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];
const ends = /[.!?;。！？；]/u;

/** Whether words have a garment at a place of a text on somebody already, and not put on. */
export const isHad = (text: string, language: string, { end }: Span): boolean =>
  ties.get(language)?.had?.test(text.slice(end)) === true;

/** Whether the word right before a thing ties it to whoever has it on: `trägt einen Hut`, `wearing a coat`. */
export const isTiedOn = (text: string, language: string, { start }: Span): boolean =>
  isOne(wordsOf(text.slice(0, start)).at(-1) ?? "", ties.get(language)?.after ?? []);

/** Whether a language tells what somebody looks like before it names them. */
export const looksFirst = (language: string): boolean => ties.get(language)?.before !== undefined;

/**
 * Whose a thing at a place of a text is that people wear or have about them: an index of `people`, which are where they are
 * named, in their order. Null where nothing ties it to anybody.
 */
export function whose(text: string, language: string, at: Span, people: readonly Span[]): number | null {
  const row = ties.get(language);
  const around = people.flatMap(({ start, end }, index) =>
    start <= at.start && end > at.start ? [{ index, size: end - start }] : [],
  );
  const own = around.toSorted((a, b) => a.size - b.size)[0];
  if (own !== undefined) return own.index;
  const prev = people.findLastIndex(({ end }) => end <= at.start);
  const next = people.findIndex(({ start }) => start >= at.end);
  const between = prev < 0 ? "" : text.slice(people[prev]?.end, at.start);
  const isApart = ends.test(between);
  if (row?.before !== undefined) {
    const behind = next < 0 ? null : text.slice(at.end, people[next]?.start);
    const isTied = behind !== null && isTiedTo(behind, row.before, language);
    const isNew =
      prev < 0 || isApart || row.joints === undefined || wordsOf(between).some((word) => isOne(word, row.joints ?? []));
    if (isTied && isNew) return next;
    return prev >= 0 && !isApart ? prev : null;
  }
  if (prev < 0 || isApart) return null;
  // `ein Mädchen, das einen gelben Mantel trägt`: the verb of a relative clause stands last.
  if (isHad(text, language, at)) return prev;
  // `envuelta en una manta` holds its own tie.
  const words = [...wordsOf(between), ...wordsOf(text.slice(at.start, at.end)).slice(0, 1)];
  const tie = words.findLastIndex((word) => isOne(word, row?.after ?? []));
  return tie >= 0 && words.length - tie <= furthestTie + 1 ? prev : null;
}

/** Whether what stands between a thing and whoever is named next ties the two, with other looks after the tie. */
function isTiedTo(behind: string, words: readonly string[], language: string): boolean {
  const text = behind.trim();
  if (text === "") return true;
  const tie = words.filter((word) => text.startsWith(word)).toSorted((a, b) => b.length - a.length)[0];
  if (tie === undefined || ends.test(text)) return false;
  const rest = text.slice(tie.length);
  return rest.length <= furthestNext && (language === "hi" || !/[、，,]/u.test(rest));
}
