import { canvasOfPixels, imageOf } from "#lib/render/scene/canvas.ts";
import { clamp, css, mix, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { fractal } from "#lib/render/scene/random.ts";

const pale: Rgb = [255, 250, 240];

/** Threads of light in a field of noise: bright where the noise crosses its middle. */
const thread = (value: number, fine: number): number => Math.exp(-(((value - 0.5) / fine) ** 2));

/** A form for what has none: light that turns inside a ball of clear glass. */
export function paintOrb(brush: Brush): void {
  const { ctx, light, seed, phase, px_per_unit } = brush;
  const first = brush.colour ?? mix(light.accent, [255, 236, 200], 0.12);
  const second = mix(light.primary, [150, 190, 255], 0.35);
  const side = light.side < 0 ? -1 : 1;
  const turn = phase * Math.PI * 2;
  const size = clamp(Math.round(px_per_unit * 0.62), 60, 210);
  const reach = 0.66;
  const radius = 0.44;
  const canvas = canvasOfPixels(brush.createCanvas, size, size, (px, py, out) => {
    const u = ((((px + 0.5) / size) * 2 - 1) * reach) / radius;
    const v = ((((py + 0.5) / size) * 2 - 1) * reach) / radius;
    const r = Math.hypot(u, v);
    if (r > 1.48) return;
    let glow = 0;
    let white = 0;
    let blend = 0.5;
    let alpha = 0;
    if (r < 1) {
      const z = Math.sqrt(1 - r * r);
      // Glass bends what is inside towards its edge.
      const bend = 0.62 + 0.38 * r * r;
      const swirl = turn + (1 - r) * 2.6;
      const [c, s] = [Math.cos(swirl), Math.sin(swirl)];
      const [x, y] = [(u * c - v * s) * bend, (u * s + v * c) * bend];
      const [c2, s2] = [Math.cos(-turn + r * 1.4), Math.sin(-turn + r * 1.4)];
      const [x2, y2] = [(u * c2 - v * s2) * bend, (u * s2 + v * c2) * bend];
      const a = fractal(x * 2.1 + 20, y * 2.1 + 20, seed, 3, 64);
      const b = fractal(x2 * 1.7 + 40, y2 * 1.7 + 40 + a * 0.9, seed + 5, 3, 64);
      const veil = thread(a, 0.03) * 0.5 + thread(b, 0.022) * 0.8 + thread(b, 0.14) * 0.26 + thread(a, 0.16) * 0.16;
      const heart = Math.exp(-r * r * 10);
      const edge = (1 - z) ** 2.4;
      const hx = u - side * 0.46;
      const hy = v + 0.52;
      const window = smoothstep(
        0.1,
        -0.06,
        Math.max(Math.abs(hx * 0.9 + hy * side * 0.5) - 0.14, Math.abs(hy * 0.9 - hx * side * 0.5) - 0.07),
      );
      const caustic =
        Math.exp(-(((r - 0.83) / 0.07) ** 2)) * smoothstep(0.2, 0.95, (-u * side * 0.62 + v * 0.78) / Math.max(0.2, r));
      glow = veil * (0.55 + 0.45 * z) * (1 - edge) + heart * 1.2;
      white = clamp(heart * 1.1 + veil * 0.3 * z + window * 0.75 + caustic * 0.5, 0, 1);
      blend = clamp(0.5 + (a - b) * 2.4 + (0.5 - r) * 0.5, 0, 1);
      alpha = glow * 0.9 + edge * 0.5 + window * 0.6 + caustic * 0.75 + 0.13 + Math.exp(-r * r * 2.4) * 0.2;
      alpha *= smoothstep(1, 0.94, r) * 0.6 + 0.4;
    } else {
      const angle = Math.atan2(v, u);
      const wisp = fractal(Math.cos(angle + turn) * 1.5 + 12 + r, Math.sin(angle + turn) * 1.5 + 12, seed + 9, 3, 64);
      const other = fractal(Math.cos(angle - turn) * 1.2 + 32, Math.sin(angle - turn) * 1.2 + 32, seed + 15, 2, 64);
      const ring =
        Math.exp(-(((r - 1.1 - (wisp - 0.5) * 0.5) / 0.022) ** 2)) * 0.7 +
        Math.exp(-(((r - 1.16 - (other - 0.5) * 0.6) / 0.05) ** 2)) * 0.4;
      alpha = (ring * 0.4 + 0.16 * Math.exp(-(r - 1) * 5)) * smoothstep(1.48, 1.2, r);
      blend = wisp;
      white = ring * 0.3;
    }
    // By day a clear ball is seen by what it darkens.
    const deep = r < 1 ? (1 - light.night) * smoothstep(0.35, 1, r) * 0.55 : 0;
    const body = mix(mix(second, first, blend), light.shadow, deep * (1 - white));
    alpha = Math.max(alpha, deep * 0.75 * smoothstep(1, 0.94, r));
    const colour = mix(body, pale, white);
    out[0] = colour[0];
    out[1] = colour[1];
    out[2] = colour[2];
    out[3] = 255 * clamp(alpha, 0, 1);
  });
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(imageOf(canvas), -reach, -0.5 - reach, reach * 2, reach * 2);
  for (let i = 0; i < 26; i++) {
    const [tilt, far, start, large] = [
      brush.random() * 3.14,
      0.46 + brush.random() * 0.26,
      brush.random(),
      brush.random(),
    ];
    const angle = turn * (i % 3 === 0 ? -1 : 1) + start * 6.283;
    const x = Math.cos(angle) * far;
    const depth = Math.sin(angle);
    const y = depth * far * 0.34;
    const alpha = 0.25 + 0.6 * (depth * 0.5 + 0.5) * (0.6 + 0.4 * Math.sin(turn * 2 + i));
    ctx.fillStyle = css(mix(i % 2 ? first : second, pale, 0.6), alpha);
    ctx.beginPath();
    ctx.arc(
      x * Math.cos(tilt) - y * Math.sin(tilt),
      -0.5 + x * Math.sin(tilt) + y * Math.cos(tilt),
      0.0025 + large * 0.006,
      0,
      7,
    );
    ctx.fill();
  }
  brush.glow({ x: 0, y: -0.5, radius: 1.05, colour: first, strength: 0.42, flicker: 0.12 });
}
