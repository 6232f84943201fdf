import { z } from "zod";
import { stateScales, type StateScale } from "#lib/contract/acts.ts";
import { checkedData } from "#lib/planning/checked-data.ts";
import type { Film } from "#lib/planning/film.ts";
import table from "#data/acts/state-words.json" with { type: "json" };

/** Words that tell a state of a thing, by language: `lit`, `ausgebrannt`, `rota`. */
const rows = checkedData(
  "acts/state-words.json",
  z.array(
    z.strictObject({
      scale: z.enum(stateScales),
      value: z.number().min(0).max(1),
      /** Kinds of elements of which alone the words tell it: a burning candle is lit. */
      of: z.array(z.string()).optional(),
      words: z.record(z.string(), z.array(z.string().min(1)).min(1)),
    }),
  ),
  table,
);

/** Languages that are written without spaces: a word of them is found anywhere. */
const unspaced: ReadonlySet<string> = new Set(["ja", "zh"]);

const says = (text: string, word: string, language: string): boolean =>
  unspaced.has(language)
    ? text.includes(word)
    : ` ${text.replaceAll(/[^\p{L}\p{M}\p{N}'-]+/gu, " ")} `.includes(` ${word} `);

const readIn = (text: string, language: string, kind: string): { scale: StateScale; value: number }[] =>
  rows.flatMap(({ scale, value, words, of }) =>
    (of === undefined || of.includes(kind)) &&
    [language, "en"].some((each) => words[each]?.some((word) => says(text, word, each)))
      ? [{ scale, value }]
      : [],
  );

/**
 * How things are as a film begins, as its words say: by their names (`a lit candle`), and by the states that its first
 * shot that tells of them holds. Keys are `id/scale`.
 */
export function statesSaid({ screenplay, language, cast, places, elements }: Film): Map<string, number> {
  const values = new Map<string, number>();
  const things = [...screenplay.cast, ...screenplay.props];
  const take = (id: string, text: string): void => {
    const member = cast.find((each) => each.id === id);
    if (member === undefined) return;
    for (const { scale, value } of readIn(text.toLowerCase(), language, member.kind)) {
      // Of engines and houses `broken` means that they do not work.
      const works = member.kind === "vehicle" || member.kind === "building" || member.kind === "person";
      if (scale === "broken" && works) continue;
      const key = `${id}/${scale}`;
      if (!values.has(key)) values.set(key, value);
    }
  };
  for (const { id, name } of things) take(id, name);
  // A barn where it all happens burns as well; of a place nothing else is a state.
  for (const { id, name } of screenplay.places) {
    const kind = elements.get(places.get(id)?.elements.at(-1) ?? "")?.kind ?? "";
    const told = kind === "building" ? readIn(name.toLowerCase(), language, kind) : [];
    for (const { scale, value } of told) if (scale === "burnt") values.set(`${id}/${scale}`, value);
  }
  for (const { now } of screenplay.shots.slice(0, 1)) for (const { id, state } of now) take(id, state);
  return values;
}
