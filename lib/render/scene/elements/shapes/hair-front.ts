import { mix } from "#lib/render/scene/colour.ts";
import { backdrop, curls, mass, plait, tuft, type Guides } from "./hair.ts";
import type { Face } from "./head-looks.ts";
import { atop, pairs, ribbon, soft, veil, type Ctx } from "./head-paint.ts";
import { blob, type Point } from "./strokes.ts";

/** Close hair on a head turned a little right: outer contour, then the hairline back. */
const cropped: readonly Point[] = pairs([
  -0.72, 0.1, -0.8, -0.22, -0.84, -0.58, -0.7, -0.97, -0.35, -1.2, 0.06, -1.24, 0.4, -1.12, 0.6, -0.82, 0.645, -0.52,
  0.61, -0.28, 0.575, -0.42, 0.53, -0.58, 0.4, -0.74, 0.16, -0.78, -0.12, -0.75, -0.38, -0.66, -0.52, -0.46, -0.57,
  -0.24, -0.64, -0.12, -0.67, 0.1,
]);

const parted: Guides = [
  pairs([-0.3, -1.14, -0.6, -0.96, -0.74, -0.5, -0.7, 0.04]),
  pairs([-0.26, -1.1, -0.36, -0.9, -0.48, -0.66, -0.56, -0.4]),
  pairs([-0.24, -1.1, 0.0, -0.9, 0.3, -0.78, 0.54, -0.62]),
  pairs([-0.2, -1.18, 0.2, -1.14, 0.52, -0.9, 0.62, -0.4]),
];

const drawnBack: Guides = [
  pairs([-0.66, 0.02, -0.76, -0.3, -0.78, -0.62, -0.5, -1.08]),
  pairs([-0.5, -0.5, -0.52, -0.78, -0.4, -1.0, -0.2, -1.18]),
  pairs([0.05, -0.78, 0.0, -0.95, -0.05, -1.08, -0.06, -1.22]),
  pairs([0.5, -0.62, 0.46, -0.84, 0.3, -1.04, 0.06, -1.22]),
  pairs([0.6, -0.36, 0.62, -0.66, 0.5, -0.94, 0.2, -1.18]),
];

/** What hangs behind a face seen from the front. */
export function hairAround(ctx: Ctx, face: Face, sway: number): void {
  const { cut } = face;
  const w = cut === "wavy" ? 0.09 : 0;
  if (cut === "long" || cut === "wavy")
    backdrop(ctx, face, [
      [-0.1, -1.1],
      [-0.8, -0.8],
      [-0.96 - w, 0.0],
      [-0.94 + w, 0.7],
      [-0.98 - w + sway, 1.4],
      [-0.6 + sway, 1.7],
      [0, 1.5],
      [0.5 + sway, 1.64],
      [0.8 + w + sway, 1.36],
      [0.76 - w, 0.6],
      [0.76 + w, -0.2],
      [0.6, -0.9],
    ]);
  else if (cut === "afro") blob(ctx, face.hair.shadow, tuft(face, [-0.12, -0.56], 1.04, 1.0, 26, 0.05));
  else if (cut === "bun" && face.age !== 2)
    mass(ctx, face, tuft(face, [-0.14, -1.26], 0.3, 0.26, 10, 0.06), {
      crown: [0, -1.4],
      guides: [pairs([-0.4, -1.2, -0.2, -1.48, 0.08, -1.44]), pairs([-0.3, -1.1, 0.0, -1.08, 0.14, -1.2])],
    });
  else if (cut === "ponytail")
    backdrop(ctx, face, [
      [-0.6, -0.2],
      [-0.9, 0.2],
      [-0.96 + sway, 0.8],
      [-0.76 + sway, 1.4],
      [-0.5, 0.9],
    ]);
  else if (cut === "bob")
    backdrop(
      ctx,
      face,
      pairs([-0.1, -1.1, -0.8, -0.8, -0.92, 0.0, -0.84, 0.78, -0.2, 0.84, 0.5, 0.8, 0.74, 0.6, 0.76, -0.2, 0.6, -0.9]),
    );
}

/** The hair that frames the face. */
export function hairFront(ctx: Ctx, face: Face, sway: number): void {
  const { cut, hair, skin } = face;
  if (cut === "bald") {
    soft(ctx, mix(skin.light, [255, 255, 255], 0.35), [0.24, -0.95], 0.28, 0.13, 0.55, 0.4);
    if (face.age === 2)
      atop(ctx, () =>
        veil(ctx, hair.shadow, pairs([-0.68, 0.12, -0.78, -0.2, -0.76, -0.5, -0.66, -0.4, -0.62, -0.1]), 0.7, 0.08),
      );
    return;
  }
  const loose = cut === "bob" || cut === "long" || cut === "wavy";
  if (!loose) atop(ctx, () => veil(ctx, mix(hair.shadow, skin.shadow, 0.4), cropped, 0.55, 0.08));
  if (cut === "buzz") {
    atop(ctx, () => {
      veil(ctx, mix(hair.mid, skin.shadow, 0.2), cropped, 0.82, 0.06);
      soft(ctx, mix(hair.light, skin.mid, 0.3), [0.2, -1.02], 0.42, 0.18, 0.4, 0.3);
    });
    return;
  }
  if (cut === "afro") {
    curls(
      ctx,
      face,
      pairs([
        -0.7, 0.1, -1.1, -0.1, -1.2, -0.7, -0.8, -1.4, -0.1, -1.62, 0.6, -1.38, 0.94, -0.8, 0.84, -0.3, 0.64, -0.1, 0.6,
        -0.36, 0.5, -0.62, 0.2, -0.78, -0.2, -0.76, -0.5, -0.56, -0.6, -0.2, -0.66, 0.06,
      ]),
      0.15,
    );
    return;
  }
  if (cut === "curly") {
    curls(
      ctx,
      face,
      pairs([
        -0.7, 0.2, -0.92, 0.0, -0.98, -0.5, -0.82, -1.04, -0.4, -1.36, 0.1, -1.42, 0.52, -1.22, 0.76, -0.84, 0.78, -0.4,
        0.64, -0.14, 0.58, -0.4, 0.5, -0.58, 0.24, -0.64, 0.0, -0.56, -0.22, -0.62, -0.44, -0.5, -0.56, -0.24, -0.64,
        0.1,
      ]),
      0.23,
    );
    return;
  }
  if (cut === "short") {
    mass(ctx, face, cropped, { guides: parted, shine: 0.4, crown: [0.2, -1.02] });
    return;
  }
  if (cut === "swept") {
    mass(
      ctx,
      face,
      pairs([
        -0.7, 0.06, -0.8, -0.22, -0.84, -0.6, -0.72, -1.0, -0.42, -1.28, 0.02, -1.42, 0.44, -1.32, 0.68, -1.02, 0.66,
        -0.6, 0.61, -0.3, 0.57, -0.46, 0.52, -0.68, 0.36, -0.86, 0.1, -0.84, -0.16, -0.72, -0.4, -0.7, -0.52, -0.46,
        -0.57, -0.24, -0.64, -0.1,
      ]),
      {
        crown: [0.24, -1.16],
        shine: 0.5,
        guides: [
          parted[0]!,
          pairs([-0.38, -0.72, -0.34, -1.0, -0.2, -1.24, 0.1, -1.36]),
          pairs([-0.1, -0.76, 0.02, -1.06, 0.3, -1.28, 0.56, -1.1]),
          pairs([0.3, -0.84, 0.42, -1.04, 0.6, -0.98, 0.63, -0.46]),
        ],
      },
    );
    return;
  }
  if (loose) {
    const w = cut === "wavy" ? 0.07 : 0;
    const end = cut === "bob" ? 0.76 : 1.5;
    const tuck = cut === "bob" ? 0.12 : 0;
    const near: Point[] = [
      [-0.04, -1.27],
      [-0.5, -1.16],
      [-0.84, -0.72],
      [-0.95 - w, 0.0],
      [-0.92 + w, end * 0.5],
      [-0.96 - w + tuck + sway, end * 0.95],
      [-0.74 + tuck + sway, end + 0.1],
      [-0.5 + tuck + sway * 0.6, end * 0.9],
      [-0.56 - w + tuck, end * 0.55],
      [-0.62 + w, 0.24],
      [-0.6, -0.16],
      [-0.5, -0.5],
      [-0.28, -0.8],
      [-0.02, -0.98],
    ];
    const far: Point[] = [
      [-0.1, -1.26],
      [0.3, -1.22],
      [0.6, -0.92],
      [0.72, -0.4],
      [0.76 + w, 0.1],
      [0.72 - w, end * 0.5],
      [0.78 + w - tuck + sway, end * 0.94],
      [0.6 - tuck * 0.5 + sway, end],
      [0.52 - tuck + sway * 0.5, end * 0.8],
      [0.585, 0.42],
      [0.605, 0.06],
      [0.585, -0.3],
      [0.46, -0.64],
      [0.2, -0.9],
      [-0.04, -1.0],
    ];
    atop(ctx, () => [near, far].forEach((side) => veil(ctx, skin.shadow, side, 0.42, 0.09)));
    mass(ctx, face, far, {
      shine: 0.24,
      crown: [0.34, -1.04],
      guides: [
        [
          [-0.08, -1.22],
          [0.34, -1.14],
          [0.66, -0.7],
          [0.73 + w, 0.06],
          [0.7 - w, end * 0.5],
          [0.74 + w - tuck + sway, end * 0.96],
        ],
        [
          [-0.06, -1.04],
          [0.22, -0.92],
          [0.52, -0.58],
          [0.61, 0.0],
          [0.58 - w - tuck * 0.4, end * 0.55],
          [0.54 - tuck + sway, end * 0.9],
        ],
      ],
    });
    mass(ctx, face, near, {
      shine: 0.2,
      crown: [-0.34, -1.05],
      guides: [
        [
          [-0.08, -1.24],
          [-0.54, -1.08],
          [-0.84, -0.6],
          [-0.9 - w, 0.1],
          [-0.88 + w, end * 0.55],
          [-0.9 - w + tuck + sway, end],
        ],
        [
          [-0.06, -1.04],
          [-0.32, -0.84],
          [-0.56, -0.44],
          [-0.64 + w, 0.1],
          [-0.6 - w + tuck, end * 0.6],
          [-0.54 + tuck + sway, end * 0.96],
        ],
      ],
    });
    return;
  }
  mass(ctx, face, cropped, { guides: cut === "braids" ? parted : drawnBack, shine: 0.5, crown: [0.16, -1.02] });
  if (cut === "braids") {
    // Locks from the temples run into the plaits.
    mass(ctx, face, pairs([-0.54, -0.54, -0.8, -0.4, -0.9, 0.05, -0.82, 0.34, -0.68, 0.3, -0.63, -0.05, -0.58, -0.3]), {
      guides: [pairs([-0.7, -0.5, -0.84, -0.1, -0.78, 0.3]), pairs([-0.56, -0.46, -0.64, -0.1, -0.72, 0.28])],
    });
    mass(ctx, face, pairs([0.52, -0.58, 0.66, -0.46, 0.76, 0.0, 0.75, 0.3, 0.63, 0.28, 0.6, 0.0, 0.58, -0.3]), {
      guides: [pairs([0.64, -0.5, 0.73, -0.1, 0.7, 0.26]), pairs([0.54, -0.5, 0.61, -0.1, 0.66, 0.24])],
    });
    plait(
      ctx,
      face,
      [
        [-0.74, 0.12],
        [-0.81, 0.45],
        [-0.78, 0.85],
        [-0.66 + sway * 0.5, 1.2],
        [-0.62 + sway, 1.7],
      ],
      0.24,
    );
    plait(
      ctx,
      face,
      [
        [0.66, 0.12],
        [0.7, 0.42],
        [0.67, 0.8],
        [0.56 + sway * 0.5, 1.2],
        [0.54 + sway, 1.6],
      ],
      0.22,
    );
    return;
  }
  ribbon(
    ctx,
    hair.mid,
    [
      [-0.54, -0.36],
      [-0.62, -0.06],
      [-0.6, 0.24],
      [-0.62 + sway * 0.4, 0.46],
    ],
    0.022,
    0.75,
  );
}
