import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, flesh, footfall, hairs, onto, trail, tube, tufts } from "./anatomy.ts";
import { headOn } from "./quadruped-face.ts";
import type { QuadrupedSpec } from "./quadruped.ts";
import { stanceOf } from "./quadruped-rig.ts";
import type { Point } from "./strokes.ts";

interface Post {
  x: number;
  fore: boolean;
}

function post(
  brush: Brush,
  spec: QuadrupedSpec,
  at: Post,
  top: number,
  tone: Rgb,
  step: { lift: number; place: number },
): void {
  const { ctx } = brush;
  const thick = at.fore ? spec.legs.fore : spec.legs.hind * 1.05;
  const side = Math.sign(at.x);
  const lift = step.lift * -top * 0.16;
  // A foot that comes nearer to the lens stands lower in the picture, one that stays behind higher.
  const ground = step.place * 0.012 - lift;
  const bend = step.lift * 0.02;
  const shape = tube(
    [
      [at.x * 0.96, top],
      [at.x * 1.04 + side * bend, top * 0.62 + ground * 0.3],
      [at.x + side * bend, top * 0.36 + ground * 0.7],
      [at.x * 1.0, top * 0.16 + ground],
      [at.x * 1.02, ground - 0.012],
    ],
    [thick * (at.fore ? 1.2 : 1.7), thick * (at.fore ? 0.86 : 1.15), thick * 0.66, thick * 0.5, thick * 0.56],
  );
  const low = spec.points ? rgb(spec.points) : scale(tone, 0.84);
  const gradient = ctx.createLinearGradient(0, top, 0, ground);
  gradient.addColorStop(0, css(tone));
  gradient.addColorStop(spec.points ? 0.4 : 0.3, css(tone));
  gradient.addColorStop(spec.points ? 0.62 : 1, css(at.fore ? low : scale(low, 0.8)));
  flesh(ctx, gradient, shape);
  const hoof = spec.legs.foot === "hoof";
  ctx.beginPath();
  if (hoof) {
    ctx.moveTo(at.x - thick * 0.62, ground - thick * 0.8);
    ctx.lineTo(at.x + thick * 0.62, ground - thick * 0.8);
    ctx.lineTo(at.x + thick * 0.8, ground + 0.008);
    ctx.lineTo(at.x - thick * 0.8, ground + 0.008);
    ctx.closePath();
  } else ctx.ellipse(at.x, ground - thick * 0.3, thick * 0.86, thick * 0.52, 0, 0, Math.PI * 2);
  ctx.fillStyle = css(hoof ? rgb(spec.legs.hoof ?? "#2a221e") : low);
  ctx.fill();
  if (!hoof)
    hairs(ctx, scale(low, 0.4), thick * 0.1, 0.7, 3, (i) => [
      [at.x + (i - 1) * thick * 0.4, ground - thick * 0.55],
      [at.x + (i - 1) * thick * 0.46, ground + thick * 0.1],
    ]);
}

/** The animal that comes towards the lens, or walks away from it. */
export function frontOn(spec: QuadrupedSpec, brush: Brush): void {
  const { ctx, motion, phase, random } = brush;
  const coat = brush.colour ?? mix(rgb(spec.coat), scale(rgb(spec.coat), 0.86), random());
  const under = brush.colour ? mix(brush.colour, rgb(spec.under), 0.55) : rgb(spec.under);
  const behind = brush.facing === "away";
  const stance = stanceOf(motion, spec.frame);
  const going = stance === "walk" || stance === "run";
  const seated = stance === "sit" || stance === "lie";
  const { frame } = spec;
  const turn = phase * Math.PI * 2;
  const half = frame.chest * 0.46;
  const elbow = frame.withers - frame.chest * 0.86;
  const bob = going ? Math.abs(Math.sin(turn)) * 0.02 : Math.sin(turn) * 0.003;
  const rock = going ? Math.sin(turn) * 0.012 : 0;
  const lying = stance === "lie";
  const low = lying ? elbow * 0.86 : 0;
  const steps = [0, 0.5, 0.75, 0.25].map((at) =>
    going ? footfall(phase + at, stance === "run" ? 0.45 : 0.62) : { lift: 0, place: 0, fold: 0 },
  );
  ctx.save();
  ctx.translate(rock, -bob);
  const deep = scale(coat, 0.6);
  const drawHead = () => {
    const rise = Math.sin(frame.neckRise + (seated ? 0.1 : 0)) * frame.neck;
    const reach = stance === "reach" ? frame.neck * 0.6 : 0;
    const y =
      -frame.withers + frame.chest * 0.25 + low - rise * 0.92 + reach + (behind ? -0.01 : spec.face.size * 0.12);
    const gaze = stance === "look" ? Math.sin(turn) * 0.16 : Math.sin(turn * 0.5) * 0.01;
    const neckTop: Point = [0, y];
    const neckTone = scale(coat, behind ? 0.94 : 0.82);
    const wide = (girth: QuadrupedSpec["neck"][number]) =>
      typeof girth === "number" ? girth : (girth[0] + girth[1]) / 2;
    const neck = tube(
      [[0, -frame.withers + frame.chest * 0.5 + low], [0, (-frame.withers + y) / 2 + low / 2], neckTop],
      [half * 0.92, Math.max(wide(spec.neck[1]) * 0.9, half * 0.5), wide(spec.neck[2]) * 0.95],
    );
    if (spec.fur > 0.3) tufts(ctx, css(neckTone), neck.outline, spec.fur * 0.018, random, -1);
    flesh(ctx, css(neckTone), neck);
    onto(ctx, () => {
      if (!behind) {
        bloom(ctx, under, 0, -frame.withers + frame.chest * 0.2 + low, half * 0.7, frame.chest * 0.6, 0.7);
        bloom(ctx, [14, 9, 12], 0, y + spec.face.size * 0.52, spec.face.size * 0.4, spec.face.size * 0.24, 0.5);
      }
    });
    ctx.save();
    ctx.translate(Math.sin(gaze) * spec.face.size * 0.14, y);
    ctx.rotate(gaze * 0.35);
    ctx.scale(spec.face.size * (1 - Math.abs(gaze) * 0.1), spec.face.size);
    brush.head?.({ x: Math.sin(gaze) * spec.face.size * 0.14, y, radius: spec.face.size * 0.5 });
    headOn(brush, spec, coat, behind);
    ctx.restore();
  };
  const barrel = (widen: number, tone: Rgb, top: number, bottom: number) => {
    const shape = tube(
      [
        [0, top],
        [0, top * 0.72 + bottom * 0.28],
        [0, top * 0.34 + bottom * 0.66],
        [0, bottom],
      ],
      [half * 0.62 * widen, half * 0.98 * widen, half * widen, half * 0.62 * widen],
    );
    if (spec.fur > 0.2) tufts(ctx, css(scale(tone, 0.92)), shape.outline, spec.fur * 0.018, random, -1);
    flesh(ctx, css(tone), shape);
    onto(ctx, () => {
      hairs(ctx, scale(tone, 0.55), 0.0045, 0.26, brush.px_per_unit > 100 ? 90 : 0, () => {
        const t = random();
        const v = -0.9 + random() * 1.8;
        return [shape.at(t, v), shape.at(t + 0.06 + spec.fur * 0.05, v)];
      });
    });
    if (tone[0] > coat[0] * 0.88) {
      onto(ctx, () => {
        ctx.save();
        trail(ctx, shape.outline);
        ctx.clip();
        spec.marks?.({ brush, coat, body: shape, legs: [] });
        ctx.restore();
      });
      spec.wool?.({ brush, coat, body: shape, legs: [] });
    }
    return shape;
  };
  const tailPart = () => {
    const { girth, length, carry } = spec.tail;
    const y = -frame.croup * 0.93 + low;
    const s = Math.sin(turn - 0.5) * 0.08;
    const up = carry === "up" || carry === "curl" ? -0.7 : carry === "stub" ? 0.25 : 0.8;
    const shape = tube(
      [
        [0, y],
        [s * 0.3, y + length * up * 0.4],
        [s * 0.8, Math.min(y + length * up * 0.75, -0.05)],
        [s * 1.6, Math.min(y + length * up, -0.03)],
      ],
      [girth[0], girth[1], girth[2], girth[2] * 0.5],
    );
    const tone = spec.tail.hair ? rgb(spec.tail.hair) : scale(coat, 0.85);
    flesh(ctx, css(tone), shape);
    hairs(ctx, mix(tone, [255, 236, 210], 0.35), 0.004, 0.4, 30, () => {
      const t = random() * 0.8;
      const v = -0.9 + random() * 1.8;
      return [shape.at(t, v), shape.at(t + 0.16, v)];
    });
    if (spec.fur > 0.3) tufts(ctx, css(tone), shape.outline, spec.fur * 0.04, random, 1, 2);
    const tip = spec.tail.tip;
    if (tip) onto(ctx, () => bloom(ctx, rgb(tip), ...shape.at(0.95, 0), girth[2] * 1.6, girth[2] * 1.8, 0.95));
  };
  const top = -frame.withers + frame.chest * 0.06 + low;
  const floor = -elbow + low + frame.chest * 0.02;
  const legTop = -elbow - frame.chest * 0.24;
  if (seated) {
    if (!behind) {
      for (const side of [-1, 1]) {
        const haunch = tube(
          [
            [side * half * 0.95, -frame.croup * 0.4],
            [side * half * 1.22, -frame.croup * 0.2],
            [side * half * 1.16, -0.02],
          ],
          [half * 0.42, half * 0.56, half * 0.44],
        );
        flesh(ctx, css(scale(coat, 0.74)), haunch);
      }
      barrel(1.02, coat, top, -0.03);
      onto(ctx, () => {
        bloom(ctx, under, 0, top * 0.6, half * 0.62, frame.withers * 0.4, 0.75);
        bloom(ctx, [14, 9, 12], 0, -0.02, half * 1.4, 0.12, 0.4);
        for (const side of [-1, 1])
          bloom(ctx, [14, 9, 12], side * half * 0.82, -frame.croup * 0.2, half * 0.24, frame.croup * 0.3, 0.42);
      });
      if (!lying)
        for (const side of [-1, 1] as const)
          post(brush, spec, { x: side * half * 0.4, fore: true }, legTop, coat, steps[0]!);
      else
        for (const side of [-1, 1] as const)
          post(brush, spec, { x: side * half * 0.5, fore: true }, -elbow * 0.3, coat, steps[0]!);
      drawHead();
    } else {
      drawHead();
      barrel(1.0, coat, top, -frame.croup * 0.4);
      barrel(1.32, scale(coat, 0.96), -frame.croup * 0.62, -0.05);
      onto(ctx, () => bloom(ctx, [14, 9, 12], 0, -0.04, half * 1.5, 0.14, 0.4));
      tailPart();
    }
    ctx.restore();
    return;
  }
  if (behind) {
    drawHead();
    for (const side of [-1, 1] as const)
      post(brush, spec, { x: side * half * 0.5, fore: true }, legTop, deep, steps[side < 0 ? 0 : 1]!);
    barrel(1.05, scale(coat, 0.9), top, floor);
    for (const side of [-1, 1] as const)
      post(
        brush,
        spec,
        { x: side * half * 0.62, fore: false },
        -frame.croup * 0.62,
        scale(coat, 0.97),
        steps[side < 0 ? 2 : 3]!,
      );
    barrel(1.1, coat, -frame.croup * 0.99, -frame.croup * 0.52);
    onto(ctx, () => bloom(ctx, [14, 9, 12], 0, -frame.croup * 0.5, half * 0.2, frame.croup * 0.3, 0.42));
    tailPart();
  } else {
    for (const side of [-1, 1] as const)
      post(brush, spec, { x: side * half * 0.44, fore: true }, -frame.croup * 0.42, deep, steps[side < 0 ? 2 : 3]!);
    barrel(1.12, scale(coat, 0.7), top, floor);
    for (const side of [-1, 1] as const)
      post(brush, spec, { x: side * half * 0.56, fore: true }, legTop, coat, steps[side < 0 ? 0 : 1]!);
    barrel(0.96, coat, top, floor);
    onto(ctx, () => {
      bloom(ctx, under, 0, (top + floor) * 0.5, half * 0.66, frame.chest * 0.5, 0.7);
      bloom(ctx, [14, 9, 12], 0, floor, half * 0.9, frame.chest * 0.2, 0.45);
      for (const side of [-1, 1])
        bloom(ctx, [14, 9, 12], side * half * 0.3, floor * 0.92, half * 0.16, frame.chest * 0.3, 0.3);
    });
    drawHead();
  }
  ctx.restore();
}
