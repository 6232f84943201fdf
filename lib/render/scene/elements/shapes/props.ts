import { css, mix, rgb, scale, smoothstep, clamp, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { fractal } from "#lib/render/scene/random.ts";
import { blend, blob, limb, line, oval, pixels, poly, rect, trace } from "./strokes.ts";

const warm: Rgb = [255, 206, 128];
const white: Rgb = [255, 255, 255];

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
