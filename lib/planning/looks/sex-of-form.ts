import { z } from "zod";
import table from "#data/looks/sex-of-form.json" with { type: "json" };
import type { PersonLooks } from "#lib/contract/looks.ts";
import { checkedData } from "#lib/planning/checked-data.ts";

const list = z
  .string()
  .transform((text) => text.split(",").map((word) => word.trim()))
  .default([]);
/** By what stands before a noun, by how it ends in one and in several, and by how it ends in several alone. */
const forms = z.strictObject({ articles: list, endings: list, plurals: list, but: list });
const rows = checkedData(
  "looks/sex-of-form.json",
  z.array(
    z.strictObject({
      language: z.string(),
      woman: forms,
      man: forms,
      /** Nouns whose form tells nothing of who it is; `*` stands for any letters before. */
      either: list,
    }),
  ),
  table,
);

const isOneOf = (word: string, words: readonly string[]): boolean =>
  words.some((each) => (each.startsWith("*") ? word.endsWith(each.slice(1)) : word === each));
/** A stem is more than three letters. */
const endsIn = (word: string, endings: readonly string[]): boolean =>
  endings.some((ending) => word.endsWith(ending) && word.length - ending.length >= 3);

/** Words that may stand between an article and its noun. */
const furthest = 3;

/** The article before a name in its sentence, with adjectives between the two; nothing where there is none. */
function articleBefore(name: string, sentence: string, articles: ReadonlySet<string>): string | null {
  const text = sentence.toLowerCase();
  const words = name.toLowerCase().split(/\s+/u);
  const at = [name.toLowerCase(), ...words.toReversed()].map((part) => text.indexOf(part)).find((place) => place >= 0);
  if (at === undefined) return null;
  const before = text.slice(0, at).match(/[\p{L}]+['’]?/gu) ?? [];
  return before.slice(-furthest).findLast((word) => articles.has(word.replace("’", "'"))) ?? null;
}

/**
 * Who somebody is by the form of the noun alone: `un pompier` is a man, `tres panaderas` are women. Null where the language
 * or the noun does not tell.
 */
export function sexOfForm(name: string, sentence: string, language: string, count: number): PersonLooks["sex"] | null {
  const row = rows.find((each) => each.language === language);
  if (row === undefined) return null;
  const words = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  if (words.some((word) => isOneOf(word, row.either))) return null;
  for (const sex of ["woman", "man"] as const) {
    const { endings, plurals, but } = row[sex];
    const told = (word: string) =>
      !but.includes(word) && (endsIn(word, endings) || (count > 1 && endsIn(word, plurals)));
    if (words.some(told)) return sex;
  }
  if (count > 1) return null;
  const articles = new Set([...row.woman.articles, ...row.man.articles]);
  const article = articleBefore(name, sentence, articles)?.replace("’", "'") ?? null;
  if (article === null) return null;
  return row.woman.articles.includes(article) ? "woman" : "man";
}
