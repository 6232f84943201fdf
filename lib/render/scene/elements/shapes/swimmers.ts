import { css, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, hairs, type Tube } from "./anatomy.ts";
import type { SwimmerSpec } from "./fish-body.ts";

/** White fields of a koi, a clownfish's bands or a trout's spots. */
const bandsOf = (at: readonly number[], colour: Rgb) => (brush: Brush, body: Tube) => {
  const { ctx } = brush;
  for (const t of at) {
    ctx.beginPath();
    for (let i = 0; i <= 12; i++) ctx.lineTo(...body.at(t + 0.035 + 0.018 * Math.sin(i * 0.5), -1 + i / 6));
    for (let i = 12; i >= 0; i--) ctx.lineTo(...body.at(t - 0.03 + 0.012 * Math.sin(i * 0.6), -1 + i / 6));
    ctx.closePath();
    ctx.fillStyle = css(colour, 0.95);
    ctx.fill();
    ctx.strokeStyle = "rgba(20,16,22,0.75)";
    ctx.lineWidth = 0.014;
    ctx.stroke();
  }
};
const spotted = (colour: Rgb, count: number, size: number) => (brush: Brush, body: Tube) => {
  const { ctx, random } = brush;
  ctx.fillStyle = css(colour, 0.7);
  for (let i = 0; i < count; i++) {
    const [x, y] = body.at(0.1 + random() * 0.8, -0.9 + random() * 1.1);
    ctx.beginPath();
    ctx.ellipse(x, y, size * (0.5 + random()), size * (0.4 + random() * 0.7), 0, 0, Math.PI * 2);
    ctx.fill();
  }
};

const base: SwimmerSpec = {
  length: 1.5,
  girths: [0.07, [0.13, 0.12], [0.28, 0.26], [0.37, 0.36], [0.34, 0.34], [0.22, 0.22], 0.07],
  back: "#c9541c",
  side: "#ee8a34",
  belly: "#f7d6a4",
  beat: "sideways",
  supple: 0.34,
  tail: { kind: "fan", length: 0.46, spread: 0.42 },
  fins: [
    { t: 0.62, v: -0.95, long: 0.24, out: -0.24, sweep: 0.3 },
    { t: 0.34, v: 0.95, long: 0.1, out: 0.18, sweep: 0.2 },
    { t: 0.6, v: 0.95, long: 0.08, out: 0.2, sweep: 0.2 },
    { t: 0.66, v: 0.35, long: 0.06, out: 0.16, sweep: 0.26, near: true },
  ],
  eye: { t: 0.88, v: -0.3, r: 0.034, iris: "#d9a83c" },
  scales: 0.055,
};
const clown: SwimmerSpec = { ...base, marks: bandsOf([0.3, 0.58, 0.8], rgb("#f6f2ea")) };
const reef: SwimmerSpec = {
  ...base,
  back: "#1d4f9a",
  side: "#3f8fd6",
  belly: "#f2d75a",
  marks: bandsOf([0.42], rgb("#f2d75a")),
};
const salmon: SwimmerSpec = {
  ...base,
  length: 1.9,
  girths: [0.07, [0.1, 0.1], [0.19, 0.19], [0.26, 0.26], [0.26, 0.26], [0.19, 0.2], 0.06],
  back: "#4d6470",
  side: "#a9b8be",
  belly: "#e9e4dc",
  tail: { kind: "forked", length: 0.34, spread: 0.34 },
  scales: 0.036,
  marks: spotted(rgb("#27333c"), 30, 0.014),
};
const koi: SwimmerSpec = {
  ...salmon,
  back: "#e6dfd6",
  side: "#f3ede4",
  belly: "#f7f3ec",
  tail: { kind: "fan", length: 0.42, spread: 0.34 },
  marks: (brush, body) => {
    for (const [t, v, r] of [
      [0.2, -0.5, 0.14],
      [0.46, -0.7, 0.22],
      [0.76, -0.5, 0.18],
      [0.9, -0.2, 0.1],
    ] as const) {
      bloom(brush.ctx, rgb("#d8401f"), ...body.at(t, v), r * 1.3, r, 1);
      bloom(brush.ctx, rgb("#d8401f"), ...body.at(t + 0.03, v + 0.2), r, r * 0.8, 1);
    }
  },
};
const tuna: SwimmerSpec = {
  ...salmon,
  back: "#22385a",
  side: "#8ea4b6",
  belly: "#e8ebee",
  tail: { kind: "moon", length: 0.3, spread: 0.42 },
  scales: 0,
};

export function fishOf(brush: Brush): SwimmerSpec {
  const { variants, seed } = brush;
  if (variants.has("koi")) return koi;
  if (variants.has("salmon")) return salmon;
  if (variants.has("tuna")) return tuna;
  if (variants.has("goldfish")) return { ...base, tail: { kind: "fan", length: 0.66, spread: 0.5 } };
  return [clown, reef, base][seed % 3]!;
}

/** Five slits behind the head, and the countershade of the open sea. */
const gills = (brush: Brush, body: Tube, tone: Rgb) => {
  hairs(brush.ctx, scale(tone, 0.35), 0.012, 0.75, 5, (i) => [
    body.at(0.76 - i * 0.016, -0.2),
    body.at(0.752 - i * 0.016, 0.42),
  ]);
};

export const sharkSpec: SwimmerSpec = {
  length: 2.5,
  girths: [0.06, [0.085, 0.075], [0.16, 0.15], [0.27, 0.25], [0.31, 0.28], [0.27, 0.24], [0.17, 0.15], [0.06, 0.04]],
  back: "#4a5864",
  side: "#7d8a94",
  belly: "#eef0f0",
  beat: "sideways",
  supple: 0.4,
  tail: { kind: "moon", length: 0.44, spread: 0.5 },
  fins: [
    { t: 0.56, v: -0.96, long: 0.17, out: -0.36, sweep: 0.2 },
    { t: 0.16, v: -0.95, long: 0.05, out: -0.08, sweep: 0.1 },
    { t: 0.2, v: 0.95, long: 0.06, out: 0.1, sweep: 0.12 },
    { t: 0.64, v: 0.72, long: 0.13, out: 0.4, sweep: 0.36, near: true },
  ],
  eye: { t: 0.915, v: -0.22, r: 0.024, iris: "#16181a" },
  scales: 0,
  marks: gills,
};

/** Pleats under the throat of a great whale. */
const pleats = (brush: Brush, body: Tube, tone: Rgb) => {
  for (let row = 0; row < 6; row++) {
    brush.ctx.beginPath();
    for (let i = 0; i <= 8; i++) brush.ctx.lineTo(...body.at(0.56 + i * 0.05, 0.96 - row * 0.11));
    brush.ctx.strokeStyle = css(scale(tone, 0.6), 0.5);
    brush.ctx.lineWidth = 0.008;
    brush.ctx.stroke();
  }
  const { random } = brush;
  for (let i = 0; i < 26; i++)
    bloom(brush.ctx, [214, 222, 224], ...body.at(0.6 + random() * 0.38, -0.8 + random()), 0.014, 0.012, 0.5);
};
const whale: SwimmerSpec = {
  length: 2.9,
  girths: [0.06, [0.09, 0.08], [0.18, 0.18], [0.3, 0.3], [0.37, 0.38], [0.36, 0.4], [0.26, 0.32], [0.1, 0.16]],
  back: "#2e3f52",
  side: "#465b70",
  belly: "#b9c4cb",
  beat: "updown",
  supple: 0.3,
  tail: { kind: "fluke", length: 0.5, spread: 0.62 },
  fins: [
    { t: 0.3, v: -0.96, long: 0.09, out: -0.1, sweep: 0.16 },
    { t: 0.66, v: 0.6, long: 0.1, out: 0.5, sweep: 0.52, near: true },
  ],
  eye: { t: 0.86, v: 0.3, r: 0.02, iris: "#1a1614" },
  scales: 0,
  marks: pleats,
};
const orca: SwimmerSpec = {
  ...whale,
  length: 2.3,
  girths: [0.06, [0.09, 0.08], [0.2, 0.18], [0.32, 0.3], [0.35, 0.35], [0.29, 0.31], [0.17, 0.17], [0.06, 0.07]],
  back: "#14171c",
  side: "#181c22",
  belly: "#1d2026",
  fins: [
    { t: 0.56, v: -0.96, long: 0.12, out: -0.46, sweep: 0.2 },
    { t: 0.7, v: 0.66, long: 0.12, out: 0.32, sweep: 0.24, near: true },
  ],
  eye: { t: 0.9, v: -0.02, r: 0.016, iris: "#1a1614" },
  marks: (brush, body) => {
    const white: Rgb = [240, 242, 242];
    for (let i = 0; i < 8; i++) bloom(brush.ctx, white, ...body.at(0.42 + i * 0.075, 1), 0.14, 0.14, 0.95);
    for (let i = 0; i < 3; i++) bloom(brush.ctx, white, ...body.at(0.85 - i * 0.015, -0.28), 0.08, 0.036, 1, -0.3);
    bloom(brush.ctx, [120, 130, 142], ...body.at(0.48, -0.9), 0.16, 0.05, 0.7);
  },
};
const dolphin: SwimmerSpec = {
  ...orca,
  length: 2.3,
  girths: [
    0.05,
    [0.08, 0.07],
    [0.15, 0.14],
    [0.25, 0.24],
    [0.28, 0.28],
    [0.23, 0.24],
    [0.14, 0.13],
    [0.045, 0.05],
    0.03,
  ],
  back: "#5c6f82",
  side: "#8ea0ae",
  belly: "#e6eaec",
  supple: 0.36,
  eye: { t: 0.83, v: -0.05, r: 0.02, iris: "#1a1614" },
  fins: [
    { t: 0.52, v: -0.96, long: 0.13, out: -0.26, sweep: 0.24 },
    { t: 0.66, v: 0.7, long: 0.09, out: 0.28, sweep: 0.24, near: true },
  ],
};

export function whaleOf({ variants }: Brush): SwimmerSpec {
  if (variants.has("orca")) return orca;
  if (variants.has("dolphin")) return dolphin;
  return whale;
}
