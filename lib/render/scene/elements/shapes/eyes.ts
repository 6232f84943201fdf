import { css, mix, scale } from "#lib/render/scene/colour.ts";
import type { Face } from "./head-looks.ts";
import { fades, between, pairs, ribbon, smear, soft, veil, within, type Ctx } from "./head-paint.ts";
import type { View } from "./head-view.ts";
import type { Point } from "./strokes.ts";

export function profileEye(ctx: Ctx, face: Face, open: number): void {
  const { skin, iris, woman, px, key } = face;
  const y = -0.015;
  const iy = y + face.gaze[1] * 0.03;
  // The ball sits in its socket: dark above under the brow, light on the lid.
  soft(ctx, skin.shadow, [0.625, -0.12], 0.17, 0.12, 0.75);
  soft(ctx, skin.deep, [0.665, -0.13], 0.07, 0.06, 0.45);
  const lid: Point[] = pairs([0.655, -0.1, 0.56, -0.125, 0.44, -0.05, 0.41, 0.01, 0.52, 0.0, 0.66, 0.0]);
  veil(ctx, mix(skin.mid, skin.turn, 0.35), lid, 0.75, 0.04);
  soft(ctx, skin.light, [0.585, -0.085], 0.06, 0.03, 0.5, 0.15);
  const gap = 0.07 * open;
  const wedge: Point[] = [
    [0.64, y - gap],
    [0.655, y - gap * 0.3],
    [0.645, y + 0.03],
    [0.625, y + 0.052],
    [0.54, y + 0.045],
    [0.445, y + 0.015],
    [0.52, y - gap * 0.55],
  ];
  if (open > 0.2) {
    within(ctx, wedge, () => {
      ctx.fillStyle = css(mix([226, 216, 208], key > 0 ? skin.mid : skin.shadow, key > 0 ? 0.28 : 0.55));
      ctx.fillRect(0.38, -0.2, 0.4, 0.4);
      ctx.fillStyle = css(scale(iris, 0.75));
      ctx.beginPath();
      ctx.ellipse(0.623, iy - 0.008, 0.034, 0.07, 0.05, 0, 7);
      ctx.fill();
      ctx.fillStyle = css(mix(iris, [255, 230, 190], 0.18));
      ctx.beginPath();
      ctx.ellipse(0.628, iy + 0.014, 0.02, 0.035, 0.05, 0, 7);
      ctx.fill();
      ctx.fillStyle = css([14, 10, 10]);
      ctx.beginPath();
      ctx.ellipse(0.634, iy - 0.01, 0.014, 0.034, 0.05, 0, 7);
      ctx.fill();
      // The lid's own shadow on the ball.
      soft(ctx, [30, 18, 18], [0.57, y - gap], 0.14, 0.05, 0.8, -0.25);
    });
    soft(ctx, [255, 250, 244], [0.641, y - 0.03], 0.014, 0.016, 0.95);
  }
  const lash = mix(face.brow, [16, 10, 10], 0.7);
  const upper: Point[] = [
    [0.425, y + 0.022],
    [0.5, y - gap * 0.42],
    [0.585, y - gap * 0.88],
    [0.652, y - gap * 0.95],
  ];
  ribbon(ctx, lash, upper, woman ? 0.036 : 0.027, 0.92, (t) => 0.25 + 0.75 * t);
  ribbon(
    ctx,
    lash,
    [
      [0.648, y - gap],
      [0.69, y - gap * 0.9],
      [0.72, y - gap - 0.03],
    ],
    woman ? 0.026 : 0.018,
    0.85,
    fades,
  );
  if (woman)
    ribbon(
      ctx,
      lash,
      [
        [0.62, y - gap * 0.95],
        [0.665, y - gap - 0.015],
        [0.7, y - gap - 0.055],
      ],
      0.018,
      0.8,
      fades,
    );
  ribbon(
    ctx,
    mix(skin.turn, skin.deep, 0.45),
    [
      [0.46, y + 0.022],
      [0.55, y + 0.052],
      [0.635, y + 0.048],
    ],
    0.014,
    0.55,
  );
  // Crease of the lid, and the soft bag below it.
  smear(ctx, skin.deep, pairs([0.43, -0.045, 0.52, -0.125, 0.62, -0.135, 0.67, -0.1]), 0.018, 0.55, 0.014);
  if (px > 30) soft(ctx, skin.shadow, [0.55, 0.115], 0.12, 0.05, 0.3, -0.1);
  soft(ctx, skin.light, [0.55, 0.16], 0.15, 0.06, 0.34, -0.1);
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

export function frontEye(ctx: Ctx, face: Face, view: View, sign: 1 | -1, open: number): void {
  const { skin, iris, woman, age } = face;
  const big = age === 0 ? 1.18 : woman ? 1.06 : 0.97;
  const lift = 0.012;
  const m = (x: number, y: number, z: number): Point =>
    view.at([sign * (0.325 + (x - 0.325) * big), -0.03 + y * big, z]);
  const lit = sign > 0;
  const inner = m(0.165, 0.028, 0.6);
  const outer = m(0.485, -lift, 0.49);
  const top = -0.082 * open + 0.035 * (1 - open);
  const upper: Point[] = [inner, m(0.225, top * 0.72, 0.65), m(0.31, top, 0.68), m(0.4, top * 0.78, 0.62), outer];
  const under: Point[] = [m(0.43, 0.045, 0.57), m(0.34, 0.066, 0.64), m(0.24, 0.055, 0.64)];
  soft(ctx, skin.shadow, m(0.28, -0.115, 0.66), 0.21, 0.1, lit ? 0.5 : 0.62);
  soft(ctx, skin.deep, m(0.175, -0.09, 0.62), 0.1, 0.12, lit ? 0.34 : 0.5);
  veil(
    ctx,
    mix(skin.mid, lit ? skin.light : skin.turn, 0.4),
    [m(0.2, -0.07, 0.64), m(0.31, -0.135, 0.68), m(0.43, -0.105, 0.6), outer, m(0.31, top, 0.68)],
    0.6,
    0.035,
  );
  const lash = mix(face.brow, [16, 10, 10], 0.75);
  if (open > 0.2) {
    within(ctx, [...upper, ...under], () => {
      ctx.fillStyle = css(mix([226, 217, 209], skin.shadow, lit ? 0.2 : 0.46));
      ctx.fillRect(-1, -1, 3, 2);
      const [across, down] = face.gaze;
      const [x, y] = m(0.318 + sign * across * 0.055, -0.022 + down * 0.045, 0.68);
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
      veil(
        ctx,
        [34, 20, 22],
        [
          m(0.12, top * 1.5, 0.6),
          m(0.31, top * 1.9, 0.68),
          m(0.52, top, 0.5),
          m(0.42, top * 0.3, 0.6),
          m(0.31, top * 0.42, 0.68),
          m(0.2, top * 0.1, 0.62),
        ],
        0.62,
        0.035,
      );
      soft(ctx, skin.turn, inner, 0.045, 0.035, 0.75);
      soft(ctx, [255, 252, 246], [x + r * 0.32, y - r * 0.36], r * 0.24, r * 0.27, 1);
      soft(ctx, [255, 248, 238], [x + r * 0.32, y - r * 0.36], r * 0.24, r * 0.27, 0.9);
    });
    ribbon(
      ctx,
      mix(skin.light, [255, 236, 226], 0.4),
      [outer, ...under].map(([a, b]): Point => [a, b + 0.012]),
      0.016,
      lit ? 0.5 : 0.22,
    );
    ribbon(ctx, mix(skin.turn, skin.deep, 0.5), [outer, ...under, inner], 0.012, 0.6);
  }
  ribbon(
    ctx,
    lash,
    upper,
    woman ? 0.036 : 0.028,
    0.92,
    (t) => 0.35 + 0.65 * Math.sin(Math.PI * Math.min(1, t * 0.62 + 0.12)),
  );
  const wing = m(0.508, -0.026, 0.46);
  if (woman && age > 0 && !lit) ribbon(ctx, lash, [m(0.42, top * 0.8, 0.6), outer, wing], 0.026, 0.8, fades);
  smear(
    ctx,
    skin.deep,
    [m(0.19, -0.06, 0.62), m(0.3, -0.14, 0.69), m(0.42, -0.11, 0.6), m(0.5, -0.04, 0.48)],
    0.018,
    0.62,
    0.014,
  );
  soft(ctx, skin.shadow, m(0.28, 0.13, 0.64), 0.15, 0.05, age === 2 ? 0.5 : 0.26, sign * 0.1);
  if (age === 2) smear(ctx, skin.shadow, [m(0.17, 0.1, 0.62), m(0.28, 0.16, 0.63), m(0.42, 0.12, 0.55)], 0.026, 0.7);
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
