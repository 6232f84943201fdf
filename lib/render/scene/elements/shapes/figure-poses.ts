import { isPosed, poses, type PoseAmount, type PosedArm, type PoseRow } from "#lib/elements/people/poses.ts";
import type { Motion } from "#lib/contract/vocabulary.ts";
import { foot, standing, type Bearing } from "./figure-bearing.ts";
import type { Arm, Foot, Pose } from "./figure-rig.ts";
import { dancing, running, walking, wrap } from "./figure-strides.ts";
import { along } from "./figure-tube.ts";

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

/** Amounts in which a row is told: what is written, and what goes with the cycle, the breath and the bearing. */
export interface Cycle {
  sin: number;
  /** Of twice as quick a cycle. */
  sin2: number;
  cos: number;
  breath: number;
  sway: number;
}

function told(amount: PoseAmount, cycle: Cycle, stand: number): number {
  if (typeof amount === "number") return amount;
  const { is, sin = 0, sin2 = 0, cos = 0, breath = 0, sway = 0, stand: stands = 0 } = amount;
  return (
    is +
    sin * cycle.sin +
    sin2 * cycle.sin2 +
    cos * cycle.cos +
    breath * cycle.breath +
    sway * cycle.sway +
    stands * stand
  );
}

export function armOf(arm: PosedArm, cycle: Cycle): Arm {
  const at = (amount: PoseAmount) => told(amount, cycle, 0);
  if ("swing" in arm) return { swing: at(arm.swing), out: at(arm.out), bend: at(arm.bend), cross: at(arm.cross) };
  const { wrist, pole } = arm;
  if (Array.isArray(wrist)) return { wrist, pole };
  const { sin = [0, 0, 0], cos = [0, 0, 0] } = wrist;
  const [x, y, z] = wrist.at.map((own, i) => own + sin[i]! * cycle.sin + cos[i]! * cycle.cos) as [
    number,
    number,
    number,
  ];
  return { wrist: [x, y, z], pole };
}

const amounts = [
  "hip_tilt", "hip_turn", "lean", "side", "twist", "shoulder_tilt", "nod", "head_tilt", "head_forward", "knees_out",
  "yaw",
] as const; // prettier-ignore

export function posed({ like, feet, arms, hip, grip, ...rest }: PoseRow, stand: Pose, cycle: Cycle): Pose {
  const base = like === undefined ? stand : posed(poses.get(like), stand, cycle);
  const moved = Object.fromEntries(
    amounts.flatMap((part) => {
      const amount = rest[part];
      return amount === undefined ? [] : [[part, told(amount, cycle, stand[part])]];
    }),
  );
  const footOf = ({ at: [forward, right], up = 0, pitch = 0, turn }: NonNullable<PoseRow["feet"]>[0]): Foot =>
    foot(told(forward, cycle, 0), right, told(up, cycle, 0), told(pitch, cycle, 0), turn);
  return {
    ...base,
    ...moved,
    ...(hip && { hip }),
    ...(grip && { grip }),
    ...(feet && { feet: [footOf(feet[0]), footOf(feet[1])] as const }),
    ...(arms && { arms: arms.map((arm, i) => (arm ? armOf(arm, cycle) : base.arms[i]!)) as [Arm, Arm] }),
  };
}

function youngPose(motion: Motion, phase: number, bearing: Bearing): Pose {
  const turn = phase * Math.PI * 2;
  const [s, c] = [Math.sin(turn), Math.cos(turn)];
  const cycle: Cycle = { sin: s, sin2: Math.sin(turn * 2), cos: c, breath: 0.05 * s, sway: bearing.sway };
  const stand = standing(bearing, cycle.breath);
  switch (motion) {
    case "walk":
      return walking(bearing, phase);
    case "run":
      return running(bearing, phase);
    case "dance":
      return dancing(bearing, phase);
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
    default:
      return isPosed(motion) ? posed(poses.get(motion), stand, cycle) : stand;
  }
}
