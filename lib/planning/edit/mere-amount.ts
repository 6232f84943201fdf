import { z } from "zod";
import file from "#data/language/lexicons/mass-nouns.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";
import { tablesOf } from "#lib/planning/coverage/tables.ts";
import type { Subject } from "#lib/planning/reading.ts";

/** What there is much or little of, one row a thing, its words by language. */
const rows = checkedData(
  "language/lexicons/mass-nouns.json",
  z.array(z.record(z.string(), z.array(z.string().min(1)).min(1))),
  file,
);

/**
 * Whether a phrase tells how much there is of something and names no thing that could come into a picture: `only a little
 * light is left`. A light, one light and the lights are lamps.
 */
export const isMereAmount = ({ head, phrase }: Pick<Subject, "head" | "phrase">, language: string): boolean => {
  const noun = head.toLowerCase();
  if (!rows.some((row) => row[language]?.includes(noun))) return false;
  const { indefinite, numbers } = tablesOf(language).grammar;
  const words = phrase.toLowerCase().split(/\s+/u);
  const last = words.at(-1) ?? "";
  const counting = words.at(-2) ?? "";
  return last === noun && !indefinite.includes(counting) && !(counting in numbers);
};
