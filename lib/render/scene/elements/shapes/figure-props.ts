import type { CarriedThing } from "#lib/contract/looks.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { Looks } from "./body.ts";
import { goods } from "./figure-goods.ts";
import type { Easel } from "./figure-limbs.ts";
import type { Prop } from "./figure-prop.ts";
import type { Arm } from "./figure-rig.ts";
import { flat } from "./figure-space.ts";
import { tools } from "./figure-tools.ts";
import type { Point } from "./strokes.ts";

const props: ReadonlyMap<CarriedThing, Prop> = new Map([...goods, ...tools].map((prop) => [prop.id, prop]));

/** What somebody has in hand. */
export const propOf = ({ person }: Looks): Prop | null =>
  person.carries === null ? null : (props.get(person.carries) ?? null);

/** Who pours needs something to pour from and into. */
export const jug = goods.find(({ id }) => id === "jug")!;
export const cup = goods.find(({ id }) => id === "cup")!;

export const carriedArms = (carry: Prop["carry"]): readonly [Arm | null, Arm] => {
  switch (carry) {
    case "hang":
      return [null, { swing: 0.1, out: 0.17, bend: 0.16, cross: 0.12 }];
    case "up":
      return [null, { wrist: [0.175, -0.165, 0.085], pole: [-0.6, -1, 0.35] }];
    case "lantern":
      return [null, { wrist: [0.22, -0.07, 0.1], pole: [-0.2, -1, 0.5] }];
    case "staff":
      return [null, { wrist: [0.17, -0.15, 0.13], pole: [-0.4, -1, 0.7] }];
    case "both":
      return [
        { wrist: [0.175, -0.165, -0.03], pole: [-0.5, -1, -0.8] },
        { wrist: [0.17, -0.16, 0.045], pole: [-0.5, -1, 0.8] },
      ];
    default:
      return [
        { wrist: [0.16, -0.12, -0.22], pole: [-0.2, -1, -0.6] },
        { wrist: [0.135, -0.265, 0.05], pole: [-0.7, -0.4, 1] },
      ];
  }
};

/** Lays the thing into a hand, the right one by habit. */
export function drawProp(easel: Easel, brush: Brush, prop: Prop, side: 0 | 1 = 1): void {
  const { ctx, figure } = easel;
  const wrist = flat(figure.wrists[side]);
  const elbow = flat(figure.elbows[side]);
  const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1e-4;
  const at: Point = [
    wrist[0] + ((wrist[0] - elbow[0]) / length) * 0.028,
    wrist[1] + ((wrist[1] - elbow[1]) / length) * 0.028,
  ];
  const mirrored = Math.cos(figure.view.yaw) < -0.15;
  ctx.save();
  ctx.translate(...at);
  if (mirrored) ctx.scale(-1, 1);
  const arm = Math.atan2(wrist[1] - elbow[1], (wrist[0] - elbow[0]) * (mirrored ? -1 : 1));
  prop.draw({ easel, brush, arm, height: -at[1] });
  ctx.restore();
}
