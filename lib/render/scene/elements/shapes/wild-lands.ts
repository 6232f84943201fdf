import { clamp, mix, rgb, scale, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { fractal, noise, ridges } from "#lib/render/scene/random.ts";
import { creases, grain } from "./weave.ts";
import { paintLand, speckle, tilesOf } from "./relief.ts";
import { oval } from "./strokes.ts";

const cellsOf = (brush: Brush, perUnit: number) =>
  Math.max(2, Math.round((brush.window.right - brush.window.left) * perUnit));

/** Tablelands of banded rock: flat tops, walls, skirts of scree, one behind the other. */
export function paintCanyon(brush: Brush): void {
  const { seed } = brush;
  const cells = cellsOf(brush, 0.85);
  const tiles = tilesOf(brush, 0.8);
  const base = brush.colour ?? rgb("#b0643c");
  const sand = mix(base, rgb("#d9a571"), 0.5);
  const scrub = rgb("#6f6a3c");
  const bands: Rgb[] = [
    scale(base, 0.72),
    mix(base, rgb("#e2b07c"), 0.55),
    scale(base, 0.95),
    mix(base, rgb("#7c3f2c"), 0.6),
  ];
  paintLand(brush, {
    depth: 2.6,
    tilt: 0.1,
    rows: 150,
    veil: 0.5,
    mist: 0.14,
    height(u, z) {
      const warp = fractal(u * cells * 3, z * 7, seed + 5, 3, cells * 3) - 0.5;
      const mass = fractal(u * cells + warp * 0.22, z * 3.1 + warp * 0.22, seed, 2, cells);
      const step = (low: number) => smoothstep(low, low + 0.035, mass);
      const scree = smoothstep(0.3, 0.56, mass) * 0.13;
      const table = step(0.5) * 0.34 + step(0.575) * 0.22 + step(0.65) * 0.3;
      const needle = ridges(u * cells * 2, z * 4, seed + 8, 2, cells * 2) ** 6 * 0.2 * smoothstep(0.4, 0.5, mass);
      return 0.02 + (0.2 + 0.8 * smoothstep(0.05, 0.55, z)) * (scree + table + needle) + warp * 0.03;
    },
    albedo(spot) {
      const g = grain(spot.u * tiles * 2, spot.h * 2 + spot.z * 3);
      const crack = creases(spot.u * tiles * 4, spot.h * 0.9 + spot.z * 2);
      const band = (spot.h + (g - 0.5) * 0.025) * 21 + noise(Math.floor(spot.h * 9), 0.5, seed, 64) * 2;
      const at = ((Math.floor(band) % 4) + 4) % 4;
      const rock = mix(bands[at]!, bands[(at + 1) % 4]!, smoothstep(0.7, 1, band - Math.floor(band)));
      const wall = mix(rock, scale(rock, 0.6), crack * 0.6);
      const dust = mix(sand, scrub, smoothstep(0.62, 0.7, grain(spot.u * tiles * 6, spot.z * 19)) * 0.24);
      return mix(wall, dust, smoothstep(0.55, 0.82, spot.level));
    },
  });
}

/** A bowl with a raised rim, deepest at 0. */
function bowl(d: number): number {
  if (d > 1.5) return 0;
  return d < 1 ? -0.75 + 1.15 * d ** 3 : 0.4 * smoothstep(1.5, 1, d);
}

function hash(x: number, y: number, seed: number): number {
  return noise(x + 0.001, y + 0.001, seed, 1 << 20);
}

/** Craters of one size over the field: how much they raise or sink the ground at u and z (0 to 1). */
function cratersOf(cells: number, deep: number, seed: number): (u: number, z: number) => number {
  const rows = Math.floor(deep) + 3;
  // Place and radius of the crater of each cell, radius 0 for none; the first row lies before the field.
  const field = new Float64Array(cells * rows * 3);
  for (let row = 0, at = 0; row < rows; row++)
    for (let column = 0; column < cells; column++, at += 3) {
      if (hash(column, row - 1, seed) < 0.45) continue;
      field[at] = 0.2 + 0.6 * hash(column, row - 1, seed + 1);
      field[at + 1] = 0.2 + 0.6 * hash(column, row - 1, seed + 2);
      field[at + 2] = 0.2 + 0.3 * hash(column, row - 1, seed + 3);
    }
  return (u, z) => {
    const x = u * cells;
    const y = z * deep;
    const column = Math.floor(x);
    const row = Math.floor(y);
    let sum = 0;
    for (let cy = row - 1; cy <= row + 1; cy++) {
      for (let cx = column - 1; cx <= column + 1; cx++) {
        const wrapped = ((cx % cells) + cells) % cells;
        const at = ((cy + 1) * cells + wrapped) * 3;
        const r = field[at + 2]!;
        if (r === 0) continue;
        const dx = x - cx - field[at]!;
        const dy = y - cy - field[at + 1]!;
        // Beyond its rim a crater leaves no trace.
        const far = dx * dx + dy * dy;
        if (far < 2.25 * r * r) sum += bowl(Math.sqrt(far) / r) * r;
      }
    }
    return sum;
  };
}

/** Ground without air: craters in hard light, boulders, mountains worn round; red and dusty where it is Mars. */
export function paintBarren(brush: Brush, red: boolean): void {
  const { seed } = brush;
  const tiles = tilesOf(brush, 0.9);
  const [low, high] = brush.colour
    ? [scale(brush.colour, 0.7), brush.colour]
    : red
      ? [rgb("#7a3d25"), rgb("#c9764a")]
      : [rgb("#74726f"), rgb("#b9b5ae")];
  const wide = cellsOf(brush, 0.7);
  const small = cellsOf(brush, 2.2);
  const tiny = cellsOf(brush, 6);
  const large = cratersOf(wide, 3, seed + 11);
  const little = cratersOf(small, 9, seed + 23);
  paintLand(brush, {
    depth: 3.4,
    tilt: 0.3,
    rows: 170,
    veil: red ? 0.55 : 0.06,
    mist: red ? 0.2 : 0,
    height(u, z) {
      const warp = fractal(u * wide * 2, z * 3, seed + 2, 3, wide * 2) - 0.5;
      const far = smoothstep(0.5, 0.95, z);
      const ridge = red
        ? ridges(u * wide + warp * 0.3, z * 2, seed, 5, wide)
        : fractal(u * wide, z * 2, seed, 3, wide) ** 1.4 * 1.3;
      const pits = large(u, z) * 0.2 + little(u, z) * 0.1;
      const stones = smoothstep(0.72, 0.86, noise(u * tiny, z * 24, seed + 41, tiny)) * 0.03;
      return 0.06 + far * ridge * 0.6 + (pits + warp * 0.06) * (red ? 0.5 : 1) + stones * (1.2 - z);
    },
    albedo(spot) {
      const g = speckle(spot.u, spot.z * 5, tiles * 2);
      const crack = creases(spot.u * tiles, spot.h * 2 + spot.z * 3);
      return mix(low, high, clamp(0.5 + g * 0.5 + (crack - 0.4) * 0.3, 0, 1));
    },
  });
}

/** A cone alone: furrowed flanks, a broken rim, smoke that drifts, and fire in it where the words say so. */
export function paintVolcano(brush: Brush): void {
  const { seed, window, random, light, variants } = brush;
  const period = window.right - window.left;
  const erupts = variants.has("erupting") || (brush.state?.open ?? 0) > 0.3;
  const hot = erupts || brush.motion === "burn" || light.night > 0.6;
  const rock = brush.colour ?? rgb("#5c5350");
  const turf = rgb("#3d4a2c");
  plume(brush, hot);
  const at = (u: number) => window.left + u * period;
  const lavas = [-0.06, 0.03, 0.09].map((x, i) => ({
    x,
    bend: (random() - 0.5) * 0.5,
    long: 0.35 + random() * 0.4 + i * 0.02,
  }));
  paintLand(brush, {
    depth: 1.6,
    tilt: 0,
    alone: true,
    rows: 130,
    veil: 0.24,
    mist: 0.34,
    most_px: 500_000,
    height(u, z) {
      const x = at(u);
      const zz = (z - 0.55) * 1.5;
      const r = Math.hypot(x, zz * 0.9);
      const angle = Math.atan2(zz, x);
      const gully = ridges(angle * 4.4 + 20 + r * 0.5, r * 2.2, seed, 4, 512);
      const cone = 1.04 * Math.exp(-r * 1.95) - 0.055;
      const rim = 0.8 + (fractal(angle * 2 + 9, 0.5, seed + 3, 3, 64) - 0.5) * 0.12;
      const crater = r < 0.14 ? Math.min(rim, cone) - smoothstep(0.14, 0.03, r) * 0.14 : Math.min(cone, rim);
      return Math.max(
        0,
        (crater + (gully - 0.42) * 0.13 * smoothstep(0.06, 0.35, r)) * smoothstep(1.62, 1.1, Math.abs(x)),
      );
    },
    albedo(spot) {
      const x = at(spot.u);
      const g = grain(x * 1.7, spot.h * 2.4 + spot.z);
      const crack = creases(x * 2.1, spot.h * 1.3);
      const bare = mix(scale(rock, 0.55), scale(rock, 1.15), clamp(g * 0.6 + crack * 0.5, 0, 1));
      const snow =
        light.weather === "snow" || variants.has("fuji") ? smoothstep(0.5, 0.62, spot.h + (crack - 0.4) * 0.3) : 0;
      const green = smoothstep(0.3, 0.12, spot.h + (g - 0.5) * 0.25);
      return mix(mix(bare, scale(turf, 0.7 + g * 0.6), green * 0.85), [238, 243, 252], snow);
    },
    shine: hot
      ? (spot) => {
          const x = at(spot.u);
          let heat = smoothstep(0.3, 0, Math.hypot(x, (0.82 - spot.h) * 1.4)) * 0.4;
          for (const flow of lavas) {
            const down = 0.8 - spot.h;
            if (down < 0 || down > flow.long || spot.z > 0.55) continue;
            const middle = flow.x + flow.bend * down + (grain(down * 1.3, flow.x * 3) - 0.5) * 0.14 + flow.x * down * 3;
            const width = 0.012 + down * 0.02;
            heat += smoothstep(width * 2.4, width * 0.4, Math.abs(x - middle)) * (1 - down / flow.long) ** 0.5;
          }
          return heat > 0.01 ? [250 * heat, 96 * heat ** 1.6, 24 * heat ** 2.2] : null;
        }
      : undefined,
  });
  if (hot) brush.glow({ x: 0, y: -0.84, radius: 0.55, colour: [255, 120, 48], strength: 0.75, flicker: 0.3 });
}

/** Smoke over the crater: puffs lit from the key's side, fire-lit from below. */
function plume(brush: Brush, hot: boolean): void {
  const { ctx, random, light } = brush;
  const side = light.side < 0 ? -1 : 1;
  const ash: Rgb = mix(light.ambient, [70, 64, 66], 0.55);
  const sunny = mix(mix(light.key, [240, 232, 226], 0.4), ash, light.night * 0.5);
  for (let i = 0; i < 240; i++) {
    const t = i / 240;
    const rise = (1 - t) ** 0.9;
    const y = -0.76 - rise * 0.62;
    const spread = 0.035 + rise * 0.17;
    const x = rise ** 1.6 * 0.32 + (random() - 0.5) * spread * 2.2;
    const r = (0.03 + rise * 0.075) * (0.6 + random() * 0.7);
    const lit = clamp(0.45 + ((x - rise ** 1.6 * 0.32) / spread) * side * 0.4 + (random() - 0.5) * 0.5, 0, 1);
    const fire = hot ? Math.exp(-rise * 5) : 0;
    const tone = mix(mix(scale(ash, 0.6), sunny, lit * 0.75), [255, 120, 50], fire * 0.6);
    oval(ctx, tone, x + side * r * 0.1, y, r, r * 0.86, 0, 0.16 + 0.22 * (1 - rise));
  }
}

/** Ice afloat: cloven faces, blue where it is thick, white where snow lies on it. */
export function paintIceberg(brush: Brush): void {
  const { seed, window } = brush;
  const period = window.right - window.left;
  const at = (u: number) => window.left + u * period;
  const blue = brush.colour ?? rgb("#8fc0de");
  paintLand(brush, {
    depth: 1.3,
    tilt: 0,
    alone: true,
    rows: 110,
    veil: 0.16,
    mist: 0,
    height(u, z) {
      const x = at(u);
      const warp = fractal(x * 3 + 40, z * 4, seed + 4, 3, 256) - 0.5;
      const d = Math.hypot(x * 0.95 + warp * 0.25, (z - 0.5) * 1.5);
      const mass = smoothstep(1.12, 0.98, d + (fractal(x * 2 + 30, 2.5, seed, 2, 128) - 0.5) * 0.5);
      const horn = Math.exp(-(((x + 0.34) / 0.34) ** 2)) * 0.62 + Math.exp(-(((x - 0.46) / 0.24) ** 2)) * 0.4;
      const facet = creases(x * 0.42 + 0.2 + seed * 0.01, z * 0.6) * 0.3;
      return mass * clamp(0.16 + horn * smoothstep(0.9, 0.2, Math.abs(z - 0.5) * 2) + facet * 0.6 - 0.06, 0, 1.02);
    },
    albedo(spot) {
      const x = at(spot.u);
      const g = grain(x * 1.3, spot.h * 2.2);
      const crack = creases(x * 1.1 + spot.h * 0.4, spot.h * 0.7);
      const ice = mix(
        mix(scale(blue, 0.8), blue, g),
        [232, 246, 252],
        smoothstep(0.55, 0.9, crack) * 0.5 + spot.h * 0.2,
      );
      const wet = smoothstep(0.05, 0.02, spot.h);
      return mix(mix(ice, [246, 250, 255], smoothstep(0.42, 0.72, spot.level)), scale(blue, 0.62), wet * 0.8);
    },
  });
}
