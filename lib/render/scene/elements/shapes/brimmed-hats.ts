import type { HeadView } from "#lib/elements/people/head-strokes.ts";
import { form, skullOf } from "./hat-forms.ts";
import type { Face } from "./head-looks.ts";
import { ribbon, veil, type Ctx, type Tones } from "./head-paint.ts";
import type { Point } from "./strokes.ts";

/** Measures of a hat with a brim, in radii of the head. */
interface Brim {
  /** Crown: height above the brow, share of its width that its top keeps, and the top's shape. */
  height: number;
  taper: number;
  top: "pinch" | "round" | "flat" | "cone";
  reach: number;
  /** Up at the sides, or down before the face when below zero. */
  curl: number;
  weave?: boolean | undefined;
}

/** A hat with a crown, a band and a brim. */
export function brimmed(ctx: Ctx, face: Face, seen: HeadView, tones: Tones, band: Tones, hat: Brim): void {
  const { x, half, sink } = skullOf(seen);
  const y = -0.66;
  const w = half * 0.98;
  const t = w * hat.taper;
  const top = y - hat.height;
  const lean = seen === "side" ? -0.05 : 0.02;
  const r = w + hat.reach;
  const dip = seen === "side" ? sink * 0.5 : 0.06;
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
  const lower: Point[] = [
    [x + w * 1.0, y + 0.03],
    [x + w * 0.96, y - 0.17],
    [x, y - 0.1 + dip],
    [x - w * 0.96, y - 0.15 + dip],
    [x - w, y + 0.05 + dip],
    [x, y + 0.12 + dip],
  ];
  form(ctx, face, band, lower, 0.2);
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
