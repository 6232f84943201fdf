import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { blob, limb, line, oval, poly, rect } from "./strokes.ts";

export function paintBird(brush: Brush): void {
  const { ctx, motion, phase, noun } = brush;
  const dark = /crow|raven|cuervo|corbeau|rabe|corvo/.test(noun);
  const coat =
    brush.colour ??
    (dark
      ? rgb("#23242c")
      : /flamingo/.test(noun)
        ? rgb("#e8839a")
        : /parrot|hummingbird/.test(noun)
          ? rgb("#3f9a5c")
          : /sparrow|owl|hawk|eagle|águila|adler/.test(noun)
            ? rgb("#7a5a3e")
            : rgb("#eef0f2"));
  const tip = dark ? coat : scale(coat, 0.5);
  const bill = rgb("#e2a23a");
  const flap = Math.sin(phase * Math.PI * 2);
  if (motion === "fly" || motion === "float" || motion === "rise") {
    const up = flap * 0.42;
    const wing = (side: number, tone: Rgb, back: number) => {
      blob(ctx, tone, [
        [0.12, -0.5],
        [0.1 - back * 0.4, -0.55 - up * 0.75 * side],
        [-0.1 - back, -0.52 - up * 1.35 * side - 0.12],
        [-0.42 - back, -0.46 - up * 1.7 * side],
        [-0.26 - back * 0.4, -0.46 - up * 0.9 * side],
        [-0.22, -0.44],
      ]);
      blob(ctx, tip, [
        [-0.12 - back, -0.53 - up * 1.4 * side - 0.1],
        [-0.42 - back, -0.46 - up * 1.7 * side],
        [-0.28 - back, -0.48 - up * 1.35 * side],
      ]);
    };
    wing(1, scale(coat, 0.72), 0.16);
    blob(ctx, coat, [
      [0.5, -0.5],
      [0.3, -0.59],
      [-0.1, -0.55],
      [-0.5, -0.47],
      [-0.56, -0.42],
      [-0.1, -0.38],
      [0.28, -0.42],
    ]);
    oval(ctx, coat, 0.42, -0.52, 0.11, 0.09);
    poly(ctx, bill, [
      [0.51, -0.55],
      [0.66, -0.5],
      [0.51, -0.48],
    ]);
    wing(1.05, coat, 0.02);
    oval(ctx, [20, 18, 18], 0.46, -0.54, 0.018, 0.018);
    return;
  }
  const bob = flap * 0.01;
  for (const x of [-0.02, 0.09])
    line(ctx, bill, 0.024, [
      [x, -0.25],
      [x + 0.01, -0.01],
      [x + 0.07, 0],
    ]);
  blob(ctx, coat, [
    [0.1, -0.86 + bob],
    [0.26, -0.72],
    [0.28, -0.45],
    [0.1, -0.2],
    [-0.2, -0.22],
    [-0.62, -0.16],
    [-0.3, -0.44],
    [-0.08, -0.68],
  ]);
  blob(ctx, scale(coat, 0.72), [
    [0.1, -0.56],
    [-0.02, -0.32],
    [-0.5, -0.17],
    [-0.28, -0.46],
  ]);
  blob(ctx, tip, [
    [-0.2, -0.3],
    [-0.62, -0.15],
    [-0.4, -0.3],
  ]);
  oval(ctx, coat, 0.16, -0.83 + bob, 0.16, 0.15);
  poly(ctx, bill, [
    [0.29, -0.87 + bob],
    [0.5, -0.8 + bob],
    [0.29, -0.77 + bob],
  ]);
  oval(ctx, [20, 18, 18], 0.21, -0.86 + bob, 0.026, 0.028);
  oval(ctx, [255, 255, 255], 0.218, -0.868 + bob, 0.009, 0.009);
}

export function paintFish(brush: Brush): void {
  const { ctx, phase, noun, random } = brush;
  const swish = Math.sin(phase * Math.PI * 2) * 0.16;
  const coat =
    brush.colour ?? ([rgb("#f08a34"), rgb("#e8c23c"), rgb("#4f9fd0"), rgb("#e05a5a")][Math.floor(random() * 4)] as Rgb);
  if (/turtle|tortuga|tortue|schildkröte|tartaruga|亀|海龟/.test(noun)) {
    for (const [x, y, a] of [
      [0.3, -0.3, 0.5],
      [-0.4, -0.28, -0.4],
    ] as const)
      limb(
        ctx,
        rgb("#6f8f5a"),
        [
          [x, y],
          [x + a * 0.6, y + 0.2 + swish],
          [x + a, y + 0.28 + swish * 1.5],
        ],
        [0.2, 0.15, 0.05],
      );
    blob(ctx, rgb("#4c6b46"), [
      [-0.75, -0.4],
      [-0.4, -0.78],
      [0.2, -0.82],
      [0.62, -0.5],
      [0.5, -0.32],
      [-0.4, -0.28],
    ]);
    for (let i = 0; i < 5; i++) oval(ctx, rgb("#7d9a5c"), -0.45 + i * 0.22, -0.55 - Math.sin(i * 0.8) * 0.1, 0.08, 0.1);
    oval(ctx, rgb("#7f9f66"), 0.8, -0.52, 0.17, 0.13);
    oval(ctx, [16, 16, 16], 0.87, -0.55, 0.025, 0.025);
    return;
  }
  blob(ctx, scale(coat, 0.82), [
    [-0.66, -0.5],
    [-1.1, -0.86 + swish],
    [-1.0, -0.5 + swish * 1.2],
    [-1.1, -0.14 + swish],
  ]);
  blob(ctx, scale(coat, 0.85), [
    [-0.2, -0.8],
    [0.1, -1.0],
    [0.36, -0.78],
  ]);
  blob(ctx, coat, [
    [0.9, -0.47],
    [0.5, -0.78],
    [-0.05, -0.85],
    [-0.55, -0.62],
    [-0.78, -0.5 + swish * 0.3],
    [-0.55, -0.36],
    [-0.05, -0.15],
    [0.5, -0.2],
  ]);
  ctx.save();
  ctx.beginPath();
  ctx.ellipse(0.05, -0.5, 0.8, 0.34, 0, 0, 7);
  ctx.clip();
  for (let i = 0; i < 3; i++) rect(ctx, [250, 246, 238], 0.34 - i * 0.4, -1, 0.11, 1, 0, 0.85);
  for (let i = 0; i < 40; i++)
    oval(ctx, scale(coat, 0.75), -0.6 + random() * 1.1, -0.75 + random() * 0.5, 0.04, 0.03, 0, 0.25);
  ctx.restore();
  blob(ctx, scale(coat, 0.72), [
    [0.22, -0.42],
    [-0.12, -0.2 + swish],
    [0.02, -0.44],
  ]);
  oval(ctx, [250, 250, 250], 0.6, -0.56, 0.075, 0.075);
  oval(ctx, [14, 14, 16], 0.62, -0.56, 0.045, 0.045);
  oval(ctx, [255, 255, 255], 0.635, -0.58, 0.015, 0.015);
}

export function paintWhale(brush: Brush): void {
  const { ctx, phase } = brush;
  const coat = brush.colour ?? rgb("#41607a");
  const sway = Math.sin(phase * Math.PI * 2) * 0.12;
  blob(ctx, scale(coat, 0.85), [
    [-1.5, -0.56 + sway * 0.6],
    [-1.95, -0.8 + sway * 1.7],
    [-1.78, -0.52 + sway],
    [-2.0, -0.3 + sway * 1.5],
    [-1.6, -0.46 + sway * 0.6],
  ]);
  blob(ctx, coat, [
    [1.62, -0.52],
    [1.3, -0.86],
    [0.6, -1.0],
    [-0.2, -0.9],
    [-1.0, -0.66],
    [-1.6, -0.56 + sway * 0.6],
    [-1.55, -0.46 + sway * 0.6],
    [-0.8, -0.34],
    [0.2, -0.14],
    [1.1, -0.12],
    [1.58, -0.34],
  ]);
  blob(ctx, mix(coat, [232, 240, 244], 0.72), [
    [1.55, -0.36],
    [1.1, -0.13],
    [0.2, -0.15],
    [-0.5, -0.28],
    [0.4, -0.32],
    [1.2, -0.38],
  ]);
  for (let i = 0; i < 7; i++)
    line(
      ctx,
      scale(coat, 0.72),
      0.012,
      [
        [1.45 - i * 0.04, -0.33 + i * 0.028],
        [0.8, -0.27 + i * 0.02],
        [0.1 - i * 0.05, -0.24 + i * 0.012],
      ],
      0.6,
    );
  blob(ctx, scale(coat, 0.72), [
    [0.62, -0.3],
    [0.2, 0.05 - sway],
    [0.05, 0.02 - sway],
    [0.34, -0.34],
  ]);
  poly(ctx, scale(coat, 0.8), [
    [-0.5, -0.82],
    [-0.72, -0.95],
    [-0.75, -0.74],
  ]);
  line(ctx, scale(coat, 0.5), 0.014, [
    [1.6, -0.44],
    [1.2, -0.45],
    [1.0, -0.5],
  ]);
  oval(ctx, [14, 18, 24], 1.02, -0.54, 0.03, 0.026);
  for (let i = 0; i < 24; i++)
    oval(
      ctx,
      mix(coat, [220, 232, 240], 0.5),
      -0.8 + brush.random() * 2.2,
      -0.9 + brush.random() * 0.4,
      0.012,
      0.008,
      0,
      0.5,
    );
}

export function paintButterfly(brush: Brush): void {
  const { ctx, phase, random } = brush;
  const tone = brush.colour ?? ([rgb("#e88a2e"), rgb("#5a8fe0"), rgb("#d8577f")][Math.floor(random() * 3)] as Rgb);
  const open = 0.35 + 0.65 * Math.abs(Math.sin(phase * Math.PI * 2));
  for (const side of [-1, 1]) {
    ctx.save();
    ctx.translate(0, -0.5);
    ctx.scale(side * open, 1);
    blob(ctx, rgb("#241a18"), [
      [0.02, -0.05],
      [0.3, -0.48],
      [0.74, -0.5],
      [0.72, -0.12],
      [0.3, 0.06],
    ]);
    blob(ctx, rgb("#241a18"), [
      [0.02, 0.02],
      [0.4, 0.02],
      [0.58, 0.24],
      [0.4, 0.46],
      [0.14, 0.34],
    ]);
    blob(ctx, tone, [
      [0.06, -0.06],
      [0.32, -0.4],
      [0.64, -0.42],
      [0.62, -0.15],
      [0.3, 0.02],
    ]);
    blob(ctx, mix(tone, [255, 230, 160], 0.35), [
      [0.06, 0.05],
      [0.36, 0.07],
      [0.48, 0.22],
      [0.36, 0.36],
      [0.16, 0.28],
    ]);
    for (let i = 0; i < 4; i++)
      line(ctx, rgb("#3a2620"), 0.014, [
        [0.06, -0.04],
        [0.6, -0.4 + i * 0.09],
      ]);
    for (let i = 0; i < 5; i++) oval(ctx, [255, 250, 240], 0.69 - i * 0.015, -0.44 + i * 0.08, 0.018, 0.018);
    ctx.restore();
  }
  limb(
    ctx,
    rgb("#1d1614"),
    [
      [0, -0.78],
      [0, -0.5],
      [0, -0.22],
    ],
    [0.05, 0.06, 0.025],
  );
  for (const side of [-1, 1])
    line(ctx, rgb("#1d1614"), 0.014, [
      [0, -0.78],
      [side * 0.08, -0.92],
      [side * 0.13, -0.97],
    ]);
}

export function paintRobot(brush: Brush): void {
  const { ctx, motion, phase } = brush;
  const shell = brush.colour ?? mix(brush.light.primary, [226, 230, 234], 0.7);
  const dark = rgb("#2e343d");
  const s = Math.sin(phase * Math.PI * 2);
  const step = motion === "walk" || motion === "run" ? 0.12 * s : 0;
  const raise = motion === "wave" || motion === "raise" ? 1 : 0;
  for (const [side, shade] of [
    [-1, 0.8],
    [1, 1],
  ] as const) {
    const x = side * 0.1;
    const foot = x + step * side;
    limb(
      ctx,
      dark,
      [
        [x, -0.36],
        [x + step * side * 0.6 + 0.02, -0.2],
        [foot, -0.05],
      ],
      [0.08, 0.07, 0.06],
    );
    rect(ctx, scale(shell, shade), foot - 0.075, -0.075, 0.17, 0.075, 0.03);
    oval(ctx, scale(shell, shade), x + step * side * 0.6 + 0.02, -0.2, 0.055, 0.055);
  }
  for (const [side, shade] of [
    [-1, 0.78],
    [1, 1],
  ] as const) {
    const up = side > 0 ? raise : 0;
    const hand: [number, number] = up ? [side * 0.34 + 0.04 * s, -0.86] : [side * 0.27, -0.32 + 0.02 * s * side];
    limb(ctx, dark, [[side * 0.2, -0.62], [side * 0.3, up ? -0.66 : -0.48], hand], [0.07, 0.06, 0.055]);
    oval(ctx, scale(shell, shade), side * 0.21, -0.62, 0.065, 0.065);
    oval(ctx, scale(shell, shade * 0.95), ...hand, 0.055, 0.055);
  }
  rect(ctx, shell, -0.19, -0.68, 0.38, 0.36, 0.09);
  rect(ctx, scale(shell, 0.86), -0.13, -0.6, 0.26, 0.14, 0.03);
  oval(ctx, brush.light.accent, 0, -0.4, 0.03, 0.03);
  brush.glow({ x: 0, y: -0.4, radius: 0.14, colour: brush.light.accent, strength: 0.8 });
  for (let i = 0; i < 3; i++) rect(ctx, i === 0 ? brush.light.accent : dark, -0.1 + i * 0.07, -0.55, 0.05, 0.04, 0.01);
  rect(ctx, dark, -0.05, -0.72, 0.1, 0.06);
  rect(ctx, shell, -0.2, -0.96 + s * 0.006, 0.4, 0.26, 0.1);
  rect(ctx, [18, 24, 36], -0.15, -0.91 + s * 0.006, 0.3, 0.15, 0.065);
  const eye: Rgb = [150, 232, 255];
  const gaze = motion === "look" ? 0.03 * s : 0.015;
  const blink = phase > 0.93 ? 0.1 : 1;
  for (const x of [-0.065, 0.065]) {
    oval(ctx, eye, x + gaze, -0.835, 0.032, 0.04 * blink);
    brush.glow({ x: x + gaze, y: -0.835, radius: 0.11, colour: eye, strength: 0.7 });
  }
  line(ctx, dark, 0.014, [
    [0, -0.96],
    [0, -1.02],
  ]);
  oval(ctx, brush.light.accent, 0, -1.03, 0.022, 0.022);
}
