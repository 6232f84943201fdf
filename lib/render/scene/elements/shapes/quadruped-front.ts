import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, eye, flesh, footfall, hairs, onto, trail, tube, tufts } from "./anatomy.ts";
import type { QuadrupedSpec } from "./quadruped.ts";
import { stanceOf } from "./quadruped-rig.ts";
import { trace, type Point } from "./strokes.ts";

type Ctx = CanvasRenderingContext2D;

/** A head seen from the front, in units of its height from crown (-0.5) to chin (0.5). */
export interface FaceSpec {
  size: number;
  /** Right half of the outline, from crown to chin. */
  half: readonly Point[];
  eyes: { apart: number; y: number; r: number; iris: string; slant?: number };
  muzzle: { y: number; rx: number; ry: number; colour: string | null };
  nose: { y: number; rx: number; ry: number; colour: string };
  ear: {
    kind: "prick" | "drop" | "round" | "leaf" | "long";
    x: number;
    y: number;
    length: number;
    width: number;
    angle: number;
  };
  /** Pale cheeks and breast. */
  cheek?: string;
  ruff?: number;
  stripe?: string;
  before?: (ctx: Ctx, coat: Rgb, phase: number) => void;
  after?: (ctx: Ctx, coat: Rgb, phase: number) => void;
}

const mirrored = (half: readonly Point[]): Point[] => [
  ...half,
  ...half
    .slice(0, -1)
    .reverse()
    .filter(([x]) => x > 0.001)
    .map(([x, y]): Point => [-x, y]),
];

const earShapes: Record<FaceSpec["ear"]["kind"], readonly Point[]> = {
  prick: [
    [-0.5, 0.2],
    [-0.42, -0.4],
    [0.02, -1],
    [0.38, -0.5],
    [0.5, 0.16],
  ],
  drop: [
    [-0.4, -0.14],
    [0.24, -0.16],
    [0.56, 0.3],
    [0.4, 0.86],
    [0, 1],
    [-0.3, 0.6],
  ],
  round: [
    [-0.52, 0.2],
    [-0.56, -0.4],
    [-0.2, -0.86],
    [0.28, -0.84],
    [0.58, -0.36],
    [0.44, 0.24],
  ],
  leaf: [
    [-0.2, 0.08],
    [-0.48, -0.4],
    [-0.1, -1],
    [0.36, -0.5],
    [0.2, 0.08],
  ],
  long: [
    [-0.3, 0.06],
    [-0.5, -0.5],
    [-0.1, -1.02],
    [0.44, -0.6],
    [0.28, 0.06],
  ],
};

function ears(ctx: Ctx, face: FaceSpec, coat: Rgb, inner: Rgb | null, flick: number): void {
  const { ear } = face;
  for (const side of [-1, 1] as const) {
    ctx.save();
    ctx.scale(side, 1);
    ctx.translate(ear.x, ear.y);
    ctx.rotate(ear.angle + (side > 0 ? flick : 0));
    const shape = earShapes[ear.kind].map(([x, y]): Point => [x * ear.width, y * ear.length]);
    trace(ctx, shape, true);
    ctx.fillStyle = css(scale(coat, ear.kind === "drop" ? 0.78 : 0.9));
    ctx.fill();
    if (inner && ear.kind !== "drop") {
      trace(
        ctx,
        shape.map(([x, y]): Point => [x * 0.6, y * 0.8]),
        true,
      );
      ctx.fillStyle = css(inner, 0.9);
      ctx.fill();
      hairs(ctx, mix(coat, [255, 246, 230], 0.6), 0.012, 0.45, 6, (i) => [
        [-0.3 * ear.width, -i * 0.06 * ear.length],
        [(-0.1 + i * 0.02) * ear.width, (-0.25 - i * 0.08) * ear.length],
      ]);
    }
    ctx.restore();
  }
}

/** The front of a head, or, from behind, its crown and the backs of the ears. */
function head(brush: Brush, spec: QuadrupedSpec, hide: Rgb, behind: boolean): void {
  const coat = spec.head.tone ? rgb(spec.head.tone) : hide;
  const { ctx, random, phase, motion, light } = brush;
  const { face } = spec;
  const outline = mirrored(face.half);
  const flick = Math.sin(phase * Math.PI * 2) ** 9 * 0.16;
  face.before?.(ctx, coat, phase);
  if (face.ear.kind !== "drop") ears(ctx, face, coat, behind ? null : rgb(spec.head.inner), flick);
  const ruff = face.ruff ?? 0;
  if (ruff > 0) {
    const sides: Point[] = [];
    const half = face.half.filter(([, y]) => y > -0.25);
    for (let i = 0; i < half.length - 1; i++)
      for (let k = 0; k < 4; k++)
        sides.push([
          half[i]![0] + ((half[i + 1]![0] - half[i]![0]) * k) / 4,
          half[i]![1] + ((half[i + 1]![1] - half[i]![1]) * k) / 4,
        ]);
    const tone = face.cheek && !behind ? rgb(face.cheek) : scale(coat, 0.92);
    tufts(ctx, css(tone), sides, ruff, random, 1);
    ctx.save();
    ctx.scale(-1, 1);
    tufts(ctx, css(tone), sides, ruff, random, 1);
    ctx.restore();
  }
  trace(ctx, outline, true);
  ctx.fillStyle = css(coat);
  ctx.fill();
  onto(ctx, () => {
    trace(ctx, outline, true);
    ctx.clip();
    bloom(ctx, [16, 10, 12], 0, 0.62, 0.6, 0.32, 0.4);
    if (behind) {
      bloom(ctx, scale(coat, 0.6), 0, 0.1, 0.2, 0.5, 0.35);
    } else {
      if (face.cheek)
        for (const side of [-1, 1]) bloom(ctx, rgb(face.cheek), side * 0.34, 0.24, 0.3, 0.24, 1, side * 0.5);
      if (face.muzzle.colour) {
        bloom(ctx, rgb(face.muzzle.colour), 0, face.muzzle.y, face.muzzle.rx * 1.5, face.muzzle.ry * 1.5, 1);
        bloom(ctx, rgb(face.muzzle.colour), 0, face.muzzle.y, face.muzzle.rx * 1.3, face.muzzle.ry * 1.3, 0.9);
      }
      // The bridge of the nose catches light; the sockets fall back.
      bloom(ctx, mix(coat, [255, 244, 224], 0.6), 0, face.eyes.y + 0.02, 0.1, 0.34, 0.42);
      for (const side of [-1, 1]) {
        bloom(
          ctx,
          [14, 9, 10],
          side * face.eyes.apart * 0.86,
          face.eyes.y + 0.06,
          face.eyes.r * 3,
          face.eyes.r * 3.2,
          0.34,
        );
        bloom(
          ctx,
          mix(coat, [255, 244, 224], 0.55),
          side * face.eyes.apart * 1.05,
          face.eyes.y - face.eyes.r * 2,
          face.eyes.r * 2.4,
          face.eyes.r * 1.3,
          0.5,
          side * 0.3,
        );
      }
    }
    if (spec.fur > 0)
      for (const tone of [scale(coat, 0.55), mix(coat, [255, 244, 224], 0.5)])
        hairs(ctx, tone, 0.012, 0.26, brush.px_per_unit > 100 ? 60 : 0, () => {
          const x = (random() - 0.5) * 0.96;
          const y = -0.48 + random() * 0.94;
          const out = Math.hypot(x, y - 0.1) || 1;
          const long = 0.05 + random() * 0.05;
          return [
            [x, y],
            [x + (x / out) * long, y + ((y - 0.1) / out) * long * 0.8 + 0.02],
          ];
        });
  });
  if (behind) return;
  const { nose, muzzle } = face;
  onto(ctx, () => {
    bloom(ctx, [10, 6, 6], 0, muzzle.y + muzzle.ry * 0.86, muzzle.rx * 1.1, muzzle.ry * 0.4, 0.36);
    bloom(ctx, [255, 246, 230], 0, nose.y - nose.ry * 1.6, nose.rx * 1.2, nose.ry * 1.2, 0.3);
  });
  face.after?.(ctx, coat, phase);
  const dark = rgb(nose.colour);
  ctx.beginPath();
  ctx.moveTo(-nose.rx, nose.y - nose.ry * 0.5);
  ctx.bezierCurveTo(
    -nose.rx * 0.6,
    nose.y - nose.ry * 1.15,
    nose.rx * 0.6,
    nose.y - nose.ry * 1.15,
    nose.rx,
    nose.y - nose.ry * 0.5,
  );
  ctx.bezierCurveTo(nose.rx * 1.05, nose.y + nose.ry * 0.3, nose.rx * 0.4, nose.y + nose.ry, 0, nose.y + nose.ry);
  ctx.bezierCurveTo(
    -nose.rx * 0.4,
    nose.y + nose.ry,
    -nose.rx * 1.05,
    nose.y + nose.ry * 0.3,
    -nose.rx,
    nose.y - nose.ry * 0.5,
  );
  ctx.fillStyle = css(dark);
  ctx.fill();
  bloom(
    ctx,
    mix(dark, [255, 255, 255], 0.75),
    nose.rx * 0.1,
    nose.y - nose.ry * 0.42,
    nose.rx * 0.66,
    nose.ry * 0.34,
    0.75,
  );
  ctx.beginPath();
  const lip = muzzle.y + muzzle.ry * 0.5;
  ctx.moveTo(0, nose.y + nose.ry);
  ctx.lineTo(0, lip - muzzle.ry * 0.1);
  for (const side of [-1, 1]) {
    ctx.moveTo(0, lip - muzzle.ry * 0.1);
    ctx.quadraticCurveTo(
      side * muzzle.rx * 0.5,
      lip + muzzle.ry * 0.22,
      side * muzzle.rx * 0.86,
      lip - muzzle.ry * 0.08,
    );
  }
  ctx.strokeStyle = css(scale(coat, 0.2), 0.6);
  ctx.lineWidth = 0.016;
  ctx.stroke();
  const open = phase > 0.92 && motion !== "run" ? 0.2 : 1;
  for (const side of [-1, 1]) {
    ctx.save();
    ctx.translate(side * face.eyes.apart, face.eyes.y);
    ctx.rotate(side * -(face.eyes.slant ?? 0.2));
    const { r } = face.eyes;
    bloom(ctx, [10, 7, 7], 0, 0, r * 2.2, r * 1.7, 0.6);
    eye(ctx, rgb(face.eyes.iris), 0, 0, r, light.side, open);
    ctx.beginPath();
    ctx.moveTo(-r * 1.5, -r * 0.1);
    ctx.quadraticCurveTo(0, -r * 1.7, r * 1.5, -r * 0.1);
    ctx.strokeStyle = css(scale(coat, 0.28), 0.8);
    ctx.lineWidth = r * 0.4;
    ctx.stroke();
    ctx.restore();
  }
  if (face.ear.kind === "drop") ears(ctx, face, coat, null, flick);
  if (spec.head.whiskers)
    for (const side of [-1, 1])
      hairs(ctx, [250, 246, 236], 0.007, 0.5, 5, (i) => [
        [side * muzzle.rx * 0.5, muzzle.y - 0.02 + i * 0.02],
        [side * (muzzle.rx * 0.5 + 0.42 - (i % 2) * 0.06), muzzle.y - 0.1 + i * 0.06],
      ]);
}

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
    if (spec.fur > 0.3) tufts(ctx, css(neckTone), neck.outline, spec.fur * 0.03, random, -1);
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
    head(brush, spec, coat, behind);
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
    if (spec.fur > 0.2) tufts(ctx, css(scale(tone, 0.92)), shape.outline, spec.fur * 0.03, random, -1);
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
    flesh(ctx, css(scale(coat, 0.85)), shape);
    if (spec.fur > 0.3) tufts(ctx, css(scale(coat, 0.85)), shape.outline, spec.fur * 0.04, random, 1, 2);
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
      post(brush, spec, { x: side * half * 0.72, fore: false }, -frame.croup * 0.55, deep, steps[side < 0 ? 2 : 3]!);
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
