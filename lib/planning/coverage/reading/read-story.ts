import { passOn, refuseOffers } from "./passed-on.ts";
import { isOpenHull } from "#lib/places/insides.ts";
import type { Perch } from "#lib/places/perches.ts";
import type { TimeOfDay, Weather } from "#lib/contract/vocabulary.ts";
import type { Season } from "#lib/contract/screenplay.ts";
import { tablesOf, type LanguageTable } from "#lib/planning/coverage/tables.ts";
import { settleAnimalNames, withoutAnimalNames } from "./animal-names.ts";
import { clausesOf, type Adjunct } from "./clauses.ts";
import { metOutside } from "./met-outside.ts";
import type { Phrase } from "./phrase.ts";
import { giveCounts } from "./counted.ts";
import { eventOf } from "./event-of.ts";
import { isPlace, isThing, type Moment, type Story, type StoryEvent, type Thing } from "./story.ts";
import { besidesIn, perchSaid, sortWhere } from "./perch-said.ts";
import { isRoomSurface } from "./room-surfaces.ts";
import { sentencesIn } from "./sentences.ts";
import { giveSpeech, withoutSpeech } from "./speech.ts";
import { takeFromVessels } from "./vessels.ts";
import { giveToWearers, isOnlyWorn } from "./worn.ts";
import { openThings, type Things } from "./things.ts";

/** Order in which it happens: reasons and `when`, `after` clauses come before what they are tied to. */
function inOrder(moments: readonly Moment[]): Moment[] {
  const ordered: Moment[] = [];
  for (const moment of moments) {
    const { event } = moment;
    // A pronoun cannot be told before whom it means.
    const isMeant = event?.clause.subject?.by !== "pronoun";
    const first = isMeant && (event?.link === "because" || event?.link === "after" || event?.link === "when");
    if (first && ordered.length > 0) ordered.splice(-1, 0, moment);
    else ordered.push(moment);
  }
  return ordered;
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
  {
    table,
    perched,
    isMet,
  }: { table: LanguageTable; perched: (thing: Thing) => Perch | null; isMet: (thing: Thing) => boolean },
): Story["place"] {
  const hours = new Set(Object.values(table.grammar.hours).flat());
  // A sunset is when, not where.
  const isHour = (thing: Thing) => hours.has(thing.core.toLowerCase()) || hours.has(thing.head.toLowerCase());
  const isPerch = (thing: Thing | null) =>
    thing !== null &&
    (isMet(thing) ||
      perched(thing) !== null ||
      thing.kind === "part" ||
      isOpenHull(thing.core.toLowerCase(), table.language));
  const named =
    events.find(({ where }) => where !== null && isPlace(where) && !isHour(where)) ??
    events.find(
      ({ place, where }) => place !== null && !isAir(where) && !isPerch(where) && (where === null || !isHour(where)),
    );
  if (named?.where !== null && named?.where !== undefined) {
    const { where, place } = named;
    // Who is on a ladder, or at a desk, is where the words have it, and the thing itself is no place.
    const isGoods = where.kind !== null && isThing(where) && where.kind !== "vehicle" && where.kind !== "plant";
    const around = isGoods
      ? events.flatMap((event) => event.things).find((thing) => isAround(thing, where))
      : undefined;
    if (around !== undefined) return { thing: around, phrase: null, name: around.text, indoors: insideOf(around) };
    // Who is at a desk is in a room; the room itself is not named.
    if (!isPlace(where) && where.noun?.indoors === true && table.labels.indoors !== "")
      return { thing: null, phrase: place, name: where.noun.where ?? table.labels.indoors, indoors: true };
    // Who is under a tree is out of doors; the tree is a thing there.
    if (where.kind === "plant" && table.labels.outdoors !== "")
      return { thing: null, phrase: place, name: table.labels.outdoors, indoors: false };
    if (!isGoods)
      return { thing: where, phrase: place, name: where.text, indoors: where.noun?.indoors ?? insideOf(where) };
  }
  function isAround(thing: Thing, where: Thing): boolean {
    return isPlace(thing) && thing.kind !== "sky" && thing.kind !== "water" && thing !== where && !isHour(thing);
  }
  const isPlain = loose.some(isPlace);
  for (const adjunct of adjuncts) {
    const thing = things.of(adjunct.phrase);
    if (thing !== null && (isPlace(thing) || (isAir(thing) && !isPlain)))
      return { thing, phrase: adjunct.text, name: thing.text, indoors: insideOf(thing) };
  }
  const all = [...events.flatMap((event) => event.things), ...loose].filter((thing) => !isHour(thing));
  const roles = new Set(events.flatMap(({ S, O, R }) => [S, O, R]));
  const namedAlone =
    events.length > 0 ? things.all.find((thing) => thing.named && thing.kind === null && !roles.has(thing)) : undefined;
  if (namedAlone !== undefined) {
    namedAlone.kind = "outdoors";
    return { thing: namedAlone, phrase: null, name: namedAlone.text, indoors: null };
  }
  // A stall on a pier is a thing of the place that it is in.
  const own =
    all.find((thing) => isPlace(thing) && thing.kind !== "building" && thing.kind !== "sky") ?? all.find(isPlace);
  if (own !== undefined) return { thing: own, phrase: null, name: own.text, indoors: insideOf(own) };
  // Who is on a wall or a roof, and nowhere that is told, is where such a thing is.
  const perch = all.map(perched).find((each) => each !== null) ?? null;
  const around = perch?.indoors === true ? table.labels.indoors : table.labels.outdoors;
  if (perch !== null && around !== "") return { thing: null, phrase: null, name: around, indoors: perch.indoors };
  // Who is in the rain is out of doors, whatever they have with them; who looks out into it may be in a room.
  const isOut = events.some((event) => event.cls !== "perceive" && isInWeather(event, things, table));
  if (isOut && table.labels.outdoors !== "")
    return { thing: null, phrase: null, name: table.labels.outdoors, indoors: false };
  // A nurse who gets on a tram is where trams are.
  const usual = [...all.filter(isMet), ...all].find((thing) => thing.noun?.where !== undefined)?.noun;
  if (usual?.where !== undefined)
    return { thing: null, phrase: usual.place ?? null, name: usual.where, indoors: usual.indoors ?? null };
  // Who is at a table, and nowhere that is told, is in a room.
  const indoor = table.labels.indoors === "" ? undefined : all.find((thing) => thing.noun?.indoors === true);
  return {
    thing: null,
    phrase: null,
    name: indoor === undefined ? null : table.labels.indoors,
    indoors: indoor === undefined ? null : true,
  };
}

const whereKeys = ["place", "goal", "path"];
/** Whether words have somebody in the weather: through the storm, into the snow. */
const isInWeather = ({ clause }: StoryEvent, things: Things, { grammar }: LanguageTable): boolean => {
  const isWhere = (tie: string) =>
    grammar.prep["by"]?.includes(tie) !== true && whereKeys.some((key) => grammar.prep[key]?.includes(tie) === true);
  const isWeather = (phrase: Phrase) => things.of(phrase)?.kind === "weather";
  // `caught in the rain, she …`: whatever the words hang on, they are in it.
  const tieOf = ({ text }: Phrase): string =>
    clause.text
      .slice(0, Math.max(0, clause.text.indexOf(text)))
      .trim()
      .split(/\s+/u)
      .at(-1)
      ?.toLowerCase() ?? "";
  return (
    clause.adjuncts.some(({ prep, phrase }) => isWhere(prep) && isWeather(phrase)) ||
    (grammar.script === "latin" && clause.phrases.some((phrase) => isWeather(phrase) && isWhere(tieOf(phrase))))
  );
};

const isAir = (thing: Thing | null) => thing?.kind === "weather" || thing?.kind === "light";
const insideOf = (thing: Thing): boolean | null =>
  thing.kind === "indoors"
    ? true
    : thing.kind === "outdoors" || thing.kind === "water" || thing.kind === "sky"
      ? false
      : null;

/** What is sold is one thing under its whole name, whatever its words are. */
function nameProduct(things: Things, product: string, text: string, { grammar, language }: LanguageTable): void {
  const start = text.toLowerCase().indexOf(product.toLowerCase());
  if (start < 0) return;
  const end = start + product.length;
  const inside = things.all.filter(({ phrase }) => phrase.end > start && phrase.start < end);
  // `abito da sposa`: a thing that somebody's name tells more of is no person.
  const lasts = inside.filter(({ phrase }) => phrase.end >= end);
  const chief =
    (inside.some(({ kind }) => kind === "clothing") ? lasts.find(({ kind }) => kind !== "person") : lasts[0]) ??
    inside.find(({ kind }) => kind === "clothing") ??
    inside.at(-1);
  if (chief === undefined) return;
  // Whoever has it on (a woman with glasses) is not it.
  const isWearer = chief.kind === "person" && !product.toLowerCase().includes(chief.head.toLowerCase());
  if (isWearer) return;
  for (const other of inside) if (other !== chief) things.all.splice(things.all.indexOf(other), 1);
  const [first = "", ...rest] = product.split(/\s+/u);
  const low = first.toLowerCase();
  const isArticle = rest.length > 0 && (grammar.indefinite.includes(low) || grammar.definite.includes(low));
  const core = isArticle ? rest.join(" ") : product;
  const isName = /\p{Lu}/u.test(core.charAt(0)) && language !== "de";
  const known = isArticle
    ? `${grammar.to_definite[low] ?? low} ${core}`
    : language === "en" && !isName && low !== "my" && low !== "our"
      ? `the ${core}`
      : product;
  Object.assign(chief, {
    text: product,
    core,
    known,
    named: isName,
    kind: chief.kind === null || chief.kind === "group" || chief.phrase.named ? "thing" : chief.kind,
  });
}

/** Reads the story material of a brief. Never fails: what cannot be read has no events and no things. */
export function readStory(
  text: string,
  language: string,
  table: LanguageTable = tablesOf(language),
  product: string | null = null,
): Story {
  // Words of a language without a table are quoted, not read by another's rules.
  const isForeign = table.language !== language && !(language === "und" && /\p{Script=Latin}/u.test(text));
  const { masked, bearers } = withoutAnimalNames(withoutSpeech(text), table);
  const sentences = isForeign ? [] : sentencesIn(masked, table);
  const clauses = clausesOf(sentences, text, table);
  const things = openThings(table, bearers);
  // In the order of the text, so that a pronoun looks back and not ahead.
  const phrases = clauses.flatMap((clause) => [
    ...clause.phrases,
    ...[clause.subject, clause.object, clause.receiver].filter((phrase) => phrase !== null),
  ]);
  for (const phrase of phrases.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (phrase.by !== "pronoun") things.of(phrase);
  settleAnimalNames(things.all, clauses, table);
  // The wall that somebody sits on is a thing there, and no place of its own.
  const met = metOutside(clauses, things, table);
  const isMet = ({ phrase }: Thing) => met.has(phrase.end);
  sortWhere({ things: things.all.filter((thing) => !isMet(thing)), text, language, besides: besidesIn(table.grammar) });
  if (product !== null) nameProduct(things, product, text, table);
  const moments: Moment[] = clauses.map((clause) => {
    if (clause.verb === null) {
      const named = clause.phrases.flatMap((phrase) => things.of(phrase) ?? []);
      return { event: null, text: clause.text, things: [...new Set(named)] };
    }
    const event = eventOf(clause, things, { text, table });
    return { event, text: event.said, things: event.things };
  });
  const events = moments.flatMap(({ event }) => event ?? []);
  giveSpeech(events, text, table);
  passOn(events);
  refuseOffers(inOrder(moments).flatMap(({ event }) => event ?? []));
  giveCounts(things.all, events, text, language);
  giveToWearers(events, { things: things.all, events, text, language });
  takeFromVessels(events, { text, table, language });
  for (const moment of moments) if (moment.event !== null) moment.text = moment.event.said;
  const perchOf = (thing: Thing) =>
    isRoomSurface(thing, { events, language }) ? null : perchSaid(thing, text, language);
  const loose = [...new Set(moments.filter(({ event }) => event === null).flatMap(({ things: named }) => named))];
  const adjuncts = clauses.filter(({ verb }) => verb === null).flatMap((clause) => clause.adjuncts);
  const low = text.toLowerCase();
  const spaced = table.grammar.script !== "cjk";
  const isTold = ({ event }: Moment) => event === null || !isOnlyWorn(event, { text, language });
  const ordered = inOrder(moments.some(isTold) ? moments.filter(isTold) : moments);
  return {
    table,
    language,
    text,
    things: things.all,
    moments: ordered,
    events: ordered.flatMap(({ event }) => event ?? []),
    loose,
    place: placeOf(events, loose, adjuncts, things, { table, perched: perchOf, isMet }),
    hour: findWords<TimeOfDay>(table.grammar.hours, low, spaced) ?? "unspecified",
    weather: findWords<Weather>(table.grammar.weathers, low, spaced) ?? "unspecified",
    season: findWords<Season>(table.grammar.seasons, low, spaced) ?? "unspecified",
    colours: table.grammar.colours.filter((word) => findWords({ word: [word] }, low, spaced) !== null).slice(0, 6),
  };
}
