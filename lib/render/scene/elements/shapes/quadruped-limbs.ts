import { tails } from "#lib/elements/four-legs.ts";
import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { flesh, tube, type Tube } from "./anatomy.ts";
import type { QuadrupedSpec } from "./quadruped.ts";
import type { Leg, Pose } from "./quadruped-rig.ts";
import type { Point } from "./strokes.ts";

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
        [thigh * 0.84, thigh * 0.96],
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

export function paintLeg(
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

export function tailTube(spec: QuadrupedSpec, pose: Pose): Tube {
  const { length, girth, carry } = spec.tail;
  const [inner, croup] = pose.spine as [Point, Point];
  const away = Math.hypot(inner[0] - croup[0], inner[1] - croup[1]) || 1e-6;
  const out = (spec.frame.loin * 0.3) / away;
  const x = inner[0] + (inner[0] - croup[0]) * out + (inner[1] - croup[1]) * out * 0.4;
  const y = inner[1] + (inner[1] - croup[1]) * out - spec.frame.loin * 0.16;
  const s = pose.sway;
  const upright = carry === "stub" || carry === "curl" || carry === "over";
  // Wind of the run straightens the tail out behind; a sitting animal lays it on the ground round its feet.
  const stream =
    pose.speed === 2 && !upright ? 0.72 : pose.speed === 1 && (carry === "hang" || carry === "bush") ? 0.25 : 0;
  const grounded = (pose.seated || pose.lying) && !upright;
  const points = tails[carry].map(([left, top, across = 0, down = 0], i): Point => {
    const [dx, dy] = [left + s * across, top + s * down];
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
