import { z } from "zod";
import doers from "#data/language/lexicons/doers.json" with { type: "json" };
import meanings from "#data/language/lexicons/meanings.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";
import { lexiconOf } from "#lib/planning/intent/lexicon.ts";
import { everydayThings } from "./everyday-things.ts";
import { koreanThings } from "./korean-things.ts";
import { rowsOf, splitWords } from "./rows.ts";

/** Words for things an element's own card does not list, each with the elements that may stand for it, best first. */
export const meaningLexicon = lexiconOf<readonly string[]>([
  ...everydayThings,
  ...Object.entries(koreanThings).map(([words, ids]) => [words, ids.split(" ")] as const),
  ...checkedData("language/lexicons/meanings.json", rowsOf(splitWords), meanings),
]);

const pattern = z
  .string()
  .min(1)
  .transform((source) => new RegExp(source, "u"));
const { endings, ends_alike } = checkedData(
  "language/lexicons/doers.json",
  z.strictObject({
    /** Agentive endings: what ends so and does something is a person. */
    endings: z.record(z.string(), pattern),
    /** Things and ideas that end like doers. */
    ends_alike: pattern,
  }),
  doers,
);

/** Whether a word nobody knows names somebody by what they do. */
export const namesDoer = (word: string, language: string): boolean =>
  endings[language]?.test(word) === true && !ends_alike.test(word);
