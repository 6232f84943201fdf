import { z } from "zod";

/** Rows of a lexicon: forms written `a|b|c`, and what they mean. */
export const rowsOf = <T extends z.ZodType>(value: T) =>
  z.array(z.tuple([z.string().min(1), value]).readonly()).readonly();

/** Words of a row with spaces between them. */
export const splitWords = z
  .string()
  .min(1)
  .transform((text): readonly string[] => text.split(" "));

/** A list of words as a set. */
export const wordSet = z.array(z.string().min(1)).transform((words): ReadonlySet<string> => new Set(words));

/** Spellings, each the source of a regular expression, that a whole word is matched with. */
export const wholeWord = z
  .array(z.string().min(1))
  .transform((spellings) => new RegExp(`^(?:${spellings.join("|")})$`, "u"));
