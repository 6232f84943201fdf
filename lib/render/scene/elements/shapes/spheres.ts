import { clamp, mix, rgb, smoothstep, css, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { fractal } from "#lib/render/scene/random.ts";
import { pixels } from "./strokes.ts";

/** A sphere with its own light: fruit, balls, planets small enough to hold. */
export function sphere(
  brush: Brush,
  x0: number,
  y0: number,
  r: number,
  albedo: (u: number, v: number) => Rgb,
  gloss: number,
): void {
  const { light } = brush;
  const side = light.side < 0 ? -1 : 1;
  const key = mix(light.key, [255, 255, 255], 0.3);
  pixels(brush, (x, y, out) => {
    const u = (x - x0) / r;
    const v = (y - y0) / r;
    const d = u * u + v * v;
    if (d >= 1) return;
    const z = Math.sqrt(1 - d);
    const lambert = clamp(u * side * 0.6 - v * 0.55 + z * 0.45, 0, 1);
    const ambient = 0.26 + 0.12 * -v;
    const base = albedo(u, v);
    const lit: Rgb = [
      base[0] * (ambient * light.ambient[0] * 0.006 + lambert * light.key[0] * 0.0042),
      base[1] * (ambient * light.ambient[1] * 0.006 + lambert * light.key[1] * 0.0042),
      base[2] * (ambient * light.ambient[2] * 0.006 + lambert * light.key[2] * 0.0042),
    ];
    const hx = u - side * 0.42;
    const hy = v + 0.46;
    const shine = Math.exp(-(hx * hx + hy * hy) * 26) * gloss;
    const rim = smoothstep(0.72, 1, Math.sqrt(d)) * Math.max(0, u * side + 0.2) * 0.4;
    const colour = mix(mix(lit, key, shine), light.rim, rim);
    out[0] = colour[0];
    out[1] = colour[1];
    out[2] = colour[2];
    out[3] = 255 * clamp((1 - Math.sqrt(d)) * r * brush.px_per_unit, 0, 1);
  });
}

export function paintFruit(brush: Brush): void {
  const { ctx, noun, seed } = brush;
  const base: Rgb =
    brush.colour ??
    (/orange|naranja|apfelsine|laranja|arancia|pumpkin|peach|mango/.test(noun)
      ? [236, 132, 36]
      : /lemon|limón|citron|zitrone|banana|pear/.test(noun)
        ? [238, 206, 62]
        : /grape|plum|berry|eggplant/.test(noun)
          ? [96, 52, 120]
          : /egg|huevo/.test(noun)
            ? [236, 216, 190]
            : /avocado|lime|melon/.test(noun)
              ? [96, 132, 56]
              : [196, 44, 36]);
  sphere(
    brush,
    0,
    -0.47,
    0.47,
    (u, v) => {
      const streak = fractal(u * 9 + 20, v * 2.5 + 9, seed, 3, 64);
      return mix(base, mix(base, [246, 214, 110], 0.5), clamp(streak * 1.3 - 0.5 - v * 0.2, 0, 0.8));
    },
    0.8,
  );
  ctx.strokeStyle = css(rgb("#5a3d22"));
  ctx.lineWidth = 0.035;
  ctx.beginPath();
  ctx.moveTo(0, -0.9);
  ctx.quadraticCurveTo(0.02, -0.98, 0.06, -1.02);
  ctx.stroke();
  ctx.fillStyle = css(rgb("#5f8a3a"));
  ctx.beginPath();
  ctx.ellipse(0.15, -0.99, 0.13, 0.05, -0.35, 0, 7);
  ctx.fill();
}

export function paintBall(brush: Brush): void {
  const { noun, phase } = brush;
  const basket = /basket/.test(noun);
  const soccer = /soccer|football|fútbol|fußball|balón/.test(noun);
  const base: Rgb =
    brush.colour ??
    (basket ? [206, 104, 44] : soccer ? [240, 240, 236] : /tennis/.test(noun) ? [206, 222, 60] : brush.light.accent);
  const turn =
    brush.motion === "spin" || brush.motion === "drive" || brush.motion === "run" ? phase * Math.PI * 2 : 0.4;
  sphere(
    brush,
    0,
    -0.5,
    0.49,
    (u, v) => {
      const z = Math.sqrt(Math.max(0, 1 - u * u - v * v));
      const a = Math.atan2(u, z) + turn;
      const b = Math.asin(clamp(v, -1, 1));
      if (soccer) return Math.sin(a * 3) * Math.sin(b * 4 + 1) > 0.55 ? [28, 28, 32] : base;
      if (basket) return Math.abs(Math.sin(a)) < 0.05 || Math.abs(b) < 0.03 ? [40, 26, 20] : base;
      return Math.sin(a * 2) > 0 ? base : mix(base, [250, 244, 232], 0.7);
    },
    0.55,
  );
}

/** A form of light for what has no form: concentric shells that breathe. */
export function paintOrb(brush: Brush): void {
  const { light, seed, phase } = brush;
  const core = brush.colour ?? mix(light.accent, [255, 255, 255], 0.2);
  const turn = phase * Math.PI * 2;
  pixels(
    brush,
    (x, y, out) => {
      const u = x / 0.5;
      const v = (y + 0.5) / 0.5;
      const d = Math.hypot(u, v);
      if (d > 1.3) return;
      const angle = Math.atan2(v, u);
      const flow = fractal(
        Math.cos(angle + d * 2.4 + turn) * 1.6 + 12,
        Math.sin(angle + d * 2.4 + turn) * 1.6 + d * 2.2 + 12,
        seed,
        3,
        64,
      );
      const shell =
        Math.exp(-(((d - 0.72 - (flow - 0.5) * 0.3) / 0.13) ** 2)) * 0.8 +
        Math.exp(-(((d - 0.4 - (flow - 0.5) * 0.36) / 0.1) ** 2)) * 0.55;
      const heart = Math.exp(-d * d * 11);
      const colour = mix(
        mix(light.primary, core, clamp(flow * 1.6 - 0.3, 0, 1)),
        [255, 252, 240],
        clamp(heart * 1.0 + shell * 0.12, 0, 1),
      );
      out[0] = colour[0];
      out[1] = colour[1];
      out[2] = colour[2];
      out[3] = 255 * clamp(heart * 1.2 + shell * 0.85 + 0.12 * Math.exp(-d * d * 3), 0, 1) * smoothstep(1.3, 0.95, d);
    },
    0.34,
  );
  brush.glow({ x: 0, y: -0.5, radius: 0.95, colour: core, strength: 0.3, flicker: 0.15 });
}
