import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { litColour } from "#lib/render/scene/light.ts";
import { blend, blob, line, oval, poly, rect } from "./strokes.ts";

/** How one kind of room is furnished; lengths in units of the room's height. */
export interface RoomSpec {
  wall: string;
  /** Colour of panels, shelves and furniture. */
  wood: string;
  panel: "none" | "wainscot" | "brick" | "tiles" | "curtain" | "grid" | "boards";
  window: "none" | "sash" | "wide" | "slit";
  lamp: "pendant" | "tube" | "spot" | "bulb" | "none";
  furnish: (brush: Brush, x: number, tone: Rgb, accent: Rgb) => void;
}

const warm: Rgb = [255, 210, 138];

/** A wall with windows, lamps and furniture in bays that repeat; light falls in from the key side. */
export function roomOf(spec: RoomSpec): (brush: Brush) => void {
  return (brush) => {
    const { ctx, random, window, light } = brush;
    const period = window.right - window.left;
    const wall = litColour(light, mix(rgb(spec.wall), light.primary, 0.1), 0.42);
    const top = Math.min(-1.05, window.top);
    ctx.fillStyle = blend(
      ctx,
      [0, top],
      [0, 0],
      [
        [0, scale(wall, 0.3)],
        [0.25, scale(wall, 0.72)],
        [0.7, wall],
        [1, scale(wall, 0.66)],
      ],
    );
    ctx.fillRect(window.left, top, period, -top + 0.03);
    for (let i = 0; i < period * 60; i++) {
      const x = window.left + random() * period;
      ctx.fillStyle = css(random() > 0.5 ? scale(wall, 0.85) : mix(wall, [255, 244, 224], 0.1), 0.1);
      ctx.fillRect(x, -random() * 1.1, 0.04 + random() * 0.12, 0.012 + random() * 0.03);
    }
    panelling(brush, spec, wall);
    const bays = Math.max(1, Math.round(period / 1.9));
    const wood = litColour(light, rgb(spec.wood), 0.5);
    for (let i = 0; i < bays; i++) {
      const x = window.left + ((i + 0.5) * period) / bays;
      if (spec.window !== "none") opening(brush, spec, x - 0.48, wall);
      spec.furnish(brush, x + 0.38, wood, light.accent);
      lamp(brush, spec, x);
    }
    rect(ctx, scale(wood, 0.7), window.left, -0.045, period, 0.05);
    // The key side is brighter, the other falls off.
    const side = light.side < 0 ? 0 : 1;
    ctx.fillStyle = blend(
      ctx,
      [window.left, 0],
      [window.right, 0],
      [
        [0, [0, 0, 0], 0.0],
        [0.5, [0, 0, 0], 0.12 * (side + 0.5)],
        [1, [0, 0, 0], 0],
      ],
    );
    ctx.fillRect(window.left, top, period, -top + 0.03);
    ctx.fillStyle = blend(
      ctx,
      [0, -0.2],
      [0, 0.02],
      [
        [0, [0, 0, 0], 0],
        [1, [0, 0, 0], 0.4],
      ],
    );
    ctx.fillRect(window.left, -0.2, period, 0.22);
  };
}

function panelling(brush: Brush, spec: RoomSpec, wall: Rgb): void {
  const { ctx, random, window } = brush;
  const period = window.right - window.left;
  if (spec.panel === "brick") {
    const rows = 22;
    const across = Math.round(period / 0.13);
    for (let row = 0; row < rows; row++) {
      for (let i = 0; i < across; i++) {
        const w = period / across;
        rect(
          ctx,
          scale(wall, 0.78 + random() * 0.42),
          window.left + i * w + (row % 2) * w * 0.5 * (i < across - 1 ? 1 : 0),
          -1.05 + row * 0.05,
          w - 0.008,
          0.042,
          0.003,
          0.85,
        );
      }
    }
  } else if (spec.panel === "tiles") {
    const across = Math.round(period / 0.09);
    for (let row = 0; row < 8; row++)
      for (let i = 0; i < across; i++)
        rect(
          ctx,
          mix(wall, [255, 252, 244], 0.22 + random() * 0.22),
          window.left + (i * period) / across,
          -0.66 + row * 0.05,
          period / across - 0.006,
          0.044,
          0.003,
        );
  } else if (spec.panel === "curtain") {
    const folds = Math.round(period / 0.075);
    for (let i = 0; i < folds; i++) {
      const x = window.left + (i * period) / folds;
      const w = period / folds;
      ctx.fillStyle = blend(
        ctx,
        [x, 0],
        [x + w, 0],
        [
          [0, scale(wall, 0.45)],
          [0.45, scale(wall, 1.25)],
          [1, scale(wall, 0.5)],
        ],
      );
      ctx.fillRect(x, -1.6, w + 0.003, 1.62);
    }
    ctx.fillStyle = blend(
      ctx,
      [0, -1.2],
      [0, 0],
      [
        [0, [0, 0, 0], 0.65],
        [0.5, [0, 0, 0], 0.05],
        [1, [0, 0, 0], 0.3],
      ],
    );
    ctx.fillRect(window.left, -1.6, period, 1.62);
  } else if (spec.panel === "wainscot") {
    rect(ctx, scale(wall, 1.16), window.left, -0.34, period, 0.02);
    const across = Math.round(period / 0.3);
    for (let i = 0; i < across; i++) {
      const x = window.left + (i * period) / across + 0.03;
      rect(ctx, scale(wall, 0.8), x, -0.3, period / across - 0.06, 0.22, 0.004);
      rect(ctx, scale(wall, 1.06), x + 0.008, -0.292, period / across - 0.076, 0.204, 0.004);
    }
  } else if (spec.panel === "boards") {
    const across = Math.round(period / 0.11);
    for (let i = 0; i < across; i++) {
      const x = window.left + (i * period) / across;
      rect(ctx, scale(wall, 0.8 + random() * 0.34), x, -1.2, period / across - 0.005, 1.2, 0, 0.8);
    }
  } else if (spec.panel === "grid") {
    const across = Math.round(period / 0.42);
    for (let i = 0; i < across; i++)
      for (let row = 0; row < 3; row++) {
        rect(ctx, scale(wall, 0.72), window.left + (i * period) / across, -1.08 + row * 0.35, period / across, 0.006);
        rect(ctx, scale(wall, 0.72), window.left + (i * period) / across, -1.08, 0.006, 1.08);
      }
  }
}

function opening(brush: Brush, spec: RoomSpec, x: number, wall: Rgb): void {
  const { ctx, light } = brush;
  const w = spec.window === "wide" ? 0.62 : spec.window === "slit" ? 0.7 : 0.42;
  const h = spec.window === "slit" ? 0.17 : 0.52;
  const y = spec.window === "slit" ? -0.92 : -0.88;
  const dark = light.time === "night";
  const sky: [Rgb, Rgb, Rgb] = dark
    ? [
        [22, 34, 68],
        [50, 70, 120],
        [90, 110, 160],
      ]
    : [
        [176, 208, 236],
        [236, 240, 236],
        [255, 240, 206],
      ];
  rect(ctx, scale(wall, 1.25), x - w / 2 - 0.03, y - 0.03, w + 0.06, h + 0.06, 0.006);
  ctx.fillStyle = blend(
    ctx,
    [0, y],
    [0, y + h],
    [
      [0, sky[0]],
      [0.6, sky[1]],
      [1, sky[2]],
    ],
  );
  ctx.fillRect(x - w / 2, y, w, h);
  for (let i = 0; i < 5; i++)
    oval(
      ctx,
      dark ? [24, 32, 50] : mix([120, 150, 110], sky[1], 0.35),
      x - w / 2 + (i + 0.5) * (w / 5),
      y + h * 0.98,
      w * 0.13,
      h * (0.13 + brush.random() * 0.14),
    );
  rect(ctx, scale(wall, 0.7), x - w / 2, y + h - 0.001, w, 0.06);
  for (const share of spec.window === "wide" ? [0.33, 0.66] : [0.5])
    rect(ctx, scale(wall, 1.1), x - w / 2 + w * share - 0.008, y, 0.016, h);
  rect(ctx, scale(wall, 1.1), x - w / 2, y + h * 0.48, w, 0.014);
  rect(ctx, scale(wall, 1.4), x - w / 2 - 0.05, y + h, w + 0.1, 0.03, 0.006);
  brush.glow({
    x,
    y: y + h * 0.45,
    radius: w * 1.7,
    colour: dark ? [110, 140, 210] : [255, 236, 200],
    strength: dark ? 0.3 : 0.55,
  });
}

function lamp(brush: Brush, spec: RoomSpec, x: number): void {
  const { ctx } = brush;
  if (spec.lamp === "pendant" || spec.lamp === "bulb") {
    const y = -0.79;
    line(ctx, [20, 18, 18], 0.006, [
      [x, -1.5],
      [x, y],
    ]);
    if (spec.lamp === "pendant")
      blob(ctx, scale(brush.light.accent, 0.55), [
        [x - 0.09, y + 0.06],
        [x - 0.05, y - 0.01],
        [x, y - 0.03],
        [x + 0.05, y - 0.01],
        [x + 0.09, y + 0.06],
      ]);
    oval(ctx, [255, 244, 214], x, y + 0.06, spec.lamp === "pendant" ? 0.07 : 0.026, 0.026);
    brush.glow({ x, y: y + 0.07, radius: 0.62, colour: warm, strength: 0.85, flicker: 0.08 });
  } else if (spec.lamp === "tube") {
    rect(ctx, [245, 250, 255], x - 0.3, -1.0, 0.6, 0.02, 0.01);
    brush.glow({ x, y: -0.99, radius: 0.7, colour: [210, 230, 255], strength: 0.55 });
  } else if (spec.lamp === "spot") {
    brush.glow({ x: x - 0.5, y: -1.02, radius: 0.7, colour: brush.light.accent, strength: 0.8, flicker: 0.25 });
    brush.glow({
      x: x + 0.4,
      y: -1.02,
      radius: 0.7,
      colour: mix(brush.light.primary, [255, 255, 255], 0.2),
      strength: 0.7,
      flicker: 0.2,
    });
  }
}

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

/** A seamless sweep with soft boxes. */
export function paintStudio(brush: Brush): void {
  const { ctx, window, light } = brush;
  const period = window.right - window.left;
  const tone = mix(litColour(light, mix(light.primary, [200, 200, 204], 0.35), 0.55), [0, 0, 0], 0.15);
  const top = Math.min(-1.2, window.top);
  ctx.fillStyle = blend(
    ctx,
    [0, top],
    [0, 0],
    [
      [0, scale(tone, 0.35)],
      [0.6, tone],
      [1, scale(tone, 1.12)],
    ],
  );
  ctx.fillRect(window.left, top, period, -top + 0.03);
  for (let i = 0; i < Math.round(period / 1.6); i++) {
    const x = window.left + (i + 0.5) * (period / Math.round(period / 1.6));
    brush.glow({ x, y: -0.83, radius: 0.8, colour: light.halo, strength: 0.35 });
  }
}
