import type { Handled, Perched, ShotStaging, TimedAct } from "#lib/contract/staging.ts";
import type { Actor } from "#lib/render/scene/staging.ts";
import { isLow } from "#lib/places/surfaces.ts";
import { muchTaller, tallestHandy_m, type Player } from "./layout.ts";
import { gripOf, isHeld } from "#lib/acts/grips.ts";
import type { ActKey, ActScript } from "#lib/acts/act-script.ts";

/** Who plays a part of an act with a body of their own. */
export type Part = "by" | "to";

/** One act with those who are in it. */
export interface Scene {
  timed: TimedAct;
  script: ActScript;
  by: Actor;
  to: Actor | null;
  thing: Handled | null;
  tool: Handled | null;
  /** Of everything in the shot. */
  states: ShotStaging["states"];
  /** The thing itself, where it stands or lies in the world. */
  lying: Actor | null;
  /** What else was brought in for it. */
  around: readonly Actor[];
  /** What the thing lies on. */
  table: Actor | null;
  /** Half of what the frame shows across where they are, metres. */
  half_m: number;
  /** Metres of one step of the script. */
  step_m: number;
  /** Whether who does it sits, lies or stands on something of the shot that is no chair of theirs. */
  perched?: boolean;
  /** Whether it is done by each of many, who stay where they stand. */
  crowd?: boolean;
  /** Who goes before who does it, in a row. */
  behind?: Actor;
  /** Whether who does it stands behind the midst of the two who are nearest. */
  midst?: boolean;
}

/** Whether it only goes on all through its shot: nobody is stood anew for what is still in a hand. */
export const goesOn = ({ act, contact_s }: TimedAct): boolean => act === "hold" && contact_s === 0;

/** The way somebody looks across the picture: 1 to its right. */
export const heading = ({ item }: Actor): 1 | -1 => (item.facing === "left" ? -1 : 1);

/** What is put on over the body. */
const garments: ReadonlySet<string> = new Set(["shirt", "dress"]);

type Pose = Perched["pose"];
/** Bodies that leave it open how somebody rests meanwhile. */
const upright: ReadonlySet<ActKey["body"]> = new Set(["stand", "bend", "bow", "hunch", "tiptoe", "sway"]);
const low: ReadonlySet<ActKey["body"]> = new Set([...upright, "sit"]);
/** Who sleeps in a chair does it seated. */
const inBed: ReadonlySet<ActKey["body"]> = new Set([...upright, "lie"]);

/** An act as it is done on a bed: who lies down there sits on it first, and nobody stands on it. */
const upInBed = (script: ActScript): ActScript => ({
  ...script,
  by: script.by.map((key): ActKey =>
    !key.down && (upright.has(key.body) || key.body === "crouch") ? { ...key, body: "floor" } : key,
  ),
});

/** An act as it is done by somebody who sits, crouches or lies all the while, and by the other where they do. */
export function restingScript(told: ActScript, pose: Pose | undefined, others?: Pose): ActScript {
  const to =
    others === "sit" || others === "floor"
      ? told.to.map((key): ActKey => (upright.has(key.body) ? { ...key, body: others, step: 0, rise: 0 } : key))
      : told.to;
  const script = to === told.to ? told : { ...told, to };
  if (pose === undefined || pose === "stand") return script;
  if (pose === "lie" && script.rests === "bed") return upInBed(script);
  const bodies = pose === "sit" ? (script.rests === "bed" ? inBed : upright) : low;
  const rested = (keys: readonly ActKey[]) =>
    keys.map((key): ActKey => (bodies.has(key.body) ? { ...key, body: pose, step: 0, rise: 0 } : key));
  const rests = script.rests === "bed" && pose === "sit" ? ("chair" as const) : script.rests;
  return { ...script, rests, by: rested(script.by), floor: rested(script.floor), pair: rested(script.pair) };
}

/** Who works on the ground bends down to it and looks there. */
const bent = (key: ActKey) => (reaches(key) ? { lean: Math.max(key.lean, 0.4), nod: Math.max(key.nod, 0.3) } : {});
const isKnelt = (key: ActKey): boolean => upright.has(key.body);
const reaches = ({ left, right }: ActKey): boolean => left.startsWith("thing") || right.startsWith("thing");

/**
 * An act as it is done with a thing where that can lie: on a table where there is one for it, else in the lap of who
 * sits, or on the ground, to which who does it kneels down.
 */
export function laidScript(script: ActScript, thing: Player | null, hasTable: boolean): ActScript {
  if (script.rests === "bed" && thing !== null && !script.other_rests) return upInBed(script);
  const isLaid = (script.lies === "table" || script.lies === "low") && !script.upon && !script.steals;
  const isOnTable = isLaid && thing !== null && thing.height_m <= tallestHandy_m;
  if (!isOnTable) return script.lies === "low" ? { ...script, lies: "ground" } : script;
  const onGround = script.lies === "low" || isLow(thing.element.id);
  const onFloor = script.by.some(({ body }) => body === "floor");
  const isDown = script.by.some(({ body }) => body === "kneel" || body === "crouch");
  if (hasTable && !onGround && !onFloor && !isDown) return script;
  if (!onGround && (onFloor || script.by.some(({ body }) => body === "sit"))) return { ...script, lies: "lap" };
  const knelt = (keys: readonly ActKey[]) =>
    keys.some(reaches)
      ? keys.map((key): ActKey => (isKnelt(key) ? { ...key, body: "kneel", ...bent(key) } : key))
      : [...keys];
  return {
    ...script,
    frame: "full",
    lies: "ground",
    by: knelt(script.by),
    floor: knelt(script.floor),
    pair: knelt(script.pair),
  };
}

interface Tall {
  height_m: number;
}

/** Where a small child sits whom somebody seated has on the lap. */
const onLap = { x: 0.2, up: 0.31 } as const;
/** Up to this share of who does it somebody is small enough for it. */
const lapSize = 0.5;

/** An act as these two play it: of somebody very small whom one has on the lap for it, else as it is. */
export function scriptFor(script: ActScript, by: Tall, to: Tall | null): ActScript {
  const sits = script.lap.length > 0 && to !== null && to.height_m < by.height_m * lapSize;
  return sits ? { ...script, by: script.lap, bears: onLap, level: false, apart: 0.2, way: "same" } : script;
}

/** The keys of a part of an act: who kneels down to somebody small does it wherever the script has them stand near. */
export function keysOf(
  { script, by, to, thing }: Pick<Scene, "script" | "thing"> & { by: Tall; to: Tall | null },
  part: Part,
): readonly ActKey[] {
  const isLow = thing !== null && (!isHeld(thing.element, thing.height_m) || gripOf(thing.element, false).low);
  const onFloor = part === "by" && script.floor.length > 0 && isLow;
  const onBody = thing === null || garments.has(thing.element);
  if (part === "by" && script.garment.length > 0 && onBody) return script.garment;
  const own = to !== null && script.pair.length > 0 ? script.pair : script.by;
  const keys = onFloor ? script.floor : part === "by" ? own : script.to;
  const [me, other] = part === "by" ? [by, to] : [to, by];
  if (!script.level || me === null || other === null || me.height_m < other.height_m * muchTaller) return keys;
  const down = other.height_m < me.height_m * 0.4 ? 0.55 : 0;
  return keys.map((key) =>
    (script.times > 1 || (key.at > 0.1 && key.at < 0.95)) &&
    (key.body === "stand" || key.body === "walk" || key.body === "bend")
      ? { ...key, body: "kneel", lean: key.lean + down }
      : key,
  );
}
