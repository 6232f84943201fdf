import { mix, rgb, scale, css, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { blend, blob, limb, line, oval, rect, trace, type Point } from "./strokes.ts";

const rubber: Rgb = [26, 26, 30];

export const lamps = (brush: Brush) =>
  brush.light.night > 0.2 || brush.light.cloud > 0.85 || brush.light.weather === "fog";

function wheel(brush: Brush, x: number, r: number, spokes: number): void {
  const { ctx, phase } = brush;
  const turn = brush.motion === "drive" || brush.motion === "run" ? phase * Math.PI * 2 : 0.3;
  oval(ctx, rubber, x, -r, r, r);
  oval(ctx, [150, 156, 164], x, -r, r * 0.66, r * 0.66);
  oval(ctx, [54, 56, 62], x, -r, r * 0.56, r * 0.56);
  for (let i = 0; i < spokes; i++) {
    const a = turn + (i / spokes) * Math.PI * 2;
    line(ctx, [188, 194, 202], r * 0.12, [
      [x, -r],
      [x + Math.cos(a) * r * 0.58, -r + Math.sin(a) * r * 0.58],
    ]);
  }
  oval(ctx, [210, 214, 220], x, -r, r * 0.13, r * 0.13);
}

function glassOf(brush: Brush): CanvasGradient {
  const { light, ctx } = brush;
  return blend(
    ctx,
    [-0.5, -1],
    [0.6, -0.4],
    [
      [0, mix(light.upper, [255, 255, 255], 0.15)],
      [0.45, scale(light.upper, 0.35)],
      [0.55, mix(light.horizon, [255, 255, 255], 0.2)],
      [1, scale(light.upper, 0.3)],
    ],
  );
}

export function paintCar(brush: Brush): void {
  const { ctx, random, noun } = brush;
  const taxi = /taxi|cab/.test(noun);
  const body =
    brush.colour ??
    (taxi
      ? rgb("#f0b428")
      : ([rgb("#a8322d"), rgb("#2d5a7c"), rgb("#d8d8d4"), rgb("#2f3338"), rgb("#4a7a5c")][
          Math.floor(random() * 5)
        ] as Rgb));
  const shell: Point[] = [
    [1.62, -0.32],
    [1.6, -0.52],
    [1.25, -0.62],
    [0.82, -0.66],
    [0.36, -0.95],
    [-0.1, -1.0],
    [-0.66, -0.96],
    [-1.12, -0.68],
    [-1.5, -0.64],
    [-1.6, -0.48],
    [-1.6, -0.26],
    [-1.45, -0.18],
    [1.5, -0.18],
  ];
  trace(ctx, shell, true);
  ctx.fillStyle = blend(
    ctx,
    [0, -1],
    [0, -0.15],
    [
      [0, mix(body, [255, 255, 255], 0.3)],
      [0.42, body],
      [0.55, mix(body, brush.light.horizon, 0.3)],
      [0.62, scale(body, 0.7)],
      [1, scale(body, 0.38)],
    ],
  );
  ctx.fill();
  line(
    ctx,
    mix(body, [255, 255, 255], 0.55),
    0.016,
    [
      [-1.52, -0.6],
      [-1.05, -0.64],
      [0, -0.62],
      [0.85, -0.62],
      [1.5, -0.53],
    ],
    0.7,
  );
  trace(
    ctx,
    [
      [0.7, -0.66],
      [0.32, -0.9],
      [-0.05, -0.94],
      [-0.05, -0.66],
    ],
    true,
  );
  ctx.fillStyle = glassOf(brush);
  ctx.fill();
  trace(
    ctx,
    [
      [-0.12, -0.66],
      [-0.12, -0.94],
      [-0.6, -0.9],
      [-0.95, -0.68],
    ],
    true,
  );
  ctx.fill();
  line(ctx, scale(body, 0.45), 0.012, [
    [-0.08, -0.66],
    [-0.1, -0.3],
  ]);
  line(ctx, scale(body, 0.45), 0.012, [
    [0.76, -0.64],
    [0.7, -0.32],
  ]);
  rect(ctx, scale(body, 0.55), 0.06, -0.56, 0.16, 0.025, 0.01);
  for (const x of [-0.98, 1.0]) oval(ctx, [12, 12, 14], x, -0.27, 0.31, 0.3);
  rect(ctx, [30, 30, 34], -1.55, -0.22, 3.1, 0.07, 0.03);
  wheel(brush, -0.98, 0.245, 7);
  wheel(brush, 1.0, 0.245, 7);
  oval(ctx, [255, 246, 220], 1.52, -0.46, 0.08, 0.05, 0.3);
  oval(ctx, [216, 40, 36], -1.55, -0.5, 0.05, 0.06);
  if (taxi) rect(ctx, [250, 246, 230], -0.3, -1.07, 0.36, 0.09, 0.02);
  if (lamps(brush)) {
    brush.glow({ x: 1.56, y: -0.46, radius: 0.85, colour: [255, 236, 196], strength: 0.95 });
    brush.glow({ x: -1.58, y: -0.5, radius: 0.42, colour: [255, 50, 40], strength: 0.75 });
  }
}

export function paintTruck(brush: Brush): void {
  const { ctx, noun } = brush;
  const bus = /bus|autobús|ônibus|バス|van|food|camper|furgon/.test(noun);
  const body = brush.colour ?? mix(brush.light.primary, [224, 220, 210], 0.5);
  const cab = mix(brush.light.accent, body, 0.25);
  if (bus) {
    rect(ctx, body, -1.3, -0.98, 2.6, 0.84, 0.1);
    rect(ctx, cab, -1.3, -0.44, 2.6, 0.12);
    for (let i = 0; i < 6; i++) {
      ctx.fillStyle = lamps(brush) ? css([255, 224, 160]) : glassOf(brush);
      ctx.beginPath();
      ctx.roundRect(-1.2 + i * 0.4, -0.84, 0.34, 0.32, 0.03);
      ctx.fill();
    }
  } else {
    ctx.fillStyle = blend(
      ctx,
      [0, -1],
      [0, -0.15],
      [
        [0, mix(body, [255, 255, 255], 0.25)],
        [1, scale(body, 0.7)],
      ],
    );
    ctx.fillRect(-1.35, -1, 1.75, 0.82);
    for (let i = 0; i < 9; i++) rect(ctx, scale(body, 0.82), -1.3 + i * 0.19, -0.97, 0.012, 0.76);
    blob(ctx, cab, [
      [0.46, -0.2],
      [0.46, -0.78],
      [0.82, -0.8],
      [1.05, -0.52],
      [1.26, -0.46],
      [1.28, -0.2],
    ]);
    trace(
      ctx,
      [
        [0.56, -0.52],
        [0.56, -0.72],
        [0.8, -0.72],
        [0.96, -0.52],
      ],
      true,
    );
    ctx.fillStyle = glassOf(brush);
    ctx.fill();
  }
  rect(ctx, [34, 34, 38], -1.32, -0.2, 2.6, 0.07);
  for (const x of [-0.95, bus ? -0.55 : -0.58, 0.9]) wheel(brush, x, 0.155, 5);
  oval(ctx, [255, 246, 220], 1.26, -0.32, 0.04, 0.05);
  if (lamps(brush)) brush.glow({ x: 1.27, y: -0.32, radius: 0.5, colour: [255, 236, 196], strength: 0.9 });
}

export function paintTrain(brush: Brush): void {
  const { ctx } = brush;
  const body = brush.colour ?? mix(brush.light.primary, rgb("#3f5a72"), 0.5);
  for (let car = 0; car < 3; car++) {
    const x = 1.3 - car * 2.75;
    const nose = car === 0 ? 0.55 : 0;
    blob(ctx, body, [
      [x + 0.6 + nose, -0.2],
      [x + 0.62 + nose * 0.9, -0.5],
      [x + 0.58, -0.92],
      [x - 0.4, -0.98],
      [x - 2.0, -0.96],
      [x - 2.08, -0.5],
      [x - 2.06, -0.18],
    ]);
    rect(ctx, mix(body, brush.light.accent, 0.7), x - 2.04, -0.44, 2.6 + nose * 0.8, 0.07);
    for (let i = 0; i < 6; i++) {
      ctx.fillStyle = lamps(brush) ? css([255, 226, 166]) : glassOf(brush);
      ctx.beginPath();
      ctx.roundRect(x - 1.92 + i * 0.4, -0.8, 0.3, 0.26, 0.05);
      ctx.fill();
    }
    for (const w of [-1.7, -1.35, -0.05, 0.28]) oval(ctx, [44, 46, 52], x + w, -0.09, 0.095, 0.095);
  }
  oval(ctx, [255, 246, 220], 2.3, -0.38, 0.05, 0.06);
  line(ctx, [70, 66, 62], 0.03, [
    [-6.2, 0],
    [2.8, 0],
  ]);
  brush.glow({ x: 2.34, y: -0.38, radius: 0.8, colour: [255, 238, 200], strength: 0.9 });
}

export function paintBicycle(brush: Brush): void {
  const { ctx, phase, noun } = brush;
  const frame = brush.colour ?? mix(brush.light.accent, rgb("#b13a30"), 0.4);
  if (/motor|scooter|moto|moped|roller|バイク/.test(noun)) {
    wheel(brush, -0.62, 0.29, 8);
    wheel(brush, 0.66, 0.29, 8);
    blob(ctx, frame, [
      [0.42, -0.62],
      [0.1, -0.78],
      [-0.2, -0.66],
      [-0.75, -0.7],
      [-0.6, -0.5],
      [-0.1, -0.34],
      [0.3, -0.4],
    ]);
    rect(ctx, [34, 34, 38], -0.3, -0.44, 0.5, 0.24, 0.06);
    limb(
      ctx,
      [120, 124, 130],
      [
        [0.4, -0.84],
        [0.66, -0.29],
      ],
      [0.06, 0.05],
    );
    line(ctx, [30, 30, 34], 0.05, [
      [0.4, -0.84],
      [0.24, -0.93],
    ]);
    brush.glow({ x: 0.52, y: -0.72, radius: 0.4, colour: [255, 240, 206], strength: 0.7 });
    return;
  }
  for (const x of [-0.52, 0.54]) {
    ctx.strokeStyle = css(rubber);
    ctx.lineWidth = 0.035;
    ctx.beginPath();
    ctx.arc(x, -0.34, 0.32, 0, 7);
    ctx.stroke();
    for (let i = 0; i < 14; i++) {
      const a = (i / 14) * Math.PI * 2 + phase * Math.PI * 2;
      line(ctx, [190, 194, 200], 0.006, [
        [x, -0.34],
        [x + Math.cos(a) * 0.31, -0.34 + Math.sin(a) * 0.31],
      ]);
    }
  }
  const crank: Point = [-0.04, -0.33];
  for (const [a, b] of [
    [[-0.52, -0.34], crank],
    [
      [-0.52, -0.34],
      [-0.2, -0.74],
    ],
    [crank, [-0.22, -0.8]],
    [
      [-0.2, -0.74],
      [0.36, -0.76],
    ],
    [crank, [0.37, -0.7]],
    [
      [0.34, -0.88],
      [0.54, -0.34],
    ],
  ] as [Point, Point][])
    limb(ctx, frame, [a, b], [0.04, 0.04]);
  line(ctx, [34, 30, 28], 0.05, [
    [-0.32, -0.83],
    [-0.12, -0.82],
  ]);
  line(ctx, [34, 30, 28], 0.04, [
    [0.34, -0.9],
    [0.48, -0.95],
    [0.5, -0.86],
  ]);
  const a = phase * Math.PI * 2;
  line(ctx, [60, 60, 66], 0.03, [
    [crank[0] - Math.cos(a) * 0.14, crank[1] - Math.sin(a) * 0.14],
    [crank[0] + Math.cos(a) * 0.14, crank[1] + Math.sin(a) * 0.14],
  ]);
  oval(ctx, [80, 80, 88], ...crank, 0.07, 0.07);
}

export const rolling = (motion: Brush["motion"]) =>
  motion === "drive" || motion === "run" || motion === "fly" || motion === "swim" || motion === "float"
    ? { frames: 8, seconds: 0.7 }
    : null;
