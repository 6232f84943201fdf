import { idleArms } from "#lib/elements/people/arms.ts";
import type { Arm, Foot, Pose } from "./figure-rig.ts";

/** How this one person carries the body; the same in every picture of it. */
export interface Bearing {
  /** Weight on the left (-1) or right (1) leg. */
  weight: -1 | 1;
  /** What idle hands do. */
  hands: "hang" | "hip" | "pockets" | "folded" | "clasped" | "behind" | "guard";
  /** 0 upright to 1 bent by age. */
  age: number;
  /** Women sway and step narrower, men stand wider. */
  sway: number;
  child: boolean;
}

export const hang = (swing: number, bend = 0.22, out = 0.1): Arm => ({ swing, out, bend, cross: out * 0.1 });
export const foot = (forward: number, right: number, up = 0, pitch = 0, turn = 0.16): Foot => ({
  at: [forward, up, right],
  pitch,
  turn,
});

export function handsOf(bearing: Bearing, breath: number): [Arm, Arm] {
  const hanging: [Arm, Arm] = [hang(0.02 + breath, 0.26, 0.13), hang(0.04 + breath, 0.22, 0.13)];
  const { hands, weight } = bearing;
  if (hands === "hang") return hanging;
  const [left, right] = idleArms.get(hands);
  if (hands === "hip") return weight > 0 ? [hanging[0], right] : [left, hanging[1]];
  return [left, right];
}

/** Weight on one leg, hip out, shoulders against it: nobody stands like a post. */
export function standing(bearing: Bearing, breath: number): Pose {
  const w = bearing.weight;
  const heavy = foot(-0.01, w * 0.035, 0, 0, 0.18);
  const light = foot(0.055, -w * (0.085 - 0.015 * bearing.sway), 0, 0, 0.42);
  const tilt = 0.07 + 0.1 * bearing.sway;
  return {
    hip: [0, 0.533 + breath * 0.02, w * (0.014 + 0.014 * bearing.sway)],
    hip_tilt: w * tilt,
    hip_turn: w * 0.08,
    lean: -0.01 + breath * 0.15,
    side: -w * tilt * 0.35,
    twist: -w * 0.1,
    shoulder_tilt: -w * tilt * 0.75,
    nod: 0.02 + breath * 0.2,
    head_tilt: w * 0.05 * (0.4 + bearing.sway),
    head_forward: 0.004,
    feet: w > 0 ? [light, heavy] : [heavy, light],
    knees_out: 0.2,
    arms: handsOf(bearing, breath),
    yaw: 0,
    grip: "relaxed",
  };
}
