import type { Perched, Placed, TimedAct } from "#lib/contract/staging.ts";
import type { Present } from "#lib/contract/screenplay.ts";
import { scriptOfAct } from "#lib/acts/act-script.ts";
import { spotSaid } from "#lib/places/set-by.ts";
import { travelPoses } from "#lib/planning/compile/poses.ts";
import { type CastMember, type Film, scriptOf } from "#lib/planning/film.ts";
import { isPlaceKind } from "#lib/planning/shots/stage.ts";
import { mentionsOf } from "./borne.ts";

/** What of a shot is set by somebody: told by whom it is named after, or by the thing that they are at. */
interface Scene {
  film: Film;
  present: readonly Present[];
  perched: readonly Perched[];
  acts: readonly TimedAct[];
  /** Ids of things that something is done with, or that somebody has or is on. */
  used: ReadonlySet<string>;
}

const personal: ReadonlySet<string> = new Set(["person", "animal"]);
const isAlive = ({ kind }: CastMember): boolean => personal.has(kind);

/** Whom a pronoun of place means: the person named last before it, else an animal, else a thing. */
function meantBefore(start: number, self: CastMember, { film, present }: Scene): string | null {
  const told = film.told.toLowerCase();
  const named = film.cast
    .filter(({ id }) => id !== self.id && present.some(({ cast }) => cast === id))
    .map((member) => ({
      member,
      at: Math.max(-1, ...mentionsOf(member, told).flatMap((span) => (span.end <= start ? [span.start] : []))),
    }))
    .toSorted((a, b) => b.at - a.at);
  const [people, animals] = [
    named.filter(({ member }) => member.kind === "person"),
    named.filter(({ member }) => isAlive(member)),
  ];
  return (people[0] ?? animals[0] ?? named[0])?.member.id ?? null;
}

/** Things that words set by a pronoun: `two suitcases at his feet`, `neben ihr ein Korb`. */
function setByPronoun(member: CastMember, scene: Scene): Placed[] {
  const { film, used } = scene;
  if (member.kind === "person" || used.has(member.id) || isPlaceKind(member)) return [];
  const told = film.told.toLowerCase();
  const others = film.cast.filter(({ id }) => id !== member.id).flatMap((other) => mentionsOf(other, told));
  const spot = mentionsOf(member, told)
    .map((span) => spotSaid(told, span, film.language))
    .find((each) => each !== null && !others.some(({ start, end }) => start >= each.start && end <= each.end));
  if (spot === undefined || spot === null) return [];
  const by = meantBefore(spot.start, member, scene);
  const anchor = film.cast.find(({ id }) => id === by);
  // Small things lie beside each other on whatever there is.
  if (anchor === undefined || (!isAlive(anchor) && anchor.height_m < handy_m)) return [];
  return [{ id: member.id, by: anchor.id, where: spot.where }];
}

/** Up to here a thing stands on a table, and up to there somebody who kneels looks down on it, metres. */
const handy_m = 0.62;
const low_m = 1;

/** Where the thing stands that somebody is beside, before or behind. */
function whereOf({ at, doing }: Present, thing: CastMember, pose: Perched["pose"] | null): Placed["where"] | null {
  const isLow = thing.height_m <= low_m;
  const isDown = pose !== null && pose !== "stand";
  switch (at?.relation) {
    case "beside":
      return doing === "lean" ? "behind" : thing.element === "table" ? "before" : "beside";
    case "behind":
      return "before";
    case "in_front_of":
      return isLow && isDown ? "before" : "behind";
    default:
      return null;
  }
}

/** The thing that somebody is at by their own words: next to a stall, in front of an oven. */
function setByThing(one: Present, { film, perched, acts, used }: Scene): Placed[] {
  const thing = film.cast.find(({ id }) => id === one.at?.id);
  if (thing === undefined || isAlive(thing) || isPlaceKind(thing) || used.has(thing.id) || thing.id === one.cast)
    return [];
  // What is worked on at a table stands as the work needs it.
  const works = acts.some(({ act, by }) => by === one.cast && scriptOfAct(act)?.lies === "table");
  const where = works ? null : whereOf(one, thing, perched.find(({ id }) => id === one.cast)?.pose ?? null);
  return where === null ? [] : [{ id: thing.id, by: one.cast, where }];
}

/** What stands by whom in a shot, as words have it. */
export function placedIn(
  shot_id: string,
  film: Film,
  acts: readonly TimedAct[],
  perched: readonly Perched[],
): Placed[] {
  const script = scriptOf(film, shot_id);
  if (script === null) return [];
  const things = new Set(film.cast.filter((member) => !isAlive(member)).map(({ id }) => id));
  const moved = acts.flatMap(({ by, of, to, with: tool }) => [of, tool, to, things.has(by) ? by : null]);
  const used = new Set([...moved, ...perched.map(({ on }) => on)].filter((id) => id !== null));
  const present = script.present.filter(({ doing }) => !travelPoses.has(doing));
  const scene: Scene = { film, present, perched, acts, used };
  const told = film.cast.flatMap((member) => setByPronoun(member, scene));
  const at = present.flatMap((one) => setByThing(one, scene));
  const found = [...told, ...at.filter(({ id }) => !told.some((each) => each.id === id))];
  return found.filter(({ id }, index) => found.findIndex((each) => each.id === id) === index);
}
