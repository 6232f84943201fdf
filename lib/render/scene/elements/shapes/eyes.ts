import { css, mix, scale } from "#lib/render/scene/colour.ts";
import { drawFeature, featureLine, type FacePage } from "./face-page.ts";
import type { Face } from "./head-looks.ts";
import { fades, between, ribbon, soft, within, type Tones } from "./head-paint.ts";
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

/** How brows are drawn: where they are fullest, how many hairs, how far those lean from root to tip and are strewn. */
const brows = {
  aside: {
    peak: 0.25,
    root: 0.55,
    alpha: 0.72,
    count: 22,
    lean: [-0.014, -0.03],
    strewn: { woman: 0.04, man: 0.06 },
    rise: 0.03,
  },
  ahead: {
    peak: 0.3,
    root: 0.6,
    alpha: 0.62,
    count: 30,
    lean: [0.012, 0.035],
    strewn: { woman: 0.048, man: 0.072 },
    rise: 0.032,
  },
} as const;
const hairs_from_px = 24;

/** A brow, raised by its inner and its outer end; `sign` -1 is the one on the left of a face seen from ahead. */
export function drawBrow(given: FacePage, sign: 1 | -1 = 1): void {
  const { ctx, face, put } = given;
  const { woman, age, random, mien } = face;
  const { peak, root, alpha, count, lean, strewn, rise } = brows[given.of];
  const measures = { ...given.measures, inner: mien.inner, outer: mien.outer };
  const mirrored = ([x = 0, ...rest]: readonly number[]): Point => put([x * sign, ...rest], undefined);
  const arch = featureLine({ ...given, measures, put: mirrored }, woman ? "woman's brow" : "man's brow");
  const full = given.of === "aside" ? (woman ? 0.055 : 0.085) : woman ? 0.06 : 0.09;
  const width = age === 0 ? 0.045 : full;
  ribbon(ctx, face.brow, arch, width, alpha, (t) =>
    t < peak ? root + (t * (1 - root)) / peak : 1 - ((t - peak) / (1 - peak)) ** 1.6,
  );
  if (face.px < hairs_from_px) return;
  const spread = given.of === "ahead" && age === 0 ? 0.036 : woman ? strewn.woman : strewn.man;
  const stops = arch.map((each) => [each]);
  // Each hair leans outward, less so at the tail.
  for (let i = 0; i < count; i++) {
    const t = random();
    const [x, y] = between(stops, t)[0]!;
    const out = sign * (lean[0] + t * lean[1]);
    const off = (random() - 0.5) * spread * (1 - t * 0.7);
    const up = rise * (1 - t);
    const hair: Point[] = [
      [x - out, y + off + up * 0.5],
      [x, y + off - up * 0.3],
      [x + out, y + off - up * 0.5 + t * 0.012],
    ];
    ribbon(ctx, face.brow, hair, 0.011, 0.6, fades);
  }
}
