import { mix, rgb, smoothstep, type Rgb } from "./colour.ts";
import type { GroundMaterial } from "./elements/scene-element.ts";
import { holding } from "./held.ts";
import { litColour, type SceneLight } from "./light.ts";
import { fractal, noise, ridges } from "./random.ts";

const size = 512;

interface Sample {
  albedo: Rgb;
  /** 0 shade to 1 full light. */
  exposure: number;
}
/** u, v in tiles (0 to 1); `cells` turns metres into whole noise cells of the tile. */
type Material = (u: number, v: number, cells: (per_m: number) => number, seed: number, tile_m: number) => Sample;

/** Noise that repeats in both directions: x by its period, y by cross-fading the tile's last quarter. */
function tiled(u: number, v: number, cells: number, seed: number, octaves: number): number {
  const at = fractal(u * cells, v * cells, seed, octaves, cells);
  const fade = smoothstep(0.72, 1, v);
  return fade > 0 ? at * (1 - fade) + fractal(u * cells, (v - 1) * cells, seed, octaves, cells) * fade : at;
}

function rough(low: string, high: string, patch_per_m: number, grain_per_m: number, relief: number): Material {
  const a = rgb(low);
  const b = rgb(high);
  return (u, v, cells, seed) => {
    const patch = tiled(u, v, cells(patch_per_m), seed, 4);
    const c = cells(grain_per_m);
    const fine = tiled(u, v, c, seed + 71, 3);
    const slope =
      tiled(u + 0.006, v, c, seed + 71, 3) - fine + (tiled(u + 0.012, v, cells(patch_per_m), seed, 4) - patch) * 1.6;
    return { albedo: mix(a, b, patch * 0.75 + fine * 0.45 - 0.1), exposure: 0.62 + slope * relief };
  };
}

function planks(low: string, high: string): Material {
  const a = rgb(low);
  const b = rgb(high);
  return (u, v, cells, seed, tile_m) => {
    const boards = Math.max(3, Math.round(tile_m / 0.16));
    const x = u * boards;
    const board = Math.floor(x);
    const tone = noise(board + 0.5, Math.floor(v * 2 + noise(board, 3, seed, boards)) + 0.5, seed, boards);
    const fibre = tiled(u, v * 0.12, cells(24), seed + board, 3);
    const gap = Math.min(x - board, 1 - (x - board));
    return { albedo: mix(a, b, tone * 0.6 + fibre * 0.5), exposure: 0.68 - (gap < 0.035 ? 0.45 : 0) };
  };
}

function slabs(low: string, high: string, side_m: number, joint: number): Material {
  const a = rgb(low);
  const b = rgb(high);
  return (u, v, cells, seed, tile_m) => {
    const count = Math.max(2, Math.round(tile_m / side_m));
    const row = Math.floor(v * count);
    const x = u * count + (row % 2) * 0.5 * (joint > 0.04 ? 1 : 0);
    const tone = noise(Math.floor(x), row, seed, count);
    const fx = x - Math.floor(x);
    const fy = v * count - row;
    const gap = Math.min(fx, 1 - fx, fy, 1 - fy);
    const fine = tiled(u, v, cells(9), seed + 5, 3);
    return { albedo: mix(a, b, tone * 0.55 + fine * 0.5), exposure: 0.68 - (gap < joint ? 0.38 : 0) };
  };
}

const materials: Record<Exclude<GroundMaterial, "none" | "gloss" | "water">, Material> = {
  grass: (u, v, cells, seed) => {
    const patch = tiled(u, v, cells(0.5), seed, 4);
    const blade = tiled(u, v * 0.45, cells(26), seed + 3, 2);
    const slope = tiled(u + 0.004, v * 0.45, cells(26), seed + 3, 2) - blade;
    return {
      albedo: mix(rgb("#36491f"), rgb("#8a9a48"), patch * 0.8 + blade * 0.5 - 0.2),
      exposure: 0.55 + slope * 1.7,
    };
  },
  soil: rough("#3d3126", "#84694c", 0.6, 9, 2.4),
  sand: (u, v, cells, seed) => {
    const patch = tiled(u, v, cells(0.3), seed, 3);
    const wave = Math.sin((v * cells(2.4) + tiled(u, v, cells(0.8), seed + 2, 3) * 4) * Math.PI * 2);
    return {
      albedo: mix(rgb("#a98556"), rgb("#e6c894"), patch * 0.6 + 0.25 + wave * 0.07),
      exposure: 0.66 + wave * 0.13,
    };
  },
  snow: (u, v, cells, seed) => {
    const drift = ridges(u * cells(0.35), v * cells(0.35), seed, 4, cells(0.35));
    const slope = tiled(u + 0.014, v, cells(0.6), seed, 4) - tiled(u, v, cells(0.6), seed, 4);
    const fine = tiled(u, v, cells(14), seed + 9, 2);
    return {
      albedo: mix(rgb("#b4c4e2"), rgb("#fbfdff"), 0.35 + drift * 0.4 + fine * 0.2),
      exposure: 0.56 + slope * 3.4,
    };
  },
  rock: rough("#34343a", "#8c8780", 0.5, 5, 4.2),
  asphalt: rough("#26282c", "#4b4e54", 0.25, 26, 1.2),
  paving: slabs("#4d4a48", "#8a8580", 0.55, 0.03),
  wood: planks("#5a3a22", "#a87748"),
  tiles: slabs("#8a8782", "#d6d2ca", 0.5, 0.018),
  concrete: rough("#5b5d60", "#8e9092", 0.35, 12, 0.7),
  seabed: (u, v, cells, seed) => {
    const wave = Math.sin((v * cells(1.4) + tiled(u, v, cells(0.7), seed + 2, 3) * 5) * Math.PI * 2);
    const patch = tiled(u, v, cells(0.4), seed, 4);
    return { albedo: mix(rgb("#3f6a72"), rgb("#b8cfae"), patch * 0.8 + wave * 0.06), exposure: 0.6 + wave * 0.1 };
  },
};

const heldGround = holding<{ albedo: Uint8ClampedArray; exposure: Float32Array }>(4);
const heldGlints = holding<Uint8ClampedArray>(4);

/** Straight RGBA of a square, not graded yet. */
export interface SquarePixels {
  side: number;
  data: Uint8ClampedArray;
}

/** Paints a ground material in its light. `tile_m` is the side of the repeating square in metres. */
export function groundTexture(
  material: GroundMaterial,
  tile_m: number,
  seed: number,
  light: SceneLight,
): SquarePixels {
  const sample = materials[material as keyof typeof materials] ?? materials.concrete;
  const cells = (per_m: number) => Math.max(2, Math.round(per_m * tile_m));
  const { albedo, exposure } = heldGround(`${material}/${tile_m}/${seed}`, () => {
    const albedo = new Uint8ClampedArray(size * size * 3);
    const exposure = new Float32Array(size * size);
    for (let i = 0; i < exposure.length; i++) {
      const at = sample((i % size) / size, Math.floor(i / size) / size, cells, seed, tile_m);
      albedo.set(at.albedo, i * 3);
      exposure[i] = at.exposure;
    }
    return { albedo, exposure };
  });
  const wet = light.weather === "rain" || light.weather === "storm" ? 0.72 : 1;
  const shaded = litColour(light, [255 * wet, 255 * wet, 255 * wet], 0).map((level) => level / 255);
  const lit = litColour(light, [255 * wet, 255 * wet, 255 * wet], 1).map((level) => level / 255);
  const data = new Uint8ClampedArray(size * size * 4);
  for (let i = 0; i < exposure.length; i++) {
    const share = Math.min(1.15, Math.max(0, exposure[i]!));
    for (let channel = 0; channel < 3; channel++)
      data[i * 4 + channel] =
        albedo[i * 3 + channel]! * (shaded[channel]! * (1 - share) + lit[channel]! * share);
    data[i * 4 + 3] = 255;
  }
  return { side: size, data };
}

/** Light that dances on water: horizontal dashes, transparent between; repeats both ways. */
export function glintTexture(seed: number, colour: Rgb, sparse: number): SquarePixels {
  const crests = heldGlints(`${seed}/${sparse}`, () => {
    const field = new Uint8ClampedArray(size * size);
    for (let i = 0; i < field.length; i++) {
      const u = (i % size) / size;
      const v = Math.floor(i / size) / size;
      const swell = tiled(u, v, 6, seed, 3);
      const dash = tiled(u, v, 18, seed + 31, 2) * 0.55 + tiled(u * 1, v, 7, seed + 57, 4) * 0.6;
      field[i] = 255 * smoothstep(sparse, sparse + 0.17, dash + (swell - 0.5) * 0.35);
    }
    return field;
  });
  const data = new Uint8ClampedArray(size * size * 4);
  for (let i = 0; i < crests.length; i++) {
    data[i * 4] = colour[0];
    data[i * 4 + 1] = colour[1];
    data[i * 4 + 2] = colour[2];
    data[i * 4 + 3] = crests[i]!;
  }
  return { side: size, data };
}
