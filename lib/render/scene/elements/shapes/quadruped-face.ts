import { animalPainting } from "#lib/elements/animal-painting.ts";
import { ears as earShapes } from "#lib/elements/four-legs.ts";
import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { draw } from "#lib/render/scene/elements/animals/creature.ts";
import { hairs, onto, tufts } from "./anatomy.ts";
import { headMoment } from "./animal-measures.ts";
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
  const { ctx, random, phase, motion } = brush;
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
  const { eyes, nose, muzzle } = face;
  const moment = headMoment(
    brush,
    coat,
    { nose: nose.colour, iris: eyes.iris, muzzle: muzzle.colour, cheek: face.cheek },
    {
      eye_x: eyes.apart,
      eye_y: eyes.y,
      eye_r: eyes.r,
      slant: eyes.slant ?? 0.2,
      nose_y: nose.y,
      nose_rx: nose.rx,
      nose_ry: nose.ry,
      muzzle_y: muzzle.y,
      muzzle_rx: muzzle.rx,
      muzzle_ry: muzzle.ry,
      open: phase > 0.92 && motion !== "run" ? 0.2 : 1,
    },
    [...(behind ? ["behind" as const] : []), ...(spec.fur > 0 && brush.px_per_unit > 100 ? ["furry" as const] : [])],
  );
  const rows = animalPainting().face;
  onto(ctx, () => {
    trace(ctx, outline, true);
    ctx.clip();
    draw(rows.skin, moment, null);
  });
  if (behind) return;
  onto(ctx, () => draw(rows.shade, moment, null));
  face.after?.(brush, coat);
  draw(rows.features, moment, null);
  if (face.ear.kind === "drop") ears(ctx, face, coat, null, flick);
  if (spec.head.whiskers) draw(rows.whiskers, moment, null);
}
