import { clamp, mix, scale, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import { fractal, noise, randomFrom } from "#lib/render/scene/random.ts";
import { finish, type Finish, type Sample } from "./finish.ts";

/** Sets a sample's colour. */
export function tint(s: Sample, colour: Rgb, share = 1): void {
  s.r += (colour[0] - s.r) * share;
  s.g += (colour[1] - s.g) * share;
  s.b += (colour[2] - s.b) * share;
}

export function darken(s: Sample, factor: number): void {
  s.r *= factor;
  s.g *= factor;
  s.b *= factor;
}

/** Tilts the normal by the slope of a height over the body; `here` is the height at the point itself. */
export function bump(
  s: Sample,
  height: (x: number, y: number, z: number) => number,
  depth: number,
  step: number,
  here = height(s.x, s.y, s.z),
): void {
  const gx = ((height(s.x + step, s.y, s.z) - here) / step) * depth;
  const gy = ((height(s.x, s.y + step, s.z) - here) / step) * depth;
  const gz = ((height(s.x, s.y, s.z + step) - here) / step) * depth;
  s.nx -= gx;
  s.ny -= gy;
  s.nz -= gz;
}

const far = 512;

const side = 64;
/** A row, and a layer of rows: the first of each stands behind its last once more, so that every cell's corners lie at fixed steps. */
const row = side + 1;
const layer = row * row;
const lattice = (() => {
  const random = randomFrom(77);
  const once = Float32Array.from({ length: side ** 3 }, random);
  const around = side - 1;
  const at = (x: number, y: number, z: number) => ((z & around) * side + (y & around)) * side + (x & around);
  return Float32Array.from(
    { length: layer * row },
    (_, i) => once[at(i % row, Math.floor(i / row) % row, Math.floor(i / layer))]!,
  );
})();

/** Noise in the volume of a body, 0 to 1; it repeats every 64 cells. */
export function speckle(x: number, y: number, z: number, seed: number): number {
  const sx = x + (seed & 1023) * 7.31;
  const sy = y + ((seed >>> 3) & 1023) * 5.77;
  const sz = z + ((seed >>> 6) & 255) * 3.19;
  const x0 = Math.floor(sx);
  const y0 = Math.floor(sy);
  const z0 = Math.floor(sz);
  const fx = sx - x0;
  const fy = sy - y0;
  const fz = sz - z0;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const w = fz * fz * (3 - 2 * fz);
  const at = (z0 & 63) * layer + (y0 & 63) * row + (x0 & 63);
  const a = lattice[at]!;
  const b = lattice[at + 1]!;
  const c = lattice[at + row]!;
  const d = lattice[at + row + 1]!;
  const e = lattice[at + layer]!;
  const f = lattice[at + layer + 1]!;
  const g = lattice[at + layer + row]!;
  const h = lattice[at + layer + row + 1]!;
  const low = a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
  const high = e + (f - e) * u + (g - e) * v + (e - f - g + h) * u * v;
  return low + (high - low) * w;
}

/** Cloudy noise in the volume of a body, 0 to 1. */
export function clouding(x: number, y: number, z: number, seed: number, octaves = 3): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  let k = 1;
  for (let octave = 0; octave < octaves; octave++, weight *= 0.5, k *= 2.03) {
    sum += weight * speckle(x * k, y * k, z * k, seed + octave * 1013);
    total += weight;
  }
  return sum / total;
}

/** Planks and turned wood: grain runs along an axis. */
export function wood(
  colour: Rgb,
  seed: number,
  along: "x" | "y" | "z" = "y",
  fine = 1,
  given: Partial<Finish> = {},
): Finish {
  return finish(colour, {
    rough: 0.55,
    gloss: 0.35,
    ...given,
    surface: (s) => {
      const a = along === "x" ? s.x : along === "y" ? s.y : s.z;
      const b = along === "x" ? s.y : s.x;
      const c = along === "z" ? s.y : s.z;
      const bend = fractal(b * 3 * fine + c * 2.1 * fine + 60, a * 0.9 * fine + 30, seed, 2, far) * 2.4;
      const ring = 0.5 + 0.5 * Math.sin((b * 26 + c * 19) * fine + bend * 7);
      const pore = fractal(b * 90 * fine + c * 70 * fine + 300, a * 3.2 * fine + 70, seed + 5, 2, 4096);
      const dark = clamp(ring ** 3 * 0.4 + smoothstep(0.5, 0.8, pore) * 0.35, 0, 1);
      darken(s, 1.14 - dark * 0.52);
      s.rough += dark * 0.15;
      given.surface?.(s);
    },
  });
}

/** Metal with fine lines across an axis and a little wear. */
export function metal(colour: Rgb, seed: number, rough = 0.25, brushed: "x" | "y" | "z" | null = null): Finish {
  return finish(colour, {
    rough,
    metal: 1,
    gloss: 1,
    surface: (s) => {
      const wear = clouding(s.x * 9, s.y * 9, s.z * 9, seed);
      s.rough += (wear - 0.5) * 0.16;
      darken(s, 0.9 + wear * 0.2);
      if (!brushed) return;
      const t = brushed === "x" ? s.x : brushed === "y" ? s.y : s.z;
      const lines = noise(t * 260 + 900, 3, seed, 8192) - 0.5;
      s.nx += brushed === "x" ? lines * 0.09 : 0;
      s.ny += brushed === "y" ? lines * 0.09 : 0;
      s.nz += brushed === "z" ? lines * 0.09 : 0;
    },
  });
}

/** Fired clay under glaze: thicker in places, thin and warm at the edges, here and there a speck of iron. */
export function glazed(colour: Rgb, seed: number, specks = 0.4): Finish {
  return finish(colour, {
    rough: 0.16,
    gloss: 0.9,
    soft: 0.08,
    surface: (s) => {
      const thick = clouding(s.x * 4, s.y * 7, s.z * 4, seed);
      darken(s, 0.93 + thick * 0.14);
      const spot = speckle(s.x * 62, s.y * 62, s.z * 62, seed + 8);
      if (spot > 1 - specks * 0.13) tint(s, [96, 66, 44], 0.5 * smoothstep(1 - specks * 0.13, 1, spot));
      s.rough += (thick - 0.5) * 0.1;
      bump(s, (x, y, z) => speckle(x * 7, y * 9, z * 7, seed + 2), 0.0022, 0.02);
    },
  });
}

/** Thin cloth: a weave that shows near, and light that passes. */
export function cloth(colour: Rgb, seed: number, threads = 110, given: Partial<Finish> = {}): Finish {
  return finish(colour, {
    rough: 0.92,
    gloss: 0.12,
    soft: 0.4,
    ...given,
    surface: (s) => {
      const weave = Math.sin(s.x * threads + s.z * threads * 0.8) * Math.sin(s.y * threads + s.z * threads * 0.3);
      const worn = clouding(s.x * 5, s.y * 5, s.z * 5, seed);
      darken(s, 0.93 + weave * 0.07 + (worn - 0.5) * 0.16);
      given.surface?.(s);
    },
  });
}

/** Paper with fibres; `age` browns its edges of cloud. */
export function paper(colour: Rgb, seed: number, age = 0.3, given: Partial<Finish> = {}): Finish {
  return finish(colour, {
    rough: 0.95,
    gloss: 0.05,
    soft: 0.3,
    ...given,
    surface: (s) => {
      const fibre = speckle(s.x * 150, s.y * 150, s.z * 150, seed);
      const stain = clouding(s.x * 4, s.y * 4, s.z * 4, seed + 3);
      darken(s, 0.97 + fibre * 0.05);
      tint(s, scale(mix(colour, [150, 98, 48], 0.5), 0.86), age * smoothstep(0.45, 0.85, stain));
      given.surface?.(s);
    },
  });
}

/** Leather: fine creases. */
export function leather(colour: Rgb, seed: number): Finish {
  const pebbles = (x: number, y: number, z: number) => speckle(x * 70, y * 70, z * 70, seed);
  return finish(colour, {
    rough: 0.5,
    gloss: 0.5,
    surface: (s) => {
      darken(s, 0.88 + clouding(s.x * 6, s.y * 6, s.z * 6, seed) * 0.24);
      bump(s, pebbles, 0.0024, 0.006);
    },
  });
}

export const glass = (colour: Rgb = [236, 244, 246], given: Partial<Finish> = {}): Finish =>
  finish(colour, { glass: true, rough: 0.04, gloss: 1, ...given });
