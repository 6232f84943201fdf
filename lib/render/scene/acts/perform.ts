import type { Handled, ShotStaging, TimedAct } from "#lib/contract/staging.ts";
import { gripOf } from "#lib/acts/grips.ts";
import { scriptOfAct, scriptOfTimed, type ActKey, type ActScript } from "#lib/acts/act-script.ts";
import { isSeat } from "#lib/acts/seats.ts";
import { finishJob, type Actor } from "#lib/render/scene/staging.ts";
import type { ShotCamera } from "#lib/render/scene/shot-camera.ts";
import { goesOn, laidScript, restingScript, scriptFor, type Scene } from "./act-scene.ts";
import { stagedId } from "./cast-acts.ts";
import { standFacade } from "./in-wall.ts";
import { animalPlay } from "./animal-play.ts";
import { playOf } from "./body-play.ts";
import { least } from "./held-size.ts";
import { standAgainst } from "./crash.ts";
import { effectsOf } from "./effects.ts";
import { standOnLedge } from "./ledge.ts";
import { liquidsOf, splashOf } from "./liquids.ts";
import { liftPerched, seatPerched } from "./perches.ts";
import { shardsOf } from "./pieces.ts";
import { layOnTable } from "./on-table.ts";
import { standPlaced } from "./placed.ts";
import { passesAt } from "./states.ts";
import { inItsState } from "./thing-play.ts";
import { inTurn, staysPut, type Play } from "./play.ts";
import { settle, stand, standBetween, waterline } from "./stand.ts";
import { swung } from "./swing.ts";
import { pathOf } from "./thing-path.ts";
import { inMouth, wayOf } from "./thing-way.ts";

/** Up to here something that breaks has cracks and is in one piece. */
const wholeBelow = 0.5;

const isPerson = ({ element }: Actor): boolean => element.kind === "person";
const isLiving = ({ element }: Actor): boolean => element.kind === "person" || element.kind === "animal";

/** Seconds by which the many of a crowd are apart in what they all do. */
const spread_s = 0.5;

/**
 * Gives everybody and everything of a shot its part in what happens. Actors are stood anew and changed in place; what comes
 * to be by it, as the pieces of what breaks, is returned.
 */
export function perform(staging: ShotStaging, actors: readonly Actor[], seed: number, camera: ShotCamera): Actor[] {
  const pieces: Actor[] = [];
  const plays = new Map<Actor, { begin_s: number; play: Play }[]>();
  const gives = (actor: Actor, begin_s: number, play: Play) =>
    plays.set(actor, [...(plays.get(actor) ?? []), { begin_s, play }]);
  standOnLedge(actors);
  liftPerched(staging, actors);
  for (const timed of staging.acts)
    for (const scene of scenesOf(timed, staging, actors)) {
      if (scene.midst === true) standBetween(scene);
      else if (isLiving(scene.by) && !goesOn(timed)) stand(scene, camera);
      parts(scene, seed, gives);
      if (scene.script.leaves) shutDoors(scene, staging, gives);
      const struck = standAgainst(scene);
      if (struck !== null) gives(struck.met, timed.begin_s, struck.play);
      const bitten = scene.by.element.kind === "animal" ? actors.find((one) => isBitten(one, timed)) : undefined;
      if (bitten !== undefined) gives(bitten, timed.begin_s, inMouth(scene, bitten));
      if (scene.by.element.kind !== "person") pieces.push(...liquidsOf(scene, scene.by), ...effectsOf(scene, scene.by));
      if (timed.act === "push_in" && scene.to !== null) pieces.push(...splashOf(scene, scene.to));
    }
  seatPerched(staging, actors);
  standPlaced(staging, actors, camera);
  layOnTable(staging, actors);
  for (const [actor, own] of plays) {
    actor.play = inTurn(own);
    if (isLiving(actor)) widen(actor, camera, overOf(staging, actor));
  }
  standFacade(actors);
  for (const actor of actors)
    if (actor.play === null && staging.acts.length + (staging.placed?.length ?? 0) > 0) restand(actor, camera);
  for (const actor of actors) {
    const { id } = actor.item;
    if (id === undefined || actor.element.form !== "figure") continue;
    if (!staging.states.some((each) => each.id === id)) continue;
    if (!isLiving(actor)) settle(actor);
    actor.play = inItsState(actor, staging, id);
    const breaks_s = isPerson(actor) ? null : passesAt(staging, id, "broken", wholeBelow);
    if (breaks_s !== null) pieces.push(...shardsOf(actor, breaks_s, seed));
  }
  return pieces;
}

/** Whether an animal has a thing in its mouth while it does something else. */
const isBitten = ({ item, layer }: Actor, timed: TimedAct): boolean =>
  timed.with !== null && item.id === timed.with && layer.name === "subject";

/** An act as it is played: once, or by each of a crowd a little after another. */
function scenesOf(timed: TimedAct, staging: ShotStaging, actors: readonly Actor[]): Scene[] {
  const perch = staging.perched?.find(({ id }) => id === timed.by);
  const own = scriptOfTimed(timed);
  if (own === null) return [];
  const other = staging.perched?.find(({ id }) => id === timed.to && id !== timed.by);
  const told = restingScript(comesUp(own, perch?.on ?? null), perch?.pose, other?.pose);
  const all = (id: string | null) =>
    actors.filter(({ item, layer }) => id !== null && item.id === id && layer.name === "subject");
  const handled = (id: string | null): Handled | null => staging.handled.find((each) => each.id === id) ?? null;
  const doers = all(timed.by);
  const [by, twin] = doers;
  if (by === undefined) return [];
  const thing = handled(timed.of);
  const doneTo = all(timed.to)[0] ?? (thing === null ? all(timed.of)[0] : undefined) ?? null;
  // Two who are named together do it with each other.
  const met =
    told.apart !== null && timed.to === null
      ? (doneTo ?? (doers.length === 2 || told.mutual ? twin : null) ?? null)
      : doneTo;
  const together = scriptFor(told, by, met !== null && isPerson(met) ? met : null);
  const onto = thing === null ? null : handled(timed.to);
  const lying = (onto ? all(onto.id)[0] : thing ? all(thing.id)[0] : undefined) ?? all(stagedId)[0] ?? null;
  if (lying !== null && isPerson(by)) lying.height_m = readable_m(lying, by);
  if (lying !== null && told.steals) lying.height_m = Math.max(lying.height_m, least * by.height_m * 2);
  const table = actors.find(({ item, layer }) => layer === by.layer && item.element === "table") ?? null;
  const script = laidScript(together, lying, table !== null);
  const one: Scene = {
    timed,
    script,
    by,
    to: met === by ? null : met,
    thing,
    tool: handled(timed.with),
    lying: lying === by ? null : lying,
    table,
    around: actors.filter(({ item }) => item.id?.startsWith(`${stagedId}:`) === true),
    perched: perch !== undefined && perch.on !== null,
    step_m: 1,
    half_m: 1,
    states: staging.states,
  };
  const mount = one.to ?? one.lying;
  if (script.rides && (mount === null || !isSeat(mount.element.id, mount.element.kind))) return [];
  // Of more than two who do it with each other the others do it in their midst.
  if (script.mutual && one.to === twin && doers.length > 2)
    return [one, ...doers.slice(2).map((doer): Scene => ({ ...one, by: doer, crowd: true, midst: true }))];
  // Those who go after somebody go in a row.
  if (doers.length > 1 && script.way === "same" && one.to !== null && !script.rides && !isPerson(by))
    return doers.map((doer, at) => (at === 0 ? one : { ...one, by: doer, to: null, behind: doers[at - 1]! }));
  if (doers.length < 2 || one.to !== null || !isLiving(by)) return [one];
  const owner = thing?.of_one === true ? doers.toSorted((a, b) => a.x_m - b.x_m)[doers.length >> 1] : undefined;
  return doers.map((doer, at): Scene => {
    if (owner !== undefined && doer !== owner)
      return { ...one, by: doer, crowd: true, thing: null, script: emptied(script) };
    const later_s = ((at * 0.382) % 1) * spread_s;
    const { begin_s, contact_s, end_s } = timed;
    const room_s = Math.max(0, end_s - begin_s - 1);
    const late_s = Math.min(later_s, room_s);
    const own = { ...timed, begin_s: begin_s + late_s, contact_s: contact_s + late_s / 2 };
    return { ...one, timed: own, by: doer, lying: at === 0 ? one.lying : null, crowd: true };
  });
}

/** What an animal that words have on something in the end does to come up there, once. */
const comesUp = (script: ActScript, on: string | null): ActScript =>
  on === null || script.onto.length === 0 ? script : { ...script, animal: script.onto, times: 1 };

/** An act as those do it who have nothing in hand for it. */
const emptied = (script: ActScript): ActScript => ({
  ...script,
  by: script.by.map((key): ActKey => ({ ...key, left: "rest", right: "rest" })),
});

/** A small thing that is handled is drawn larger than it is, as far as it does not grow broad. */
function readable_m({ element, height_m }: Actor, by: Actor): number {
  const wanted = by.height_m * (gripOf(element.id, false).size ?? least);
  const broadest = (by.height_m * 0.3) / (element.box.right - element.box.left);
  return Math.max(height_m, Math.min(wanted, broadest));
}

/** What everybody and everything of one act does. */
function parts(scene: Scene, seed: number, gives: (actor: Actor, begin_s: number, play: Play) => void): void {
  const { by, to, script, timed, lying } = scene;
  const seat = script.swings === null ? undefined : scene.around[0];
  const plays = (actor: Actor, part: "by" | "to") => {
    const keys = part === "by" ? script.by : script.to;
    if (isPerson(actor) && keys.length > 0) {
      const own = playOf(scene, part, seed);
      const isOnIt = seat !== undefined && part === script.swings;
      gives(actor, timed.begin_s, isOnIt ? swung(own, actor, scene, actor, seat) : own);
      if (isOnIt) gives(seat, timed.begin_s, swung(null, seat, scene, actor, seat));
    } else if (isLiving(actor) && script.animal.length > 0) gives(actor, timed.begin_s, animalPlay(scene, actor, part));
  };
  if (isLiving(by)) plays(by, "by");
  if (to !== null && isLiving(to) && scene.midst !== true) plays(to, "to");
  // What something is done over, behind or upon stays as it is.
  const changing = !isLiving(by) ? by : lying?.item.id === scene.thing?.id ? lying : null;
  if (changing === null) return;
  settle(changing);
  gives(
    changing,
    timed.begin_s,
    script.moves.length > 0 || script.upon || !isLiving(by) ? pathOf(scene, changing) : wayOf(scene, changing),
  );
}

/** The open door of a car is shut behind who got in, and before the car leaves. */
function shutDoors(
  { timed, around }: Scene,
  { acts, states }: ShotStaging,
  gives: (actor: Actor, begin_s: number, play: Play) => void,
): void {
  const goneIn = states.find(({ id, scale, to }) => id === timed.by && scale === "gone" && to === 1);
  const leaving = acts.filter(({ act, by }) => by === timed.of && scriptOfAct(act)?.meanwhile === true);
  const shut_s = Math.min(goneIn?.end_s ?? Infinity, ...leaving.map(({ begin_s }) => begin_s));
  for (const door of around)
    gives(door, 0, { at: (t) => ({ ...staysPut, alpha: t < shut_s ? 1 : 0 }), pictureAt: null });
}

/** A body that acts reaches further than one that stands: its pictures are as large as it ever gets. */
function widen(actor: Actor, camera: ShotCamera, over: number): void {
  const { box } = actor.element;
  const aside = 0.85 + over * 0.6;
  const reach = isPerson(actor)
    ? { left: -aside, right: aside, top: -1.4 - over, bottom: actor.base_m < 0 ? -waterline : 0.12 }
    : { left: box.left - 0.1, right: box.right + 0.1, top: box.top - 0.1, bottom: box.bottom };
  refinish(actor, camera, reach);
}

/** How far what somebody has on a line is over their head, in their heights. */
const overOf = ({ acts }: ShotStaging, { item }: Actor): number =>
  Math.max(0, ...acts.filter(({ by }) => by === item.id).map(({ act }) => scriptOfAct(act)?.over ?? 0));

/** What was moved is seen in another part of the frame than where it was staged. */
const restand = (actor: Actor, camera: ShotCamera): void => {
  if (actor.layer.name === "subject" && actor.element.form === "figure" && actor.element.stands !== "air")
    refinish(actor, camera, actor.element.box);
};

function refinish(actor: Actor, camera: ShotCamera, window: Actor["job"]["window"]): void {
  const job = finishJob({ ...actor, job: { ...actor.job, window } }, camera, 0);
  if (job) actor.job = job;
  actor.pulled = null;
}
