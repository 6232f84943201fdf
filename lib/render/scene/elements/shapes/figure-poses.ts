import type { Motion } from "#lib/contract/vocabulary.ts";
import { foot, hang, standing, type Bearing } from "./figure-bearing.ts";
import type { Arm, Pose } from "./figure-rig.ts";
import { dancing, running, walking, wrap } from "./figure-strides.ts";
import { along } from "./figure-tube.ts";

function seated(bearing: Bearing, breath: number): Pose {
  const thigh = (side: number): Arm => ({ wrist: [0.2, -0.235, side * 0.07], pole: [-0.8, -0.3, side * 0.55] });
  return {
    ...standing(bearing, breath),
    hip: [-0.05, 0.292, 0],
    hip_tilt: 0,
    hip_turn: 0,
    lean: 0.06 + breath * 0.1,
    side: 0,
    twist: 0.04,
    shoulder_tilt: -0.02,
    feet: [foot(0.2, -0.05, 0, 0, 0.1), foot(0.15, 0.055, 0, 0, 0.15)],
    knees_out: 0.1 * (1 - bearing.sway) + 0.03,
    arms: [thigh(-1), thigh(1)],
    nod: 0.04 + breath,
  };
}

/** The pose of a motion at a phase of its cycle. */
export function poseOf(motion: Motion, phase: number, bearing: Bearing): Pose {
  return aged(motion, youngPose(motion, phase, bearing), bearing.age);
}

const upright: ReadonlySet<Motion> = new Set(["swim", "fly", "float", "fall"]);

/** Years bend the back and the knees; the face still looks ahead. */
export function aged(motion: Motion, pose: Pose, age: number): Pose {
  if (age === 0 || upright.has(motion)) return pose;
  return {
    ...pose,
    hip: [pose.hip[0] - 0.01 * age, pose.hip[1] - 0.006 * age, pose.hip[2]],
    lean: pose.lean + 0.2 * age,
    nod: pose.nod - 0.1 * age,
    head_forward: pose.head_forward + 0.026 * age,
  };
}

function youngPose(motion: Motion, phase: number, bearing: Bearing): Pose {
  const turn = phase * Math.PI * 2;
  const s = Math.sin(turn);
  const c = Math.cos(turn);
  const breath = 0.05 * s;
  const stand = standing(bearing, breath);
  const free = stand.arms[0];
  switch (motion) {
    case "walk":
      return walking(bearing, phase);
    case "run":
      return running(bearing, phase);
    case "dance":
      return dancing(bearing, phase);
    case "sit":
      return seated(bearing, breath);
    case "drive":
      return {
        ...seated(bearing, breath),
        lean: -0.1,
        arms: [
          { wrist: [0.27, -0.1, -0.07 + 0.01 * s], pole: [0, -1, -0.6] },
          { wrist: [0.27, -0.1, 0.07 + 0.01 * s], pole: [0, -1, 0.6] },
        ],
        grip: "fist",
      };
    case "kneel":
      return {
        ...stand,
        hip: [0, 0.3, 0],
        hip_tilt: 0,
        lean: 0.16 + breath * 0.2,
        nod: 0.2,
        feet: [foot(0.21, -0.055), foot(-0.2, 0.05, -0.005, 1.25, 0)],
        knees_out: 0.12,
        arms: [
          { wrist: [0.2, -0.24, -0.06], pole: [-0.5, -0.6, -0.5] },
          { wrist: [0.2, -0.26 + 0.01 * s, 0.05], pole: [-0.5, -0.8, 0.5] },
        ],
      };
    case "reach":
      return {
        ...stand,
        hip: [0.04, 0.505, 0],
        lean: 0.15,
        twist: 0.3,
        nod: -0.04,
        feet: [foot(-0.13, -0.05, 0.03, 0.45), foot(0.13, 0.05)],
        arms: [hang(-0.35, 0.3, 0.2), { wrist: [0.27 + 0.008 * s, 0.0 + 0.008 * c, 0.06], pole: [0, -1, 0.5] }],
        grip: "open",
      };
    case "raise":
      return {
        ...stand,
        lean: -0.04,
        nod: -0.14,
        shoulder_tilt: 0.14,
        side: -0.06,
        arms: [hang(0.0, 0.25, 0.2), { wrist: [0.1, 0.235 + 0.008 * s, 0.14], pole: [0.5, -0.3, 1] }],
        grip: "fist",
      };
    case "wave":
      return {
        ...stand,
        shoulder_tilt: 0.08,
        head_tilt: 0.08,
        arms: [free, { wrist: [0.07, 0.11, 0.2 + 0.055 * s], pole: [0, -1, 0.75] }],
        grip: "open",
      };
    case "work":
      return {
        ...stand,
        lean: 0.13,
        nod: 0.3,
        arms: [
          { wrist: [0.2 + 0.012 * c, -0.175, -0.055], pole: [-0.6, -1, -0.7] },
          { wrist: [0.205 + 0.022 * s, -0.165 + 0.016 * c, 0.05], pole: [-0.6, -1, 0.7] },
        ],
        grip: "fist",
      };
    case "pour":
      return {
        ...stand,
        lean: 0.1,
        nod: 0.28,
        shoulder_tilt: 0.09,
        arms: [
          { wrist: [0.22, -0.215, -0.03], pole: [-0.5, -1, -0.7] },
          { wrist: [0.21, -0.055 + 0.01 * s, 0.07], pole: [-0.5, -0.7, 1] },
        ],
        grip: "fist",
      };
    case "open": {
      const apart = 0.5 - 0.5 * c;
      return {
        ...stand,
        lean: 0.07,
        nod: 0.14 - 0.1 * apart,
        arms: [
          { wrist: [0.22, -0.13 + 0.03 * apart, -0.04 - 0.12 * apart], pole: [-0.5, -1, -0.7] },
          { wrist: [0.22, -0.13 + 0.03 * apart, 0.04 + 0.12 * apart], pole: [-0.5, -1, 0.7] },
        ],
        grip: "open",
      };
    }
    case "look":
      return { ...stand, lean: 0.03, nod: -0.1 + 0.03 * s, twist: stand.twist + 0.12, head_forward: 0.012 };
    case "turn":
      return { ...stand, yaw: 0.34 * s, twist: -0.22 * c, hip_turn: 0.08 * c };
    case "spin":
      return {
        ...dancing(bearing, 0.25),
        yaw: turn,
        hip_tilt: 0,
        side: 0,
        arms: [
          { wrist: [0.1, 0.02, -0.24], pole: [-0.3, -0.8, -0.5] },
          { wrist: [0.1, 0.02, 0.24], pole: [-0.3, -0.8, 0.5] },
        ],
      };
    case "fall":
      return {
        ...stand,
        hip: [-0.03, 0.46, 0],
        lean: -0.22 + 0.06 * s,
        nod: 0.1,
        feet: [foot(0.26, -0.07, 0.16 + 0.03 * c, -0.2), foot(0.1, 0.08, 0.03 + 0.03 * s, 0.4)],
        arms: [
          { wrist: [0.13 + 0.03 * c, 0.16, -0.22], pole: [-0.6, -0.6, -1] },
          { wrist: [-0.1, 0.13 + 0.04 * s, 0.25], pole: [-0.9, -0.5, 1] },
        ],
        grip: "open",
      };
    case "rise":
      return {
        ...stand,
        lean: -0.05,
        nod: -0.16,
        arms: [
          { swing: 0.25, out: 0.5 + 0.05 * s, bend: 0.3, cross: 0.7 },
          { swing: 0.25, out: 0.5 + 0.05 * s, bend: 0.3, cross: 0.7 },
        ],
        grip: "open",
      };
    case "float":
      return {
        ...stand,
        hip: [0, 0.5, 0],
        lean: 0.2 + 0.04 * s,
        nod: -0.05,
        feet: [foot(-0.16, -0.08, 0.1 + 0.02 * s, 0.8), foot(0.0, 0.09, 0.06, 0.6)],
        knees_out: 0.4,
        arms: [
          { swing: 0.7 + 0.1 * s, out: 0.7, bend: 0.5, cross: 0.45 },
          { swing: 0.3 - 0.1 * s, out: 0.85, bend: 0.6, cross: 0.6 },
        ],
        grip: "open",
      };
    case "fly":
      return {
        ...stand,
        hip: [-0.06, 0.5, 0],
        hip_tilt: 0,
        lean: 0.85,
        nod: 0.75,
        feet: [foot(-0.42, -0.04, 0.22 + 0.015 * s, 1.5), foot(-0.36, 0.05, 0.3, 1.5)],
        arms: [
          { wrist: [-0.16, -0.22, -0.1], pole: [-1, 0, -1] },
          { wrist: [0.26, 0.1 + 0.008 * s, 0.07], pole: [0, -1, 1] },
        ],
        grip: "fist",
      };
    case "swim": {
      const stroke = (u: number, side: number): Arm => {
        const v = wrap(u);
        return {
          wrist: [
            along([0.26, 0.2, 0.02, -0.16, -0.1, 0.12, 0.26], v),
            along([0.02, -0.14, -0.27, -0.12, 0.1, 0.2, 0.02], v),
            side * 0.13,
          ],
          pole: [-0.2, v > 0.5 ? 1 : -0.2, side],
        };
      };
      return {
        ...stand,
        hip: [-0.1, 0.44, 0],
        hip_tilt: 0,
        lean: 1.15,
        nod: 0.85,
        twist: 0.3 * s,
        feet: [foot(-0.5, -0.04, 0.33 + 0.05 * s, 1.5), foot(-0.5, 0.04, 0.33 - 0.05 * s, 1.5)],
        arms: [stroke(phase, -1), stroke(phase + 0.5, 1)],
        grip: "open",
      };
    }
    case "shake":
      return {
        ...stand,
        lean: 0.13,
        nod: 0.12,
        knees_out: -0.1,
        arms: [
          { wrist: [0.11, -0.11, 0.07], pole: [0.2, -1, -0.5] },
          { wrist: [0.12, -0.14, -0.07], pole: [0.2, -1, 0.5] },
        ],
        grip: "fist",
      };
    default:
      return stand;
  }
}
