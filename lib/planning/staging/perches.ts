import type { Act } from "#lib/contract/acts.ts";
import type { Perched, TimedAct } from "#lib/contract/staging.ts";
import { isHeld } from "#lib/acts/grips.ts";
import { scriptOfAct, scriptOfTimed } from "#lib/acts/act-script.ts";
import type { Pose } from "#lib/contract/vocabulary.ts";
import { namesLap } from "#lib/places/on-body.ts";
import { isHollow, isPerch, perchNamed, topOf } from "#lib/places/perches.ts";
import { roomRowOf } from "#lib/places/room.ts";
import { variantsSaid } from "#lib/planning/layers/drawn-kinds.ts";
import { type CastMember, type Film, filmAt, scriptOf } from "#lib/planning/film.ts";
import type { Present } from "#lib/contract/screenplay.ts";
import { borneIn, mentionsOf } from "./borne.ts";
import { isPlaceKind } from "#lib/planning/shots/stage.ts";
import { mounts, vessels } from "#lib/planning/shots/partners.ts";

/** How somebody rests in a pose of the screenplay; null where it leaves that open. */
const restsIn = (pose: Pose): Perched["pose"] | null =>
  pose === "sit" || pose === "kneel" || pose === "crouch" || pose === "lie" ? pose : pose === "sleep" ? "lie" : null;

/** Whether somebody comes to rest by an act, or up from it: who faints stood before it, who gets up stands after it. */
function changesRest(act: Act): boolean {
  const keys = scriptOfAct(act)?.by ?? [];
  const isAtRest = (body = "stand") => ["lie", "sit", "floor", "kneel"].includes(body);
  return keys.length > 0 && isAtRest(keys[0]?.body) !== isAtRest(keys.at(-1)?.body);
}

/** Whether somebody falls asleep in a film where they sit. */
const dozesIn = (film: Film, cast: string): boolean =>
  film.screenplay.shots.some(({ acts }) => acts.some(({ act, by }) => by === cast && act === "doze_off"));

/** Who sleeps in a shot. */
export const asleepIn = (shot_id: string, film: Film): ReadonlySet<string> =>
  new Set(scriptOf(film, shot_id)?.present.flatMap(({ cast, doing }) => (doing === "sleep" ? [cast] : [])));

/** The first shot of a film in which somebody comes to rest or up from it, by its place; -1 where none is. */
const changesAt = (film: Film, cast: string): number =>
  film.screenplay.shots.findIndex(({ acts }) => acts.some(({ act, by }) => by === cast && changesRest(act)));

/** Acts with the seat that who sits down on it is on: it is what they are done to. */
export const withSeats = (acts: readonly TimedAct[], shot_id: string, film: Film): TimedAct[] =>
  acts.map((act) => {
    const at = scriptOf(film, shot_id)?.present.find(({ cast }) => cast === act.by)?.at ?? null;
    const seat = film.cast.find(({ id, element }) => id === at?.id && seats.has(element));
    const isSat = act.of === null && changesRest(act.act) && scriptOfAct(act.act)?.rests === "chair";
    return isSat && seat !== undefined && at?.relation === "on" ? { ...act, of: seat.id } : act;
  });

/**
 * The same over a whole film, where a shot only tells what somebody does meanwhile; null where they come to rest or
 * up from it in the film itself.
 */
const restsInFilm = (film: Film, cast: string, place: string): Perched["pose"] | null =>
  changesAt(film, cast) !== -1
    ? null
    : (film.screenplay.shots
        .filter((shot) => shot.place === place)
        .flatMap(({ present }) => present.filter((each) => each.cast === cast).map(({ doing }) => restsIn(doing)))
        .find((rests) => rests !== null) ?? null);

/** Whether a thing can carry somebody in this way: a shirt that one is in is no boat. */
const bears = (thing: CastMember, relation: Perched["relation"]): boolean => {
  switch (relation) {
    case "under":
      return thing.kind !== "plant";
    case "inside":
      return isHollow(thing.element);
    case "on":
      return topOf(thing.element) !== null;
    case "beside":
      return isPerch(thing.element);
  }
};

/** Whether nobody can lie on it: who sleeps in a chair sits in it, and who sleeps on a bench lies. */
const isForOne = ({ element, head }: CastMember, { language }: Film): boolean =>
  (oneSeats.has(element) && perchNamed(head.toLowerCase(), "on", language) === null) ||
  variantsSaid(element, head.toLowerCase(), "", "", language).some((kind) => armchairs.has(kind));
const armchairs: ReadonlySet<string> = new Set(["armchair", "armchair_household"]);
const oneSeats: ReadonlySet<string> = new Set([
  "chair",
  "wheelchair",
  "barrel",
  "bucket",
  "crate",
  "suitcase",
  "stump",
]);

/** What one sits on who is on it and does something that leaves that open. */
const seats: ReadonlySet<string> = new Set(["chair", "sofa", "wheelchair"]);
const upright: ReadonlySet<Pose> = new Set([
  "stand",
  "walk",
  "run",
  "jump",
  "dance",
  "climb",
  "reach",
  "raise",
  "fall",
]);

/** Whether somebody does anything on a seat in a film that nobody climbs on it for: they sit there in every shot. */
const sitsInFilm = (film: Film, cast: string, seat: string): boolean =>
  film.screenplay.shots.some(({ present }) =>
    present.some((each) => each.cast === cast && each.at?.id === seat && !upright.has(each.doing)),
  );

/** Whether an act has who does it on its thing by itself: up a ladder, astride a horse. */
const isUp = (act: TimedAct["act"]): boolean => {
  const script = scriptOfAct(act);
  return script !== null && (script.mounts || script.rides || script.swings !== null || script.lies === "ground");
};

/** Whether somebody puts something on a thing in a film: they stand before it in every shot. */
const puts = (film: Film, cast: string, on: string): boolean =>
  film.screenplay.shots.some(({ acts }) =>
    acts.some(
      ({ act, by, of, to }) =>
        (act === "put_down" || act === "place") && by === cast && (to === on || to === null) && of !== null,
    ),
  );

/** What one is in who is on it: in an armchair, in bed. */
const loungers: ReadonlySet<string> = new Set([...seats, "bed", "swing"]);

const carries = (relation: Perched["relation"]): boolean => relation === "on" || relation === "inside";

/** Rooms in which one sits on the ground. */
const seatless: ReadonlySet<string> = new Set(
  "tent_inside igloo_inside barn_inside tatami_room dojo cave under_bridge empty_pool temple_hall buddhist_hall tunnel greenhouse gym".split(
    " ",
  ),
);

/** What somebody leans on: a tree, a gate, a car; nothing lower than the knees, metres. */
const leanable: ReadonlySet<CastMember["kind"]> = new Set(["plant", "object", "vehicle", "building", "product"]);
const leastLeant_m = 0.7;

/** Who has somebody on the lap or the shoulders, and the seat of whom else none is told. */
interface Bearer {
  id: string;
  by: string;
  seat: Perched[];
}

/** On whose lap or shoulders somebody is by the words: `with a child on her lap`, `sitzt auf den Schultern seines Vaters`. */
function bearerOf(who: CastMember, present: readonly Present[], hasSeats: boolean, film: Film): [string, Bearer][] {
  const at = present.find(({ cast }) => cast === who.id)?.at ?? null;
  const people = film.cast.filter(
    ({ id, kind }) => kind === "person" && id !== who.id && present.some(({ cast }) => cast === id),
  );
  const isHad = present.some(({ holds, touches }) => holds === who.id || touches === who.id);
  if (who.kind !== "person" && (who.kind !== "animal" || isHad)) return [];
  const on = people.find(({ id }) => at?.relation === "on" && at.id === id);
  const told = film.told.toLowerCase();
  const [first = Infinity] = mentionsOf(who, told).map(({ start }) => start);
  const { borne } = borneIn(who, film);
  const before = people
    .flatMap((each) => mentionsOf(each, told).map(({ start }) => ({ id: each.id, start })))
    .filter(({ start }) => start < first)
    .toSorted((a, b) => b.start - a.start)[0];
  const by = on?.id ?? (borne !== undefined && who.height_m < smaller_m ? before?.id : undefined);
  if (by === undefined) return [];
  const isAt = present.some(
    ({ cast, at: place, doing }) =>
      cast === by && (restsIn(doing) === "lie" || (place !== null && place.id !== who.id && place.id !== by)),
  );
  const pose = hasSeats ? ("sit" as const) : ("floor" as const);
  const isLap = borne === "lap" || (on !== undefined && namesLap(told, film.language));
  const seat: Perched[] = !isLap || isAt ? [] : [{ id: by, on: null, relation: "on", pose }];
  return [[who.id, { id: who.id, by, seat }]];
}
/** Taller than this nobody is on anybody's lap, unless they are told to be on theirs, metres. */
const smaller_m = 1.45;

/** Who is on, in, under or at what in a shot of which acts are known; who rides is carried by what they ride. */
export function perchedIn(shot_id: string, film: Film, acts: readonly TimedAct[]): Perched[] {
  const script = scriptOf(film, shot_id);
  if (script === null) return [];
  const isSeated = filmAt(film, shot_id).place.elements.some((id) => roomRowOf(id)?.seated === true);
  const { elements, interior } = filmAt(film, shot_id).place;
  const hasSeats = interior && !elements.some((id) => seatless.has(id));
  const leans = (cast: string) =>
    film.screenplay.shots.some(({ present }) => present.some((each) => each.cast === cast && each.doing === "lean"));
  const bearers = new Map(film.cast.flatMap((who) => bearerOf(who, script.present, hasSeats, film)));
  const borneBy = new Map([...bearers.values()].map((bearer) => [bearer.by, bearer]));
  return script.present.flatMap(({ cast, at, doing }): Perched[] => {
    const who = film.cast.find(({ id }) => id === cast);
    const thing = at === null ? undefined : film.cast.find(({ id }) => id === at.id);
    if (who === undefined || (who.kind !== "person" && who.kind !== "animal")) return [];
    const isPutOn = at?.relation === "on" && who.kind === "person" && puts(film, cast, at.id);
    const isSeat =
      (at?.relation === "on" || at?.relation === "inside") &&
      thing !== undefined &&
      seats.has(thing.element) &&
      !isPutOn &&
      (mounts.has(thing.element) || sitsInFilm(film, cast, thing.id));
    const isChanging = film.screenplay.shots.indexOf(script) <= changesAt(film, cast);
    const rests =
      restsIn(doing) ??
      restsInFilm(film, cast, script.place) ??
      (isSeat && who.kind === "person" && !isChanging ? "sit" : null);
    const rest = rests ?? (isChanging && liesDown(cast, acts) ? "lie" : null);
    const isUpright = isSeated || dozesIn(film, cast);
    const pose = isUpright && rest === "lie" && who.kind === "person" ? "sit" : rest;
    // Who has somebody on the lap sits for it, and with somebody on the shoulders one stands.
    const isBearer = borneBy.has(cast) && rests !== "lie";
    if (isBearer && (at === null || at.id === cast || at.id === borneBy.get(cast)?.id)) return [];
    const onGround = pose === "sit" && !hasSeats ? ("floor" as const) : pose;
    const told = script.acts.some(({ act, by }) => by === cast && changesRest(act));
    const bearer = bearers.get(cast);
    if (bearer !== undefined && !acts.some((act) => [act.by, act.to].includes(cast) && act.to !== null))
      return [{ id: cast, on: bearer.by, relation: "on", pose: rests === "lie" ? "lie" : "sit" }, ...bearer.seat];
    const alone: Perched[] = onGround === null || told ? [] : [{ id: cast, on: null, relation: "on", pose: onGround }];
    const nest = leavesNest(cast, film) ? film.cast.find(({ element }) => element === "nest") : undefined;
    if (nest !== undefined && nest.id !== cast) return [{ id: cast, on: nest.id, relation: "inside", pose: "stand" }];
    if (thing === undefined || at === null || isPlaceKind(thing) || thing.id === cast) return alone;
    const isRidden = vessels.has(thing.element) && !acts.some(({ by, to }) => by === cast || to === cast);
    if ((mounts.has(thing.element) && !seats.has(thing.element)) || isRidden) return [];
    // Before who sits down on a bench does so, they stand by it; the act itself seats them.
    const isSatOn = acts.some(({ act, by, of }) => by === cast && of === thing.id && changesRest(act));
    if (isSatOn || (isChanging && rests === null && at.relation === "on" && !liesDown(cast, acts))) return [];
    // Who leans on a wall stands before it.
    const isIn = at.relation === "inside" && loungers.has(thing.element);
    const relation = leans(cast) && at.relation === "on" ? "beside" : isIn ? "on" : at.relation;
    if (relation === "behind" || relation === "in_front_of" || relation === "between") return alone;
    // What is done with a thing tells where it is; where something is put nobody is themselves.
    const isHandled = script.acts.some(
      ({ act, by, of, to, with: tool }) =>
        by === cast &&
        ((to === thing.id && of !== null && of !== thing.id) ||
          ((of === thing.id || tool === thing.id) && (isHeld(thing.element, thing.height_m) || isUp(act)))),
    );
    const isLeant = leans(cast) && relation === "beside" && leanable.has(thing.kind) && thing.height_m >= leastLeant_m;
    return isHandled || (isPutOn && rests === null) || (!bears(thing, relation) && !isLeant)
      ? alone
      : [
          {
            id: cast,
            on: thing.id,
            relation,
            pose: (carries(relation) ? (isForOne(thing, film) && pose === "lie" ? "sit" : pose) : onGround) ?? "stand",
          },
        ];
  });
}

/** Whether who flies off in a film does so out of a nest that is named in it. */
const leavesNest = (cast: string, { screenplay }: Film): boolean =>
  screenplay.shots.some(({ acts }) => acts.some(({ act, by }) => act === "fly_off" && by === cast));

/** Whether somebody lies down: on what they lie then they sit first. */
const liesDown = (cast: string, acts: readonly TimedAct[]): boolean =>
  acts.some(({ act, by }) => by === cast && changesRest(act) && scriptOfAct(act)?.rests === "bed");

const settled = { sit: "sit_down", floor: "sit_down", lie: "lie_down" } as const;

/** Whether somebody has something of their own to do in an act, and not only somebody beside them. */
const playsIn = (id: string, { act, by, to }: TimedAct): boolean =>
  by === id || (to === id && (scriptOfAct(act)?.to.length ?? 0) > 0);

/** The acts of a shot with those in it who only sit, sleep or lie there: as if they had sat down before it. */
export const settledIn = (
  perched: readonly Perched[],
  acts: readonly TimedAct[],
  shot_s: number,
  asleep: ReadonlySet<string>,
): TimedAct[] =>
  perched.flatMap(({ id, pose }): TimedAct[] =>
    (pose !== "sit" && pose !== "floor" && pose !== "lie") || shot_s <= 0 || acts.some((act) => playsIn(id, act))
      ? []
      : [
          {
            act: pose === "sit" && asleep.has(id) ? "doze_off" : settled[pose],
            by: id,
            of: null,
            to: null,
            with: null,
            begin_s: 0,
            contact_s: 0,
            end_s: 0,
          },
        ],
  );

/** The bench that two play a game on takes no part in it; who sits there does what they do seated. */
export const withoutSeats = (perched: readonly Perched[], acts: readonly TimedAct[]): TimedAct[] =>
  acts.map((act) => {
    const perch = perched.find(({ id }) => id === act.by);
    const seated = { ...act, posture: "sit" as const };
    const told = perch?.pose === "sit" && scriptOfTimed(seated) !== null ? seated : act;
    return perch !== undefined && perch.on !== null && perch.on === act.to ? { ...told, to: null } : told;
  });
