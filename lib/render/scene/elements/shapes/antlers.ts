import { css, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { flesh, tube } from "./anatomy.ts";
import { spots } from "./hide-marks.ts";
import type { Coat } from "./quadruped.ts";
import type { Point } from "./strokes.ts";

const horn = rgb("#a58a66");
const fawn = spots(rgb("#f2e6cc"), 0.8, 46, 0.011, 0.3);

/** A beam with its tines, from the brow up. */
function beam(
  ctx: CanvasRenderingContext2D,
  tone: Rgb,
  along: readonly Point[],
  tines: readonly (readonly [Point, Point, Point])[],
): void {
  flesh(ctx, css(tone), tube(along, [0.052, 0.046, 0.04, 0.03, 0.01]));
  for (const tine of tines) flesh(ctx, css(tone), tube(tine, [0.034, 0.024, 0.006]));
}

/** Antlers in profile, in units of the head; the far one darker and a little ahead. */
export function antlersAside(ctx: CanvasRenderingContext2D): void {
  for (const [dx, tone] of [
    [0.14, 0.6],
    [0, 1],
  ] as const) {
    ctx.save();
    ctx.translate(0.2 + dx, -0.2);
    ctx.rotate(-0.42 + dx * 0.6);
    beam(
      ctx,
      scale(horn, tone),
      [
        [0, 0],
        [-0.22, -0.28],
        [-0.34, -0.68],
        [-0.2, -1.08],
        [0.02, -1.36],
      ],
      [
        [
          [-0.08, -0.12],
          [0.12, -0.22],
          [0.24, -0.44],
        ],
        [
          [-0.27, -0.4],
          [-0.02, -0.5],
          [0.12, -0.76],
        ],
        [
          [-0.31, -0.8],
          [-0.42, -0.98],
          [-0.4, -1.24],
        ],
        [
          [-0.18, -1.1],
          [-0.22, -1.28],
          [-0.16, -1.46],
        ],
      ],
    );
    ctx.restore();
  }
}

export function antlersAhead(ctx: CanvasRenderingContext2D): void {
  for (const side of [-1, 1]) {
    ctx.save();
    ctx.scale(side, 1);
    beam(
      ctx,
      horn,
      [
        [0.12, -0.42],
        [0.34, -0.66],
        [0.56, -0.98],
        [0.56, -1.36],
        [0.4, -1.66],
      ],
      [
        [
          [0.2, -0.5],
          [0.2, -0.68],
          [0.14, -0.84],
        ],
        [
          [0.44, -0.78],
          [0.36, -0.98],
          [0.28, -1.14],
        ],
        [
          [0.57, -1.2],
          [0.72, -1.36],
          [0.74, -1.58],
        ],
      ],
    );
    ctx.restore();
  }
}

export function deerKind(hide: Coat): void {
  if (hide.brush.variants.has("fawn")) fawn(hide);
}
