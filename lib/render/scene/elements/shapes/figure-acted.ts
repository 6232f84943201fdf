import { bodies, handSpots } from "#lib/elements/people/poses.ts";
import type { ActKey } from "#lib/acts/act-script.ts";
import type { HeldThing, Performed } from "#lib/render/scene/acts/performed.ts";
import { hang, standing, type Bearing } from "./figure-bearing.ts";
import { posed } from "./figure-poses.ts";
import type { Arm, Foot, Pose, Target } from "./figure-rig.ts";
import type { Spot } from "./figure-space.ts";
import { dancing, running, walking } from "./figure-strides.ts";

const seen: ReadonlySet<string> = new Set([
  "thing",
  "thing_near",
  "thing_far",
  "thing_low",
  "thing_over",
  "tool",
  "meeting",
  "meeting_high",
  "other_face",
  "other_shoulder",
  "other_back",
  "other_hair",
  "other_nape",
  "other_knee",
  "ground",
]);

/** Places that a tool works on rather than the hand. */
const worked: ReadonlySet<string> = new Set([
  "other_face",
  "thing_near",
  "thing_far",
  "thing_low",
  "thing_over",
  "other_hair",
  "other_nape",
  "other_knee",
]);
/** From the wrist to the middle of the closed hand. */
const palm = 0.03;

/** Bodies along the ground: what is up of a body that stands is towards the head of theirs. */
const along: Partial<Record<ActKey["body"], number>> = { lie: -1.57 };

/** From a hand to the end of the tool in it with which it works. */
function tipOf(key: ActKey, held: HeldThing | null): readonly [number, number] {
  if (held === null || held.grip.tip === null) return [0, 0];
  const { at, tip, turn } = held.grip;
  const [cos, sin] = [Math.cos(turn + key.turn), Math.sin(turn + key.turn)];
  const [x, y] = [(tip[0] - at[0]) * held.size, -(tip[1] - at[1]) * held.size];
  return [x * cos - y * sin + palm, x * sin + y * cos];
}

const targetOf = (key: ActKey, side: -1 | 1, { places, hands }: Performed): Target => {
  const place = side < 0 ? key.left : key.right;
  if (seen.has(place)) {
    const at = places[place as keyof typeof places];
    const tip = worked.has(place) ? tipOf(key, hands[side < 0 ? 0 : 1]) : ([0, 0] as const);
    if (at !== undefined) return { seen: [at[0] - tip[0], at[1] - tip[1]], right: side * 0.05 };
  }
  const [forward, up, right] = handSpots[place] ?? handSpots["forward"]!;
  const lean = along[key.body] ?? 0;
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  return { wrist: [forward * cos + up * sin, up * cos - forward * sin, side * right] };
};

/** An elbow hangs behind and outside a low hand, and outside a raised one. */
const poleOf = (place: ActKey["left"], side: -1 | 1): Spot =>
  place === "up" || place === "up_wide" || place === "crown" || place === "behind_head"
    ? [0.2, -0.4, side]
    : place === "side"
      ? [-0.3, -1, side * 0.3]
      : [-0.6, -0.9, side * 0.6];

const lifted = (each: Foot, by: number): Foot => ({ ...each, at: [each.at[0], each.at[1] + by, each.at[2]] });

/** Where the hip of somebody is who sits. */
export const seatedHip: Spot = bodies.get("sit").hip!;

/** Height of the hip of who sits astride over their soles. */
export const astrideHip = bodies.get("astride").hip![1];

/** What the body does apart from its arms. */
function bodyOfKey(key: ActKey, bearing: Bearing, stride: number): Pose {
  const turn = stride * Math.PI * 2;
  const cycle = { sin: Math.sin(turn), sin2: Math.sin(turn * 2), cos: Math.cos(turn), breath: 0, sway: bearing.sway };
  const stand = standing(bearing, 0);
  const steps = { walk: walking, run: running, dance: dancing };
  const own = ((body: ActKey["body"]): Pose => {
    if (body === "stand") return stand;
    if (body === "walk" || body === "run" || body === "dance") return steps[body](bearing, stride);
    return posed(bodies.get(body), stand, cycle);
  })(key.body);
  return {
    ...own,
    hip: [own.hip[0], own.hip[1] + key.rise, own.hip[2]],
    feet: [lifted(own.feet[0], key.rise), lifted(own.feet[1], key.rise)],
    lean: own.lean + key.lean,
    nod: own.nod + key.nod,
    twist: own.twist + key.twist,
    head_tilt: own.head_tilt + key.tilt,
    yaw: own.yaw,
    grip: key.grip,
  };
}

const between = (a: number, b: number, share: number): number => a + (b - a) * share;
const spotBetween = (a: Spot, b: Spot, share: number): Spot => [
  between(a[0], b[0], share),
  between(a[1], b[1], share),
  between(a[2], b[2], share),
];
const footBetween = (a: Foot, b: Foot, share: number): Foot => ({
  at: spotBetween(a.at, b.at, share),
  pitch: between(a.pitch, b.pitch, share),
  turn: between(a.turn, b.turn, share),
});

const goes: ReadonlySet<ActKey["body"]> = new Set(["walk", "run", "dance"]);

/** The pose of somebody at an instant of an act. Arms that swing as they walk swing on, unless the act needs them. */
export function actedPose(performed: Performed, bearing: Bearing): Pose {
  const { from, to, share, stride } = performed;
  const a = bodyOfKey(from, bearing, stride);
  const b = bodyOfKey(to, bearing, stride);
  const arm = (side: -1 | 1): Arm => {
    const name = side < 0 ? "left" : "right";
    const index = side < 0 ? 0 : 1;
    if (goes.has(from.body) && goes.has(to.body) && from[name] === "rest" && to[name] === "rest") return a.arms[index];
    if (from[name] === "rest" && to[name] === "rest" && (from.body === "stand" || from.body === "sway"))
      return hang(0.03, 0.24, 0.13);
    return {
      from: targetOf(from, side, performed),
      to: targetOf(to, side, performed),
      share,
      pole: spotBetween(poleOf(from[name], side), poleOf(to[name], side), share),
    };
  };
  const mixed = (of: (pose: Pose) => number): number => between(of(a), of(b), share);
  return {
    hip: spotBetween(a.hip, b.hip, share),
    hip_tilt: mixed((pose) => pose.hip_tilt),
    hip_turn: mixed((pose) => pose.hip_turn),
    lean: mixed((pose) => pose.lean),
    side: mixed((pose) => pose.side),
    twist: mixed((pose) => pose.twist),
    shoulder_tilt: mixed((pose) => pose.shoulder_tilt),
    nod: mixed((pose) => pose.nod),
    head_tilt: mixed((pose) => pose.head_tilt),
    head_forward: mixed((pose) => pose.head_forward),
    feet: [footBetween(a.feet[0], b.feet[0], share), footBetween(a.feet[1], b.feet[1], share)],
    knees_out: mixed((pose) => pose.knees_out),
    arms: [arm(-1), arm(1)],
    yaw: 0,
    grip: share < 0.5 ? a.grip : b.grip,
  };
}
