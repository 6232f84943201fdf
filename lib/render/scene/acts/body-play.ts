import { variantsOf } from "#lib/elements/variants.ts";
import { hashText } from "#lib/render/scene/random.ts";
import { rgb } from "#lib/render/scene/colour.ts";
import { elementOf } from "#lib/render/scene/elements/element-catalog.ts";
import type { ActScript } from "#lib/acts/act-script.ts";
import { gripAt, gripOf, isBorne, isHeadwear, isHeld, isPole } from "#lib/acts/grips.ts";
import type { Handled } from "#lib/contract/staging.ts";
import type { Actor } from "#lib/render/scene/staging.ts";
import { heading, keysOf, type Part, type Scene } from "./act-scene.ts";
import { keysAt, ownerAt, shareAt } from "./act-time.ts";
import { least, seenSize } from "./held-size.ts";
import type { HeldThing, Performed } from "./performed.ts";
import { placesFor } from "./places.ts";
import { poseAt } from "./pose-at.ts";
import { keyOfState, paintedState, stateAt } from "./states.ts";
import { staysPut, type Play } from "./play.ts";

/** Metres of a pair of steps. */
const pace_m = 1.3;
/** Pictures of one throw of what is tossed up and caught. */
const tosses = 16;

/** A thing as it is drawn with somebody. */
function heldThing(scene: Scene, me: Actor, thing: Handled, t: number, turn: number, seed: number): HeldThing {
  const element = elementOf(thing.element);
  const isLong = thing.height_m / me.height_m > 0.4;
  const grip =
    thing.borne === undefined
      ? gripOf(thing.element, isLong, scene.timed.act)
      : gripAt(thing.borne, isPole(element.box, thing.height_m));
  return {
    element,
    noun: thing.noun,
    variants: variantsOf(thing.variants),
    colour: thing.colour === null ? null : rgb(thing.colour),
    seed: seed + hashText(`${thing.element}/${thing.noun}`),
    grip,
    size: Math.min(grip.most ?? Infinity, seenSize(Math.max(grip.size ?? least, thing.height_m / me.height_m))),
    turn,
    state: paintedState(stateAt(scene, thing.id, t)),
  };
}

/** What an act has no use for is in the hand that it needs least. */
const carriedAlong: ActScript["with"] = [{ at: 0, in: "by.left" }];

/** Before or behind whose arm something is seen: what the lap or a shoulder bears before the body, a back behind it. */
const slotOf = ({ grip }: HeldThing, hand: 0 | 1): 0 | 1 => (!isBorne(grip) ? hand : grip.anchor === "back" ? 0 : 1);

/** What somebody has about them at a share of an act: in the hands, on the head, in the air over the hands. */
function heldBy(scene: Scene, part: Part, share: number, t: number, turn: number, seed: number) {
  const me = part === "by" ? scene.by : scene.to!;
  const hands: [HeldThing | null, HeldThing | null] = [null, null];
  let worn: HeldThing | null = null;
  let tossed: Performed["tossed"] = null;
  let spread: HeldThing | null = null;
  for (const [role, thing, owners] of [
    ["of", scene.thing, scene.script.of],
    ["with", scene.tool, scene.script.with.length > 0 ? scene.script.with : carriedAlong],
  ] as const) {
    const owner = ownerAt(owners, share);
    if (thing === null || owner === null) continue;
    if (thing.borne === undefined && !isHeld(thing.element, thing.height_m)) continue;
    const turned = role === "with" || scene.tool === null ? turn : 0;
    const held = heldThing(scene, me, thing, t, turned, seed);
    if (owner.in === "on_body" && part === "by" && isHeadwear(thing.element)) worn = held;
    if (owner.in === `over_${part}` && scene.lying !== null) spread = held;
    if (owner.in === "tossed" && part === "by") tossed = { thing: held, share };
    if (!owner.in.startsWith(`${part}.`) && !owner.in.startsWith("both.")) continue;
    const half = { ...held, size: held.size * 0.65, grip: { ...held.grip, left: null } };
    if (owner.in === "by.halves") hands.splice(0, 2, half, { ...half, turn: half.turn + 0.3 });
    else hands[slotOf(held, owner.in.endsWith("left") ? 0 : 1)] = held;
  }
  const bareheaded = part === "by" && scene.thing !== null && isHeadwear(scene.thing.element);
  return { hands, worn, bareheaded, tossed, spread };
}

/** The part of a body: a picture for each pose that can be told from the next, whatever moment it is seen at. */
export function playOf(scene: Scene, part: Part, seed: number): Play {
  const { timed, script } = scene;
  const keys = keysOf(scene, part);
  const me = part === "by" ? scene.by : scene.to!;
  const places = placesFor(scene, part);
  const onSeat = script.mounts || (script.rests === "bed" && (part === "to") === script.other_rests);
  // Who is carried goes where who carries them goes.
  const isCarried = part === "to" && script.bears !== null;
  const goer = isCarried ? scene.by : me;
  const stepKeys = goer === me ? keys : script.by;
  const stepAt = (t: number): number => {
    const { from, to, share } = keysAt(stepKeys, shareAt(timed, script, t));
    return (from.step + (to.step - from.step) * share) * scene.step_m;
  };
  /** How far down to the ground it is from what it was on, 0 to 1. */
  const downAt = (t: number): number => {
    const { from, to, share } = keysAt(keys, shareAt(timed, script, t));
    return Number(from.down) + (Number(to.down) - Number(from.down)) * share;
  };
  /** Pairs of steps by then: a climb counts them upwards, a dance by its turns. */
  const pairsAt = (t: number): number => {
    const share = shareAt(timed, script, t);
    const { from, to, share: eased } = keysAt(keys, share);
    const rise = from.rise + (to.rise - from.rise) * eased;
    return stepAt(t) / pace_m + rise * 3 + (from.body === "dance" ? share : 0);
  };
  const handled = [scene.thing, scene.tool].flatMap((each) => each?.id ?? []);
  const tossed = [...script.of, ...script.with].some((owner) => owner.in === "tossed");
  const { facing } = me.item;
  const turns = facing === "left" || facing === "right";
  return {
    at: (t) => ({ ...staysPut, x_m: stepAt(t) * heading(goer), y_m: -downAt(t) * me.base_m }),
    pictureAt(t) {
      const exact = shareAt(timed, script, t);
      const share = tossed ? Math.floor(exact * tosses) / tosses : exact;
      const { from, to, share: eased } = keysAt(keys, share);
      const feels = (eased < 0.5 ? from.face : to.face) ?? from.face ?? null;
      const posed = poseAt(scene, keys, t, pairsAt(t));
      const owners = [script.of, script.with].map((each) => ownersBefore(each, share));
      const states = handled.map((id) => keyOfState(paintedState(stateAt(scene, id, t))));
      const turned = turns && (posed.from.back || posed.to.back);
      const turn = posed.from.turn + (posed.to.turn - posed.from.turn) * posed.share;
      return {
        key: [timed.act, timed.begin_s, part, turned, feels, owners, states, tossed && share, posed.key].join("|"),
        job: () => ({
          performed: {
            ...posed,
            feels,
            ...heldBy(scene, part, share, t, turn, seed),
            places,
            chair:
              keys.some(({ body }) => body === "sit") &&
              !isCarried &&
              scene.perched !== true &&
              (scene.lying === null || !onSeat),
          },
          ...(turned ? { facing: facing === "left" ? "right" : "left" } : {}),
        }),
      };
    },
  };
}

/** How many owners of its thing an act has gone through at a share of it. */
const ownersBefore = (owners: ActScript["of"], share: number): number => owners.filter(({ at }) => at <= share).length;
