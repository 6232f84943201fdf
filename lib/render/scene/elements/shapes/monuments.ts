import { clamp, css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { facade, fillLit, wall, wallLight } from "./masonry-walls.ts";
import { drum, roundFill, roundLight } from "./round-walls.ts";
import { limb, line, oval, trace, type Point } from "./strokes.ts";
import { sunlit } from "./sunlight.ts";

/** A draped figure of bronze or marble on its plinth, one arm raised. */
export function paintStatue(brush: Brush): void {
  const { ctx, light } = brush;
  const bronze = brush.variants.has("bronze");
  const metal = brush.colour ?? (bronze ? rgb("#5f7f6c") : rgb("#d9d3c6"));
  const stone = rgb("#b3aa9c");
  const e = wallLight(brush);
  const side = light.side < 0 ? -1 : 1;
  facade(brush, wall(-0.17, 0.17, -0.34, -0.34, 0.0, 0.0, e.front), stone, "stone");
  for (const [y, half, high] of [
    [0.012, 0.24, 0.045],
    [-0.033, 0.205, 0.03],
    [-0.33, 0.2, 0.03],
    [-0.358, 0.17, 0.02],
  ] as const)
    fillLit(
      brush,
      [
        [-half, y - high],
        [half, y - high],
        [half, y],
        [-half, y],
      ],
      stone,
      e.front + 0.1,
    );
  const dark = sunlit(light, scale(metal, 0.5), 0.12);
  const mid = sunlit(light, metal, 0.4 - light.back * 0.15);
  const bright = sunlit(light, mix(metal, [255, 250, 235], 0.2), 0.95);
  const layer = (points: readonly Point[], colour: Rgb) => {
    trace(ctx, points, true);
    ctx.fillStyle = css(colour);
    ctx.fill();
  };
  const robe: Point[] = [
    [-0.11, -0.38],
    [-0.1, -0.52],
    [-0.085, -0.62],
    [-0.082, -0.72],
    [-0.098, -0.8],
    [-0.06, -0.845],
    [0, -0.855],
    [0.06, -0.845],
    [0.092, -0.8],
    [0.075, -0.72],
    [0.075, -0.62],
    [0.095, -0.52],
    [0.115, -0.38],
  ];
  limb(
    ctx,
    mid,
    [
      [side * 0.078, -0.815],
      [side * 0.15, -0.87],
      [side * 0.165, -1.0],
    ],
    [0.05, 0.038, 0.026],
  );
  limb(
    ctx,
    dark,
    [
      [-side * 0.082, -0.81],
      [-side * 0.115, -0.7],
      [-side * 0.05, -0.63],
    ],
    [0.05, 0.042, 0.032],
  );
  layer(robe, mid);
  ctx.save();
  trace(ctx, robe, true);
  ctx.clip();
  for (let i = 0; i < 13; i++) {
    const t = i / 12;
    const x = -0.13 + t * 0.26;
    const exposure = roundLight(brush, clamp((x / 0.11) * 0.9, -1, 1));
    const fold: Point[] = [
      [x * 0.35 + side * 0.02, -0.74],
      [x * 0.7 + Math.sin(i * 2.3) * 0.012, -0.58],
      [x + Math.sin(i * 1.7) * 0.012, -0.37],
    ];
    line(ctx, sunlit(light, scale(metal, 0.9), exposure), 0.02, fold, 0.9);
    line(
      ctx,
      dark,
      0.006,
      fold.map(([px, py]): Point => [px - side * 0.011, py]),
      0.85,
    );
  }
  for (let i = 0; i < 7; i++) {
    const y = -0.83 + i * 0.035;
    line(
      ctx,
      i % 2 ? dark : bright,
      0.007,
      [
        [-side * 0.08, y],
        [0, y + 0.045],
        [side * 0.07, y + 0.01 + i * 0.012],
      ],
      0.75,
    );
  }
  ctx.restore();
  limb(
    ctx,
    mid,
    [
      [0, -0.84],
      [0, -0.885],
    ],
    [0.036, 0.032],
  );
  oval(ctx, mid, side * 0.004, -0.915, 0.036, 0.047);
  oval(ctx, dark, -side * 0.014, -0.912, 0.022, 0.042, 0, 0.8);
  oval(ctx, bright, side * 0.018, -0.925, 0.014, 0.026, 0, 0.8);
  oval(ctx, sunlit(light, scale(metal, 0.65), 0.3), -side * 0.006, -0.945, 0.036, 0.024);
  line(
    ctx,
    bright,
    0.007,
    [
      [side * 0.09, -0.825],
      [side * 0.158, -0.875],
      [side * 0.176, -0.99],
    ],
    0.9,
  );
}

/** A fountain: basin, stem, two bowls; water rises, falls in threads and rings the pool. It runs with the phase. */
export function paintFountain(brush: Brush): void {
  const { ctx, light, phase, random } = brush;
  const stone = brush.colour ?? rgb("#c9bfae");
  const water = mix(sunlit(light, rgb("#6d9aa8"), 0.5), light.upper, 0.25);
  const white = sunlit(light, [246, 251, 254], 0.95);
  const bowl = (y: number, half: number, deep: number) => {
    ctx.fillStyle = roundFill(brush, -half, half, stone);
    ctx.beginPath();
    ctx.moveTo(-half, y);
    ctx.bezierCurveTo(-half * 0.9, y + deep, -half * 0.3, y + deep, -half * 0.12, y + deep * 1.2);
    ctx.lineTo(half * 0.12, y + deep * 1.2);
    ctx.bezierCurveTo(half * 0.3, y + deep, half * 0.9, y + deep, half, y);
    ctx.fill();
    oval(ctx, sunlit(light, mix(stone, [255, 250, 240], 0.25), 0.75), 0, y, half, half * 0.1);
    oval(ctx, water, 0, y, half * 0.93, half * 0.08);
  };
  drum(brush, 0, -0.16, 0.012, 1.22, 1.26, stone, false);
  oval(ctx, sunlit(light, mix(stone, [255, 250, 240], 0.25), 0.75), 0, -0.16, 0.61, 0.07);
  oval(ctx, water, 0, -0.158, 0.565, 0.057);
  for (let i = 0; i < 5; i++) {
    const t = (phase + i / 5) % 1;
    ctx.strokeStyle = css(white, 0.35 * (1 - t));
    ctx.lineWidth = 0.006;
    ctx.beginPath();
    ctx.ellipse(0, -0.158, 0.12 + t * 0.42, (0.12 + t * 0.42) * 0.1, 0, 0, 7);
    ctx.stroke();
  }
  drum(brush, 0, -0.42, -0.15, 0.09, 0.13, stone, false);
  bowl(-0.45, 0.3, 0.07);
  drum(brush, 0, -0.68, -0.45, 0.05, 0.08, stone, false);
  bowl(-0.7, 0.16, 0.045);
  const drops = Math.round(clamp(brush.px_per_unit * 0.25, 26, 90));
  const spill = (from: number, half: number, to: number, reach: number) => {
    ctx.strokeStyle = css(white, 0.55);
    ctx.lineWidth = Math.max(0.0045, 0.8 / brush.px_per_unit);
    ctx.beginPath();
    for (let i = 0; i < drops; i++) {
      const across = Math.cos((i / (drops - 1)) * Math.PI) * (0.94 + random() * 0.06);
      const start = (random() + phase) % 1;
      for (const piece of [start, (start + 0.5) % 1]) {
        const t0 = piece;
        const t1 = Math.min(1, piece + 0.16 + random() * 0.12);
        const at = (t: number): Point => [across * (half + reach * Math.sqrt(t)), from + (to - from) * t * t];
        ctx.moveTo(...at(t0));
        ctx.lineTo(...at((t0 + t1) / 2));
        ctx.lineTo(...at(t1));
      }
    }
    ctx.stroke();
  };
  spill(-0.7, 0.155, -0.45, 0.06);
  spill(-0.45, 0.29, -0.165, 0.09);
  ctx.strokeStyle = css(white, 0.75);
  ctx.lineWidth = Math.max(0.006, 0.9 / brush.px_per_unit);
  ctx.beginPath();
  for (let i = 0; i < drops; i++) {
    const turn = (random() - 0.5) * 2;
    const t = (random() + phase) % 1;
    const at = (s: number): Point => [
      turn * 0.13 * s,
      -0.7 - 0.3 * (1 - (2 * s - 1) ** 2) * (1 - Math.abs(turn) * 0.3),
    ];
    ctx.moveTo(...at(t));
    ctx.lineTo(...at(Math.min(1, t + 0.09)));
  }
  ctx.stroke();
}
