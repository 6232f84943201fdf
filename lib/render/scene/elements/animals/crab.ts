import { css, mix, rgb, scale } from "#lib/render/scene/colour.ts";
import { type Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, eye, flesh, joint, onto, tube } from "#lib/render/scene/elements/shapes/anatomy.ts";
import { blob, type Point } from "#lib/render/scene/elements/shapes/strokes.ts";

/** A shore crab, seen from before: it always walks sideways. */
export function paintCrab(brush: Brush): void {
  const { ctx, phase, random, motion, light } = brush;
  const shell = brush.colour ?? mix(rgb("#c4452a"), rgb("#a85a34"), random());
  const pale = mix(shell, rgb("#f4d6b0"), 0.55);
  const turn = phase * Math.PI * 2;
  const going = motion === "walk" || motion === "run";
  const bob = going ? Math.sin(turn * 2) * 0.02 : Math.sin(turn) * 0.008;
  const y = -0.5 + bob;
  const leg = (side: number, i: number) => {
    const beat = going ? Math.sin(turn + i * Math.PI * 0.5 + (side > 0 ? Math.PI : 0)) : 0;
    const root: Point = [side * (0.36 - i * 0.03), y + 0.08 + i * 0.02];
    const foot: Point = [
      side * (1.12 - i * 0.17) + beat * 0.07,
      -0.01 - Math.max(0, going ? Math.cos(turn + i * 1.57 + (side > 0 ? Math.PI : 0)) : 0) * 0.12,
    ];
    const knee = joint(root, foot, 0.5, 0.52, side > 0 ? 1 : -1);
    const tone = scale(shell, 0.62 + i * 0.12);
    flesh(
      ctx,
      css(tone),
      tube([root, [(root[0] + knee[0]) / 2, (root[1] + knee[1]) / 2 - 0.01], knee], [0.06, 0.075, 0.05]),
    );
    flesh(
      ctx,
      css(scale(tone, 0.9)),
      tube([knee, [(knee[0] + foot[0]) / 2 + side * 0.02, (knee[1] + foot[1]) / 2], foot], [0.05, 0.05, 0.006]),
    );
    onto(ctx, () =>
      bloom(ctx, pale, (root[0] + knee[0]) / 2, (root[1] + knee[1]) / 2 - 0.04, 0.1, 0.025, 0.5, -side * 0.5),
    );
  };
  for (const side of [-1, 1]) for (let i = 0; i < 3; i++) leg(side, i);
  for (const side of [-1, 1]) {
    const wave =
      motion === "wave" || motion === "raise" || motion === "dance"
        ? Math.sin(turn + side) * 0.12 + 0.16
        : Math.sin(turn + side * 1.4) * 0.02;
    const big = side > 0 ? 1.12 : 1;
    const elbow: Point = [side * 0.74, y + 0.12 - wave * 0.4];
    const wrist: Point = [side * 0.7, y - 0.06 - wave];
    flesh(ctx, css(scale(shell, 0.86)), tube([[side * 0.36, y + 0.08], elbow, wrist], [0.08, 0.1, 0.08]));
    ctx.save();
    ctx.translate(...wrist);
    ctx.scale(side * big * 0.82, big * 0.82);
    ctx.rotate(-0.35 - wave * 0.8);
    const nip = 0.1 + Math.max(0, Math.sin(turn)) * 0.1;
    blob(ctx, scale(shell, 0.74), [
      [-0.02, -0.14],
      [-0.16 - nip * 0.4, -0.3],
      [-0.13 - nip * 0.5, -0.46],
      [-0.02 - nip * 0.2, -0.5],
      [-0.08, -0.32],
      [0.02, -0.18],
    ]);
    blob(ctx, shell, [
      [-0.14, 0.02],
      [-0.13, -0.14],
      [0, -0.24],
      [0.04, -0.4],
      [0.0, -0.54],
      [0.15, -0.44],
      [0.21, -0.22],
      [0.15, 0],
      [0.02, 0.08],
    ]);
    onto(ctx, () => {
      bloom(ctx, pale, 0.08, -0.2, 0.06, 0.16, 0.7, 0.2);
      bloom(ctx, rgb("#2a1614"), 0.0, -0.5, 0.05, 0.07, 0.8);
    });
    ctx.restore();
  }
  for (const side of [-1, 1]) {
    flesh(
      ctx,
      css(scale(shell, 0.7)),
      tube(
        [
          [side * 0.13, y - 0.14],
          [side * 0.15, y - 0.26],
        ],
        [0.028, 0.024],
      ),
    );
    eye(ctx, rgb("#1a1412"), side * 0.15, y - 0.29, 0.036, light.side);
  }
  blob(ctx, shell, [
    [-0.52, y - 0.06],
    [-0.4, y - 0.2],
    [-0.14, y - 0.25],
    [0.14, y - 0.25],
    [0.4, y - 0.2],
    [0.52, y - 0.06],
    [0.36, y + 0.17],
    [0.14, y + 0.25],
    [-0.14, y + 0.25],
    [-0.36, y + 0.17],
  ]);
  onto(ctx, () => {
    bloom(ctx, pale, 0, y + 0.26, 0.46, 0.16, 0.9);
    bloom(ctx, mix(shell, [255, 236, 214], 0.6), -0.12, y - 0.14, 0.28, 0.07, 0.6);
    for (let i = 0; i < 46; i++) {
      const angle = random() * Math.PI * 2;
      const reach = Math.sqrt(random());
      bloom(
        ctx,
        i % 2 ? scale(shell, 0.5) : pale,
        Math.cos(angle) * reach * 0.46,
        y - 0.02 + Math.sin(angle) * reach * 0.18,
        0.014,
        0.012,
        0.6,
      );
    }
    for (const side of [-1, 1]) bloom(ctx, scale(shell, 0.35), side * 0.14, y + 0.1, 0.09, 0.045, 0.6, side * 0.4);
    bloom(ctx, [20, 8, 8], 0, y + 0.28, 0.5, 0.08, 0.4);
  });
}
