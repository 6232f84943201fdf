import { scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Body, Figure } from "./figure-rig.ts";
import { flat } from "./figure-space.ts";
import {
  along,
  between,
  bow,
  crease,
  fillTube,
  foldColour,
  lit,
  on,
  tubeAlong,
  type Lamp,
  type Tube,
} from "./figure-tube.ts";
import type { Point } from "./strokes.ts";

type Ctx = CanvasRenderingContext2D;

/** Pen and light shared by everything painted on one figure. */
export interface Easel {
  ctx: Ctx;
  lamp: Lamp;
  /** Pixels of the canvas for one height. */
  fine: number;
  figure: Figure;
  body: Body;
}

export type Side = 0 | 1;

/** Limbs behind the body lie in its shade. */
export const behind = (easel: Easel, side: Side, part: "arms" | "legs"): number => {
  const { figure } = easel;
  const [a, b] = part === "legs" ? [figure.knees, figure.hips] : [figure.elbows, figure.shoulders];
  const gap = a[side].near + b[side].near - (a[1 - side]!.near + b[1 - side]!.near);
  return gap < -0.06 ? 0.74 : gap < 0 ? 0.92 : 1;
};

/** Edge light on a limb: little where the body stands between it and the lamp. */
export const rimOf = ({ figure, lamp }: Easel, side: Side, part: "arms" | "legs"): number => {
  const [mine, other] =
    part === "legs"
      ? [figure.hips[side], figure.hips[1 - side]!]
      : [figure.shoulders[side], figure.shoulders[1 - side]!];
  return (mine.x - other.x) * lamp.x < -0.03 ? 0.12 : 0.8;
};

const thighs = [0.05, 0.056, 0.053, 0.047, 0.04, 0.034, 0.0325, 0.036, 0.035, 0.028, 0.021, 0.0185];
const calves = [0, 0, 0, 0, 0, 0, 0.001, 0.008, 0.009, 0.005, 0.001, 0];
const fronts = [0.004, 0.006, 0.008, 0.008, 0.006, 0.004, 0.003, 0.001, 0, 0, 0, 0];

/** A leg as a tube: muscles of thigh and calf, `ease` of cloth at hip, knee and ankle. */
export function legTube(easel: Easel, side: Side, ease: readonly number[] = [0, 0, 0], until = 1): Tube {
  const { figure, body } = easel;
  const ankle = flat(figure.ankles[side]);
  const knee = flat(figure.knees[side]);
  // Trousers fall over the shoe.
  const end = ease[2] && until === 1 ? between(knee, ankle, 1 + Math.min(0.075, ease[2] * 5)) : ankle;
  const full = bow([flat(figure.hips[side]), knee, end], 22);
  const count = Math.max(4, Math.round(22 * until) + 1);
  const centre = full.slice(0, count);
  const facing = Math.cos(figure.hip_yaw);
  return tubeAlong(centre, (share) => {
    const t = (share * (centre.length - 1)) / 22;
    const wide = along(thighs, t) * body.girth + along(ease, t);
    const back = along(calves, t) * body.girth * facing;
    const front = along(fronts, t) * body.girth * facing;
    return [wide + back - front, wide - back + front];
  });
}

export function armTube(easel: Easel, side: Side, ease: readonly number[] = [0, 0, 0], until = 1): Tube {
  const { figure, body } = easel;
  const shoulder = flat(figure.shoulders[side]);
  const elbow = flat(figure.elbows[side]);
  const start = between(shoulder, elbow, -0.1);
  const full = bow([start, elbow, flat(figure.wrists[side])], 18);
  const count = Math.max(4, Math.round(18 * until) + 1);
  const centre = full.slice(0, count);
  const girth = body.girth * (0.75 + 0.25 * body.arms);
  return tubeAlong(centre, (share) => {
    const t = (share * (centre.length - 1)) / 18;
    const wide =
      along([0.014, 0.0275, 0.031, 0.0295, 0.0265, 0.024, 0.0265, 0.0245, 0.0195, 0.016], t) * girth +
      along(ease, t) * Math.min(1, t * 7 + 0.25);
    return [wide, wide];
  });
}

/** Shafts of boots, socks and gaiters: the lower part of a leg, `from` of its length to the ankle. */
export function drawShaft(easel: Easel, side: Side, raw: Rgb, from: number, ease: number): void {
  const leg = legTube(easel, side, [ease, ease, ease]);
  const first = Math.floor(from * 22);
  const part: Tube = { left: leg.left.slice(first), right: leg.right.slice(first) };
  const colour = scale(raw, behind(easel, side, "legs"));
  fillTube(easel.ctx, part, colour, easel.lamp, 0.05);
  crease(easel.ctx, foldColour(colour), [on(part, 0.1, 0.86), on(part, 0.5, 0.9), on(part, 0.9, 0.84)], 0.008, 0.5);
}

/** Folds where cloth is pressed: behind a bent knee, over the shoe. */
export function legFolds(easel: Easel, side: Side, leg: Tube, raw: Rgb, loose: number): void {
  const { ctx, figure, lamp } = easel;
  const [hip, knee, ankle] = [figure.hips[side], figure.knees[side], figure.ankles[side]].map(flat) as [
    Point,
    Point,
    Point,
  ];
  const cross = (knee[0] - hip[0]) * (ankle[1] - knee[1]) - (knee[1] - hip[1]) * (ankle[0] - knee[0]);
  const bend = Math.min(1, Math.abs(cross) / 0.05);
  const dark = lit(lamp, foldColour(raw));
  const inner = cross > 0 ? 0.97 : 0.03;
  const toward = (share: number) => inner + (0.5 - inner) * 2 * share;
  if (bend > 0.08) {
    for (const [from, to, deep] of [
      [0.44, 0.5, 0.62],
      [0.52, 0.53, 0.5],
      [0.58, 0.55, 0.6],
    ] as const) {
      crease(
        ctx,
        dark,
        [on(leg, inner, from), on(leg, toward(deep * 0.5), (from + to) / 2), on(leg, toward(deep), to)],
        0.011,
        0.5 * bend + 0.1,
      );
    }
  }
  crease(ctx, dark, [on(leg, 0.2, 0.06), on(leg, 0.42, 0.16), on(leg, 0.5, 0.3)], 0.012, 0.22);
  if (loose > 0) {
    crease(ctx, dark, [on(leg, 0.06, 0.9), on(leg, 0.45, 0.93), on(leg, 0.8, 0.9)], 0.009, 0.4 * loose);
    crease(ctx, dark, [on(leg, 0.95, 0.955), on(leg, 0.6, 0.97), on(leg, 0.3, 0.955)], 0.008, 0.35 * loose);
    crease(ctx, dark, [on(leg, 0.58, 0.56), on(leg, 0.52, 0.72), on(leg, 0.56, 0.88)], 0.008, 0.25 * loose);
  }
}

export function armFolds(easel: Easel, side: Side, sleeve: Tube, raw: Rgb, until: number): void {
  const { ctx, figure, lamp } = easel;
  const [a, b, c] = [figure.shoulders[side], figure.elbows[side], figure.wrists[side]].map(flat) as [
    Point,
    Point,
    Point,
  ];
  const cross = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
  const bend = Math.min(1, Math.abs(cross) / 0.018);
  const dark = lit(lamp, foldColour(raw));
  const inner = cross > 0 ? 0.97 : 0.03;
  const deep = (share: number) => inner + (0.5 - inner) * 2 * share;
  const elbow = 0.5 / until;
  if (elbow < 0.95) {
    for (const offset of [-0.08, 0, 0.07]) {
      const at = elbow + offset;
      crease(
        ctx,
        dark,
        [on(sleeve, inner, at), on(sleeve, deep(0.3), at - offset * 0.4), on(sleeve, deep(0.62), elbow - offset * 0.1)],
        0.009,
        0.16 + 0.4 * bend,
      );
    }
  }
  crease(ctx, dark, [on(sleeve, 0.15, 0.2), on(sleeve, 0.4, 0.3), on(sleeve, 0.5, 0.42)], 0.009, 0.2);
}
