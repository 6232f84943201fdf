import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { form, shadeBelow, skullOf, type Seen, type Hats } from "./hat-shapes.ts";
import type { Face } from "./head-looks.ts";
import { clothTones, ribbon, veil, type Ctx } from "./head-paint.ts";
import type { Point } from "./strokes.ts";

interface Brim {
  tone: Rgb;
  /** Crown: height above the brow, share of its width that its top keeps, and the top's shape. */
  height: number;
  taper: number;
  top: "pinch" | "round" | "flat" | "cone";
  reach: number;
  /** Up at the sides, or down before the face when below zero. */
  curl: number;
  band: Rgb | null;
  weave?: boolean;
}

function brimmed(ctx: Ctx, face: Face, seen: Seen, hat: Brim): void {
  const { x, half, sink } = skullOf(seen);
  const tones = clothTones(hat.tone);
  const y = -0.66;
  const w = half * 0.98;
  const t = w * hat.taper;
  const top = y - hat.height;
  const lean = seen === "side" ? -0.05 : 0.02;
  const r = w + hat.reach;
  const dip = seen === "side" ? sink * 0.5 : 0.06;
  shadeBelow(ctx, face, seen, 0.34);
  const under: Point[] = [
    [x - r, y + dip - hat.curl],
    [x - w * 0.5, y + 0.16 + dip],
    [x + w * 0.5, y + 0.15],
    [x + r, y - hat.curl + 0.04],
    [x + w * 0.5, y + 0.02],
    [x - w * 0.5, y + 0.04 + dip],
  ];
  form(ctx, face, { ...tones, light: tones.shadow, mid: tones.shadow, turn: tones.shadow }, under, 0);
  const crowns: Record<Brim["top"], Point[]> = {
    pinch: [
      [x + t, top + 0.08],
      [x + t * 0.5, top - 0.02],
      [x + lean, top + 0.1],
      [x - t * 0.5, top - 0.04],
      [x - t, top + 0.1],
    ],
    round: [
      [x + t, top + hat.height * 0.4],
      [x + t * 0.66, top + 0.05],
      [x, top - 0.03],
      [x - t * 0.66, top + 0.05],
      [x - t, top + hat.height * 0.4],
    ],
    flat: [
      [x + t, top + 0.03],
      [x + t * 0.9, top - 0.01],
      [x, top - 0.04],
      [x - t * 0.9, top - 0.01],
      [x - t, top + 0.03],
    ],
    cone: [
      [x + t * 0.9, top + hat.height * 0.5],
      [x - 0.1, top + 0.2],
      [x - 0.34, top - 0.02],
      [x - 0.46, top + 0.06],
      [x - t * 1.1, top + hat.height * 0.5],
    ],
  };
  form(ctx, face, tones, [[x + w, y + 0.02], ...crowns[hat.top], [x - w, y + 0.04 + dip], [x, y + 0.12 + dip]], 0.42);
  if (hat.top === "pinch")
    veil(
      ctx,
      tones.deep,
      [
        [x + t * 0.45, top + 0.06],
        [x + t * 0.2, top + 0.3],
        [x + lean, top + 0.16],
      ],
      0.55,
      0.1,
    );
  if (hat.band) {
    const lower: Point[] = [
      [x + w * 1.0, y + 0.03],
      [x + w * 0.96, y - 0.17],
      [x, y - 0.1 + dip],
      [x - w * 0.96, y - 0.15 + dip],
      [x - w, y + 0.05 + dip],
      [x, y + 0.12 + dip],
    ];
    form(ctx, face, clothTones(hat.band), lower, 0.2);
  }
  const upper: Point[] = [
    [x - r, y + dip - hat.curl],
    [x - w * 0.9, y + 0.02 + dip],
    [x, y + 0.1 + dip],
    [x + w * 0.9, y + 0.02],
    [x + r, y - hat.curl + 0.03],
    [x + w * 0.7, y + 0.13],
    [x, y + 0.18 + dip],
    [x - w * 0.7, y + 0.15 + dip],
  ];
  form(ctx, face, tones, upper, 0.3);
  ribbon(
    ctx,
    tones.light,
    upper
      .slice(4)
      .concat([upper[0]!])
      .map(([a, b]): Point => [a, b - 0.005]),
    0.022,
    0.55,
  );
  if (hat.weave && face.px > 30)
    for (let i = 0; i < 12; i++) {
      const k = i / 11;
      ribbon(
        ctx,
        i % 2 ? tones.shadow : tones.light,
        [
          [x + w * (1 - k * 0.2), y - hat.height * k * 0.8],
          [x, y + 0.1 - hat.height * k * 0.86],
          [x - w * (1 - k * 0.2), y - hat.height * k * 0.8 + dip],
        ],
        0.014,
        0.4,
      );
    }
}

export const brimmedHats: Hats = {
  fedora: (ctx, face, seen) => {
    const tone = mix(scale(face.cloth, 0.72), rgb("#3a342e"), 0.55);
    brimmed(ctx, face, seen, {
      tone,
      height: 0.74,
      taper: 0.78,
      top: "pinch",
      reach: 0.44,
      curl: 0.03,
      band: scale(tone, 0.4),
    });
  },
  straw: (ctx, face, seen) =>
    brimmed(ctx, face, seen, {
      tone: rgb("#c9a25c"),
      height: 0.62,
      taper: 0.74,
      top: "round",
      reach: 0.7,
      curl: -0.06,
      band: rgb("#5a3a28"),
      weave: true,
    }),
  veiled: (ctx, face, seen) => {
    const net = rgb("#2b2822");
    const { x, half } = skullOf(seen);
    const w = half + 0.34;
    // Net that hangs from the brim and is tied at the collar.
    const hang: Point[] = [
      [x - w, -0.66],
      [x + w, -0.66],
      [x + w + 0.1, 0.2],
      [x + w * 0.92, 1.0],
      [x + w * 0.62, 1.5],
      [x - w * 0.62, 1.5],
      [x - w * 0.92, 1.0],
      [x - w - 0.1, 0.2],
    ];
    if (seen !== "away") veil(ctx, net, hang, 0.34, 0.03);
    else veil(ctx, net, hang, 0.6, 0.03);
    for (let i = 0; i <= 12; i++) {
      const u = -1 + (i / 12) * 2;
      ribbon(
        ctx,
        net,
        [
          [x + u * w, -0.64],
          [x + u * (w + 0.1), 0.2],
          [x + u * w * 0.92, 1.0],
          [x + u * w * 0.62, 1.48],
        ],
        0.022,
        0.34,
        () => 1,
      );
    }
    for (const y of [-0.3, 0, 0.3, 0.6, 0.9, 1.2]) {
      const reach = w * (y < 0.3 ? 1.05 : 1.1 - (y - 0.3) * 0.38);
      const row: Point[] = [
        [x - reach, y],
        [x, y + 0.1],
        [x + reach, y],
      ];
      ribbon(ctx, net, row, 0.018, 0.26, () => 1);
    }
    brimmed(ctx, face, seen, {
      tone: rgb("#ddd2b4"),
      height: 0.6,
      taper: 0.78,
      top: "round",
      reach: 0.62,
      curl: -0.06,
      band: rgb("#8a7a58"),
      weave: true,
    });
  },
  cowboy: (ctx, face, seen) =>
    brimmed(ctx, face, seen, {
      tone: rgb("#7d5636"),
      height: 0.82,
      taper: 0.72,
      top: "pinch",
      reach: 0.66,
      curl: 0.24,
      band: rgb("#3a2418"),
    }),
  bowler: (ctx, face, seen) =>
    brimmed(ctx, face, seen, {
      tone: rgb("#25232a"),
      height: 0.7,
      taper: 0.96,
      top: "round",
      reach: 0.24,
      curl: 0.08,
      band: rgb("#131218"),
    }),
  top: (ctx, face, seen) =>
    brimmed(ctx, face, seen, {
      tone: rgb("#1d1c22"),
      height: 1.3,
      taper: 0.94,
      top: "flat",
      reach: 0.34,
      curl: 0.08,
      band: rgb("#5d1f2a"),
    }),
  witch: (ctx, face, seen) =>
    brimmed(ctx, face, seen, {
      tone: mix(face.cloth, rgb("#251d33"), 0.7),
      height: 1.75,
      taper: 0.5,
      top: "cone",
      reach: 0.75,
      curl: -0.02,
      band: rgb("#6b3f7d"),
    }),
};
