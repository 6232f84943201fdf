import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, flesh, hairs, onto, trail, tube, tufts, type Girth, type Tube } from "./anatomy.ts";
import { farEar, headInProfile, type HeadLook, type HeadSpec } from "./quadruped-head.ts";
import { frontOn, type FaceSpec } from "./quadruped-front.ts";
import { poseOf, type Frame, type Leg, type Pose } from "./quadruped-rig.ts";
import type { Point } from "./strokes.ts";

export { gait } from "./quadruped-rig.ts";

/** The painted surfaces that markings may use, whichever way the animal faces. */
export interface Coat {
  brush: Brush;
  coat: Rgb;
  body: Tube;
  legs: readonly Tube[];
}

/** The same in profile, where the joints are known. */
export interface Hide extends Coat {
  pose: Pose;
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
    carry: "bush" | "up" | "hang" | "switch" | "stub" | "curl" | "plume" | "over";
    tip?: string;
    /** Hair of another colour than the coat, as a horse has. */
    hair?: string;
  };
  /** What lies on the finished coat, and what stands behind or before everything. */
  marks?: (hide: Coat) => void;
  legMarks?: (hide: Coat) => void;
  /** What swells over the outline all round, as wool does. */
  wool?: (hide: Coat) => void;
  behind?: (hide: Hide) => void;
  mane?: (hide: Hide) => void;
}

type Ctx = CanvasRenderingContext2D;

function legTube(spec: QuadrupedSpec, leg: Leg, hind: boolean, folded: boolean): Tube {
  const { fore, hind: gaskin, thigh } = spec.legs;
  const { root, knee, ankle, foot } = leg;
  const half = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  const heel: Point = [foot[0] - (spec.legs.foot === "hoof" ? fore * 0.3 : 0), foot[1] - fore * 0.42];
  if (hind)
    return tube(
      [root, half(root, knee, 0.55), knee, half(knee, ankle, 0.5), ankle, half(ankle, heel, 0.5), heel],
      [
        thigh * 0.72,
        [thigh * 0.84, thigh * 0.8],
        [thigh * (folded ? 0.74 : 0.56), thigh * 0.5],
        [gaskin * 0.86, gaskin * 0.95],
        [gaskin * 0.5, gaskin * 0.66],
        [gaskin * 0.46, gaskin * 0.46],
        gaskin * 0.52,
      ],
    );
  return tube(
    [root, half(root, knee, 0.6), knee, half(knee, ankle, 0.35), ankle, half(ankle, heel, 0.55), heel],
    [
      thigh * 0.6,
      thigh * 0.56,
      [fore * 1.0, fore * 1.25],
      [fore * 0.84, fore * 0.9],
      [fore * 0.6, fore * 0.58],
      fore * 0.46,
      fore * 0.54,
    ],
  );
}

function foot(ctx: Ctx, spec: QuadrupedSpec, leg: Leg, tone: Rgb, hind: boolean): void {
  const size = (hind ? spec.legs.hind * 0.94 : spec.legs.fore) * 0.62;
  ctx.save();
  ctx.translate(leg.foot[0], leg.foot[1]);
  ctx.rotate(leg.tip * 0.9);
  ctx.beginPath();
  if (spec.legs.foot === "hoof") {
    ctx.moveTo(-size * 1.25, -size * 1.0);
    ctx.lineTo(size * 0.62, -size * 1.25);
    ctx.lineTo(size * 1.35, 0);
    ctx.lineTo(-size * 1.0, 0);
    ctx.closePath();
    ctx.fillStyle = css(rgb(spec.legs.hoof ?? "#2a221e"));
    ctx.fill();
  } else {
    const long = spec.legs.foot === "pad" ? 1.3 : 1.9;
    ctx.moveTo(-size * 0.86, -size * 1.1);
    ctx.bezierCurveTo(-size * 1.1, -size * 0.2, -size * 0.95, size * 0.04, -size * 0.5, size * 0.04);
    ctx.lineTo(size * long * 0.95, size * 0.04);
    ctx.bezierCurveTo(
      size * long * 1.22,
      size * 0.02,
      size * long * 1.2,
      -size * 0.66,
      size * long * 0.8,
      -size * 0.86,
    );
    ctx.bezierCurveTo(size * 0.9, -size * 1.05, size * 0.86, -size * 1.4, size * 0.7, -size * 1.7);
    ctx.closePath();
    ctx.fillStyle = css(tone);
    ctx.fill();
    if (spec.legs.foot === "paw") {
      ctx.beginPath();
      for (const at of [0.62, 0.94]) {
        ctx.moveTo(size * long * at * 0.84, -size * 0.46);
        ctx.quadraticCurveTo(size * long * at * 0.96, -size * 0.3, size * long * at * 0.92, size * 0.02);
      }
      ctx.strokeStyle = css(scale(tone, 0.45), 0.7);
      ctx.lineWidth = size * 0.16;
      ctx.stroke();
    }
  }
  ctx.restore();
}

function paintLeg(
  ctx: Ctx,
  spec: QuadrupedSpec,
  leg: Leg,
  coat: Rgb,
  hind: boolean,
  folded: boolean,
  blended: boolean,
): Tube {
  const shape = legTube(spec, leg, hind, folded);
  const low = spec.points ? mix(rgb(spec.points), coat, coat === rgb(spec.coat) ? 0 : 0.1) : scale(coat, 0.84);
  const gradient = ctx.createLinearGradient(
    leg.root[0],
    leg.root[1],
    leg.foot[0] * 0.6 + leg.ankle[0] * 0.4,
    leg.foot[1],
  );
  // The near limb grows out of the body: at its root there is no edge.
  gradient.addColorStop(0, css(coat, blended ? 0 : 1));
  gradient.addColorStop(hind ? 0.2 : 0.16, css(coat, blended ? 0.2 : 1));
  gradient.addColorStop(spec.points ? 0.46 : 0.36, css(scale(coat, 0.97)));
  gradient.addColorStop(spec.points ? 0.66 : 1, css(low));
  flesh(ctx, gradient, shape);
  foot(ctx, spec, leg, low, hind);
  return shape;
}

function tailTube(spec: QuadrupedSpec, pose: Pose): Tube {
  const { length, girth, carry } = spec.tail;
  const [inner, croup] = pose.spine as [Point, Point];
  const away = Math.hypot(inner[0] - croup[0], inner[1] - croup[1]) || 1e-6;
  const out = (spec.frame.loin * 0.3) / away;
  const x = inner[0] + (inner[0] - croup[0]) * out + (inner[1] - croup[1]) * out * 0.4;
  const y = inner[1] + (inner[1] - croup[1]) * out - spec.frame.loin * 0.16;
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
    over: [
      [-0.3, -0.34],
      [-0.1, -0.86 + s * 0.02],
      [-0.42 + s * 0.04, -1],
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
  const upright = carry === "stub" || carry === "curl" || carry === "over";
  // Wind of the run straightens the tail out behind; a sitting animal lays it on the ground round its feet.
  const stream =
    pose.speed === 2 && !upright ? 0.72 : pose.speed === 1 && (carry === "hang" || carry === "bush") ? 0.25 : 0;
  const grounded = (pose.seated || pose.lying) && !upright;
  const points = rest[carry].map(([dx, dy], i): Point => {
    if (grounded) {
      const lay = [
        [-0.22, 0.05],
        [-0.5, 0.12],
        [-0.86 - s * 0.02, 0.04 - Math.max(0, s) * 0.08],
      ][i]!;
      return [x + lay[0]! * length, -girth[i]! - 0.004 - lay[1]! * 0.1];
    }
    const back = [-0.34, -0.68, -1][i]!;
    const wave = [-0.04, 0.02 + s * 0.08, 0.06 + s * 0.2][i]!;
    return [
      x + length * (dx + (back - dx) * stream),
      Math.min(-girth[i]! - 0.005, y + length * (dy + (wave - dy) * stream)),
    ];
  });
  return tube(
    [[x + 0.04, y + 0.005], [x, y], ...points],
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
  const body = tube(
    pose.spine,
    [
      [loin * 0.4, loin * 0.42],
      [loin * 0.52, loin * 0.5],
      [loin * 0.53, loin * 0.5],
      [chest * 0.5, chest * 0.5],
      [chest * 0.5, chest * 0.5],
      spec.neck[0],
      spec.neck[1],
      spec.neck[2],
    ],
    10,
  );
  const blink = phase > 0.92 && pose.speed === 0 ? 0.2 : 1;
  const look: HeadLook = {
    coat,
    fur: spec.fur,
    lightSide: light.side,
    random,
    flick: pose.speed === 2 ? -0.5 : Math.sin(phase * Math.PI * 2) ** 9 * 0.22,
    open: blink,
    fine: px_per_unit > 110,
    phase,
  };
  const poll = pose.spine[7]!;
  const shade = scale(coat, 0.55);
  paintLeg(ctx, spec, pose.hind[1], shade, true, folded, false);
  paintLeg(ctx, spec, pose.fore[1], shade, false, folded, false);
  onto(ctx, () => {
    ctx.fillStyle = "rgba(12,9,14,0.3)";
    ctx.fillRect(-2, -2, 4, 4);
  });
  const tail = tailTube(spec, pose);
  const tailTone = spec.tail.hair ? rgb(spec.tail.hair) : scale(coat, 0.9);
  const drawTail = () => {
    flesh(ctx, css(tailTone), tail);
    const { tip } = spec.tail;
    if (spec.fur > 0.3 && spec.tail.carry !== "switch")
      tufts(ctx, css(tailTone), tail.outline.slice(6), spec.fur * 0.03, random, 1);
    if (spec.tail.carry === "switch")
      flesh(
        ctx,
        css(scale(tailTone, 0.6)),
        tube([tail.at(0.8, 0), tail.at(0.9, 0), tail.at(1, 0)], [0.012, 0.03, 0.008]),
      );
    onto(ctx, () => {
      trail(ctx, tail.outline);
      ctx.clip();
      if (tip)
        for (let i = 0; i < 3; i++)
          bloom(
            ctx,
            rgb(tip),
            ...tail.at(0.94 - i * 0.05, 0),
            spec.tail.girth[2] * 1.5,
            spec.tail.girth[2] * 1.6,
            0.95,
          );
      bloom(ctx, [255, 240, 214], ...tail.at(0.45, -0.5), spec.tail.length * 0.22, spec.tail.girth[1] * 0.7, 0.24);
      const strands = Math.round(44 * (0.4 + spec.fur + (spec.tail.hair ? 1 : 0)));
      for (const [tone, alpha] of [
        [scale(tailTone, 0.5), 0.3],
        [mix(tailTone, [255, 236, 210], 0.4), 0.3],
      ] as const)
        hairs(ctx, tone, 0.004, alpha, strands, () => {
          const t = random() * 0.95;
          const v = -1 + random() * 2;
          return [tail.at(t, v), tail.at(t + 0.09, v * 0.96)];
        });
    });
    if (spec.tail.carry === "plume")
      hairs(ctx, tailTone, 0.006, 0.9, 34, () => {
        const v = -0.9 + random() * 1.8;
        const [x, y] = tail.at(0.7 + random() * 0.3, v);
        return [
          [x, y],
          [x - 0.012 - (pose.speed === 2 ? 0.08 : 0), y + (pose.speed === 2 ? 0.01 : 0.075)],
        ];
      });
  };
  if (!folded) drawTail();
  farEar(ctx, spec.head, poll, pose.headDrop, look);
  const hide: Hide = { brush, coat, pose, body, legs: [] };
  spec.behind?.(hide);
  if (spec.fur > 0.25) tufts(ctx, css(scale(coat, 0.9)), body.outline, spec.fur * 0.019, random, -1);
  paintLeg(ctx, spec, pose.hind[0], coat, true, folded, false);
  paintLeg(ctx, spec, pose.fore[0], coat, false, folded, false);
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
      chest * 0.26,
      chest * 0.5,
      0.13,
      0.2,
    );
    bloom(
      ctx,
      [14, 9, 12],
      pose.hind[0].root[0] + spec.legs.thigh * 1.05,
      pose.hind[0].root[1] + loin * 0.22,
      loin * 0.3,
      loin * 0.5,
      0.13,
      -0.2,
    );
  });
  const nearHind = paintLeg(ctx, spec, pose.hind[0], coat, true, folded, true);
  const nearFore = paintLeg(ctx, spec, pose.fore[0], coat, false, folded, true);
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
  spec.wool?.(hide);
  spec.mane?.(hide);
  headInProfile(ctx, spec.head, poll, pose.headDrop, look);
}
