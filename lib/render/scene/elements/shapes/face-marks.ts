import { css, mix } from "#lib/render/scene/colour.ts";
import type { Face } from "./head-looks.ts";
import { pairs, ribbon, smear, soft, within, type Ctx } from "./head-paint.ts";
import type { Mark, View } from "./head-view.ts";
import { blend, trace, type Point } from "./strokes.ts";

/** Years and sun on a face in profile: folds never darker than a shadow. */
export function profileMarks(ctx: Ctx, face: Face): void {
  const { skin, age, freckles, random, px } = face;
  if (age === 2) {
    const fold = (points: readonly Point[], width: number, alpha: number) => {
      smear(ctx, skin.shadow, points, width, alpha * 1.35);
      smear(
        ctx,
        skin.light,
        points.map(([x, y]): Point => [x + 0.02, y + 0.026]),
        width * 0.7,
        alpha * 0.5,
      );
    };
    fold(pairs([0.7, 0.4, 0.62, 0.48, 0.55, 0.6, 0.53, 0.72]), 0.05, 0.5);
    fold(pairs([0.42, 0.06, 0.5, 0.12, 0.6, 0.13]), 0.035, 0.5);
    for (const dy of [-0.06, 0.0, 0.06])
      fold(
        [
          [0.4, dy * 0.6],
          [0.33, dy],
          [0.24, dy * 1.7],
        ],
        0.024,
        0.28,
      );
    for (const y of [-0.64, -0.53, -0.42])
      fold(
        [
          [0.71, y + 0.01],
          [0.58, y - 0.02],
          [0.42, y + 0.01],
        ],
        0.034,
        0.2,
      );
    soft(ctx, skin.shadow, [0.36, 0.46], 0.16, 0.26, 0.4, 0.3);
    fold(pairs([0.5, 0.82, 0.4, 0.92, 0.26, 0.93]), 0.05, 0.34);
  }
  if (freckles && px > 20)
    for (let i = 0; i < 46; i++)
      soft(ctx, skin.deep, [0.36 + random() * 0.44, 0.06 + random() * 0.28], 0.014, 0.012, 0.3 + random() * 0.4);
}

export function frontMarks(ctx: Ctx, face: Face, view: View): void {
  const { skin, age, freckles, random, px } = face;
  const fold = (marks: readonly Mark[], width: number, alpha: number) => {
    const points = view.all(...marks);
    smear(ctx, skin.shadow, points, width, alpha * 1.35);
    smear(
      ctx,
      skin.light,
      points.map(([x, y]): Point => [x + 0.016, y + 0.026]),
      width * 0.7,
      alpha * 0.5,
    );
  };
  if (age === 2) {
    for (const s of [-1, 1] as const) {
      fold(
        [
          [s * 0.19, 0.37, 0.72],
          [s * 0.29, 0.47, 0.68],
          [s * 0.35, 0.6, 0.6],
          [s * 0.34, 0.72, 0.58],
        ],
        0.05,
        0.5,
      );
      for (const dy of [-0.05, 0.02, 0.08])
        fold(
          [
            [s * 0.5, dy * 0.6, 0.49],
            [s * 0.55, dy, 0.43],
            [s * 0.6, dy * 1.8, 0.36],
          ],
          0.022,
          0.24,
        );
      soft(ctx, skin.shadow, view.at([s * 0.42, 0.5, 0.55]), 0.12, 0.24, 0.34, s * -0.2);
    }
    for (const y of [-0.65, -0.54, -0.44])
      fold(
        [
          [-0.34, y + 0.02, 0.64],
          [-0.1, y - 0.01, 0.74],
          [0.14, y, 0.74],
          [0.38, y + 0.03, 0.62],
        ],
        0.036,
        0.19,
      );
    fold(
      [
        [-0.05, -0.34, 0.74],
        [-0.035, -0.24, 0.73],
      ],
      0.024,
      0.4,
    );
    fold(
      [
        [0.06, -0.34, 0.74],
        [0.045, -0.24, 0.73],
      ],
      0.024,
      0.4,
    );
  }
  if (freckles && px > 20)
    for (let i = 0; i < 80; i++) {
      const x = (random() - 0.5) * 0.96;
      soft(
        ctx,
        skin.deep,
        view.at([x, 0.05 + random() * 0.28 - Math.abs(x) * 0.06, 0.76 - Math.abs(x) * 0.3]),
        0.014,
        0.012,
        0.28 + random() * 0.4,
      );
    }
}

function lens(ctx: Ctx, face: Face, ring: readonly Point[], tint: number): void {
  const [upper, horizon] = face.sky;
  within(ctx, ring, () => {
    const [x, y] = ring[0]!;
    ctx.fillStyle = blend(
      ctx,
      [x, y - 0.3],
      [x, y + 0.3],
      face.glasses === "dark"
        ? [
            [0, mix(upper, [14, 14, 18], 0.72)],
            [0.5, mix(horizon, [14, 12, 14], 0.6)],
            [0.56, [16, 14, 16]],
            [1, [40, 32, 32]],
          ]
        : [
            [0, upper, 0.3],
            [0.5, horizon, 0.16],
            [1, horizon, 0.04],
          ],
    );
    ctx.fillRect(-2, -2, 4, 4);
    ribbon(
      ctx,
      [255, 252, 246],
      [
        [x - 0.1, y + 0.2],
        [x + 0.08, y - 0.2],
      ],
      0.08,
      tint,
      () => 1,
    );
  });
}

export function profileGlasses(ctx: Ctx, face: Face): void {
  if (face.glasses === "none") return;
  const frame = mix(face.hair.deep, [24, 20, 22], 0.6);
  const ring: Point[] = pairs([
    0.72, -0.02, 0.735, -0.14, 0.66, -0.17, 0.58, -0.13, 0.56, 0.02, 0.6, 0.15, 0.67, 0.17, 0.72, 0.1,
  ]);
  lens(ctx, face, ring, face.glasses === "dark" ? 0.14 : 0.22);
  trace(ctx, ring, true);
  ctx.strokeStyle = css(frame);
  ctx.lineWidth = 0.034;
  ctx.stroke();
  ribbon(ctx, frame, pairs([0.575, -0.08, 0.3, -0.1, -0.08, -0.13]), 0.04, 1, () => 1);
  ribbon(ctx, mix(frame, [255, 246, 230], 0.4), pairs([0.56, -0.092, 0.3, -0.112, 0.0, -0.135]), 0.01, 0.7);
}

export function frontGlasses(ctx: Ctx, face: Face, view: View): void {
  if (face.glasses === "none") return;
  const frame = mix(face.hair.deep, [24, 20, 22], 0.6);
  ctx.lineWidth = 0.034;
  for (const s of [-1, 1] as const) {
    const ring = view.all(
      [s * 0.32, -0.19, 0.78],
      [s * 0.5, -0.15, 0.68],
      [s * 0.535, 0.0, 0.64],
      [s * 0.47, 0.15, 0.68],
      [s * 0.32, 0.185, 0.76],
      [s * 0.17, 0.13, 0.8],
      [s * 0.13, -0.02, 0.82],
      [s * 0.17, -0.15, 0.82],
    );
    lens(ctx, face, ring, face.glasses === "dark" ? 0.14 : 0.2);
    trace(ctx, ring, true);
    ctx.strokeStyle = css(frame);
    ctx.stroke();
    ribbon(ctx, mix(frame, [255, 246, 230], 0.45), ring.slice(0, 3), 0.012, 0.7);
  }
  ribbon(ctx, frame, view.all([-0.13, -0.06, 0.82], [0, -0.1, 0.86], [0.13, -0.06, 0.82]), 0.034, 1, () => 1);
  ribbon(ctx, frame, view.all([-0.53, -0.08, 0.64], [-0.66, -0.1, 0.3], [-0.72, -0.1, 0]), 0.04, 1, () => 1);
}
