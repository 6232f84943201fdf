import { gripOf } from "#lib/acts/grips.ts";
import type { ActKey } from "#lib/acts/act-script.ts";
import type { Actor } from "#lib/render/scene/staging.ts";
import { heading, keysOf, type Part, type Scene } from "./act-scene.ts";
import type { ReachedPlaces } from "./performed.ts";

/** A place in metres as a body sees it: from its foot in its heights, x to where it faces, y down. */
const seenBy = (actor: Actor, x_m: number, y_m: number): readonly [number, number] => [
  ((x_m - actor.x_m) * heading(actor)) / actor.height_m,
  -(y_m - actor.base_m) / actor.height_m,
];

/** How high a head is held in a posture, against standing. */
const upright: Partial<Record<ActKey["body"], number>> = {
  kneel: 0.77,
  sit: 0.77,
  crouch: 0.66,
  bend: 0.72,
  bow: 0.72,
  lie: 0.12,
  crawl: 0.45,
};

/** Height of somebody at the contact of an act, metres. */
function heightAt(scene: Scene, part: Part): number {
  const actor = part === "by" ? scene.by : scene.to!;
  const contact = keysOf(scene, part).findLast(({ at }) => at <= 0.5);
  return actor.height_m * (contact === undefined ? 1 : (upright[contact.body] ?? 1));
}

/** From the wrist to a flat palm, metres. */
const palm_m = 0.05;

/** Where the hand of one is on the thing of an act: on a small one, at the edge of a large one that is towards it. */
function onThing(me: Actor, lying: Actor): readonly [number, number] {
  const { box } = lying.element;
  const grip = gripOf(lying.element.id, false);
  if (grip.anchor === "floor")
    return seenBy(me, lying.x_m + grip.at[0] * lying.height_m, lying.base_m + grip.at[1] * lying.height_m);
  const toMe = Math.sign(me.x_m - lying.x_m) || 1;
  const half_m = ((box.right - box.left) / 2) * 0.8 * lying.height_m;
  const small = half_m < me.height_m * 0.2;
  return seenBy(
    me,
    lying.x_m + toMe * (small ? half_m * 0.4 : half_m * 0.85),
    lying.base_m + Math.min(lying.height_m * 0.85, me.height_m * 0.6),
  );
}

/** How far from somebody's middle, and how high, hands work; in heights. */
const arm = { near: 0.12, far: 0.42, low: 0.04, high: 1.02 } as const;
/** A thing broader than this to each side is worked on within an arm's reach only, in heights of who does it. */
const broad = 0.2;

/** Places on the face of a thing that hands or their tools move over, and the one over its rim; `tall` of what lies flat. */
function onFace(me: Actor, lying: Actor, tall: number): ReachedPlaces {
  const { box } = lying.element;
  const half_m = ((box.right - box.left) / 2) * 0.8 * lying.height_m;
  const away = Math.sign(lying.x_m - me.x_m) || heading(me);
  const isBroad = half_m > broad * me.height_m;
  const at = (across: number, reach: number, up: number): readonly [number, number] => {
    const x_m = isBroad ? me.x_m + away * reach * me.height_m : lying.x_m + away * across * half_m;
    const wanted_m = lying.base_m + up * tall * lying.height_m;
    const y_m = isBroad ? Math.min(wanted_m, me.base_m + (0.3 + up * 0.75) * me.height_m) : wanted_m;
    const [x, y] = seenBy(me, x_m, y_m);
    return [Math.max(arm.near, Math.min(arm.far, x)), -Math.max(arm.low, Math.min(arm.high, -y))];
  };
  return {
    thing_near: at(-0.6, 0.2, 0.5),
    thing_far: at(0.45, 0.4, 0.78),
    thing_low: at(0, 0.34, 0.3),
    thing_over: at(0, 0.3, 1.08),
  };
}

/** Where hands go to in an act, as the body of a part of it sees it. */
export function placesFor(scene: Scene, part: Part): ReachedPlaces {
  const { script, by, to, lying } = scene;
  const me = part === "by" ? by : to!;
  const other = part === "by" ? to : by;
  const before = (far: number, y: number) =>
    seenBy(me, me.x_m + heading(me) * far * me.height_m, me.base_m + y * me.height_m);
  const thing = lying !== null && !script.behind ? onThing(me, lying) : before(0.27, 0.55);
  const face =
    lying !== null && !script.behind
      ? onFace(me, lying, script.moves[0]?.tall ?? 1)
      : {
          thing_near: before(0.22, 0.5),
          thing_far: before(0.32, 0.6),
          thing_low: before(0.27, 0.45),
          thing_over: before(0.28, 0.6),
        };
  const common = { ...face, ground: before(0.22, 0.06), thing, tool: [thing[0] - 0.02, thing[1] - 0.1] as const };
  if (other === null || script.apart === null) return common;
  const person = other.element.kind === "person";
  const head_m = heightAt(scene, part === "by" ? "to" : "by");
  const low_m = Math.min(heightAt(scene, "by"), heightAt(scene, "to"));
  const toMe = heading(other);
  const flank = Math.min(0.8, (0.85 * other.height_m) / me.height_m);
  const hairFront = Math.sign(me.x_m - other.x_m) || toMe;
  // An animal's head is before it, its back is in its middle.
  const long_m = person ? 0 : other.element.box.right * other.height_m;
  return {
    ...common,
    meeting: seenBy(me, (by.x_m + to!.x_m) / 2, me.base_m + low_m * 0.69),
    // Palms meet before the face of the smaller one.
    meeting_high: seenBy(me, (by.x_m + to!.x_m) / 2 - heading(me) * palm_m, me.base_m + low_m * 0.92),
    other_face: seenBy(me, other.x_m + toMe * (0.07 * other.height_m + long_m * 0.74), other.base_m + head_m * 0.88),
    // Of who stands the same way the hair is before the face of who does it: over the crown and down to the nape.
    other_hair: person
      ? seenBy(me, other.x_m + hairFront * 0.02 * other.height_m, other.base_m + head_m)
      : before(0.3, flank),
    other_nape: person
      ? seenBy(me, other.x_m + hairFront * 0.05 * other.height_m, other.base_m + head_m * 0.86)
      : before(0.4, flank * 0.8),
    other_knee: seenBy(
      me,
      other.x_m + toMe * 0.13 * other.height_m,
      other.base_m + other.height_m * (person ? 0.3 : 0.16),
    ),
    other_shoulder: seenBy(me, other.x_m + toMe * (0.02 + long_m * 0.35), other.base_m + head_m * 0.8),
    other_back: seenBy(me, other.x_m - toMe * 0.07 * other.height_m, other.base_m + head_m * (person ? 0.72 : 0.85)),
  };
}
