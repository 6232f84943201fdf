import { mix, rgb, scale, css, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { blend, blob, limb, line, oval, poly, rect, trace } from "./strokes.ts";

const warm: Rgb = [255, 206, 128];

export const white: Rgb = [255, 255, 255];

export function paintChair(brush: Brush): void {
  const { ctx, noun } = brush;
  const wood = brush.colour ?? rgb("#8a5f3c");
  if (/sofa|couch|armchair|bed|sillón|cama|canapé|bett|ソファ|沙发|أريكة/.test(noun)) {
    const cloth = brush.colour ?? rgb("#4f6a78");
    rect(ctx, scale(cloth, 0.85), -0.9, -0.98, 1.8, 0.72, 0.14);
    rect(ctx, scale(cloth, 1.08), -0.72, -0.5, 0.72, 0.26, 0.08);
    rect(ctx, scale(cloth, 1.04), 0.0, -0.5, 0.72, 0.26, 0.08);
    for (const x of [-1.02, 0.76]) rect(ctx, cloth, x, -0.66, 0.26, 0.56, 0.1);
    rect(ctx, scale(cloth, 0.8), -0.8, -0.28, 1.6, 0.16, 0.03);
    for (const x of [-0.78, 0.7]) rect(ctx, wood, x, -0.12, 0.07, 0.13);
    return;
  }
  for (const [x, s] of [
    [-0.2, 0.6],
    [0.3, 0.6],
    [-0.27, 1],
    [0.24, 1],
  ] as const)
    limb(
      ctx,
      scale(wood, s),
      [
        [x, -0.48],
        [x * 1.06, 0],
      ],
      [0.06, 0.04],
    );
  limb(
    ctx,
    wood,
    [
      [-0.25, -0.48],
      [-0.3, -1],
    ],
    [0.06, 0.045],
  );
  limb(
    ctx,
    scale(wood, 0.75),
    [
      [-0.16, -0.5],
      [-0.2, -0.98],
    ],
    [0.05, 0.04],
  );
  for (let i = 0; i < 4; i++)
    line(ctx, wood, 0.045, [
      [-0.28 - i * 0.003, -0.62 - i * 0.1],
      [-0.19 - i * 0.003, -0.61 - i * 0.1],
    ]);
  poly(ctx, scale(wood, 1.1), [
    [-0.3, -0.5],
    [0.26, -0.5],
    [0.34, -0.45],
    [-0.26, -0.44],
  ]);
  rect(ctx, scale(wood, 0.8), -0.28, -0.46, 0.6, 0.04, 0.01);
}

export function paintLamp(brush: Brush): void {
  const { ctx } = brush;
  const shade = brush.colour ?? mix(brush.light.accent, [240, 220, 180], 0.4);
  oval(ctx, rgb("#5a4634"), 0, -0.02, 0.2, 0.035);
  limb(
    ctx,
    rgb("#8a6c44"),
    [
      [0, -0.02],
      [0, -0.3],
      [0, -0.6],
    ],
    [0.05, 0.09, 0.035],
  );
  ctx.beginPath();
  ctx.moveTo(-0.17, -1);
  ctx.lineTo(0.17, -1);
  ctx.lineTo(0.32, -0.52);
  ctx.lineTo(-0.32, -0.52);
  ctx.closePath();
  ctx.fillStyle = blend(
    ctx,
    [0, -1],
    [0, -0.5],
    [
      [0, shade],
      [0.6, mix(shade, [255, 248, 220], 0.6)],
      [1, [255, 246, 214]],
    ],
  );
  ctx.fill();
  brush.glow({ x: 0, y: -0.68, radius: 1.5, colour: warm, strength: 0.8, flicker: 0.06 });
}

export function paintGuitar(brush: Brush): void {
  const { ctx, noun } = brush;
  const wood = brush.colour ?? rgb("#b5702f");
  if (/microphone|micrófono|mikrofon|マイク/.test(noun)) {
    line(ctx, [40, 40, 46], 0.03, [
      [0, 0],
      [0, -0.75],
    ]);
    oval(ctx, [40, 40, 46], 0, -0.01, 0.2, 0.03);
    limb(
      ctx,
      [60, 60, 66],
      [
        [0, -0.75],
        [0.06, -0.86],
      ],
      [0.05, 0.07],
    );
    oval(ctx, [170, 174, 182], 0.09, -0.92, 0.075, 0.08);
    return;
  }
  limb(
    ctx,
    rgb("#4a2f1c"),
    [
      [0.02, -0.42],
      [0.1, -0.9],
    ],
    [0.055, 0.045],
  );
  poly(ctx, rgb("#3a2416"), [
    [0.07, -0.88],
    [0.16, -0.89],
    [0.18, -1.0],
    [0.09, -1.0],
  ]);
  blob(ctx, scale(wood, 0.55), [
    [-0.2, -0.02],
    [-0.27, -0.16],
    [-0.17, -0.28],
    [-0.16, -0.38],
    [-0.04, -0.46],
    [0.13, -0.42],
    [0.15, -0.32],
    [0.12, -0.25],
    [0.22, -0.15],
    [0.2, -0.02],
    [0, 0.01],
  ]);
  blob(ctx, wood, [
    [-0.18, -0.03],
    [-0.24, -0.16],
    [-0.15, -0.27],
    [-0.14, -0.37],
    [-0.03, -0.44],
    [0.11, -0.4],
    [0.13, -0.32],
    [0.1, -0.25],
    [0.2, -0.15],
    [0.18, -0.03],
    [0, 0.0],
  ]);
  oval(ctx, rgb("#1c120c"), -0.005, -0.265, 0.062, 0.062);
  rect(ctx, rgb("#3a2416"), -0.1, -0.12, 0.16, 0.028, 0.01);
  for (let i = 0; i < 6; i++)
    line(
      ctx,
      [236, 228, 206],
      0.003,
      [
        [-0.06 + i * 0.014, -0.11],
        [0.085 + i * 0.008, -0.92],
      ],
      0.9,
    );
  for (let i = 0; i < 9; i++)
    line(ctx, [200, 196, 186], 0.004, [
      [0.0 + i * 0.008, -0.45 - i * 0.048],
      [0.058 + i * 0.007, -0.455 - i * 0.048],
    ]);
}

export function paintPiano(brush: Brush): void {
  const { ctx } = brush;
  const black = brush.colour ?? rgb("#1d1d22");
  blob(ctx, scale(black, 1.6), [
    [-0.8, -0.62],
    [-0.5, -0.98],
    [0.3, -0.92],
    [0.62, -0.66],
  ]);
  blob(ctx, black, [
    [-0.82, -0.62],
    [0.1, -0.66],
    [0.86, -0.6],
    [0.84, -0.42],
    [-0.8, -0.4],
  ]);
  rect(ctx, [246, 244, 238], 0.2, -0.47, 0.7, 0.05);
  for (let i = 0; i < 26; i++)
    rect(ctx, i % 7 === 2 || i % 7 === 6 ? [246, 244, 238] : [16, 16, 18], 0.22 + i * 0.026, -0.47, 0.012, 0.03);
  rect(ctx, scale(black, 1.3), 0.18, -0.42, 0.74, 0.06, 0.01);
  for (const x of [-0.68, 0.1, 0.74])
    limb(
      ctx,
      scale(black, 0.8),
      [
        [x, -0.4],
        [x, -0.03],
      ],
      [0.09, 0.05],
    );
  rect(ctx, [40, 30, 26], 1.0, -0.28, 0.34, 0.06, 0.02);
  for (const x of [1.03, 1.28]) rect(ctx, [30, 24, 22], x, -0.22, 0.03, 0.22);
}

export function paintClock(brush: Brush): void {
  const { ctx, phase } = brush;
  const rim = brush.colour ?? rgb("#8a5f38");
  oval(ctx, scale(rim, 0.7), 0, -0.5, 0.5, 0.5);
  oval(ctx, rim, 0, -0.5, 0.475, 0.475);
  oval(ctx, rgb("#f5efe0"), 0, -0.5, 0.41, 0.41);
  for (let i = 0; i < 60; i++) {
    const a = (i / 60) * Math.PI * 2;
    line(ctx, [50, 42, 36], i % 5 ? 0.006 : 0.02, [
      [Math.cos(a) * 0.385, -0.5 + Math.sin(a) * 0.385],
      [Math.cos(a) * (i % 5 ? 0.37 : 0.33), -0.5 + Math.sin(a) * (i % 5 ? 0.37 : 0.33)],
    ]);
  }
  const hand = (turn: number, r: number, w: number, tone: Rgb) =>
    line(ctx, tone, w, [
      [-Math.sin(turn) * 0.05, -0.5 + Math.cos(turn) * 0.05],
      [Math.sin(turn) * r, -0.5 - Math.cos(turn) * r],
    ]);
  hand(5.25, 0.21, 0.034, [40, 34, 30]);
  hand(0.9 + phase * 0.1, 0.31, 0.024, [40, 34, 30]);
  hand(phase * Math.PI * 2, 0.34, 0.01, [190, 50, 40]);
  oval(ctx, [40, 34, 30], 0, -0.5, 0.025, 0.025);
  trace(
    ctx,
    [
      [-0.3, -0.7],
      [-0.05, -0.88],
      [0.1, -0.87],
      [-0.22, -0.58],
    ],
    true,
  );
  ctx.fillStyle = css(white, 0.2);
  ctx.fill();
}
