import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { body, panel, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { candles } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { glazing, traceOpening } from "#lib/render/scene/elements/shapes/openings.ts";
import { benches } from "#lib/render/scene/elements/shapes/seating.ts";
import { stones, whole } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

const stone = (c: Chamber): Rgb => c.brush.colour ?? mix(rgb("#a3978a"), c.light.primary, 0.06);

/** A bundle of thin shafts that runs up into the vault. */
function pier(c: Chamber, x: number, w: number): void {
  for (let i = 0; i < 3; i++) {
    const tone = scale(stone(c), 0.95 + (i === 1 ? 0.2 : 0));
    body(c, tone, x + (i - 1.5) * (w / 3), -c.height, w / 3 + 0.02, c.height, 0.04);
  }
  body(c, stone(c), x - w * 0.72, -8.4, w * 1.44, 0.5, 0.06);
  body(c, stone(c), x - w * 0.75, -0.7, w * 1.5, 0.7, 0.05);
}

/** A wheel of glass. */
function roseWindow(c: Chamber, x: number, y: number, r: number): void {
  const { ctx, day } = c;
  oval(ctx, scale(stone(c), 1.2), x, y, r * 1.16, r * 1.16);
  c.pool({ x, y, rx: r * 3, colour: mix(day.beam, [255, 170, 120], 0.3), strength: 0.8 * day.strength + 0.1 });
  c.shine(() => {
    const power = 0.5 + day.strength * 0.6;
    oval(ctx, [20, 14, 18], x, y, r, r);
    for (const [ring, count, size, tones] of [
      [
        0.76,
        16,
        0.14,
        [
          [196, 52, 50],
          [60, 96, 196],
          [236, 178, 66],
        ],
      ],
      [
        0.44,
        10,
        0.14,
        [
          [64, 120, 206],
          [226, 96, 60],
        ],
      ],
      [0, 1, 0.2, [[255, 224, 150]]],
    ] as const)
      for (let i = 0; i < count; i++) {
        const a = (i / count) * Math.PI * 2;
        oval(
          ctx,
          scale(tones[i % tones.length]!, power),
          x + Math.cos(a) * r * ring,
          y + Math.sin(a) * r * ring,
          r * size * 1.15,
          r * size * 0.9,
          a,
        );
      }
    c.brush.glow({
      x,
      y,
      radius: r * 2.1,
      colour: mix(day.beam, [255, 190, 140], 0.4),
      strength: 0.6 * day.strength + 0.15,
    });
  });
}

function back(c: Chamber): void {
  const mid = c.middle;
  stones(c, stone(c), whole(c), [0.9, 0.45]);
  // The choir: a tall pointed recess.
  traceOpening(c.ctx, "pointed", mid - 3.1, -12.4, 6.2, 12.4);
  c.ctx.fillStyle = css(scale(stone(c), 0.5));
  c.ctx.fill();
  for (const [dx, top, w] of [
    [-2.1, -8.2, 1.1],
    [-0.65, -8.9, 1.3],
    [1, -8.2, 1.1],
  ] as const)
    glazing(c, mid + dx, top, w, 4.9, {
      panes: [2, 6],
      frame: scale(stone(c), 1.15),
      head: "pointed",
      view: "stained",
      strength: 1.1,
      sill: false,
    });
  roseWindow(c, mid, -10.4, 0.95);
  for (const dx of [-3.6, 3.6]) pier(c, mid + dx, 0.9);
  // Altar with cloth, cross and candles.
  body(c, scale(stone(c), 0.9), mid - 2.6, -0.5, 5.2, 0.5);
  body(c, scale(stone(c), 1.05), mid - 2, -0.75, 4, 0.28);
  body(c, [236, 226, 206], mid - 1.25, -1.75, 2.5, 1.02, 0.02);
  panel(c.ctx, c.light.accent, mid - 0.3, -1.74, 0.6, 0.8);
  panel(c.ctx, [206, 166, 88], mid - 0.05, -3.2, 0.1, 1.45);
  panel(c.ctx, [206, 166, 88], mid - 0.35, -2.85, 0.7, 0.1);
  candles(c, mid - 1.1, -1.75, 3, 0.24);
  candles(c, mid + 0.6, -1.75, 3, 0.24);
  for (const dx of [-4.9, 3]) benches(c, rgb("#5a3a24"), mid + dx, 1.9, 3);
}

function side(c: Chamber): void {
  stones(c, stone(c), whole(c), [0.9, 0.45]);
  for (const at of [0, 5]) {
    const x = c.left + at + 2.5;
    traceOpening(c.ctx, "pointed", x - 1.5, -7.4, 3, 7.4);
    c.ctx.fillStyle = css(scale(stone(c), 0.42));
    c.ctx.fill();
    glazing(c, x - 0.65, -6.2, 1.3, 3.6, {
      panes: [2, 5],
      frame: scale(stone(c), 1.1),
      head: "pointed",
      view: "stained",
      sill: false,
    });
    glazing(c, x - 0.8, -12.2, 1.6, 3.2, {
      panes: [2, 3],
      frame: scale(stone(c), 1.1),
      head: "pointed",
      view: "stained",
      sill: false,
      strength: 1.1,
    });
    pier(c, c.left + at + 0.01, 0.8);
    candles(c, x - 0.4, -1.5, 4, 0.25);
    body(c, rgb("#4a3020"), x - 0.6, -1.5, 1.2, 0.08);
    panel(c.ctx, rgb("#3a2618"), x - 0.04, -1.45, 0.08, 1.45);
  }
  pier(c, c.right, 0.8);
}

export const churchWalls: Walls = { back, side };
