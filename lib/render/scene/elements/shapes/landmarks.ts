import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { fillLit, isSnowed, wallLight } from "./masonry-walls.ts";
import { slit, roundLight, drum, roundFill } from "./round-walls.ts";
import { line, oval, type Point } from "./strokes.ts";
import { sunlit } from "./sunlight.ts";
import { undergrowthColour } from "./undergrowth.ts";

/** What time has left: a broken arcade, columns without heads, fallen drums, grass in the joints. */
export function paintRuins(brush: Brush): void {
  const { ctx, light, random } = brush;
  const stone = brush.colour ?? rgb("#cfc3a8");
  const e = wallLight(brush);
  const column = (x: number, top: number, w: number, head: boolean) => {
    drum(brush, x, -top, 0, w * 0.86, w, stone, false);
    for (let i = 1; i < 7; i++) {
      const across = Math.cos((i / 7) * Math.PI);
      line(
        ctx,
        sunlit(light, scale(stone, 0.55), roundLight(brush, across) * 0.7),
        w * 0.035,
        [
          [x + across * w * 0.43, -top + 0.01],
          [x + across * w * 0.5, -0.01],
        ],
        0.7,
      );
    }
    for (let y = 0.16; y < top - 0.05; y += 0.17 + random() * 0.03)
      line(
        ctx,
        sunlit(light, scale(stone, 0.4), 0.2),
        0.004,
        [
          [x - w * 0.48, -y],
          [x, -y + w * 0.05],
          [x + w * 0.48, -y],
        ],
        0.7,
      );
    fillLit(
      brush,
      [
        [x - w * 0.66, -0.03],
        [x + w * 0.66, -0.03],
        [x + w * 0.7, 0.012],
        [x - w * 0.7, 0.012],
      ],
      stone,
      e.front,
    );
    if (head) {
      fillLit(
        brush,
        [
          [x - w * 0.46, -top],
          [x + w * 0.46, -top],
          [x + w * 0.72, -top - w * 0.4],
          [x - w * 0.72, -top - w * 0.4],
        ],
        stone,
        e.front + 0.1,
      );
      fillLit(
        brush,
        [
          [x - w * 0.8, -top - w * 0.4],
          [x + w * 0.8, -top - w * 0.4],
          [x + w * 0.8, -top - w * 0.62],
          [x - w * 0.8, -top - w * 0.62],
        ],
        stone,
        e.front + 0.15,
      );
    } else {
      const broken: Point[] = [[x - w * 0.43, -top + 0.02]];
      for (let i = 0; i <= 6; i++) broken.push([x - w * 0.43 + (i / 6) * w * 0.86, -top - random() * w * 0.5]);
      broken.push([x + w * 0.43, -top + 0.02]);
      fillLit(brush, broken, scale(stone, 0.95), e.front);
    }
  };
  fillLit(
    brush,
    [
      [-0.86, -0.05],
      [0.86, -0.05],
      [0.92, 0.02],
      [-0.92, 0.02],
    ],
    scale(stone, 0.85),
    e.front,
  );
  const xs = [-0.72, -0.43, -0.14, 0.15, 0.5, 0.74];
  const tops = [0.82, 0.82, 0.82, 0.6, 0.32, 0.2];
  xs.forEach((x, i) => column(x, tops[i]! - 0.04, 0.105, i < 3));
  const lintel: Point[] = [
    [-0.84, -0.845],
    [-0.84, -0.97],
    [-0.5, -0.975],
    [-0.24, -0.95],
    [-0.1, -0.97],
    [-0.04, -0.92],
    [0.02, -0.905],
    [-0.02, -0.845],
  ];
  fillLit(brush, lintel, stone, e.front + 0.08);
  line(
    ctx,
    sunlit(light, scale(stone, 0.5), 0.2),
    0.006,
    [
      [-0.83, -0.9],
      [-0.03, -0.9],
    ],
    0.7,
  );
  fillLit(
    brush,
    [
      [-0.84, -0.97],
      [-0.62, -1.06],
      [-0.46, -1.03],
      [-0.4, -0.975],
    ],
    scale(stone, 0.92),
    e.front,
  );
  for (const [x, r] of [
    [0.33, 0.075],
    [0.62, 0.06],
    [-0.28, 0.05],
  ] as const) {
    oval(ctx, sunlit(light, scale(stone, 0.6), 0.2), x, -r * 0.8, r * 1.5, r * 0.95);
    oval(ctx, sunlit(light, stone, e.front + 0.15), x - r * 0.9, -r * 0.8, r * 0.62, r * 0.92);
    oval(ctx, sunlit(light, scale(stone, 0.7), e.front), x - r * 0.9, -r * 0.8, r * 0.4, r * 0.62);
  }
  const green = undergrowthColour(brush);
  for (let i = 0; i < 150; i++) {
    const x = (random() - 0.5) * 1.75;
    const h = 0.03 + random() * 0.06;
    line(ctx, sunlit(light, mix(green, rgb("#b7b45c"), random() * 0.5), 0.2 + random() * 0.6), 0.005, [
      [x, 0.02],
      [x + (random() - 0.5) * 0.03, -h],
    ]);
  }
}

/** A lighthouse: a tapering tower in bands, gallery, lantern with its burning lens. */
export function paintLight(brush: Brush): void {
  const { ctx, light } = brush;
  const stripe = brush.colour ?? rgb("#b3352c");
  const white = rgb("#efe9dd");
  const at = (h: number) => 0.085 - 0.034 * (h / 0.78) ** 0.8;
  const bands = 6;
  for (let i = 0; i < bands; i++) {
    const h0 = (i / bands) * 0.78;
    const h1 = ((i + 1) / bands) * 0.78;
    drum(brush, 0, -h1, -h0 + 0.004, at(h1) * 2, at(h0) * 2, i % 2 ? stripe : white, false);
  }
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(-at(0), 0.01);
  ctx.quadraticCurveTo(-at(0.4) * 1.02, -0.4, -at(0.78), -0.78);
  ctx.lineTo(at(0.78), -0.78);
  ctx.quadraticCurveTo(at(0.4) * 1.02, -0.4, at(0), 0.01);
  ctx.clip();
  for (let i = 0; i < 70; i++) {
    const x = (brush.random() - 0.5) * 0.17;
    const y = -brush.random() * 0.78;
    line(
      ctx,
      rgb("#4a4038"),
      0.002 + brush.random() * 0.003,
      [
        [x, y],
        [x + (brush.random() - 0.5) * 0.004, y + 0.02 + brush.random() * 0.09],
      ],
      0.12,
    );
  }
  ctx.restore();
  for (const [x, y] of [
    [0.012, -0.66],
    [-0.014, -0.44],
    [0.014, -0.22],
  ] as const)
    slit(brush, x, y, 0.017, 0.036);
  ctx.fillStyle = css(sunlit(light, rgb("#4a2e26"), 0.4));
  ctx.beginPath();
  ctx.roundRect(-0.024, -0.075, 0.048, 0.088, [0.024, 0.024, 0, 0]);
  ctx.fill();
  const iron = rgb("#34353c");
  drum(brush, 0, -0.812, -0.776, 0.176, 0.112, mix(white, iron, 0.12), false);
  drum(brush, 0, -0.822, -0.81, 0.184, 0.184, iron, false);
  const glass: Rgb = [255, 240, 198];
  const glow = ctx.createLinearGradient(-0.042, 0, 0.042, 0);
  glow.addColorStop(0, css(mix(glass, [240, 170, 80], 0.55)));
  glow.addColorStop(0.5, css([255, 252, 236]));
  glow.addColorStop(1, css(mix(glass, [240, 170, 80], 0.55)));
  ctx.fillStyle = glow;
  ctx.fillRect(-0.044, -0.912, 0.088, 0.092);
  for (let i = -2; i <= 2; i++)
    line(ctx, sunlit(light, iron, 0.3), 0.0042, [
      [i * 0.021, -0.912],
      [i * 0.021, -0.82],
    ]);
  line(ctx, sunlit(light, iron, 0.3), 0.004, [
    [-0.044, -0.866],
    [0.044, -0.866],
  ]);
  for (let i = -7; i <= 7; i++)
    line(ctx, sunlit(light, iron, 0.5), 0.0026, [
      [Math.sin(i * 0.21) * 0.09, -0.862],
      [Math.sin(i * 0.21) * 0.09, -0.818],
    ]);
  line(ctx, sunlit(light, iron, 0.7), 0.004, [
    [-0.09, -0.862],
    [0.09, -0.862],
  ]);
  ctx.fillStyle = roundFill(brush, -0.056, 0.056, isSnowed(brush) ? rgb("#dfe6f0") : scale(stripe, 0.85));
  ctx.beginPath();
  ctx.moveTo(-0.057, -0.908);
  ctx.bezierCurveTo(-0.05, -0.955, -0.016, -0.968, 0, -0.972);
  ctx.bezierCurveTo(0.016, -0.968, 0.05, -0.955, 0.057, -0.908);
  ctx.fill();
  oval(ctx, sunlit(light, iron, 0.5), 0, -0.976, 0.01, 0.01);
  line(ctx, sunlit(light, iron, 0.6), 0.004, [
    [0, -0.98],
    [0, -1.012],
  ]);
  brush.glow({ x: 0, y: -0.866, radius: 0.34, colour: [255, 226, 160], strength: 1, beam: true });
}
