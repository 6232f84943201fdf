import { clamp, mix, rgb, scale, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { fractal } from "#lib/render/scene/random.ts";
import { pixels } from "./strokes.ts";

/** Things at infinity. Units are frame heights, the origin is where the thing hangs. */
export function paintMoon(brush: Brush): void {
  const { seed, noun } = brush;
  const crescent = /crescent|new_moon/.test(noun);
  pixels(brush, (x, y, out) => {
    const d = Math.hypot(x, y) / 0.085;
    const glow = Math.exp(-Math.max(0, d - 1) * 1.9) * 0.42;
    const sea = fractal(x * 26 + 40, y * 26 + 40, seed, 4, 256);
    const lit = crescent ? smoothstep(-0.1, 0.35, (x / 0.085) * 0.9 + 0.1) : 1;
    const face = d < 1 ? smoothstep(1, 0.96, d) : 0;
    const tone = 0.72 + 0.28 * smoothstep(0.36, 0.62, sea);
    out[0] = 244 * tone;
    out[1] = 246 * tone;
    out[2] = 252 * tone;
    out[3] = 255 * clamp(face * (0.12 + 0.88 * lit) + glow * (1 - face), 0, 1);
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
  const { ctx, seed, noun, light } = brush;
  const r = 0.24;
  const mars = /mars|marte|火星|मंगल|المريخ/.test(noun);
  const ringed =
    /saturn/.test(noun) || (!mars && !/earth|tierra|terre|erde|地球|globe/.test(noun) && brush.random() > 0.5);
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
