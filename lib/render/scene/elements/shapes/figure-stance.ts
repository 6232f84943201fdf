import { carryingArms } from "#lib/elements/people/arms.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { randomFrom } from "#lib/render/scene/random.ts";
import type { Prop } from "./figure-props.ts";
import type { Figure, Pose } from "./figure-rig.ts";
import type { View } from "./figure-space.ts";

const quarter = Math.PI / 2;

/** Hands before the body, and bodies along the ground, read only from aside. */
const aiming: ReadonlySet<Brush["motion"]> = new Set(["reach", "work", "pour", "open", "drive"]);
const lying: ReadonlySet<Brush["motion"]> = new Set(["fly", "swim"]);

/** How a figure is turned to the lens: never quite square to it. */
export function viewOf(brush: Brush): View {
  const random = randomFrom(brush.seed * 17 + 9);
  const aside = aiming.has(brush.motion) ? 0.62 : lying.has(brush.motion) ? 0.85 : 0.22 + random() * 0.24;
  const turned = aside * (random() > 0.5 ? 1 : -1);
  const going = brush.motion === "walk" || brush.motion === "run";
  const low = brush.motion === "sit" || brush.motion === "kneel" || brush.motion === "drive";
  if (brush.performed && (brush.facing === "left" || brush.facing === "right")) return { yaw: 0.42, pitch: 0.1 };
  switch (brush.facing) {
    case "camera":
      return { yaw: quarter + turned * (going ? 0.5 : 1), pitch: low ? 0.3 : 0.12 };
    case "away":
      return { yaw: -quarter + turned * (going ? 0.5 : 1), pitch: low ? 0.3 : 0.12 };
    default:
      return { yaw: going || lying.has(brush.motion) ? 0.3 : low ? 0.45 : 0.6, pitch: 0.1 };
  }
}

/** Motions that leave the hands free to carry. */
const carrying: ReadonlySet<Brush["motion"]> = new Set([
  "still",
  "idle",
  "walk",
  "look",
  "turn",
  "appear",
  "glow",
  "grow",
  "burn",
  "rise",
  "sit",
]);
const holding: ReadonlySet<Brush["motion"]> = new Set([...carrying, "raise", "work", "reach", "pour", "kneel", "run"]);

export const holds = (motion: Brush["motion"]): boolean => holding.has(motion);

export function withProp(pose: Pose, motion: Brush["motion"], prop: Prop | null): Pose {
  if (!prop || !carrying.has(motion)) return pose;
  const [left, right] = carryingArms.get(prop.carry);
  return { ...pose, arms: [left ?? pose.arms[0], right], nod: pose.nod + (prop.reads ? 0.16 : 0), grip: "fist" };
}

/** Which arms lie before the trunk. */
export function armsFront(figure: Figure): readonly [boolean, boolean] {
  const limit = Math.abs(Math.cos(figure.chest_yaw)) > 0.7 ? 0 : -0.045;
  const front = (i: 0 | 1) => figure.wrists[i].near * 0.6 + figure.elbows[i].near * 0.4 - figure.chest.near > limit;
  return [front(0), front(1)];
}
