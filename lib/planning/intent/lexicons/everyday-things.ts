import { z } from "zod";
import file from "#data/language/lexicons/everyday-things.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";
import { rowsOf, splitWords, wordSet } from "./rows.ts";

const rows = rowsOf(splitWords);
const { also_deeds, ...groups } = checkedData(
  "language/lexicons/everyday-things.json",
  z.strictObject({ places: rows, people: rows, animals: rows, food: rows, things: rows, also_deeds: wordSet }),
  file,
);

/**
 * English nouns of daily life that no card lists, each with the elements that may stand for it, best first: of the
 * same kind always, so that a place stays a place and a tool a tool. Other languages come here by their English.
 */
export const everydayThings: readonly (readonly [string, readonly string[]])[] = Object.values(groups).flat();

/** Those of them that are as often a deed: where the sentence says so, they name no thing. */
export const alsoDeeds: ReadonlySet<string> = also_deeds;
