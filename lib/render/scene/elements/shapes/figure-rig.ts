import { add, bent, project, swung, type Joint, type Spot, type View } from "./figure-space.ts";

/** Measures of one body in units of its height. */
export interface Body {
  /** Factor on limb lengths against a grown figure of seven and a half heads. */
  legs: number;
  arms: number;
  spine: number;
  /** Half distances of the joints. */
  shoulder: number;
  hip: number;
  /** Half width and half depth of the trunk. */
  chest: readonly [number, number];
  waist: readonly [number, number];
  seat: readonly [number, number];
  bust: number;
  belly: number;
  /** Thickness of limbs against the usual. */
  girth: number;
  neck: number;
  head: number;
  /** Distance from the base of the neck to the middle of the head. */
  reach: number;
}

export type Arm =
  | { swing: number; out: number; bend: number; cross: number }
  /** Wrist from the base of the neck; the elbow leans towards `pole`. */
  | { wrist: Spot; pole: Spot }
  /** A wrist on its way: `share` of it has been gone. */
  | { from: Target; to: Target; share: number; pole: Spot };

/** Where a wrist goes: from the base of the neck, or to a place on the picture (from the foot, y downwards). */
export type Target = { wrist: Spot } | { seen: readonly [x: number, y: number]; right: number };

export interface Foot {
  /** Ankle above its place when the foot stands flat; forward, up, right of the middle. */
  at: Spot;
  /** Heel lifted (positive) or toes lifted. */
  pitch: number;
  turn: number;
}

/** What a body does at one instant. Index 0 is its left, 1 its right side. */
export interface Pose {
  hip: Spot;
  hip_tilt: number;
  hip_turn: number;
  lean: number;
  side: number;
  twist: number;
  shoulder_tilt: number;
  nod: number;
  head_tilt: number;
  head_forward: number;
  feet: readonly [Foot, Foot];
  knees_out: number;
  arms: readonly [Arm, Arm];
  yaw: number;
  grip: "relaxed" | "fist" | "open";
}

export type Pair<T> = readonly [T, T];

/** Joints of a posed body on the picture. */
export interface Figure {
  view: View;
  pelvis: Joint;
  waist: Joint;
  chest: Joint;
  neck: Joint;
  head: Joint;
  hips: Pair<Joint>;
  knees: Pair<Joint>;
  ankles: Pair<Joint>;
  heels: Pair<Joint>;
  toes: Pair<Joint>;
  shoulders: Pair<Joint>;
  elbows: Pair<Joint>;
  wrists: Pair<Joint>;
  /** Angle by which the chest and the pelvis look at the lens: 0 to the right of the picture, a quarter turn at it. */
  chest_yaw: number;
  /** How far the picture was raised to stand on the ground. */
  sunk: number;
  hip_yaw: number;
  head_tilt: number;
  lean: number;
  pose: Pose;
}

const ankle_height = 0.045;
const bones = { thigh: 0.252, shin: 0.245, upper: 0.163, fore: 0.143 };
const both = [0, 1] as const;
const sign = (i: 0 | 1): number => (i === 0 ? -1 : 1);

/** The place of a target in the figure's own space. A place on the picture is taken at the depth that is asked for. */
function reachedBy(target: Target, neck: Spot, body: Body, { yaw, pitch }: View): Spot {
  if ("wrist" in target) {
    const [forward, up, right] = target.wrist;
    return add(neck, [forward * body.arms, up * body.arms, right]);
  }
  const [x, y] = target.seen;
  const { right } = target;
  // Seen from the front a hand's way forward cannot be told from the picture: it goes as far as an arm does.
  const side = Math.cos(yaw);
  const forward = Math.abs(side) > 0.25 ? (x + right * Math.sin(yaw)) / side : 0.2;
  const across = Math.abs(side) > 0.25 ? right : (forward * side - x) / Math.sin(yaw);
  const near = forward * Math.sin(yaw) + across * side;
  return [forward, near * pitch - y, across];
}

/** Poses a body and lays it on the picture. */
export function figureOf(body: Body, pose: Pose, base: View): Figure {
  const view = { ...base, yaw: base.yaw + pose.yaw };
  const k = body.legs;
  const stretch = (spot: Spot): Spot => [spot[0] * k, spot[1] * k, spot[2]];
  const pelvis = stretch(pose.hip);
  const up = (angle: number, side: number): Spot => [Math.sin(angle), Math.cos(angle) * Math.cos(side), Math.sin(side)];
  const waist = add(pelvis, up(pose.lean * 0.45, pose.side * 0.3 - pose.hip_tilt * 0.5), 0.1 * body.spine);
  const chest = add(waist, up(pose.lean, pose.side), 0.115 * body.spine);
  const neck = add(chest, up(pose.lean * 1.2, pose.side), 0.105 * body.spine);
  const facing = pose.lean * 0.55 - pose.nod;
  const head = add(
    add(neck, [0.012 + pose.head_forward, 0, 0]),
    up(facing, pose.side * 0.5 + pose.head_tilt * 0.6),
    body.reach,
  );
  const axis = (turn: number, tilt: number): Spot => [Math.sin(turn), Math.sin(tilt), Math.cos(turn)];
  const shoulders = both.map((i) =>
    add(
      add(neck, up(pose.lean, pose.side), -0.036),
      axis(pose.twist, pose.shoulder_tilt + pose.side * -0.6),
      sign(i) * body.shoulder,
    ),
  );
  const arms = both.map((i) => {
    const arm = pose.arms[i];
    const shoulder = shoulders[i]!;
    const upper = bones.upper * body.arms;
    const fore = bones.fore * body.arms;
    if ("share" in arm) {
      const [from, to] = [arm.from, arm.to].map((target) => reachedBy(target, neck, body, view)) as [Spot, Spot];
      return bent(shoulder, add(from, add(to, from, -1), arm.share), upper, fore, arm.pole);
    }
    if ("wrist" in arm) {
      const scaled: Spot = [arm.wrist[0] * body.arms, arm.wrist[1] * body.arms, arm.wrist[2]];
      return bent(shoulder, add(neck, scaled), upper, fore, arm.pole);
    }
    const lean = pose.lean * 0.4;
    const elbow = add(shoulder, swung(arm.swing + lean, arm.out, sign(i)), upper);
    return { middle: elbow, end: add(elbow, swung(arm.swing + lean + arm.bend, arm.cross, sign(i)), fore) };
  });
  const hips = both.map((i) => add(pelvis, axis(pose.hip_turn, pose.hip_tilt), sign(i) * body.hip));
  const legs = both.map((i) => {
    const { at } = pose.feet[i];
    const ankle: Spot = [at[0] * k, at[1] * k + ankle_height, at[2]];
    const pole: Spot = [1, 0.25, sign(i) * pose.knees_out];
    return bent(hips[i]!, ankle, bones.thigh * k, bones.shin * k, pole);
  });
  const sole = (i: 0 | 1, length: number): Spot => {
    const { pitch, turn } = pose.feet[i];
    const fallen = -ankle_height * 0.93;
    // The sole turns about the ankle: forward by the pitch, outward by the turn.
    const forward = length * Math.cos(pitch) + fallen * Math.sin(pitch) * 1;
    const rise = fallen * Math.cos(pitch) - length * Math.sin(pitch);
    return add(legs[i]!.end, [forward * Math.cos(turn), rise, forward * Math.sin(turn) * sign(i)]);
  };
  // Feet that come towards the lens still stand on the line of the ground.
  const low = Math.max(...both.flatMap((i) => [project(sole(i, -0.032), view).y, project(sole(i, 0.098), view).y]));
  const sunk = Math.max(0, low - 0.014);
  const put = (spot: Spot): Joint => {
    const joint = project(spot, view);
    return { ...joint, y: joint.y - sunk };
  };
  const pair = (of: (i: 0 | 1) => Spot): Pair<Joint> => [put(of(0)), put(of(1))];
  const size = k > 0.9 ? 1 : 0.92;
  return {
    view,
    pelvis: put(pelvis),
    waist: put(waist),
    chest: put(chest),
    neck: put(neck),
    head: put(head),
    hips: pair((i) => hips[i]!),
    knees: pair((i) => legs[i]!.middle),
    ankles: pair((i) => legs[i]!.end),
    heels: pair((i) => sole(i, -0.032 * size)),
    toes: pair((i) => sole(i, 0.098 * size)),
    shoulders: pair((i) => shoulders[i]!),
    elbows: pair((i) => arms[i]!.middle),
    wrists: pair((i) => arms[i]!.end),
    sunk,
    chest_yaw: view.yaw - pose.twist,
    hip_yaw: view.yaw - pose.hip_turn,
    head_tilt: pose.head_tilt,
    lean: pose.lean,
    pose,
  };
}
