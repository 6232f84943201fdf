import { ears as earShapes } from "#lib/elements/four-legs.ts";
import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, eye, hairs, onto, tufts } from "./anatomy.ts";
import type { QuadrupedSpec } from "./quadruped.ts";
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
  before?: ((brush: Brush, coat: Rgb) => void) | undefined;
  after?: ((brush: Brush, coat: Rgb) => void) | undefined;
}

const mirrored = (half: readonly Point[]): Point[] => [
  ...half,
  ...half
    .slice(0, -1)
    .reverse()
    .filter(([x]) => x > 0.001)
    .map(([x, y]): Point => [-x, y]),
];

function ears(ctx: Ctx, face: FaceSpec, coat: Rgb, inner: Rgb | null, flick: number): void {
  const { ear } = face;
  for (const side of [-1, 1] as const) {
    ctx.save();
    ctx.scale(side, 1);
    ctx.translate(ear.x, ear.y);
    ctx.rotate(ear.angle + (side > 0 ? flick : 0));
    const shape = earShapes.ahead[ear.kind].map(([x, y]): Point => [x * ear.width, y * ear.length]);
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
export function headOn(brush: Brush, spec: QuadrupedSpec, hide: Rgb, behind: boolean): void {
  const coat = spec.head.tone ? rgb(spec.head.tone) : hide;
  const { ctx, random, phase, motion, light } = brush;
  const { face } = spec;
  const outline = mirrored(face.half);
  const flick = Math.sin(phase * Math.PI * 2) ** 9 * 0.16;
  face.before?.(brush, coat);
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
  face.after?.(brush, coat);
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
