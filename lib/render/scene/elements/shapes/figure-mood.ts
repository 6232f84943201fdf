import { moods, type PosedArm } from "#lib/elements/people/poses.ts";
import type { Performed } from "#lib/render/scene/acts/performed.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { armOf, type Cycle } from "./figure-poses.ts";
import type { Arm, Pose } from "./figure-rig.ts";
import { feltIn } from "./mien.ts";

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

const calm: Cycle = { sin: 0, sin2: 0, cos: 1, breath: 0, sway: 0 };
const bothOf = ([left, right]: readonly [PosedArm, PosedArm]): [Arm, Arm] => [armOf(left, calm), armOf(right, calm)];

/** A pose as somebody with this on their mind takes it. `full` is whether the hands have something already. */
export function carried(
  pose: Pose,
  brush: Pick<Brush, "performed" | "demeanour" | "motion" | "px_per_unit">,
  full: boolean,
): Pose {
  const { performed: acted, motion } = brush;
  const felt = feltIn(brush);
  const carriage = felt !== null && moods.ids.includes(felt) ? moods.get(felt) : undefined;
  if (carriage === undefined) return pose;
  const keys = acted ? [acted.from, acted.to] : [];
  if (acted ? !keys.every(({ body }) => standing.has(body)) : !upright.has(motion)) return pose;
  const free = acted
    ? keys.every(({ left, right, body }) => left === "rest" && right === "rest" && body === "stand") &&
      acted.hands.every((held) => held === null)
    : idle.has(motion) && !full;
  const near = carriage.hides === true && brush.px_per_unit > near_px;
  const gesture = near || !carriage.arms ? undefined : bothOf(carriage.arms);
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
