import { mix, rgb, scale } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { randomFrom } from "#lib/render/scene/random.ts";
import { frontRig, looksOf, sideRig, type Looks, type Rig } from "./body.ts";
import { type Ctx, sideHead, frontHead } from "./head.ts";
import { blob, limb, line, oval, poly, rect, type Point } from "./strokes.ts";

export const rotate = ([x, y]: Point, [ox, oy]: Point, angle: number): Point => {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [ox + (x - ox) * c - (y - oy) * s, oy + (x - ox) * s + (y - oy) * c];
};

function drawLeg(ctx: Ctx, looks: Looks, points: readonly Point[], shade: number, forward: number): void {
  const cloth = scale(looks.trousers, shade);
  const b = looks.build;
  const [, , foot] = points as [Point, Point, Point];
  limb(ctx, cloth, points, [0.098 * b, 0.07 * b, 0.046 * b]);
  const shoe = scale(looks.shoes, shade);
  if (forward === 0) oval(ctx, shoe, foot[0], foot[1] + 0.004, 0.034 * b, 0.026);
  else {
    blob(ctx, shoe, [
      [foot[0] - 0.03 * b, foot[1] - 0.018],
      [foot[0] + 0.028 * b, foot[1] - 0.02],
      [foot[0] + 0.083 * b, foot[1] + 0.006],
      [foot[0] + 0.08 * b, foot[1] + 0.021],
      [foot[0] - 0.033 * b, foot[1] + 0.021],
    ]);
  }
}

function drawArm(ctx: Ctx, looks: Looks, points: readonly Point[], shade: number): void {
  const b = looks.build;
  const hand = points[2]!;
  const elbow = points[1]!;
  oval(
    ctx,
    scale(looks.hat === "helmet" ? looks.shoes : looks.skin, shade),
    hand[0] + (hand[0] - elbow[0]) * 0.1,
    hand[1] + (hand[1] - elbow[1]) * 0.1,
    0.021 * b,
    0.023 * b,
  );
  limb(ctx, scale(looks.coat, shade), points, [0.068 * b, 0.055 * b, 0.041 * b]);
}

function clothe(ctx: Ctx, looks: Looks, rig: Rig, front: boolean, phase: number): void {
  const b = looks.build;
  const { hip, neck } = rig;
  const shoulder = (front ? 0.112 : 0.07) * b;
  const waist = (front ? 0.078 : 0.06) * b;
  const hem = looks.dress ? 0.27 : looks.long_coat ? 0.25 : 0.045;
  const flare = (looks.dress ? 0.15 : looks.long_coat ? 0.108 : 0.088) * b;
  const swing = (looks.dress || looks.long_coat ? 0.02 : 0.004) * Math.sin(phase * Math.PI * 2);
  const at = (dx: number, dy: number): Point => rotate([neck[0] + dx, neck[1] + dy], hip, 0);
  const tilt = (dx: number, share: number): number => neck[0] * (1 - share) + hip[0] * share + dx;
  const rows = neck[1] + 0.02;
  const wy = neck[1] + (hip[1] - neck[1]) * 0.62;
  const hy = hip[1] + hem;
  blob(ctx, looks.coat, [
    [neck[0] - 0.03, rows - 0.012],
    [neck[0] + 0.03, rows - 0.012],
    [tilt(shoulder, 0.08), rows + 0.022],
    [tilt(shoulder * 0.98, 0.3), rows + 0.1],
    [tilt(waist, 0.62), wy],
    [hip[0] + flare * 0.9 + swing, hip[1]],
    [hip[0] + flare + swing * 2, hy],
    [hip[0] + swing, hy + 0.012],
    [hip[0] - flare + swing * 2, hy],
    [hip[0] - flare * 0.9 + swing, hip[1]],
    [tilt(-waist, 0.62), wy],
    [tilt(-shoulder * 0.98, 0.3), rows + 0.1],
    [tilt(-shoulder, 0.08), rows + 0.022],
  ]);
  const seam = scale(looks.coat, 0.68);
  if (front) {
    line(ctx, seam, 0.005, [at(0, 0.03), [hip[0], hy]], 0.9);
    poly(ctx, scale(looks.coat, 0.82), [at(0, 0.11), at(-0.045, 0.012), at(-0.012, 0.006)]);
    poly(ctx, scale(looks.coat, 0.82), [at(0, 0.11), at(0.045, 0.012), at(0.012, 0.006)]);
    for (let i = 0; i < 3; i++)
      oval(ctx, mix(seam, [230, 220, 200], 0.35), hip[0] + 0.012, neck[1] + 0.15 + i * 0.07, 0.005, 0.005);
  }
  for (let i = 0; i < 4; i++) {
    const x = (-0.6 + i * 0.42) * flare;
    line(
      ctx,
      i % 2 ? seam : mix(looks.coat, [255, 255, 255], 0.1),
      0.007,
      [
        [tilt(x * 0.5, 0.6), wy + 0.02],
        [hip[0] + x * 0.95 + swing, hip[1] + hem * 0.5],
        [hip[0] + x * 1.1 + swing * 2, hy - 0.01],
      ],
      0.4,
    );
  }
  if (!looks.dress && !looks.long_coat)
    line(
      ctx,
      scale(looks.trousers, 0.6),
      0.012,
      [
        [hip[0] - flare * 0.9, hip[1] + 0.034],
        [hip[0] + flare * 0.9, hip[1] + 0.034],
      ],
      0.8,
    );
  if (looks.dress || looks.long_coat)
    line(
      ctx,
      seam,
      0.012,
      [
        [tilt(-waist * 1.02, 0.62), wy],
        [tilt(waist * 1.02, 0.62), wy],
      ],
      0.75,
    );
  limb(
    ctx,
    scale(looks.skin, 0.88),
    [
      [neck[0], neck[1] + 0.015],
      [rig.head[0] - (front ? 0 : 0.012), rig.head[1] + 0.035],
    ],
    [0.046 * b, 0.042 * b],
  );
  if (looks.scarf) {
    const flow = Math.sin(phase * Math.PI * 2) * 0.02;
    const s = looks.scarf;
    oval(ctx, s, neck[0], neck[1] - 0.004, 0.056 * b, 0.024);
    limb(
      ctx,
      scale(s, 0.9),
      [
        [neck[0] - 0.03, neck[1] + 0.002],
        [neck[0] - 0.11, neck[1] + 0.012 + flow],
        [neck[0] - 0.2, neck[1] + 0.0 - flow],
        [neck[0] - 0.27, neck[1] + 0.03 + flow],
      ],
      [0.03, 0.036, 0.038, 0.03],
    );
  }
}

function seat(ctx: Ctx, rig: Rig): void {
  rect(ctx, rgb("#6d5138"), rig.hip[0] - 0.11, rig.hip[1] + 0.045, 0.22, 0.03, 0.008);
  for (const dx of [-0.09, 0.075])
    rect(ctx, rgb("#4f3926"), rig.hip[0] + dx, rig.hip[1] + 0.07, 0.018, -rig.hip[1] - 0.07);
}

function standing(child: boolean): (brush: Brush) => void {
  return (brush) => {
    const { ctx, phase } = brush;
    const looks = looksOf(brush, child);
    const front = brush.facing === "camera" || brush.facing === "away";
    const rig = front ? frontRig(brush.motion, phase) : sideRig(brush.motion, phase);
    if (brush.motion === "sit") seat(ctx, rig);
    const forward = front ? 0 : 1;
    if (front) {
      for (const leg of rig.legs) drawLeg(ctx, looks, leg, 0.95, forward);
      const raised = rig.arms.map((arm) => arm[2]![1] < rig.neck[1]);
      if (brush.facing === "away") rig.arms.forEach((arm) => drawArm(ctx, looks, arm, 0.92));
      clothe(ctx, looks, rig, brush.facing === "camera", phase);
      frontHead(ctx, looks, rig, brush.facing === "away", phase);
      if (brush.facing === "camera" || raised.some(Boolean)) rig.arms.forEach((arm) => drawArm(ctx, looks, arm, 0.93));
    } else {
      drawArm(ctx, looks, rig.arms[0], 0.7);
      drawLeg(ctx, looks, rig.legs[0], 0.7, forward);
      drawLeg(ctx, looks, rig.legs[1], 1, forward);
      clothe(ctx, looks, rig, false, phase);
      sideHead(brush, ctx, looks, rig);
      drawArm(ctx, looks, rig.arms[1], 0.95);
    }
    const hand = rig.arms[1][2]!;
    if (/keeper|farero|gardien|wärter|faroleiro|guardiano|灯台守|守塔/.test(brush.noun) && brush.motion !== "work") {
      line(ctx, rgb("#2a2522"), 0.006, [hand, [hand[0] + 0.005, hand[1] + 0.03]]);
      rect(ctx, rgb("#3a322c"), hand[0] - 0.018, hand[1] + 0.03, 0.046, 0.07, 0.008);
      rect(ctx, rgb("#ffd88a"), hand[0] - 0.012, hand[1] + 0.04, 0.034, 0.048, 0.006);
      brush.glow({
        x: hand[0] + 0.005,
        y: hand[1] + 0.065,
        radius: 0.34,
        colour: [255, 186, 92],
        strength: 0.85,
        flicker: 0.5,
      });
    }
  };
}

export const paintPerson = standing(false);

export const paintChild = standing(true);

/** Several people side by side, each their own. */
export function paintCrowd(brush: Brush): void {
  const { ctx } = brush;
  const people = 7;
  for (let i = 0; i < people; i++) {
    const random = randomFrom(brush.seed + i * 613);
    const row = i % 2;
    ctx.save();
    ctx.translate(((i + 0.5) / people - 0.5) * 2.3 + (random() - 0.5) * 0.12, row ? 0 : -0.03);
    const size = 0.88 + random() * 0.12;
    const facing = (["camera", "away", "right", "right"] as const)[Math.floor(random() * 4)]!;
    const flip = facing === "right" && random() > 0.5 ? -1 : 1;
    ctx.scale(size * flip, size);
    standing(false)({
      ...brush,
      random,
      noun: "",
      colour: null,
      facing,
      phase: (brush.phase + random()) % 1,
      motion: brush.motion === "still" ? "idle" : brush.motion,
    });
    ctx.restore();
  }
}

/** Walk, run and dance need many pictures; standing needs few. */
export function bodyCycle(motion: Brush["motion"]): { frames: number; seconds: number } | null {
  switch (motion) {
    case "walk":
      return { frames: 18, seconds: 1.05 };
    case "run":
      return { frames: 14, seconds: 0.62 };
    case "dance":
      return { frames: 20, seconds: 1.5 };
    case "wave":
    case "work":
    case "pour":
    case "open":
    case "swim":
      return { frames: 14, seconds: 1.3 };
    case "still":
      return null;
    default:
      return { frames: 12, seconds: 3.2 };
  }
}
