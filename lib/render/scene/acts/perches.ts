import type { Handled, Perched, ShotStaging } from "#lib/contract/staging.ts";
import type { Framing } from "#lib/contract/vocabulary.ts";
import { topOf } from "#lib/places/perches.ts";
import { elementOf } from "#lib/render/scene/elements/element-catalog.ts";
import { near } from "#lib/render/scene/lead.ts";
import type { Cast, Setting } from "#lib/render/scene/setting.ts";
import type { Actor } from "#lib/render/scene/staging.ts";
import { staysPut } from "./play.ts";

/** Who is on, in or under something of a shot: stood there, the thing at their own distance, and both in the frame. */

/** Height of a hip that sits, and how much of a body is over the ground, in heights. */
const hip = 0.285;
const over: Readonly<Record<Perched["pose"], number>> = {
  sit: 0.86,
  floor: 0.56,
  lie: 0.3,
  stand: 1.04,
  crouch: 0.72,
  kneel: 0.8,
};
/** Poses in which a head is far lower than that of who stands. */
const low: ReadonlySet<Perched["pose"]> = new Set(["floor", "lie"]);
/** How much of the frame's width two take who sit side by side, in their heights. */
const besideEachOther = 0.46;
/** Metres by which a thing stands before those who are in or under it, and behind those who are on it. */
const nearer_m = 0.06;
/** Of what carries a small animal this much is seen, in heights of the animal. */
const around = 7;
/** A broader thing than this is not seen from end to end, metres. */
const widest_m = 4.2;

interface Tall {
  element: { id: string; kind: string; box: { left: number; right: number } };
  height_m: number;
}

/** Height of the ground under somebody's feet, metres: below a seat that is lower than their shins it is the ground itself. */
function baseOn({ relation, pose }: Perched, who: Tall, thing: Tall): number {
  if (relation === "under" || relation === "beside") return 0;
  const top_m = (topOf(thing.element.id) ?? 0) * thing.height_m;
  const seat = pose === "sit" && who.element.kind === "person" ? hip * who.height_m : 0;
  // Who stands in a boat stands on its floor.
  return Math.max(
    0,
    (relation === "inside" && pose === "stand" && thing.element.id !== "nest" ? top_m * 0.4 : top_m) - seat,
  );
}

const widthOf = ({ element, height_m }: Tall): number => (element.box.right - element.box.left) * 0.8 * height_m;

const lives = ({ element }: { element: { kind: string } }): boolean =>
  element.kind === "person" || element.kind === "animal";

const standing = { count: 1, motion: "still", across: 0, facing: "camera", colour: null } as const;

export const castOf = ({ id, element, noun, variants = [], height_m, colour }: Handled, by: Cast): Cast => ({
  ...by,
  element: elementOf(element),
  item: { ...standing, id, element, noun, variants, height_m, colour },
});

/** Metres by which a thing is behind who is there, below 0 before them: a hull hides legs, a table who is under it. */
function behind_m(relation: Perched["relation"], element: string, kind: string): number {
  switch (relation) {
    case "on":
      return nearer_m;
    case "beside":
      return leaning_m;
    case "inside":
      return fronted.has(element) ? -nearer_m : nearer_m;
    case "under":
      // Who lies under a truck is seen between its wheels.
      return kind === "vehicle" || overhead.has(element) ? nearer_m : -nearer_m;
  }
}
const fronted: ReadonlySet<string> = new Set(["boat", "canoe", "food_stall"]);
const overhead: ReadonlySet<string> = new Set(["umbrella", "upturned_boat", "pergola"]);
/** Metres to a wall that one leans on. */
const leaning_m = 0.28;

/** Up to this much a low seat is drawn larger than it is: nobody sits in the air over a bucket. */
const grown = 1.5;

/** Height of a thing under somebody: of what is a little too low to be sat on, as much as makes a seat of it. */
function seatHeight_m(
  { element, height_m }: Pick<Handled, "element" | "height_m">,
  who: Cast,
  relation: Perched["relation"],
  pose: Perched["pose"],
): number {
  const top_m = (topOf(element) ?? 0) * height_m;
  const seat_m = hip * who.item.height_m;
  const isLow = relation === "on" && pose === "sit" && top_m > seat_m * 0.5 && top_m < seat_m;
  return isLow && who.element.kind === "person" ? height_m * Math.min(grown, seat_m / top_m) : height_m;
}

/** The thing of a perch as it stands with whoever is there: alone of its kind, and turned as it is known best. */
function laidUnder(setting: Setting, thing: Handled, who: Cast, { relation, pose }: Perched): Cast {
  const own = setting.casts.find(({ item, element }) => item.id === thing.id && element.form === "figure");
  const { element, item } = own ?? castOf(thing, who);
  const facing = element.kind === "vehicle" ? "right" : "camera";
  const broad_m = widthOf({ ...who, height_m: who.item.height_m }) * (0.5 + 0.4 * who.item.count);
  const height_m =
    element.id === "umbrella"
      ? Math.max(item.height_m, 1.15)
      : element.id === "nest"
        ? Math.max(item.height_m, broad_m / (element.box.right - element.box.left))
        : seatHeight_m(item, who, relation, pose);
  // Who has hatched lies in no egg.
  const variants = element.id === "nest" ? [...(item.variants ?? []), "empty"] : item.variants;
  return {
    element,
    layer: who.layer,
    distance_m: who.distance_m + behind_m(relation, element.id, element.kind),
    item: { ...item, variants, height_m, count: 1, motion: "still", across: who.item.across, facing },
  };
}

/**
 * A shot's setting with what people and animals are on, in or under: it stands where they are, and the frame shows both.
 * Shots in which nobody is on anything stay as they are.
 */
export function castForPerches(setting: Setting, staging: ShotStaging | undefined, framing: Framing): Setting {
  let seen = setting;
  for (const perch of staging?.perched ?? []) {
    const thing = staging?.handled.find(({ id }) => id === perch.on);
    const who = seen.casts.find((cast) => cast.item.id === perch.id && lives(cast) && cast.distance_m !== Infinity);
    // Who is down on the ground is seen there, however near, whatever their hands do meanwhile.
    if (low.has(perch.pose) && thing === undefined && who !== undefined && near.has(framing)) {
      const all = { bottom_m: 0, top_m: Infinity, wide_m: who.item.height_m * (perch.pose === "lie" ? 0.7 : 0.4) };
      const shown = seen.act ?? all;
      const top_m = Math.min(shown.top_m, over[perch.pose] * who.item.height_m);
      const bottom_m = Math.min(seen.act === undefined ? Infinity : shown.bottom_m, top_m * 0.5);
      seen = { ...seen, act: { ...shown, top_m, bottom_m } };
    }
    const bearer = seen.casts.find((cast) => cast.item.id === perch.on && lives(cast));
    if (bearer !== undefined && who !== undefined) {
      const height_m = bearer.item.height_m;
      const isSeated = staging?.perched?.some(({ id }) => id === perch.on) === true;
      const top_m = height_m * (isSeated ? 0.86 : shoulder) + who.item.height_m * (isSeated ? 0 : 0.62);
      const act = seen.act ?? { bottom_m: 0, top_m, wide_m: height_m };
      const isClose = near.has(framing) && !isSeated;
      const bottom_m = isClose ? height_m * 0.6 : act.bottom_m;
      if (isClose || !near.has(framing))
        seen = { ...seen, act: { ...act, bottom_m, top_m: isClose ? top_m : Math.max(act.top_m, top_m) } };
    }
    if (thing === undefined || who === undefined) continue;
    const laid = laidUnder(seen, thing, who, perch);
    const base_m = baseOn(perch, { ...who, height_m: who.item.height_m }, { ...laid, height_m: laid.item.height_m });
    const head_m = base_m + over[perch.pose] * who.item.height_m;
    const isNear = near.has(framing);
    const roof_m =
      laid.element.id === "umbrella" ? head_m * 1.42 : Math.min(laid.item.height_m * 0.9, Math.max(1.6, head_m * 2.6));
    const shown = seen.act ?? { bottom_m: 0, top_m: head_m, wide_m: who.item.height_m };
    // What is small and high up is looked at near by: a bird on a branch.
    const isSmall = who.element.kind === "animal" && perch.relation === "on" && base_m > who.item.height_m;
    const most_m = isSmall ? Math.min(widest_m, around * who.item.height_m) : widest_m;
    const wide_m = Math.min(most_m, widthOf({ ...laid, height_m: laid.item.height_m }));
    const low_m = isSmall ? Math.max(0, base_m - 1.6 * who.item.height_m) : 0;
    const act = isNear
      ? { ...shown, bottom_m: shown.bottom_m + base_m, top_m: Math.max(shown.top_m * 0.8 + base_m, head_m) }
      : {
          ...shown,
          bottom_m:
            perch.relation !== "under" && framing === "medium" ? Math.min(shown.bottom_m + base_m, base_m) : low_m,
          top_m: Math.max(
            head_m,
            seen.act === undefined || base_m === 0 ? shown.top_m : shown.top_m * 0.8 + base_m,
            perch.relation === "on" || perch.relation === "beside" || laid.item.height_m > 4 ? 0 : roof_m,
          ),
          wide_m: Math.max(shown.wide_m, wide_m * (framing === "medium" ? 0.5 : 0.9)),
        };
    // The table that is named is the one at which others work.
    const isTable = laid.element.id === "table";
    const others = seen.casts.filter(
      ({ item, element }) => item.id !== thing.id && !(isTable && item.id === undefined && element.id === "table"),
    );
    seen = { ...seen, act: { ...act, perched: true }, casts: [...others, laid] };
  }
  return seen;
}

const actorsOf = (actors: readonly Actor[], id: string | null): Actor[] =>
  actors.filter(
    ({ item, layer, element }) =>
      id !== null && item.id === id && layer.name === "subject" && element.form === "figure",
  );

const stills = (who: Actor): void => {
  who.item = { ...who.item, motion: "idle" };
  who.job = { ...who.job, motion: "idle" };
};

/** Puts everybody at the height of what they are on, before what they do there is played. */
export function liftPerched({ perched = [] }: ShotStaging, actors: readonly Actor[]): void {
  for (const perch of perched) {
    const [thing] = actorsOf(actors, perch.on);
    if (thing === undefined) continue;
    for (const who of actorsOf(actors, perch.id)) {
      who.base_m = baseOn(perch, who, thing);
      who.velocity_mps = 0;
      // A chair of their own goes with a motion: who acts on a bench has none.
      if (perch.pose === "sit") stills(who);
    }
  }
  for (const { id } of perched.filter(({ pose }) => pose === "floor"))
    for (const who of actorsOf(actors, id)) stills(who);
}

/** Stands what somebody is on, in or under where they are, and those of a group so near each other that all are there. */
export function seatPerched({ perched = [] }: ShotStaging, actors: readonly Actor[]): void {
  apart(perched, actors);
  for (const on of new Set(perched.map((perch) => perch.on))) {
    const [thing] = actorsOf(actors, on);
    const own = perched.filter((perch) => perch.on === on);
    const [first] = own;
    const riders = own.flatMap(({ id }) => actorsOf(actors, id)).toSorted((a, b) => a.x_m - b.x_m);
    const [lead] = riders;
    if (thing !== undefined && lives(thing)) {
      const own = perched.find(({ id }) => id === thing.item.id);
      const isAside = Math.abs(lead?.item.across ?? 1) < Math.abs(thing.item.across);
      if ((own?.on ?? null) === null && lead !== undefined && isAside) thing.x_m = lead.x_m;
      bear(thing, own?.pose ?? null, riders);
      continue;
    }
    if (thing === undefined || lead === undefined || first === undefined) continue;
    const isTable = thing.element.id === "table" && first.relation === "under";
    const middle_m = isTable ? thing.x_m : riders.reduce((sum, { x_m }) => sum + x_m, 0) / riders.length;
    const room_m = widthOf(thing) * 0.8;
    const body_m =
      lead.element.kind === "person" ? (first.pose === "lie" ? 1 : besideEachOther) : widthOf(lead) / lead.height_m;
    const gap_m = Math.min(room_m / riders.length, body_m * lead.height_m);
    const z_m = Math.min(...riders.map((rider) => rider.z_m));
    for (const [at, rider] of riders.entries()) {
      rider.z_m = z_m;
      if (isTable) rider.base_m = baseOn(first, rider, thing);
      if (riders.length > 1 || isTable) rider.x_m = middle_m + (at - (riders.length - 1) / 2) * gap_m;
    }
    const held = thing.element.id === "umbrella";
    const isLeant = first.relation === "beside" && riders.length === 1;
    const side = isLeant && isSlim(thing) ? leanTo(lead) : 0;
    thing.x_m = middle_m + side * leaning * lead.height_m;
    thing.z_m = z_m + behind_m(first.relation, thing.element.id, thing.element.kind);
    thing.base_m = held ? lead.height_m * over[first.pose] * 0.62 : 0;
    thing.velocity_mps = 0;
    thing.follows = lead.follows;
  }
}

/** From whoever leans to the middle of a trunk or a post, in their heights, and how far they are turned to it, radians. */
const leaning = 0.2;
const turned = 0.13;
const isSlim = ({ element, height_m }: Actor): boolean =>
  element.kind === "plant" || widthOf({ element, height_m }) < height_m * 0.4;

/** Turns somebody to the side on which they lean: away from where they look. */
function leanTo(who: Actor): -1 | 1 {
  const side = who.item.facing === "right" ? -1 : 1;
  const { play } = who;
  const at = (t: number) => play?.at(t) ?? staysPut;
  who.play = { at: (t) => ({ ...at(t), turn: at(t).turn + side * turned }), pictureAt: play?.pictureAt ?? null };
  return side;
}

/** Heights of a lap over what its owner sits on, of a lap on the ground, and of shoulders, in heights of who has them. */
const lap = 0.04;
const lapOnGround = 0.1;
const onBelly = 0.13;
const shoulder = 0.9;
/** Nobody is so small on a lap that they are not seen, in heights of who has them there. */
const leastRider = 0.16;

/** Sits somebody on the lap of who sits, else on the shoulders. */
function bear(by: Actor, pose: Perched["pose"] | null, riders: readonly Actor[]): void {
  const isLap = pose !== null && pose !== "stand";
  const way = by.item.facing === "left" ? -1 : by.item.facing === "right" ? 1 : 0;
  const up = !isLap ? shoulder : pose === "lie" ? onBelly : pose === "floor" ? lapOnGround : hip + lap;
  for (const [at, rider] of riders.entries()) {
    rider.height_m = Math.max(rider.height_m, leastRider * by.height_m);
    rider.x_m = by.x_m + (isLap ? (way === 0 ? at * 0.2 : way * 0.13) * by.height_m : -way * 0.06 * by.height_m);
    rider.z_m = by.z_m + (isLap ? -nearer_m : nearer_m);
    rider.base_m = by.base_m + up * by.height_m - (rider.element.kind === "person" ? hip * rider.height_m : 0);
    rider.velocity_mps = 0;
    rider.follows = by.follows;
    const { facing } = by.item;
    rider.item = { ...rider.item, facing };
    rider.job = { ...rider.job, facing };
    stills(rider);
  }
}

/** Metres between two who sit by themselves in a place, in their heights. */
const company = 0.66;

/** People who sit in one place, each on a seat of their own, are beside each other and not in each other. */
function apart(perched: readonly Perched[], actors: readonly Actor[]): void {
  const alone = perched.filter(({ on, pose }) => on === null && pose !== "stand" && pose !== "crouch");
  const riders = alone.flatMap(({ id }) => actorsOf(actors, id)).toSorted((a, b) => a.item.across - b.item.across);
  if (alone.length < 2) return;
  const middle_m = riders.reduce((sum, { x_m }) => sum + x_m, 0) / riders.length;
  const gap_m =
    Math.max(...riders.map(({ height_m }) => height_m)) * (alone.some(({ pose }) => pose === "lie") ? 1 : company);
  for (const [at, rider] of riders.entries()) rider.x_m = middle_m + (at - (riders.length - 1) / 2) * gap_m;
}
