import { mix, rgb, scale } from "#lib/render/scene/colour.ts";
import { form, shadeBelow, skullOf, wrapped, type Seen, type Hats } from "./hat-shapes.ts";
import type { Face } from "./head-looks.ts";
import { clothTones, pairs, ribbon, soft, within, type Ctx, type Tones } from "./head-paint.ts";
import type { Point } from "./strokes.ts";

/** A cap's dome, with seams and perhaps a turned cuff. */
function dome(seen: Seen, rise: number): Point[] {
  const { x, half, sink } = skullOf(seen);
  const w = half * 1.02;
  return [
    [x + w * 0.98, -0.6],
    [x + w * 0.92, -0.98 - rise * 0.3],
    [x + w * 0.45, -1.26 - rise * 0.85],
    [x - w * 0.2, -1.3 - rise],
    [x - w * 0.78, -1.06 - rise * 0.6],
    [x - w * 1.02, -0.62],
    [x - w * 0.99, -0.56 + sink],
    [x - w * 0.3, -0.62 + sink * 0.6],
    [x + w * 0.4, -0.68 + sink * 0.2],
  ];
}

function peak(ctx: Ctx, face: Face, seen: Seen, tones: Tones, reach: number): void {
  if (seen === "away") return;
  const shape: Point[] =
    seen === "side"
      ? [
          [0.5, -0.68],
          [0.86, -0.68],
          [0.78 + reach, -0.5],
          [0.86 + reach, -0.4],
          [0.66 + reach * 0.5, -0.46],
          [0.5, -0.54],
        ]
      : pairs([-0.56, -0.68, -0.1, -0.76, 0.46, -0.74, 0.66, -0.62, 0.72, -0.4, 0.5, -0.3, 0.1, -0.34, -0.3, -0.44]);
  form(ctx, face, tones, shape, 0.4);
  ribbon(ctx, tones.light, seen === "side" ? shape.slice(1, 4) : shape.slice(2, 5), 0.03, 0.5);
}

export const caps: Hats = {
  cap: (ctx, face, seen) => {
    const { x, half, sink } = skullOf(seen);
    const tones = clothTones(mix(face.cloth, rgb("#1b2233"), 0.75));
    shadeBelow(ctx, face, seen, 0.3);
    const w = half * 1.06;
    form(
      ctx,
      face,
      tones,
      [
        [x + w * 0.98, -0.68],
        [x + w * 1.08, -0.98],
        [x + w * 0.6, -1.28],
        [x - w * 0.2, -1.32],
        [x - w * 0.9, -1.1],
        [x - w * 1.08, -0.78],
        [x - w, -0.6 + sink * 0.6],
        [x, -0.7],
      ],
      0.4,
    );
    form(
      ctx,
      face,
      clothTones(rgb("#14161d")),
      [
        [x + w * 0.98, -0.58],
        [x + w * 0.97, -0.8],
        [x, -0.84 + sink * 0.4],
        [x - w * 0.98, -0.76 + sink * 0.8],
        [x - w * 0.97, -0.54 + sink],
        [x, -0.62 + sink * 0.4],
      ],
      0.2,
    );
    peak(ctx, face, seen, clothTones(rgb("#101117")), 0.34);
    if (seen !== "away") {
      const at: Point = seen === "side" ? [0.66, -0.86] : [0.18, -0.94];
      soft(ctx, rgb("#d9a94a"), at, 0.1, 0.11, 1);
      soft(ctx, rgb("#fff0c0"), [at[0] + 0.02, at[1] - 0.03], 0.035, 0.035, 0.9);
      ribbon(
        ctx,
        rgb("#c99a43"),
        seen === "side" ? pairs([0.78, -0.66, 0.5, -0.65, 0.2, -0.63]) : pairs([-0.5, -0.68, 0.1, -0.74, 0.62, -0.66]),
        0.035,
        0.9,
      );
    }
  },
  baseball: (ctx, face, seen) => {
    const tones = clothTones(face.cloth);
    shadeBelow(ctx, face, seen, 0.26);
    form(ctx, face, tones, dome(seen, 0), 0.35);
    const { x, half } = skullOf(seen);
    for (const k of [-0.5, 0.1, 0.6])
      ribbon(
        ctx,
        tones.shadow,
        [
          [x + half * k, -0.62],
          [x + half * k * 0.8, -1.0],
          [x - half * 0.15, -1.3],
        ],
        0.02,
        0.6,
      );
    peak(ctx, face, seen, clothTones(scale(face.cloth, 0.86)), 0.56);
  },
  beanie: (ctx, face, seen) => {
    const wool = mix(face.cloth, rgb("#b0492f"), 0.65);
    const tones = clothTones(wool);
    const { x, half, sink } = skullOf(seen);
    shadeBelow(ctx, face, seen, 0.18, 0.5);
    const shape = dome(seen, 0.14);
    form(ctx, face, tones, shape, 0.35);
    const w = half * 1.05;
    const cuff: Point[] = [
      [x + w, -0.52],
      [x + w * 1.01, -0.82],
      [x, -0.9 + sink * 0.4],
      [x - w * 1.01, -0.76 + sink],
      [x - w, -0.46 + sink],
      [x, -0.58 + sink * 0.5],
    ];
    const rib = (lines: number, y0: number, y1: number, k: number) => {
      for (let i = 0; i <= lines; i++) {
        const u = (i / lines) * 2 - 1;
        const down = sink * (0.5 - u * 0.5);
        ribbon(
          ctx,
          i % 2 ? tones.shadow : tones.light,
          [
            [x + w * u, y0 + down],
            [x + w * u * k, (y0 + y1) / 2 + down * 0.6],
            [x + w * u * k * 0.8, y1 + down * 0.2],
          ],
          0.03,
          0.32,
        );
      }
    };
    if (face.px > 14) within(ctx, shape, () => rib(26, -0.66, -1.46, 0.82));
    form(ctx, face, tones, cuff, 0.3);
    if (face.px > 14) within(ctx, cuff, () => rib(34, -0.46, -0.92, 1));
  },
  beret: (ctx, face, seen) => {
    const { x, half, sink } = skullOf(seen);
    shadeBelow(ctx, face, seen, 0.14, 0.5);
    form(
      ctx,
      face,
      clothTones(mix(face.cloth, rgb("#6d2030"), 0.6)),
      [
        [x + half * 0.95, -0.72],
        [x + half * 1.12, -0.95],
        [x + half * 0.6, -1.26],
        [x - half * 0.3, -1.4],
        [x - half * 1.15, -1.2],
        [x - half * 1.36, -0.82],
        [x - half * 0.98, -0.62 + sink],
        [x, -0.8],
      ],
      0.4,
    );
  },
  toque: (ctx, face, seen) => {
    const { x, half, sink } = skullOf(seen);
    const tones = clothTones(rgb("#e9e5dc"));
    const w = half * 0.94;
    shadeBelow(ctx, face, seen, 0.14, 0.45);
    form(
      ctx,
      face,
      tones,
      [
        [x + w * 0.9, -1.05],
        [x + w * 1.22, -1.35],
        [x + w * 1.1, -1.7],
        [x + w * 0.5, -1.86],
        [x - w * 0.1, -1.92],
        [x - w * 0.7, -1.84],
        [x - w * 1.2, -1.62],
        [x - w * 1.22, -1.3],
        [x - w * 0.92, -1.0],
      ],
      0.4,
    );
    for (let i = 0; i < 7; i++) {
      const u = i / 3 - 1;
      ribbon(
        ctx,
        tones.shadow,
        [
          [x + w * u * 0.86, -1.04],
          [x + w * u * 1.05, -1.36],
          [x + w * (u + 0.05), -1.72],
        ],
        0.07,
        0.45,
        (t) => 1 - t,
      );
    }
    form(
      ctx,
      face,
      tones,
      [
        [x + w, -0.62],
        [x + w * 0.98, -1.1],
        [x, -1.14],
        [x - w * 0.98, -1.06],
        [x - w, -0.58 + sink * 0.6],
        [x, -0.64 + sink * 0.4],
      ],
      0.3,
    );
  },
  turban: (ctx, face, seen) => {
    const { x, half, sink } = skullOf(seen);
    const tones = clothTones(mix(face.cloth, rgb("#c0602f"), 0.4));
    shadeBelow(ctx, face, seen, 0.16, 0.5);
    const w = half * 1.12;
    const shape: Point[] = [
      [x + w * 0.9, -0.5],
      [x + w * 1.05, -0.9],
      [x + w * 0.8, -1.34],
      [x + w * 0.1, -1.56],
      [x - w * 0.7, -1.38],
      [x - w * 1.1, -0.9],
      [x - w * 0.98, -0.36 + sink],
      [x - w * 0.4, -0.5 + sink],
      [x + w * 0.2, -0.82],
    ];
    form(ctx, face, tones, shape, 0.3);
    within(ctx, shape, () => {
      for (let i = 0; i < 7; i++) {
        const k = i / 6;
        const fold: Point[] = [
          [x + w * 1.1, -0.42 - k * 1.0],
          [x + w * 0.3, -0.86 - k * 0.62],
          [x - w * 0.4, -0.52 + sink - k * 0.98],
          [x - w * 1.15, -0.3 + sink - k * 0.95],
        ];
        ribbon(ctx, tones.deep, fold, 0.07, 0.5);
        ribbon(
          ctx,
          tones.light,
          fold.map(([a, b]): Point => [a, b - 0.06]),
          0.045,
          0.45,
        );
      }
    });
  },
  hijab: (ctx, face, seen) => {
    const tones = clothTones(mix(face.cloth, rgb("#3f5f73"), 0.35));
    wrapped(ctx, face, seen, tones, 0);
  },
  hood: (ctx, face, seen) => wrapped(ctx, face, seen, clothTones(scale(face.cloth, 0.92)), 0.14),
  headband: (ctx, face, seen) => {
    const { x, half, sink } = skullOf(seen);
    const tones = clothTones(mix(face.cloth, rgb("#d8d2c8"), 0.5));
    const w = half * 0.99;
    form(
      ctx,
      face,
      tones,
      [
        [x + w * (seen === "side" ? 0.97 : 0.93), -0.56],
        [x + w * 0.95, -0.72],
        [x, -0.8 + sink * 0.5],
        [x - w * 0.98, -0.68 + sink],
        [x - w * 0.98, -0.5 + sink],
        [x, -0.62 + sink * 0.5],
      ],
      0.3,
    );
  },
};
