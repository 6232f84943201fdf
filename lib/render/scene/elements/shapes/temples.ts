import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { fillLit, isLit, isSnowed, patch, wall, wallLight } from "./masonry-walls.ts";
import { drum, roundFill, roundLight } from "./round-walls.ts";
import { line, oval } from "./strokes.ts";
import { sunlit } from "./sunlight.ts";

const lamp: Rgb = [255, 200, 120];

/** A temple front of columns: steps, fluted shafts, architrave, pediment. */
export function paintTempleFront(brush: Brush): void {
  const { ctx, light } = brush;
  const stone = brush.colour ?? rgb("#e2d8c2");
  const e = wallLight(brush);
  for (let i = 0; i < 4; i++) {
    const y = -0.035 * i;
    const half = 0.86 - i * 0.035;
    fillLit(
      brush,
      [
        [-half, y - 0.035],
        [half, y - 0.035],
        [half, y + 0.006],
        [-half, y + 0.006],
      ],
      stone,
      e.front + (i % 2) * 0.05,
    );
    line(ctx, sunlit(light, mix(stone, [255, 255, 250], 0.4), e.front + 0.3), 0.007, [
      [-half, y - 0.034],
      [half, y - 0.034],
    ]);
  }
  const cella = wall(-0.66, 0.66, -0.66, -0.66, -0.14, -0.14, e.front * 0.4);
  patch(brush, cella, 0, 0, 1, 1, sunlit(light, scale(stone, 0.42), 0.12));
  patch(
    brush,
    cella,
    0.42,
    0.16,
    0.58,
    1,
    isLit(brush) ? mix(lamp, [255, 240, 200], 0.2) : sunlit(light, [28, 24, 24], 0.1),
  );
  if (isLit(brush)) brush.glow({ x: 0, y: -0.36, radius: 0.5, colour: lamp, strength: 0.6, flicker: 0.25 });
  for (let i = 0; i < 6; i++) {
    const x = -0.66 + i * 0.264;
    drum(brush, x, -0.66, -0.16, 0.086, 0.104, stone, false);
    for (let f = 1; f < 8; f++) {
      const across = Math.cos((f / 8) * Math.PI);
      line(
        ctx,
        sunlit(light, scale(stone, 0.5), roundLight(brush, across) * 0.6),
        0.0042,
        [
          [x + across * 0.042, -0.65],
          [x + across * 0.05, -0.165],
        ],
        0.75,
      );
    }
    fillLit(
      brush,
      [
        [x - 0.044, -0.66],
        [x + 0.044, -0.66],
        [x + 0.066, -0.69],
        [x - 0.066, -0.69],
      ],
      stone,
      e.front + 0.12,
    );
    fillLit(
      brush,
      [
        [x - 0.07, -0.69],
        [x + 0.07, -0.69],
        [x + 0.07, -0.708],
        [x - 0.07, -0.708],
      ],
      stone,
      e.front + 0.2,
    );
    fillLit(
      brush,
      [
        [x - 0.07, -0.165],
        [x + 0.07, -0.165],
        [x + 0.075, -0.138],
        [x - 0.075, -0.138],
      ],
      stone,
      e.front + 0.1,
    );
  }
  fillLit(
    brush,
    [
      [-0.75, -0.78],
      [0.75, -0.78],
      [0.75, -0.708],
      [-0.75, -0.708],
    ],
    stone,
    e.front + 0.06,
  );
  for (let i = 0; i < 23; i++) {
    const x = -0.72 + i * 0.0645;
    fillLit(
      brush,
      [
        [x, -0.772],
        [x + 0.03, -0.772],
        [x + 0.03, -0.73],
        [x, -0.73],
      ],
      scale(stone, 0.8),
      e.front * 0.8,
    );
  }
  fillLit(
    brush,
    [
      [-0.8, -0.81],
      [0.8, -0.81],
      [0.78, -0.78],
      [-0.78, -0.78],
    ],
    stone,
    e.front + 0.24,
  );
  fillLit(
    brush,
    [
      [-0.74, -0.81],
      [0, -0.985],
      [0.74, -0.81],
    ],
    scale(stone, 0.7),
    e.front * 0.75,
  );
  const rake: Rgb = isSnowed(brush) ? [238, 243, 252] : stone;
  fillLit(
    brush,
    [
      [-0.82, -0.81],
      [0, -1.01],
      [0, -0.975],
      [-0.72, -0.81],
    ],
    rake,
    e.left * 0.7 + 0.2,
  );
  fillLit(
    brush,
    [
      [0.82, -0.81],
      [0, -1.01],
      [0, -0.975],
      [0.72, -0.81],
    ],
    rake,
    e.right * 0.7 + 0.2,
  );
}

/** A mosque: great dome, drum of windows, an arcade, two minarets. */
export function paintMosque(brush: Brush): void {
  const { ctx, light } = brush;
  const stone = brush.colour ?? rgb("#e0d3ba");
  const lead = rgb("#7d9aa0");
  const gold = rgb("#d6b050");
  const e = wallLight(brush);
  const dome = (x: number, y: number, r: number) => {
    ctx.fillStyle = roundFill(brush, x - r, x + r, lead);
    ctx.beginPath();
    ctx.moveTo(x - r * 0.94, y);
    ctx.bezierCurveTo(x - r * 1.16, y - r * 0.55, x - r * 0.5, y - r * 1.02, x, y - r * 1.24);
    ctx.bezierCurveTo(x + r * 0.5, y - r * 1.02, x + r * 1.16, y - r * 0.55, x + r * 0.94, y);
    ctx.fill();
    for (let i = 1; i < 8; i++) {
      const across = Math.cos((i / 8) * Math.PI);
      line(
        ctx,
        sunlit(light, scale(lead, 0.55), roundLight(brush, across) * 0.6),
        r * 0.016,
        [
          [x + across * r * 0.94, y],
          [x + across * r * 0.86, y - r * 0.6],
          [x, y - r * 1.22],
        ],
        0.5,
      );
    }
    line(ctx, sunlit(light, gold, 0.9), r * 0.05, [
      [x, y - r * 1.22],
      [x, y - r * 1.5],
    ]);
    oval(ctx, sunlit(light, gold, 1), x, y - r * 1.34, r * 0.06, r * 0.06);
  };
  const arch = (x: number, foot: number, w: number, h: number) => {
    const glow = isLit(brush);
    for (const [grow, colour] of [
      [0.2, sunlit(light, mix(stone, [255, 250, 238], 0.4), e.front + 0.1)],
      [0, glow ? mix(lamp, [255, 240, 200], 0.25) : sunlit(light, [48, 42, 44], 0.2)],
    ] as const) {
      const half = (w / 2) * (1 + grow);
      ctx.fillStyle = css(colour);
      ctx.beginPath();
      ctx.moveTo(x - half, foot);
      ctx.lineTo(x - half, foot - h * 0.55);
      ctx.quadraticCurveTo(x - half, foot - h * 0.85, x, foot - h * (1 + grow * 0.4));
      ctx.quadraticCurveTo(x + half, foot - h * 0.85, x + half, foot - h * 0.55);
      ctx.lineTo(x + half, foot);
      ctx.fill();
    }
    if (glow) brush.glow({ x, y: foot - h / 2, radius: h * 1.5, colour: lamp, strength: 0.35, flicker: 0.1 });
  };
  const minaret = (x: number) => {
    drum(brush, x, -0.86, 0.01, 0.05, 0.062, stone, false);
    for (const y of [-0.46, -0.74]) {
      drum(brush, x, y - 0.016, y, 0.088, 0.06, stone, false);
      line(ctx, sunlit(light, stone, 0.7), 0.005, [
        [x - 0.046, y - 0.04],
        [x + 0.046, y - 0.04],
      ]);
      for (let i = -4; i <= 4; i++)
        line(ctx, sunlit(light, stone, 0.5), 0.003, [
          [x + i * 0.011, y - 0.04],
          [x + i * 0.011, y - 0.014],
        ]);
    }
    ctx.fillStyle = roundFill(brush, x - 0.034, x + 0.034, lead);
    ctx.beginPath();
    ctx.moveTo(x - 0.034, -0.855);
    ctx.lineTo(x, -1.0);
    ctx.lineTo(x + 0.034, -0.855);
    ctx.fill();
    line(ctx, sunlit(light, gold, 0.9), 0.006, [
      [x, -1],
      [x, -1.04],
    ]);
  };
  dome(-0.36, -0.36, 0.1);
  dome(0.36, -0.36, 0.1);
  fillLit(
    brush,
    [
      [-0.25, -0.5],
      [0.25, -0.5],
      [0.27, -0.36],
      [-0.27, -0.36],
    ],
    stone,
    e.front + 0.04,
  );
  dome(0, -0.5, 0.245);
  for (let i = -4; i <= 4; i++) arch(Math.sin(i * 0.36) * 0.24, -0.39, 0.024, 0.075);
  fillLit(
    brush,
    [
      [-0.5, -0.36],
      [0.5, -0.36],
      [0.5, 0.01],
      [-0.5, 0.01],
    ],
    stone,
    e.front,
  );
  line(ctx, sunlit(light, mix(stone, [255, 250, 238], 0.5), e.front + 0.25), 0.014, [
    [-0.51, -0.36],
    [0.51, -0.36],
  ]);
  for (const x of [-0.42, -0.31, -0.2, 0.2, 0.31, 0.42]) arch(x, 0.005, 0.066, 0.2);
  fillLit(
    brush,
    [
      [-0.12, -0.42],
      [0.12, -0.42],
      [0.12, 0.01],
      [-0.12, 0.01],
    ],
    mix(stone, [255, 250, 238], 0.18),
    e.front + 0.06,
  );
  arch(0, 0.008, 0.13, 0.34);
  minaret(-0.57);
  minaret(0.57);
}
