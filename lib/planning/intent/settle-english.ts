import { byBeginning } from "./lexicon.ts";
import { verbLexicon } from "./lexicons/verbs.ts";
import { classOfWord } from "./tag-english.ts";
import { cardOf, type Nouns, type Unit } from "./units.ts";

const nominal = (unit: Unit | undefined): boolean => unit?.kind === "noun" || unit?.kind === "unknown";
const qualifies = (unit: Unit | undefined): boolean => unit?.kind === "adjective";
const one = new Set("a an one this every each my your his her its our their".split(" "));
const determiner = new Set([...one, "the", "some", "these", "those", "that"]);
const plainMotion = (key: string) => verbLexicon.exact.get(key) ?? byBeginning(key, verbLexicon) ?? null;

const asNoun = (unit: Unit, nouns: Nouns): Unit => {
  const found = cardOf(unit.key, "en", nouns);
  return { ...unit, kind: found === null ? "unknown" : "noun", motion: null, card: null, match: null, ...found };
};
const asVerb = (unit: Unit): Unit => ({
  ...unit,
  kind: "verb",
  motion: plainMotion(unit.key) ?? "idle",
  card: null,
  match: null,
});

const settingWords = new Set("with under among through between beneath over past amid against".split(" "));
/** Whether a thing without an article begins at `at`, in the same breath. */
function startsThing(units: readonly Unit[], at: number): boolean {
  const unit = units[at];
  if (unit === undefined || unit.gap) return false;
  return nominal(unit) || (qualifies(unit) && startsThing(units, at + 1));
}

/** What a word between its neighbours must be, where the tagger looked at the word more than at its place. */
function settled(units: readonly Unit[], at: number, nouns: Nouns, opensWithNoun: boolean): Unit {
  const unit = units[at] as Unit;
  const before = unit.gap ? undefined : units[at - 1];
  const next = units[at + 1];
  const after = next === undefined || next.gap || next.sentence !== unit.sentence ? undefined : next;
  if (unit.kind === "verb") {
    const gerund = unit.key.endsWith("ing");
    const counted = before?.count != null && (before.gap || !nominal(units[at - 2]));
    const led = before !== undefined && (before.grammar === "article" || (qualifies(before) && !gerund) || counted);
    // "our new running shoe": an -ing form between an article and a noun qualifies it.
    const numbered = before?.count != null;
    if (/(?:ing|ed)$/u.test(unit.key) && (led || numbered) && nominal(after)) return { ...unit, kind: "adjective" };
    // "faded red paint", "brightly lit room", "with flickering lights": a participle before a bare thing qualifies it.
    const past =
      /(?:[^e]ed|lit|worn|torn|carved|woven)$/u.test(unit.key) && !nominal(before) && before?.kind !== "verb";
    const subject = before?.grammar === "pronoun" && before.key !== "its";
    const set = gerund && settingWords.has(before?.key ?? "");
    if ((past || set) && !subject && startsThing(units, at + 1)) return { ...unit, kind: "adjective" };
    // "a large open book"
    if (qualifies(before) && !unit.key.endsWith("s") && !gerund && nominal(after))
      return { ...unit, kind: "adjective" };
    if (gerund && numbered) return unit;
    // "a starling", "four steps", "on black slate": nothing follows that it could be done to.
    if (led && !nominal(after) && !(counted && after?.grammar === "article") && after?.kind !== "verb")
      return asNoun(unit, nouns);
    if (led && before.grammar === "article" && determiner.has(before.key) && !gerund) return asNoun(unit, nouns);
    if (before?.grammar === "place" && !gerund && before.key !== "to" && !plainMotion(unit.key))
      return asNoun(unit, nouns);
    // A list of bare words names things: "laundry, tiles, then the sea".
    if (before === undefined && after === undefined && unit.key.endsWith("s") && opensWithNoun)
      return asNoun(unit, nouns);
    // "Spot for Kestrel", "Walk of shame".
    const opens = before === undefined && (at === 0 || units[at - 1]?.sentence !== unit.sentence);
    if (opens && !gerund && !/(?:s|ed)$/u.test(unit.key) && (after?.key === "of" || after?.key === "for"))
      return asNoun(unit, nouns);
    return unit;
  }
  // "snow falls", "rain drums": what the weather does.
  if (before !== undefined && before.weather !== null && nominal(unit) && unit.key.endsWith("s"))
    return plainMotion(unit.key) === null ? unit : asVerb(unit);
  if (!nominal(unit) || before === undefined || !nominal(before) || !/[^s]s$/u.test(unit.key)) return unit;
  // "a goose chairs the meeting", "an entire party watches": after one thing in the singular a plural is a deed.
  let from = at - 1;
  while (from > 0 && !units[from]?.gap && (nominal(units[from - 1]) || qualifies(units[from - 1]))) from -= 1;
  const lead = units[from]?.gap === true ? undefined : units[from - 1];
  const single = !/[^s]s$/u.test(before.key);
  if (!single) return unit;
  const singular = lead !== undefined && one.has(lead.key);
  const known = before.match === "exact";
  const being = (known && before.card?.kind === "person") || (known && before.card?.kind === "animal");
  const acts = classOfWord(unit.key) === "verb";
  const taken = after !== undefined && (after.grammar === "article" || after.grammar === "pronoun");
  if (acts && (singular || being || taken || (lead?.key === "the" && plainMotion(unit.key) !== null)))
    return asVerb(unit);
  return singular && taken ? asVerb(unit) : unit;
}

/** English words by their place in the sentence: the tagger's classes, corrected by the words beside them. */
export function settleEnglish(units: readonly Unit[], nouns: Nouns): Unit[] {
  return units.map((_, at) => {
    const first = units[Math.max(0, at - 6)];
    return settled(units, at, nouns, nominal(first) || first?.grammar === "article");
  });
}
