import { z } from "zod";
import file from "#data/language/lexicons/people-pronouns.json" with { type: "json" };
import type { Screenplay } from "#lib/contract/screenplay.ts";
import { checkedData } from "#lib/planning/checked-data.ts";

/** Languages whose pronouns for people stand for people alone; where things have a sex, `er` may be the dog. */
const rows = checkedData(
  "language/lexicons/people-pronouns.json",
  z.array(
    z.strictObject({
      language: z.string(),
      pronouns: z.array(z.string().min(1)).min(1),
      /** How somebody known is named in the middle of a sentence; `{name}` is the film's name for them. */
      said: z.string().includes("{name}"),
    }),
  ),
  file,
);

const isProper = (name: string): boolean => /^\p{Lu}/u.test(name);

/**
 * What happens next with the pronouns of its lead said out: a reader of these words alone cannot know that she is somebody
 * of the film.
 */
export const sayPronouns = (
  text: string,
  { language, cast: [lead] }: Pick<Screenplay, "language" | "cast">,
): string => {
  const row = rows.find((each) => each.language === language);
  if (row === undefined || lead?.kind !== "person") return text;
  const name = isProper(lead.name) ? lead.name : row.said.replace("{name}", () => lead.name);
  // Split into words as the language does: of 他们, the plural, no sign is a pronoun by itself.
  return [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)]
    .map(({ segment }) => (row.pronouns.includes(segment.toLowerCase()) ? name : segment))
    .join("");
};
