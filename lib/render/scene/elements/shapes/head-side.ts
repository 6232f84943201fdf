import { css, mix, type Rgb } from "#lib/render/scene/colour.ts";
import { profileBeard } from "./beards.ts";
import { profileBrow, profileEye } from "./eyes.ts";
import { profileMarks } from "./face-marks.ts";
import type { Face } from "./head-looks.ts";
import { atop, beneath, pairs, ribbon, smear, soft, veil, within, type Ctx } from "./head-paint.ts";
import { blend, trace, type Point } from "./strokes.ts";

/** Outline of face and skull in profile, looking right, in radii of the head. */
export function profileOf(face: Face): Point[] {
  const man = face.woman || face.age === 0 ? 0 : 1;
  const child = face.age === 0 ? 1 : 0;
  const old = face.age === 2 ? 1 : 0;
  const n = 0.035 * face.nose + 0.03 * man - 0.07 * child;
  const lift = 0.04 * child - 0.03 * old - 0.02 * man;
  const b = 0.03 * man;
  const l = 0.012 * face.fullness - 0.015 * old - 0.035 * child;
  const c = 0.03 * man + 0.025 * face.jaw - 0.06 * child;
  return [
    [0.22, -1.1],
    [0.52, -0.93],
    [0.69, -0.68],
    [0.745 + child * 0.03, -0.44],
    [0.765 + b, -0.29],
    [0.75 + b * 0.8, -0.215],
    [0.705 - child * 0.03, -0.115],
    [0.725 - child * 0.04, -0.035],
    [0.778 + n * 0.6 + man * (0.015 + face.nose * 0.015), 0.08],
    [0.85 + n, 0.2 - lift],
    [0.912 + n, 0.272 - lift],
    [0.938 + n, 0.315 - lift],
    [0.93 + n, 0.362 - lift],
    [0.882 + n * 0.8, 0.397 - lift * 0.5],
    [0.815 + n * 0.3, 0.418],
    [0.768, 0.45],
    [0.762, 0.51],
    [0.79 + l, 0.556],
    [0.812 + l, 0.59],
    [0.797 + l, 0.62],
    [0.757, 0.636],
    [0.78 + l, 0.657],
    [0.797 + l, 0.69],
    [0.778 + l, 0.726],
    [0.718, 0.765],
    [0.703 + c * 0.4, 0.81],
    [0.728 + c, 0.885],
    [0.732 + c, 0.96],
    [0.685 + c, 1.035],
    [0.57 + c, 1.08],
    [0.43, 1.07 + old * 0.03],
    [0.2, 1.0 + old * 0.05],
    [-0.02, 0.88],
    [-0.13, 0.7],
    [-0.22, 0.42],
    [-0.45, 0.36],
    [-0.75, 0.32],
    [-0.96, -0.1],
    [-0.93, -0.6],
    [-0.55, -1.04],
    [-0.12, -1.17],
  ];
}

/** The root of the neck under skull and jaw; the body brings the rest. */
const neck: readonly Point[] = pairs([
  -0.5, 0.1, -0.74, 0.3, -0.6, 0.8, -0.56, 1.1, -0.2, 1.2, 0.02, 1.1, 0.12, 0.98, 0.3, 0.9, 0.2, 0.4,
]);

function ear(ctx: Ctx, { skin, key }: Face): void {
  const shell: Point[] = pairs([
    -0.06, -0.05, -0.09, -0.2, -0.22, -0.27, -0.335, -0.18, -0.33, 0.02, -0.24, 0.2, -0.17, 0.36, -0.09, 0.37, -0.055,
    0.25, -0.075, 0.1,
  ]);
  veil(
    ctx,
    skin.shadow,
    shell.map(([x, y]): Point => [x - 0.04 * key, y + 0.03]),
    0.55,
    0.08,
  );
  trace(ctx, shell, true);
  ctx.fillStyle = blend(
    ctx,
    [-0.3, -0.25],
    [-0.05, 0.38],
    [
      [0, mix(skin.mid, skin.turn, 0.15)],
      [0.5, skin.mid],
      [1, mix(skin.mid, skin.turn, 0.65)],
    ],
  );
  ctx.fill();
  within(ctx, shell, () => {
    veil(ctx, skin.deep, pairs([-0.1, 0.02, -0.19, -0.04, -0.24, 0.06, -0.17, 0.19, -0.09, 0.17]), 0.62, 0.06);
    veil(ctx, skin.shadow, pairs([-0.13, -0.14, -0.22, -0.2, -0.28, -0.12, -0.26, 0.06, -0.24, -0.08]), 0.7, 0.04);
    ribbon(
      ctx,
      skin.shadow,
      pairs([-0.08, -0.06, -0.11, -0.17, -0.22, -0.215, -0.288, -0.14, -0.275, 0.02]),
      0.035,
      0.75,
    );
    ribbon(ctx, skin.light, pairs([-0.09, -0.17, -0.22, -0.248, -0.31, -0.17, -0.307, 0.0]), 0.03, 0.55);
    ribbon(ctx, skin.deep, pairs([-0.075, 0.04, -0.1, 0.1, -0.075, 0.17]), 0.03, 0.6);
    soft(ctx, skin.turn, [-0.11, 0.3], 0.09, 0.09, 0.6);
  });
}

function nose(ctx: Ctx, { skin, nose: n, age, woman }: Face): void {
  const reach = 0.03 * n - (age === 0 ? 0.06 : 0);
  const tip: Point = [0.875 + reach, 0.3];
  // Side plane of the nose turns from the light; wing and nostril close it.
  veil(
    ctx,
    skin.turn,
    [
      [0.7, -0.06],
      [0.78, 0.12],
      [0.84 + reach, 0.28],
      [0.74, 0.36],
      [0.68, 0.3],
      [0.7, 0.12],
      [0.66, -0.02],
    ],
    0.36,
    0.07,
  );
  veil(ctx, skin.shadow, pairs([0.735, 0.27, 0.7, 0.34, 0.72, 0.42, 0.78, 0.43, 0.73, 0.38]), 0.55, 0.03);
  soft(ctx, skin.light, [0.775 + reach * 0.5, 0.33], 0.05, 0.06, 0.45);
  ribbon(ctx, skin.deep, pairs([0.755, 0.265, 0.715, 0.31, 0.715, 0.38, 0.755, 0.415]), 0.02, 0.42);
  veil(
    ctx,
    skin.shadow,
    [
      [0.77, 0.42],
      [0.86 + reach, 0.385],
      [0.94 + reach, 0.39],
      [0.86 + reach, 0.43],
      [0.78, 0.46],
    ],
    0.6,
    0.035,
  );
  ribbon(
    ctx,
    mix(skin.deep, [30, 10, 10], 0.35),
    [
      [0.785, 0.4],
      [0.83 + reach, 0.375],
      [0.872 + reach, 0.388],
    ],
    0.034,
    0.85,
  );
  soft(ctx, skin.turn, tip, 0.1, 0.1, woman || age === 0 ? 0.4 : 0.3);
  soft(ctx, skin.light, [tip[0] + 0.025, tip[1] - 0.02], 0.035, 0.035, 0.75);
  smear(
    ctx,
    skin.light,
    [
      [0.715, -0.06],
      [0.765 + reach * 0.5, 0.09],
      [0.85 + reach, 0.24],
    ],
    0.03,
    0.5,
  );
}

function mouth(ctx: Ctx, { skin, lips, age, fullness, woman, mien }: Face): void {
  const corner = age === 2 ? 0.575 : 0.6;
  const { corners, gape, teeth } = mien;
  const dark = mix(lips, skin.deep, 0.45);
  const upper: Point[] = [
    [0.768, 0.545],
    [0.815, 0.585],
    [0.81, 0.625],
    [0.74, 0.638],
    [0.66, 0.644],
    [corner - Math.max(0, corners) * 0.4, 0.638 - corners],
    [0.68, 0.594],
  ];
  const lower: Point[] = [
    [0.757, 0.638 + gape],
    [0.8, 0.66 + gape],
    [0.805 - gape * 0.2, 0.705 + gape],
    [0.745, 0.742 + gape],
    [0.67, 0.7 + fullness * 0.01 + gape * 0.8],
    [corner - Math.max(0, corners) * 0.4, 0.64 - corners],
    [0.68, 0.645 + gape * 0.7],
  ];
  if (gape > 0.03) {
    const opening: Point[] = [
      [0.79, 0.615],
      [0.72, 0.63],
      [corner, 0.638 - corners * 0.7],
      [0.68, 0.66 + gape * 0.8],
      [0.79, 0.66 + gape],
    ];
    veil(ctx, [46, 16, 18], opening, 0.96, 0.012);
    if (teeth)
      within(ctx, opening, () =>
        veil(
          ctx,
          [240, 234, 224],
          [
            [0.82, 0.58],
            [0.64, 0.6],
            [0.66, 0.66],
            [0.82, 0.675],
          ],
          0.95,
          0.01,
        ),
      );
  }
  veil(ctx, mix(lips, skin.turn, 0.2), lower, woman ? 0.85 : 0.6, 0.02);
  veil(ctx, mix(lips, dark, 0.45), upper, woman ? 0.9 : 0.68, 0.018);
  soft(ctx, mix(skin.light, [255, 240, 236], 0.4), [0.755, 0.69], 0.035, 0.018, woman ? 0.62 : 0.4, -0.3);
  if (mien.tears)
    smear(
      ctx,
      [226, 238, 250],
      [
        [0.58, 0.06],
        [0.57, 0.3],
        [0.54, 0.56],
      ],
      0.03,
      0.85,
    );
  ribbon(
    ctx,
    dark,
    [
      [0.775, 0.634],
      [0.72, 0.634],
      [0.66, 0.643 - corners * 0.4],
      [corner - 0.014, 0.636 - corners],
    ],
    0.022,
    0.92,
    (t) => 0.5 + 0.5 * Math.sin(Math.PI * t),
  );
  soft(ctx, skin.shadow, [corner - 0.02, 0.645], 0.055, 0.06, 0.5);
  // Below the lower lip the chin falls back before it comes forward.
  soft(ctx, skin.shadow, [0.68, 0.785], 0.1, 0.045, 0.6, -0.2);
  soft(ctx, skin.light, [0.66, 0.93], 0.08, 0.09, 0.34);
  ribbon(ctx, skin.shadow, pairs([0.775, 0.47, 0.74, 0.5, 0.735, 0.55]), 0.025, 0.3);
}

/** Large planes of a head in profile: what faces the key, what turns from it, what lies in its own shade. */
function planes(ctx: Ctx, face: Face): void {
  const { skin, key, back, woman, age } = face;
  const towards = key > 0;
  ctx.fillStyle = blend(
    ctx,
    [0.85, -0.2],
    [-0.5, 0.35],
    towards
      ? [
          [0, mix(skin.mid, skin.light, 0.75 - back * 0.4)],
          [0.3, mix(skin.mid, skin.light, 0.25)],
          [0.62, skin.mid],
          [0.86, mix(skin.turn, skin.shadow, 0.45)],
          [1, skin.shadow],
        ]
      : [
          [0, mix(skin.shadow, skin.turn, 0.25)],
          [0.35, mix(skin.shadow, skin.turn, 0.6)],
          [0.6, mix(skin.turn, skin.mid, 0.6)],
          [0.85, mix(skin.mid, skin.light, 0.5)],
          [1, skin.mid],
        ],
  );
  ctx.fillRect(-1.5, -1.5, 3, 3);
  // Brow ridge and temple, cheekbone, hollow below it, and the turn under the jaw.
  soft(ctx, skin.turn, [0.34, -0.3], 0.2, 0.3, 0.4, 0.2);
  if (towards) soft(ctx, skin.gleam, [0.56, -0.6], 0.24, 0.26, 0.5 - back * 0.3);
  soft(ctx, mix(skin.turn, [214, 92, 76], 0.32), [0.4, 0.27], 0.42, 0.28, woman || age === 0 ? 0.32 : 0.2, -0.25);
  soft(ctx, skin.light, [0.44, 0.14], 0.24, 0.09, towards ? 0.6 - back * 0.3 : 0.16, -0.22);
  veil(
    ctx,
    skin.shadow,
    pairs([0.5, 0.42, 0.3, 0.36, 0.02, 0.22, -0.1, 0.5, 0.05, 0.82, 0.3, 0.86, 0.44, 0.68]),
    age === 0 ? 0.1 : woman ? 0.26 : 0.36,
    0.3,
  );
  veil(
    ctx,
    skin.shadow,
    pairs([0.72, 1.25, 0.6, 1.05, 0.4, 0.985, 0.12, 0.88, -0.07, 0.66, -0.2, 0.6, -0.3, 1.2]),
    0.8,
    0.13,
  );
  smear(ctx, skin.light, pairs([0.1, 0.8, 0.3, 0.93, 0.5, 0.99]), 0.04, 0.25);
}

/** The forehead alone: a child's face is set lower than its skull. */
export function sideForehead(ctx: Ctx, face: Face): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(-2, -2, 4, 1.68);
  ctx.clip();
  within(ctx, profileOf(face), () => planes(ctx, face));
  ctx.restore();
}

/** The jaw shades the throat. */
export function sideThroat(ctx: Ctx, { skin }: Face): void {
  atop(ctx, () => veil(ctx, skin.deep, pairs([-0.35, 0.6, 0.25, 0.8, 0.45, 1.0, 0.14, 1.22, -0.3, 1.12]), 0.6, 0.18));
}

export function sideFace(ctx: Ctx, face: Face, open: number): void {
  const { skin } = face;
  const outline = profileOf(face);
  beneath(ctx, face.behind, (under) => {
    trace(under, neck, true);
    under.fillStyle = css(mix(skin.shadow, skin.turn, 0.3));
    under.fill();
  });
  sideThroat(ctx, face);
  within(ctx, outline, () => {
    planes(ctx, face);
    profileEye(ctx, face, open);
    profileBrow(ctx, face);
    nose(ctx, face);
    profileMarks(ctx, face);
    mouth(ctx, face);
    edge(ctx, face, outline);
  });
  profileBeard(ctx, face);
  ear(ctx, face);
}

/** Light bleeds round the contour: warm where the key comes from, cool from the sky where it does not. */
function edge(ctx: Ctx, { skin, key, back }: Face, outline: readonly Point[]): void {
  const contour = outline.slice(0, 30);
  const tone: Rgb = key > 0 ? mix(skin.light, [255, 214, 170], 0.4) : mix(skin.mid, [150, 170, 210], 0.5);
  ribbon(ctx, tone, contour, 0.05, key > 0 ? 0.22 + back * 0.4 : 0.24, () => 1);
}
