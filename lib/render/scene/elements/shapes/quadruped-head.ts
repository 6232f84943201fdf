import { ears } from "#lib/elements/four-legs.ts";
import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { Random } from "#lib/render/scene/random.ts";
import { bloom, eye, hairs, onto, trail, tufts } from "./anatomy.ts";
import { trace, type Point } from "./strokes.ts";

/** A head seen from the side, nose to the right, in units of its length from the nape. */
export interface HeadSpec {
  size: number;
  outline: readonly Point[];
  /** Where the lighter muzzle begins and its colour; null where the coat runs to the nose. */
  muzzle: { from: number; colour: string } | null;
  nose: { at: Point; rx: number; ry: number; colour: string };
  mouth: readonly Point[];
  eye: { at: Point; r: number; iris: string };
  ear: { kind: "prick" | "drop" | "round" | "leaf" | "long"; at: Point; length: number; width: number; angle: number };
  inner: string;
  /** Pale cheek and throat, as foxes and tigers have. */
  cheek?: string;
  ruff?: number;
  whiskers?: boolean;
  /** Anything more, drawn in the head's own units: horns, beards, stripes. */
  before?: ((brush: Brush, coat: Rgb) => void) | undefined;
  after?: ((brush: Brush, coat: Rgb) => void) | undefined;
  /** Colour of the head where it is not that of the coat. */
  tone?: string;
}

type Ctx = CanvasRenderingContext2D;

/** One ear, grown from its root. */
function ear(ctx: Ctx, spec: HeadSpec, coat: Rgb, far: boolean, flick: number): void {
  const { kind, at, length, width, angle } = spec.ear;
  ctx.save();
  ctx.translate(at[0] + (far ? 0.12 : 0), at[1] + (far ? -0.015 : 0));
  ctx.rotate(angle + flick + (far ? 0.16 : 0));
  const skin = scale(coat, (far ? 0.62 : 0.95) * (kind === "drop" ? 0.74 : 1));
  const points = ears.aside[kind].map(([x, y]): Point => [x * width, y * length]);
  trace(ctx, points, true);
  ctx.fillStyle = css(skin);
  ctx.fill();
  if (kind !== "drop") {
    const hollow = points.map(([x, y]): Point => [x * 0.58 + width * 0.07, y * 0.8 - length * 0.02]);
    trace(ctx, hollow, true);
    ctx.fillStyle = css(mix(rgb(spec.inner), coat, far ? 0.5 : 0.12), far ? 0.5 : 0.85);
    ctx.fill();
    hairs(ctx, mix(coat, [255, 246, 230], 0.55), 0.012, 0.4, far ? 0 : 7, (i) => [
      [width * (-0.2 + i * 0.06), 0.04 * length],
      [width * (-0.16 + i * 0.05), -length * (0.28 + (i % 3) * 0.1)],
    ]);
  } else {
    ctx.clip();
    bloom(ctx, [20, 12, 8], -width * 0.3, length * 0.5, width * 0.7, length * 0.7, 0.28);
    bloom(ctx, [255, 232, 196], width * 0.1, length * 0.1, width * 0.5, length * 0.4, far ? 0 : 0.22);
  }
  ctx.restore();
}

export interface HeadLook {
  coat: Rgb;
  fur: number;
  lightSide: number;
  random: Random;
  /** Turn of an ear, radians; how far the eye is open. */
  flick: number;
  open: number;
  fine: boolean;
  /** Breadth of a hair, in units of the head. */
  hair: number;
  brush: Brush;
}

/** What of the head lies behind the neck. */
export function farEar(ctx: Ctx, spec: HeadSpec, at: Point, drop: number, look: HeadLook): void {
  ctx.save();
  ctx.translate(at[0], at[1]);
  ctx.rotate(drop);
  ctx.scale(spec.size, spec.size);
  ear(ctx, spec, spec.tone ? rgb(spec.tone) : look.coat, true, look.flick * 0.5);
  ctx.restore();
}

export function headInProfile(ctx: Ctx, spec: HeadSpec, at: Point, drop: number, look: HeadLook): void {
  const { random } = look;
  const coat = spec.tone ? rgb(spec.tone) : look.coat;
  ctx.save();
  ctx.translate(at[0], at[1]);
  ctx.rotate(drop);
  ctx.scale(spec.size, spec.size);
  spec.before?.(look.brush, coat);
  const skull = ctx.createLinearGradient(0.3, -0.4, 0.2, 0.42);
  skull.addColorStop(0, css(scale(coat, 0.94)));
  skull.addColorStop(0.45, css(coat));
  skull.addColorStop(1, css(scale(coat, 0.8)));
  if (spec.ruff) {
    const ruff = spec.outline.slice(-5);
    tufts(ctx, css(scale(coat, 0.88)), ruff, spec.ruff, random, 1);
    tufts(ctx, css(spec.cheek ? rgb(spec.cheek) : scale(coat, 0.96)), ruff, spec.ruff * 0.7, random, 1);
  }
  trace(ctx, spec.outline, true);
  ctx.fillStyle = skull;
  ctx.fill();
  onto(ctx, () => {
    ctx.beginPath();
    trace(ctx, spec.outline, true);
    ctx.clip();
    if (spec.cheek) {
      const pale = rgb(spec.cheek);
      bloom(ctx, pale, 0.3, 0.3, 0.42, 0.24, 0.95);
      bloom(ctx, pale, 0.34, 0.26, 0.34, 0.17, 0.9);
    }
    if (spec.muzzle) {
      const tone = rgb(spec.muzzle.colour);
      const { from } = spec.muzzle;
      const gradient = ctx.createLinearGradient(from - 0.14, -0.06, from + 0.2, 0.12);
      gradient.addColorStop(0, css(tone, 0));
      gradient.addColorStop(1, css(tone, 0.92));
      ctx.fillStyle = gradient;
      ctx.fillRect(from - 0.2, -0.5, 1.4, 1);
    }
    // Cheekbone and the hollow before the eye.
    bloom(ctx, [16, 10, 10], spec.eye.at[0] + 0.2, spec.eye.at[1] + 0.11, 0.2, 0.08, 0.22, 0.2);
    bloom(ctx, [255, 240, 214], spec.eye.at[0] - 0.02, spec.eye.at[1] - 0.12, 0.22, 0.08, 0.3, 0.2);
    bloom(ctx, [14, 9, 8], 0.05, 0.34, 0.5, 0.16, 0.22);
    if (look.fine && look.fur > 0)
      for (const [tone, alpha] of [
        [scale(coat, 0.55), 0.28],
        [mix(coat, [255, 244, 224], 0.5), 0.3],
      ] as const)
        hairs(ctx, tone, look.hair, alpha, 70, () => {
          const x = -0.08 + random() * 0.86;
          const y = -0.34 + random() * 0.66;
          const long = 0.05 + random() * 0.06 * look.fur;
          return [
            [x, y],
            [x - long, y + (y + 0.05) * 0.18],
          ];
        });
    trail(ctx, spec.outline);
  });
  // Hair of the cheek runs over into the neck, so that the head grows out of it.
  if (look.fine && look.fur > 0.1 && !spec.tone)
    onto(ctx, () => {
      for (const shade of [0.78, 0.92, 1.02])
        hairs(ctx, scale(coat, shade), look.hair * 2, 0.5, 40, () => {
          const y = -0.16 + random() * 0.44;
          const x = -0.1 + random() * 0.2;
          return [
            [x + 0.06, y],
            [x - 0.1 - random() * 0.06, y + 0.05 + (y + 0.1) * 0.2],
          ];
        });
    });
  onto(ctx, () => {
    const { nose } = spec;
    const dark = rgb(nose.colour);
    ctx.beginPath();
    ctx.ellipse(nose.at[0], nose.at[1], nose.rx, nose.ry, 0.2, 0, Math.PI * 2);
    ctx.fillStyle = css(dark);
    ctx.fill();
    bloom(
      ctx,
      mix(dark, [255, 255, 255], 0.7),
      nose.at[0] - nose.rx * 0.1,
      nose.at[1] - nose.ry * 0.5,
      nose.rx * 0.6,
      nose.ry * 0.4,
      0.7,
    );
    trace(ctx, spec.mouth, false);
    ctx.strokeStyle = css(scale(coat, 0.22), 0.75);
    ctx.lineWidth = 0.015;
    ctx.stroke();
  });
  spec.after?.(look.brush, coat);
  const [ex, ey] = spec.eye.at;
  bloom(ctx, [12, 8, 8], ex, ey + 0.005, spec.eye.r * 2.6, spec.eye.r * 1.9, 0.5, 0.3);
  eye(ctx, rgb(spec.eye.iris), ex, ey, spec.eye.r, look.lightSide, look.open);
  ctx.beginPath();
  ctx.moveTo(ex - spec.eye.r * 1.6, ey - spec.eye.r * 0.35);
  ctx.quadraticCurveTo(ex - spec.eye.r * 0.2, ey - spec.eye.r * 1.75, ex + spec.eye.r * 1.7, ey + spec.eye.r * 0.45);
  ctx.strokeStyle = css(scale(coat, 0.3), 0.85);
  ctx.lineWidth = spec.eye.r * 0.42;
  ctx.stroke();
  ear(ctx, spec, coat, false, look.flick);
  if (spec.whiskers)
    hairs(ctx, [250, 246, 236], 0.008, 0.5, 5, (i) => [
      [0.84, 0.1 + i * 0.025],
      [0.98 + (i % 2) * 0.06 - i * 0.1, 0.16 + i * 0.09],
    ]);
  ctx.restore();
}
