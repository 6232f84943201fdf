import { z } from "zod";
import file from "#data/knowledge/matters.json" with { type: "json" };
import portionFile from "#data/knowledge/portions.json" with { type: "json" };
import { namePattern } from "#lib/places/name-pattern.ts";
import { checkedData } from "#lib/planning/checked-data.ts";
import { headNoun, restOf } from "./read-name.ts";

/** What has no shape of its own and lies in a heap. */
export interface Matter {
  colour: string;
}

const list = z.string().transform((text) => text.split(",").map((word) => word.trim()));
const rows = checkedData(
  "knowledge/matters.json",
  z.array(
    z.strictObject({
      matter: z.string(),
      colour: z.string().regex(/^#[0-9a-f]{6}$/u),
      words: z.record(z.string(), list),
    }),
  ),
  file,
);

const portions = new Map(
  Object.entries(checkedData("knowledge/portions.json", z.record(z.string(), z.string().min(1)), portionFile)).map(
    ([language, list]) => [language, namePattern(list, language)],
  ),
);

/** Whether a name is of as little as is between two fingers: an ear of wheat, a drop of oil, a potato peel. */
export function isPortion(name: string, language: string): boolean {
  const low = name.toLowerCase();
  const head = language === "en" ? (headNoun(low, language) ?? low) : low;
  return portions.get(language)?.test(head) === true;
}

/** Languages that name what a thing is of before it: `मिट्टी का घड़ा` is a pot. */
const nounLast: ReadonlySet<string> = new Set(["hi", "de"]);

/** The matter that a name is of: of `a slab of wet snow` too, and not of `a snow shovel`. Null where it is a thing. */
export function matterOf(name: string, language: string): Matter | null {
  const low = name.toLowerCase();
  const head = headNoun(low, language);
  const words = low.split(/[\s-]+/u);
  const called =
    head !== null ? [head, headNoun(restOf(low), language) ?? ""] : nounLast.has(language) ? words.slice(-1) : words;
  const known = called.toReversed().map((word) => rows.find(({ words }) => words[language]?.includes(word)));
  return known.find((row) => row !== undefined) ?? null;
}
