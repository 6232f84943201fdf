import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { css, mix, rgb, saturate, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { body, facet, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { neon, neonRing, spotlight } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { concrete, whole } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { row } from "#lib/render/scene/elements/shapes/shelving.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

const hot = (c: Chamber): Rgb => saturate(mix(c.light.accent, [255, 40, 150], 0.62), 1.4);
const cold = (c: Chamber): Rgb => saturate(mix(c.light.primary, [40, 120, 255], 0.68), 1.4);

/** A ball of mirrors with its sparks. */
function mirrorBall(c: Chamber, x: number, y: number, r: number): void {
  const { ctx, random } = c;
  panel(ctx, [20, 20, 26], x - 0.01, -c.height, 0.02, c.height + y);
  c.shine(() => {
    oval(ctx, [40, 42, 56], x, y, r, r);
    for (let lat = -5; lat <= 5; lat++) {
      const ring = Math.cos((lat / 6) * 1.5);
      for (let i = -6; i <= 6; i++) {
        const px = x + Math.sin((i / 6.5) * 1.5) * r * ring;
        const py = y + Math.sin((lat / 6) * 1.5) * r;
        const spark = random();
        const tone = spark > 0.8 ? ([255, 255, 255] as Rgb) : mix(i < 0 ? cold(c) : hot(c), [30, 30, 44], spark);
        panel(ctx, tone, px - r * 0.06 * ring, py - r * 0.06, r * 0.12 * ring, r * 0.11);
      }
    }
    c.brush.glow({ x, y, radius: r * 3, colour: [220, 210, 255], strength: 0.5, flicker: 0.4 });
    for (let i = 0; i < 46; i++)
      oval(
        ctx,
        mix([255, 255, 255], random() > 0.5 ? hot(c) : cold(c), 0.5),
        c.left + random() * c.width,
        -random() * c.height,
        0.035,
        0.025,
        0.4,
        0.25 + random() * 0.5,
      );
  });
}

function lasers(c: Chamber, x: number, y: number, tone: Rgb): void {
  c.shine(() => {
    const { ctx } = c;
    ctx.save();
    ctx.globalCompositeOperation = "lighter";
    for (let i = -4; i <= 4; i++) {
      const far = x + i * 1.3;
      const fade = ctx.createLinearGradient(x, y, far, -0.2);
      fade.addColorStop(0, css(tone, 0.8));
      fade.addColorStop(1, css(tone, 0));
      facet(ctx, fade, [x, y, x + 0.02, y, far + 0.035, 0, far - 0.02, 0]);
    }
    ctx.restore();
    c.brush.glow({ x, y, radius: 0.6, colour: tone, strength: 0.9 });
  });
}

function back(c: Chamber): void {
  const mid = c.middle;
  concrete(c, rgb("#55555f"), whole(c), 1.4);
  // A wall of light behind the booth.
  const cols = 18;
  const w = c.width * 0.6;
  c.shine(() => {
    for (let i = 0; i < cols; i++) {
      const level = 0.25 + 0.75 * Math.abs(Math.sin(i * 1.7) * Math.cos(i * 0.6));
      for (let n = 0; n < 14; n++) {
        const on = n / 14 < level;
        panelAlpha(
          c.ctx,
          mix(cold(c), hot(c), n / 13),
          on ? 0.95 : 0.12,
          mid - w / 2 + (i * w) / cols,
          -1.2 - n * 0.155,
          (w / cols) * 0.72,
          0.1,
          0.01,
        );
      }
    }
    c.brush.glow({ x: mid, y: -2, radius: w * 0.6, colour: hot(c), strength: 0.4, flicker: 0.3 });
  });
  c.pool({ x: mid, y: -1.4, rx: w * 0.8, ry: 2, colour: hot(c), strength: 0.6 });
  c.pool({ x: c.left + 1, y: -1.5, rx: 2.6, colour: cold(c), strength: 0.9 });
  c.pool({ x: c.right - 1, y: -1.5, rx: 2.6, colour: cold(c), strength: 0.9 });
  c.shine(() => {
    panel(c.ctx, [12, 12, 18], mid - 1.5, -1.12, 3, 1.12);
    panel(c.ctx, [34, 34, 44], mid - 1.6, -1.16, 3.2, 0.08);
    for (const dx of [-0.8, 0.8]) {
      oval(c.ctx, [24, 24, 30], mid + dx, -1.19, 0.34, 0.05);
      oval(c.ctx, hot(c), mid + dx, -1.2, 0.06, 0.012);
    }
  });
  neon(c, cold(c), [mid - 1.5, -0.12, mid - 1.5, -1.05, mid + 1.5, -1.05, mid + 1.5, -0.12], 0.04);
  for (const dir of [-1, 1]) {
    body(c, [26, 26, 34], mid + dir * c.width * 0.42 - 0.45, -2.6, 0.9, 2.6, 0.03);
    for (const y of [-2, -1.1, -0.4]) {
      oval(c.ctx, [10, 10, 14], mid + dir * c.width * 0.42, y, 0.33, 0.33);
      oval(c.ctx, [60, 60, 76], mid + dir * c.width * 0.42, y, 0.12, 0.12);
    }
  }
  lasers(c, mid - c.width * 0.3, -c.height + 0.4, [80, 255, 170]);
  for (const [at, tone] of [
    [0.18, hot(c)],
    [0.82, cold(c)],
  ] as const)
    spotlight(c, c.left + c.width * at, -c.height + 0.4, mid, -0.4, 1.1, tone, 0.9);
  mirrorBall(c, mid + c.width * 0.2, -c.height + 1.05, 0.42);
}

function side(c: Chamber): void {
  concrete(c, rgb("#4a4a56"), whole(c), 1.4);
  neon(c, hot(c), [c.left, -3.1, c.right, -3.1], 0.05);
  neon(c, cold(c), [c.left, -0.35, c.right, -0.35], 0.04);
  neonRing(c, hot(c), c.left + 2, -2, 0.55, 0.05);
  body(c, scale(hot(c), 0.22), c.left + 3.6, -0.85, 3, 0.85, 0.1);
  body(c, scale(hot(c), 0.3), c.left + 3.7, -0.5, 2.8, 0.2, 0.08);
  row(c, "bottles", c.left + 0.6, c.left + 3, -1.05, 0.32);
  body(c, [22, 22, 30], c.left + 0.4, -1.05, 2.9, 1.05);
  spotlight(c, c.left + 5, -c.height + 0.3, c.left + 5.3, -1, 1, cold(c), 0.8);
}

export const nightclubWalls: Walls = { back, side };
