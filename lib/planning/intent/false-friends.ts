import { z } from "zod";
import file from "#data/language/false-friends.json" with { type: "json" };
import { motions } from "#lib/contract/vocabulary.ts";
import { checkedData } from "#lib/planning/checked-data.ts";
import { wordSet } from "./lexicons/rows.ts";

const byWord = <T extends z.ZodType>(value: T) => z.record(z.string(), z.record(z.string(), value));
const tables = checkedData(
  "language/false-friends.json",
  z.strictObject({
    noun_senses: byWord(z.string().min(1).nullable()),
    deeds_too: byWord(z.tuple([z.string().min(1), z.enum(motions)]).readonly()),
    full_words: z.record(z.string(), wordSet),
  }),
  file,
);

/** Words that several languages share: what each means there. `null`: not a thing in that language. */
export const nounSenses = tables.noun_senses;

/**
 * Things that are deeds as well: behind whoever does it and before what it is done to, "le boulanger livre ses
 * baguettes" is no book. What each is in English, and how it moves.
 */
export const deedsToo = tables.deeds_too;

/** Small words of one language that are full words of another. */
export const fullWords = tables.full_words;
