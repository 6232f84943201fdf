import { css, mix, scale } from "#lib/render/scene/colour.ts";
import { drawFeature, featureLine, type FacePage } from "./face-page.ts";
import type { Face } from "./head-looks.ts";
import { fades, between, ribbon, soft, within, type Ctx, type Tones } from "./head-paint.ts";
import type { View } from "./head-view.ts";
import type { Point } from "./strokes.ts";

/** An eye that is opened less is shut. */
const shut_below = 0.2;

const lashOf = (face: Face, dark: number): Tones => {
  const mid = mix(face.brow, [16, 10, 10], dark);
  return { gleam: mid, light: mid, mid, turn: mid, shadow: mid, deep: mid };
};

/** The ball sits in its socket: dark above under the brow, light on the lid. */
export function profileEye(given: FacePage, open: number): void {
  const { ctx, face } = given;
  const { skin, iris, key } = face;
  const stuffs = { ...given.stuffs, lash: lashOf(face, 0.7) };
  const page: FacePage = { ...given, stuffs, measures: { ...given.measures, gap: 0.07 * open } };
  const y = -0.015 + face.gaze[1] * 0.03;
  const disc = (colour: string, x: number, dy: number, rx: number, ry: number) => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.ellipse(x, y + dy, rx, ry, 0.05, 0, 7);
    ctx.fill();
  };
  drawFeature(page, "socket");
  if (open > shut_below) {
    within(ctx, featureLine(page, "eye"), () => {
      ctx.fillStyle = css(mix([226, 216, 208], key > 0 ? skin.mid : skin.shadow, key > 0 ? 0.28 : 0.55));
      ctx.fillRect(0.38, -0.2, 0.4, 0.4);
      disc(css(scale(iris, 0.75)), 0.623, -0.008, 0.034, 0.07);
      disc(css(mix(iris, [255, 230, 190], 0.18)), 0.628, 0.014, 0.02, 0.035);
      disc(css([14, 10, 10]), 0.634, -0.01, 0.014, 0.034);
      drawFeature(page, "lid's shade");
    });
    drawFeature(page, "gleam of the eye");
  }
  drawFeature(page, "lids");
}

/** Raises a brow by its inner (first) and outer (last) end. */
function lift(arch: Point[], inner: number, outer: number): void {
  arch.forEach(([x, y], at) => {
    const along = at / (arch.length - 1);
    arch[at] = [x, y - (inner * (1 - along) + outer * along)];
  });
}

export function profileBrow(ctx: Ctx, face: Face): void {
  const { woman, age, random } = face;
  const y = woman ? -0.3 : -0.265;
  const arch: Point[] = woman
    ? [
        [0.745, y + 0.035],
        [0.65, y - 0.025],
        [0.53, y - 0.06],
        [0.41, y + 0.0],
      ]
    : [
        [0.765, y + 0.025],
        [0.66, y - 0.02],
        [0.53, y - 0.035],
        [0.415, y + 0.02],
      ];
  lift(arch, face.mien.inner, face.mien.outer);
  ribbon(ctx, face.brow, arch, age === 0 ? 0.045 : woman ? 0.055 : 0.085, 0.72, (t) =>
    t < 0.25 ? 0.55 + t * 1.8 : 1 - ((t - 0.25) / 0.75) ** 1.6,
  );
  if (face.px < 24) return;
  for (let i = 0; i < 22; i++) {
    const t = random();
    const [x, at] = between(
      arch.map((each) => [each]),
      t,
    )[0]!;
    const lean = 0.014 + t * 0.03;
    const off = (random() - 0.5) * (woman ? 0.04 : 0.06) * (1 - t * 0.7);
    const up = 0.03 * (1 - t);
    ribbon(
      ctx,
      face.brow,
      [
        [x + lean, at + off + up * 0.5],
        [x, at + off - up * 0.3],
        [x - lean, at + off - up * 0.5 + t * 0.012],
      ],
      0.011,
      0.6,
      fades,
    );
  }
}

/** One of two eyes: `sign` 1 is the one on the side that the face is turned to, which its light reaches. */
export function frontEye(given: FacePage, view: View, sign: 1 | -1, open: number): void {
  const { ctx } = given;
  const face = { ...given.face, key: sign };
  const { skin, iris, woman, age } = face;
  const big = age === 0 ? 1.18 : woman ? 1.06 : 0.97;
  const put = ([x = 0, y = 0, z = 0]: readonly number[]): Point =>
    view.at([sign * (0.325 + (x - 0.325) * big), -0.03 + y * big, z]);
  const stuffs = { ...given.stuffs, lash: lashOf(face, 0.75) };
  const measures = { ...given.measures, top: -0.082 * open + 0.035 * (1 - open) };
  const page: FacePage = { ...given, face, put, stuffs, measures };
  drawFeature(page, "socket");
  if (open > shut_below) {
    within(ctx, featureLine(page, "eye"), () => {
      ctx.fillStyle = css(mix([226, 217, 209], skin.shadow, sign > 0 ? 0.2 : 0.46));
      ctx.fillRect(-1, -1, 3, 2);
      const [across, down] = face.gaze;
      const [x, y] = put([0.318 + sign * across * 0.055, -0.022 + down * 0.045, 0.68]);
      const r = 0.077 * big;
      const disc = ctx.createRadialGradient(x - r * 0.1, y + r * 0.35, r * 0.1, x, y, r);
      disc.addColorStop(0, css(mix(iris, [255, 226, 178], 0.26)));
      disc.addColorStop(0.6, css(iris));
      disc.addColorStop(0.86, css(scale(iris, 0.55)));
      disc.addColorStop(1, css(scale(iris, 0.35)));
      ctx.fillStyle = disc;
      ctx.beginPath();
      ctx.ellipse(x, y, r * 0.95, r, 0, 0, 7);
      ctx.fill();
      ctx.fillStyle = css([12, 9, 10]);
      ctx.beginPath();
      ctx.ellipse(x, y, r * 0.38, r * 0.4, 0, 0, 7);
      ctx.fill();
      drawFeature(page, "lid's shade");
      for (const alpha of [1, 0.9]) soft(ctx, [255, 250, 242], [x + r * 0.32, y - r * 0.36], r * 0.24, r * 0.27, alpha);
    });
    drawFeature(page, "lower lid");
  }
  drawFeature(page, "lids");
}

export function frontBrow(ctx: Ctx, face: Face, view: View, sign: 1 | -1): void {
  const { woman, age, random, px } = face;
  const raised = (woman ? -0.3 : -0.26) - (age === 0 ? 0.04 : 0);
  const m = (x: number, dy: number, z: number): Point => view.at([sign * x, raised + dy, z]);
  const arch = woman
    ? [m(0.13, 0.035, 0.71), m(0.27, -0.01, 0.73), m(0.41, -0.05, 0.65), m(0.54, 0.015, 0.5)]
    : [m(0.12, 0.04, 0.72), m(0.27, 0.0, 0.74), m(0.42, -0.03, 0.65), m(0.55, 0.03, 0.5)];
  lift(arch, face.mien.inner, face.mien.outer);
  const width = age === 0 ? 0.045 : woman ? 0.06 : 0.09;
  ribbon(ctx, face.brow, arch, width, 0.62, (t) => (t < 0.3 ? 0.6 + t * 1.33 : 1 - ((t - 0.3) / 0.7) ** 1.6));
  if (px < 24) return;
  // Each hair leans outward, less so at the tail.
  for (let i = 0; i < 30; i++) {
    const t = random();
    const [x, y] = between(
      arch.map((each) => [each]),
      t,
    )[0]!;
    const lean = sign * (0.012 + t * 0.035);
    const off = (random() - 0.5) * width * (1 - t * 0.7) * 0.8;
    const up = 0.032 * (1 - t);
    ribbon(
      ctx,
      face.brow,
      [
        [x - lean, y + off + up * 0.5],
        [x, y + off - up * 0.3],
        [x + lean, y + off - up * 0.5 + t * 0.012],
      ],
      0.011,
      0.6,
      fades,
    );
  }
}
