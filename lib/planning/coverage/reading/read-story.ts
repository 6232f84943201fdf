import { setOf } from "#lib/planning/coverage/set-of.ts";
import type { TimeOfDay, Weather } from "#lib/contract/vocabulary.ts";
import type { Season } from "#lib/contract/screenplay.ts";
import type { ClassId } from "#lib/planning/coverage/table-schema.ts";
import { tablesOf, type LanguageTable } from "#lib/planning/coverage/tables.ts";
import { eventOf } from "./event-of.ts";
import { readClauses } from "./read-clauses.ts";
import { isPlace, type Story, type StoryEvent, type Thing } from "./story.ts";
import { tagByTable } from "./tag-by-table.ts";
import { tagEnglish } from "./tag-english.ts";
import { giveSpeech, withoutSpeech } from "./speech.ts";
import { openThings, type Things } from "./things.ts";
import type { Adjunct, Link, Token } from "./token.ts";

/** Order in which it happens: reasons and `when`, `after` clauses come before what they are tied to. */
function inOrder(events: StoryEvent[], language: string): StoryEvent[] {
  const ordered: StoryEvent[] = [];
  for (const event of events) {
    // A pronoun cannot be told before whom it means.
    const isMeant = event.clause.subject?.by !== "pronoun" || language === "en";
    const first = isMeant && (event.link === "because" || event.link === "after" || event.link === "when");
    const tiedToNext = ordered.length === 0;
    if (first && !tiedToNext) ordered.splice(-1, 0, event);
    else ordered.push(event);
  }
  return ordered;
}

const backstory = new Set<Link>(["who", "to", "if", "as"]);

/** Who stops, goes or comes to do something does it next. */
const goesFor = setOf<ClassId>("travel leave arrive end move rest wait take open");

/** Takes clauses that only say more of the one before into it: relative clauses at its end, aims, comparisons. */
function joinTails(events: readonly StoryEvent[], story: { text: string; table: LanguageTable }): StoryEvent[] {
  const { text } = story;
  const out: StoryEvent[] = [];
  let opening: StoryEvent | null = null;
  for (const event of events) {
    const before = out.at(-1);
    // A German clause with its verb at the end is no sentence of its own: it stays with the one it hangs on.
    if (isHung(event, story.table) || (before !== undefined && isInner(before, event, story))) {
      if (before === undefined) opening = event;
      else hangOn(before, event, text);
      continue;
    }
    if (opening !== null) {
      event.said = text.slice(opening.clause.start, event.clause.end);
      event.things.push(...opening.things);
      opening = null;
    }
    const isTail = event.link !== null && backstory.has(event.link) && before !== undefined;
    const isMain =
      event.link === "who" &&
      before !== undefined &&
      before.clause.subject !== null &&
      event.S === before.S &&
      before.clause.end <= event.clause.start;
    if (!isTail || (isMain && event.cls !== "be")) {
      out.push(event);
      continue;
    }
    if (event.link === "to") before.aim = event;
    if (
      event.link === "to" &&
      goesFor.has(before.cls) &&
      !event.negated &&
      event.cls !== "be" &&
      story.table.language === "en"
    ) {
      out.push({ ...event, link: "and" });
      continue;
    }
    // `too small to reach the apples`: what cannot be done is what is seen.
    const { too } = story.table.grammar;
    if (
      event.link === "to" &&
      before.cls === "be" &&
      too.some((word) => before.said.toLowerCase().split(/\s+/u).includes(word))
    )
      Object.assign(before, { negated: true, O: event.O ?? event.where });
    hangOn(before, event, text);
  }
  return out.length === 0 && opening !== null ? [opening] : out;
}

const subordinate = new Set<Link>([
  "who",
  "because",
  "when",
  "until",
  "while",
  "before",
  "after",
  "if",
  "who",
  "to",
  "as",
]);

/** Whether an event is told in a clause that cannot stand alone: verb-final in German, an infinitive elsewhere. */
function isHung({ link, clause }: StoryEvent, { language, grammar }: LanguageTable): boolean {
  if (language === "de") return link !== null && subordinate.has(link);
  if (!grammar.adjectives_follow || grammar.script !== "latin" || !clause.subject_dropped) return false;
  const low = clause.verb?.low ?? "";
  return link !== "who" && /(?:[aei]r|re|[aei]r(?:l[aeo]s?|se|si))$/u.test(low);
}

const holding: ReadonlySet<ClassId> = setOf("feel perceive find speak wait teach care");

/** `老人等着他的狗回家`, `外婆教孙女包饺子`: what is hoped, known or taught is told in one sentence with it. */
function isInner(before: StoryEvent, event: StoryEvent, { text, table }: { text: string; table: LanguageTable }) {
  if (table.grammar.script !== "cjk" || table.grammar.order !== "SVO" || !holding.has(before.cls)) return false;
  return event.link === null && !/[，,、；;]/u.test(text.slice(before.clause.verb_end, event.clause.start));
}

function hangOn(before: StoryEvent, event: StoryEvent, text: string): void {
  before.said = `${before.said}${text.slice(before.clause.end, event.clause.end).trimEnd()}`;
  before.clause = { ...before.clause, end: event.clause.end };
  before.things.push(...event.things.filter((thing) => !before.things.includes(thing)));
}

function findWords<T extends string>(lists: Record<string, string[]>, low: string, spaced: boolean): T | null {
  let best: { key: string; length: number } | null = null;
  for (const [key, words] of Object.entries(lists))
    for (const word of words) {
      const at = low.indexOf(word);
      if (at < 0) continue;
      const edge = (offset: number) => offset < 0 || offset >= low.length || !/[\p{L}\p{N}]/u.test(low.charAt(offset));
      if (spaced && !(edge(at - 1) && edge(at + word.length))) continue;
      if (best === null || word.length > best.length) best = { key, length: word.length };
    }
  return best === null ? null : (best.key as T);
}

function placeOf(
  events: readonly StoryEvent[],
  loose: readonly Thing[],
  adjuncts: readonly Adjunct[],
  things: Things,
  table: LanguageTable,
): Story["place"] {
  const named =
    events.find(({ where }) => where !== null && isPlace(where)) ??
    events.find(({ place, where }) => place !== null && !isAir(where));
  if (named?.where !== null && named?.where !== undefined) {
    const { where, place } = named;
    // Who is at a desk is in a room; the room itself is not named.
    if (where.kind === "furniture" && where.noun?.indoors === true && table.labels.indoors !== "")
      return { thing: null, phrase: place, name: where.noun.where ?? table.labels.indoors, indoors: true };
    return { thing: where, phrase: place, name: where.text, indoors: where.noun?.indoors ?? insideOf(where) };
  }
  const isPlain = loose.some(isPlace);
  for (const adjunct of adjuncts) {
    const thing = things.of(adjunct.phrase);
    if (thing !== null && (isPlace(thing) || (isAir(thing) && !isPlain)))
      return { thing, phrase: adjunct.text, name: thing.text, indoors: insideOf(thing) };
  }
  const all = [...events.flatMap((event) => event.things), ...loose];
  const roles = new Set(events.flatMap(({ S, O, R }) => [S, O, R]));
  const namedAlone =
    events.length > 0 ? things.all.find((thing) => thing.named && thing.kind === null && !roles.has(thing)) : undefined;
  if (namedAlone !== undefined) {
    namedAlone.kind = "outdoors";
    return { thing: namedAlone, phrase: null, name: namedAlone.text, indoors: null };
  }
  const own = all.find(isPlace);
  if (own !== undefined) return { thing: own, phrase: null, name: own.text, indoors: insideOf(own) };
  const usual = all.find((thing) => thing.noun?.where !== undefined)?.noun;
  if (usual?.where !== undefined)
    return { thing: null, phrase: usual.place ?? null, name: usual.where, indoors: usual.indoors ?? null };
  return { thing: null, phrase: null, name: null, indoors: null };
}

const isAir = (thing: Thing | null) => thing?.kind === "weather" || thing?.kind === "light";
const insideOf = (thing: Thing): boolean | null =>
  thing.kind === "indoors"
    ? true
    : thing.kind === "outdoors" || thing.kind === "water" || thing.kind === "sky"
      ? false
      : null;

/** The name of what is sold is one phrase, whatever its words are. */
function asNamed(tokens: readonly Token[], text: string, product: string | null): Token[] {
  const start = product === null ? -1 : text.indexOf(product);
  const end = start + (product?.length ?? 0);
  return tokens.map((token) => {
    const inside = start >= 0 && token.start >= start && token.end <= end;
    const isVerb = token.tag === "verb" || token.tag === "adv" || token.tag === "to";
    return inside && isVerb ? { ...token, tag: token.end === end ? "noun" : "adj", verb: null, link: null } : token;
  });
}

/** Reads the story material of a brief. Never fails: what cannot be read has no events and no things. */
export function readStory(
  text: string,
  language: string,
  table: LanguageTable = tablesOf(language),
  product: string | null = null,
): Story {
  const masked = withoutSpeech(text);
  // Words of a language without a table are quoted, not read by another's rules.
  const isForeign = table.language !== language && !(language === "und" && /\p{Script=Latin}/u.test(text));
  const words = isForeign ? [] : table.language === "en" ? tagEnglish(masked, table) : tagByTable(masked, table);
  const tokens = asNamed(words, masked, product);
  const { clauses, loose, adjuncts, phrases } = readClauses(tokens, text, table);
  const things = openThings(table);
  // In the order of the text, so that a pronoun looks back and not ahead.
  for (const phrase of phrases.toSorted((a, b) => a.start - b.start)) if (phrase.by !== "pronoun") things.of(phrase);
  // What is sold is a thing, whatever is said of it.
  const wanted = product?.toLowerCase() ?? "";
  for (const thing of things.all)
    if (wanted.includes(thing.phrase.core.toLowerCase())) {
      thing.kind ??= "thing";
      // A name is said as it is written.
      if (/^\p{Lu}/u.test(product ?? "") && wanted === thing.core.toLowerCase())
        Object.assign(thing, { text: product, known: product, named: true });
    }
  const story = { text, table };
  const read = clauses.map((clause) => eventOf(clause, things, story));
  giveSpeech(read, text, table);
  const events = inOrder(joinTails(read, story), language);
  const looseThings = loose.map((phrase) => things.of(phrase)).filter((thing) => thing !== null);
  for (const adjunct of adjuncts) {
    const thing = things.of(adjunct.phrase);
    const isSpot =
      thing?.named === true && thing.kind === null && table.grammar.prep["place"]?.includes(adjunct.prep) === true;
    if (isSpot) thing.kind = "outdoors";
    if (thing !== null) looseThings.push(thing);
  }
  const low = text.toLowerCase();
  const spaced = table.grammar.script !== "cjk";
  return {
    table,
    language,
    text,
    things: things.all,
    events,
    loose: [...new Set(looseThings)],
    place: placeOf(events, looseThings, adjuncts, things, table),
    hour: findWords<TimeOfDay>(table.grammar.hours, low, spaced) ?? "unspecified",
    weather: findWords<Weather>(table.grammar.weathers, low, spaced) ?? "unspecified",
    season: findWords<Season>(table.grammar.seasons, low, spaced) ?? "unspecified",
    colours: table.grammar.colours.filter((word) => findWords({ word: [word] }, low, spaced) !== null).slice(0, 6),
  };
}
