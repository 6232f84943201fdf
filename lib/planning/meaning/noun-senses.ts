import { z } from "zod";
import content from "#data/knowledge/noun-senses.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";

/** What the nouns of English are, as a dictionary has them, for those that no table of ours knows. */

const lists = z.record(z.string(), z.string().min(1));
const file = checkedData(
  "knowledge/noun-senses.json",
  z.strictObject({ source: z.string().min(1), kinds: lists, drawn_as: lists, sexes: lists }),
  content,
);

type Senses = ReadonlyMap<string, string>;
/** By word, made when a noun is first asked for: most of what starts reads none. */
function once(byId: Readonly<Record<string, string>>): () => Senses {
  let made: Senses | null = null;
  return () =>
    (made ??= new Map(
      Object.entries(byId).flatMap(([id, words]) => words.split(",").map((word) => [word, id] as const)),
    ));
}
const kinds = once(file.kinds);
const elements = once(file.drawn_as);
const sexes = once(file.sexes);

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
function found(noun: string, table: Senses): string | null {
  const known = kinds();
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
export const dictionaryKind = (noun: string): string | null => found(noun, kinds());

/** The id of the element that is the same sort of thing as an English noun, at a short climb; null where there is none. */
export const nearestElement = (noun: string): string | null => found(noun, elements());

/** The sex that an English noun for somebody tells; null where it tells none. */
export const sexOfNoun = (noun: string): "female" | "male" | null => {
  const sex = found(noun, sexes());
  return sex === "female" || sex === "male" ? sex : null;
};
