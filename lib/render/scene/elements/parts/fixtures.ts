import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import {
  along,
  body,
  facet,
  panel,
  panelAlpha,
  shadeBehind,
  type Chamber,
} from "#lib/render/scene/elements/shapes/chamber.ts";
import { row } from "#lib/render/scene/elements/shapes/shelving.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

/** Dust that drifts in a shaft of light. */
export function lightShaft(c: Chamber, x: number, y: number, w: number, h: number): void {
  if (c.day.strength < 0.3) return;
  const to = x - c.key * 1.6;
  c.patch(c.day.beam, c.day.strength * 0.5, [to - 0.5, -0.35, to + w + 0.6, -0.35, to + w + 0.7, 0, to - 0.6, 0]);
  c.shine(() => {
    const beam = c.ctx.createLinearGradient(x, y, to, 0);
    const [r, g, b] = c.day.beam.map(Math.round);
    beam.addColorStop(0, `rgba(${r},${g},${b},${0.34 * c.day.strength})`);
    beam.addColorStop(1, `rgba(${r},${g},${b},0)`);
    c.ctx.save();
    c.ctx.globalCompositeOperation = "lighter";
    for (let i = 0; i < 4; i++) {
      const n = i * 0.09 * w;
      facet(c.ctx, beam, [x + n, y, x + w - n, y, x + w, y + h, to + w + 0.5 - n, 0, to - 0.4 + n, 0, x, y + h], 1);
    }
    for (let i = 0; i < 60; i++) {
      const t = c.random();
      panelAlpha(
        c.ctx,
        [255, 244, 220],
        c.random() * 0.5,
        x + (to - x) * t + c.random() * w,
        y + (0 - y) * t,
        0.014,
        0.014,
        0.007,
      );
    }
    c.ctx.restore();
  });
}

/** Tall racks of pallets: blue posts, orange beams. */
export function palletRacks(c: Chamber, x: number, w: number, levels: number): void {
  const bays = Math.max(1, Math.round(w / 2.7));
  const step = w / bays;
  for (let level = 0; level < levels; level++) {
    const y = -0.1 - level * 1.6;
    panelAlpha(c.ctx, [0, 0, 0], 0.45, x, y - 1.5, w, 1.5);
    row(c, "crates", x + 0.15, x + w - 0.15, y, 1.4);
    body(c, rgb("#c8702c"), x, y, w, 0.14);
  }
  for (let i = 0; i <= bays; i++)
    body(c, rgb("#2f5478"), x + i * step - 0.06, -levels * 1.6 - 0.2, 0.12, levels * 1.6 + 0.2);
}

/** Cabinets of computers with rows of small lights. */
export function serverRacks(c: Chamber, x: number, count: number): void {
  const { ctx, random } = c;
  const hue = mix([96, 214, 226], c.light.primary, 0.3);
  for (let i = 0; i < count; i++) {
    const at = x + i * 0.72;
    body(c, [34, 38, 46], at, -2.3, 0.7, 2.3);
    for (let y = 0.12; y < 2.1; y += 0.14) panel(ctx, [20, 22, 28], at + 0.06, -2.3 + y, 0.58, 0.11);
    c.pool({ x: at + 0.35, y: -1.2, rx: 0.6, ry: 1.4, colour: hue, strength: 0.3 });
    c.shine(() => {
      for (let y = 0.16; y < 2.1; y += 0.14)
        for (let n = 0; n < 5; n++)
          if (random() > 0.4)
            panelAlpha(
              ctx,
              random() > 0.2 ? hue : c.light.accent,
              0.9,
              at + 0.1 + n * 0.07,
              -2.3 + y,
              0.03,
              0.025,
              0.01,
            );
    });
  }
}

/** A wheel of glass. */
export function roseWindow(c: Chamber, stone: Rgb, x: number, y: number, r: number): void {
  const { ctx, day } = c;
  oval(ctx, scale(stone, 1.2), x, y, r * 1.16, r * 1.16);
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

/** Tools in a row on a board: saws, hammers, chisels, squares. */
export function toolBoard(c: Chamber, x: number, y: number, w: number, h: number, wood: Rgb): void {
  const { ctx, random } = c;
  shadeBehind(c, x, y, w, h, 0.06);
  panel(ctx, wood, x, y, w, h);
  for (let rowAt = 0; rowAt < 2; rowAt++) {
    for (let at = x + 0.12; at < x + w - 0.15; at += 0.16 + random() * 0.1) {
      const top = y + 0.08 + (rowAt * h) / 2;
      const long = h * (0.26 + random() * 0.14);
      const steel: Rgb = [176, 182, 188];
      const grip: Rgb = random() > 0.5 ? [150, 84, 40] : [168, 48, 38];
      const fill = along(ctx, at - 0.02, at + 0.03, scale(steel, 0.6), scale(steel, 1.3), scale(steel, 0.5));
      switch (Math.floor(random() * 4)) {
        case 0:
          panel(ctx, grip, at - 0.015, top, 0.03, long, 0.012);
          panel(ctx, scale(steel, 0.7), at - 0.08, top - 0.01, 0.16, 0.055, 0.01);
          break;
        case 1:
          facet(ctx, fill, [at - 0.02, top + 0.1, at + 0.12, top + 0.1, at + 0.02, top + long, at - 0.02, top + long]);
          panel(ctx, grip, at - 0.02, top, 0.12, 0.11, 0.03);
          at += 0.1;
          break;
        case 2:
          panel(ctx, grip, at - 0.022, top, 0.044, long * 0.5, 0.015);
          panel(ctx, fill, at - 0.011, top + long * 0.48, 0.022, long * 0.5);
          break;
        default:
          panel(ctx, fill, at - 0.018, top, 0.036, long, 0.01);
          panel(ctx, fill, at - 0.045, top - 0.01, 0.09, 0.08, 0.03);
      }
    }
  }
}
