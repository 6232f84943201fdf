import { mix, rgb, scale, css } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { white } from "./furnishings.ts";
import { blend, blob, line, oval, poly, rect, trace } from "./strokes.ts";

export function paintBread(brush: Brush): void {
  const { ctx, noun, random } = brush;
  if (/cake|pastel|gâteau|kuchen|bolo|torta|ケーキ|蛋糕|pie|chocolate|schokolade/.test(noun)) {
    const icing = brush.colour ?? mix(brush.light.accent, [250, 236, 224], 0.6);
    for (const [w, y, h] of [
      [0.7, -0.42, 0.42],
      [0.48, -0.8, 0.4],
    ] as const) {
      rect(ctx, scale(icing, 0.9), -w, y, w * 2, h, 0.05);
      oval(ctx, mix(icing, white, 0.4), 0, y + 0.01, w, 0.09);
      for (let i = 0; i < 12; i++)
        oval(ctx, icing, -w + ((i + 0.5) * w * 2) / 12, y + 0.09, w / 11, 0.07 + random() * 0.05);
    }
    for (let i = 0; i < 5; i++) oval(ctx, rgb("#c22f3c"), -0.32 + i * 0.16, -0.86 - (i % 2) * 0.02, 0.06, 0.06);
    return;
  }
  const crust = brush.colour ?? rgb("#b8722e");
  trace(
    ctx,
    [
      [-0.9, -0.1],
      [-0.86, -0.5],
      [-0.5, -0.86],
      [0, -0.98],
      [0.5, -0.86],
      [0.86, -0.5],
      [0.9, -0.1],
      [0.5, 0.0],
      [-0.5, 0.0],
    ],
    true,
  );
  ctx.fillStyle = blend(
    ctx,
    [0, -1],
    [0, 0],
    [
      [0, mix(crust, [255, 214, 140], 0.4)],
      [0.5, crust],
      [1, scale(crust, 0.55)],
    ],
  );
  ctx.fill();
  for (let i = 0; i < 160; i++)
    oval(
      ctx,
      random() > 0.5 ? [246, 232, 206] : scale(crust, 0.7),
      (random() - 0.5) * 1.5,
      -0.15 - random() * 0.7,
      0.014,
      0.01,
      random() * 3,
      0.35,
    );
  for (let i = -2; i <= 2; i++) {
    blob(ctx, rgb("#f0d4a0"), [
      [i * 0.3 - 0.1, -0.48],
      [i * 0.3 - 0.02, -0.74 + Math.abs(i) * 0.06],
      [i * 0.3 + 0.13, -0.82 + Math.abs(i) * 0.09],
      [i * 0.3 + 0.03, -0.6],
      [i * 0.3 - 0.02, -0.44],
    ]);
    line(
      ctx,
      scale(crust, 0.6),
      0.02,
      [
        [i * 0.3 - 0.1, -0.46],
        [i * 0.3 + 0.02, -0.62],
        [i * 0.3 + 0.14, -0.82 + Math.abs(i) * 0.09],
      ],
      0.7,
    );
  }
  for (let wisp = 0; wisp < 3; wisp++)
    for (let i = 0; i < 12; i++) {
      const rise = (i / 12 + brush.phase) % 1;
      oval(
        ctx,
        [245, 242, 238],
        (wisp - 1) * 0.3 + Math.sin(rise * 6 + wisp) * 0.06,
        -0.95 - rise * 0.5,
        0.05 + rise * 0.05,
        0.06,
        0,
        0.05 * Math.sin(rise * Math.PI),
      );
    }
}

export function paintUmbrella(brush: Brush): void {
  const { ctx } = brush;
  const cloth = brush.colour ?? rgb("#c2352e");
  line(ctx, [50, 44, 42], 0.02, [
    [0, -0.96],
    [0, -0.06],
  ]);
  line(ctx, [90, 62, 40], 0.03, [
    [0, -0.1],
    [0.0, -0.01],
    [0.07, 0.0],
    [0.09, -0.05],
  ]);
  for (let i = 0; i < 6; i++) {
    const a = -0.72 + i * 0.24;
    ctx.beginPath();
    ctx.moveTo(0, -0.98);
    ctx.quadraticCurveTo(a * 0.92, -0.95, a, -0.56);
    ctx.quadraticCurveTo(a + 0.12, -0.63, a + 0.24, -0.56);
    ctx.quadraticCurveTo((a + 0.24) * 0.92, -0.95, 0, -0.98);
    ctx.fillStyle = css(scale(cloth, 0.72 + 0.1 * i));
    ctx.fill();
  }
  line(ctx, [60, 54, 52], 0.018, [
    [0, -1.0],
    [0, -0.96],
  ]);
}

export function paintKite(brush: Brush): void {
  const { ctx, noun, phase } = brush;
  const tone = brush.colour ?? brush.light.accent;
  const wave = (x: number) => Math.sin(x * 5 - phase * Math.PI * 2) * 0.05 * Math.min(1, x * 1.4 + 0.15);
  if (/flag|bandera|drapeau|fahne|bandiera|banner|旗|झंडा|علم/.test(noun)) {
    line(ctx, rgb("#6a5844"), 0.035, [
      [-0.5, 0.02],
      [-0.5, -1],
    ]);
    for (let i = 0; i < 26; i++) {
      const x = i / 26;
      poly(ctx, scale(tone, 0.85 + Math.cos(x * 5 - phase * Math.PI * 2) * 0.22), [
        [-0.48 + x, -0.97 + wave(x)],
        [-0.44 + x, -0.97 + wave(x + 0.04)],
        [-0.44 + x, -0.42 + wave(x + 0.04)],
        [-0.48 + x, -0.42 + wave(x)],
      ]);
    }
    return;
  }
  poly(ctx, tone, [
    [0, -1],
    [0.3, -0.66],
    [0, -0.66],
  ]);
  poly(ctx, mix(tone, white, 0.45), [
    [0, -1],
    [-0.3, -0.66],
    [0, -0.66],
  ]);
  poly(ctx, scale(tone, 0.7), [
    [0.3, -0.66],
    [0, -0.24],
    [0, -0.66],
  ]);
  poly(ctx, scale(tone, 0.9), [
    [-0.3, -0.66],
    [0, -0.24],
    [0, -0.66],
  ]);
  line(ctx, [250, 244, 230], 0.012, [
    [0, -0.24],
    [0.08 + wave(0.4), -0.14],
    [-0.04 + wave(0.8), -0.05],
    [0.06, 0.04],
  ]);
  for (let i = 0; i < 3; i++)
    poly(ctx, mix(tone, white, 0.5), [
      [0.02 + i * 0.01, -0.16 + i * 0.07],
      [0.1, -0.19 + i * 0.07],
      [0.1, -0.13 + i * 0.07],
    ]);
}
