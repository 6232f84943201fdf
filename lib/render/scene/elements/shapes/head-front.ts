import { css, mix } from "#lib/render/scene/colour.ts";
import { frontBeard } from "./beards.ts";
import { frontBrow, frontEye } from "./eyes.ts";
import { frontMarks } from "./face-marks.ts";
import type { Face } from "./head-looks.ts";
import { atop, pairs, ribbon, smear, soft, veil, within, type Ctx } from "./head-paint.ts";
import type { Mark, View } from "./head-view.ts";
import { blend, trace, type Point } from "./strokes.ts";

/** Outline of the face from the far temple round the chin to the near ear, closed over the brow. */
export function faceOutline(face: Face, view: View): Point[] {
  const man = face.woman || face.age === 0 ? 0 : 1;
  const child = face.age === 0 ? 1 : 0;
  const j = 0.055 * man + 0.025 * face.jaw;
  const chin = -0.07 * child;
  return view.all(
    [0.2, -1.12, 0.25],
    [0.42, -0.92, 0.36],
    [0.54, -0.62, 0.5],
    [0.56, -0.3, 0.54],
    [0.545, -0.08, 0.49],
    [0.58 + child * 0.02, 0.1, 0.47],
    [0.555 + child * 0.04, 0.3, 0.48],
    [0.475 + j * 0.6 + child * 0.05, 0.56, 0.51],
    [0.37 + j, 0.8 + chin * 0.5, 0.56],
    [0.235 + j, 0.985 + chin, 0.64],
    [0.08 + j * 0.4, 1.065 + chin, 0.68],
    [-0.08 - j * 0.4, 1.065 + chin, 0.66],
    [-0.26 - j, 0.97 + chin, 0.5],
    [-0.45 - j, 0.8 + chin * 0.5, 0.2],
    [-0.575 - j * 0.8, 0.6, -0.02],
    [-0.645, 0.35, -0.08],
    [-0.7, 0.0, 0.0],
    [-0.7, -0.45, 0.0],
    [-0.58, -0.85, 0.08],
    [-0.2, -1.12, 0.1],
  );
}

function ear(ctx: Ctx, face: Face, view: View): void {
  const { skin } = face;
  const shell = view.all(
    [-0.67, -0.08, -0.04],
    [-0.71, -0.19, -0.08],
    [-0.775, -0.19, -0.18],
    [-0.79, -0.06, -0.22],
    [-0.76, 0.14, -0.18],
    [-0.73, 0.32, -0.12],
    [-0.67, 0.34, -0.06],
    [-0.65, 0.15, -0.04],
  );
  trace(ctx, shell, true);
  ctx.fillStyle = css(mix(skin.shadow, skin.turn, 0.45));
  ctx.fill();
  within(ctx, shell, () => {
    veil(
      ctx,
      skin.deep,
      view.all(
        [-0.7, -0.06, -0.06],
        [-0.76, -0.13, -0.2],
        [-0.78, 0.0, -0.22],
        [-0.72, 0.16, -0.12],
        [-0.68, 0.1, -0.05],
      ),
      0.55,
      0.05,
    );
    ribbon(
      ctx,
      skin.mid,
      view.all([-0.71, -0.17, -0.1], [-0.79, -0.18, -0.26], [-0.815, -0.05, -0.29], [-0.78, 0.12, -0.23]),
      0.025,
      0.5,
    );
    soft(ctx, skin.turn, view.at([-0.69, 0.28, -0.08]), 0.08, 0.08, 0.8);
  });
}

function nose(ctx: Ctx, face: Face, view: View): void {
  const { skin, age } = face;
  const w = (age === 0 ? 0.8 : face.woman ? 0.88 : 1) + face.nose * 0.08;
  const out = age === 0 ? -0.12 : face.nose * 0.03;
  const tipY = 0.3 + (age === 0 ? -0.03 : 0);
  const { at, all } = view;
  // The near wall of the nose lies in shade: the shape that makes a face.
  veil(
    ctx,
    skin.shadow,
    all(
      [-0.1, -0.16, 0.66],
      [-0.035, -0.06, 0.7],
      [-0.045, 0.1, 0.82 + out * 0.5],
      [-0.06, tipY - 0.03, 0.95 + out],
      [-0.03, tipY + 0.06, 0.96 + out],
      [-0.17 * w, tipY + 0.09, 0.76],
      [-0.15 * w, 0.18, 0.7],
      [-0.12, 0.04, 0.64],
    ),
    0.72,
    0.055,
  );
  veil(
    ctx,
    skin.shadow,
    all(
      [-0.15 * w, tipY + 0.09, 0.76],
      [0, tipY + 0.075, 0.95 + out],
      [0.15 * w, tipY + 0.09, 0.76],
      [0.05, tipY + 0.13, 0.8],
      [-0.06, tipY + 0.13, 0.8],
    ),
    0.8,
    0.03,
  );
  ribbon(
    ctx,
    skin.deep,
    all(
      [-0.15 * w, tipY - 0.02, 0.74],
      [-0.19 * w, tipY + 0.05, 0.7],
      [-0.165 * w, tipY + 0.1, 0.74],
      [-0.11, tipY + 0.085, 0.82],
    ),
    0.026,
    0.5,
  );
  ribbon(
    ctx,
    skin.shadow,
    all([0.15 * w, tipY - 0.01, 0.74], [0.185 * w, tipY + 0.05, 0.7], [0.155 * w, tipY + 0.095, 0.75]),
    0.022,
    0.6,
  );
  for (const sign of [-1, 1] as const)
    ribbon(
      ctx,
      mix(skin.deep, [24, 8, 10], 0.4),
      all([sign * 0.12 * w, tipY + 0.095, 0.79], [sign * 0.075, tipY + 0.082, 0.86], [sign * 0.035, tipY + 0.1, 0.88]),
      0.034,
      0.82,
    );
  soft(ctx, skin.turn, at([-0.01, tipY + 0.01, 0.97 + out]), 0.13, 0.1, 0.42);
  smear(
    ctx,
    skin.turn,
    all([0.1, -0.18, 0.68], [0.06, -0.04, 0.73], [0.065, 0.12, 0.82 + out * 0.5], [0.1, tipY - 0.03, 0.9 + out]),
    0.035,
    0.5,
    0.05,
  );
  smear(
    ctx,
    skin.gleam,
    all([0.0, -0.16, 0.7], [-0.005, 0.06, 0.82 + out * 0.5], [-0.005, tipY - 0.08, 0.95 + out]),
    0.05,
    0.62,
    0.05,
  );
  soft(ctx, mix(skin.light, [255, 248, 240], 0.5), at([-0.012, tipY - 0.02, 0.97 + out]), 0.05, 0.042, 0.8);
  // Cast on the near side of the upper lip.
  soft(ctx, skin.shadow, at([-0.07, tipY + 0.17, 0.8]), 0.13, 0.07, 0.55, 0.2);
}

function mouth(ctx: Ctx, face: Face, view: View): void {
  const { skin, lips, woman, age } = face;
  const { at, all } = view;
  const w = (age === 0 ? 0.2 : woman ? 0.235 : 0.25) + 0.01 * face.fullness;
  const y = 0.635 - (age === 0 ? 0.035 : 0);
  const up = (age === 2 ? 0.05 : woman ? 0.075 : 0.058) + 0.01 * face.fullness;
  const down = (age === 2 ? 0.07 : woman ? 0.105 : 0.085) + 0.012 * face.fullness;
  const dark = mix(lips, skin.deep, 0.5);
  const { corners, gape, teeth } = face.mien;
  const near: Mark = [-w * (1 + Math.abs(corners) * 0.8), y - 0.01 - corners, 0.6];
  const far: Mark = [w * (1 + Math.abs(corners) * 0.8), y - 0.01 - corners, 0.6];
  const seam: Mark[] = [near, [-0.12, y - 0.006, 0.74], [0, y + 0.008, 0.79], [0.12, y - 0.006, 0.74], far];
  const upper = all(
    near,
    [-0.13, y - up * 0.72, 0.75],
    [-0.045, y - up, 0.8],
    [0, y - up * 0.8, 0.81],
    [0.045, y - up, 0.8],
    [0.13, y - up * 0.72, 0.75],
    far,
    [0.12, y - 0.002, 0.74],
    [0, y + 0.012, 0.79],
    [-0.12, y - 0.002, 0.74],
  );
  const lower = all(
    near,
    [-0.12, y + gape, 0.74],
    [0, y + 0.01 + gape, 0.79],
    [0.12, y + gape, 0.74],
    far,
    [0.14, y + down * 0.75 + gape, 0.74],
    [0, y + down + gape, 0.79],
    [-0.14, y + down * 0.75 + gape, 0.73],
  );
  if (gape > 0.03) {
    const opening = all(
      near,
      [-0.12, y - 0.01, 0.74],
      [0, y + 0.004, 0.79],
      [0.12, y - 0.01, 0.74],
      far,
      [0.13, y + gape * 0.9, 0.74],
      [0, y + gape + 0.02, 0.79],
      [-0.13, y + gape * 0.9, 0.74],
    );
    veil(ctx, [46, 16, 18], opening, 0.96, 0.012);
    if (teeth)
      within(ctx, opening, () =>
        veil(
          ctx,
          [240, 234, 224],
          all([-w, y - 0.06, 0.7], [w, y - 0.06, 0.7], [0.15, y + 0.045, 0.76], [-0.15, y + 0.045, 0.76]),
          0.95,
          0.01,
        ),
      );
  }
  veil(ctx, mix(lips, skin.turn, 0.25), lower, woman ? 0.82 : 0.55, 0.022);
  veil(ctx, mix(lips, dark, 0.5), upper, woman ? 0.88 : 0.66, 0.02);
  within(ctx, lower, () => {
    soft(ctx, skin.shadow, at([-0.17, y + 0.06, 0.7]), 0.15, 0.1, 0.5);
    soft(
      ctx,
      mix(skin.light, [255, 238, 232], 0.5),
      at([0.05, y + down * 0.5, 0.79]),
      0.085,
      0.026,
      woman ? 0.75 : 0.45,
    );
  });
  if (face.mien.tears)
    for (const sign of [-1, 1] as const)
      smear(
        ctx,
        [226, 238, 250],
        all([sign * 0.33, 0.06, 0.66], [sign * 0.36, 0.3, 0.62], [sign * 0.34, 0.56, 0.6]),
        0.03,
        0.85,
      );
  if (gape <= 0.03) ribbon(ctx, dark, all(...seam), 0.024, 0.92, (t) => 0.45 + 0.55 * Math.sin(Math.PI * t));
  soft(ctx, skin.shadow, at([-w - 0.02, y - 0.005, 0.58]), 0.07, 0.06, 0.55);
  soft(ctx, skin.shadow, at([w + 0.01, y - 0.005, 0.58]), 0.04, 0.05, 0.5);
  soft(ctx, skin.shadow, at([-0.02, y + down + 0.04, 0.74]), 0.15, 0.045, 0.62);
  soft(ctx, skin.gleam, at([0.06, 0.93, 0.74]), 0.14, 0.09, 0.45);
  smear(ctx, skin.shadow, all([-0.03, y - 0.17, 0.8], [-0.04, y - up - 0.02, 0.8]), 0.035, 0.45);
  ribbon(
    ctx,
    skin.light,
    all([-0.05, y - up - 0.018, 0.8], [0, y - up * 0.8 - 0.018, 0.82], [0.06, y - up - 0.018, 0.8]),
    0.014,
    0.4,
  );
}

function planes(ctx: Ctx, face: Face, view: View, outline: readonly Point[]): void {
  const { skin, back, woman, age } = face;
  const { at, all } = view;
  const dim = back * 0.35;
  ctx.fillStyle = blend(ctx, at([0.6, -0.2, 0.5]), at([-0.72, 0.2, 0]), [
    [0, mix(skin.mid, skin.light, 1 - dim)],
    [0.45, mix(skin.mid, skin.light, 0.8 - dim)],
    [0.68, mix(skin.mid, skin.light, 0.3 - dim * 0.5)],
    [0.82, mix(skin.mid, skin.turn, 0.7)],
    [1, mix(skin.turn, skin.shadow, 0.6)],
  ]);
  ctx.fillRect(-1.6, -1.6, 3.2, 3.2);
  soft(ctx, skin.gleam, at([0.16, -0.55, 0.7]), 0.4, 0.3, 0.55 - dim);
  // The side plane: temple, below the cheekbone, along the jaw.
  const side = all(
    [-0.42, -1.1, 0.3],
    [-0.5, -0.62, 0.5],
    [-0.535, -0.3, 0.52],
    [-0.54, -0.06, 0.47],
    [-0.55, 0.14, 0.44],
    [-0.5, 0.32, 0.46],
    [-0.41, 0.5, 0.5],
    [-0.36, 0.7, 0.53],
    [-0.28, 0.92, 0.55],
    [-0.16, 1.12, 0.55],
    [-0.6, 1.2, 0],
    [-1, 0.6, 0],
    [-1, -1, 0],
  );
  veil(
    ctx,
    skin.turn,
    side.map(([x, y]): Point => [x + 0.05, y]),
    0.5,
    0.2,
  );
  veil(ctx, skin.shadow, side, 0.78 - (age === 0 ? 0.15 : 0), 0.16);
  soft(ctx, mix(skin.shadow, [140, 160, 200], 0.3), at([-0.66, 0.3, 0]), 0.2, 0.5, 0.34);
  // Blood in the cheeks, light on their bones, the hollow beneath.
  const flush = mix(skin.turn, [214, 92, 76], 0.35);
  soft(ctx, flush, at([0.4, 0.27, 0.6]), 0.26, 0.2, woman || age === 0 ? 0.42 : 0.26, 0.3);
  soft(ctx, flush, at([-0.36, 0.27, 0.62]), 0.26, 0.18, woman || age === 0 ? 0.36 : 0.2, -0.3);
  soft(ctx, skin.gleam, at([0.42, 0.13, 0.58]), 0.2, 0.1, 0.7 - dim, 0.35);
  soft(ctx, skin.gleam, at([-0.33, 0.15, 0.62]), 0.18, 0.085, 0.55 - dim, -0.25);
  if (age !== 0) soft(ctx, skin.shadow, at([0.5, 0.52, 0.52]), 0.14, 0.26, woman ? 0.22 : 0.32, 0.25);
  soft(ctx, skin.turn, at([-0.02, -0.28, 0.72]), 0.12, 0.14, 0.25);
  veil(
    ctx,
    skin.shadow,
    all([-0.4, 0.98, 0.3], [-0.1, 1.05, 0.6], [0.12, 1.06, 0.64], [0.4, 0.9, 0.5], [0.5, 1.4, 0.3], [-0.4, 1.4, 0.2]),
    0.5,
    0.09,
  );
  ribbon(ctx, mix(skin.light, [255, 220, 180], 0.5), outline.slice(1, 11), 0.06, 0.2 + back * 0.45);
}

/** The forehead alone: a child's face is set lower than its skull. */
export function frontForehead(ctx: Ctx, face: Face, view: View): void {
  const outline = faceOutline(face, view);
  ctx.save();
  ctx.beginPath();
  ctx.rect(-2, -2, 4, 1.8);
  ctx.clip();
  within(ctx, outline, () => planes(ctx, face, view, outline));
  ctx.restore();
}

/** The jaw shades the throat. */
export function frontThroat(ctx: Ctx, { skin }: Face): void {
  atop(ctx, () =>
    veil(ctx, skin.deep, pairs([-0.5, 0.7, 0.1, 1.0, 0.42, 0.9, 0.4, 1.2, 0.1, 1.36, -0.4, 1.2]), 0.62, 0.2),
  );
}

/** A face turned a little to the picture's right, where its light comes from. */
export function frontFace(ctx: Ctx, face: Face, view: View, open: number): void {
  const outline = faceOutline(face, view);
  ear(ctx, face, view);
  frontThroat(ctx, face);
  within(ctx, outline, () => {
    planes(ctx, face, view, outline);
    for (const sign of [1, -1] as const) {
      frontEye(ctx, face, view, sign, open);
      frontBrow(ctx, face, view, sign);
    }
    nose(ctx, face, view);
    frontMarks(ctx, face, view);
    mouth(ctx, face, view);
  });
  frontBeard(ctx, face, view);
}
