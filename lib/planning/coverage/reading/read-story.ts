import type { TimeOfDay, Weather } from "#lib/contract/vocabulary.ts";
import type { Season } from "#lib/contract/screenplay.ts";
import type { ClassId } from "#lib/planning/coverage/table-schema.ts";
import { tablesOf, type LanguageTable } from "#lib/planning/coverage/tables.ts";
import { eventOf } from "./event-of.ts";
import { readClauses } from "./read-clauses.ts";
import { isPlace, type Story, type StoryEvent, type Thing } from "./story.ts";
import { tagByTable } from "./tag-by-table.ts";
import { tagEnglish } from "./tag-english.ts";
import { openThings, type Things } from "./things.ts";
import type { Adjunct, Link } from "./token.ts";

/** Order in which it happens: reasons and `when`, `after` clauses come before what they are tied to. */
function inOrder(events: StoryEvent[]): StoryEvent[] {
  const ordered: StoryEvent[] = [];
  for (const event of events) {
    const first = event.link === "because" || event.link === "after" || event.link === "when";
    const tiedToNext = ordered.length === 0;
    if (first && !tiedToNext) ordered.splice(-1, 0, event);
    else ordered.push(event);
  }
  return ordered;
}

const backstory = new Set<Link>(["who", "to", "if", "as"]);

/** Who stops, goes or comes to do something does it next. */
const goesFor = new Set<ClassId>(["travel", "leave", "arrive", "end", "move", "rest", "wait", "take", "open"]);

/** Takes clauses that only say more of the one before into it: relative clauses at its end, aims, comparisons. */
function joinTails(events: readonly StoryEvent[], story: { text: string; table: LanguageTable }): StoryEvent[] {
  const { text } = story;
  const out: StoryEvent[] = [];
  for (const event of events) {
    const before = out.at(-1);
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
    const from = text.slice(before.clause.end, event.clause.end);
    if (from.length < 120 && event.clause.start >= before.clause.end - 1)
      before.said = `${before.said}${from.trimEnd()}`;
    before.clause = { ...before.clause, end: event.clause.end };
    before.things.push(...event.things.filter((thing) => !before.things.includes(thing)));
  }
  return out;
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
): Story["place"] {
  const named =
    events.find(({ where }) => where !== null && isPlace(where)) ?? events.find(({ place }) => place !== null);
  if (named?.where !== null && named?.where !== undefined) {
    const { where, place } = named;
    return { thing: where, phrase: place, name: where.text, indoors: where.noun?.indoors ?? insideOf(where) };
  }
  for (const adjunct of adjuncts) {
    const thing = things.of(adjunct.phrase);
    if (thing !== null && (isPlace(thing) || thing.kind === "weather"))
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

const insideOf = (thing: Thing): boolean | null =>
  thing.kind === "indoors"
    ? true
    : thing.kind === "outdoors" || thing.kind === "water" || thing.kind === "sky"
      ? false
      : null;

const speech = /["“„]([^"“”„]{1,200})["”“]|«([^»]{1,200})»|「([^」]{1,200})」/gu;

/** What somebody says is not what happens: it is blanked out for the reading, its place is kept. */
function withoutSpeech(text: string): string {
  const masked = text.replaceAll(speech, (said) => " ".repeat(said.length));
  return /\p{L}/u.test(masked) ? masked : text;
}

/** Reads the story material of a brief. Never fails: what cannot be read has no events and no things. */
export function readStory(text: string, language: string, table: LanguageTable = tablesOf(language)): Story {
  const masked = withoutSpeech(text);
  // Words of a language without a table are quoted, not read by another's rules.
  const isForeign = table.language !== language && !(language === "und" && /\p{Script=Latin}/u.test(text));
  const tokens = isForeign ? [] : table.language === "en" ? tagEnglish(masked, table) : tagByTable(masked, table);
  const { clauses, loose, adjuncts, phrases } = readClauses(tokens, text, table);
  const things = openThings(table);
  // In the order of the text, so that a pronoun looks back and not ahead.
  for (const phrase of phrases.toSorted((a, b) => a.start - b.start)) if (phrase.by !== "pronoun") things.of(phrase);
  const story = { text, table };
  const read = clauses.map((clause) => eventOf(clause, things, story));
  const events = inOrder(joinTails(read, story));
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
    place: placeOf(events, looseThings, adjuncts, things),
    hour: findWords<TimeOfDay>(table.grammar.hours, low, spaced) ?? "unspecified",
    weather: findWords<Weather>(table.grammar.weathers, low, spaced) ?? "unspecified",
    season: findWords<Season>(table.grammar.seasons, low, spaced) ?? "unspecified",
    colours: table.grammar.colours.filter((word) => findWords({ word: [word] }, low, spaced) !== null).slice(0, 6),
  };
}
