import { type NameKind, nameOf } from "./tag-english.ts";
import type { Nouns, Unit } from "./units.ts";

const elementOf: Readonly<Record<NameKind, string | null>> = {
  person: "person",
  city: "city",
  land: "hills",
  firm: null,
  month: null,
  other: null,
};
const capitalised = /^\p{Lu}[\p{Ll}\p{M}]/u;
const latinCased = new Set(["es", "fr", "pt", "it", "nl", "de"]);
const mostAsked = 24;

/** Units that are names, with what draws a person, a city or a country of that name. */
export function drawNames(
  units: readonly Unit[],
  raw: string,
  language: string,
  tagged: ReadonlyMap<number, NameKind>,
  nouns: Nouns,
): Unit[] {
  let asked = 0;
  return units.map((unit, at) => {
    if (unit.kind !== "unknown" && !(unit.kind === "verb" && tagged.has(unit.start))) return unit;
    let kind = tagged.get(unit.start) ?? null;
    const text = raw.slice(unit.start, unit.end);
    const opens = at === 0 || units[at - 1]?.sentence !== unit.sentence;
    if (kind === null && latinCased.has(language) && capitalised.test(text) && asked < mostAsked) {
      asked += 1;
      const name = nameOf(text);
      // A first word is capitalised anyway; only a first name is believed there.
      kind = opens && name !== "person" ? null : name;
    }
    if (kind === "month") return { ...unit, kind: "condition" };
    if (kind === null || (unit.kind === "verb" && !capitalised.test(text))) return unit;
    const card = nouns.byId.get(elementOf[kind] ?? "");
    if (card === undefined) return { ...unit, kind: "unknown", motion: null, named: true };
    return { ...unit, kind: "noun", motion: null, card, match: "near", named: true };
  });
}
