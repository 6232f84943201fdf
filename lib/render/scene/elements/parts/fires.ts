import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { body, panel, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { traceOpening } from "#lib/render/scene/elements/shapes/openings.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";
import { bricks, stones } from "#lib/render/scene/elements/shapes/wall-finishes.ts";

const ember: Rgb = [255, 138, 54];
const glowing: Rgb = [255, 122, 40];

/** A mantelpiece with a fire of logs. */
export function hearth(c: Chamber, x: number, stone: Rgb): void {
  const { ctx } = c;
  const fire: Rgb = [255, 140, 56];
  body(c, stone, x - 0.2, -1.25, 1.7, 1.25);
  bricks(c, rgb("#4a2e26"), [x + 0.12, -0.92, 1.06, 0.92]);
  panel(ctx, [14, 10, 10], x + 0.2, -0.84, 0.9, 0.84);
  body(c, scale(stone, 1.15), x - 0.32, -1.33, 1.94, 0.11, 0.01);
  c.pool({ x: x + 0.65, y: -0.35, rx: 2.1, ry: 1.3, colour: fire, strength: 0.9 });
  c.shine(() => {
    for (let i = 0; i < 26; i++) {
      const at = (c.random() - 0.5) * 0.6;
      const h = (0.42 - Math.abs(at) * 0.6) * (0.5 + c.random() * 0.6);
      oval(
        ctx,
        mix(fire, [255, 240, 180], c.random() ** 2),
        x + 0.65 + at,
        -0.12 - h / 2,
        0.035 + c.random() * 0.03,
        h / 2,
        at * 0.4,
        0.55,
      );
    }
    for (const [dx, turn] of [
      [0.5, 0.2],
      [0.8, -0.18],
    ] as const)
      oval(ctx, [54, 30, 20], x + dx, -0.09, 0.3, 0.06, turn);
    c.brush.glow({ x: x + 0.65, y: -0.3, radius: 1.3, colour: fire, strength: 0.9, flicker: 0.5 });
  });
}

/** A brick oven with fire in its mouth. */
export function brickOven(c: Chamber, x: number): void {
  const { ctx } = c;
  bricks(c, rgb("#8f5238"), [x - 0.5, -3, 2.4, 3]);
  traceOpening(ctx, "round", x - 0.16, -1.95, 1.72, 1);
  ctx.fillStyle = css(rgb("#5a3226"));
  ctx.fill();
  body(c, rgb("#8a7866"), x - 0.5, -1, 2.4, 0.12);
  body(c, rgb("#3a2a24"), x + 0.2, -0.62, 1, 0.62);
  c.pool({ x: x + 0.7, y: -1.25, rx: 2.6, ry: 2, colour: ember, strength: 0.95 });
  c.shine(() => {
    traceOpening(ctx, "round", x, -1.78, 1.4, 0.8);
    const heat = ctx.createRadialGradient(x + 0.7, -1.05, 0.05, x + 0.7, -1.1, 0.95);
    for (const [at, tone] of [
      [0, [255, 226, 140]],
      [0.35, ember],
      [0.7, [150, 48, 18]],
      [1, [40, 14, 10]],
    ] as const)
      heat.addColorStop(at, css(tone));
    ctx.fillStyle = heat;
    ctx.fill();
    for (let i = 0; i < 16; i++) {
      const at = x + 0.15 + c.random() * 1.1;
      oval(
        ctx,
        mix(ember, [255, 236, 160], c.random()),
        at,
        -1.05 - c.random() * 0.16,
        0.05,
        0.06 + c.random() * 0.16,
        0,
        0.8,
      );
    }
    for (let i = 0; i < 3; i++) oval(ctx, [120, 62, 24], x + 0.3 + i * 0.4, -1.04, 0.18, 0.08);
    c.brush.glow({ x: x + 0.7, y: -1.2, radius: 1.9, colour: ember, strength: 0.85, flicker: 0.35 });
  });
}

/** Flames that rise highest over the middle of their bed. */
export function flames(c: Chamber, x: number, base: number, wide: number, high: number): void {
  for (let i = 0; i < 18; i++) {
    const at = (c.random() - 0.5) * wide;
    const tall = high * (1 - Math.abs(at / wide)) * (0.4 + c.random() * 0.6);
    const tone = mix([255, 120, 40], [255, 240, 170], c.random());
    oval(c.ctx, tone, x + at, base - tall / 2, wide * 0.1, tall / 2, at * 0.4, 0.55);
  }
}

/** Coals under a hood of stone, blown to white. */
export function forgeFire(c: Chamber, x: number): void {
  const { ctx, random } = c;
  const stone = rgb("#6e625a");
  stones(c, stone, [x - 0.3, -1, 2.6, 1], [0.42, 0.24]);
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(x - 0.4, -1.95);
  ctx.lineTo(x + 2.4, -1.95);
  ctx.lineTo(x + 1.7, -2.7);
  ctx.lineTo(x + 1.6, -3.9);
  ctx.lineTo(x + 0.4, -3.9);
  ctx.lineTo(x + 0.3, -2.7);
  ctx.clip();
  stones(c, scale(stone, 0.9), [x - 0.5, -4, 3, 2.1], [0.42, 0.24]);
  ctx.restore();
  body(c, rgb("#5a4030"), x - 0.45, -2.02, 2.9, 0.16);
  panel(ctx, [14, 9, 8], x - 0.1, -1.88, 2.2, 0.9);
  c.pool({ x: x + 1, y: -1.2, rx: 3.4, ry: 2.6, colour: glowing, strength: 1 });
  c.pool({ x: x + 1, y: -2.4, rx: 1.1, ry: 1.4, colour: glowing, strength: 0.5 });
  c.shine(() => {
    for (let i = 0; i < 70; i++) {
      const at = (random() + random() - 1) * 0.95;
      const hot = (1 - Math.abs(at)) * random();
      oval(
        ctx,
        mix([120, 20, 8], [255, 220, 130], hot),
        x + 1 + at,
        -1.03 - random() * 0.14,
        0.07,
        0.055,
        random() * 3,
      );
    }
    for (let i = 0; i < 24; i++) {
      const at = (random() - 0.5) * 0.9;
      const h = (0.7 - Math.abs(at) * 0.9) * (0.4 + random() * 0.6);
      oval(
        ctx,
        mix(glowing, [255, 240, 170], random() ** 2),
        x + 1 + at,
        -1.12 - h / 2,
        0.04 + random() * 0.03,
        h / 2,
        at * 0.3,
        0.5,
      );
    }
    for (let i = 0; i < 26; i++)
      oval(ctx, [255, 190, 90], x + 1 + (random() - 0.5) * 2.6, -1.2 - random() * 2, 0.012, 0.012, 0, random());
    c.brush.glow({ x: x + 1, y: -1.2, radius: 2.4, colour: glowing, strength: 1, flicker: 0.5 });
  });
}
