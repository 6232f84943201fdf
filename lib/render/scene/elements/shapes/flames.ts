import { clamp, mix, rgb, scale, smoothstep, css } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { fractal } from "#lib/render/scene/random.ts";
import { blend, blob, limb, line, oval, pixels, poly, rect } from "./strokes.ts";

/** Flames by noise that rises: hot at the root, torn at the tip. */
export function flames(brush: Brush, base: number, height: number, half: number): void {
  const { seed, phase } = brush;
  pixels(
    brush,
    (x, y, out) => {
      const h = (base - y) / height;
      if (h < 0 || h > 1.15) return;
      const rise = phase * 6;
      const wobble =
        (fractal((x * 3.2) / half + 40, (y * 2.6) / height + rise + 20, seed, 3, 64) - 0.5) * half * 0.9 * h;
      const wide = half * (1 - h) ** 0.62 * (0.72 + 0.42 * Math.sin(Math.min(1, h * 1.8) * Math.PI * 0.5));
      const tongues = fractal(((x + wobble) * 4.4) / half + 60, h * 2.1 + rise * 0.9 + 12, seed + 3, 4, 128);
      const edge = 1 - Math.abs(x + wobble) / Math.max(0.02 * half, wide);
      const heat = clamp(edge * 1.5 + (tongues - 0.5) * 1.7 - h * 0.55, 0, 1.4);
      if (heat <= 0.02) return;
      const colour =
        heat > 0.75
          ? mix([255, 226, 130], [255, 252, 226], (heat - 0.75) * 1.6)
          : heat > 0.35
            ? mix([255, 128, 34], [255, 226, 130], (heat - 0.35) * 2.5)
            : mix([150, 30, 14], [255, 128, 34], heat * 2.85);
      out[0] = colour[0];
      out[1] = colour[1];
      out[2] = colour[2];
      out[3] = 255 * smoothstep(0.02, 0.32, heat);
    },
    0.5,
  );
}

export function paintFire(brush: Brush): void {
  const { ctx } = brush;
  for (const [a, b] of [
    [
      [-0.42, -0.02],
      [0.34, -0.2],
    ],
    [
      [0.44, -0.02],
      [-0.3, -0.2],
    ],
    [
      [-0.46, -0.07],
      [0.46, -0.05],
    ],
  ] as const)
    limb(ctx, rgb("#3a2619"), [a, b], [0.11, 0.09]);
  for (let i = 0; i < 9; i++) oval(ctx, rgb("#4a4643"), -0.52 + i * 0.13, 0.0 + (i % 2) * 0.012, 0.075, 0.05);
  flames(brush, -0.06, 0.94, 0.36);
  brush.glow({ x: 0, y: -0.35, radius: 1.7, colour: [255, 140, 50], strength: 0.85, flicker: 0.8 });
}

export function paintCandle(brush: Brush): void {
  const { ctx, phase } = brush;
  const wax = brush.colour ?? rgb("#efe3c8");
  ctx.fillStyle = blend(
    ctx,
    [-0.13, 0],
    [0.13, 0],
    [
      [0, scale(wax, 0.55)],
      [0.6, wax],
      [1, scale(wax, 0.6)],
    ],
  );
  ctx.fillRect(-0.13, -0.7, 0.26, 0.7);
  oval(ctx, [255, 226, 160], 0, -0.7, 0.13, 0.035);
  for (const [x, h] of [
    [-0.09, 0.2],
    [0.06, 0.3],
    [0.11, 0.14],
  ] as const)
    limb(
      ctx,
      wax,
      [
        [x, -0.7],
        [x, -0.7 + h],
      ],
      [0.05, 0.04],
    );
  line(ctx, [40, 30, 26], 0.016, [
    [0, -0.7],
    [0.005, -0.76],
  ]);
  const lean = Math.sin(phase * Math.PI * 2) * 0.014;
  blob(
    ctx,
    [255, 150, 50],
    [
      [0, -0.71],
      [-0.055, -0.8],
      [lean, -1],
      [0.055, -0.8],
    ],
  );
  blob(
    ctx,
    [255, 240, 190],
    [
      [0, -0.73],
      [-0.034, -0.8],
      [lean * 0.7, -0.93],
      [0.034, -0.8],
    ],
  );
  brush.glow({ x: 0, y: -0.84, radius: 1.6, colour: [255, 176, 84], strength: 0.85, flicker: 0.5 });
}

export function paintLantern(brush: Brush): void {
  const { ctx, noun } = brush;
  if (/paper|lampion|farolillo|提灯|灯笼/.test(noun)) {
    const paper = brush.colour ?? rgb("#e0523c");
    ctx.fillStyle = blend(
      ctx,
      [-0.45, 0],
      [0.45, 0],
      [
        [0, scale(paper, 0.6)],
        [0.5, mix(paper, [255, 236, 180], 0.55)],
        [1, scale(paper, 0.65)],
      ],
    );
    ctx.beginPath();
    ctx.ellipse(0, -0.5, 0.44, 0.4, 0, 0, 7);
    ctx.fill();
    for (let i = -3; i <= 3; i++)
      line(
        ctx,
        scale(paper, 0.6),
        0.01,
        [
          [-Math.sqrt(1 - (i / 4.2) ** 2) * 0.43, -0.5 + i * 0.1],
          [0, -0.5 + i * 0.11],
          [Math.sqrt(1 - (i / 4.2) ** 2) * 0.43, -0.5 + i * 0.1],
        ],
        0.6,
      );
    rect(ctx, [40, 28, 24], -0.14, -0.94, 0.28, 0.06);
    rect(ctx, [40, 28, 24], -0.14, -0.13, 0.28, 0.05);
  } else {
    ctx.strokeStyle = css([60, 54, 50]);
    ctx.lineWidth = 0.03;
    ctx.beginPath();
    ctx.arc(0, -0.86, 0.13, Math.PI, 0);
    ctx.stroke();
    poly(
      ctx,
      [54, 48, 46],
      [
        [-0.24, -0.72],
        [0, -0.88],
        [0.24, -0.72],
      ],
    );
    rect(ctx, [255, 226, 150], -0.19, -0.72, 0.38, 0.54, 0.02);
    blob(
      ctx,
      [255, 252, 230],
      [
        [0, -0.24],
        [-0.06, -0.36],
        [0, -0.56],
        [0.06, -0.36],
      ],
    );
    for (const x of [-0.21, -0.01, 0.17]) rect(ctx, [54, 48, 46], x, -0.72, 0.035, 0.56);
    rect(ctx, [54, 48, 46], -0.26, -0.18, 0.52, 0.18, 0.03);
  }
  brush.glow({ x: 0, y: -0.46, radius: 1.9, colour: [255, 178, 84], strength: 0.9, flicker: 0.45 });
}
