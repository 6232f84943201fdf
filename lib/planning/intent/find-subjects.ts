import type { ElementCard, ElementKind } from "#lib/contract/element.ts";
import type { Subject } from "#lib/planning/reading.ts";
import { holdsIdea, ideaJoints, ideaLast } from "./lexicons/idea-holders.ts";
import type { Pronoun } from "./lexicons/pronouns.ts";
import { verbOfTrade } from "./occupations.ts";
import { isDevice } from "./devices.ts";
import { namesDoer } from "./lexicons/meanings.ts";
import { emptyNouns, pictureWords } from "./lexicons/unseen-words.ts";
import { beingOfNoun, isGarment } from "./foreign-card.ts";
import { roomWithin, withinSaid } from "#lib/places/insides.ts";
import { groundSense, senseOfTrade } from "./ground-sense.ts";
import { endsPhrase } from "./phrase-end.ts";
import { isStuff, lastResort, nearCard } from "./near-card.ts";
import { beforeArticles, placedBy, postposed } from "./placed-by.ts";
import { skyActs } from "./sky-doers.ts";
import type { Nouns, Unit } from "./units.ts";
import { bodyPart, countsThings, measures, owner, usualCounts, young } from "./usual-counts.ts";

/** A noun phrase with what stands before and after it. */
export interface NounPhrase extends Subject {
  /** Index of its first and last unit. */
  from: number;
  to: number;
  /** A place word (in, sur, 里 …) introduces or, in some languages, follows it. */
  placed: boolean;
  /** The words of it that name a place, if it is one: `a rooftop` of `a rooftop chase`; empty for an idea. */
  where: string;
}

const placeKinds: ReadonlySet<ElementKind> = new Set(["terrain", "water", "interior", "sky", "building"]);
export const isPlace = (kind: ElementKind): boolean => placeKinds.has(kind);
const headFirst = new Set(["es", "fr", "pt", "it", "ar", "fa", "ca", "gl", "ro"]);

const nominal = (unit: Unit): boolean => unit.kind === "noun" || unit.kind === "unknown";
const joins = (unit: Unit): boolean =>
  nominal(unit) || unit.kind === "adjective" || unit.kind === "number" || unit.kind === "condition";

export interface Ground {
  raw: string;
  language: string;
  units: readonly Unit[];
  nouns: Nouns;
  elements: readonly ElementCard[];
  /** Whether a unit stands inside a camera or format order, or inside a quoted line. */
  ordered: (unit: Unit) => boolean;
  /** Pronouns that are somebody, by the index of their unit. */
  pronouns: ReadonlyMap<number, Pronoun>;
}

/** Verbs that only a body performs make an unknown doer a person. */
const bodily = new Set(["walk", "run", "look", "reach", "sit", "kneel", "dance", "wave", "work"]);

const namesByAdjective = new Set(["es", "fr", "pt", "it", "de", "ar", "hi"]);
/** "el viejo camina", "der Alte": an adjective behind its article, with no noun, names somebody. */
function adjectiveAsName(units: readonly Unit[], from: number, to: number, language: string): Unit | null {
  if (!namesByAdjective.has(language) || units.slice(from, to + 1).some(nominal)) return null;
  const last = units[to] as Unit;
  const acts = units[to + 1]?.kind === "verb" && units[to + 1]?.gap !== true;
  if (language === "ar" || language === "hi") return last.kind === "adjective" && acts ? last : null;
  const article = units[from - 1]?.grammar === "article" || units[from]?.count != null;
  return article && last.kind === "adjective" && !units[from]?.gap ? last : null;
}

/** Lit by neon, a street is one of neon. */
const neon = /\bneon|néon|neón|néon|ネオン|霓虹|नियॉन|نيون/iu;

const lives = (card: ElementCard): boolean => card.kind === "person" || card.kind === "animal";

/** What draws a tool that has no drawing of its own. */
function deviceCard(called: string, nouns: Nouns): ElementCard | null {
  const near = nearCard(called, nouns);
  const fits = near !== null && (near.kind === "object" || near.kind === "product");
  return fits ? near : null;
}

function phraseOf(ground: Ground, from: number, to: number): NounPhrase | null {
  const { raw, language, units, nouns, elements } = ground;
  const members = units.slice(from, to + 1);
  const somebody = adjectiveAsName(units, from, to, language);
  const only = members.filter(nominal);
  if (only.length === 1 && (language !== "en" || only[0]?.card == null) && pictureWords.test(only[0]?.key ?? ""))
    return null;
  const things = somebody === null ? members.filter(nominal) : [somebody];
  // "soledad en la gran ciudad": a mood that opens the text is its idea.
  const mood = from === 0 && from === to && things.length === 0 && language !== "en" ? (units[from] as Unit) : null;
  if (mood !== null && mood.mood !== null && elements.length > 0) things.push({ ...mood, kind: "unknown" });
  const sky = things.length === 0 ? members.find((_, index) => skyActs(units, from + index, language)) : undefined;
  if (sky !== undefined) things.push({ ...sky, kind: "unknown", card: null, match: null });
  if (things.length === 0 || elements.length === 0) return null;
  const known = things.filter((unit) => unit.card !== null);
  let head = (headFirst.has(language) ? (known[0] ?? things[0]) : things.at(-1)) as Unit;
  // يد الجدة: the grandmother's hand shows the grandmother.
  const whose = bodyPart.test(head.english ?? "")
    ? known.find(
        (unit) => unit !== head && unit.card !== null && lives(unit.card) && !bodyPart.test(unit.english ?? ""),
      )
    : undefined;
  if (headFirst.has(language) && whose !== undefined) head = whose;
  const called = raw.slice((things[0] as Unit).start, head.end);
  if (language === "en" && (head.card === null || head.card.kind === "person") && isDevice(head.key, called))
    head = { ...head, card: deviceCard(called, nouns), match: "near" };
  const foreignTool = language === "en" ? "" : (head.english ?? "");
  if (head.card?.kind === "person" && isDevice(foreignTool.split(" ").at(-1) ?? "", foreignTool))
    head = { ...head, card: deviceCard(foreignTool, nouns), match: "near" };
  // A banker is no bank.
  const stretched = language === "en" && head.card !== null && !lives(head.card) && !head.card.words.includes(head.key);
  if (stretched && /(?:er|or)s?$/u.test(head.key) && namesDoer(head.key, language) && !isDevice(head.key, called))
    head = { ...head, card: null, match: null };
  // "robot uprising": an unknown head borrows the drawing of the noun beside it, unless it names a doer.
  const agent =
    head.card === null &&
    (namesDoer(head.key, language) || verbOfTrade((language === "en" ? head.key : head.english) ?? "") !== null);
  const small = units[to + 1]?.grammar;
  const after = small === "filler" || small === "pronoun" || small === "link" ? units[to + 2] : units[to + 1];
  const doer =
    !postposed.has(language) &&
    head.card === null &&
    after?.kind === "verb" &&
    !after.gap &&
    after.sentence === head.sentence &&
    !/(?:ed|lit|made)$/u.test(after.key) &&
    !(language === "en" && /[^s]s$/u.test(head.key)) &&
    !/^(?:its|their)$/u.test(units[from - 1]?.key ?? "") &&
    after.motion !== null &&
    bodily.has(after.motion);
  const meaning = language === "en" ? head.key : head.english;
  const borrowed = head.card === null && known.length > 0;
  const drawable = head.card === null && !agent && !head.named && meaning !== null && sky === undefined;
  const placed = placedBy(units, from, to, language);
  const likest = drawable
    ? ((language === "en" ? null : beingOfNoun(meaning, nouns)) ?? nearCard(meaning, nouns))
    : null;
  // Latte art is no gallery: a likeness of meaning makes a place only of what something is in.
  const near = likest !== null && isPlace(likest.kind) && !placed ? null : likest;
  const person = nouns.byId.get("person");
  let card = head.card;
  let match: Subject["match"] = head.match ?? "near";
  if (near !== null) card = near;
  if (card === null && (agent || doer || somebody !== null) && person !== undefined) card = person;
  if (card === null && known.length > 0 && !isStuff(meaning ?? "")) {
    const beside = known.at(-1) as Unit;
    card = beside.card;
    if (postposed.has(language)) head = beside;
  }
  if (card === null) {
    card = lastResort(nouns, elements) ?? null;
    match = "fallback";
  } else if (head.card === null) match = near === null && doer && !agent ? "fallback" : "near";
  if (card === null) return null;
  const neonLit =
    (card.id === "street" || card.id === "city") && neon.test(raw) ? nouns.byId.get("neon_street") : undefined;
  card = neonLit ?? card;
  const worked = senseOfTrade(head.key, raw, nouns);
  if (worked !== null) {
    card = worked;
    match = worked.id === "orb" ? "fallback" : "exact";
  }
  const behindIt = postposed.has(language) && units[to + 1]?.grammar === "place" ? units[to + 1] : undefined;
  const placeWord = (behindIt ?? beforeArticles(units, from))?.key ?? "";
  const within = withinSaid(raw, { start: (units[from] as Unit).start, end: (units[to] as Unit).end }, language);
  const stands = placed || (within !== null && roomWithin(card.id, head.key, within) !== null);
  const stoodOn = worked !== null || !stands ? null : groundSense(head.key, placeWord, card.id, nouns, within);
  if (stoodOn !== null) {
    card = stoodOn;
    match = "exact";
  }
  const first = (headFirst.has(language) ? whose : undefined) ?? (units[from] as Unit);
  const last = units[to] as Unit;
  // "by hand", "the boy's teeth": no body of its own.
  if (
    bodyPart.test(meaning ?? "") &&
    (/^(?:by|a|con|à|mit|von|per)$/u.test(units[from - 1]?.key ?? "") ||
      /['’]s?\s*(?:\p{L}+\s)?$/u.test(raw.slice(0, head.start)) ||
      units.slice(from, to).some((unit) => unit !== head && unit.card !== null && lives(unit.card)))
  )
    match = "fallback";
  // "her hands": a part of somebody is nobody of their own.
  if (bodyPart.test(meaning ?? "") && owner.test(units[from - 1]?.key ?? first.key)) match = "fallback";
  const article = units[from - 1];
  const start = article?.grammar === "article" && !first.gap && !article.unspaced ? article.start : first.start;
  const numbers = members.filter(
    (unit, index) =>
      !measures.test(head.key) &&
      // "Vela X2" is a name, and so is "the Sierra 45 Trekking Pack": one thing, whatever its number.
      !/\p{Script=Latin}/u.test(raw[unit.start - 1] ?? "") &&
      !(language === "en" && isModelNumber(raw, unit, head)) &&
      countsThings(unit, members[index + 1]) &&
      (headFirst.has(language) || unit.start < head.start),
  );
  const plural =
    language === "en" &&
    /[^s]s$/u.test(head.key) &&
    !/(?:[iu]s|lens|gas|news|ics)$/u.test(head.key) &&
    !nouns.words.exact.has(head.key) &&
    !head.named &&
    !measures.test(head.key) &&
    card.id !== "crowd" &&
    numbers.length === 0;
  // 三匹の馬: the counter stands before its particle.
  const counter = first.unspaced && article?.key === "の" ? (units[from - 2]?.count ?? null) : null;
  const few = usualCounts.get(language === "en" ? head.key : (meaning ?? ""));
  const count = numbers[0]?.count ?? counter ?? few ?? (plural ? 3 : 1);
  // A counted few are so many figures, not so many crowds.
  if (card.id === "crowd" && count > 1 && count <= 6)
    card = (young.test(meaning ?? "") ? nouns.byId.get("child") : null) ?? nouns.byId.get("person") ?? card;
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
    stands_for: null,
    span: { start, end: last.end },
    from,
    to,
    placed: stands,
    where:
      head.kind === "condition"
        ? ""
        : raw.slice(start, borrowed && !headFirst.has(language) ? (known.at(-1) as Unit).end : last.end),
  };
}

/** A figure between capitals before a singular counts nothing. */
const isModelNumber = (raw: string, number: Unit, head: Unit): boolean =>
  /^\d+$/u.test(raw.slice(number.start, number.end)) &&
  !/^1$/u.test(raw.slice(number.start, number.end)) &&
  /\p{Lu}\p{L}*\s$/u.test(raw.slice(0, number.start)) &&
  /^\s*\p{Lu}/u.test(raw.slice(number.end)) &&
  !/[^s]s$/u.test(head.key);

const copula = new Set(
  "is are was were looks es son está están est sont ist sind war waren é são está è sono ser".split(" "),
);
/** "the door is red": what is said of a thing belongs to it. */
function withPredicate(phrase: NounPhrase, units: readonly Unit[]): NounPhrase {
  const said = units[phrase.to + 2];
  if (!copula.has(units[phrase.to + 1]?.key ?? "") || said === undefined || said.gap) return phrase;
  if (said.kind !== "adjective" || units[phrase.to + 1]?.gap === true) return phrase;
  return { ...phrase, adjectives: [...phrase.adjectives, said.key], colour: phrase.colour ?? said.colour };
}

/** The being a pronoun names: drawn as its head noun is, else as anybody. */
function beingOf({ raw, units, nouns, elements }: Ground, at: number, pronoun: Pronoun): NounPhrase | null {
  const unit = units[at] as Unit;
  const unseen = pronoun.gender === "thing";
  const named = ["crowd", "woman", "man"].includes(pronoun.head) ? nouns.english.exact.get(pronoun.head) : undefined;
  const own = unseen ? undefined : (named ?? nouns.byId.get("person"));
  const card = own ?? lastResort(nouns, elements);
  if (card === undefined) return null;
  return {
    phrase: raw.slice(unit.start, unit.end),
    head: pronoun.head,
    element: card.id,
    match: own === undefined ? "fallback" : "near",
    kind: card.kind,
    count: card.id === "crowd" ? 1 : pronoun.count,
    adjectives: [],
    colour: null,
    animate: own !== undefined,
    stands_for: pronoun.standsFor,
    span: { start: unit.start, end: unit.end },
    from: at,
    to: at,
    placed: false,
    where: "",
  };
}

/** "a sleek, white sports car": adjectives in a row, with a comma, before their one noun. */
function isAdjectiveList({ raw, units, language }: Ground, from: number, to: number): boolean {
  const here = units[to] as Unit;
  const next = units[to + 1] as Unit;
  const led = units[from - 1]?.grammar === "article" && units[from]?.gap === false;
  if (headFirst.has(language) || !led || here.kind !== "adjective" || next.kind !== "adjective") return false;
  const noun = units[to + 2];
  const named = noun?.gap === false && (nominal(noun) || noun.kind === "adjective");
  return (
    named && units.slice(from, to).every((unit) => !nominal(unit)) && raw.slice(here.end, next.start).trim() === ","
  );
}

/** Every noun phrase of the text in order; words nobody knows stay subjects, so nothing said is lost. */
export function findPhrases(ground: Ground): NounPhrase[] {
  const { units, language } = ground;
  const found: NounPhrase[] = [];
  for (let at = 0; at < units.length;) {
    const unit = units[at] as Unit;
    const pronoun = ground.pronouns.get(at);
    const being = pronoun === undefined || ground.ordered(unit) ? null : beingOf(ground, at, pronoun);
    if (being !== null) found.push(being);
    if (being !== null || !joins(unit) || ground.ordered(unit)) {
      at += 1;
      continue;
    }
    let to = at;
    while (to + 1 < units.length) {
      const next = units[to + 1] as Unit;
      if (!joins(next) || ground.ordered(next) || next.sentence !== unit.sentence) break;
      if (next.gap && !isAdjectiveList(ground, at, to)) break;
      // In scripts without spaces a particle ends the phrase; two bare nouns in a row are one compound.
      if (headFirst.has(language) && next.kind === "number") break;
      // "one summer night three sisters …": after the time somebody is counted.
      if (next.kind === "number" && units[to]?.kind === "condition") break;
      // "la villa spenta qualcuno …": after an adjective that follows its noun another thing begins.
      const trailed = units[to]?.kind === "adjective" && to > at && nominal(units[to - 1] as Unit);
      if (headFirst.has(language) && trailed && next.kind === "noun") break;
      if (endsPhrase(units[to] as Unit, next, language, ground.nouns)) break;
      if (to - at >= 11) break;
      to += 1;
    }
    // "a potter in the morning" without its preposition: time and weather at the end belong to the clause.
    let last = to;
    // "an old couple slow dancing": what follows its noun in English belongs to the verb.
    const trails = language === "en" && units.slice(at, to).some(nominal) && units[to + 1]?.kind === "verb";
    while (trails && last > at && units[last]?.kind === "adjective" && units[to + 1]?.gap === false) last -= 1;
    while (
      last > at &&
      units[last]?.kind === "condition" &&
      units[last]?.card === null &&
      !skyActs(units, last, language)
    )
      last -= 1;
    const phrase = phraseOf(ground, at, last);
    if (phrase !== null) found.push(withPredicate(phrase, units));
    at = to + 1;
  }
  const telling = found.filter(
    (phrase) =>
      (language !== "en" || !emptyNouns.has(phrase.head)) &&
      // "um vier Uhr morgens" is when.
      !(phrase.head === "uhr" && units.slice(phrase.from, phrase.to).some((unit) => unit.count !== null)),
  );
  return withoutEmptyClothes(telling.length === 0 ? found : telling, ground);
}

/** "le chapeau d'un ministre": clothes beside somebody are a thing. */
function withoutEmptyClothes(phrases: NounPhrase[], { units, nouns, language }: Ground): NounPhrase[] {
  const bag = nouns.byId.get("bag");
  const isClothing = ({ from, to, kind }: NounPhrase) =>
    kind === "person" && units.slice(from, to + 1).some((unit) => nominal(unit) && isGarment(unit));
  const worn = language !== "en" && phrases.some((phrase) => phrase.kind === "person" && !isClothing(phrase));
  if (!worn || bag === undefined) return phrases;
  return phrases.map((phrase) =>
    isClothing(phrase) ? { ...phrase, element: bag.id, kind: bag.kind, animate: false } : phrase,
  );
}

/** "the weight of silence", "悲しみの重さ": a word that only holds an idea gives it its place at the head. */
export function ideasOf(phrases: readonly NounPhrase[], ground: Ground): NounPhrase[] {
  const { raw, units, language } = ground;
  const kept: NounPhrase[] = [];
  for (const found of phrases) {
    const phrase = withWeather(found, ground);
    const before = kept.at(-1);
    const joint = before === undefined ? [] : units.slice(before.to + 1, phrase.from);
    const joined =
      before !== undefined &&
      joint.filter((unit) => ideaJoints.has(unit.key)).length === 1 &&
      joint.every((unit) => !unit.gap && (ideaJoints.has(unit.key) || unit.grammar === "article"));
    if (!joined || before.stands_for !== null || before.count > 1) {
      kept.push(phrase);
      continue;
    }
    const held = ideaLast.has(language) ? phrase : before;
    const idea = ideaLast.has(language) ? before : phrase;
    if (!holdsIdea(held.head, language)) {
      kept.push(phrase);
      continue;
    }
    const span = { start: before.span.start, end: phrase.span.end };
    const whole = { phrase: raw.slice(span.start, span.end), span, from: before.from, to: phrase.to };
    kept[kept.length - 1] = { ...idea, ...whole, placed: held.placed && isPlace(idea.kind), where: "" };
  }
  return kept;
}

/** "the sound of rain": the weather is what is heard. */
function withWeather(phrase: NounPhrase, { raw, units, language }: Ground): NounPhrase {
  const weather = units[phrase.to + 2];
  const joint = units[phrase.to + 1];
  if (weather?.kind !== "condition" || weather.card !== null || joint?.gap !== false || weather.gap) return phrase;
  if (ideaLast.has(language) || !ideaJoints.has(joint.key) || !holdsIdea(phrase.head, language)) return phrase;
  const span = { start: phrase.span.start, end: weather.end };
  return { ...phrase, phrase: raw.slice(span.start, span.end), head: weather.key, span, to: phrase.to + 2, where: "" };
}
