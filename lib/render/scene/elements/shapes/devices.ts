import { mix, rgb, scale } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { white, gleam, title } from "./print.ts";
import { blend, blob, line, oval, poly, rect, type Point } from "./strokes.ts";

export function paintPhone(brush: Brush): void {
  const { ctx, light, phase } = brush;
  rect(ctx, [34, 36, 42], -0.255, -1, 0.51, 1, 0.075);
  rect(ctx, [120, 126, 134], -0.25, -0.995, 0.5, 0.99, 0.072);
  rect(ctx, [14, 15, 19], -0.242, -0.987, 0.484, 0.974, 0.066);
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(-0.226, -0.97, 0.452, 0.94, 0.055);
  ctx.clip();
  ctx.fillStyle = blend(
    ctx,
    [-0.2, -1],
    [0.25, 0],
    [
      [0, mix(light.primary, white, 0.25)],
      [0.5, mix(light.accent, light.primary, 0.5)],
      [1, scale(light.primary, 0.5)],
    ],
  );
  ctx.fillRect(-0.25, -1, 0.5, 1);
  oval(ctx, mix(light.accent, white, 0.5), 0.06, -0.66, 0.13, 0.13, 0, 0.9);
  blob(ctx, scale(light.primary, 0.45), [
    [-0.26, -0.5],
    [-0.08, -0.64],
    [0.08, -0.54],
    [0.2, -0.62],
    [0.28, -0.5],
    [0.28, -0.42],
    [-0.26, -0.42],
  ]);
  for (let i = 0; i < 3; i++) {
    const y = -0.37 + i * 0.115;
    rect(ctx, white, -0.19, y, 0.38, 0.095, 0.022, 0.22);
    oval(ctx, i === Math.floor(phase * 3) ? light.accent : white, -0.145, y + 0.047, 0.026, 0.026, 0, 0.9);
    rect(ctx, white, -0.1, y + 0.028, 0.2, 0.014, 0.007, 0.85);
    rect(ctx, white, -0.1, y + 0.055, 0.13, 0.012, 0.006, 0.5);
  }
  title(brush, 0, -0.86, 0.36, 0.055, white);
  gleam(
    brush,
    [
      [-0.25, -1],
      [0.02, -1],
      [-0.14, 0],
      [-0.25, 0],
    ],
    0.1,
  );
  ctx.restore();
  rect(ctx, [10, 10, 12], -0.06, -0.962, 0.12, 0.026, 0.013);
  brush.glow({ x: 0, y: -0.5, radius: 0.75, colour: mix(light.primary, white, 0.3), strength: 0.28 });
}

export function paintLaptop(brush: Brush): void {
  const { ctx, light } = brush;
  rect(ctx, [170, 176, 184], -0.72, -1, 1.44, 0.93, 0.04);
  rect(ctx, [16, 17, 21], -0.705, -0.985, 1.41, 0.9, 0.032);
  ctx.fillStyle = blend(
    ctx,
    [-0.6, -1],
    [0.6, -0.1],
    [
      [0, mix(light.primary, [20, 24, 40], 0.4)],
      [1, mix(light.accent, [30, 30, 60], 0.55)],
    ],
  );
  ctx.fillRect(-0.665, -0.945, 1.33, 0.82);
  rect(ctx, white, -0.62, -0.9, 0.3, 0.73, 0.015, 0.08);
  for (let i = 0; i < 6; i++) rect(ctx, white, -0.58, -0.86 + i * 0.075, 0.2 - (i % 3) * 0.04, 0.024, 0.01, 0.4);
  const bars = 9;
  for (let i = 0; i < bars; i++) {
    const h = 0.1 + 0.26 * (0.5 + 0.5 * Math.sin(i * 1.3 + brush.phase * 6.28));
    rect(ctx, mix(light.accent, white, 0.3), -0.24 + i * 0.095, -0.24 - h, 0.06, h, 0.01, 0.9);
  }
  title(brush, 0.18, -0.82, 0.7, 0.08, white);
  poly(
    ctx,
    [190, 196, 204],
    [
      [-0.72, -0.07],
      [0.72, -0.07],
      [0.86, 0],
      [-0.86, 0],
    ],
  );
  rect(ctx, [120, 126, 134], -0.86, -0.004, 1.72, 0.022, 0.01);
  brush.glow({ x: 0, y: -0.5, radius: 1, colour: mix(light.primary, white, 0.4), strength: 0.3 });
}

export function paintWatch(brush: Brush): void {
  const { ctx, phase, noun } = brush;
  if (
    /ring|anillo|bague|necklace|collar|earring|diamond|jewel|schmuck|joya|bijou|joia|gioiello|指輪|戒指|宝石/.test(noun)
  ) {
    ctx.strokeStyle = blend(
      ctx,
      [-0.36, 0],
      [0.36, 0],
      [
        [0, rgb("#8a6a2c")],
        [0.35, rgb("#fff2c2")],
        [0.55, rgb("#caa044")],
        [0.8, rgb("#fff6d8")],
        [1, rgb("#7a5a24")],
      ],
    );
    ctx.lineWidth = 0.075;
    ctx.beginPath();
    ctx.ellipse(0, -0.36, 0.34, 0.34, 0, 0, 7);
    ctx.stroke();
    const stone: Point[] = [
      [0, -0.62],
      [-0.2, -0.82],
      [-0.11, -0.94],
      [0.11, -0.94],
      [0.2, -0.82],
    ];
    poly(ctx, [206, 232, 250], stone);
    poly(ctx, white, [
      [0, -0.62],
      [-0.07, -0.82],
      [0.07, -0.82],
    ]);
    poly(
      ctx,
      [150, 196, 232],
      [
        [-0.2, -0.82],
        [-0.07, -0.82],
        [0, -0.62],
      ],
    );
    poly(
      ctx,
      [236, 246, 255],
      [
        [-0.11, -0.94],
        [-0.07, -0.82],
        [0.07, -0.82],
        [0.11, -0.94],
      ],
    );
    brush.glow({ x: 0.08, y: -0.88, radius: 0.3, colour: [240, 248, 255], strength: 0.9, flicker: 0.7 });
    return;
  }
  const strap = brush.colour ?? rgb("#3a2a22");
  for (const [y, h] of [
    [-1, 0.3],
    [-0.3, 0.3],
  ] as const) {
    ctx.fillStyle = blend(
      ctx,
      [-0.15, 0],
      [0.15, 0],
      [
        [0, scale(strap, 0.5)],
        [0.5, mix(strap, white, 0.16)],
        [1, scale(strap, 0.55)],
      ],
    );
    ctx.beginPath();
    ctx.roundRect(-0.14, y, 0.28, h, 0.03);
    ctx.fill();
    for (const x of [-0.115, 0.105])
      for (let i = 0; i < 9; i++) rect(ctx, mix(strap, [230, 210, 180], 0.6), x, y + 0.025 + i * 0.03, 0.008, 0.016);
  }
  ctx.fillStyle = blend(
    ctx,
    [-0.28, -0.75],
    [0.28, -0.25],
    [
      [0, [240, 242, 246]],
      [0.4, [120, 126, 134]],
      [0.6, [220, 224, 230]],
      [1, [90, 94, 102]],
    ],
  );
  ctx.beginPath();
  ctx.arc(0, -0.5, 0.285, 0, 7);
  ctx.fill();
  oval(ctx, mix(brush.light.primary, [18, 22, 32], 0.72), 0, -0.5, 0.235, 0.235);
  rect(ctx, [190, 196, 204], 0.28, -0.53, 0.04, 0.06, 0.01);
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    line(ctx, [240, 236, 224], i % 3 ? 0.01 : 0.018, [
      [Math.cos(a) * 0.19, -0.5 + Math.sin(a) * 0.19],
      [Math.cos(a) * 0.22, -0.5 + Math.sin(a) * 0.22],
    ]);
  }
  line(ctx, white, 0.02, [
    [0, -0.5],
    [-0.09, -0.58],
  ]);
  line(ctx, white, 0.014, [
    [0, -0.5],
    [0.07, -0.66],
  ]);
  const a = phase * Math.PI * 2;
  line(ctx, brush.light.accent, 0.008, [
    [-Math.cos(a) * 0.04, -0.5 - Math.sin(a) * 0.04],
    [Math.cos(a) * 0.2, -0.5 + Math.sin(a) * 0.2],
  ]);
  gleam(
    brush,
    [
      [-0.2, -0.6],
      [0.02, -0.73],
      [0.12, -0.71],
      [-0.17, -0.42],
    ],
    0.22,
  );
}
