import type { ActKey } from "#lib/acts/act-script.ts";
import type { HeldThing, Performed } from "#lib/render/scene/acts/performed.ts";
import { foot, hang, standing, type Bearing } from "./figure-bearing.ts";
import type { Arm, Foot, Pose, Target } from "./figure-rig.ts";
import type { Spot } from "./figure-space.ts";
import { dancing, running, walking } from "./figure-strides.ts";

/** Where a hand is from the base of the neck, of a figure that stands upright; the third is to its own side. */
const spots: Readonly<Record<string, Spot>> = {
  rest: [0.03, -0.29, 0.13],
  chest: [0.15, -0.13, 0.03],
  belly: [0.12, -0.21, 0.04],
  hip: [0.035, -0.262, 0.118],
  lap: [0.17, -0.24, 0.05],
  mouth: [0.1, 0.045, 0.012],
  face: [0.105, 0.07, 0.035],
  eyes: [0.1, 0.095, 0.04],
  ear: [0.015, 0.09, 0.085],
  brow: [0.09, 0.13, 0.045],
  crown: [0.03, 0.18, 0.05],
  up: [0.06, 0.27, 0.1],
  up_wide: [0.03, 0.22, 0.2],
  forward: [0.28, -0.03, 0.05],
  forward_high: [0.24, 0.12, 0.06],
  forward_low: [0.25, -0.17, 0.05],
  work: [0.2, -0.17, 0.04],
  low: [0.2, -0.3, 0.06],
  side: [0.03, -0.05, 0.28],
  back: [-0.1, -0.27, 0.03],
  behind_head: [-0.03, 0.1, 0.07],
  foot: [0.2, -0.2, 0.03],
  palm_down: [0.04, -0.31, 0.07],
  palm_ahead: [0.17, -0.28, 0.07],
};
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
  const [forward, up, right] = spots[place] ?? spots["forward"]!;
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
export const seatedHip: Spot = [-0.05, 0.292, 0];

/** Height of the hip of who sits astride over their soles. */
export const astrideHip = 0.4;

/** What the body does apart from its arms. */
function bodyOfKey(key: ActKey, bearing: Bearing, stride: number): Pose {
  const stand = standing(bearing, 0);
  const own = ((): Pose => {
    switch (key.body) {
      case "walk":
        return walking(bearing, stride);
      case "run":
        return running(bearing, stride);
      case "bow":
        return { ...stand, hip: [-0.06, 0.525, 0], lean: 0.75, nod: 0.25, hip_tilt: 0 };
      case "bend":
        return {
          ...stand,
          hip: [-0.1, 0.47, 0],
          lean: 0.95,
          nod: -0.15,
          hip_tilt: 0,
          feet: [foot(0.03, -0.07), foot(-0.02, 0.07)],
        };
      case "crouch":
        return {
          ...stand,
          hip: [-0.1, 0.235, 0],
          hip_tilt: 0,
          lean: 0.5,
          nod: 0,
          feet: [foot(0.1, -0.07, 0, 0), foot(-0.03, 0.07, 0.02, 0.5)],
          knees_out: 0.35,
        };
      case "kneel":
        return {
          ...stand,
          hip: [0, 0.3, 0],
          hip_tilt: 0,
          lean: 0.14,
          nod: 0.12,
          feet: [foot(0.21, -0.055), foot(-0.2, 0.05, -0.005, 1.25, 0)],
          knees_out: 0.12,
        };
      case "sit":
        return {
          ...stand,
          hip: seatedHip,
          hip_tilt: 0,
          hip_turn: 0,
          lean: 0.05,
          side: 0,
          feet: [foot(0.2, -0.05, 0, 0, 0.1), foot(0.15, 0.055, 0, 0, 0.15)],
          knees_out: 0.1,
        };
      case "astride":
        return {
          ...stand,
          hip: [-0.02, astrideHip, 0],
          hip_tilt: 0,
          hip_turn: 0,
          lean: 0.06,
          side: 0,
          feet: [foot(0.1, -0.09, 0, -0.1, 0.2), foot(0.1, 0.09, 0, -0.1, 0.2)],
          knees_out: 0.3,
        };
      case "sit_foot":
        return {
          ...stand,
          hip: seatedHip,
          hip_tilt: 0,
          hip_turn: 0,
          lean: 0.3,
          side: 0,
          feet: [foot(0.2, -0.05, 0, 0, 0.1), foot(0.26, 0.05, 0.24, -0.35, 0.1)],
          knees_out: 0.35,
        };
      case "lie":
        return {
          ...stand,
          hip: [-0.05, 0.062, 0],
          hip_tilt: 0,
          hip_turn: 0,
          lean: -1.74,
          nod: 0.45,
          side: 0,
          feet: [foot(0.436, -0.05, 0.01, -1.2, 0.1), foot(0.43, 0.06, 0.01, -1.2, 0.1)],
          knees_out: 0.05,
        };
      case "lunge":
        return {
          ...stand,
          hip: [0.03, 0.47, 0],
          hip_tilt: 0,
          lean: 0.32,
          feet: [foot(-0.24, -0.05, 0.05, 0.55), foot(0.2, 0.05)],
        };
      case "tiptoe":
        return {
          ...stand,
          hip: [0.02, 0.565, 0],
          lean: -0.02,
          nod: -0.2,
          feet: [foot(0, -0.05, 0.04, 0.6), foot(0.02, 0.05, 0.04, 0.6)],
        };
      case "hunch":
        return { ...stand, lean: 0.22, nod: 0.3, knees_out: -0.05 };
      case "leap":
        return {
          ...stand,
          hip: [0, 0.55, 0],
          lean: 0.04,
          nod: -0.15,
          feet: [foot(-0.1, -0.07, 0.13, 0.9), foot(0.06, 0.07, 0.06, 0.6)],
        };
      case "crawl":
        return {
          ...stand,
          hip: [-0.2, 0.27, 0],
          hip_tilt: 0,
          lean: 1.5,
          nod: -0.7,
          twist: 0.1 * Math.sin(stride * Math.PI * 2),
          // The toes behind are on the ground, and nothing is under it.
          feet: [
            foot(-0.4 + 0.05 * Math.sin(stride * Math.PI * 2), -0.06, 0.055, 1.35, 0),
            foot(-0.4 - 0.05 * Math.sin(stride * Math.PI * 2), 0.06, 0.055, 1.35, 0),
          ],
        };
      case "dance":
        return dancing(bearing, stride);
      case "floor":
        return {
          ...stand,
          hip: [-0.08, 0.085, 0],
          hip_tilt: 0,
          hip_turn: 0,
          lean: -0.12,
          side: 0,
          feet: [foot(0.3, -0.06, 0, 0, 0.1), foot(0.24, 0.06, 0, 0, 0.1)],
          knees_out: 0.1,
        };
      case "kick":
        return {
          ...stand,
          hip: [-0.02, 0.52, 0],
          lean: -0.1,
          feet: [foot(-0.02, -0.05), foot(0.36, 0.05, 0.24, -0.5)],
        };
      case "climb": {
        const up = Math.sin(stride * Math.PI * 2);
        return {
          ...stand,
          hip: [0.02, 0.52, 0],
          hip_tilt: 0,
          lean: 0.08,
          nod: -0.25,
          feet: [foot(0.1, -0.06, 0.12 + 0.1 * up, 0.25), foot(0.1, 0.06, 0.12 - 0.1 * up, 0.25)],
          knees_out: 0.5,
        };
      }
      case "swim": {
        const kick = Math.sin(stride * Math.PI * 4);
        return {
          ...stand,
          hip: [-0.3, 0.1, 0],
          hip_tilt: 0,
          hip_turn: 0,
          lean: 1.42,
          nod: -0.9,
          side: 0,
          feet: [foot(-0.72, -0.05, 0.02 + 0.05 * kick, 1.5), foot(-0.72, 0.05, 0.02 - 0.05 * kick, 1.5)],
          knees_out: 0.05,
        };
      }
      case "sway":
        return {
          ...stand,
          side: 0.1 * Math.sin(stride * Math.PI * 2),
          hip_tilt: 0.12 * Math.sin(stride * Math.PI * 2),
        };
      default:
        return stand;
    }
  })();
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
