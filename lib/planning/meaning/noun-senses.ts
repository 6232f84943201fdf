import { z } from "zod";
import file from "#data/knowledge/noun-senses.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";

/** What the nouns of English are, as a dictionary has them, for those that no table of ours knows. */

const list = z.string().transform((words) => words.split(","));
const { kinds, drawn_as, sexes } = checkedData(
  "knowledge/noun-senses.json",
  z.strictObject({
    source: z.string().min(1),
    kinds: z.record(z.string(), list),
    drawn_as: z.record(z.string(), list),
    sexes: z.strictObject({ female: list, male: list }),
  }),
  file,
);

const byWord = (lists: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(lists).flatMap(([id, words]) => words.map((word) => [word, id] as const)));
const kindOf = byWord(kinds);
const elementOf = byWord(drawn_as);
const sexOf = byWord(sexes);

/** A noun as the tables may have it: as it is, then in the singular. */
const formsOf = (noun: string): string[] => [
  noun,
  ...(noun.endsWith("men") ? [noun.replace(/men$/u, "man")] : []),
  ...(noun.endsWith("ies") ? [noun.replace(/ies$/u, "y")] : []),
  ...(/(?:s|sh|ch|x|z|o)es$/u.test(noun) ? [noun.slice(0, -2)] : []),
  ...(noun.endsWith("ves") ? [noun.replace(/ves$/u, "f"), noun.replace(/ves$/u, "fe")] : []),
  ...(/[^s]s$/u.test(noun) ? [noun.slice(0, -1)] : []),
];

/** Of several words the whole is looked for, then what it ends in: `sea shanty` is a shanty. */
function found(noun: string, table: ReadonlyMap<string, string>, known: ReadonlyMap<string, string>): string | null {
  const words = noun.toLowerCase().split(/\s+/u);
  for (let from = Math.max(0, words.length - 2); from < words.length; from++) {
    const forms = formsOf(words.slice(from).join(" "));
    const id = forms.map((form) => table.get(form)).find((each) => each !== undefined);
    if (id !== undefined) return id;
    // A word that is known and has none has none: its last part alone would be something else.
    if (forms.some((form) => known.has(form))) return null;
  }
  return null;
}

/** The kind of an English noun or noun phrase, one of the reader's noun kinds; null where no dictionary has it. */
export const dictionaryKind = (noun: string): string | null => found(noun, kindOf, kindOf);

/** The id of the element that is the same sort of thing as an English noun, at a short climb; null where there is none. */
export const nearestElement = (noun: string): string | null => found(noun, elementOf, kindOf);

/** The sex that an English noun for somebody tells; null where it tells none. */
export const sexOfNoun = (noun: string): "female" | "male" | null => {
  const sex = found(noun, sexOf, kindOf);
  return sex === "female" || sex === "male" ? sex : null;
};
