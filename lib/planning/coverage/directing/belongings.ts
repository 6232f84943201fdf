import { isDenied } from "#lib/places/grounds.ts";
import { isApart, placeOnBody } from "#lib/places/on-body.ts";
import { isDrinkingGlass } from "./prop-senses.ts";
import { wearerOf } from "#lib/planning/coverage/reading/worn.ts";
import {
  apart,
  isLiving,
  isPerson,
  isPlace,
  isSmall,
  type Story,
  type Thing,
} from "#lib/planning/coverage/reading/story.ts";
import { traitTable } from "#lib/planning/looks/look-tables.ts";
import { named } from "#lib/planning/looks/named-in.ts";
import { seenAt } from "#lib/planning/looks/seen-on.ts";

/** What people have on and with them, which is nothing that stands about. */
export interface Belongings {
  /** `a girl in a red coat`. */
  worn: ReadonlyMap<Thing, readonly Thing[]>;
  /** `a man with a beard`: how somebody looks. */
  looks: ReadonlyMap<Thing, readonly Thing[]>;
  /** `waits with a suitcase`: in hand, whatever else is done. */
  carried: ReadonlyMap<Thing, Thing>;
  /** What they have in the other hand: a wrench in one hand and a sandwich in the other. */
  besides: ReadonlyMap<Thing, Thing>;
}

export const isWithin = ({ phrase }: Thing, { phrase: outer }: Thing): boolean =>
  phrase.start >= outer.start && phrase.end <= outer.end && phrase !== outer;

const furthestTie = 24;

/** The word that ties a thing to what stands before it, of a list. */
function tieBefore(story: Story, { phrase }: Thing, ties: ReadonlySet<string>): string | null {
  const before = story.text
    .slice(Math.max(0, phrase.start - furthestTie), phrase.start)
    .trimEnd()
    .toLowerCase();
  return [...ties].find((tie) => before === tie || before.endsWith(` ${tie}`)) ?? null;
}

/** Whose a thing is that `with` or `in` ties to somebody: the one right before it, else who does what it is named with. */
function ownerOf(thing: Thing, story: Story, ties: ReadonlySet<string>): Thing | null {
  const { text, things, events } = story;
  const beside = things.find(
    (other) =>
      isLiving(other) &&
      other.parts.length === 0 &&
      (isWithin(thing, other) || ties.has(text.slice(other.phrase.end, thing.phrase.start).trim().toLowerCase())),
  );
  if (beside !== undefined) return beside;
  if (tieBefore(story, thing, ties) === null) return null;
  const doer = events.find((event) => event.things.includes(thing))?.S ?? null;
  const first = doer === null ? null : (apart([doer])[0] ?? null);
  return first !== null && isLiving(first) ? first : null;
}

/** Where a thing is named: its phrase may go on to where it is, as in `a kitten in his lap`. */
export function spanOf({ phrase: { start, end, head } }: Thing, text: string): { start: number; end: number } {
  const ends = text.slice(start, end).toLowerCase().lastIndexOf(head.toLowerCase());
  return { start, end: ends < 0 ? end : start + ends + head.length };
}

/** Whose head, lap or hand words have a thing on or in: who does what it is named with, else who was named last before it. */
function bearerOf(thing: Thing, { text, language, things, events }: Story): Thing | null {
  const named = spanOf(thing, text);
  if (
    thing.phrase.measures ||
    // What does something of its own there is nothing that is held.
    events.some(({ S }) => S === thing) ||
    (placeOnBody(text, named, language) ?? placeOnBody(text, thing.phrase, language)) === null
  )
    return null;
  const people = things.filter((other) => isPerson(other) && other.parts.length === 0 && other !== thing);
  const doer = events.find((event) => event.things.includes(thing))?.S ?? null;
  const before = people
    .filter(({ phrase }) => phrase.end <= thing.phrase.start)
    .toSorted((a, b) => b.phrase.start - a.phrase.start)[0];
  return (doer === null ? undefined : people.find((other) => other === doer)) ?? before ?? people[0] ?? null;
}

/** So little that somebody has them in the arms or on the lap. */
const isInfant = ({ core, count }: Thing, language: string): boolean =>
  count === 1 && named(traitTable("age"), { text: core.toLowerCase(), language })?.is === "baby";

const add = (map: Map<Thing, Thing[]>, key: Thing, thing: Thing) => map.set(key, [...(map.get(key) ?? []), thing]);

/** Sorts the things that people have from those that stand about. */
export function belongingsIn(story: Story): Belongings {
  const { prep } = story.table.grammar;
  const withTies = new Set(prep["with"] ?? []);
  const ties = new Set([...(prep["place"] ?? []), ...withTies, ...(prep["of"] ?? [])]);
  const used = new Set(story.events.flatMap(({ acts }) => acts.flatMap(({ of, to }) => [of, to])));
  const worn = new Map<Thing, Thing[]>();
  const looks = new Map<Thing, Thing[]>();
  const carried = new Map<Thing, Thing>();
  const besides = new Map<Thing, Thing>();
  for (const thing of story.things) {
    const child = isPerson(thing) && isInfant(thing, story.language) ? bearerOf(thing, story) : null;
    if (child !== null && child !== thing && !carried.has(child)) carried.set(child, thing);
    if (isPerson(thing) || thing.parts.length > 0 || isDenied(story.text, thing.phrase, story.language)) continue;
    const isServed = isDrinkingGlass(thing, story);
    const seen = isServed ? null : seenAt(story.text, thing.core, thing.phrase, story.language);
    const bearer = seen !== null || thing.kind === "body" || isPlace(thing) ? null : bearerOf(thing, story);
    const owner =
      bearer ??
      (seen === null ? null : wearerOf(thing, story)) ??
      ownerOf(thing, story, seen === null ? withTies : ties);
    if (owner === null) continue;
    if (seen === "look") add(looks, owner, thing);
    else if (seen === "worn" || thing.kind === "clothing") {
      // `with the coat` means one that was told of before, and glasses are always one's own.
      if (thing.phrase.by !== "the" || story.language !== "en") add(worn, owner, thing);
    } else if (isPerson(owner) && carried.has(owner)) {
      const isHeld = bearer !== null && placeOnBody(story.text, spanOf(thing, story.text), story.language) === "hand";
      if (isHeld && !besides.has(owner) && !used.has(thing)) besides.set(owner, thing);
    } else if (isPerson(owner))
      if (
        bearer !== null ||
        (!used.has(thing) &&
          !isApart(story.text, spanOf(thing, story.text), story.language) &&
          tieBefore(story, thing, withTies) !== null &&
          (isSmall(thing) || thing.kind === null))
      )
        carried.set(owner, thing);
  }
  return { worn, looks, carried, besides };
}
