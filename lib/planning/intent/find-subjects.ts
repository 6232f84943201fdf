import type { ElementCard, ElementKind } from "#lib/contract/element.ts";
import type { Subject } from "#lib/planning/reading.ts";
import { agentEnding } from "./lexicons/meanings.ts";
import type { Nouns, Unit } from "./units.ts";

/** A noun phrase with what stands before and after it. */
export interface NounPhrase extends Subject {
  /** Index of its first and last unit. */
  from: number;
  to: number;
  /** A place word (in, sur, 里 …) introduces or, in some languages, follows it. */
  placed: boolean;
}

const placeKinds: ReadonlySet<ElementKind> = new Set(["terrain", "water", "interior", "sky", "building"]);
export const isPlace = (kind: ElementKind): boolean => placeKinds.has(kind);
const headFirst = new Set(["es", "fr", "pt", "it", "ar", "fa", "ca", "gl", "ro"]);
const postposed = new Set(["ja", "zh", "ko", "hi", "ur", "mr"]);

const nominal = (unit: Unit): boolean => unit.kind === "noun" || unit.kind === "unknown";
const joins = (unit: Unit): boolean =>
  nominal(unit) || unit.kind === "adjective" || unit.kind === "number" || unit.kind === "condition";

const lastResort = (nouns: Nouns, elements: readonly ElementCard[]): ElementCard | undefined =>
  nouns.byId.get("orb") ?? elements.find((card) => card.kind === "symbol" || card.kind === "object") ?? elements[0];

interface Ground {
  raw: string;
  language: string;
  units: readonly Unit[];
  nouns: Nouns;
  elements: readonly ElementCard[];
  /** Whether a unit stands inside a camera or format order, or inside a quoted line. */
  ordered: (unit: Unit) => boolean;
}

/** Verbs that only a body performs make an unknown doer a person. */
const bodily = new Set([
  "walk",
  "run",
  "look",
  "reach",
  "sit",
  "kneel",
  "dance",
  "wave",
  "work",
  "turn",
  "raise",
  "idle",
  "drive",
]);

function phraseOf(ground: Ground, from: number, to: number): NounPhrase | null {
  const { raw, language, units, nouns, elements } = ground;
  const members = units.slice(from, to + 1);
  const things = members.filter(nominal);
  if (things.length === 0 || elements.length === 0) return null;
  const known = things.filter((unit) => unit.card !== null);
  let head = (headFirst.has(language) ? (known[0] ?? things[0]) : things.at(-1)) as Unit;
  // "robot uprising": an unknown head borrows the drawing of the noun beside it, unless it names a doer.
  const agent = head.card === null && agentEnding.test(head.key) && !postposed.has(language);
  const after = units[to + 1]?.kind === "grammar" ? units[to + 2] : units[to + 1];
  const doer =
    !postposed.has(language) &&
    head.card === null &&
    after?.kind === "verb" &&
    after.motion !== null &&
    bodily.has(after.motion);
  const person = nouns.byId.get("person");
  let card = head.card;
  let match: Subject["match"] = head.match ?? "near";
  if (card === null && (agent || doer) && person !== undefined) card = person;
  if (card === null && known.length > 0) {
    const beside = known.at(-1) as Unit;
    card = beside.card;
    if (postposed.has(language)) head = beside;
  }
  if (card === null) {
    card = lastResort(nouns, elements) ?? null;
    match = "fallback";
  } else if (head.card === null) match = agent || doer ? (agent ? "near" : "fallback") : "near";
  if (card === null) return null;
  const first = units[from] as Unit;
  const last = units[to] as Unit;
  const article = units[from - 1];
  const start = article?.grammar === "article" && !first.gap && !article.unspaced ? article.start : first.start;
  const numbers = members.filter((unit) => unit.count !== null);
  const plural =
    language === "en" &&
    /[^s]s$/u.test(head.key) &&
    !nouns.words.exact.has(head.key) &&
    card.id !== "crowd" &&
    numbers.length === 0;
  // 三匹の馬: the counter stands before its particle.
  const counter = first.unspaced && article?.key === "の" ? (units[from - 2]?.count ?? null) : null;
  const count = numbers[0]?.count ?? counter ?? (plural ? 3 : 1);
  return {
    phrase: raw.slice(start, last.end),
    head: head.key,
    element: card.id,
    match,
    kind: card.kind,
    count: Math.max(1, Math.min(999, Math.round(count))),
    adjectives: members.filter((unit) => unit.kind === "adjective").map((unit) => unit.key),
    colour: members.find((unit) => unit.colour !== null)?.colour ?? null,
    animate: card.kind === "person" || card.kind === "animal",
    span: { start, end: last.end },
    from,
    to,
    placed: placedBy(units, from, to, language),
  };
}

function placedBy(units: readonly Unit[], from: number, to: number, language: string): boolean {
  let at = from - 1;
  while (at >= 0 && units[at]?.grammar === "article") at -= 1;
  if (units[at]?.grammar === "place" && units[from]?.gap !== true) return true;
  if (!postposed.has(language)) return false;
  if (language === "ko") return /(?:에서|에|으로|위를|속을)$/u.test(units[to]?.key ?? "");
  const next = units[to + 1];
  if (next === undefined || next.gap) return false;
  if (language === "zh" && (next.key === "在" || next.key === "穿过")) return false;
  return next.grammar === "place" || (language === "ja" && ["で", "に", "へ", "を"].includes(next.key));
}

const koreanParticle = /\p{Script=Hangul}(?:이|가|은|는|을|를|에서|에게|에|으로|로|와|과|의|도|만|까지|부터)$/u;
/** Korean glues its particles on; Hindi nouns seldom compound: there a second known noun opens a new phrase. */
function endsPhrase(unit: Unit, next: Unit, language: string): boolean {
  if (!nominal(unit)) return false;
  if (language === "ko") return koreanParticle.test(unit.key);
  return (language === "hi" || language === "ur") && (next.kind !== "unknown" || unit.card !== null);
}

/** Every noun phrase of the text in order; words nobody knows stay subjects, so nothing said is lost. */
export function findPhrases(ground: Ground): NounPhrase[] {
  const { units, language } = ground;
  const found: NounPhrase[] = [];
  for (let at = 0; at < units.length;) {
    const unit = units[at] as Unit;
    if (!joins(unit) || ground.ordered(unit)) {
      at += 1;
      continue;
    }
    let to = at;
    while (to + 1 < units.length) {
      const next = units[to + 1] as Unit;
      if (next.gap || !joins(next) || ground.ordered(next) || next.sentence !== unit.sentence) break;
      // In scripts without spaces a particle ends the phrase; two bare nouns in a row are one compound.
      if (headFirst.has(language) && next.kind === "number") break;
      if (endsPhrase(units[to] as Unit, next, language)) break;
      if (to - at >= 11) break;
      to += 1;
    }
    // "a potter in the morning" without its preposition: time and weather at the end belong to the clause.
    let last = to;
    while (last > at && units[last]?.kind === "condition" && units[last]?.card === null) last -= 1;
    const phrase = phraseOf(ground, at, last);
    if (phrase !== null) found.push(phrase);
    at = to + 1;
  }
  return found;
}

/** Phrases of conditions, moods and adjectives for a text that names no thing at all. */
export function bareIdeas(ground: Ground): NounPhrase[] {
  const { raw, units, nouns, elements } = ground;
  const card = lastResort(nouns, elements);
  if (card === undefined) return [];
  const skies: Record<string, string> = { night: "moon", dawn: "sun", golden_hour: "sun", morning: "sun", noon: "sun" };
  return units
    .map((unit, index) => ({ unit, index }))
    .filter(({ unit }) => unit.kind !== "grammar" && unit.kind !== "number" && !ground.ordered(unit))
    .slice(0, 4)
    .map(({ unit, index }) => {
      const near =
        unit.card ??
        nouns.byId.get(skies[unit.time ?? ""] ?? "") ??
        (unit.kind === "verb" ? nouns.byId.get("person") : undefined);
      const drawn = near ?? card;
      return {
        phrase: raw.slice(unit.start, unit.end),
        head: unit.key,
        element: drawn.id,
        match: near === undefined ? ("fallback" as const) : ("near" as const),
        kind: drawn.kind,
        count: 1,
        adjectives: [],
        colour: unit.colour,
        animate: drawn.kind === "person" || drawn.kind === "animal",
        span: { start: unit.start, end: unit.end },
        from: index,
        to: index,
        placed: false,
      };
    });
}
