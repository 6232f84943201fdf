import { animalPainting } from "#lib/elements/animal-painting.ts";
import { ears } from "#lib/elements/four-legs.ts";
import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { Random } from "#lib/render/scene/random.ts";
import { draw } from "#lib/render/scene/elements/animals/creature.ts";
import { bloom, hairs, onto, tufts } from "./anatomy.ts";
import { headMoment } from "./animal-measures.ts";
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
  const { nose, muzzle } = spec;
  const [eye_x, eye_y] = spec.eye.at;
  const moment = headMoment(
    look.brush,
    coat,
    { nose: nose.colour, iris: spec.eye.iris, muzzle: muzzle?.colour ?? null, cheek: spec.cheek },
    {
      eye_x,
      eye_y,
      eye_r: spec.eye.r,
      nose_x: nose.at[0],
      nose_y: nose.at[1],
      nose_rx: nose.rx,
      nose_ry: nose.ry,
      muzzle_from: muzzle?.from ?? 1,
      hair: look.hair,
      open: look.open,
    },
    look.fine && look.fur > 0 ? ["furry"] : [],
  );
  const { profile } = animalPainting();
  onto(ctx, () => {
    trace(ctx, spec.outline, true);
    ctx.clip();
    draw(profile.skin, moment, null);
  });
  onto(ctx, () => {
    // Hair of the cheek runs over into the neck, so that the head grows out of it.
    if (look.fine && look.fur > 0.1 && !spec.tone) draw(profile.nape, moment, null);
    draw(profile.nose, moment, null);
    trace(ctx, spec.mouth, false);
    ctx.strokeStyle = css(scale(coat, 0.22), 0.75);
    ctx.lineWidth = 0.015;
    ctx.stroke();
  });
  spec.after?.(look.brush, coat);
  draw(profile.eyes, moment, null);
  ear(ctx, spec, coat, false, look.flick);
  if (spec.whiskers) draw(profile.whiskers, moment, null);
  ctx.restore();
}
