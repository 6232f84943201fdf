import { mix } from "#lib/render/scene/colour.ts";
import { curls, mass, plait, tuft, type Guides } from "./hair.ts";
import type { Face } from "./head-looks.ts";
import { atop, pairs, ribbon, soft, veil, type Ctx } from "./head-paint.ts";
import { blob, type Point } from "./strokes.ts";

/** A head seen from behind. */
export function hairBack(ctx: Ctx, face: Face, sway: number): void {
  const { cut, skin } = face;
  const nape: Point[] = pairs([
    0, -1.18, -0.55, -1.02, -0.82, -0.5, -0.8, 0.05, -0.62, 0.5, -0.36, 0.74, 0.36, 0.74, 0.62, 0.5, 0.8, 0.05, 0.82,
    -0.5, 0.55, -1.02,
  ]);
  for (const sign of [-1, 1] as const) {
    blob(ctx, mix(skin.mid, sign > 0 ? skin.turn : skin.shadow, 0.6), [
      [sign * 0.76, -0.12],
      [sign * 0.9, -0.16],
      [sign * 0.93, 0.04],
      [sign * 0.84, 0.3],
      [sign * 0.76, 0.28],
    ]);
    ribbon(
      ctx,
      skin.deep,
      [
        [sign * 0.79, -0.06],
        [sign * 0.82, 0.1],
        [sign * 0.79, 0.24],
      ],
      0.04,
      0.5,
    );
  }
  blob(ctx, mix(skin.turn, skin.shadow, 0.7), nape);
  atop(ctx, () => veil(ctx, skin.shadow, pairs([-0.9, -1, -0.2, -1, -0.35, 0.9, -0.9, 0.9]), 0.6, 0.4));
  if (cut === "bald") {
    soft(ctx, skin.light, [0.3, -0.75], 0.4, 0.35, 0.6);
    return;
  }
  const close: Point[] = pairs([
    0, -1.25, -0.58, -1.1, -0.9, -0.55, -0.87, 0.0, -0.72, 0.36, -0.5, 0.62, 0, 0.7, 0.5, 0.62, 0.72, 0.36, 0.87, 0.0,
    0.9, -0.55, 0.58, -1.1,
  ]);
  if (cut === "buzz") {
    atop(ctx, () => veil(ctx, mix(face.hair.mid, skin.shadow, 0.2), close, 0.85, 0.05));
    return;
  }
  if (cut === "afro" || cut === "curly") {
    const big = cut === "afro" ? 1.24 : 1.08;
    curls(
      ctx,
      face,
      close.map(([x, y]): Point => [x * big, (y + 0.3) * big - 0.3]),
      cut === "afro" ? 0.15 : 0.23,
    );
    return;
  }
  const whorl: Point = [0.06, -0.96];
  const fall = (bottom: number, spread: number): Guides =>
    [-1, -0.6, -0.2, 0.2, 0.6, 1].map((u): Point[] => [
      [whorl[0] + u * 0.16, whorl[1] - 0.16 + Math.abs(u) * 0.06],
      [u * 0.76, -0.62 - (1 - Math.abs(u)) * 0.1],
      [u * 0.84, 0.0],
      [u * spread + sway * 0.4, bottom * 0.55],
      [u * spread * 0.9 + sway, bottom],
    ]);
  if (cut === "long" || cut === "wavy") {
    const w = cut === "wavy" ? 0.08 : 0;
    mass(
      ctx,
      face,
      [
        [0, -1.28],
        [-0.6, -1.12],
        [-0.92, -0.5],
        [-0.94 - w, 0.2],
        [-0.9 + w, 0.9],
        [-0.95 - w + sway, 1.6],
        [-0.5 + sway, 1.86],
        [0.1 + sway, 1.78],
        [0.6 + sway, 1.88],
        [0.96 + w + sway, 1.55],
        [0.9 - w, 0.9],
        [0.94 + w, 0.2],
        [0.92, -0.5],
        [0.6, -1.12],
      ],
      { guides: fall(1.8, 0.9), shine: 0.26, crown: [0.3, -0.8] },
    );
    return;
  }
  if (cut === "bob") {
    mass(
      ctx,
      face,
      pairs([
        0, -1.28, -0.6, -1.12, -0.93, -0.5, -0.96, 0.2, -0.84, 0.76, -0.3, 0.86, 0.3, 0.86, 0.84, 0.76, 0.96, 0.2, 0.93,
        -0.5, 0.6, -1.12,
      ]),
      { guides: fall(0.82, 0.86), shine: 0.3, crown: [0.3, -0.8] },
    );
    return;
  }
  if (cut === "short" || cut === "swept") {
    mass(ctx, face, close, { guides: fall(0.62, 0.62), shine: 0.26, crown: [0.3, -0.85] });
    return;
  }
  const knot: Point = [0, cut === "bun" ? -0.55 : -0.3];
  const to_knot: Guides = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i): Point[] => {
    const a = (i / 8) * Math.PI * 2 + 1.57;
    const at = (k: number): Point => [
      knot[0] + (Math.cos(a) * 0.86 - knot[0]) * k,
      knot[1] + (Math.sin(a) * 0.94 - 0.28 - knot[1]) * k,
    ];
    return [at(1), at(0.7), at(0.4), at(0.12)];
  });
  mass(ctx, face, close, { shine: 0.4, crown: [0.4, -0.8], guides: cut === "braids" ? fall(0.62, 0.62) : to_knot });
  if (cut === "braids") {
    for (const sign of [-1, 1] as const)
      plait(
        ctx,
        face,
        [
          [sign * 0.5, 0.4],
          [sign * 0.56, 0.9],
          [sign * 0.5 + sway * 0.5, 1.4],
          [sign * 0.5 + sway, 1.9],
        ],
        0.26,
      );
    return;
  }
  soft(ctx, face.hair.deep, knot, 0.5, 0.5, 0.6);
  if (cut === "bun")
    mass(ctx, face, tuft(face, knot, 0.4, 0.36, 11, 0.06), {
      crown: [0.1, -0.75],
      guides: [
        pairs([-0.3, -0.5, -0.1, -0.86, 0.3, -0.66]),
        pairs([-0.2, -0.3, 0.1, -0.4, 0.25, -0.55]),
        pairs([-0.2, -0.24, 0.16, -0.2, 0.34, -0.5]),
      ],
    });
  else
    mass(
      ctx,
      face,
      [
        [-0.14, -0.36],
        [0.14, -0.36],
        [0.28, 0.1],
        [0.26 + sway * 0.5, 0.8],
        [0.06 + sway, 1.5],
        [-0.2 + sway * 0.5, 0.8],
        [-0.26, 0.1],
      ],
      {
        crown: [0.1, -0.1],
        guides: [
          [
            [-0.1, -0.3],
            [-0.22, 0.2],
            [0.04 + sway, 1.4],
          ],
          [
            [0.1, -0.3],
            [0.24, 0.2],
            [0.06 + sway, 1.4],
          ],
        ],
      },
    );
}
