import type { Motion } from "#lib/contract/vocabulary.ts";
import { along } from "./figure-tube.ts";
import type { Arm, Foot, Pose } from "./figure-rig.ts";

/** How this one person carries the body; the same in every picture of it. */
export interface Bearing {
  /** Weight on the left (-1) or right (1) leg. */
  weight: -1 | 1;
  /** What idle hands do. */
  hands: "hang" | "hip" | "pockets" | "folded" | "clasped" | "behind" | "hold" | "lantern";
  /** 0 upright to 1 bent by age. */
  age: number;
  /** Women sway and step narrower, men stand wider. */
  sway: number;
  child: boolean;
}

const hang = (swing: number, bend = 0.22, out = 0.1): Arm => ({ swing, out, bend, cross: out * 0.1 });
const foot = (forward: number, right: number, up = 0, pitch = 0, turn = 0.16): Foot => ({
  at: [forward, up, right],
  pitch,
  turn,
});

function handsOf(bearing: Bearing, breath: number): [Arm, Arm] {
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
    case "hold":
      arms[1] = { wrist: [0.17, -0.17, 0.085], pole: [-0.6, -1, 0.35] };
      return arms;
    case "lantern":
      arms[1] = { wrist: [0.22, -0.075, 0.1], pole: [-0.2, -1, 0.5] };
      return arms;
    default:
      return arms;
  }
}

/** Weight on one leg, hip out, shoulders against it: nobody stands like a post. */
function standing(bearing: Bearing, breath: number): Pose {
  const w = bearing.weight;
  const heavy = foot(-0.01, w * 0.035, 0, 0, 0.18);
  const light = foot(0.055, -w * (0.085 - 0.015 * bearing.sway), 0, 0, 0.42);
  const tilt = 0.07 + 0.1 * bearing.sway;
  return {
    hip: [0, 0.522 + breath * 0.02, w * (0.014 + 0.014 * bearing.sway)],
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

const wrap = (phase: number): number => phase - Math.floor(phase);

/** Ankle of one leg in a walk: it rolls from heel to toe, then swings through. */
function stride(phase: number, length: number, right: number, lift: number): Foot {
  const u = wrap(phase);
  if (u < 0.6) {
    const s = u / 0.6;
    const rise = Math.max(0, (s - 0.62) / 0.38);
    return foot(length * (1 - 2 * s) + rise * rise * 0.05, right, rise * rise * 0.07, s < 0.16 ? -0.34 * (1 - s / 0.16) : rise * rise * 0.95, 0.1);
  }
  const s = (u - 0.6) / 0.4;
  const eased = s * s * (3 - 2 * s);
  return foot(
    (-length + 0.05) * (1 - eased) + length * eased,
    right,
    along([0.07, 0.115 * lift, 0.06, 0.03, 0.004], s),
    along([0.95, 0.75, 0.2, -0.25, -0.34], s),
    0.1,
  );
}

function walking(bearing: Bearing, phase: number): Pose {
  const turn = phase * Math.PI * 2;
  const c = Math.cos(turn - 0.15);
  const sway = Math.sin(turn + 0.5);
  const old = bearing.age;
  const length = 0.2 * (1 - 0.35 * old) * (bearing.child ? 0.95 : 1);
  const swing = (0.46 - 0.2 * old) * c;
  const arm = (side: number): Arm => ({
    swing: 0.04 + side * -swing,
    out: 0.1,
    bend: 0.3 + 0.22 * Math.max(0, side * -c),
    cross: -0.06,
  });
  const carried = handsOf(bearing, 0);
  const holds = bearing.hands === "hold" || bearing.hands === "lantern";
  return {
    ...standing(bearing, 0),
    hip: [0.005, 0.509 - 0.013 * Math.cos(turn * 2 - 0.2), 0.012 * (0.6 + bearing.sway) * sway],
    hip_tilt: 0.055 * (0.5 + bearing.sway) * sway,
    hip_turn: 0.16 * c,
    lean: 0.055,
    side: -0.03 * sway,
    twist: -0.2 * c,
    shoulder_tilt: -0.035 * sway,
    nod: 0.02 * Math.cos(turn * 2),
    head_tilt: 0.02 * sway,
    feet: [stride(phase + 0.5, length, -0.04, 1), stride(phase, length, 0.04, 1)],
    knees_out: 0.08,
    arms: bearing.hands === "pockets" ? carried : [arm(-1), holds ? carried[1] : arm(1)],
  };
}

function leap(phase: number, right: number): Foot {
  const u = wrap(phase);
  const forward = along([0.17, 0.05, -0.1, -0.25, -0.33, -0.31, -0.16, 0.06, 0.2, 0.23, 0.17], u);
  const up = along([0, 0, 0.004, 0.05, 0.15, 0.24, 0.23, 0.15, 0.1, 0.05, 0], u);
  const pitch = along([-0.12, 0.02, 0.35, 1.05, 1.5, 1.5, 1.1, 0.35, -0.1, -0.2, -0.12], u);
  return foot(forward, right, up, pitch, 0.05);
}

function running(bearing: Bearing, phase: number): Pose {
  const turn = phase * Math.PI * 2;
  const c = Math.cos(turn - 0.35);
  const arm = (side: number): Arm => ({
    swing: -0.12 + side * -0.85 * c,
    out: 0.16,
    bend: 1.62 + 0.3 * side * -c,
    cross: -0.24,
  });
  return {
    ...standing(bearing, 0),
    hip: [0, 0.508 - 0.024 * Math.cos(turn * 2 - 1.9), 0.006 * Math.sin(turn)],
    hip_tilt: 0.04 * Math.sin(turn),
    hip_turn: 0.24 * c,
    lean: 0.19,
    side: 0,
    twist: -0.34 * c,
    shoulder_tilt: 0,
    nod: 0.1,
    head_tilt: 0,
    head_forward: 0.012,
    feet: [leap(phase + 0.5, -0.028), leap(phase, 0.028)],
    knees_out: 0.04,
    arms: [arm(-1), arm(1)],
    grip: "fist",
  };
}

function dancing(bearing: Bearing, phase: number): Pose {
  const turn = phase * Math.PI * 2;
  const s = Math.sin(turn);
  const c = Math.cos(turn);
  const lifted = Math.max(0, s);
  const other = Math.max(0, -s);
  const arc = (side: number, lead: number): Arm => ({
    wrist: [0.08 + 0.06 * lead, 0.1 + 0.19 * lead, side * (0.22 - 0.1 * lead)],
    pole: [-0.2, -0.7, side],
  });
  return {
    ...standing(bearing, 0),
    hip: [0, 0.505 - 0.02 * Math.abs(c), -0.05 * s],
    hip_tilt: -0.17 * s,
    hip_turn: 0.3 * c,
    lean: -0.05,
    side: 0.2 * s,
    twist: -0.35 * c,
    shoulder_tilt: 0.14 * s,
    nod: 0.1 + 0.08 * Math.cos(turn * 2),
    head_tilt: -0.14 * s,
    feet: [
      foot(0.02 + 0.1 * other, -0.075 - 0.05 * other, 0.15 * other, 0.9 * other + 0.05, 0.4),
      foot(0.02 + 0.1 * lifted, 0.075 + 0.05 * lifted, 0.15 * lifted, 0.9 * lifted + 0.05, 0.4),
    ],
    knees_out: 0.75,
    arms: [arc(-1, 0.5 + 0.5 * s), arc(1, 0.5 - 0.5 * s)],
    grip: "open",
  };
}

function seated(bearing: Bearing, breath: number): Pose {
  const thigh = (side: number): Arm => ({ wrist: [0.2, -0.235, side * 0.07], pole: [-0.8, -0.3, side * 0.55] });
  const carried = handsOf(bearing, breath);
  const holds = bearing.hands === "hold";
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
    arms: [thigh(-1), holds ? carried[1] : thigh(1)],
    nod: 0.04 + breath,
  };
}

/** The pose of a motion at a phase of its cycle. */
export function poseOf(motion: Motion, phase: number, bearing: Bearing): Pose {
  return aged(motion, youngPose(motion, phase, bearing), bearing.age);
}

const upright: ReadonlySet<Motion> = new Set(["swim", "fly", "float", "fall"]);

/** Years bend the back and the knees; the face still looks ahead. */
function aged(motion: Motion, pose: Pose, age: number): Pose {
  if (age === 0 || upright.has(motion)) return pose;
  return {
    ...pose,
    hip: [pose.hip[0] - 0.012 * age, pose.hip[1] - 0.014 * age, pose.hip[2]],
    lean: pose.lean + 0.17 * age,
    nod: pose.nod - 0.05 * age,
    head_forward: pose.head_forward + 0.018 * age,
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
