import { z } from "zod";
import file from "#data/language/lexicons/chains.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";
import type { Unit } from "#lib/planning/intent/units.ts";
import { wordSet } from "./rows.ts";

const tables = checkedData(
  "language/lexicons/chains.json",
  z.strictObject({
    /** Verbs that only tell how another deed goes: "keeps going", "starts to cry". */
    helping: wordSet,
    /** Small words that belong to the verb before them where a clause ends: "runs out", "looks up". */
    endings: wordSet,
  }),
  file,
);
const { helping } = tables;
export const { endings } = tables;

/** Whether `second` right after `first` (or after "to") is one deed with it, and which of the two is seen. */
export function chained(first: Unit, second: Unit): "first" | "second" | null {
  if (helping.has(first.key.split(" ")[0] ?? "")) return "second";
  const infinitive = second.key.endsWith("ing") || !/(?:s|ed)$/u.test(second.key);
  return infinitive ? "first" : null;
}
