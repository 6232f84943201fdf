import { mix, rgb, scale, css } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { warm, lit, roofOf, pane } from "./buildings.ts";
import { blend, blob, limb, line, oval, poly, rect, trace } from "./strokes.ts";

export function paintBridge(brush: Brush): void {
  const { ctx } = brush;
  const steel = brush.colour ?? rgb("#a3523f");
  const deck = -0.34;
  for (const x of [-0.95, 0.95]) {
    rect(ctx, scale(steel, 0.85), x - 0.05, -1, 0.1, 1.03);
    for (const y of [-0.9, -0.7, -0.5]) rect(ctx, steel, x - 0.09, y, 0.18, 0.03);
  }
  for (const y0 of [0, 0.02]) {
    trace(
      ctx,
      [
        [-1.9, deck - 0.1],
        [-0.95, -0.98 + y0],
        [-0.45, -0.56],
        [0, deck - 0.1 + y0],
        [0.45, -0.56],
        [0.95, -0.98 + y0],
        [1.9, deck - 0.1],
      ],
      false,
    );
    ctx.strokeStyle = css(scale(steel, 1 - y0 * 10));
    ctx.lineWidth = 0.018;
    ctx.stroke();
  }
  for (let i = -18; i <= 18; i++) {
    const x = i * 0.1;
    const inside = Math.abs(x) < 0.95;
    const top = inside
      ? deck - 0.1 - 0.54 * (Math.abs(x) / 0.95) ** 1.9
      : deck - 0.1 - 0.54 * ((1.9 - Math.abs(x)) / 0.95) ** 1.5;
    line(ctx, scale(steel, 0.9), 0.006, [
      [x, Math.min(deck, top)],
      [x, deck],
    ]);
  }
  rect(ctx, scale(steel, 0.7), -1.95, deck, 3.9, 0.06);
  rect(ctx, scale(steel, 1.15), -1.95, deck - 0.025, 3.9, 0.014);
  for (let i = -19; i < 19; i++)
    line(ctx, scale(steel, 0.6), 0.01, [
      [i * 0.1, deck + 0.055],
      [i * 0.1 + 0.1, deck + 0.01],
    ]);
  for (let i = -4; i <= 4; i++) {
    if (lit(brush)) brush.glow({ x: i * 0.45, y: deck - 0.08, radius: 0.14, colour: warm, strength: 0.7 });
  }
}

export function paintWindmill(brush: Brush): void {
  const { ctx, phase, noun } = brush;
  const turbine = /turbine|wind|éolienne|windrad|aerogenerador|風/.test(noun) && !/mill/.test(noun);
  const hub: [number, number] = turbine ? [0, -0.72] : [0.03, -0.68];
  if (turbine) limb(ctx, rgb("#e8ecee"), [[0, 0.01], hub], [0.035, 0.018]);
  else {
    poly(ctx, brush.colour ?? rgb("#d8cbb4"), [
      [-0.17, 0.01],
      [-0.1, -0.62],
      [0.1, -0.62],
      [0.17, 0.01],
    ]);
    blob(ctx, roofOf(brush, rgb("#5b4234")), [
      [-0.12, -0.6],
      [-0.08, -0.72],
      [0, -0.77],
      [0.08, -0.72],
      [0.12, -0.6],
    ]);
    pane(brush, -0.03, -0.42, 0.06, 0.08, rgb("#f4ecdc"));
    rect(ctx, rgb("#4a3226"), -0.04, -0.16, 0.08, 0.17, 0.03);
  }
  const blades = turbine ? 3 : 4;
  const reach = turbine ? 0.42 : 0.38;
  for (let i = 0; i < blades; i++) {
    const angle = ((phase / blades + i / blades) * Math.PI * 2) as number;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const tip: [number, number] = [hub[0] + c * reach, hub[1] + s * reach];
    if (turbine)
      limb(ctx, rgb("#f2f5f6"), [hub, [hub[0] + c * reach * 0.3, hub[1] + s * reach * 0.3], tip], [0.02, 0.03, 0.005]);
    else {
      line(ctx, rgb("#4a3828"), 0.014, [hub, tip]);
      const w = 0.07;
      poly(ctx, rgb("#e9dfc8"), [
        [hub[0] + c * 0.08, hub[1] + s * 0.08],
        tip,
        [tip[0] - s * w, tip[1] + c * w],
        [hub[0] + c * 0.08 - s * w, hub[1] + s * 0.08 + c * w],
      ]);
      for (let k = 1; k < 7; k++) {
        const r = 0.08 + ((reach - 0.08) * k) / 7;
        line(ctx, rgb("#7a6448"), 0.005, [
          [hub[0] + c * r, hub[1] + s * r],
          [hub[0] + c * r - s * w, hub[1] + s * r + c * w],
        ]);
      }
    }
  }
  oval(ctx, rgb("#3c3a3c"), ...hub, 0.02, 0.02);
}

export function paintDoor(brush: Brush): void {
  const { ctx, phase, motion } = brush;
  const wood = brush.colour ?? rgb("#6a4630");
  rect(ctx, scale(wood, 0.6), -0.29, -1, 0.58, 1.01);
  rect(ctx, [255, 236, 190], -0.24, -0.96, 0.48, 0.96);
  const open = motion === "open" ? 0.25 + 0.5 * phase : 0;
  const w = 0.48 * (1 - open);
  rect(ctx, wood, -0.24, -0.96, w, 0.97);
  for (const [x, y, h] of [
    [0.1, -0.9, 0.36],
    [0.55, -0.9, 0.36],
    [0.1, -0.47, 0.4],
    [0.55, -0.47, 0.4],
  ] as const) {
    rect(ctx, scale(wood, 0.74), -0.24 + x * w, y, w * 0.34, h, 0.01);
    rect(ctx, scale(wood, 1.12), -0.24 + x * w + 0.012, y + 0.012, w * 0.34 - 0.024, h - 0.024, 0.008);
  }
  oval(ctx, rgb("#e2b95c"), -0.24 + w * 0.92, -0.46, 0.016, 0.016);
  brush.glow({
    x: 0.24 - (0.48 - w) / 2,
    y: -0.45,
    radius: open > 0 ? 0.8 : 0.15,
    colour: warm,
    strength: open > 0 ? 0.7 : 0.2,
  });
}

export function paintWindow(brush: Brush): void {
  const { ctx, light } = brush;
  const frame = brush.colour ?? rgb("#d8cfc0");
  rect(ctx, scale(frame, 0.8), -0.44, -1, 0.88, 1);
  ctx.fillStyle = blend(
    ctx,
    [0, -0.94],
    [0, -0.08],
    [
      [0, light.interior ? [160, 196, 226] : light.upper],
      [0.7, light.interior ? [236, 226, 200] : light.horizon],
      [1, light.halo],
    ],
  );
  ctx.fillRect(-0.38, -0.94, 0.76, 0.86);
  for (const x of [-0.02, -0.38, 0.35]) rect(ctx, frame, x, -0.94, 0.04, 0.86);
  rect(ctx, frame, -0.38, -0.53, 0.76, 0.035);
  rect(ctx, mix(frame, [255, 255, 255], 0.4), -0.5, -0.06, 1, 0.06, 0.01);
  poly(
    ctx,
    [255, 255, 255],
    [
      [-0.34, -0.3],
      [-0.1, -0.9],
      [-0.03, -0.9],
      [-0.28, -0.25],
    ],
  );
  brush.glow({ x: 0, y: -0.5, radius: 0.9, colour: light.halo, strength: 0.35 });
}
