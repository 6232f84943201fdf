import { clamp, mix, rgb, scale, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { fractal } from "#lib/render/scene/random.ts";
import { pixels } from "./strokes.ts";

/** Things at infinity. Units are frame heights, the origin is where the thing hangs. */
export function paintMoon(brush: Brush): void {
  const { seed, variants, light } = brush;
  const crescent = variants.has("crescent");
  const r = 0.085;
  const warm = light.time === "dusk" || light.time === "dawn" ? 0.35 : 0;
  const pits = Array.from({ length: 46 }, (_, i) => {
    const angle = fractal(i * 3.7 + 1, 0.5, seed + 3, 1, 512) * 14;
    const reach = Math.sqrt(fractal(i * 5.3 + 2, 1.5, seed + 4, 1, 512)) * 0.98;
    const size = 0.02 + 0.1 * fractal(i * 2.9 + 3, 2.5, seed + 5, 1, 512) ** 3;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach, size] as const;
  });
  pixels(brush, (x, y, out) => {
    const u = x / r;
    const v = y / r;
    const d = Math.hypot(u, v);
    const glow =
      Math.exp(-Math.max(0, d - 1) * 2.3) *
      0.34 *
      smoothstep(4.7, 2.6, d) *
      (crescent ? smoothstep(-0.3, 0.7, u / Math.max(d, 0.01)) : 1);
    if (d >= 1.03) {
      out[0] = 214;
      out[1] = 226;
      out[2] = 250;
      out[3] = 255 * glow;
      return;
    }
    const z = Math.sqrt(Math.max(0, 1 - d * d));
    // Seen as on a ball: the face is drawn together towards the limb.
    const a = Math.asin(clamp(u, -1, 1));
    const b = Math.asin(clamp(v, -1, 1));
    const sea = smoothstep(0.47, 0.6, fractal(a * 1.5 + 40.3, b * 1.5 + 40, seed, 4, 256));
    let tone = 0.97 - 0.3 * sea + (fractal(a * 9 + 30, b * 9 + 30, seed + 9, 4, 512) - 0.5) * 0.2;
    for (const [px, py, size] of pits) {
      const e = Math.hypot(u - px, v - py) / size;
      if (e > 2.6) continue;
      const shade = ((u - px) * -0.7 + (v - py) * -0.7) / size;
      if (e < 1) tone += shade * 0.16 - 0.04;
      else if (e < 1.2) tone += 0.1;
      else if (size > 0.06) tone += 0.07 * (1 - (e - 1.2) / 1.4);
    }
    const lit = crescent ? smoothstep(0.02, 0.5, u * 0.94 + v * 0.1 - z * 0.52 + 0.16) : 1;
    const limb = 0.72 + 0.28 * z ** 0.5;
    const level = clamp(tone * limb, 0, 1.06) * (0.06 + 0.94 * lit);
    const face = smoothstep(1.01, 0.985, d);
    out[0] = 250 * level;
    out[1] = (246 - warm * 40) * level;
    out[2] = (236 - warm * 110) * level;
    out[3] = 255 * clamp(face * (crescent ? 0.1 + 0.9 * lit : 1) + glow * (1 - face), 0, 1);
  });
}

export function paintSun(brush: Brush): void {
  const halo = brush.light.halo;
  pixels(brush, (x, y, out) => {
    const d = Math.hypot(x, y) / 0.08;
    const face = smoothstep(1.02, 0.94, d);
    const glow = Math.exp(-Math.max(0, d - 1) * 0.75) * 0.6;
    const colour = mix(halo, [255, 252, 236], clamp(1.2 - d * 0.35, 0, 1));
    out[0] = colour[0];
    out[1] = colour[1];
    out[2] = colour[2];
    out[3] = 255 * clamp(face + glow * (1 - face), 0, 1) * smoothstep(5.4, 3.4, d);
  });
}

export function paintStars(brush: Brush): void {
  const { seed, window, light } = brush;
  const period = window.right - window.left;
  pixels(brush, (x, y, out) => {
    const u = (x - window.left) / period;
    const band = y + 0.62 + Math.sin(u * Math.PI * 2) * 0.16;
    const dust = fractal(u * 6, y * 5 + 3, seed, 5, 6);
    const milky = Math.exp(-((band / 0.2) ** 2)) * smoothstep(0.34, 0.75, dust);
    const star = fractal(u * 900, y * 480, seed + 5, 1, 900);
    const spark = smoothstep(0.93, 1, star);
    const colour = mix(mix([120, 140, 220], light.primary, 0.25), [250, 240, 226], clamp(milky + spark, 0, 1));
    out[0] = colour[0];
    out[1] = colour[1];
    out[2] = colour[2];
    out[3] = 255 * clamp(milky * 0.5 + spark * 0.9, 0, 1) * smoothstep(0, -0.18, y);
  });
}

export function paintAurora(brush: Brush): void {
  const { seed, window } = brush;
  const period = window.right - window.left;
  const low = brush.colour ?? ([84, 240, 170] as Rgb);
  pixels(
    brush,
    (x, y, out) => {
      const u = (x - window.left) / period;
      let strength = 0;
      let height = 0;
      for (let curtain = 0; curtain < 3; curtain++) {
        const foot = -0.24 - curtain * 0.12 + (fractal(u * 4 + curtain * 0.3, curtain * 7.7, seed, 3, 4) - 0.5) * 0.5;
        const rise = foot - y;
        if (rise < -0.03) continue;
        const ray = 0.35 + fractal(u * 46, curtain * 3.1, seed + 9, 3, 46) * 0.95;
        const s = smoothstep(-0.03, 0.02, rise) * Math.exp(-Math.max(0, rise) * (3.4 + curtain)) * ray;
        if (s > strength) height = rise;
        strength = Math.max(strength, s);
      }
      const colour = mix(low, [176, 96, 232], smoothstep(0.08, 0.42, height));
      out[0] = colour[0];
      out[1] = colour[1];
      out[2] = colour[2];
      out[3] = 255 * clamp(strength * 0.85, 0, 1);
    },
    0.7,
  );
}

export function paintSpace(brush: Brush): void {
  const { seed, window, light } = brush;
  const period = window.right - window.left;
  const warm = mix(light.accent, [240, 120, 90], 0.4);
  const cool = mix(light.primary, [70, 110, 230], 0.6);
  pixels(
    brush,
    (x, y, out) => {
      const u = (x - window.left) / period;
      const warp = fractal(u * 3, y * 2.4 + 5, seed + 2, 3, 3) - 0.5;
      const cloud = fractal(u * 3 + warp * 0.5, y * 2.2 + warp + 9, seed, 6, 3);
      const other = fractal(u * 4 + warp * 0.4, y * 3 + warp + 19, seed + 21, 5, 4);
      const mist = smoothstep(0.42, 0.78, cloud);
      const colour = mix(
        mix(cool, warm, smoothstep(0.4, 0.66, other)),
        [255, 244, 232],
        smoothstep(0.68, 0.9, cloud) * 0.7,
      );
      out[0] = colour[0];
      out[1] = colour[1];
      out[2] = colour[2];
      out[3] = 255 * clamp(mist * 0.62, 0, 0.8);
    },
    0.6,
  );
}

export function paintPlanet(brush: Brush): void {
  const { ctx, seed, variants, light } = brush;
  const r = 0.24;
  const mars = variants.has("mars");
  const ringed = variants.has("saturn") || (!mars && !variants.has("earth") && brush.random() > 0.5);
  const [a, b]: [Rgb, Rgb] = mars
    ? [rgb("#8e3f24"), rgb("#d98a52")]
    : ringed
      ? [rgb("#b08a5c"), rgb("#ead2a4")]
      : [rgb("#1f5c96"), rgb("#5d8f4e")];
  const side = light.side < 0 ? -1 : 1;
  if (ringed)
    for (let i = 0; i < 10; i++) {
      ctx.strokeStyle = `rgba(226,204,160,${0.12 + 0.05 * (i % 3)})`;
      ctx.lineWidth = 0.008;
      ctx.beginPath();
      ctx.ellipse(0, 0, r * 1.35 + i * 0.012, (r * 1.35 + i * 0.012) * 0.24, -0.25, Math.PI, 0);
      ctx.stroke();
    }
  pixels(brush, (x, y, out) => {
    const u = x / r;
    const v = y / r;
    const d = Math.hypot(u, v);
    const air = Math.exp(-Math.max(0, d - 1) * 16) * clamp(0.35 + u * side * 0.5 - v * 0.3, 0, 1);
    if (d >= 1) {
      out[0] = 150;
      out[1] = 196;
      out[2] = 255;
      out[3] = 255 * air * 0.5;
      return;
    }
    const z = Math.sqrt(1 - d * d);
    const lon = Math.atan2(u, z);
    const lat = Math.asin(v);
    const land = ringed
      ? 0.5 + 0.5 * Math.sin(lat * 16 + fractal(lon * 2 + 9, lat * 5 + 9, seed, 4, 64) * 3)
      : smoothstep(0.46, 0.58, fractal(lon * 1.7 + 9, lat * 2.4 + 9, seed, 6, 64));
    const cloud = ringed || mars ? 0 : smoothstep(0.54, 0.74, fractal(lon * 2.2 + 30, lat * 4.4 + 20, seed + 4, 5, 64));
    const base = mix(mix(a, b, land), [250, 252, 255], cloud * 0.85);
    const sun = clamp(u * side * 0.75 - v * 0.42 + z * 0.42, 0, 1) ** 0.8;
    const colour = mix(scale(base, 0.05 + sun * 1.12), [150, 196, 255], smoothstep(0.78, 1, d) * 0.35 * sun);
    out[0] = colour[0];
    out[1] = colour[1];
    out[2] = colour[2];
    out[3] = 255 * smoothstep(1, 0.985, d);
  });
  if (ringed)
    for (let i = 0; i < 10; i++) {
      ctx.strokeStyle = `rgba(236,216,176,${0.2 + 0.07 * (i % 3)})`;
      ctx.lineWidth = 0.008;
      ctx.beginPath();
      ctx.ellipse(0, 0, r * 1.35 + i * 0.012, (r * 1.35 + i * 0.012) * 0.24, -0.25, 0, Math.PI);
      ctx.stroke();
    }
}

/** A rock adrift: a lumpy body with pits, hard light on one side and none on the other. */
export function paintAsteroid(brush: Brush): void {
  const { seed, light } = brush;
  const rock = brush.colour ?? rgb("#8d8279");
  const side = light.side < 0 ? -1 : 1;
  const r = 0.3;
  const relief = (x: number, y: number, z: number) =>
    fractal(x * 1.6 + z * 0.9 + 20, y * 1.6 - z * 0.7 + 20, seed, 4, 256) * 0.5 +
    (1 - Math.abs(fractal(x * 2.3 - z + 50, y * 2.3 + z * 0.8 + 50, seed + 7, 2, 256) * 2 - 1)) ** 3 * -0.16;
  pixels(brush, (px, py, out) => {
    const u = px / r / 1.25;
    const v = py / r;
    const angle = Math.atan2(v, u);
    const reach = 0.78 + (fractal(Math.cos(angle) * 1.3 + 9, Math.sin(angle) * 1.3 + 9, seed + 2, 4, 64) - 0.5) * 0.55;
    const d = Math.hypot(u, v) / reach;
    if (d >= 1) return;
    const z = Math.sqrt(1 - d * d);
    const step = 0.03;
    const here = relief(u, v, z);
    const nx = u / reach - (relief(u + step, v, z) - here) * 7;
    const ny = v / reach - (relief(u, v + step, z) - here) * 7;
    const n = Math.hypot(nx, ny, z);
    const sun = clamp((nx * side * 0.78 - ny * 0.5 + z * 0.2) / n, 0, 1);
    const rim = smoothstep(0.86, 1, d) * clamp(-u * side, 0, 1) * 0.12;
    const base = scale(rock, 0.75 + here * 0.5);
    const colour = mix(scale(base, 0.04 + sun * 1.25), light.rim, rim);
    out[0] = colour[0];
    out[1] = colour[1];
    out[2] = colour[2];
    out[3] = 255 * smoothstep(1, 0.985, d);
  });
}
