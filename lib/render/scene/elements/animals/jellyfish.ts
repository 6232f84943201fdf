import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { type Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, onto, trail, tube } from "#lib/render/scene/elements/shapes/anatomy.ts";
import type { Point } from "#lib/render/scene/elements/shapes/strokes.ts";

/** A glassy bell that pulses, frilled arms and threads that trail after it. Its light comes through it. */
export function paintJellyfish(brush: Brush): void {
  const { ctx, phase, random, light } = brush;
  const tone: Rgb = brush.colour ?? mix(rgb("#8fc6f2"), rgb("#f0a6c8"), random());
  const lit = mix(tone, [255, 255, 255], 0.08);
  const turn = phase * Math.PI * 2;
  const squeeze = Math.sin(turn);
  const wide = 0.36 - squeeze * 0.05;
  const high = 0.34 + squeeze * 0.045;
  const top = -0.98 + squeeze * 0.02;
  const rim = top + high;
  const glow = light.night > 0.4 ? 1 : 0.75;
  ctx.save();
  ctx.globalCompositeOperation = "lighter";
  for (let i = 0; i < 22; i++) {
    const s = (i / 21) * 2 - 1;
    const points: Point[] = [];
    for (let k = 0; k <= 6; k++)
      points.push([
        s * wide * (0.92 - k * 0.03) + Math.sin(turn - k * 0.8 + i * 0.9) * 0.018 * k,
        rim + k * (0.12 + random() * 0.05),
      ]);
    ctx.beginPath();
    points.forEach(([x, y], k) => (k ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
    const fade = ctx.createLinearGradient(0, rim, 0, rim + 0.85);
    fade.addColorStop(0, css(lit, 0.5 * glow));
    fade.addColorStop(1, css(lit, 0));
    ctx.strokeStyle = fade;
    ctx.lineWidth = 0.006;
    ctx.stroke();
  }
  for (let i = 0; i < 4; i++) {
    const s = (i - 1.5) / 2;
    const points: Point[] = [];
    for (let k = 0; k <= 6; k++)
      points.push([s * 0.16 + Math.sin(turn - k * 0.7 + i * 1.3) * 0.016 * k, rim - 0.08 + k * 0.125]);
    const arm = tube(points, [0.04, 0.052, 0.045, 0.05, 0.034, 0.03, 0.006]);
    trail(ctx, arm.outline);
    const fade = ctx.createLinearGradient(0, rim, 0, rim + 0.7);
    fade.addColorStop(0, css(mix(lit, [255, 240, 250], 0.3), 0.34 * glow));
    fade.addColorStop(1, css(lit, 0.02));
    ctx.fillStyle = fade;
    ctx.fill();
    for (const v of [-1, 1]) {
      ctx.beginPath();
      for (let k = 0; k <= 40; k++) {
        const [x, y] = arm.at(k / 40, v);
        ctx.lineTo(x + Math.sin(k * 1.9 + turn) * 0.012, y);
      }
      ctx.strokeStyle = css(mix(lit, [255, 255, 255], 0.5), 0.28 * glow);
      ctx.lineWidth = 0.008;
      ctx.stroke();
    }
  }
  ctx.restore();
  const bell = () => {
    ctx.beginPath();
    ctx.moveTo(-wide, rim);
    ctx.bezierCurveTo(-wide * 1.12, rim - high * 0.72, -wide * 0.62, top, 0, top);
    ctx.bezierCurveTo(wide * 0.62, top, wide * 1.12, rim - high * 0.72, wide, rim);
    for (let i = 0; i < 12; i++) {
      const x = wide - ((i + 1) / 12) * wide * 2;
      ctx.quadraticCurveTo(x + wide / 12, rim + 0.045 + squeeze * 0.012, x, rim);
    }
    ctx.closePath();
  };
  bell();
  const glass = ctx.createRadialGradient(0, rim - high * 0.3, 0.02, 0, rim - high * 0.4, wide * 1.1);
  glass.addColorStop(0, css(mix(lit, [255, 250, 255], 0.4), 0.5 * glow));
  glass.addColorStop(0.55, css(lit, 0.34 * glow));
  glass.addColorStop(0.9, css(mix(lit, [255, 255, 255], 0.35), 0.72 * glow));
  glass.addColorStop(1, css(mix(lit, [255, 255, 255], 0.6), 0.86 * glow));
  ctx.fillStyle = glass;
  ctx.fill();
  onto(ctx, () => {
    bell();
    ctx.clip();
    for (let i = 0; i < 13; i++) {
      const s = (i / 12) * 2 - 1;
      ctx.beginPath();
      ctx.moveTo(s * wide * 0.1, top + 0.02);
      ctx.quadraticCurveTo(s * wide * 1.05, rim - high * 0.6, s * wide * 0.98, rim + 0.03);
      ctx.strokeStyle = css(mix(lit, [255, 255, 255], 0.6), 0.3);
      ctx.lineWidth = 0.006;
      ctx.stroke();
    }
    for (let i = 0; i < 4; i++)
      bloom(ctx, mix(lit, rgb("#ff9ac8"), 0.6), (i - 1.5) * 0.1, rim - high * 0.42, 0.07, 0.075, 0.8);
    bloom(ctx, [255, 255, 255], (light.side < 0 ? -1 : 1) * wide * 0.45, top + high * 0.3, 0.1, 0.06, 0.75, 0.5);
    bloom(ctx, scale(lit, 0.4), 0, rim + 0.02, wide, 0.09, 0.3);
  });
  brush.glow({ x: 0, y: rim - high * 0.4, radius: 0.75, colour: lit, strength: 0.4 * glow });
}
