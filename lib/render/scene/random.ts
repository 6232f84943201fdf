/** Seeded generators. Every choice of the renderer comes from one of these, so the same seed draws the same pixels. */

export type Random = () => number;

/** 32-bit FNV-1a of a text, for deriving seeds by name. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Uniform numbers in [0, 1) (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Hash of a lattice point, whose column and row are mixed already, to 32 bits. */
function lattice(column: number, row: number): number {
  let h = column ^ row;
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

/** What `noise` of a period is at the points of one row of its lattice. */
export function latticeRow(y: number, seed: number, period: number): Float64Array {
  const row = Math.imul(y, 0x165667b1) ^ seed;
  return Float64Array.from({ length: period }, (_, x) => lattice(Math.imul(x, 0x27d4eb2d), row) / 4294967296);
}

/** Value noise in [0, 1], repeating every `period` in x (whole number of cells). */
export function noise(x: number, y: number, seed: number, period: number): number {
  // As 32-bit integers: a remainder of floats costs as much as all the rest.
  const x0 = Math.floor(x) | 0;
  const y0 = Math.floor(y) | 0;
  const fx = x - x0;
  const fy = y - y0;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const cells = period | 0;
  const rest = x0 % cells;
  const left = rest < 0 ? rest + cells : rest;
  const right = left + 1 === cells ? 0 : left + 1;
  const near = Math.imul(left, 0x27d4eb2d);
  const far = Math.imul(right, 0x27d4eb2d);
  const above = Math.imul(y0, 0x165667b1) ^ seed;
  const below = Math.imul(y0 + 1, 0x165667b1) ^ seed;
  const a = lattice(near, above);
  const b = lattice(far, above);
  const c = lattice(near, below);
  const d = lattice(far, below);
  return (a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v) / 4294967296;
}

/** Fractal sum of `noise` in [0, 1]; the period doubles with each octave, so the sum repeats too. */
export function fractal(x: number, y: number, seed: number, octaves: number, period: number): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x * scale, y * scale, seed + octave * 1013, period * scale);
    total += weight;
    weight *= 0.5;
    scale *= 2;
  }
  return sum / total;
}

/** Ridged fractal noise in [0, 1]: sharp crests, as mountains and waves have. */
export function ridges(x: number, y: number, seed: number, octaves: number, period: number): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  let scale = 1;
  let carried = 1;
  for (let octave = 0; octave < octaves; octave++) {
    const crest = 1 - Math.abs(2 * noise(x * scale, y * scale, seed + octave * 733, period * scale) - 1);
    sum += weight * crest * crest * carried;
    total += weight;
    carried = 0.4 + 0.6 * crest;
    weight *= 0.5;
    scale *= 2;
  }
  return sum / total;
}
