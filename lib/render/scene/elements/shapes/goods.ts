import { mix, rgb, scale, css, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { white, toneOf, gleam, title } from "./print.ts";
import { blend, blob, line, oval, poly, rect, trace } from "./strokes.ts";

export function paintBox(brush: Brush): void {
  const { ctx, noun } = brush;
  const body = toneOf(brush);
  const gift = /gift|regalo|cadeau|geschenk|presente|present|プレゼント|礼物|هدية/.test(noun);
  const side = brush.light.side < 0 ? -1 : 1;
  poly(ctx, scale(body, side > 0 ? 0.55 : 1.05), [
    [-0.62, -0.74],
    [-0.12, -0.62],
    [-0.12, 0.0],
    [-0.62, -0.16],
  ]);
  poly(ctx, scale(body, side > 0 ? 1.02 : 0.6), [
    [-0.12, -0.62],
    [0.62, -0.78],
    [0.62, -0.18],
    [-0.12, 0.0],
  ]);
  poly(ctx, mix(body, white, 0.28), [
    [-0.62, -0.74],
    [0.1, -0.9],
    [0.62, -0.78],
    [-0.12, -0.62],
  ]);
  gleam(
    brush,
    [
      [-0.1, -0.6],
      [0.2, -0.66],
      [-0.02, -0.02],
      [-0.1, -0.01],
    ],
    0.08,
  );
  line(
    ctx,
    mix(body, white, 0.6),
    0.008,
    [
      [-0.12, -0.62],
      [-0.12, -0.0],
    ],
    0.6,
  );
  if (gift) {
    const ribbon = mix(brush.light.accent, white, 0.25);
    poly(ctx, ribbon, [
      [0.2, -0.69],
      [0.3, -0.71],
      [0.3, -0.11],
      [0.2, -0.08],
    ]);
    poly(ctx, scale(ribbon, 0.8), [
      [-0.42, -0.69],
      [-0.34, -0.67],
      [-0.34, -0.08],
      [-0.42, -0.11],
    ]);
    for (const s of [-1, 1])
      blob(ctx, ribbon, [
        [0, -0.78],
        [s * 0.2, -0.98],
        [s * 0.32, -0.86],
        [s * 0.1, -0.76],
      ]);
  } else {
    ctx.save();
    ctx.transform(1, -0.22, 0, 1, 0, 0);
    title(brush, 0.25, -0.35, 0.6, 0.12, body[0] + body[1] + body[2] > 380 ? [40, 34, 30] : [250, 246, 238]);
    ctx.restore();
  }
}

export function paintShoe(brush: Brush): void {
  const { ctx } = brush;
  const upper = toneOf(brush);
  blob(ctx, mix(upper, white, 0.82), [
    [-0.98, -0.2],
    [0.3, -0.2],
    [1.12, -0.18],
    [1.15, -0.04],
    [0.95, 0.0],
    [-0.92, 0.0],
    [-1.02, -0.08],
  ]);
  trace(
    ctx,
    [
      [-0.96, -0.2],
      [-0.98, -0.62],
      [-0.86, -0.98],
      [-0.6, -0.9],
      [-0.36, -0.92],
      [-0.1, -0.76],
      [0.3, -0.52],
      [0.8, -0.42],
      [1.08, -0.22],
      [0.4, -0.17],
    ],
    true,
  );
  ctx.fillStyle = blend(
    ctx,
    [0, -1],
    [0, -0.15],
    [
      [0, mix(upper, white, 0.2)],
      [0.6, upper],
      [1, scale(upper, 0.65)],
    ],
  );
  ctx.fill();
  blob(ctx, scale(upper, 0.4), [
    [-0.84, -0.96],
    [-0.6, -0.9],
    [-0.38, -0.92],
    [-0.46, -0.84],
    [-0.7, -0.84],
  ]);
  blob(ctx, scale(upper, 0.72), [
    [0.5, -0.2],
    [0.56, -0.38],
    [0.86, -0.38],
    [1.08, -0.22],
  ]);
  blob(ctx, mix(brush.light.accent, white, 0.35), [
    [-0.7, -0.28],
    [-0.2, -0.42],
    [0.26, -0.42],
    [-0.1, -0.26],
    [-0.5, -0.21],
  ]);
  for (let i = 0; i < 5; i++)
    line(ctx, [250, 248, 244], 0.04, [
      [-0.34 + i * 0.12, -0.84 + i * 0.08],
      [-0.2 + i * 0.12, -0.64 + i * 0.055],
    ]);
  line(
    ctx,
    scale(upper, 0.5),
    0.012,
    [
      [-0.95, -0.5],
      [-0.7, -0.42],
      [-0.66, -0.2],
    ],
    0.8,
  );
  for (let i = 0; i < 22; i++) rect(ctx, [180, 178, 172], -0.94 + i * 0.093, -0.045, 0.05, 0.045, 0.008);
  line(
    ctx,
    [214, 210, 202],
    0.014,
    [
      [-0.98, -0.12],
      [0.4, -0.12],
      [1.12, -0.11],
    ],
    0.9,
  );
}

export function paintBag(brush: Brush): void {
  const { ctx } = brush;
  const hide = brush.colour ?? mix(toneOf(brush), rgb("#7a4a2e"), 0.5);
  ctx.strokeStyle = css(scale(hide, 0.7));
  ctx.lineWidth = 0.045;
  ctx.beginPath();
  ctx.ellipse(0, -0.6, 0.26, 0.36, 0, Math.PI, 0);
  ctx.stroke();
  trace(
    ctx,
    [
      [-0.5, -0.62],
      [0.5, -0.62],
      [0.58, -0.3],
      [0.56, -0.02],
      [0, 0.0],
      [-0.56, -0.02],
      [-0.58, -0.3],
    ],
    true,
  );
  ctx.fillStyle = blend(
    ctx,
    [-0.5, -0.6],
    [0.5, 0],
    [
      [0, mix(hide, white, 0.16)],
      [1, scale(hide, 0.7)],
    ],
  );
  ctx.fill();
  blob(ctx, scale(hide, 0.85), [
    [-0.5, -0.62],
    [0.5, -0.62],
    [0.46, -0.4],
    [0, -0.3],
    [-0.46, -0.4],
  ]);
  line(
    ctx,
    mix(hide, [240, 220, 190], 0.5),
    0.008,
    [
      [-0.46, -0.41],
      [0, -0.315],
      [0.46, -0.41],
    ],
    0.8,
  );
  rect(ctx, rgb("#d8b45c"), -0.06, -0.37, 0.12, 0.1, 0.02);
  for (const x of [-0.26, 0.26]) oval(ctx, rgb("#d8b45c"), x, -0.6, 0.03, 0.03);
  gleam(
    brush,
    [
      [-0.46, -0.56],
      [-0.32, -0.57],
      [-0.4, -0.1],
      [-0.5, -0.14],
    ],
    0.12,
  );
}

export function paintHeadphones(brush: Brush): void {
  const { ctx } = brush;
  const shell = toneOf(brush);
  ctx.lineWidth = 0.1;
  ctx.strokeStyle = blend(
    ctx,
    [-0.4, -1],
    [0.4, -0.5],
    [
      [0, mix(shell, white, 0.3)],
      [0.5, scale(shell, 0.9)],
      [1, scale(shell, 0.5)],
    ],
  );
  ctx.beginPath();
  ctx.ellipse(0, -0.45, 0.42, 0.5, 0, Math.PI * 1.02, Math.PI * 1.98);
  ctx.stroke();
  ctx.lineWidth = 0.03;
  ctx.strokeStyle = css(mix(shell, white, 0.65), 0.7);
  ctx.beginPath();
  ctx.ellipse(0, -0.46, 0.44, 0.51, 0, Math.PI * 1.15, Math.PI * 1.6);
  ctx.stroke();
  for (const s of [-1, 1]) {
    oval(ctx, [30, 30, 34], s * 0.34, -0.27, 0.11, 0.24, s * 0.12);
    oval(ctx, shell, s * 0.43, -0.27, 0.13, 0.25, s * 0.1);
    oval(ctx, scale(shell, 0.65), s * 0.46, -0.27, 0.085, 0.18, s * 0.1);
    oval(ctx, brush.light.accent, s * 0.47, -0.27, 0.03, 0.05, 0);
    oval(ctx, white, s * 0.4, -0.37, 0.025, 0.07, s * 0.3, 0.45);
  }
}

export function paintCamera(brush: Brush): void {
  const { ctx } = brush;
  const body = brush.colour ?? rgb("#2c2d32");
  rect(ctx, scale(body, 1.15), -0.3, -1, 0.6, 0.25, 0.05);
  rect(ctx, body, -0.72, -0.82, 1.44, 0.82, 0.09);
  rect(ctx, rgb("#6a4a34"), -0.72, -0.58, 1.44, 0.44);
  for (let i = 0; i < 90; i++)
    rect(ctx, rgb("#4f3626"), -0.7 + brush.random() * 1.38, -0.57 + brush.random() * 0.42, 0.014, 0.012, 0, 0.6);
  rect(ctx, [180, 184, 190], -0.72, -0.82, 1.44, 0.2, 0.06);
  rect(ctx, [120, 124, 130], -0.6, -0.9, 0.18, 0.09, 0.02);
  rect(ctx, brush.light.accent, 0.44, -0.88, 0.14, 0.07, 0.02);
  for (const [r, tone] of [
    [0.36, [190, 194, 200]],
    [0.33, [30, 30, 34]],
    [0.27, [70, 72, 78]],
    [0.25, [12, 14, 20]],
  ] as const)
    oval(ctx, tone as Rgb, 0, -0.37, r, r);
  ctx.fillStyle = blend(
    ctx,
    [-0.2, -0.6],
    [0.2, -0.15],
    [
      [0, mix(brush.light.primary, [120, 90, 200], 0.6)],
      [0.5, [20, 26, 50]],
      [1, mix(brush.light.accent, [40, 60, 90], 0.6)],
    ],
  );
  ctx.beginPath();
  ctx.arc(0, -0.37, 0.19, 0, 7);
  ctx.fill();
  oval(ctx, white, -0.07, -0.45, 0.05, 0.035, -0.6, 0.75);
}
