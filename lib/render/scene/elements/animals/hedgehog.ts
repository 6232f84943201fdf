import { css, mix, rgb, scale } from "#lib/render/scene/colour.ts";
import { type Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, eye, flesh, footfall, hairs, onto, trail, tube } from "#lib/render/scene/elements/shapes/anatomy.ts";
import type { Point } from "#lib/render/scene/elements/shapes/strokes.ts";

/** A dome of banded quills over a soft face with a wet nose. */
export function paintHedgehog(brush: Brush): void {
  const { ctx, phase, random, light, motion } = brush;
  const quill = brush.colour ?? rgb("#6b5440");
  const tip = rgb("#e9dcc2");
  const fur = rgb("#b08f6a");
  const turn = phase * Math.PI * 2;
  const going = motion === "walk" || motion === "run";
  const bob = going ? Math.sin(turn * 2) * 0.014 : Math.sin(turn) * 0.008;
  for (const [x, k, far] of [
    [0.52, 0.5, true],
    [-0.42, 0, true],
    [0.42, 0, false],
    [-0.54, 0.5, false],
  ] as const) {
    const step = going ? footfall(phase + k, 0.6) : { place: 0, lift: 0 };
    const foot: Point = [x + step.place * 0.1, -0.03 - step.lift * 0.06];
    flesh(
      ctx,
      css(scale(fur, far ? 0.4 : 0.66)),
      tube([[x, -0.24], foot, [foot[0] + 0.1, foot[1] + 0.012]], [0.09, 0.055, 0.035]),
    );
  }
  const sniff = Math.sin(turn * 3) * 0.012;
  const face = tube(
    [
      [0.36, -0.34 + bob],
      [0.62, -0.36 + bob],
      [0.86, -0.29 + bob + sniff * 0.5],
      [1.08, -0.25 + bob + sniff],
    ],
    [0.24, [0.2, 0.2], [0.1, 0.11], 0.03],
    8,
  );
  flesh(ctx, css(fur), face);
  onto(ctx, () => {
    ctx.save();
    trail(ctx, face.outline);
    ctx.clip();
    bloom(ctx, rgb("#ead9bc"), 0.62, -0.2 + bob, 0.3, 0.12, 0.9);
    bloom(ctx, scale(fur, 0.42), 0.86, -0.32 + bob, 0.2, 0.07, 0.6, 0.2);
    for (const [tone, alpha] of [
      [scale(fur, 0.5), 0.4],
      [mix(fur, [255, 244, 222], 0.6), 0.5],
    ] as const)
      hairs(ctx, tone, 0.007, alpha, 110, () => {
        const t = random();
        const v = -1 + random() * 2;
        return [face.at(t, v), face.at(t - 0.09, v * 1.04)];
      });
    ctx.restore();
  });
  ctx.beginPath();
  ctx.ellipse(1.1, -0.26 + bob + sniff, 0.05, 0.045, 0.2, 0, Math.PI * 2);
  ctx.fillStyle = "rgb(24,18,18)";
  ctx.fill();
  bloom(ctx, [255, 255, 250], 1.1, -0.28 + bob + sniff, 0.022, 0.014, 0.9);
  eye(ctx, rgb("#1c1210"), 0.76, -0.38 + bob, 0.032, light.side, phase > 0.93 ? 0.2 : 1);
  const back = tube(
    [
      [-0.9, -0.16 + bob],
      [-0.74, -0.34 + bob],
      [-0.2, -0.42 + bob],
      [0.3, -0.4 + bob],
      [0.5, -0.36 + bob],
    ],
    [0.06, [0.24, 0.17], [0.38, 0.26], [0.28, 0.22], [0.16, 0.14]],
    9,
  );
  flesh(ctx, css(scale(quill, 0.45)), back);
  // Row upon row of quills, the lowest first so that each covers the roots of the next.
  for (let row = 0; row < 9; row++) {
    const v = 0.9 - row * 0.235;
    for (const [colour, from, to, width] of [
      [scale(quill, 0.55), 0, 1, 0.02],
      [tip, 0.42, 0.86, 0.013],
      [scale(quill, 0.4), 0.82, 1.02, 0.009],
    ] as const)
      hairs(ctx, mix(colour, scale(colour, 0.6), row < 3 ? 0.7 - row * 0.2 : 0), width, 0.95, 40, (i) => {
        const t = (i + (row % 2) * 0.5) / 40;
        const [x, y] = back.at(t, v);
        const jitter = Math.sin(i * 12.9 + row * 78.2) * 0.28;
        const lean = -0.62 - (1 - t) * 0.75 + jitter + (v > 0 ? -0.5 * v : 0);
        const long = 0.19 * (0.8 + 0.3 * Math.sin(i * 7.3 + row));
        const dx = Math.sin(lean);
        const dy = -Math.cos(lean);
        return [
          [x + dx * long * from, y + dy * long * from],
          [x + dx * long * to, y + dy * long * to],
        ];
      });
  }
  onto(ctx, () => {
    bloom(ctx, [16, 10, 8], -0.2, 0.0, 0.8, 0.2, 0.6);
    bloom(ctx, [255, 246, 226], -0.3, -0.78, 0.5, 0.16, 0.3);
  });
  ctx.beginPath();
  ctx.ellipse(0.56, -0.5 + bob, 0.075, 0.085, 0.3, 0, Math.PI * 2);
  ctx.fillStyle = css(scale(fur, 0.7));
  ctx.fill();
  bloom(ctx, rgb("#c99a84"), 0.57, -0.49 + bob, 0.05, 0.055, 0.9);
}
