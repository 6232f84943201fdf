import { mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
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
import { blob, line, type Point } from "./strokes.ts";

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

export type Footwear = "shoes" | "boots" | "sneakers" | "heels" | "sandals" | "bare" | "flats";

/** A foot in its shoe, from the way its sole lies on the picture. */
export function drawFoot(easel: Easel, side: Side, wear: Footwear, raw: Rgb, skin: Rgb): void {
  const { ctx, figure, lamp, body } = easel;
  const shade = behind(easel, side, "legs");
  const heel = flat(figure.heels[side]);
  const toe = flat(figure.toes[side]);
  const length = Math.hypot(toe[0] - heel[0], toe[1] - heel[1]);
  const fore = Math.min(1, length / 0.125);
  const way = Math.abs(toe[0] - heel[0]) < 0.012 ? 0 : Math.sign(toe[0] - heel[0]);
  const away = Math.sin(figure.hip_yaw) < -0.3 && fore < 0.8;
  const ux: Point = length > 1e-4 ? [(toe[0] - heel[0]) / length, (toe[1] - heel[1]) / length] : [1, 0];
  const turned = way === 0 ? 1 : way;
  const along_x: Point = fore > 0.35 ? ux : [turned, 0];
  const up: Point = fore > 0.35 ? [along_x[1] * turned, -along_x[0] * turned] : [0, -1];
  const r = (0.013 + 0.017 * (1 - fore)) * (0.85 + 0.15 * body.girth);
  const bare = wear === "bare" || wear === "sandals";
  const colour = scale(bare ? skin : raw, shade);
  const put = (k: number, height: number, ext: number): Point => [
    heel[0] + (toe[0] - heel[0]) * k + up[0] * height + along_x[0] * ext * r,
    heel[1] + (toe[1] - heel[1]) * k + up[1] * height + along_x[1] * ext * r,
  ];
  const lift = wear === "heels" ? 0.018 : 0;
  const height = wear === "sneakers" ? 1.12 : wear === "boots" ? 1.15 : 1;
  const outline: Point[] = [
    put(0.04, 0.062 * height, -0.9),
    put(0, 0.03 + lift, -1.15),
    put(0, 0.004 + lift, -1),
    put(0.45, -0.001 + lift * 0.5, 0),
    put(0.82, -0.003, 0),
    put(1, 0.001, 0.7),
    put(1, 0.013 * height, 1.1),
    put(0.88, 0.026 * height, 0.7),
    put(0.62, 0.037 * height, 0.4),
    put(0.42, 0.058 * height, 0.55),
    put(0.36, 0.07 * height, 0.5),
  ];
  if (wear === "heels") {
    blob(ctx, lit(lamp, scale(colour, 0.8)), [
      put(-0.02, 0.03, -0.6),
      put(0, -0.004, -0.55),
      put(0.05, -0.004, -0.4),
      put(0.16, 0.026, 0),
    ]);
  }
  const cut = 5;
  const sole = outline.slice(1, cut + 2);
  fillTube(
    ctx,
    {
      left: [outline[0]!, outline[1]!, outline[2]!, outline[3]!, outline[4]!, outline[5]!],
      right: [outline[10]!, outline[10]!, outline[9]!, outline[8]!, outline[7]!, outline[6]!],
    },
    colour,
    lamp,
    bare ? 0 : 0.06,
  );
  if (wear === "sneakers" || wear === "boots") {
    const rubber = wear === "sneakers" ? ([236, 233, 226] as const) : scale(raw, 0.45);
    line(
      ctx,
      lit(lamp, scale(rubber, shade)),
      wear === "sneakers" ? 0.0105 : 0.008,
      sole.slice(1).map(([x, y]): Point => [x + up[0] * 0.003, y + up[1] * 0.003]),
    );
  }
  if (wear === "sneakers" && easel.fine > 150 && !away) {
    for (const k of [0.5, 0.6, 0.7])
      line(
        ctx,
        lit(lamp, [240, 238, 232]),
        0.0035,
        [put(k - 0.03, 0.05 - (k - 0.5) * 0.09, 0.5), put(k + 0.03, 0.045 - (k - 0.5) * 0.1, 0.1)],
        0.7,
      );
  }
  if (wear === "sandals") {
    for (const k of [0.3, 0.72])
      line(ctx, lit(lamp, scale(raw, shade)), 0.008, [
        put(k, 0.002, 0.1),
        put(k + 0.02, 0.03, 0.4),
        put(k + 0.05, 0.04, 0.6),
      ]);
    line(ctx, lit(lamp, scale(raw, shade * 0.7)), 0.007, sole.slice(1));
  }
  if (bare && easel.fine > 260 && !away) {
    for (const k of [0.1, 0.5, 0.9])
      line(
        ctx,
        mix(lit(lamp, colour), [60, 20, 20], 0.3),
        0.0022,
        [put(0.97, 0.004 + k * 0.01, 0.4), put(1, 0.003 + k * 0.009, 1)],
        0.6,
      );
  }
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

export type Grip = "relaxed" | "fist" | "open";

/** A hand: palm, grouped fingers, thumb. `turn` bends it at the wrist. */
export function drawHand(easel: Easel, side: Side, raw: Rgb, grip: Grip, turn = 0): void {
  const { ctx, figure, lamp, body } = easel;
  const wrist = flat(figure.wrists[side]);
  const elbow = flat(figure.elbows[side]);
  const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1e-4;
  const angle = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) + turn;
  // A forearm pointing at the lens shows a short hand.
  const short = Math.max(0.62, Math.min(1, length / (0.1 * body.arms)));
  const size = body.arms * (0.9 + 0.1 * body.girth) * 1.04;
  const colour = lit(lamp, scale(raw, behind(easel, side, "arms")));
  const dark = mix(scale(colour, 0.55), [70, 20, 30], 0.2);
  const facing = Math.cos(figure.chest_yaw);
  // Thumbs point forward when arms hang, inward when the front is seen.
  const inward = Math.sin(figure.chest_yaw) * (side === 0 ? -1 : 1);
  const thumb = Math.abs(facing) > 0.72 ? (facing > 0 ? -1 : 1) : inward > 0 ? -1 : 1;
  const put = (x: number, y: number): Point => {
    const px = x * size * short;
    const py = y * size * thumb;
    return [
      wrist[0] + px * Math.cos(angle) - py * Math.sin(angle),
      wrist[1] + px * Math.sin(angle) + py * Math.cos(angle),
    ];
  };
  const shape = (points: readonly (readonly [number, number])[], tone: Rgb) =>
    blob(
      ctx,
      tone,
      points.map(([x, y]) => put(x, y)),
    );
  if (grip === "fist") {
    shape(
      [
        [-0.012, -0.0155],
        [0.012, -0.02],
        [0.034, -0.021],
        [0.05, -0.012],
        [0.052, 0.008],
        [0.038, 0.02],
        [0.014, 0.019],
        [-0.012, 0.0155],
      ],
      colour,
    );
    for (const y of [-0.009, 0.001, 0.011])
      crease(ctx, dark, [put(0.051, y), put(0.042, y), put(0.03, y + 0.001)], 0.0035, 0.4);
    shape(
      [
        [0.006, 0.014],
        [0.024, 0.02],
        [0.042, 0.012],
        [0.042, 0.004],
        [0.026, 0.008],
        [0.01, 0.006],
      ],
      mix(colour, [255, 235, 220], 0.08),
    );
    return;
  }
  if (grip === "open") {
    shape(
      [
        [0.004, 0.012],
        [0.022, 0.026],
        [0.04, 0.041],
        [0.048, 0.038],
        [0.038, 0.022],
        [0.022, 0.008],
      ],
      scale(colour, 0.94),
    );
    shape(
      [
        [-0.012, -0.0155],
        [0.016, -0.02],
        [0.036, -0.022],
        [0.066, -0.029],
        [0.078, -0.026],
        [0.07, -0.019],
        [0.09, -0.014],
        [0.096, -0.008],
        [0.094, -0.002],
        [0.099, 0.003],
        [0.094, 0.009],
        [0.076, 0.01],
        [0.086, 0.018],
        [0.08, 0.022],
        [0.04, 0.019],
        [0.014, 0.019],
        [-0.012, 0.0155],
      ],
      colour,
    );
    for (const y of [-0.013, -0.003, 0.008])
      crease(ctx, dark, [put(0.044, y * 0.9), put(0.066, y * 1.2), put(0.082, y * 1.5)], 0.0032, 0.45);
    return;
  }
  shape(
    [
      [-0.012, -0.0155],
      [0.016, -0.019],
      [0.038, -0.019],
      [0.062, -0.014],
      [0.084, -0.003],
      [0.088, 0.005],
      [0.078, 0.009],
      [0.056, 0.013],
      [0.03, 0.018],
      [0.01, 0.018],
      [-0.012, 0.0155],
    ],
    colour,
  );
  crease(ctx, dark, [put(0.046, -0.001), put(0.064, 0.001), put(0.08, 0.006)], 0.003, 0.4);
  crease(ctx, dark, [put(0.042, 0.007), put(0.058, 0.008), put(0.07, 0.0095)], 0.003, 0.35);
  shape(
    [
      [0.004, 0.013],
      [0.02, 0.022],
      [0.038, 0.022],
      [0.05, 0.017],
      [0.046, 0.011],
      [0.03, 0.011],
      [0.014, 0.007],
    ],
    scale(colour, 0.93),
  );
}
