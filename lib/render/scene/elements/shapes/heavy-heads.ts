import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { bloom, flesh, hairs, onto, tube } from "./anatomy.ts";
import type { Point } from "./strokes.ts";

type Ctx = CanvasRenderingContext2D;
const ivory = rgb("#e9dfc8");

function wrinkled(ctx: Ctx, coat: Rgb, points: readonly Point[], girths: readonly number[]): void {
  const trunk = tube(points, girths, 8);
  const shade = ctx.createLinearGradient(points[0]![0] - girths[0]!, 0, points[0]![0] + girths[0]! * 1.4, 0);
  shade.addColorStop(0, css(scale(coat, 0.7)));
  shade.addColorStop(0.6, css(coat));
  shade.addColorStop(1, css(scale(coat, 0.86)));
  flesh(ctx, shade, trunk);
  onto(ctx, () => {
    for (const [tone, dt, alpha] of [
      [scale(coat, 0.45), 0, 0.4],
      [mix(coat, [255, 246, 232], 0.5), 0.008, 0.3],
    ] as const)
      hairs(ctx, tone, 0.014, alpha, 26, (i) => {
        const t = 0.06 + i * 0.034 + dt;
        return [trunk.at(t, -0.96), trunk.at(t + 0.012, 0.2 + (i % 3) * 0.3)];
      });
  });
}

function tusk(ctx: Ctx, points: readonly Point[], tone: Rgb): void {
  flesh(ctx, css(tone), tube(points, [0.062, 0.05, 0.012]));
  onto(ctx, () => bloom(ctx, [255, 252, 240], points[1]![0], points[1]![1] - 0.02, 0.16, 0.03, 0.5, 0.4));
}

export function farTusk(ctx: Ctx): void {
  tusk(
    ctx,
    [
      [0.6, 0.36],
      [0.92, 0.62],
      [1.24, 0.5],
    ],
    scale(ivory, 0.6),
  );
}

/** Trunk and tusk of an elephant in profile, in units of its head. */
export function trunkAside(ctx: Ctx, coat: Rgb, phase: number): void {
  const sway = Math.sin(phase * Math.PI * 2);
  wrinkled(
    ctx,
    coat,
    [
      [0.5, 0.06],
      [0.72, 0.34],
      [0.82, 0.86],
      [0.78 + sway * 0.05, 1.4],
      [0.7 + sway * 0.12, 1.86],
      [0.86 + sway * 0.16, 2.08],
    ],
    [0.26, 0.22, 0.165, 0.12, 0.09, 0.06],
  );
  tusk(
    ctx,
    [
      [0.5, 0.4],
      [0.86, 0.74],
      [1.24, 0.64],
    ],
    ivory,
  );
}

export function trunkAhead(ctx: Ctx, coat: Rgb, phase: number): void {
  const sway = Math.sin(phase * Math.PI * 2) * 0.05;
  for (const side of [-1, 1])
    tusk(
      ctx,
      [
        [side * 0.2, 0.3],
        [side * 0.3, 0.6],
        [side * 0.24, 0.86],
      ],
      ivory,
    );
  wrinkled(
    ctx,
    coat,
    [
      [0, 0],
      [0, 0.36],
      [sway * 0.4, 0.8],
      [sway, 1.24],
      [sway * 2 + 0.05, 1.56],
    ],
    [0.2, 0.17, 0.13, 0.1, 0.06],
  );
}

/** A short horn that turns up, in profile. */
export function cowHorn(ctx: Ctx): void {
  for (const [dx, tone] of [
    [0.1, 0.55],
    [0, 0.9],
  ] as const)
    flesh(
      ctx,
      css(scale(rgb("#cdbf9f"), tone)),
      tube(
        [
          [0.06 + dx, -0.2],
          [0.12 + dx, -0.42],
          [0.26 + dx, -0.56],
        ],
        [0.06, 0.045, 0.01],
      ),
    );
}

export function cowHorns(ctx: Ctx): void {
  for (const side of [-1, 1])
    flesh(
      ctx,
      css(rgb("#cdbf9f")),
      tube(
        [
          [side * 0.16, -0.44],
          [side * 0.36, -0.54],
          [side * 0.42, -0.72],
        ],
        [0.05, 0.04, 0.008],
      ),
    );
}

/** A goat's horns and its beard. */
export function goatAside(ctx: Ctx, coat: Rgb): void {
  for (const [dx, tone] of [
    [0.08, 0.5],
    [0, 0.8],
  ] as const)
    flesh(
      ctx,
      css(scale(rgb("#8d7c64"), tone)),
      tube(
        [
          [0.2 + dx, -0.2],
          [0.12 + dx, -0.6],
          [-0.14 + dx, -0.9],
          [-0.4 + dx, -0.92],
        ],
        [0.08, 0.066, 0.045, 0.01],
      ),
    );
  flesh(
    ctx,
    css(scale(coat, 0.8)),
    tube(
      [
        [0.68, 0.12],
        [0.7, 0.34],
        [0.62, 0.56],
      ],
      [0.08, 0.06, 0.008],
    ),
  );
}

export function goatAhead(ctx: Ctx): void {
  for (const side of [-1, 1])
    flesh(
      ctx,
      css(rgb("#7d6d57")),
      tube(
        [
          [side * 0.1, -0.42],
          [side * 0.18, -0.72],
          [side * 0.34, -0.96],
        ],
        [0.07, 0.055, 0.01],
      ),
    );
}

/** Little knobs between the ears of a giraffe. */
export function ossicones(ctx: Ctx, coat: Rgb): void {
  for (const [dx, tone] of [
    [0.1, 0.6],
    [0, 1],
  ] as const) {
    flesh(
      ctx,
      css(scale(coat, tone)),
      tube(
        [
          [0.16 + dx, -0.16],
          [0.1 + dx, -0.4],
        ],
        [0.035, 0.03],
      ),
    );
    bloom(ctx, [28, 20, 16], 0.1 + dx, -0.42, 0.06, 0.06, 0.9);
  }
}

export function ossiconesAhead(ctx: Ctx, coat: Rgb): void {
  for (const side of [-1, 1]) {
    flesh(
      ctx,
      css(coat),
      tube(
        [
          [side * 0.1, -0.44],
          [side * 0.13, -0.64],
        ],
        [0.035, 0.035],
      ),
    );
    bloom(ctx, [28, 20, 16], side * 0.13, -0.65, 0.06, 0.06, 0.9);
  }
}
