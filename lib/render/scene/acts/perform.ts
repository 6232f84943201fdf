import type { Handled, ShotStaging, TimedAct } from "#lib/contract/staging.ts";
import type { StateScale } from "#lib/contract/acts.ts";
import { clamp, rgb, smoothstep } from "#lib/render/scene/colour.ts";
import { elementOf } from "#lib/render/scene/elements/element-catalog.ts";
import { hashText, randomFrom } from "#lib/render/scene/random.ts";
import type { Actor } from "#lib/render/scene/staging.ts";
import { scriptOfAct, type ActScript, type Owner, type ThingMove } from "#lib/acts/act-script.ts";
import { isMoving, keysAt, ownerAt, shareAt } from "./act-time.ts";
import type { HeldThing, Performed, ReachedPlaces } from "./performed.ts";
import { staysPut, type Play, type Played } from "./play.ts";

/** Pictures of a body in motion for a second: drawn on twos, as animators do. */
const pictures_per_s = 12;
/** Metres of a pair of steps. */
const pace_m = 1.3;
/** Held things are drawn at least this large, in heights of who holds them: a key in a hand must be seen to be one. */
const leastHeld = 0.085;

type Part = "by" | "to";

/** One act with those who are in it. */
interface Scene {
  timed: TimedAct;
  script: ActScript;
  by: Actor;
  to: Actor | null;
  thing: Handled | null;
  tool: Handled | null;
}

const living = ({ element }: Actor): boolean => element.kind === "person";

/**
 * Gives everybody and everything of a shot its part in what happens. Actors are stood anew and changed in place; what comes
 * to be by it, as the pieces of what breaks, is returned.
 */
export function perform(staging: ShotStaging, actors: readonly Actor[], seed: number): Actor[] {
  const pieces: Actor[] = [];
  const actorOf = (id: string | null): Actor | null =>
    actors.find((actor) => id !== null && actor.item.id === id && actor.layer.name === "subject") ?? null;
  const handled = (id: string | null): Handled | null => staging.handled.find((each) => each.id === id) ?? null;
  const scenes = staging.acts.flatMap((timed): Scene[] => {
    const script = scriptOfAct(timed.act);
    const by = actorOf(timed.by);
    if (script === null || by === null) return [];
    // Two who are named together do it with each other.
    const twin = actors.find((actor) => actor !== by && actor.item.id === by.item.id && actor.layer === by.layer);
    const doneTo = actorOf(timed.to) ?? (handled(timed.of) === null ? actorOf(timed.of) : null);
    const to = script.apart !== null && timed.to === null ? (twin ?? doneTo) : doneTo;
    return [{ timed, script, by, to: to === by ? null : to, thing: handled(timed.of), tool: handled(timed.with) }];
  });
  for (const scene of scenes) stand(scene);
  for (const scene of scenes) {
    if (living(scene.by) && scene.script.by.length > 0) scene.by.play = playOf(scene, "by", seed);
    if (scene.to !== null && living(scene.to) && scene.script.to.length > 0) scene.to.play = playOf(scene, "to", seed);
    const lying = actors.find((actor) => actor.item.id === scene.thing?.id && actor !== scene.to) ?? null;
    const changing = living(scene.by) ? lying : scene.by;
    if (changing !== null && (scene.script.moves.length > 0 || scene.script.changes.length > 0 || !living(scene.by))) {
      changing.play = pathOf(scene, changing);
      pieces.push(...shardsOf(scene, changing, seed));
    } else if (lying !== null)
      lying.play = { at: (t) => ({ ...staysPut, alpha: inWorld(scene, t) ? 1 : 0 }), pictures: null };
  }
  return pieces;
}

/** Brings those together who do something with each other, and turns them so that it can be seen. */
function stand({ script, by, to }: Scene): void {
  by.velocity_mps = 0;
  if (to !== null && script.apart !== null) {
    const side = Math.sign(to.x_m - by.x_m) || 1;
    const middle = (by.x_m + to.x_m) / 2;
    by.x_m = middle - (side * script.apart) / 2;
    to.x_m = middle + (side * script.apart) / 2;
    to.z_m = by.z_m + 0.02;
    to.base_m = by.base_m;
    to.velocity_mps = 0;
    face(by, side > 0 ? "right" : "left");
    face(to, side > 0 ? "left" : "right");
    return;
  }
  if (script.seen === "side")
    face(by, by.item.facing === "left" || (by.item.facing !== "right" && by.x_m > 0.05) ? "left" : "right");
  if (script.seen === "front") face(by, "camera");
}

function face(actor: Actor, facing: Actor["item"]["facing"]): void {
  actor.item = { ...actor.item, facing, motion: "idle" };
  actor.job = { ...actor.job, facing, motion: "idle" };
}

const heading = ({ item }: Actor): 1 | -1 => (item.facing === "left" ? -1 : 1);

/** A place in metres as a body sees it: from its foot in its heights, x to where it faces, y down. */
const seenBy = (actor: Actor, x_m: number, y_m: number): readonly [number, number] => [
  ((x_m - actor.x_m) * heading(actor)) / actor.height_m,
  -(y_m - actor.base_m) / actor.height_m,
];

function placesFor({ script, by, to }: Scene, part: Part): ReachedPlaces {
  const me = part === "by" ? by : to!;
  const other = part === "by" ? to : by;
  const before = (far_m: number, y_m: number) =>
    seenBy(me, me.x_m + heading(me) * far_m * me.height_m, me.base_m + y_m);
  const common = {
    ground: before(0.22, 0.04),
    thing: before(0.3, 0.42 * me.height_m),
    tool: before(0.26, 0.5 * me.height_m),
  };
  if (other === null || script.apart === null) return common;
  const low = Math.min(by.height_m, other.height_m);
  const toMe = heading(other);
  return {
    ...common,
    meeting: seenBy(me, (by.x_m + to!.x_m) / 2, me.base_m + low * 0.69),
    other_face: seenBy(me, other.x_m + toMe * 0.07 * other.height_m, other.base_m + other.height_m * 0.9),
    other_shoulder: seenBy(me, other.x_m + toMe * 0.02, other.base_m + other.height_m * 0.8),
    other_back: seenBy(me, other.x_m - toMe * 0.07 * other.height_m, other.base_m + other.height_m * 0.72),
  };
}

const isHand = (owner: Owner | null): boolean => owner !== null && owner.in.includes(".");

/** Whether the thing of an act is seen by itself: not in a hand, not gone. */
function inWorld(scene: Scene, t: number): boolean {
  const owner = ownerAt(scene.script.of, shareAt(scene.timed, scene.script, t));
  return owner === null || (!isHand(owner) && owner.in !== "gone" && owner.in !== "on_body");
}

const states = (scene: Scene, part: "of" | "with", share: number): HeldThing["state"] => {
  const state: HeldThing["state"] = {};
  for (const { of, scale, from, to, begin, end } of scene.script.changes) {
    if (of !== part) continue;
    const done = share <= begin ? 0 : share >= end ? 1 : (share - begin) / (end - begin);
    state[scale] = from + (to - from) * done;
  }
  return state;
};

function heldBy(scene: Scene, part: Part, share: number, turn: number, seed: number): Performed["hands"] {
  const me = part === "by" ? scene.by : scene.to!;
  const hands: [HeldThing | null, HeldThing | null] = [null, null];
  for (const [role, thing, owners] of [
    ["of", scene.thing, scene.script.of],
    ["with", scene.tool, scene.script.with],
  ] as const) {
    const owner = ownerAt(owners, share);
    if (thing === null || owner === null || !owner.in.startsWith(`${part}.`)) continue;
    const element = elementOf(thing.element);
    hands[owner.in.endsWith("left") ? 0 : 1] = {
      element,
      noun: thing.noun,
      colour: thing.colour === null ? null : rgb(thing.colour),
      seed: seed + hashText(`${thing.element}/${thing.noun}`),
      size: Math.max(leastHeld, thing.height_m / me.height_m),
      turn: role === "of" || scene.tool === thing ? turn : 0,
      state: states(scene, role, share),
    };
  }
  return hands;
}

/** The part of a body: pictures on twos while it moves, one while it holds still. */
function playOf(scene: Scene, part: Part, seed: number): Play {
  const { timed, script } = scene;
  const keys = part === "by" ? script.by : script.to;
  const me = part === "by" ? scene.by : scene.to!;
  const places = placesFor(scene, part);
  const stepAt = (t: number): number => {
    const { from, to, share } = keysAt(keys, shareAt(timed, script, t));
    return from.step + (to.step - from.step) * share;
  };
  const moments: number[] = [];
  const framesOf = (t: number): number => {
    const share = shareAt(timed, script, t);
    const { from, to } = keysAt(keys, share);
    // A held pose is one picture; so is each turn of what is done again and again.
    if (!isMoving(from, to))
      return 10_000 + keys.indexOf(from) * 10 + (script.of.length > 0 ? ownersBefore(script, share) : 0);
    if (script.times > 1) return 20_000 + Math.floor(share * script.seconds * pictures_per_s);
    return Math.floor(t * pictures_per_s);
  };
  const performedAt = (t: number): Performed => {
    const share = shareAt(timed, script, t);
    const { from, to, share: eased } = keysAt(keys, share);
    const turn = from.turn + (to.turn - from.turn) * eased;
    return {
      from,
      to,
      share: eased,
      stride: stepAt(t) / pace_m,
      feels: (eased < 0.5 ? from.face : to.face) ?? from.face ?? null,
      hands: heldBy(scene, part, share, turn, seed),
      places,
    };
  };
  return {
    at: (t) => ({ ...staysPut, x_m: stepAt(t) * heading(me) }),
    pictures: {
      frameAt(t) {
        const frame = framesOf(t);
        moments[frame] ??= t;
        return frame;
      },
      jobOf(frame) {
        const t = moments[frame] ?? 0;
        const { from, to } = keysAt(keys, shareAt(timed, script, t));
        const facing = me.item.facing;
        const back = (from.back || to.back) && (facing === "left" || facing === "right");
        return {
          performed: performedAt(frame >= 10_000 ? t : frame / pictures_per_s),
          ...(back ? { facing: facing === "left" ? "right" : "left" } : {}),
        };
      },
    },
  };
}

/** How many owners of its thing an act has gone through at a share of it. */
const ownersBefore = ({ of }: ActScript, share: number): number => of.filter(({ at }) => at <= share).length;

/** The act's changes of one scale in a thing, as a number at a share of it. */
const changed = ({ changes }: ActScript, scale: StateScale, share: number): number | null => {
  const own = changes.filter((each) => each.scale === scale);
  if (own.length === 0) return null;
  const { from, to, begin, end } = own.findLast((each) => each.begin <= share) ?? own[0]!;
  return share <= begin ? from : share >= end ? to : from + ((to - from) * (share - begin)) / (end - begin);
};

/** The way of a thing that moves by itself, or is moved: between the keys of its act. */
function pathOf({ timed, script }: Scene, thing: Actor): Play {
  const from_m = thing.base_m > 0.2 ? thing.base_m : Math.max(0.7, thing.height_m * 3);
  const drops =
    ownerAt(script.of, 1)?.in === "falling" ? (script.of.find((each) => each.in === "falling")?.at ?? 0) : null;
  const at = (t: number): Played => {
    const share = shareAt(timed, script, t);
    const lit = changed(script, "lit", share) ?? 1;
    if (drops !== null) {
      // It falls faster and faster, and lies at the contact of its act.
      const gone = clamp((share - drops) / Math.max(0.05, 0.5 - drops), 0, 1);
      const fallen_m = from_m * gone * gone;
      return { ...staysPut, y_m: (thing.base_m > 0.2 ? 0 : from_m) - fallen_m, turn: gone * 0.7, lit };
    }
    const next = script.moves.findIndex((each) => each.at > share);
    const to = next === -1 ? script.moves.at(-1) : script.moves[next];
    if (to === undefined) return { ...staysPut, lit };
    const from = next === -1 ? to : (script.moves[next - 1] ?? to);
    const part = from === to ? 0 : smoothstep(0, 1, (share - from.at) / (to.at - from.at));
    const mixed = (of: (move: ThingMove) => number) => of(from) + (of(to) - of(from)) * part;
    return {
      x_m: mixed(({ x }) => x) * thing.height_m * heading(thing),
      y_m: mixed(({ y }) => y) * thing.height_m,
      turn: mixed(({ turn }) => turn),
      wide: mixed(({ wide }) => wide),
      tall: mixed(({ tall }) => tall),
      alpha: mixed(({ alpha }) => alpha),
      lit: lit * mixed((move) => move.lit),
    };
  };
  return { at, pictures: null };
}

const gravity_mps2 = 9.81;
const shardCount = 8;

/** What is left of a thing from the moment that it breaks: pieces of its own picture that fly apart, fall and lie. */
function shardsOf({ timed, script }: Scene, thing: Actor, seed: number): Actor[] {
  const change = script.changes.find(({ scale }) => scale === "broken");
  if (change === undefined) return [];
  const random = randomFrom(seed + hashText(`${thing.item.noun}/shards`));
  const breaks_s =
    change.begin <= 0.5
      ? timed.begin_s + (timed.contact_s - timed.begin_s) * change.begin * 2
      : timed.contact_s + (timed.end_s - timed.contact_s) * (change.begin - 0.5) * 2;
  const whole = thing.play ?? { at: () => staysPut, pictures: null };
  const { left, right, top, bottom } = thing.element.box;
  const [cx, cy] = [(left + right) / 2 + (random() - 0.5) * 0.2, -0.42];
  const reach = Math.hypot(right - left, bottom - top);
  const turns = Array.from({ length: shardCount }, (_, i) => ((i + 0.25 + random() * 0.5) / shardCount) * Math.PI * 2);
  const pieces = turns.map((from, i): Actor => {
    const to = turns[i + 1] ?? turns[0]! + Math.PI * 2;
    const middle = (from + to) / 2;
    const bend = 0.12 + random() * 0.12;
    const cut = [
      [cx, cy],
      [cx + Math.cos(from) * bend, cy + Math.sin(from + 0.5) * bend],
      [cx + Math.cos(from) * reach, cy + Math.sin(from) * reach],
      [cx + Math.cos(to) * reach, cy + Math.sin(to) * reach],
      [cx + Math.cos(to) * bend, cy + Math.sin(to + 0.5) * bend],
    ] as const;
    // The middle of a piece, about: where it starts from and what has to reach the floor.
    const out = 0.28;
    const height = Math.max(0.03, -(cy + Math.sin(middle) * out));
    const across_mps = Math.cos(middle) * (0.5 + random() * 0.6) * Math.sqrt(thing.height_m * 4);
    const up_mps = (0.6 + random() * 0.9) * Math.sqrt(thing.height_m * 5);
    const spin = (random() - 0.5) * 7;
    const drop_m = Math.max(0, (height - 0.12) * thing.height_m);
    const lands_s = (up_mps + Math.sqrt(up_mps ** 2 + 2 * gravity_mps2 * drop_m)) / gravity_mps2;
    const at = (t: number): Played => {
      if (t < breaks_s) return { ...staysPut, alpha: 0 };
      const since_s = Math.min(lands_s, t - breaks_s);
      const start = whole.at(breaks_s);
      return {
        ...staysPut,
        x_m: start.x_m + across_mps * since_s,
        y_m: start.y_m + up_mps * since_s - (gravity_mps2 / 2) * since_s ** 2,
        turn: spin * since_s,
      };
    };
    return {
      ...thing,
      // Each turns about itself: it is painted around its own middle.
      job: { ...thing.job, cut, shadow: false },
      plates: new Map(),
      z_m: thing.z_m - 0.002 * i,
      play: { at, pictures: null },
    };
  });
  const unbroken: Play = {
    at: (t) => (t < breaks_s ? whole.at(t) : { ...whole.at(t), alpha: 0 }),
    pictures: whole.pictures,
  };
  thing.play = unbroken;
  return pieces;
}

/** How dark a lamp that goes out leaves its room, 0 to 1, at a moment. */
export function darkAt(staging: ShotStaging | undefined): ((t: number) => number) | null {
  const scenes = (staging?.acts ?? []).flatMap((timed) => {
    const script = scriptOfAct(timed.act);
    return script !== null && script.changes.some(({ scale }) => scale === "lit") ? [{ timed, script }] : [];
  });
  if (scenes.length === 0) return null;
  return (t) =>
    Math.max(...scenes.map(({ timed, script }) => 1 - (changed(script, "lit", shareAt(timed, script, t)) ?? 1)));
}
