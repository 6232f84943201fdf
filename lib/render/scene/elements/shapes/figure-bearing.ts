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
  const w = bearing.weight;
  const right = w > 0 ? 1 : 0;
  const arms: [Arm, Arm] = [hang(0.02 + breath, 0.26, 0.13), hang(0.04 + breath, 0.22, 0.13)];
  const both = (make: (side: number) => Arm): [Arm, Arm] => [make(-1), make(1)];
  switch (bearing.hands) {
    case "hip":
      arms[right] = { wrist: [0.035, -0.262, w * 0.118], pole: [-0.45, 0, w] };
      return arms;
    case "pockets":
      return both((s) => ({ wrist: [0.03, -0.302, s * 0.118], pole: [-0.8, 0, s * 0.8] }));
    case "folded":
      return [
        { wrist: [0.125, -0.15, 0.055], pole: [0, -1, -0.7] },
        { wrist: [0.14, -0.125, -0.06], pole: [0, -1, 0.7] },
      ];
    case "clasped":
      return both((s) => ({ wrist: [0.115, -0.3, s * 0.022], pole: [-0.5, -0.3, s] }));
    case "behind":
      return both((s) => ({ wrist: [-0.1, -0.27, s * 0.03], pole: [-0.5, 0, s] }));
    case "guard":
      return [
        { wrist: [0.17, -0.01 + breath * 0.1, -0.05], pole: [-0.2, -1, -0.5] },
        { wrist: [0.11, -0.03 + breath * 0.1, 0.06], pole: [-0.3, -1, 0.5] },
      ];
    default:
      return arms;
  }
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
