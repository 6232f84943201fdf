import { mix } from "#lib/render/scene/colour.ts";
import { curls, mass, plait, tuft, type Guides } from "./hair.ts";
import type { Face } from "./head-looks.ts";
import { pairs, atop, ribbon, soft, strands, veil, type Ctx } from "./head-paint.ts";
import { blob, type Point } from "./strokes.ts";

/** The skull under close hair, hairline and all, in profile. */
const cropped: readonly Point[] = pairs([
  0.55, -0.84, 0.46, -1.02, 0.18, -1.2, -0.22, -1.24, -0.64, -1.08, -0.95, -0.66, -1.0, -0.15, -0.88, 0.28, -0.72, 0.56,
  -0.58, 0.5, -0.42, 0.22, -0.37, -0.06, -0.27, -0.29, -0.12, -0.27, -0.03, -0.08, 0.0, 0.12, 0.075, 0.1, 0.09, -0.14,
  0.18, -0.4, 0.33, -0.52, 0.46, -0.62,
]);
const back: Guides = [
  pairs([0.54, -0.86, 0.2, -1.2, -0.4, -1.2, -0.92, -0.66, -0.95, 0.1]),
  pairs([0.47, -0.66, 0.08, -0.84, -0.4, -0.78, -0.74, -0.28, -0.74, 0.46]),
  pairs([0.12, -0.3, -0.02, -0.42, -0.28, -0.42, -0.46, -0.1, -0.6, 0.5]),
];
/** Hair drawn tight to a knot at the back. */
const drawn: Guides = [
  pairs([0.54, -0.84, 0.26, -1.17, -0.3, -1.2, -0.74, -0.9, -0.95, -0.45]),
  pairs([0.42, -0.6, 0.1, -0.78, -0.35, -0.78, -0.7, -0.58, -0.95, -0.36]),
  pairs([0.06, -0.1, -0.1, -0.32, -0.4, -0.28, -0.7, -0.2, -0.95, -0.28]),
  pairs([-0.4, 0.2, -0.52, 0.32, -0.66, 0.3, -0.82, 0.0, -0.95, -0.2]),
];

/** What hangs behind the head. */
export function hairBehind(ctx: Ctx, face: Face, sway: number): void {
  const { cut } = face;
  const w = cut === "wavy" ? 0.1 : 0;
  if (cut === "long" || cut === "wavy")
    mass(
      ctx,
      face,
      [
        [-0.1, -1.1],
        [-0.85, -0.9],
        [-1.08 - w * 0.5, -0.2],
        [-1.06 - w, 0.5],
        [-1.16 + w * 0.3 + sway * 0.4, 1.1],
        [-1.04 - w * 0.6 + sway, 1.72],
        [-0.72 + sway, 1.86],
        [-0.42 + sway * 0.6, 1.5],
        [-0.36, 0.9],
        [-0.1, 0.3],
      ],
      {
        behind: true,
        guides: [
          [
            [-0.8, -0.6],
            [-1.02, 0.2],
            [-1.0 - w, 1.0],
            [-0.95 + sway, 1.75],
          ],
          [
            [-0.3, -0.4],
            [-0.5, 0.3],
            [-0.48 + w, 1.0],
            [-0.56 + sway, 1.7],
          ],
        ],
      },
    );
  else if (cut === "ponytail")
    mass(
      ctx,
      face,
      [
        [-0.86, -0.48],
        [-1.12, -0.52],
        [-1.34, -0.25],
        [-1.4 + sway * 0.5, 0.3],
        [-1.3 + sway, 0.9],
        [-1.16 + sway * 1.3, 1.3],
        [-1.06 + sway, 0.8],
        [-1.06, 0.2],
        [-0.96, -0.1],
      ],
      {
        crown: [-1.2, -0.2],
        guides: [
          [
            [-0.9, -0.44],
            [-1.3, -0.3],
            [-1.36 + sway * 0.5, 0.4],
            [-1.18 + sway * 1.2, 1.25],
          ],
          [
            [-0.92, -0.2],
            [-1.05, -0.1],
            [-1.1, 0.3],
            [-1.14 + sway, 1.15],
          ],
        ],
      },
    );
  else if (cut === "bun") {
    const knot = tuft(face, [-1.0, -0.42], 0.32, 0.32, 10, 0.06);
    mass(ctx, face, knot, {
      crown: [-1.0, -0.55],
      guides: [
        pairs([-0.8, -0.6, -1.05, -0.7, -1.26, -0.5, -1.2, -0.25]),
        pairs([-0.78, -0.3, -0.9, -0.14, -1.1, -0.14, -1.22, -0.3]),
      ],
    });
  } else if (cut === "afro") blob(ctx, face.hair.shadow, tuft(face, [-0.38, -0.62], 0.98, 0.98, 26, 0.05));
}

/** The hair that lies on the head, over face and ear. */
export function hairOver(ctx: Ctx, face: Face, sway: number): void {
  const { cut, hair, skin, age } = face;
  if (cut === "bald") {
    soft(ctx, mix(skin.light, [255, 255, 255], 0.3), [face.key * 0.35, -0.95], 0.3, 0.1, 0.5, face.key * 0.5);
    if (age === 2) {
      // A wreath of hair is left round the back, thin at its upper edge.
      const wreath: Point[] = pairs([
        -0.92, -0.16, -0.98, 0.1, -0.86, 0.36, -0.7, 0.58, -0.56, 0.5, -0.4, 0.16, -0.36, -0.1, -0.6, -0.2,
      ]);
      atop(ctx, () => veil(ctx, hair.shadow, wreath, 0.75, 0.12));
      strands(
        ctx,
        face.random,
        hair,
        [
          pairs([-0.9, -0.26, -0.96, 0.1, -0.7, 0.54]),
          pairs([-0.6, -0.3, -0.66, 0.1, -0.6, 0.52]),
          pairs([-0.36, -0.18, -0.42, 0.14, -0.56, 0.48]),
        ],
        40,
        { width: 0.03, stray: 0.06 },
      );
    }
    return;
  }
  // Hair begins gradually: its shade lies on the skin before it.
  const loose = cut === "bob" || cut === "long" || cut === "wavy";
  if (!loose) atop(ctx, () => veil(ctx, mix(hair.shadow, skin.shadow, 0.4), cropped, 0.55, 0.07));
  if (cut === "buzz") {
    atop(ctx, () => {
      veil(ctx, mix(hair.mid, skin.shadow, 0.2), cropped, 0.82, 0.06);
      soft(ctx, mix(hair.light, skin.mid, 0.3), [face.key * 0.3, -1.0], 0.5, 0.2, 0.4, face.key * 0.4);
    });
    return;
  }
  if (cut === "afro") {
    curls(
      ctx,
      face,
      pairs([
        0.62, -0.84, 0.66, -1.2, 0.0, -1.62, -0.9, -1.4, -1.2, -0.6, -1.05, 0.1, -0.75, 0.35, -0.45, 0.3, -0.36, -0.1,
        -0.2, -0.3, -0.02, -0.1, 0.06, 0.06, 0.12, -0.3, 0.36, -0.56,
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
        0.66, -0.8, 0.62, -1.08, 0.2, -1.36, -0.4, -1.36, -0.9, -1.05, -1.12, -0.5, -1.06, 0.1, -0.86, 0.5, -0.6, 0.56,
        -0.4, 0.2, -0.34, -0.1, -0.16, -0.3, 0.0, -0.1, 0.07, 0.08, 0.14, -0.28, 0.34, -0.5, 0.52, -0.62,
      ]),
      0.22,
    );
    return;
  }
  if (cut === "short") {
    mass(ctx, face, cropped, { guides: back, shine: 0.3 });
    return;
  }
  if (cut === "swept") {
    mass(ctx, face, [[0.6, -0.84], [0.68, -1.08], [0.46, -1.3], [0.0, -1.36], [-0.5, -1.26], ...cropped.slice(5)], {
      shine: 0.3,
      guides: [
        pairs([0.6, -0.9, 0.56, -1.2, 0.0, -1.34, -0.7, -1.06, -0.98, -0.1]),
        pairs([0.52, -0.74, 0.3, -1.06, -0.2, -1.02, -0.68, -0.6, -0.8, 0.4]),
        back[2]!,
      ],
    });
    return;
  }
  if (loose) {
    const w = cut === "wavy" ? 0.07 : 0;
    const end = cut === "bob" ? 0.74 : 1.55;
    const tuck = cut === "bob" ? 0.16 : 0;
    const outline: Point[] = [
      [0.53, -0.86],
      [0.5, -1.02],
      [0.2, -1.25],
      [-0.22, -1.3],
      [-0.7, -1.12],
      [-1.02, -0.65],
      [-1.1 - w, 0.0],
      [-1.06 + w - tuck * 0.3, end * 0.55],
      [-1.0 - w + sway * 0.6, end * 0.92],
      [-0.62 + sway * 0.6, end + 0.06],
      [-0.28 + tuck * 1.6 + w + sway * 0.5, end * 0.98],
      [-0.2 + tuck - w, end * 0.7],
      [-0.16 + tuck * 0.8 + w * 0.6, 0.28],
      [-0.04 + tuck * 0.5, -0.02],
      [0.1, -0.26],
      [0.26, -0.44],
      [0.42, -0.62],
    ];
    atop(ctx, () =>
      veil(
        ctx,
        skin.shadow,
        outline.map(([x, y]): Point => [x + 0.05, y + 0.04]),
        0.5,
        0.1,
      ),
    );
    mass(ctx, face, outline, {
      shine: 0.28,
      guides: [
        [
          [0.5, -0.9],
          [-0.1, -1.28],
          [-0.86, -0.9],
          [-1.04 - w, 0.0],
          [-1.0 + w, end * 0.5],
          [-0.94 - w + sway * 0.6, end],
        ],
        [
          [0.48, -0.76],
          [0.0, -1.0],
          [-0.5, -0.66],
          [-0.66 + w, 0.0],
          [-0.66 - w, end * 0.5],
          [-0.6 + sway * 0.6, end + 0.04],
        ],
        [
          [0.43, -0.64],
          [0.2, -0.54],
          [-0.02, -0.26],
          [-0.14 + tuck * 0.7 + w, 0.16],
          [-0.22 + tuck - w, end * 0.6],
          [-0.3 + tuck * 1.5 + sway * 0.5, end],
        ],
      ],
    });
    return;
  }
  mass(ctx, face, cropped, { guides: drawn, shine: 0.35 });
  if (cut === "braids") {
    plait(
      ctx,
      face,
      [
        [-0.46, 0.3],
        [-0.42, 0.7],
        [-0.32 + sway * 0.3, 1.2],
        [-0.3 + sway, 1.8],
      ],
      0.24,
    );
    return;
  }
  // A few hairs always come loose at the temple and the nape.
  ribbon(
    ctx,
    hair.mid,
    [
      [0.14, -0.36],
      [0.14, -0.1],
      [0.08, 0.2],
      [0.1 + sway * 0.3, 0.42],
    ],
    0.02,
    0.8,
  );
  ribbon(
    ctx,
    hair.shadow,
    [
      [-0.62, 0.46],
      [-0.64, 0.66],
      [-0.58 + sway * 0.3, 0.84],
    ],
    0.018,
    0.7,
  );
}
