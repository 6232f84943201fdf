import { rgb, smoothstep, type Rgb } from "./colour.ts";
import type { GroundMaterial } from "#lib/contract/vocabulary.ts";
import { holding } from "./held.ts";
import { litColour, type SceneLight } from "./light.ts";
import { fractal, latticeRow, noise, ridges } from "./random.ts";

const size = 512;

/** A square of ground while it is made. */
interface Plot {
  seed: number;
  tile_m: number;
  /** Turns metres into whole noise cells of the tile. */
  cells: (per_m: number) => number;
}

/** Writes r, g, b and how much light a pixel gets: 0 shade to 1 full. */
type Shade = (i: number, u: number, v: number, out: Float64Array) => void;
type Material = (plot: Plot) => Shade;

/**
 * Fractal noise over the whole square that repeats in both directions: x by its period, y by cross-fading the last
 * quarter. The same values as `fractal`, made row by row: neighbours share their lattice.
 */
function clouds(cells: number, seed: number, octaves: number, squeeze = 1): Float32Array {
  const field = new Float32Array(size * size);
  const total = 1 - 0.5 ** octaves;
  const left = new Uint16Array(size);
  const right = new Uint16Array(size);
  const ease = new Float64Array(size);
  for (let octave = 0, k = 1, weight = 0.5; octave < octaves; octave++, k *= 2, weight *= 0.5) {
    const period = cells * k;
    for (let x = 0; x < size; x++) {
      const at = (x / size) * period;
      const x0 = Math.floor(at);
      left[x] = x0 % period;
      right[x] = (x0 + 1) % period;
      ease[x] = (at - x0) * (at - x0) * (3 - 2 * (at - x0));
    }
    const rows = new Map<number, Float64Array>();
    const rowOf = (y: number): Float64Array => {
      const row = rows.get(y) ?? latticeRow(y, seed + octave * 1013, period);
      rows.set(y, row);
      return row;
    };
    const add = (y: number, height: number, share: number) => {
      const y0 = Math.floor(height);
      const fy = height - y0;
      const v = fy * fy * (3 - 2 * fy);
      const top = rowOf(y0);
      const foot = rowOf(y0 + 1);
      for (let x = 0, i = y * size; x < size; x++, i++) {
        const a = top[left[x]!]! + (top[right[x]!]! - top[left[x]!]!) * ease[x]!;
        const c = foot[left[x]!]! + (foot[right[x]!]! - foot[left[x]!]!) * ease[x]!;
        field[i]! += (a + (c - a) * v) * share;
      }
    };
    for (let y = 0; y < size; y++) {
      const v = (y / size) * squeeze;
      const fade = smoothstep(0.72, 1, v);
      add(y, v * period, ((1 - fade) * weight) / total);
      if (fade > 0) add(y, (v - 1) * period, (fade * weight) / total);
    }
  }
  return field;
}

/** The value some pixels to the right of a pixel. */
const beside = (field: Float32Array, i: number, pixels: number): number =>
  field[(i & ~(size - 1)) + ((i + pixels) & (size - 1))]!;

function blend(out: Float64Array, a: Rgb, b: Rgb, share: number, exposure: number): void {
  out[0] = a[0] + (b[0] - a[0]) * share;
  out[1] = a[1] + (b[1] - a[1]) * share;
  out[2] = a[2] + (b[2] - a[2]) * share;
  out[3] = exposure;
}

function rough(low: string, high: string, patch_per_m: number, grain_per_m: number, relief: number): Material {
  const a = rgb(low);
  const b = rgb(high);
  return ({ seed, cells }) => {
    const patches = clouds(cells(patch_per_m), seed, 4);
    const grains = clouds(cells(grain_per_m), seed + 71, 3);
    return (i, _u, _v, out) => {
      const patch = patches[i]!;
      const fine = grains[i]!;
      const slope = beside(grains, i, 3) - fine + (beside(patches, i, 6) - patch) * 1.6;
      blend(out, a, b, patch * 0.75 + fine * 0.45 - 0.1, 0.62 + slope * relief);
    };
  };
}

function planks(low: string, high: string): Material {
  const a = rgb(low);
  const b = rgb(high);
  return ({ seed, tile_m, cells }) => {
    const boards = Math.max(3, Math.round(tile_m / 0.16));
    const fibres = cells(24);
    return (_i, u, v, out) => {
      const x = u * boards;
      const board = Math.floor(x);
      const tone = noise(board + 0.5, Math.floor(v * 2 + noise(board, 3, seed, boards)) + 0.5, seed, boards);
      const fibre = fractal(u * fibres, v * 0.12 * fibres, seed + board, 3, fibres);
      const gap = Math.min(x - board, 1 - (x - board));
      blend(out, a, b, tone * 0.6 + fibre * 0.5, 0.68 - (gap < 0.035 ? 0.45 : 0));
    };
  };
}

function slabs(low: string, high: string, side_m: number, joint: number): Material {
  const a = rgb(low);
  const b = rgb(high);
  return ({ seed, tile_m, cells }) => {
    const count = Math.max(2, Math.round(tile_m / side_m));
    const grains = clouds(cells(9), seed + 5, 3);
    return (i, u, v, out) => {
      const row = Math.floor(v * count);
      const x = u * count + (row % 2) * 0.5 * (joint > 0.04 ? 1 : 0);
      const tone = noise(Math.floor(x), row, seed, count);
      const fx = x - Math.floor(x);
      const fy = v * count - row;
      const gap = Math.min(fx, 1 - fx, fy, 1 - fy);
      blend(out, a, b, tone * 0.55 + grains[i]! * 0.5, 0.68 - (gap < joint ? 0.38 : 0));
    };
  };
}

/** Round stones set close: a dome each, dark where they meet. */
function domes(low: string, high: string, side_m: number, joint: number): Material {
  const a = rgb(low);
  const b = rgb(high);
  return ({ seed, tile_m, cells }) => {
    const count = Math.max(3, Math.round(tile_m / side_m));
    const grains = clouds(cells(14), seed + 5, 2);
    return (i, u, v, out) => {
      const row = Math.floor(v * count);
      const x = u * count + (row % 2) * 0.5;
      const column = ((Math.floor(x) % count) + count) % count;
      const shift = noise(column + 0.5, row + 0.5, seed + 3, count) - 0.5;
      const fx = (x - Math.floor(x) - 0.5 + shift * 0.16) * 2;
      const fy = (v * count - row - 0.5) * 2;
      const out_of = Math.max(Math.abs(fx) ** 3 + Math.abs(fy) ** 3, 0);
      const tone = noise(column, row, seed, count);
      const gap = out_of > 1 - joint;
      blend(out, a, b, tone * 0.7 + grains[i]! * 0.4, gap ? 0.16 : 0.86 - out_of * 0.4 - fx * 0.12 - fy * 0.1);
    };
  };
}

/** Long stalks that lie over one another. */
function stalks(low: string, high: string, per_m: number, squeeze: number): Material {
  const a = rgb(low);
  const b = rgb(high);
  return ({ seed, cells }) => {
    const one = clouds(cells(per_m), seed, 2, squeeze);
    const other = clouds(cells(per_m * 0.4), seed + 7, 3, 1 / Math.max(0.2, squeeze));
    return (i, _u, _v, out) => {
      const slope = beside(one, i, 2) - one[i]!;
      blend(out, a, b, one[i]! * 0.9 + other[i]! * 0.5 - 0.25, 0.6 + slope * 2);
    };
  };
}

const turf = [rgb("#36491f"), rgb("#8a9a48")] as const;
const dune = [rgb("#a98556"), rgb("#e6c894")] as const;
const drifts = [rgb("#b4c4e2"), rgb("#fbfdff")] as const;
const foliage = [rgb("#6a4a2c"), rgb("#9a7a42")] as const;
const frozen = [rgb("#8fb9d8"), rgb("#f2fafe")] as const;
const rushes = [rgb("#8f8a4e"), rgb("#c8bd80")] as const;
const brocade = [rgb("#1e2a22"), rgb("#34463a")] as const;
const seafloor = [rgb("#3f6a72"), rgb("#b8cfae")] as const;

const materials: Record<Exclude<GroundMaterial, "none" | "gloss" | "water">, Material> = {
  grass: ({ seed, cells }) => {
    const patches = clouds(cells(0.5), seed, 4);
    const blades = clouds(cells(26), seed + 3, 2, 0.45);
    return (i, _u, _v, out) => {
      const blade = blades[i]!;
      const slope = beside(blades, i, 2) - blade;
      blend(out, ...turf, patches[i]! * 0.8 + blade * 0.5 - 0.2, 0.55 + slope * 1.7);
    };
  },
  leaves: ({ seed, cells }) => {
    const patches = clouds(cells(0.6), seed, 3);
    const shapes = clouds(cells(11), seed + 3, 2);
    const hues = clouds(cells(5), seed + 17, 2);
    return (i, _u, _v, out) => {
      const shape = shapes[i]!;
      const fallen = shape + patches[i]! * 0.5 > 0.8;
      const slope = beside(shapes, i, 2) - shape;
      if (fallen) blend(out, ...foliage, smoothstep(0.3, 0.7, hues[i]!), 0.74 + slope * 1.4);
      else blend(out, ...turf, patches[i]! * 0.6, 0.46 + slope * 1.2);
    };
  },
  soil: rough("#3d3126", "#84694c", 0.6, 9, 2.4),
  sand: ({ seed, cells }) => {
    const patches = clouds(cells(0.3), seed, 3);
    const bends = clouds(cells(0.8), seed + 2, 3);
    const waves = cells(2.4);
    return (i, _u, v, out) => {
      const wave = Math.sin((v * waves + bends[i]! * 4) * Math.PI * 2);
      blend(out, ...dune, patches[i]! * 0.6 + 0.25 + wave * 0.07, 0.66 + wave * 0.13);
    };
  },
  snow: ({ seed, cells }) => {
    const broad = cells(0.35);
    const swells = clouds(cells(0.6), seed, 4);
    const grains = clouds(cells(14), seed + 9, 2);
    return (i, u, v, out) => {
      const drift = ridges(u * broad, v * broad, seed, 4, broad);
      const slope = beside(swells, i, 7) - swells[i]!;
      blend(out, ...drifts, 0.35 + drift * 0.4 + grains[i]! * 0.2, 0.56 + slope * 3.4);
    };
  },
  rock: rough("#34343a", "#8c8780", 0.5, 5, 4.2),
  asphalt: rough("#26282c", "#4b4e54", 0.25, 26, 1.2),
  paving: slabs("#4d4a48", "#8a8580", 0.55, 0.03),
  wood: planks("#5a3a22", "#a87748"),
  tiles: slabs("#8a8782", "#d6d2ca", 0.5, 0.018),
  concrete: rough("#5b5d60", "#8e9092", 0.35, 12, 0.7),
  mud: rough("#2c2119", "#5c4632", 0.7, 4, 3.4),
  ice: ({ seed, cells }) => {
    const broad = cells(0.5);
    const patches = clouds(cells(0.4), seed, 4);
    const scratches = clouds(cells(7), seed + 9, 2, 0.2);
    return (i, u, v, out) => {
      const crack = ridges(u * broad, v * broad, seed + 4, 4, broad);
      const split = smoothstep(0.86, 0.97, crack);
      blend(out, ...frozen, patches[i]! * 0.55 + split * 0.6 + (scratches[i]! > 0.62 ? 0.16 : 0), 0.8 + split * 0.2);
    };
  },
  gravel: domes("#5e5a54", "#aaa49a", 0.07, 0.2),
  cobbles: domes("#4a4744", "#86817a", 0.16, 0.14),
  carpet: rough("#5a2e30", "#7e4644", 0.4, 40, 0.9),
  straw: stalks("#7a5a22", "#dcb860", 16, 0.3),
  tatami: ({ seed, tile_m, cells }) => {
    const across = Math.max(1, Math.round(tile_m / 0.95));
    const along = Math.max(1, Math.round(tile_m / 1.9));
    const reeds = clouds(cells(40), seed, 2, 0.05);
    return (i, u, v, out) => {
      const row = Math.floor(v * across);
      const x = u * along + (row % 2) * 0.5;
      const fx = (x - Math.floor(x)) * 1.9;
      const fy = (v * across - row) * 0.95;
      const edge = Math.min(fy, 0.95 - fy) < 0.035;
      const gap = Math.min(fx, 1.9 - fx) < 0.012;
      if (edge) blend(out, ...brocade, 0.4, 0.5);
      else blend(out, ...rushes, reeds[i]! * 0.8, gap ? 0.4 : 0.74);
    };
  },
  seabed: ({ seed, cells }) => {
    const bends = clouds(cells(0.7), seed + 2, 3);
    const patches = clouds(cells(0.4), seed, 4);
    const waves = cells(1.4);
    return (i, _u, v, out) => {
      const wave = Math.sin((v * waves + bends[i]! * 5) * Math.PI * 2);
      blend(out, ...seafloor, patches[i]! * 0.8 + wave * 0.06, 0.6 + wave * 0.1);
    };
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
export function groundTexture(material: GroundMaterial, tile_m: number, seed: number, light: SceneLight): SquarePixels {
  const made = materials[material as keyof typeof materials] ?? materials.concrete;
  const { albedo, exposure } = heldGround(`${material}/${tile_m}/${seed}`, () => {
    const albedo = new Uint8ClampedArray(size * size * 3);
    const exposure = new Float32Array(size * size);
    const shade = made({ seed, tile_m, cells: (per_m) => Math.max(2, Math.round(per_m * tile_m)) });
    const out = new Float64Array(4);
    for (let i = 0; i < exposure.length; i++) {
      shade(i, (i % size) / size, Math.floor(i / size) / size, out);
      albedo[i * 3] = out[0]!;
      albedo[i * 3 + 1] = out[1]!;
      albedo[i * 3 + 2] = out[2]!;
      exposure[i] = out[3]!;
    }
    return { albedo, exposure };
  });
  const wet = light.wet ? 0.72 : 1;
  const shaded = litColour(light, [255 * wet, 255 * wet, 255 * wet], 0).map((level) => level / 255);
  const lit = litColour(light, [255 * wet, 255 * wet, 255 * wet], 1).map((level) => level / 255);
  const data = new Uint8ClampedArray(size * size * 4);
  for (let i = 0; i < exposure.length; i++) {
    const share = Math.min(1.15, Math.max(0, exposure[i]!));
    for (let channel = 0; channel < 3; channel++)
      data[i * 4 + channel] = albedo[i * 3 + channel]! * (shaded[channel]! * (1 - share) + lit[channel]! * share);
    data[i * 4 + 3] = 255;
  }
  return { side: size, data };
}

/** Light that dances on water: horizontal dashes, transparent between; repeats both ways. */
export function glintTexture(seed: number, colour: Rgb, sparse: number): SquarePixels {
  const crests = heldGlints(`${seed}/${sparse}`, () => {
    const field = new Uint8ClampedArray(size * size);
    const swell = clouds(6, seed, 3);
    const dash = clouds(18, seed + 31, 2);
    const broad = clouds(7, seed + 57, 4);
    for (let i = 0; i < field.length; i++) {
      const crest = dash[i]! * 0.55 + broad[i]! * 0.6 + (swell[i]! - 0.5) * 0.35;
      field[i] = 255 * smoothstep(sparse, sparse + 0.17, crest);
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
