import { mix, rgb, scale, css, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { litColour } from "#lib/render/scene/light.ts";
import { blend, blob, line, oval, rect } from "./strokes.ts";

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
