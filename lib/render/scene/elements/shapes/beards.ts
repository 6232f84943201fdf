import { mix } from "#lib/render/scene/colour.ts";
import type { Face } from "./head-looks.ts";
import { atop, pairs, strands, veil, type Ctx } from "./head-paint.ts";
import type { Mark, View } from "./head-view.ts";
import { blend, trace, type Point } from "./strokes.ts";

/** Hair on a chin: shade where it is shorn, locks where it is grown. */
function grown(ctx: Ctx, face: Face, outline: readonly Point[], guides: readonly (readonly Point[])[]): void {
  const { hair, skin, random, px, beard } = face;
  atop(ctx, () => veil(ctx, mix(hair.shadow, skin.shadow, 0.4), outline, 0.6, 0.08));
  const tones = beard === "long" ? hair : { ...hair, mid: mix(hair.mid, hair.shadow, 0.3) };
  trace(ctx, outline, true);
  const ys = outline.map(([, y]) => y);
  ctx.fillStyle = blend(
    ctx,
    [face.key * 0.6, Math.min(...ys)],
    [-face.key * 0.5, Math.max(...ys)],
    [
      [0, tones.turn],
      [0.5, tones.mid],
      [1, tones.deep],
    ],
  );
  ctx.fill();
  strands(ctx, random, tones, guides, Math.round(Math.min(70, 14 + px * 0.4)), {
    width: 0.035,
    stray: 0.06,
    shine: 0.5,
    strength: 1,
  });
}

export function profileBeard(ctx: Ctx, face: Face): void {
  const { beard, hair, skin, moustache } = face;
  if (beard === "none" && !moustache) return;
  const shorn = mix(hair.deep, skin.shadow, 0.35);
  const cheek: Point[] = pairs([
    0.04, 0.06, 0.1, 0.34, 0.26, 0.52, 0.44, 0.6, 0.56, 0.52, 0.72, 0.46, 0.78, 0.5, 0.76, 0.58, 0.6, 0.63, 0.62, 0.72,
    0.72, 0.78, 0.72, 0.98, 0.58, 1.08, 0.4, 1.07, 0.14, 0.96, -0.06, 0.76, -0.06, 0.36,
  ]);
  if (beard === "stubble") atop(ctx, () => veil(ctx, shorn, cheek, 0.42, 0.1));
  else if (beard === "goatee")
    grown(ctx, face, pairs([0.6, 0.76, 0.71, 0.79, 0.77, 0.9, 0.76, 1.06, 0.64, 1.2, 0.52, 1.1, 0.5, 0.9]), [
      pairs([0.58, 0.78, 0.58, 0.96, 0.62, 1.16]),
      pairs([0.7, 0.8, 0.76, 0.95, 0.7, 1.12]),
    ]);
  else if (beard !== "none") {
    const deep = beard === "short" ? 0.04 : beard === "full" ? 0.22 : 0.95;
    grown(
      ctx,
      face,
      [
        [0.03, 0.02],
        [0.09, 0.3],
        [0.24, 0.5],
        [0.42, 0.6],
        [0.56, 0.56],
        [0.58, 0.64],
        [0.62, 0.74],
        [0.72, 0.79],
        [0.77 + deep * 0.12, 0.92],
        [0.77 + deep * 0.1, 1.02 + deep * 0.4],
        [0.62, 1.1 + deep],
        [0.42, 1.08 + deep * 0.75],
        [0.14, 0.98 + deep * 0.3],
        [-0.06, 0.78],
        [-0.07, 0.36],
      ],
      [
        [
          [0.0, 0.1],
          [-0.04, 0.46],
          [0.06, 0.78],
          [0.3, 1.02 + deep * 0.5],
        ],
        [
          [0.2, 0.48],
          [0.2, 0.68],
          [0.32, 0.9 + deep * 0.3],
          [0.5, 1.06 + deep * 0.9],
        ],
        [
          [0.5, 0.6],
          [0.5, 0.76],
          [0.54, 0.94 + deep * 0.3],
          [0.6, 1.08 + deep],
        ],
        [
          [0.66, 0.76],
          [0.76 + deep * 0.1, 0.9],
          [0.76 + deep * 0.12, 1.02 + deep * 0.3],
          [0.66, 1.1 + deep * 0.9],
        ],
      ],
    );
  }
  if (moustache || beard === "full" || beard === "long" || beard === "short" || beard === "goatee") {
    const big = moustache || beard === "full" || beard === "long" ? 1 : 0.6;
    grown(
      ctx,
      face,
      [
        [0.77, 0.45],
        [0.815, 0.52],
        [0.81, 0.585],
        [0.68, 0.61 + 0.03 * big],
        [0.55, 0.7 + 0.05 * big],
        [0.54, 0.62],
        [0.64, 0.51 - 0.02 * big],
      ],
      [pairs([0.77, 0.47, 0.66, 0.52, 0.55, 0.66]), pairs([0.81, 0.56, 0.7, 0.6, 0.55, 0.72])],
    );
  }
}

export function frontBeard(ctx: Ctx, face: Face, view: View): void {
  const { beard, hair, skin, moustache } = face;
  if (beard === "none" && !moustache) return;
  const { all } = view;
  const jaw: Mark[] = [
    [-0.66, 0.1, -0.02],
    [-0.56, 0.36, 0.2],
    [-0.42, 0.5, 0.52],
    [-0.28, 0.55, 0.66],
    [0, 0.47, 0.8],
    [0.28, 0.55, 0.66],
    [0.44, 0.46, 0.54],
    [0.57, 0.28, 0.46],
    [0.52, 0.6, 0.5],
    [0.38, 0.86, 0.56],
    [0.16, 1.08, 0.67],
    [-0.14, 1.08, 0.66],
    [-0.4, 0.92, 0.3],
    [-0.6, 0.6, 0],
  ];
  if (beard === "stubble") {
    atop(ctx, () => veil(ctx, mix(hair.deep, skin.shadow, 0.35), all(...jaw), 0.34, 0.12));
    if (!moustache) return;
  }
  if (beard === "goatee")
    grown(
      ctx,
      face,
      all(
        [-0.17, 0.76, 0.74],
        [0, 0.79, 0.78],
        [0.17, 0.76, 0.74],
        [0.17, 1.02, 0.7],
        [0.02, 1.2, 0.72],
        [-0.15, 1.02, 0.68],
      ),
      [
        all([-0.15, 0.78, 0.74], [-0.14, 0.96, 0.7], [0, 1.16, 0.7]),
        all([0.15, 0.78, 0.74], [0.15, 0.96, 0.7], [0.02, 1.16, 0.7]),
      ],
    );
  else if (beard !== "none" && beard !== "stubble") {
    const deep = beard === "short" ? 0.04 : beard === "full" ? 0.2 : 0.95;
    grown(
      ctx,
      face,
      all(
        [-0.66, 0.06, -0.02],
        [-0.58, 0.32, 0.2],
        [-0.44, 0.5, 0.5],
        [-0.28, 0.58, 0.64],
        [-0.26, 0.7, 0.68],
        [-0.14, 0.79, 0.75],
        [0, 0.775, 0.8],
        [0.14, 0.79, 0.75],
        [0.26, 0.7, 0.68],
        [0.29, 0.57, 0.64],
        [0.44, 0.45, 0.54],
        [0.575, 0.22, 0.46],
        [0.565, 0.5, 0.5],
        [0.47, 0.82, 0.56],
        [0.26 + deep * 0.05, 1.04 + deep * 0.6, 0.64],
        [0.04, 1.1 + deep, 0.7],
        [-0.2 - deep * 0.05, 1.06 + deep * 0.7, 0.6],
        [-0.5, 0.86 + deep * 0.2, 0.25],
        [-0.68, 0.52, 0],
      ),
      [
        all([-0.64, 0.14, 0], [-0.62, 0.5, 0.04], [-0.46, 0.84, 0.3], [-0.2, 1.04 + deep * 0.7, 0.6]),
        all([-0.36, 0.56, 0.58], [-0.3, 0.74, 0.64], [-0.2, 0.94, 0.68], [-0.04, 1.08 + deep, 0.7]),
        all([0, 0.78, 0.8], [0, 0.88, 0.78], [0.01, 0.98 + deep * 0.3, 0.74], [0.02, 1.1 + deep, 0.7]),
        all([0.36, 0.54, 0.6], [0.32, 0.72, 0.64], [0.24, 0.92, 0.68], [0.1, 1.08 + deep, 0.7]),
        all([0.57, 0.26, 0.46], [0.53, 0.56, 0.5], [0.42, 0.84, 0.56], [0.22, 1.04 + deep * 0.7, 0.64]),
      ],
    );
  }
  const big = moustache || beard === "full" || beard === "long" ? 1 : 0.55;
  grown(
    ctx,
    face,
    all(
      [0, 0.48, 0.82],
      [-0.13, 0.47, 0.78],
      [-0.27, 0.58, 0.66],
      [-0.31, 0.68 + 0.05 * big, 0.62],
      [-0.18, 0.6 + 0.03 * big, 0.74],
      [0, 0.575 + 0.02 * big, 0.82],
      [0.18, 0.6 + 0.03 * big, 0.74],
      [0.31, 0.68 + 0.05 * big, 0.62],
      [0.27, 0.58, 0.66],
      [0.13, 0.47, 0.78],
    ),
    [
      all([-0.01, 0.49, 0.82], [-0.14, 0.53, 0.76], [-0.29, 0.68, 0.62]),
      all([0, 0.5, 0.82], [-0.05, 0.56, 0.8], [-0.12, 0.6, 0.77]),
      all([0, 0.5, 0.82], [0.05, 0.56, 0.8], [0.12, 0.6, 0.77]),
      all([0.01, 0.49, 0.82], [0.14, 0.53, 0.76], [0.29, 0.68, 0.62]),
    ],
  );
}
