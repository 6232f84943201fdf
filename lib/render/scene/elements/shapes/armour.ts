import { mix, rgb, type Rgb } from "#lib/render/scene/colour.ts";
import { form, ring, shadeBelow, skullOf, type Hats } from "./hat-shapes.ts";
import { fades, clothTones, metalTones, pairs, ribbon, soft, type Ctx } from "./head-paint.ts";
import { blend, type Point } from "./strokes.ts";

function plume(ctx: Ctx, tone: Rgb, path: readonly Point[]): void {
  const tones = clothTones(tone);
  ribbon(ctx, tones.shadow, path, 0.34, 1, (t) => 0.3 + Math.sin(Math.PI * t) * 0.7);
  for (let i = 0; i < 9; i++) {
    const k = (i - 4) * 0.03;
    ribbon(
      ctx,
      i % 2 ? tones.mid : tones.light,
      path.map(([x, y]): Point => [x + k, y + k * 0.6]),
      0.03,
      0.7,
      fades,
    );
  }
}

export const armour: Hats = {
  kabuto: (ctx, face, seen) => {
    const { x, half, sink } = skullOf(seen);
    const lacquer = metalTones(rgb("#4a1d1c"));
    const iron = metalTones(rgb("#4b4d55"));
    const gold = metalTones(rgb("#cf9a38"));
    const w = half * 1.12;
    shadeBelow(ctx, face, seen, 0.3, 0.7);
    // Neck guard in plates, flaring.
    const rows = 4;
    for (let i = rows - 1; i >= 0; i--) {
      const y = -0.4 + i * 0.2;
      const out = w * (1.02 + i * 0.13);
      if (seen === "side")
        form(
          ctx,
          face,
          lacquer,
          [
            [x + 0.05 - i * 0.09, y - 0.1],
            [x - out * 0.6, y - 0.06],
            [x - out, y + sink * 0.3],
            [x - out - 0.1, y + 0.2],
            [x - out * 0.5, y + 0.22],
            [x - i * 0.1, y + 0.14],
          ],
          0.3,
        );
      else {
        const spans =
          seen === "away"
            ? [[-out, out]]
            : [
                [-out, -w * 0.76],
                [w * 0.8, out * 0.94],
              ];
        for (const [a, b] of spans)
          form(
            ctx,
            face,
            lacquer,
            [
              [x + a!, y - 0.06],
              [x + b!, y - 0.06],
              [x + b! * 1.03, y + 0.18],
              [x + a! * 1.05, y + 0.2],
            ],
            0.3,
          );
      }
    }
    form(
      ctx,
      face,
      iron,
      [
        [x + w, -0.62],
        [x + w * 0.9, -1.02],
        [x + w * 0.45, -1.38],
        [x - w * 0.3, -1.46],
        [x - w * 0.9, -1.12],
        [x - w, -0.5 + sink * 0.5],
        [x, -0.64],
      ],
      0.5,
    );
    for (const u of [-0.7, -0.35, 0, 0.35, 0.7])
      ribbon(
        ctx,
        iron.light,
        [
          [x + w * u, -0.68],
          [x + w * u * 0.8, -1.1],
          [x - w * 0.08, -1.42],
        ],
        0.02,
        0.55,
      );
    form(
      ctx,
      face,
      lacquer,
      [
        [x + w * 0.4, -0.72],
        [x + w * 1.02, -0.7],
        [x + w * (seen === "side" ? 1.34 : 1.06), -0.46],
        [x + w * 0.6, -0.5],
        [x - w * 0.4, -0.52],
        [x - w, -0.48],
        [x - w * 0.9, -0.66],
      ],
      0.5,
    );
    if (seen === "side")
      ribbon(ctx, gold.mid, pairs([0.68, -0.78, 0.96, -1.1, 0.98, -1.5, 0.8, -1.86]), 0.16, 1, fades);
    else if (seen === "front")
      for (const s of [-1, 1]) {
        const horn: Point[] = [
          [0.16 + s * 0.05, -0.78],
          [0.16 + s * 0.44, -1.06],
          [0.16 + s * 0.62, -1.46],
          [0.16 + s * 0.5, -1.9],
        ];
        ribbon(ctx, s > 0 ? gold.mid : gold.turn, horn, 0.17, 1, fades);
        ribbon(
          ctx,
          gold.light,
          horn.map(([a, b]): Point => [a + 0.02, b]),
          0.04,
          0.8,
          fades,
        );
      }
    if (seen === "front") form(ctx, face, gold, ring(0.16, -0.8, 0.12, 0.13), 0.6);
  },
  knight: (ctx, face, seen) => {
    const steel = metalTones(rgb("#8e959f"));
    const side = seen === "side";
    plume(
      ctx,
      mix(face.cloth, rgb("#9c2a2a"), 0.6),
      side
        ? pairs([-0.1, -1.3, -0.5, -1.75, -1.1, -1.6, -1.5, -0.9])
        : pairs([-0.1, -1.34, -0.2, -1.8, -0.5, -1.7, -0.6, -1.2]),
    );
    form(
      ctx,
      face,
      steel,
      side
        ? pairs([
            0.62, -0.9, 0.36, -1.22, -0.1, -1.36, -0.7, -1.2, -1.06, -0.6, -1.04, 0.1, -0.84, 0.7, -0.9, 1.2, 0.1, 1.26,
            0.6, 1.12, 0.3, 0,
          ])
        : pairs([
            -0.08, -1.38, -0.62, -1.18, -0.92, -0.6, -0.88, 0.3, -0.72, 1.0, -0.76, 1.3, 0, 1.4, 0.66, 1.3, 0.6, 1.0,
            0.76, 0.3, 0.76, -0.6, 0.46, -1.18,
          ]),
      0.6,
    );
    if (seen === "away") {
      ribbon(ctx, steel.light, pairs([0, -1.36, 0.02, 0, 0, 1.2]), 0.05, 0.6);
      return;
    }
    const visor: Point[] = side
      ? pairs([
          -0.02, -0.66, 0.5, -0.82, 0.78, -0.56, 0.88, -0.22, 1.22, 0.34, 0.98, 0.74, 0.62, 1.06, 0.2, 0.94, -0.1, 0.3,
          -0.14, -0.3,
        ])
      : pairs([-0.62, -0.56, 0.16, -0.66, 0.7, -0.54, 0.7, 0.2, 0.5, 0.8, 0.18, 1.06, -0.22, 0.96, -0.58, 0.4]);
    form(ctx, face, { ...steel, mid: rgb("#9ea6b0") }, visor, 0.7);
    ribbon(
      ctx,
      rgb("#07080a"),
      side ? pairs([0.3, -0.16, 0.6, -0.2, 0.84, -0.24]) : pairs([-0.5, -0.18, -0.1, -0.16, 0.06, -0.14]),
      0.085,
      1,
      () => 1,
    );
    if (!side) ribbon(ctx, rgb("#07080a"), pairs([0.26, -0.14, 0.44, -0.16, 0.66, -0.18]), 0.085, 1, () => 1);
    ribbon(
      ctx,
      steel.light,
      side ? pairs([0.28, -0.24, 0.6, -0.28, 0.82, -0.32]) : pairs([-0.5, -0.26, 0.1, -0.24, 0.66, -0.26]),
      0.03,
      0.8,
    );
    if (!side) ribbon(ctx, steel.light, pairs([0.17, -0.64, 0.2, 0.1, 0.2, 1.0]), 0.035, 0.85);
    for (let i = 0; i < 5; i++)
      for (let k = 0; k < 2; k++)
        soft(
          ctx,
          [4, 5, 7],
          side ? [0.62 + i * 0.08, 0.36 + k * 0.16 + i * 0.01] : [0.28 + i * 0.08 - k * 0.02, 0.3 + k * 0.16],
          0.028,
          0.045,
          1,
        );
    form(ctx, face, metalTones(rgb("#b08a4a")), ring(side ? -0.1 : -0.66, -0.34, 0.09, 0.1), 0.5);
  },
  crown: (ctx, face, seen) => {
    const { x, half } = skullOf(seen);
    const gold = metalTones(rgb("#d29a34"));
    const w = half * 0.86;
    const points = 5;
    const teeth: Point[] = [];
    for (let i = 0; i < points; i++) {
      const u = 1 - (i / (points - 1)) * 2;
      teeth.push([x + w * u * 1.06, -1.42 - (1 - u * u) * 0.06]);
      if (i < points - 1) teeth.push([x + w * (u - 1 / (points - 1)) * 1.02, -1.14]);
    }
    const outline: Point[] = [[x + w, -0.84], ...teeth, [x - w, -0.82], [x, -0.76]];
    ctx.beginPath();
    outline.forEach(([a, b], i) => (i ? ctx.lineTo(a, b) : ctx.moveTo(a, b)));
    ctx.closePath();
    ctx.fillStyle = blend(
      ctx,
      [x + w * face.key, -1.3],
      [x - w * face.key, -0.9],
      [
        [0, gold.mid],
        [0.2, gold.light],
        [0.36, gold.mid],
        [0.6, gold.turn],
        [0.76, gold.mid],
        [1, gold.deep],
      ],
    );
    ctx.fill();
    ribbon(
      ctx,
      gold.light,
      [
        [x + w, -0.86],
        [x, -0.79],
        [x - w, -0.85],
      ],
      0.03,
      0.9,
      () => 1,
    );
    ribbon(
      ctx,
      gold.shadow,
      [
        [x + w, -1.02],
        [x, -0.95],
        [x - w, -1.01],
      ],
      0.03,
      0.8,
      () => 1,
    );
    for (const u of [-0.6, 0, 0.6]) {
      soft(ctx, rgb(u ? "#2f6f9a" : "#a3203a"), [x + w * u, -0.91 + (1 - u * u) * 0.03], 0.075, 0.075, 1);
      soft(ctx, [255, 240, 236], [x + w * u + 0.02, -0.94], 0.022, 0.022, 0.95);
    }
    for (let i = 0; i < points; i++) {
      const [a, b] = teeth[i * 2]!;
      soft(ctx, gold.light, [a, b], 0.07, 0.07, 1);
    }
  },
};
