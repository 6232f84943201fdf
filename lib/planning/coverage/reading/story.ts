import type { Act } from "#lib/contract/acts.ts";
import { setOf } from "#lib/planning/coverage/set-of.ts";
import type { Season } from "#lib/contract/screenplay.ts";
import type { TimeOfDay, Weather } from "#lib/contract/vocabulary.ts";
import type { ClassId, NounKind, NounRow, VerbRow } from "#lib/planning/coverage/table-schema.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import type { Clause, Link } from "./clauses.ts";
import type { Phrase } from "./phrase.ts";

/** Somebody or something that the words name. */
export interface Thing {
  id: string;
  /** First mention, as written. */
  text: string;
  /** Later mentions. */
  known: string;
  /** Without article: `old watchmaker`. */
  core: string;
  head: string;
  kind: NounKind | null;
  noun: NounRow | null;
  plural: boolean;
  count: number;
  named: boolean;
  gender: "m" | "f" | "n" | null;
  /** Of `a fisherman and his dog`: each of them. */
  parts: Thing[];
  phrase: Phrase;
}

/** An act with those who play a part in it. */
export interface ReadAct {
  act: Act;
  by: Thing;
  /** What it is done to, with whom or to where, and with what. */
  of: Thing | null;
  to: Thing | null;
  with: Thing | null;
}

/** One thing that happens (or is, or does not happen), with all that its words say of it. */
export interface StoryEvent {
  clause: Clause;
  link: Link | null;
  cls: ClassId;
  /** What is seen of it, in its order; nothing where it cannot be staged. */
  acts: ReadAct[];
  /** What is told before it in the same shot. */
  joined: StoryEvent[];
  /** Rows with lines of the verb's own, best first. */
  rows: VerbRow[];
  S: Thing | null;
  O: Thing | null;
  R: Thing | null;
  goal: string | null;
  place: string | null;
  where: Thing | null;
  means: string | null;
  time: string | null;
  negated: boolean;
  /** Again and again, or as it always is. */
  habit: boolean;
  /** From here on it is not as it was. */
  turn: boolean;
  /** Its sentence, with its doer named. */
  said: string;
  /** Lines in quotation marks that its doer says. */
  spoken: string[];
  /** Everything named in it. */
  things: Thing[];
  /** Who is there by themselves and takes no part: a dog asleep under the table. */
  elsewhere: Set<Thing>;
}

/** One stretch of the words: an event, or a fragment with what it names. */
export interface Moment {
  event: StoryEvent | null;
  text: string;
  things: Thing[];
}

/** The words of a film, understood as far as they can be. */
export interface Story {
  table: LanguageTable;
  language: string;
  text: string;
  things: Thing[];
  /** What is told, in the order in which it happens: events, and fragments that only name something. */
  moments: Moment[];
  events: StoryEvent[];
  /** Named outside every event. */
  loose: Thing[];
  place: { thing: Thing | null; phrase: string | null; name: string | null; indoors: boolean | null };
  hour: TimeOfDay;
  weather: Weather;
  season: Season;
  colours: string[];
}

const placeKinds = new Set<NounKind>(["building", "indoors", "outdoors", "water", "sky"]);
const livingKinds = new Set<NounKind>(["person", "animal", "group"]);
const thingKinds = setOf<NounKind>(
  "vehicle machine tool instrument thing furniture food drink plant clothing jewel toy device paper money material part body",
);
const smallKinds = setOf<NounKind>("tool thing food drink clothing jewel toy device paper money part plant");
const unseenKinds = new Set<NounKind>(["idea", "feeling", "time", "sound", "number", "event"]);

export const isPlace = (thing: Thing): boolean => thing.kind !== null && placeKinds.has(thing.kind);
export const isLiving = (thing: Thing): boolean => thing.kind !== null && livingKinds.has(thing.kind);
export const isPerson = (thing: Thing): boolean =>
  thing.kind === "person" || (thing.kind === "group" && !isSwarm(thing));
const isSwarm = (thing: Thing) => /^(?:flock|herd|swarm|pack|shoal|ants)$/u.test(thing.head);
export const isThing = (thing: Thing): boolean => thing.kind === null || thingKinds.has(thing.kind);
export const isSmall = (thing: Thing): boolean => thing.kind !== null && smallKinds.has(thing.kind);
/** Whether a camera can see it at all. */
export const isSeen = (thing: Thing): boolean => thing.kind === null || !unseenKinds.has(thing.kind);

/** Each of them for those who are named together. */
export const apart = (things: readonly Thing[]): Thing[] => [
  ...new Set(things.flatMap((thing) => (thing.parts.length === 0 ? [thing] : thing.parts))),
];

/** Whether a thing is of a kind that a guard asks for. */
export function isOfKind(thing: Thing, kind: string): boolean {
  switch (kind) {
    case "living":
      return isLiving(thing);
    case "person":
      return isPerson(thing);
    case "thing":
      return isThing(thing) && !isLiving(thing);
    case "small":
      return isSmall(thing);
    case "many":
      return thing.plural;
    case "one":
      return !thing.plural;
    case "place":
      return isPlace(thing);
    case "named":
      return thing.named;
    case "unknown":
      return thing.kind === null;
    default:
      return thing.kind === kind;
  }
}
