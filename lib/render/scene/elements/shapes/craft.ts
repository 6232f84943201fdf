import { mix, rgb, scale, css } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { lamps } from "./road-vehicles.ts";
import { blend, blob, limb, line, oval, poly, rect, trace } from "./strokes.ts";

export function paintBoat(brush: Brush): void {
  const { ctx, noun, phase } = brush;
  const hull = brush.colour ?? rgb("#9c4a36");
  const row = /row|canoe|kayak|raft|gondola|kanu|canoa|小舟/.test(noun);
  const k = row ? 1 : 0.52;
  const belly = 0.03 * Math.sin(phase * Math.PI * 2);
  if (!row) {
    line(ctx, rgb("#6a4a32"), 0.022, [
      [0.0, -0.2],
      [0.0, -1],
    ]);
    trace(
      ctx,
      [
        [0.03, -0.98],
        [0.22 + belly, -0.62],
        [0.48 + belly, -0.3],
        [0.03, -0.27],
      ],
      true,
    );
    ctx.fillStyle = blend(
      ctx,
      [0, -0.98],
      [0.5, -0.3],
      [
        [0, [252, 248, 238]],
        [1, scale([240, 230, 214], 0.85)],
      ],
    );
    ctx.fill();
    blob(ctx, scale([244, 236, 220], 0.9), [
      [-0.03, -0.9],
      [-0.2 - belly, -0.55],
      [-0.4, -0.28],
      [-0.03, -0.3],
    ]);
    for (let i = 1; i < 5; i++)
      line(ctx, [206, 196, 178], 0.005, [
        [0.03, -0.9 + i * 0.13],
        [0.06 + i * 0.09 + belly, -0.88 + i * 0.13],
      ]);
  }
  blob(ctx, hull, [
    [-0.72, -0.46 * k],
    [-0.3, -0.4 * k],
    [0.35, -0.4 * k],
    [0.85, -0.5 * k],
    [0.62, -0.06],
    [0.1, 0.03],
    [-0.5, 0.0],
  ]);
  blob(ctx, scale(hull, 0.6), [
    [-0.6, -0.16 * k],
    [0.1, -0.1 * k],
    [0.72, -0.2 * k],
    [0.6, -0.05],
    [0.1, 0.03],
    [-0.5, 0.0],
  ]);
  line(ctx, mix(hull, [255, 250, 236], 0.75), 0.03, [
    [-0.7, -0.46 * k],
    [-0.3, -0.4 * k],
    [0.35, -0.4 * k],
    [0.84, -0.5 * k],
  ]);
  if (row) {
    line(ctx, rgb("#8a6a48"), 0.04, [
      [-0.1, -0.45],
      [-0.55, -0.02],
    ]);
    rect(ctx, rgb("#7c5a3a"), -0.25, -0.42, 0.12, 0.05);
  }
}

export function paintShip(brush: Brush): void {
  const { ctx, phase } = brush;
  const hull = brush.colour ?? rgb("#2d3f57");
  blob(ctx, hull, [
    [-1.6, -0.36],
    [-1.0, -0.32],
    [1.2, -0.33],
    [1.95, -0.46],
    [1.62, 0.02],
    [-1.4, 0.03],
  ]);
  rect(ctx, rgb("#963a30"), -1.42, -0.045, 3.06, 0.08, 0.02);
  line(ctx, [236, 232, 224], 0.02, [
    [-1.58, -0.34],
    [1.2, -0.31],
    [1.9, -0.43],
  ]);
  rect(ctx, [236, 234, 228], -1.05, -0.5, 1.9, 0.19, 0.02);
  rect(ctx, [226, 224, 218], -0.85, -0.63, 1.4, 0.14, 0.02);
  rect(ctx, [236, 234, 228], 0.05, -0.77, 0.46, 0.15, 0.02);
  for (let deck = 0; deck < 2; deck++)
    for (let i = 0; i < 15 - deck * 3; i++) {
      rect(
        ctx,
        lamps(brush) ? [255, 220, 150] : [60, 78, 98],
        -0.98 + deck * 0.18 + i * 0.12,
        -0.45 - deck * 0.13,
        0.06,
        0.05,
        0.01,
      );
    }
  for (const x of [-0.5, -0.16]) {
    poly(ctx, rgb("#b8402f"), [
      [x, -0.62],
      [x - 0.02, -0.9],
      [x + 0.17, -0.9],
      [x + 0.19, -0.62],
    ]);
    rect(ctx, [30, 30, 34], x - 0.025, -0.93, 0.2, 0.07);
    for (let i = 0; i < 6; i++)
      oval(
        ctx,
        [190, 190, 196],
        x + 0.05 - (i + phase) * 0.09,
        -0.97 - (i + phase) * 0.025,
        0.05 + i * 0.018,
        0.035 + i * 0.012,
        0,
        0.28 - i * 0.04,
      );
  }
  line(ctx, [70, 70, 74], 0.014, [
    [0.75, -0.5],
    [0.75, -1],
  ]);
  if (lamps(brush))
    for (let i = 0; i < 5; i++)
      brush.glow({ x: -0.8 + i * 0.38, y: -0.47, radius: 0.22, colour: [255, 214, 140], strength: 0.6 });
}

export function paintAirplane(brush: Brush): void {
  const { ctx, noun, phase } = brush;
  const body = brush.colour ?? rgb("#e9edf1");
  const trim = brush.light.accent;
  if (/helic|drone|dron|ヘリ|ドローン|无人机|直升/.test(noun)) {
    limb(
      ctx,
      scale(body, 0.7),
      [
        [-0.3, -0.5],
        [-1.3, -0.6],
      ],
      [0.2, 0.06],
    );
    poly(ctx, trim, [
      [-1.2, -0.55],
      [-1.42, -0.92],
      [-1.28, -0.58],
    ]);
    oval(ctx, body, 0.1, -0.45, 0.55, 0.3);
    oval(ctx, [40, 60, 84], 0.36, -0.5, 0.26, 0.18);
    line(ctx, [50, 50, 56], 0.03, [
      [0.05, -0.75],
      [0.05, -0.86],
    ]);
    oval(ctx, [190, 196, 204], 0.05, -0.88, 1.15 * Math.abs(Math.cos(phase * Math.PI * 2)) + 0.2, 0.02, 0, 0.75);
    for (const x of [-0.2, 0.35])
      line(ctx, [60, 60, 66], 0.03, [
        [x, -0.2],
        [x, -0.06],
      ]);
    line(ctx, [60, 60, 66], 0.035, [
      [-0.45, -0.05],
      [0.6, -0.05],
      [0.68, -0.1],
    ]);
    return;
  }
  blob(ctx, scale(body, 0.75), [
    [0.25, -0.5],
    [-0.5, -0.86],
    [-0.72, -0.86],
    [-0.25, -0.5],
  ]);
  poly(ctx, trim, [
    [-1.3, -0.56],
    [-1.72, -1.0],
    [-1.5, -1.0],
    [-1.0, -0.6],
  ]);
  blob(ctx, body, [
    [1.85, -0.46],
    [1.5, -0.62],
    [0.6, -0.66],
    [-1.0, -0.62],
    [-1.7, -0.58],
    [-1.2, -0.42],
    [0.6, -0.32],
    [1.5, -0.34],
  ]);
  for (let i = 0; i < 16; i++) oval(ctx, [60, 80, 104], 1.0 - i * 0.13, -0.53, 0.026, 0.034);
  blob(
    ctx,
    [50, 72, 98],
    [
      [1.7, -0.54],
      [1.45, -0.6],
      [1.42, -0.52],
      [1.66, -0.49],
    ],
  );
  line(ctx, trim, 0.035, [
    [1.7, -0.43],
    [0.4, -0.42],
    [-1.3, -0.5],
  ]);
  blob(ctx, scale(body, 0.9), [
    [0.4, -0.42],
    [-0.7, -0.02],
    [-0.95, -0.02],
    [-0.3, -0.44],
  ]);
  oval(ctx, scale(body, 0.7), -0.1, -0.2, 0.24, 0.09);
  brush.glow({ x: -0.85, y: -0.03, radius: 0.16, colour: [255, 80, 70], strength: 0.9, flicker: 0.8 });
}

export function paintSpaceship(brush: Brush): void {
  const { ctx, phase, noun } = brush;
  const shell = brush.colour ?? rgb("#cfd6df");
  const rocket = /rocket|cohete|fusée|rakete|foguete|razzo|ロケット|火箭|صاروخ/.test(noun);
  const flame = 1 + 0.15 * Math.sin(phase * Math.PI * 2);
  ctx.save();
  if (!rocket) {
    ctx.translate(0, -0.5);
    ctx.rotate(Math.PI / 2);
    ctx.translate(0, 0.5);
  }
  for (let i = 5; i > 0; i--)
    blob(ctx, mix([255, 248, 220], [255, 110, 40], i / 5), [
      [-0.05 - i * 0.007, -0.1],
      [0.05 + i * 0.007, -0.1],
      [0, -0.02 + i * 0.055 * flame],
    ]);
  poly(ctx, brush.light.accent, [
    [-0.1, -0.36],
    [-0.27, -0.08],
    [-0.1, -0.14],
  ]);
  poly(ctx, brush.light.accent, [
    [0.1, -0.36],
    [0.27, -0.08],
    [0.1, -0.14],
  ]);
  trace(
    ctx,
    [
      [0, -1.0],
      [0.1, -0.82],
      [0.14, -0.55],
      [0.11, -0.12],
      [-0.11, -0.12],
      [-0.14, -0.55],
      [-0.1, -0.82],
    ],
    true,
  );
  ctx.fillStyle = blend(
    ctx,
    [-0.14, 0],
    [0.14, 0],
    [
      [0, scale(shell, 0.55)],
      [0.6, mix(shell, [255, 255, 255], 0.5)],
      [1, scale(shell, 0.7)],
    ],
  );
  ctx.fill();
  blob(ctx, brush.light.accent, [
    [0, -1.0],
    [0.075, -0.87],
    [-0.075, -0.87],
  ]);
  for (const y of [-0.44, -0.28])
    line(ctx, scale(shell, 0.6), 0.008, [
      [-0.135, y],
      [0.135, y],
    ]);
  oval(ctx, scale(shell, 0.5), 0, -0.66, 0.062, 0.062);
  oval(ctx, [90, 180, 230], 0, -0.66, 0.048, 0.048);
  oval(ctx, [230, 246, 255], -0.014, -0.678, 0.016, 0.014);
  ctx.restore();
  brush.glow(
    rocket
      ? { x: 0, y: 0.04, radius: 0.55, colour: [255, 150, 60], strength: 1, flicker: 0.4 }
      : { x: -0.52, y: -0.5, radius: 0.5, colour: [255, 160, 80], strength: 1, flicker: 0.4 },
  );
}

export function paintBalloon(brush: Brush): void {
  const { ctx } = brush;
  const tone = brush.colour ?? mix(brush.light.accent, rgb("#c8402e"), 0.4);
  const gores = 11;
  for (let i = 0; i < gores; i++) {
    const a = -1 + (i * 2) / gores;
    const b = -1 + ((i + 1) * 2) / gores;
    const sa = Math.sin((a * Math.PI) / 2);
    const sb = Math.sin((b * Math.PI) / 2);
    ctx.beginPath();
    ctx.moveTo(0, -1);
    ctx.bezierCurveTo(sa * 0.5, -1.0, sa * 0.52, -0.52, sa * 0.07, -0.24);
    ctx.lineTo(sb * 0.07, -0.24);
    ctx.bezierCurveTo(sb * 0.52, -0.52, sb * 0.5, -1.0, 0, -1);
    ctx.fillStyle = css(i % 2 ? tone : mix(tone, [250, 238, 214], 0.78));
    ctx.fill();
  }
  for (const x of [-0.06, 0.06])
    line(ctx, rgb("#4a3828"), 0.006, [
      [x, -0.24],
      [x * 0.8, -0.11],
    ]);
  rect(ctx, rgb("#7a5230"), -0.06, -0.115, 0.12, 0.105, 0.02);
  for (let i = 0; i < 4; i++) rect(ctx, rgb("#5c3c22"), -0.06, -0.1 + i * 0.025, 0.12, 0.006);
  brush.glow({ x: 0, y: -0.26, radius: 0.3, colour: [255, 190, 90], strength: 0.6, flicker: 0.5 });
}
