import { type NameKind, nameOf } from "./tag-english.ts";
import { verbLexicon } from "./lexicons/verbs.ts";
import { placeNames } from "./lexicons/place-names.ts";
import { lookUp, type Nouns, type Unit } from "./units.ts";

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
/** First names that are everyday words in lower case. */
const ideas = new Set(
  `harmony hope grace joy faith melody dawn autumn summer winter ivy lily ruby amber jasmine sage angel destiny serenity
  clarity mercy charity chance hunter mason will mark bill jack art gene grant frank rich drew dean king prince earl duke
  baron victory glory heaven trinity justice liberty storm rain sky star ocean river brook cliff heath rusty sandy pearl
  olive hazel violet daisy iris poppy holly forest dusty crystal christian page miles reed ray lane guy rocky buddy`.split(
    /\s+/u,
  ),
);

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
    const place = placeNames.get(unit.key);
    const placeCard = place === undefined ? undefined : nouns.byId.get(elementOf[place] ?? "");
    if (placeCard !== undefined && (unit.kind === "unknown" || unit.key.includes(" ")))
      return { ...unit, motion: null, grammar: null, kind: "noun", card: placeCard, match: "near", named: true };
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
    // "a rooftop chase": a family name only where it has its capital.
    const small = !/^\p{Lu}/u.test(text);
    if (kind === "person" && small && (ideas.has(unit.key) || lookUp(unit.key, verbLexicon) !== undefined)) return unit;
    if (kind === "month") return { ...unit, kind: "condition" };
    if (kind === null || (unit.kind === "verb" && !capitalised.test(text))) return unit;
    const card = nouns.byId.get(elementOf[kind] ?? "");
    if (card === undefined) return { ...unit, kind: "unknown", motion: null, named: true };
    return { ...unit, kind: "noun", motion: null, card, match: "near", named: true };
  });
}
