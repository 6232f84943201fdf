import { foot, handsOf, standing, type Bearing } from "./figure-bearing.ts";
import type { Arm, Foot, Pose } from "./figure-rig.ts";
import { along } from "./figure-tube.ts";

export const wrap = (phase: number): number => phase - Math.floor(phase);

/** Ankle of one leg in a walk: it rolls from heel to toe, then swings through. */
function stride(phase: number, length: number, right: number, lift: number): Foot {
  const u = wrap(phase);
  if (u < 0.6) {
    const s = u / 0.6;
    const rise = Math.max(0, (s - 0.62) / 0.38);
    return foot(
      length * (1 - 2 * s) + rise * rise * 0.05,
      right,
      rise * rise * 0.07,
      s < 0.16 ? -0.34 * (1 - s / 0.16) : rise * rise * 0.95,
      0.1,
    );
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

export function walking(bearing: Bearing, phase: number): Pose {
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
  return {
    ...standing(bearing, 0),
    hip: [0.005, 0.517 - 0.011 * Math.cos(turn * 2 - 0.2), 0.012 * (0.6 + bearing.sway) * sway],
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
    arms: bearing.hands === "pockets" ? handsOf(bearing, 0) : [arm(-1), arm(1)],
  };
}

function leap(phase: number, right: number): Foot {
  const u = wrap(phase);
  const forward = along([0.17, 0.05, -0.1, -0.25, -0.33, -0.31, -0.16, 0.06, 0.2, 0.23, 0.17], u);
  const up = along([0, 0, 0.004, 0.05, 0.15, 0.24, 0.23, 0.15, 0.1, 0.05, 0], u);
  const pitch = along([-0.12, 0.02, 0.35, 1.05, 1.5, 1.5, 1.1, 0.35, -0.1, -0.2, -0.12], u);
  return foot(forward, right, up, pitch, 0.05);
}

export function running(bearing: Bearing, phase: number): Pose {
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
    lean: 0.23,
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

export function dancing(bearing: Bearing, phase: number): Pose {
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
