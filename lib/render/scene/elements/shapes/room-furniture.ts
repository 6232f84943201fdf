import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { litColour } from "#lib/render/scene/light.ts";
import type { RoomSpec } from "./rooms.ts";
import { blend, line, oval, poly, rect } from "./strokes.ts";

const tones = ["#b4553f", "#d7a348", "#5d8a86", "#3f5878", "#c9bda6", "#7a4c5c"].map(rgb);

const toneOf = (brush: Brush): Rgb => litColour(brush.light, tones[Math.floor(brush.random() * tones.length)]!, 0.55);

/** Shelves of small things: books, jars, bottles or boxes. */
export function shelves(kind: "books" | "jars" | "boxes" | "glass", rows: number, low: number): RoomSpec["furnish"] {
  return (brush, x, tone) => {
    const { ctx, random } = brush;
    const w = 0.86;
    rect(ctx, scale(tone, 0.45), x - w / 2, low - rows * 0.19, w, rows * 0.19);
    for (let row = 0; row < rows; row++) {
      const y = low - row * 0.19;
      rect(ctx, tone, x - w / 2 - 0.01, y - 0.018, w + 0.02, 0.02);
      let at = x - w / 2 + 0.02;
      while (at < x + w / 2 - 0.06) {
        const colour = toneOf(brush);
        const h = 0.08 + random() * 0.07;
        const size = kind === "books" ? 0.02 + random() * 0.022 : 0.05 + random() * 0.04;
        if (kind === "jars" || kind === "glass") {
          rect(ctx, kind === "glass" ? mix(colour, [220, 240, 250], 0.6) : colour, at, y - 0.02 - h, size, h, 0.012);
          rect(ctx, [255, 255, 255], at + size * 0.16, y - 0.02 - h * 0.9, size * 0.12, h * 0.75, 0.004, 0.35);
          rect(ctx, scale(tone, 0.7), at + size * 0.15, y - 0.035 - h, size * 0.7, 0.018);
          at += size + 0.016;
        } else {
          rect(ctx, colour, at, y - 0.02 - h, size, h, 0.002);
          rect(ctx, scale(colour, 1.35), at + size * 0.3, y - 0.02 - h * 0.8, size * 0.4, 0.01);
          at += size + (kind === "boxes" ? 0.03 : 0.002);
        }
        if (random() > 0.9) at += 0.05;
      }
    }
  };
}

/** A run of cupboards with a worktop. */
export function counter(height: number): RoomSpec["furnish"] {
  return (brush, x, tone, accent) => {
    const { ctx } = brush;
    for (let i = -1; i < 2; i++) {
      rect(ctx, scale(tone, 0.9), x + i * 0.34 - 0.17, -height, 0.335, height, 0.003);
      rect(ctx, scale(tone, 0.68), x + i * 0.34 - 0.145, -height + 0.04, 0.285, height - 0.09, 0.006);
      rect(ctx, scale(tone, 0.98), x + i * 0.34 - 0.137, -height + 0.048, 0.27, height - 0.106, 0.006);
      rect(ctx, rgb("#d8c39a"), x + i * 0.34 + 0.1, -height + 0.1, 0.012, 0.06, 0.005);
    }
    rect(ctx, mix(tone, [240, 234, 222], 0.7), x - 0.54, -height - 0.025, 1.08, 0.035, 0.005);
    for (let i = 0; i < 5; i++) {
      const h = 0.06 + brush.random() * 0.08;
      rect(
        ctx,
        toneOf(brush),
        x - 0.4 + i * 0.19 + brush.random() * 0.05,
        -height - 0.025 - h,
        0.04 + brush.random() * 0.03,
        h,
        0.012,
      );
    }
    oval(ctx, scale(accent, 0.7), x + 0.44, -height - 0.07, 0.05, 0.045);
  };
}

export const sofaCorner: RoomSpec["furnish"] = (brush, x, tone, accent) => {
  const { ctx } = brush;
  const cloth = mix(litColour(brush.light, rgb("#5f6f78"), 0.5), scale(accent, 0.6), 0.25);
  rect(ctx, scale(cloth, 0.8), x - 0.42, -0.31, 0.84, 0.24, 0.05);
  rect(ctx, cloth, x - 0.47, -0.22, 0.12, 0.19, 0.04);
  rect(ctx, cloth, x + 0.35, -0.22, 0.12, 0.19, 0.04);
  rect(ctx, scale(cloth, 1.12), x - 0.36, -0.17, 0.36, 0.09, 0.03);
  rect(ctx, scale(cloth, 1.08), x, -0.17, 0.36, 0.09, 0.03);
  rect(ctx, scale(accent, 0.75), x - 0.3, -0.27, 0.13, 0.12, 0.03);
  rect(ctx, tone, x - 0.26, -0.78, 0.5, 0.36, 0.004);
  rect(ctx, mix(scale(accent, 0.55), [236, 228, 214], 0.5), x - 0.235, -0.755, 0.45, 0.31);
  oval(ctx, mix(accent, [255, 240, 220], 0.3), x + 0.05, -0.66, 0.07, 0.07);
  poly(ctx, scale(cloth, 0.6), [
    [x - 0.235, -0.445],
    [x - 0.08, -0.62],
    [x + 0.215, -0.445],
  ]);
};

export const desks: RoomSpec["furnish"] = (brush, x, tone) => {
  const { ctx, light } = brush;
  rect(ctx, tone, x - 0.46, -0.27, 0.92, 0.025);
  for (const dx of [-0.43, 0.41]) rect(ctx, scale(tone, 0.6), x + dx, -0.25, 0.022, 0.25);
  for (const dx of [-0.22, 0.2]) {
    rect(ctx, [22, 24, 30], x + dx - 0.14, -0.5, 0.28, 0.18, 0.01);
    ctx.fillStyle = blend(
      ctx,
      [x, -0.5],
      [x, -0.32],
      [
        [0, mix(light.primary, [220, 236, 255], 0.6)],
        [1, mix(light.accent, [60, 80, 120], 0.6)],
      ],
    );
    ctx.fillRect(x + dx - 0.128, -0.488, 0.256, 0.156);
    for (let i = 0; i < 4; i++)
      rect(ctx, [255, 255, 255], x + dx - 0.11, -0.47 + i * 0.03, 0.06 + brush.random() * 0.12, 0.008, 0, 0.5);
    rect(ctx, [30, 32, 38], x + dx - 0.012, -0.32, 0.024, 0.05);
    brush.glow({ x: x + dx, y: -0.41, radius: 0.28, colour: [170, 205, 255], strength: 0.3 });
  }
  rect(ctx, scale(tone, 0.5), x - 0.08, -0.21, 0.16, 0.12, 0.03);
};

export const bench: RoomSpec["furnish"] = (brush, x, tone) => {
  const { ctx, random } = brush;
  rect(ctx, tone, x - 0.5, -0.3, 1.0, 0.04);
  for (const dx of [-0.47, 0.42]) rect(ctx, scale(tone, 0.6), x + dx, -0.27, 0.05, 0.27);
  rect(ctx, scale(tone, 0.5), x - 0.46, -0.72, 0.92, 0.34, 0.004);
  for (let i = 0; i < 9; i++) {
    const at = x - 0.41 + i * 0.1;
    const metal = litColour(brush.light, rgb(i % 3 ? "#9aa2aa" : "#a0523c"), 0.7);
    line(ctx, metal, 0.014, [
      [at, -0.68],
      [at + 0.005, -0.68 + 0.1 + random() * 0.12],
    ]);
    oval(ctx, metal, at, -0.68, 0.022, 0.016);
  }
  for (let i = 0; i < 4; i++)
    rect(ctx, toneOf(brush), x - 0.42 + i * 0.22, -0.3 - 0.05 - random() * 0.06, 0.1, 0.1, 0.01);
};

export const rig: RoomSpec["furnish"] = (brush, x, _tone, accent) => {
  const { ctx } = brush;
  for (const dx of [-0.4, 0.35]) {
    rect(ctx, [18, 18, 22], x + dx - 0.09, -0.24, 0.18, 0.24, 0.01);
    oval(ctx, [44, 44, 50], x + dx, -0.16, 0.06, 0.06);
    oval(ctx, [70, 70, 78], x + dx, -0.16, 0.025, 0.025);
  }
  poly(ctx, accent, [
    [x, -1.05],
    [x - 0.3, 0],
    [x + 0.1, 0],
  ]);
  ctx.globalAlpha = 1;
};

export const doors: RoomSpec["furnish"] = (brush, x, tone) => {
  const { ctx } = brush;
  for (const dx of [-0.24, 0.24]) {
    rect(ctx, scale(tone, 0.6), x + dx - 0.2, -0.74, 0.4, 0.74);
    rect(ctx, tone, x + dx - 0.18, -0.72, 0.36, 0.72);
    rect(ctx, scale(tone, 0.8), x + dx - 0.13, -0.66, 0.26, 0.26, 0.004);
    oval(ctx, rgb("#d9b766"), x + dx + 0.13, -0.35, 0.014, 0.014);
  }
};

export const racks: RoomSpec["furnish"] = (brush, x) => {
  const { ctx } = brush;
  const steel = litColour(brush.light, rgb("#5a6068"), 0.6);
  rect(ctx, mix([200, 214, 226], brush.light.upper, 0.4), x - 0.45, -0.72, 0.9, 0.6, 0.005, 0.4);
  for (const dx of [-0.4, 0.4]) rect(ctx, steel, x + dx - 0.015, -0.6, 0.03, 0.6);
  for (const y of [-0.16, -0.3]) {
    rect(ctx, scale(steel, 0.7), x - 0.42, y, 0.84, 0.02);
    for (let i = 0; i < 6; i++) {
      oval(ctx, [28, 28, 32], x - 0.35 + i * 0.14, y - 0.03, 0.03, 0.03);
      oval(ctx, [28, 28, 32], x - 0.29 + i * 0.14, y - 0.03, 0.03, 0.03);
      rect(ctx, steel, x - 0.35 + i * 0.14, y - 0.036, 0.06, 0.012);
    }
  }
};

export const blackboard: RoomSpec["furnish"] = (brush, x, tone) => {
  const { ctx, random } = brush;
  rect(ctx, tone, x - 0.5, -0.77, 1.0, 0.44, 0.006);
  rect(ctx, litColour(brush.light, rgb("#2f4a40"), 0.5), x - 0.475, -0.745, 0.95, 0.39);
  for (let i = 0; i < 6; i++)
    line(
      ctx,
      [232, 236, 230],
      0.006,
      [
        [x - 0.4, -0.69 + i * 0.055],
        [x - 0.2 + random() * 0.2, -0.695 + i * 0.055 + random() * 0.01],
        [x + random() * 0.35, -0.69 + i * 0.055],
      ],
      0.5,
    );
  for (const dx of [-0.34, 0, 0.34]) {
    rect(ctx, tone, x + dx - 0.13, -0.22, 0.26, 0.02);
    for (const leg of [-0.11, 0.1]) rect(ctx, scale(tone, 0.55), x + dx + leg, -0.2, 0.012, 0.2);
  }
};
