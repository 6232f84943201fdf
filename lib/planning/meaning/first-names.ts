import { z } from "zod";
import file from "#data/language/first-names.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";

/** First names over the world's languages, and who bears them. */

const names = z.string().transform((text) => text.split(" "));
const bearers = z.strictObject({ female: names.optional(), male: names.optional() });
const tables = checkedData(
  "language/first-names.json",
  z.strictObject({
    /** What somebody is called by before a name. */
    titles: z.strictObject({ female: names, male: names, either: names }),
    female: z.array(names),
    male: z.array(names),
    either: z.array(names),
    /** Names that are everyday words in lower case as well. */
    words: names,
    /** Names that one language has, or that mean somebody else in it. */
    languages: z.record(z.string(), bearers),
  }),
  file,
);

type Bearer = "female" | "male" | "either";

const everywhere = new Map<string, Bearer>(
  (["female", "male", "either"] as const).flatMap((bearer) =>
    tables[bearer].flat().map((name) => [name, bearer] as const),
  ),
);
const wordsToo = new Set(tables.words);
const ofLanguage = new Map(
  Object.entries(tables.languages).map(([language, own]) => [
    language,
    new Map<string, Bearer>(
      (["female", "male"] as const).flatMap((bearer) => (own[bearer] ?? []).map((name) => [name, bearer] as const)),
    ),
  ]),
);

const capitalised = /^\p{Lu}[\p{Ll}\p{M}]/u;
/** What a Japanese or Hindi name is spoken to with. */
const honours = /(?:さん|ちゃん|くん|君|様|先生|जी)$/u;

/** Who bears a name as it is written; null for what is no first name. Latin names have a capital. */
export function bearerOf(word: string, language: string): Bearer | null {
  const own = ofLanguage.get(language);
  if (!/\p{Script=Latin}/u.test(word)) return own?.get(word) ?? own?.get(word.replace(honours, "")) ?? null;
  if (!capitalised.test(word)) return null;
  const low = word.toLowerCase();
  return own?.get(low) ?? everywhere.get(low) ?? null;
}

const titles = new Map<string, Bearer>(
  (["female", "male", "either"] as const).flatMap((bearer) =>
    tables.titles[bearer].map((title) => [title, bearer] as const),
  ),
);

/** Whom a title such as `Mrs.` calls; null for what is none. */
export const bearerOfTitle = (word: string): Bearer | null =>
  titles.get(word.toLowerCase().replace(/\.$/u, "")) ?? null;

/** Whether a name is an everyday word as well: where a sentence begins its capital tells nothing. */
export const isWordToo = (word: string): boolean => wordsToo.has(word.toLowerCase());

/** The sex that the first name in somebody's own phrase tells; null where none is told. */
export function sexOfFirstName(phrase: string, language: string): "female" | "male" | null {
  const bearer = phrase
    .split(/[^\p{L}\p{M}-]+/u)
    .map((word) => (isWordToo(word) ? null : bearerOf(word, language)))
    .find((found) => found !== null);
  return bearer === "female" || bearer === "male" ? bearer : null;
}
