import { mix, rgb, scale } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { Looks, Rig } from "./body.ts";
import { faceOf, headRadius } from "./head-looks.ts";
import { sideFace } from "./head-side.ts";
import { blob, line, oval, poly, rect, type Point } from "./strokes.ts";

export type Ctx = CanvasRenderingContext2D;

function hatOn(ctx: Ctx, looks: Looks, [x, y]: Point, r: number, side: boolean): void {
  const tone = mix(looks.coat, rgb("#22242c"), 0.45);
  if (looks.hat === "cap") {
    blob(ctx, tone, [
      [x - r * 1.02, y - r * 0.3],
      [x - r * 0.8, y - r * 1.02],
      [x, y - r * 1.28],
      [x + r * 0.85, y - r],
      [x + r * 1.02, y - r * 0.32],
      [x, y - r * 0.48],
    ]);
    poly(
      ctx,
      scale(tone, 0.7),
      side
        ? [
            [x + r * 0.6, y - r * 0.5],
            [x + r * 1.6, y - r * 0.28],
            [x + r * 0.9, y - r * 0.26],
          ]
        : [
            [x - r * 0.8, y - r * 0.46],
            [x + r * 0.8, y - r * 0.46],
            [x + r * 0.55, y - r * 0.18],
            [x - r * 0.55, y - r * 0.18],
          ],
    );
  } else if (looks.hat === "beanie") {
    blob(ctx, looks.scarf ?? tone, [
      [x - r, y - r * 0.25],
      [x - r * 0.9, y - r],
      [x, y - r * 1.42],
      [x + r * 0.9, y - r],
      [x + r, y - r * 0.25],
      [x, y - r * 0.42],
    ]);
    line(ctx, scale(looks.scarf ?? tone, 0.75), r * 0.26, [
      [x - r * 0.96, y - r * 0.32],
      [x, y - r * 0.5],
      [x + r * 0.96, y - r * 0.32],
    ]);
  } else if (looks.hat === "brim") {
    blob(ctx, tone, [
      [x - r * 0.86, y - r * 0.5],
      [x - r * 0.66, y - r * 1.5],
      [x, y - r * 1.36],
      [x + r * 0.66, y - r * 1.5],
      [x + r * 0.86, y - r * 0.5],
    ]);
    oval(ctx, scale(tone, 0.78), x, y - r * 0.52, r * 1.75, r * 0.26, side ? 0.08 : 0);
  } else if (looks.hat === "toque") {
    rect(ctx, rgb("#f2f0ea"), x - r * 0.8, y - r * 1.3, r * 1.6, r * 0.9, r * 0.1);
    for (const dx of [-0.6, 0, 0.6]) oval(ctx, rgb("#faf8f4"), x + dx * r, y - r * 1.55, r * 0.55, r * 0.5);
  } else if (looks.hat === "hood") {
    blob(ctx, scale(looks.coat, 0.85), [
      [x - r * 1.2, y + r * 1.1],
      [x - r * 1.25, y - r * 0.5],
      [x - r * 0.2, y - r * 1.45],
      [x + r * 0.75, y - r * 0.95],
      [x + r * 0.5, y - r * 0.2],
      [x + r * 0.2, y + r * 1.1],
    ]);
  } else if (looks.hat === "helmet") {
    oval(ctx, rgb("#e4e8ee"), x, y - r * 0.05, r * 1.5, r * 1.55);
    oval(ctx, rgb("#1d2a44"), x + (side ? r * 0.4 : 0), y, r * (side ? 0.95 : 1.12), r * 0.95);
    oval(ctx, rgb("#e8b25c"), x + (side ? r * 0.55 : r * 0.2), y - r * 0.25, r * 0.6, r * 0.4, -0.3, 0.6);
    oval(ctx, rgb("#ffffff"), x - r * 0.3, y - r * 0.5, r * 0.18, r * 0.1, -0.5, 0.8);
  }
}

export function sideHead(brush: Brush, ctx: Ctx, looks: Looks, rig: Rig): void {
  const face = faceOf(brush, looks);
  const r = headRadius(looks);
  ctx.save();
  ctx.translate(...rig.head);
  ctx.rotate(rig.tilt);
  ctx.scale(r, r);
  sideFace(ctx, face, 1);
  ctx.restore();
}

export function frontHead(ctx: Ctx, looks: Looks, rig: Rig, away: boolean, phase: number): void {
  const r = 0.0615 * (looks.build > 1.2 ? 1.3 : 1);
  const { skin, hair } = looks;
  ctx.save();
  ctx.translate(...rig.head);
  ctx.rotate(rig.tilt);
  if (looks.long_hair)
    blob(ctx, scale(hair, 0.8), [
      [0, -r * 1.3],
      [-r * 1.05, -r * 0.7],
      [-r * 1.2, r * 0.7],
      [-r * 1.05, r * 1.9],
      [0, r * 1.6],
      [r * 1.05, r * 1.9],
      [r * 1.2, r * 0.7],
      [r * 1.05, -r * 0.7],
    ]);
  if (away) {
    blob(ctx, hair, [
      [0, -r * 1.3],
      [-r * 0.95, -r * 0.75],
      [-r * 0.95, r * 0.3],
      [-r * 0.5, r * 1.0],
      [r * 0.5, r * 1.0],
      [r * 0.95, r * 0.3],
      [r * 0.95, -r * 0.75],
    ]);
    if (looks.long_hair)
      blob(ctx, hair, [
        [-r * 0.95, 0],
        [-r * 1.0, r * 1.8],
        [0, r * 2],
        [r * 1.0, r * 1.8],
        [r * 0.95, 0],
      ]);
    for (let i = -3; i <= 3; i++)
      line(
        ctx,
        mix(hair, [255, 240, 220], 0.14),
        r * 0.05,
        [
          [i * r * 0.1, -r * 1.2],
          [i * r * 0.26, -r * 0.2],
          [i * r * 0.24, r * 0.8],
        ],
        0.5,
      );
    hatOn(ctx, looks, [0, 0], r, false);
    ctx.restore();
    return;
  }
  oval(ctx, scale(skin, 0.82), -r * 0.86, r * 0.1, r * 0.14, r * 0.24);
  oval(ctx, scale(skin, 0.82), r * 0.86, r * 0.1, r * 0.14, r * 0.24);
  blob(ctx, skin, [
    [0, -r * 1.12],
    [-r * 0.72, -r * 0.8],
    [-r * 0.84, 0],
    [-r * 0.68, r * 0.62],
    [-r * 0.26, r * 1.08],
    [r * 0.26, r * 1.08],
    [r * 0.68, r * 0.62],
    [r * 0.84, 0],
    [r * 0.72, -r * 0.8],
  ]);
  const lip = mix(skin, rgb("#a23c34"), 0.6);
  const blink = phase > 0.94 ? 0.12 : 1;
  for (const sign of [-1, 1]) {
    oval(ctx, scale(skin, 0.86), sign * r * 0.35, -r * 0.1, r * 0.22, r * 0.15, 0, 0.7);
    oval(ctx, rgb("#f8f5f1"), sign * r * 0.35, -r * 0.08, r * 0.165, r * 0.098 * blink);
    oval(ctx, mix(hair, rgb("#3d5a6b"), 0.45), sign * r * 0.35 + r * 0.02, -r * 0.08, r * 0.085, r * 0.094 * blink);
    oval(ctx, rgb("#120d0c"), sign * r * 0.35 + r * 0.02, -r * 0.08, r * 0.045, r * 0.05 * blink);
    oval(ctx, rgb("#ffffff"), sign * r * 0.35 + r * 0.05, -r * 0.115, r * 0.022, r * 0.022 * blink);
    line(ctx, scale(hair, 0.6), r * 0.035, [
      [sign * r * 0.18, -r * 0.13],
      [sign * r * 0.36, -r * 0.19],
      [sign * r * 0.54, -r * 0.1],
    ]);
    line(
      ctx,
      scale(hair, 0.85),
      r * 0.085,
      [
        [sign * r * 0.17, -r * 0.31],
        [sign * r * 0.38, -r * 0.39],
        [sign * r * 0.58, -r * 0.3],
      ],
      0.9,
    );
    oval(ctx, mix(skin, rgb("#e0604c"), 0.5), sign * r * 0.48, r * 0.3, r * 0.2, r * 0.14, 0, 0.22);
  }
  line(
    ctx,
    scale(skin, 0.72),
    r * 0.05,
    [
      [r * 0.06, -r * 0.02],
      [r * 0.13, r * 0.3],
      [-r * 0.02, r * 0.36],
      [-r * 0.1, r * 0.3],
    ],
    0.7,
  );
  line(ctx, lip, r * 0.075, [
    [-r * 0.25, r * 0.62],
    [-r * 0.08, r * 0.655],
    [r * 0.08, r * 0.655],
    [r * 0.25, r * 0.61],
  ]);
  line(
    ctx,
    mix(lip, [255, 220, 210], 0.35),
    r * 0.05,
    [
      [-r * 0.12, r * 0.72],
      [r * 0.12, r * 0.72],
    ],
    0.7,
  );
  blob(ctx, hair, [
    [0, -r * 1.34],
    [-r * 0.78, -r * 1.05],
    [-r * 1.0, -r * 0.2],
    [-r * 0.84, r * 0.12],
    [-r * 0.74, -r * 0.42],
    [-r * 0.3, -r * 0.72],
    [r * 0.25, -r * 0.6],
    [r * 0.72, -r * 0.44],
    [r * 0.84, r * 0.12],
    [r * 1.0, -r * 0.2],
    [r * 0.78, -r * 1.05],
  ]);
  line(
    ctx,
    mix(hair, [255, 240, 220], 0.28),
    r * 0.06,
    [
      [-r * 0.65, -r * 0.75],
      [-r * 0.2, -r * 1.12],
      [r * 0.35, -r * 1.1],
    ],
    0.6,
  );
  hatOn(ctx, looks, [0, 0], r, false);
  ctx.restore();
}
