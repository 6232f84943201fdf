import type { Variants } from "#lib/elements/variants.ts";
import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { bloom, flesh, hairs, tube } from "./anatomy.ts";
import type { Coat, Hide } from "./quadruped.ts";
import type { Point } from "./strokes.ts";

export const isZebra = (variants: Variants): boolean => variants.has("zebra");

/** The sheen of a groomed flank. */
export function horseKind({ brush, body, coat }: Coat): void {
  const shine = mix(coat, [255, 236, 208], 0.62);
  bloom(brush.ctx, shine, ...body.at(0.16, -0.5), 0.13, 0.05, 0.6, 0.2);
  bloom(brush.ctx, shine, ...body.at(0.44, -0.42), 0.17, 0.045, 0.4, 0.05);
  bloom(brush.ctx, shine, ...body.at(0.84, -0.1), 0.045, 0.16, 0.4, 0.6);
}

/** Locks that fall from the crest and stream in the run; a forelock between the ears. */
export function mane({ brush, pose, body, coat }: Hide): void {
  const { ctx, random, phase } = brush;
  const dark = isZebra(brush.variants) ? rgb("#26201f") : scale(mix(coat, rgb("#1a0f0a"), 0.72), 0.9);
  const stream = [0.02, 0.05, 0.17][pose.speed]!;
  const wave = (at: number) => Math.sin(phase * Math.PI * 2 - at * 4) * (pose.speed ? 0.03 : 0.006);
  for (let layer = 0; layer < 2; layer++) {
    for (let i = 0; i < 15; i++) {
      const t = 0.66 + (i / 14) * 0.34;
      const [x, y] = body.at(t, -0.96);
      const long = (0.17 + random() * 0.07) * (isZebra(brush.variants) ? 0.35 : 1);
      const back = stream + wave(i / 14) + random() * 0.02;
      const tip: Point = [x - back - long * 0.3, y + long * (pose.speed === 2 ? 0.34 : 0.92)];
      ctx.beginPath();
      ctx.moveTo(x + 0.02, y - 0.008);
      ctx.bezierCurveTo(x - 0.05 - back * 0.3, y - 0.015, x - back * 0.7 - 0.035, y + long * 0.3, tip[0], tip[1]);
      ctx.bezierCurveTo(x - back * 0.4, y + long * 0.5, x + 0.02, y + long * 0.34, x + 0.034, y + 0.024);
      ctx.fillStyle = css(scale(dark, layer ? 1.18 + random() * 0.4 : 0.8));
      ctx.fill();
    }
  }
  const lock: Rgb = mix(dark, [255, 226, 190], 0.24);
  hairs(ctx, lock, 0.004, 0.5, 26, (i) => {
    const t = 0.68 + (i / 26) * 0.31;
    const [x, y] = body.at(t, -0.85);
    return [
      [x, y],
      [x - 0.025 - stream * 0.5, y + (pose.speed === 2 ? 0.03 : 0.09)],
    ];
  });
}

/** The bones of a horse's face seen from ahead: blaze, nostrils, forelock. */
export function horseFace(ctx: CanvasRenderingContext2D, coat: Rgb): void {
  bloom(ctx, mix(coat, [255, 246, 230], 0.9), 0, -0.1, 0.05, 0.26, 0.8);
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.ellipse(side * 0.085, 0.36, 0.03, 0.045, side * 0.5, 0, Math.PI * 2);
    ctx.fillStyle = css(scale(coat, 0.16));
    ctx.fill();
    bloom(ctx, [12, 7, 5], side * 0.12, 0, 0.05, 0.26, 0.3);
  }
  ctx.beginPath();
  ctx.moveTo(-0.1, -0.5);
  ctx.bezierCurveTo(-0.08, -0.36, -0.02, -0.3, 0.02, -0.18);
  ctx.bezierCurveTo(0.05, -0.3, 0.1, -0.4, 0.1, -0.5);
  ctx.fillStyle = css(scale(coat, 0.3));
  ctx.fill();
}

/** One spiral horn on the brow. */
export function unicornHorn(ctx: CanvasRenderingContext2D): void {
  const horn = tube(
    [
      [0.26, -0.12],
      [0.36, -0.5],
      [0.46, -0.9],
    ],
    [0.045, 0.03, 0.004],
    8,
  );
  flesh(ctx, css(rgb("#efe2c4")), horn);
  hairs(ctx, rgb("#b79a6a"), 0.012, 0.7, 9, (i) => [horn.at(0.05 + i * 0.1, -1), horn.at(0.12 + i * 0.1, 1)]);
}
