import { variantsOf } from "#lib/elements/variants.ts";
import { hashText } from "#lib/render/scene/random.ts";
import { rgb } from "#lib/render/scene/colour.ts";
import { elementOf } from "#lib/render/scene/elements/element-catalog.ts";
import type { ActScript } from "#lib/acts/act-script.ts";
import { gripOf, isHeadwear, isHeld } from "#lib/acts/grips.ts";
import type { Handled } from "#lib/contract/staging.ts";
import type { Actor } from "#lib/render/scene/staging.ts";
import { heading, keysOf, type Part, type Scene } from "./act-scene.ts";
import { isMoving, keysAt, ownerAt, shareAt } from "./act-time.ts";
import { least } from "./held-size.ts";
import type { HeldThing, Performed } from "./performed.ts";
import { placesFor } from "./places.ts";
import { paintedState, stateAt } from "./states.ts";
import { staysPut, type Play } from "./play.ts";

/** Pictures of a body in motion for a second: drawn on twos, as animators do. */
const pictures_per_s = 12;
/** Pictures of poses that an act may have in each state of what is held. */
const mostFrames = 100_000;
/** Metres of a pair of steps. */
const pace_m = 1.3;

/** A thing as it is drawn with somebody. */
function heldThing(scene: Scene, me: Actor, thing: Handled, t: number, turn: number, seed: number): HeldThing {
  const element = elementOf(thing.element);
  const grip = gripOf(thing.element, thing.height_m / me.height_m > 0.4);
  return {
    element,
    noun: thing.noun,
    variants: variantsOf(thing.variants),
    colour: thing.colour === null ? null : rgb(thing.colour),
    seed: seed + hashText(`${thing.element}/${thing.noun}`),
    grip,
    size: Math.max(grip.size ?? least, thing.height_m / me.height_m),
    turn,
    state: paintedState(stateAt(scene, thing.id, t)),
  };
}

/** What somebody has about them at a share of an act: in the hands, on the head, in the air over the hands. */
function heldBy(scene: Scene, part: Part, share: number, t: number, turn: number, seed: number) {
  const me = part === "by" ? scene.by : scene.to!;
  const hands: [HeldThing | null, HeldThing | null] = [null, null];
  let worn: HeldThing | null = null;
  let tossed: Performed["tossed"] = null;
  for (const [role, thing, owners] of [
    ["of", scene.thing, scene.script.of],
    ["with", scene.tool, scene.script.with],
  ] as const) {
    const owner = ownerAt(owners, share);
    if (thing === null || owner === null || !isHeld(thing.element, thing.height_m)) continue;
    const turned = role === "with" || scene.tool === null ? turn : 0;
    const held = heldThing(scene, me, thing, t, turned, seed);
    if (owner.in === "on_body" && part === "by" && isHeadwear(thing.element)) worn = held;
    if (owner.in === "tossed" && part === "by") tossed = { thing: held, share };
    if (!owner.in.startsWith(`${part}.`)) continue;
    const half = { ...held, size: held.size * 0.65, grip: { ...held.grip, left: null } };
    if (owner.in === "by.halves") hands.splice(0, 2, half, { ...half, turn: half.turn + 0.3 });
    else hands[owner.in.endsWith("left") ? 0 : 1] = held;
  }
  return { hands, worn, tossed };
}

/** The part of a body: pictures on twos while it moves, one while it holds still. */
export function playOf(scene: Scene, part: Part, seed: number): Play {
  const { timed, script } = scene;
  const keys = keysOf(scene, part);
  const me = part === "by" ? scene.by : scene.to!;
  const places = placesFor(scene, part);
  // Who is carried goes where the arms go.
  const goer = part === "to" && script.act === "carry" ? scene.by : me;
  const stepKeys = goer === me ? keys : script.by;
  const stepAt = (t: number): number => {
    const { from, to, share } = keysAt(stepKeys, shareAt(timed, script, t));
    return (from.step + (to.step - from.step) * share) * scene.step_m;
  };
  const riseAt = (t: number): number => {
    const { from, to, share } = keysAt(keys, shareAt(timed, script, t));
    return from.rise + (to.rise - from.rise) * share;
  };
  const moments = new Map<number, number>();
  const held: string[] = [];
  /** Which of the states of what is in hand is seen at a moment. */
  const heldAt = (t: number): number => {
    const ids = [scene.thing, scene.tool].flatMap((each) => each?.id ?? []);
    const state = JSON.stringify(ids.map((id) => paintedState(stateAt(scene, id, t))));
    return held.includes(state) ? held.indexOf(state) : held.push(state) - 1;
  };
  const framesOf = (t: number): number => {
    const share = shareAt(timed, script, t);
    const { from, to } = keysAt(keys, share);
    // A held pose is one picture; so is each turn of what is done again and again.
    if (!isMoving(from, to))
      return 10_000 + keys.indexOf(from) * 10 + (script.of.length > 0 ? ownersBefore(script, share) : 0);
    if (script.times > 1) return 20_000 + Math.floor(share * turnPictures);
    return Math.floor(t * pictures_per_s);
  };
  /** Pictures of one turn of what is done again and again. */
  const turnPictures = Math.max(2, Math.round(script.seconds * pictures_per_s));
  const performedAt = (share: number, t: number): Performed => {
    const { from, to, share: eased } = keysAt(keys, share);
    const turn = from.turn + (to.turn - from.turn) * eased;
    return {
      from,
      to,
      share: eased,
      // A climb counts its steps upwards, a dance by its turns.
      stride: stepAt(t) / pace_m + riseAt(t) * 3 + (from.body === "dance" ? share : 0),
      feels: (eased < 0.5 ? from.face : to.face) ?? from.face ?? null,
      ...heldBy(scene, part, share, t, turn, seed),
      places,
      chair: script.rests === "chair" && (scene.lying === null || scene.table === scene.lying || scene.table !== null),
    };
  };
  return {
    at: (t) => ({ ...staysPut, x_m: stepAt(t) * heading(goer) }),
    pictures: {
      frameAt(t) {
        const frame = framesOf(t) + heldAt(t) * mostFrames;
        if (!moments.has(frame)) moments.set(frame, t);
        return frame;
      },
      jobOf(frame) {
        const t = moments.get(frame) ?? 0;
        const pose = frame % mostFrames;
        const { from, to } = keysAt(keys, shareAt(timed, script, t));
        const facing = me.item.facing;
        const back = (from.back || to.back) && (facing === "left" || facing === "right");
        const at_s = pose / pictures_per_s;
        const share =
          pose >= 20_000
            ? (pose - 20_000) / turnPictures
            : pose >= 10_000
              ? shareAt(timed, script, t)
              : shareAt(timed, script, at_s);
        return {
          performed: performedAt(share, pose >= 10_000 ? t : at_s),
          ...(back ? { facing: facing === "left" ? "right" : "left" } : {}),
        };
      },
    },
  };
}

/** How many owners of its thing an act has gone through at a share of it. */
const ownersBefore = ({ of }: ActScript, share: number): number => of.filter(({ at }) => at <= share).length;
