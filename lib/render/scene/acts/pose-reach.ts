import type { ActKey } from "#lib/acts/act-script.ts";
import { actedPose } from "#lib/render/scene/elements/shapes/figure-acted.ts";
import type { Bearing } from "#lib/render/scene/elements/shapes/figure-bearing.ts";
import { figureOf, type Body } from "#lib/render/scene/elements/shapes/figure-rig.ts";

/** How far somebody reaches in a pose: heights from the foot, x to where they look, y upwards. */
export interface Reach {
  back: number;
  front: number;
  top: number;
  /** How high the left hand is and the right one. */
  hands: readonly [left: number, right: number];
}

const trunk = { chest: [0.1, 0.066], waist: [0.074, 0.053], seat: [0.08, 0.06], bust: 0, belly: 0, girth: 1 } as const;
/** Measures of anybody: who it is changes a pose by less than a hand. */
const grown: Body = {
  ...trunk,
  legs: 1,
  arms: 1,
  spine: 1,
  shoulder: 0.1,
  hip: 0.05,
  neck: 0.025,
  head: 0.06,
  reach: 0.093,
};
const child: Body = { ...grown, legs: 0.82, arms: 0.81, spine: 0.97, shoulder: 0.077, head: 0.08, reach: 0.121 };
const bearing: Bearing = { weight: 1, hands: "hang", age: 0, sway: 0.5, child: false };
const aside = { yaw: 0.42, pitch: 0.1 };

export function reachOf(key: ActKey, isChild: boolean): Reach {
  const pose = actedPose(
    {
      from: key,
      to: key,
      share: 0,
      stride: 0.1,
      feels: null,
      hands: [null, null],
      worn: null,
      bareheaded: false,
      spread: null,
      tossed: null,
      places: {},
      chair: false,
    },
    bearing,
  );
  const { head, elbows, wrists, knees, ankles, pelvis } = figureOf(isChild ? child : grown, pose, aside);
  const joints = [head, ...elbows, ...wrists, ...knees, ...ankles, pelvis];
  const crown = isChild ? 0.1 : 0.08;
  const hands = wrists.map(({ y }) => -y);
  return {
    back: Math.min(...joints.map(({ x }) => x)) - 0.07,
    front: Math.max(...joints.map(({ x }) => x)) + 0.07,
    top: Math.max(-head.y + crown, ...hands.map((y) => y + 0.05)),
    hands: [hands[0] ?? 0, hands[1] ?? 0],
  };
}
