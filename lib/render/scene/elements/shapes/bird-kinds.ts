import type { Variant, Variants } from "#lib/elements/variants.ts";
import { css, rgb } from "#lib/render/scene/colour.ts";
import { bloom, flesh, tube } from "./anatomy.ts";
import type { BirdSpec } from "./bird-spec.ts";
import type { Point } from "./strokes.ts";

type Ctx = CanvasRenderingContext2D;

/** The red comb and wattle of a hen. */
export function comb(ctx: Ctx, [x, y]: Point, size: number): void {
  const red = css(rgb("#b8281f"));
  ctx.fillStyle = red;
  for (const [dx, dy, r] of [
    [-0.6, -0.98, 0.26],
    [-0.2, -1.24, 0.3],
    [0.22, -1.2, 0.28],
    [0.56, -0.96, 0.22],
  ] as const) {
    ctx.beginPath();
    ctx.ellipse(x + dx * size, y + dy * size, r * size * 0.8, r * size * 1.3, dx * 0.4, 0, Math.PI * 2);
    ctx.fill();
  }
  flesh(
    ctx,
    red,
    tube(
      [
        [x + size * 0.66, y + size * 0.34],
        [x + size * 0.66, y + size * 1.0],
      ],
      [size * 0.14, size * 0.2],
    ),
  );
  bloom(ctx, [255, 190, 170], x - size * 0.1, y - size * 1.3, size * 0.3, size * 0.16, 0.6);
}

/** The black knob and mask of a swan. */
export function swanMask(ctx: Ctx, [x, y]: Point, size: number): void {
  ctx.fillStyle = "rgb(22,18,18)";
  ctx.beginPath();
  ctx.ellipse(x + size * 1.0, y - size * 0.16, size * 0.28, size * 0.22, 0.3, 0, Math.PI * 2);
  ctx.fill();
}

const gull: BirdSpec = {
  tilt: 0.28,
  trunk: 0.66,
  girth: 0.16,
  neck: 0.24,
  neckRise: 1.0,
  throat: 0.09,
  head: 0.096,
  bill: { length: 0.15, depth: 0.055, hook: 0.35, colour: "#e2b03c" },
  leg: { length: 0.26, colour: "#d8a08a", webbed: true },
  tail: { length: 0.2, width: 0.12 },
  wing: { span: 1.0, chord: 0.27, slots: 0.1 },
  back: "#9aa3ad",
  belly: "#f2f3f4",
  crown: "#f4f5f6",
  flight: "#a8b0b8",
  tips: "#2a2c32",
  iris: "#d8c25a",
  glide: 0.3,
  aloft: true,
};
const crow: BirdSpec = {
  ...gull,
  tilt: 0.5,
  bill: { length: 0.15, depth: 0.07, hook: 0.25, colour: "#17181c" },
  leg: { length: 0.2, colour: "#1a1a1e" },
  tail: { length: 0.28, width: 0.13 },
  wing: { span: 0.9, chord: 0.32, slots: 0.8 },
  back: "#22242c",
  belly: "#1c1d24",
  crown: "#20222a",
  flight: "#1b1d26",
  tips: "#121319",
  iris: "#2a1c14",
  glide: 0.1,
};
const sparrow: BirdSpec = {
  ...gull,
  tilt: 0.5,
  trunk: 0.6,
  girth: 0.2,
  neck: 0.2,
  neckRise: 0.95,
  throat: 0.13,
  head: 0.128,
  bill: { length: 0.1, depth: 0.075, hook: 0.2, colour: "#4a3c34" },
  leg: { length: 0.17, colour: "#a07a60" },
  tail: { length: 0.34, width: 0.11 },
  wing: { span: 0.62, chord: 0.28, slots: 0.1 },
  back: "#8a5f3c",
  belly: "#d9cbb4",
  crown: "#8b5a3a",
  flight: "#6b4a32",
  tips: "#3a2c22",
  iris: "#1c120c",
  glide: 0,
};
const dove: BirdSpec = {
  ...sparrow,
  trunk: 0.68,
  girth: 0.19,
  head: 0.095,
  throat: 0.1,
  neck: 0.25,
  bill: { length: 0.09, depth: 0.04, hook: 0.3, colour: "#8a7468" },
  leg: { length: 0.16, colour: "#c9685a" },
  wing: { span: 0.82, chord: 0.3, slots: 0.2 },
  back: "#e9e8ea",
  belly: "#f4f3f2",
  crown: "#efeef0",
  flight: "#e2e1e4",
  tips: "#c9c8ce",
  iris: "#b5562e",
};
const pigeon: BirdSpec = {
  ...dove,
  back: "#8a8f9c",
  belly: "#9aa0ac",
  crown: "#5c6474",
  flight: "#7c828e",
  tips: "#3a3e48",
};
const parrot: BirdSpec = {
  ...sparrow,
  tilt: 0.95,
  trunk: 0.6,
  girth: 0.145,
  head: 0.125,
  throat: 0.12,
  bill: { length: 0.13, depth: 0.13, hook: 1.1, colour: "#2c2826" },
  leg: { length: 0.11, colour: "#5a5450" },
  tail: { length: 0.5, width: 0.1 },
  wing: { span: 0.78, chord: 0.3, slots: 0.3 },
  back: "#c0352a",
  belly: "#c8402c",
  crown: "#c23226",
  flight: "#2f6fb0",
  tips: "#234a86",
  iris: "#e6d27a",
};
export const flamingo: BirdSpec = {
  ...gull,
  aloft: false,
  tilt: 0.3,
  trunk: 0.36,
  girth: 0.1,
  neck: 0.42,
  neckRise: 1.36,
  throat: 0.03,
  head: 0.046,
  bill: { length: 0.1, depth: 0.05, hook: 1.1, colour: "#3a2c2e" },
  leg: { length: 0.46, colour: "#d88a94" },
  tail: { length: 0.12, width: 0.08 },
  wing: { span: 0.62, chord: 0.2, slots: 0.3 },
  back: "#e58a98",
  belly: "#f0aab2",
  crown: "#eb98a4",
  flight: "#d9607a",
  tips: "#2c2226",
  iris: "#e6c85a",
};
export const heron: BirdSpec = {
  ...flamingo,
  bill: { length: 0.16, depth: 0.036, hook: 0, colour: "#c9a24a" },
  leg: { length: 0.42, colour: "#6a625a" },
  back: "#8b95a3",
  belly: "#dfe1e2",
  crown: "#e9e9e8",
  flight: "#5a6472",
  tips: "#2a2e38",
};
const hummingbird: BirdSpec = {
  ...sparrow,
  girth: 0.14,
  head: 0.12,
  bill: { length: 0.32, depth: 0.03, hook: 0.1, colour: "#1c1a1c" },
  wing: { span: 0.6, chord: 0.2, slots: 0 },
  back: "#2f8a5a",
  belly: "#cfd8cc",
  crown: "#b02a5a",
  flight: "#4a5a5c",
  tips: "#2a3436",
};
const swallow: BirdSpec = {
  ...sparrow,
  girth: 0.14,
  trunk: 0.66,
  tail: { length: 0.4, width: 0.09, fork: 0.9 },
  wing: { span: 0.86, chord: 0.2, slots: 0 },
  back: "#2a3a66",
  belly: "#efe4d2",
  crown: "#28345c",
  flight: "#222c4a",
  tips: "#161c30",
  glide: 0.3,
};
const robin: BirdSpec = { ...sparrow, belly: "#cf5a26", crown: "#7a6650", back: "#7c6a54", flight: "#665644" };

const kinds: readonly (readonly [Variant, BirdSpec])[] = [
  ["crow", crow],
  ["dove", dove],
  ["pigeon", pigeon],
  ["parrot", parrot],
  ["hummingbird", hummingbird],
  ["swallow", swallow],
  ["robin", robin],
  ["gull", gull],
];

/** The bird a word means; any other is a songbird. */
export function kindOf(variants: Variants): BirdSpec {
  for (const [pattern, spec] of kinds) if (variants.has(pattern)) return spec;
  return sparrow;
}
