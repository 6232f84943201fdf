import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { body, down, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { sconce } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { drape, whole } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

const velvet = (c: Chamber): Rgb => c.brush.colour ?? mix(rgb("#7a1f2a"), c.light.primary, 0.12);

/** A film within the film: hills, a low sun, birds. */
function movie(c: Chamber, x: number, y: number, w: number, h: number): void {
  const { ctx, random, light } = c;
  const hue = mix(light.accent, [255, 190, 120], 0.4);
  panel(ctx, down(ctx, y, y + h, mix([40, 70, 130], light.primary, 0.3), mix(hue, [255, 226, 190], 0.4)), x, y, w, h);
  oval(ctx, [255, 244, 214], x + w * 0.66, y + h * 0.56, h * 0.1, h * 0.1);
  for (let i = 0; i < 3; i++) {
    ctx.fillStyle = `rgba(${[60 - i * 16, 70 - i * 18, 96 - i * 24].join(",")},1)`;
    ctx.beginPath();
    ctx.moveTo(x, y + h);
    for (let s = 0; s <= 24; s++)
      ctx.lineTo(
        x + (s / 24) * w,
        y + h * (0.6 + i * 0.12) - Math.sin(s * 0.5 + i * 2.2) * h * 0.07 - random() * h * 0.015,
      );
    ctx.lineTo(x + w, y + h);
    ctx.fill();
  }
}

/** The backs of a row of seats. */
function seats(c: Chamber, base: number, size: number, tone: Rgb): void {
  const count = Math.ceil(c.width / (size * 0.95));
  for (let i = 0; i < count; i++) {
    const x = c.middle + (i - count / 2) * size * 0.95;
    body(c, tone, x + size * 0.05, base - size * 0.85, size * 0.85, size * 0.85, size * 0.2);
  }
}

function back(c: Chamber): void {
  const mid = c.middle;
  drape(c, velvet(c), whole(c), 0.3);
  const w = c.width * 0.76;
  const h = Math.min(w * 0.43, c.height - 1.9);
  const y = -c.height + 0.55;
  panel(c.ctx, [10, 9, 12], mid - w / 2 - 0.15, y - 0.15, w + 0.3, h + 0.3);
  c.pool({
    x: mid,
    y: y + h / 2,
    rx: w * 0.75,
    ry: h * 1.25,
    colour: mix(c.light.accent, [200, 210, 255], 0.6),
    strength: 0.6,
  });
  c.pool({ x: mid, y: -0.5, rx: w * 0.7, ry: 1.3, colour: mix(c.light.accent, [220, 220, 255], 0.6), strength: 0.5 });
  c.shine(() => {
    c.ctx.save();
    c.ctx.beginPath();
    c.ctx.rect(mid - w / 2, y, w, h);
    c.ctx.clip();
    movie(c, mid - w / 2, y, w, h);
    c.ctx.restore();
    c.brush.glow({
      x: mid,
      y: y + h / 2,
      radius: w * 0.7,
      colour: mix(c.light.accent, [220, 226, 255], 0.6),
      strength: 0.35,
      flicker: 0.25,
    });
  });
  for (const [base, size, tone] of [
    [-0.5, 0.42, 0.4],
    [-0.22, 0.5, 0.6],
    [0.02, 0.6, 0.85],
  ] as const)
    seats(c, base, size, scale(velvet(c), tone));
}

function side(c: Chamber): void {
  drape(c, scale(velvet(c), 0.75), whole(c), 0.42);
  for (const at of [1.6, 5.6]) {
    panel(c.ctx, [20, 12, 14], c.left + at - 0.3, -4.2, 0.6, 3.3, 0.05);
    sconce(c, c.left + at, -2.4, [176, 138, 78], [255, 170, 90]);
  }
  body(c, scale(velvet(c), 0.5), c.left, -0.9, c.width, 0.9);
  panelAlpha(c.ctx, [226, 180, 96], 0.7, c.left, -0.92, c.width, 0.03);
}

export const cinemaWalls: Walls = { back, side };
