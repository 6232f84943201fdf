import type { Expression } from "#lib/contract/acts.ts";
import type { Performed } from "#lib/render/scene/acts/performed.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { hang } from "./figure-bearing.ts";
import type { Arm, Pose } from "./figure-rig.ts";
import type { Spot } from "./figure-space.ts";
import { feltIn } from "./mien.ts";

/** How a feeling carries the body: radians added, and what free hands do. */
interface Carriage {
  lean: number;
  nod: number;
  tilt?: number;
  /** Knees give way, in heights. */
  sink?: number;
  arms?: readonly [Arm, Arm];
  /** The hands are at the face: from near it is shown instead. */
  hides?: true;
  grip?: Pose["grip"];
}

const to = (wrist: Spot, pole: Spot = [-0.5, -0.9, 0.7]): readonly [Arm, Arm] => [
  { wrist: [wrist[0], wrist[1], -wrist[2]], pole: [pole[0], pole[1], -pole[2]] },
  { wrist, pole },
];
const slack: readonly [Arm, Arm] = [hang(0.1, 0.1, 0.05), hang(0.13, 0.1, 0.05)];

/**
 * What a body says from far off, where its face is too small to be read: grief hangs, pride stands tall with its hands
 * on its hips, fear shrinks with its hands at its mouth. Larger than life, as on a stage.
 */
const carriages: Readonly<Partial<Record<Expression, Carriage>>> = {
  happy: { lean: -0.03, nod: -0.1, tilt: 0.06 },
  laughing: {
    lean: -0.14,
    nod: -0.24,
    arms: [{ wrist: [0.13, -0.2, 0.02], pole: [-0.3, -1, -0.8] }, hang(0.15, 0.5, 0.24)],
  },
  sad: { lean: 0.2, nod: 0.34, sink: 0.006, arms: slack },
  crying: {
    hides: true,
    lean: 0.22,
    nod: 0.3,
    sink: 0.008,
    arms: [hang(0.12, 0.3, 0.05), { wrist: [0.115, 0.055, 0.075], pole: [0.1, -1, 0.9] }],
  },
  angry: { lean: 0.12, nod: -0.04, arms: [hang(-0.05, 0.55, 0.26), hang(-0.02, 0.55, 0.26)], grip: "fist" },
  afraid: { hides: true, lean: -0.1, nod: 0.1, sink: 0.02, arms: to([0.11, -0.01, 0.07], [0.1, -1, 0.5]) },
  surprised: { lean: -0.12, nod: -0.1, arms: to([0.13, -0.01, 0.15], [-0.3, -0.8, 0.8]), grip: "open" },
  tired: { lean: 0.18, nod: 0.3, tilt: 0.16, sink: 0.012, arms: slack },
  asleep: { lean: 0.12, nod: 0.4, tilt: 0.2 },
  disgusted: { lean: -0.14, nod: 0.04, tilt: 0.14 },
  determined: { lean: 0.07, nod: 0.05, grip: "fist" },
  proud: { lean: -0.11, nod: -0.16, arms: to([0.02, -0.255, 0.135], [-0.35, -0.1, 1]), grip: "fist" },
  worried: { lean: 0.08, nod: 0.14, arms: to([0.13, -0.12, 0.02], [-0.2, -1, 0.6]) },
};

const upright: ReadonlySet<Brush["motion"]> = new Set([
  "still",
  "idle",
  "look",
  "turn",
  "walk",
  "sit",
  "kneel",
  "appear",
  "run",
]);
const idle: ReadonlySet<Brush["motion"]> = new Set(["still", "idle", "look", "turn", "appear"]);
const standing: ReadonlySet<string> = new Set(["stand", "walk", "sit", "tiptoe"]);

/** Whether somebody who acts stands or goes, and is not bent by what they do. */
export const onFeet = ({ from, to }: Performed): boolean =>
  [from, to].every(({ body }) => body === "stand" || body === "walk" || body === "sit");

/** From this size of a body on, in pixels, a frame is about a face. */
const near_px = 620;

/** A pose as somebody with this on their mind takes it. `full` is whether the hands have something already. */
export function carried(
  pose: Pose,
  brush: Pick<Brush, "performed" | "demeanour" | "motion" | "px_per_unit">,
  full: boolean,
): Pose {
  const { performed: acted, motion } = brush;
  const felt = feltIn(brush);
  const carriage = felt === null ? undefined : carriages[felt];
  if (carriage === undefined) return pose;
  const keys = acted ? [acted.from, acted.to] : [];
  if (acted ? !keys.every(({ body }) => standing.has(body)) : !upright.has(motion)) return pose;
  const free = acted
    ? keys.every(({ left, right, body }) => left === "rest" && right === "rest" && body === "stand") &&
      acted.hands.every((held) => held === null)
    : idle.has(motion) && !full;
  const gesture = carriage.hides && brush.px_per_unit > near_px ? undefined : carriage.arms;
  // Of an act the keys tell of the body; its mood only tints it.
  const much = acted ? (free ? 0.8 : 0.45) : 1;
  const sink = (carriage.sink ?? 0) * much;
  return {
    ...pose,
    hip: [pose.hip[0], pose.hip[1] - (motion === "sit" ? 0 : sink), pose.hip[2]],
    lean: pose.lean + carriage.lean * much,
    nod: pose.nod + carriage.nod * much,
    head_tilt: pose.head_tilt + (carriage.tilt ?? 0) * much,
    arms: free ? (gesture ?? pose.arms) : pose.arms,
    grip: free ? (carriage.grip ?? pose.grip) : pose.grip,
  };
}
