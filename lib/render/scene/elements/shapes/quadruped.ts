import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, flesh, hairs, onto, trail, tube, tufts, type Girth, type Tube } from "./anatomy.ts";
import { farEar, headInProfile, type HeadLook, type HeadSpec } from "./quadruped-head.ts";
import { frontOn, type FaceSpec } from "./quadruped-front.ts";
import { poseOf, type Frame, type Leg, type Pose } from "./quadruped-rig.ts";
import type { Point } from "./strokes.ts";

export { gait } from "./quadruped-rig.ts";

/** The painted surfaces that markings may use. */
export interface Hide {
  brush: Brush;
  coat: Rgb;
  under: Rgb;
  pose: Pose;
  body: Tube;
  legs: readonly Tube[];
}

export interface QuadrupedSpec {
  frame: Frame;
  coat: string;
  under: string;
  /** Colour of the lower legs; null where the coat runs down to the feet. */
  points: string | null;
  /** Half widths of the neck at its base, middle and top: crest and throat. */
  neck: readonly [Girth, Girth, Girth];
  /** Thickness of foreleg and gaskin, and breadth of the thigh. */
  legs: { fore: number; hind: number; thigh: number; foot: "paw" | "hoof" | "pad"; hoof?: string };
  /** Length of the hair, 0 smooth to 1 shaggy. */
  fur: number;
  head: HeadSpec;
  face: FaceSpec;
  tail: {
    length: number;
    girth: readonly [number, number, number];
    carry: "bush" | "up" | "hang" | "switch" | "stub" | "curl" | "plume";
    tip?: string;
  };
  /** What lies on the finished coat, and what stands behind or before everything. */
  marks?: (hide: Hide) => void;
  legMarks?: (hide: Hide) => void;
  behind?: (hide: Hide) => void;
  mane?: (hide: Hide) => void;
}

type Ctx = CanvasRenderingContext2D;

function legTube(spec: QuadrupedSpec, leg: Leg, hind: boolean, folded: boolean): Tube {
  const { fore, hind: gaskin, thigh } = spec.legs;
  const { root, knee, ankle, foot } = leg;
  const half = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  if (hind)
    return tube(
      [root, half(root, knee, 0.55), knee, half(knee, ankle, 0.55), ankle, half(ankle, foot, 0.5), foot],
      [
        thigh * 0.8,
        [thigh * 0.84, thigh * 0.76],
        [thigh * (folded ? 0.74 : 0.6), thigh * 0.46],
        [gaskin * 0.86, gaskin * 0.86],
        [gaskin * 0.5, gaskin * 0.62],
        gaskin * 0.45,
        gaskin * 0.5,
      ],
    );
  return tube(
    [root, half(root, knee, 0.6), knee, half(knee, ankle, 0.4), ankle, half(ankle, foot, 0.6), foot],
    [thigh * 0.6, thigh * 0.52, fore * 1.0, [fore * 0.7, fore * 0.78], fore * 0.56, fore * 0.46, fore * 0.52],
  );
}

function foot(ctx: Ctx, spec: QuadrupedSpec, leg: Leg, tone: Rgb, hind: boolean): void {
  const size = (hind ? spec.legs.hind * 0.94 : spec.legs.fore) * 0.62;
  ctx.save();
  ctx.translate(leg.foot[0], leg.foot[1]);
  ctx.rotate(leg.tip * 0.9);
  ctx.beginPath();
  if (spec.legs.foot === "hoof") {
    ctx.moveTo(-size * 0.85, -size * 1.3);
    ctx.lineTo(size * 0.95, -size * 1.3);
    ctx.lineTo(size * 1.6, 0);
    ctx.lineTo(-size * 1.0, 0);
    ctx.closePath();
    ctx.fillStyle = css(rgb(spec.legs.hoof ?? "#2a221e"));
    ctx.fill();
  } else {
    const long = spec.legs.foot === "pad" ? 1.15 : 1.75;
    ctx.moveTo(-size * 1.0, -size * 0.9);
    ctx.bezierCurveTo(-size * 1.25, size * 0.1, -size * 0.8, size * 0.12, 0, size * 0.1);
    ctx.lineTo(size * long * 1.05, size * 0.1);
    ctx.bezierCurveTo(size * long * 1.35, 0, size * long * 1.3, -size * 0.85, size * long * 0.72, -size * 1.05);
    ctx.bezierCurveTo(size * 0.4, -size * 1.35, -size * 0.4, -size * 1.6, -size * 1.0, -size * 0.9);
    ctx.fillStyle = css(tone);
    ctx.fill();
    if (spec.legs.foot === "paw") {
      ctx.beginPath();
      for (const at of [0.62, 1.02]) {
        ctx.moveTo(size * long * at * 0.86, -size * 0.7);
        ctx.quadraticCurveTo(size * long * at, -size * 0.4, size * long * at * 0.94, size * 0.05);
      }
      ctx.strokeStyle = css(scale(tone, 0.45), 0.7);
      ctx.lineWidth = size * 0.16;
      ctx.stroke();
    }
  }
  ctx.restore();
}

function paintLeg(ctx: Ctx, spec: QuadrupedSpec, leg: Leg, coat: Rgb, hind: boolean, folded: boolean): Tube {
  const shape = legTube(spec, leg, hind, folded);
  const low = spec.points ? mix(rgb(spec.points), coat, coat === rgb(spec.coat) ? 0 : 0.1) : scale(coat, 0.84);
  const gradient = ctx.createLinearGradient(
    leg.root[0],
    leg.root[1],
    leg.foot[0] * 0.6 + leg.ankle[0] * 0.4,
    leg.foot[1],
  );
  gradient.addColorStop(0, css(coat));
  gradient.addColorStop(spec.points ? 0.48 : 0.3, css(scale(coat, 0.97)));
  gradient.addColorStop(spec.points ? 0.66 : 1, css(low));
  flesh(ctx, gradient, shape);
  foot(ctx, spec, leg, low, hind);
  return shape;
}

function tailTube(spec: QuadrupedSpec, pose: Pose): Tube {
  const { length, girth, carry } = spec.tail;
  const [x, y] = pose.spine[0]!;
  const s = pose.sway;
  const rest: Record<typeof carry, readonly Point[]> = {
    bush: [
      [-0.28, 0.16],
      [-0.62, 0.36 + s * 0.05],
      [-0.98, 0.36 + s * 0.14],
    ],
    hang: [
      [-0.2, 0.16],
      [-0.36, 0.56 + s * 0.02],
      [-0.5 - s * 0.04, 0.9],
    ],
    up: [
      [-0.24, -0.1],
      [-0.44 + s * 0.04, -0.5],
      [-0.3 + s * 0.16, -0.94],
    ],
    switch: [
      [-0.14, 0.2],
      [-0.2 + s * 0.06, 0.6],
      [-0.22 + s * 0.16, 1],
    ],
    plume: [
      [-0.2, -0.04],
      [-0.46 - s * 0.02, 0.4],
      [-0.44 - s * 0.06, 1],
    ],
    stub: [
      [-0.3, 0.06],
      [-0.6, 0.24],
      [-0.8, 0.5],
    ],
    curl: [
      [-0.34, -0.12],
      [-0.4 + s * 0.04, -0.66],
      [0.02 + s * 0.08, -0.8],
    ],
  };
  // Wind of the run straightens the tail out behind; a sitting animal lays it on the ground round its feet.
  const stream =
    pose.speed === 2 && carry !== "stub" && carry !== "curl"
      ? 0.72
      : pose.speed === 1 && (carry === "hang" || carry === "bush")
        ? 0.25
        : 0;
  const grounded = (pose.seated || pose.lying) && carry !== "stub" && carry !== "curl";
  const points = rest[carry].map(([dx, dy], i): Point => {
    if (grounded) {
      const lay = [
        [-0.22, 0.05],
        [-0.5, 0.12],
        [-0.86 - s * 0.02, 0.04 - Math.max(0, s) * 0.08],
      ][i]!;
      return [x + lay[0]! * length, Math.min(-girth[i]! * 0.8, -0.02 - lay[1]! * 0)];
    }
    const back = [-0.34, -0.68, -1][i]!;
    const wave = [-0.04, 0.02 + s * 0.08, 0.06 + s * 0.2][i]!;
    return [
      x + length * (dx + (back - dx) * stream),
      Math.min(-girth[i]! - 0.005, y + length * (dy + (wave - dy) * stream)),
    ];
  });
  return tube(
    [[x + 0.03, y + 0.005], [x, y], ...points],
    [girth[0] * 0.9, girth[0], girth[1], girth[2], girth[2] * (carry === "switch" ? 0.9 : 0.42)],
  );
}

/** Strokes of hair that follow the spine. */
function coatHair(ctx: Ctx, spec: QuadrupedSpec, body: Tube, coat: Rgb, under: Rgb, brush: Brush): void {
  const { random, px_per_unit } = brush;
  const count = Math.round(Math.min(240, px_per_unit * 0.55) * (0.45 + spec.fur));
  for (const [tone, alpha] of [
    [scale(coat, 0.52), 0.24],
    [mix(coat, [255, 240, 214], 0.42), 0.3],
    [scale(mix(coat, under, 0.3), 0.74), 0.22],
  ] as const)
    hairs(ctx, tone, 0.0042, alpha, count, () => {
      const t = 0.04 + random() * 0.92;
      const v = -0.96 + random() * 1.8;
      const long = 0.022 + (0.012 + random() * 0.03) * spec.fur;
      return [body.at(t, v), body.at(t - long, v + 0.06 + random() * 0.06)];
    });
}

/** Paints an animal on four legs, seen from its side or, when it comes or goes, from the end. */
export function quadruped(spec: QuadrupedSpec): (brush: Brush) => void {
  return (brush) => {
    if (brush.facing === "camera" || brush.facing === "away") frontOn(spec, brush);
    else inProfile(spec, brush);
  };
}

function inProfile(spec: QuadrupedSpec, brush: Brush): void {
  const { ctx, random, phase, light, px_per_unit } = brush;
  const coat = brush.colour ?? mix(rgb(spec.coat), scale(rgb(spec.coat), 0.86), random());
  const under = brush.colour ? mix(brush.colour, rgb(spec.under), 0.55) : rgb(spec.under);
  const { frame } = spec;
  const pose = poseOf(frame, brush);
  const folded = pose.seated || pose.lying;
  const { loin, chest } = frame;
  const body = tube(pose.spine, [
    loin * 0.3,
    [loin * 0.5, loin * 0.5],
    [loin * 0.53, loin * 0.5],
    [chest * 0.5, chest * 0.5],
    [chest * 0.5, chest * 0.5],
    spec.neck[0],
    spec.neck[1],
    spec.neck[2],
  ]);
  const blink = phase > 0.92 && pose.speed === 0 ? 0.2 : 1;
  const look: HeadLook = {
    coat,
    fur: spec.fur,
    lightSide: light.side,
    random,
    flick: pose.speed === 2 ? -0.5 : Math.sin(phase * Math.PI * 2) ** 9 * 0.22,
    open: blink,
    fine: px_per_unit > 110,
  };
  const poll = pose.spine[7]!;
  const shade = scale(coat, 0.55);
  paintLeg(ctx, spec, pose.hind[1], shade, true, folded);
  paintLeg(ctx, spec, pose.fore[1], shade, false, folded);
  onto(ctx, () => {
    ctx.fillStyle = "rgba(12,9,14,0.3)";
    ctx.fillRect(-2, -2, 4, 4);
  });
  const tail = tailTube(spec, pose);
  const drawTail = () => {
    flesh(ctx, css(scale(coat, 0.9)), tail);
    if (spec.fur > 0.3 && spec.tail.carry !== "switch")
      tufts(ctx, css(scale(coat, 0.9)), tail.outline.slice(3), spec.fur * 0.04, random, 1, 2);
    onto(ctx, () => {
      trail(ctx, tail.outline);
      ctx.clip();
      if (spec.tail.tip)
        for (let i = 0; i < 3; i++)
          bloom(
            ctx,
            rgb(spec.tail.tip),
            ...tail.at(0.94 - i * 0.05, 0),
            spec.tail.girth[2] * 1.5,
            spec.tail.girth[2] * 1.6,
            0.95,
          );
      hairs(ctx, scale(coat, 0.55), 0.005, 0.35, Math.round(60 * (0.3 + spec.fur)), () => {
        const t = random();
        const v = -1 + random() * 2;
        return [tail.at(t, v), tail.at(t + 0.1, v * 1.05)];
      });
    });
  };
  if (!folded) drawTail();
  farEar(ctx, spec.head, poll, pose.headDrop, look);
  const hide: Hide = { brush, coat, under, pose, body, legs: [] };
  spec.behind?.(hide);
  if (spec.fur > 0.25) tufts(ctx, css(scale(coat, 0.86)), body.outline, spec.fur * 0.026, random, -1, 1);
  flesh(ctx, css(coat), body);
  const breast = pose.spine[4]!;
  onto(ctx, () => {
    ctx.save();
    trail(ctx, body.outline);
    ctx.clip();
    // Back darker than flank, belly pale: the eye reads a round barrel.
    for (let i = 0; i <= 20; i++) {
      const t = i / 20;
      const neck = t > 0.66;
      const wide = (neck ? spec.frame.neck * 0.16 : frame.length * 0.12) + 0.02;
      bloom(ctx, scale(coat, 0.62), ...body.at(t, -0.92), wide, wide * 0.7, 0.28);
      if (t < 0.97) bloom(ctx, under, ...body.at(t, neck ? 0.95 : 0.98), wide, wide * 0.62, neck ? 0.34 : 0.42);
    }
    for (let i = 2; i < 13; i++)
      bloom(ctx, [18, 11, 16], ...body.at(i / 20, 1.02), frame.length * 0.09, chest * 0.22, 0.34);
    bloom(ctx, mix(coat, [255, 246, 226], 0.5), ...body.at(0.34, -0.3), frame.length * 0.24, chest * 0.26, 0.34);
    coatHair(ctx, spec, body, coat, under, brush);
    ctx.restore();
    spec.marks?.(hide);
    // The shoulder blade and the haunch stand out before the hollow behind them.
    bloom(
      ctx,
      [14, 9, 12],
      breast[0] - frame.length * 0.14,
      breast[1] + chest * 0.16,
      chest * 0.22,
      chest * 0.5,
      0.3,
      0.2,
    );
    bloom(
      ctx,
      [14, 9, 12],
      pose.hind[0].root[0] + spec.legs.thigh * 1.05,
      pose.hind[0].root[1] + loin * 0.22,
      loin * 0.22,
      loin * 0.5,
      0.32,
      -0.2,
    );
  });
  const nearHind = paintLeg(ctx, spec, pose.hind[0], coat, true, folded);
  const nearFore = paintLeg(ctx, spec, pose.fore[0], coat, false, folded);
  hide.legs = [nearHind, nearFore];
  onto(ctx, () => {
    for (const [leg, size] of [
      [pose.hind[0], spec.legs.thigh],
      [pose.fore[0], spec.legs.thigh * 0.72],
    ] as const) {
      bloom(
        ctx,
        mix(coat, [255, 244, 222], 0.5),
        leg.root[0] - size * 0.1,
        leg.root[1] - size * 0.1,
        size * 0.9,
        size * 1.1,
        0.3,
      );
      bloom(ctx, [14, 9, 10], leg.knee[0] - size * 0.5, leg.knee[1] + size * 0.1, size * 0.5, size * 0.9, 0.22, 0.3);
    }
    for (const leg of [nearHind, nearFore])
      hairs(ctx, scale(coat, 0.55), 0.004, 0.26, px_per_unit > 90 ? 34 : 0, () => {
        const t = 0.06 + random() * 0.55;
        const v = -0.9 + random() * 1.8;
        return [leg.at(t, v), leg.at(t + 0.06, v)];
      });
    spec.legMarks?.(hide);
  });
  if (folded) drawTail();
  spec.mane?.(hide);
  headInProfile(ctx, spec.head, poll, pose.headDrop, look);
}
