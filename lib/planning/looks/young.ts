import { z } from "zod";
import youngTable from "#data/elements/young.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";
import { wordsByLanguage } from "./words-said.ts";

/** Animals that are not grown: their names, how tall they are beside grown ones, and what their mothers are called. */
export const youngs = checkedData(
  "elements/young.json",
  z.strictObject({
    share: z.number(),
    words: wordsByLanguage,
    grown: z.record(z.string(), z.record(z.string(), z.string())),
  }),
  youngTable,
);
