import { holding } from "./held.ts";
import { randomFrom } from "./random.ts";

/** What the lens and the film stock do, as numbers: how highlights spread, how edges darken, how grain lies. */

/** Highlights bloom from a level on, and wholly at another; the wide part is added to the narrow, and both screened over. */
export const lensBloom = { from: 132, full: 242, wideStrength: 0.9, strength: 0.34 };

/** Sheets of grain to rotate through. */
export const grainSheetCount = 3;

/**
 * One sheet of vignette and grain: for each pixel how much of it stays (high byte, of 255) and how much white is added
 * (low byte). Black and white specks lie over an edge that grows dark.
 */
export function grainSheet(width: number, height: number, seed: number, index: number): Uint16Array {
  const specks = heldSpecks(`${seed}`, () => speckTile(seed));
  const random = randomFrom(seed + index * 97 + 5);
  const shift_x = Math.floor(random() * speckSide);
  const shift_y = Math.floor(random() * speckSide);
  const aspect = width / height;
  const sheet = new Uint16Array(width * height);
  const across = Math.min(1.25, Math.max(0.8, aspect * 0.7));
  const upright = Math.min(1.15, Math.max(0.8, 1 / aspect));
  const inside = speckSide - 1;
  for (let y = 0, at = 0; y < height; y++) {
    const v = (y / height - 0.5) * upright;
    const row = ((y + shift_y) & inside) * speckSide;
    for (let x = 0; x < width; x++, at++) {
      const u = (x / width - 0.5) * across;
      const dark = Math.max(0, Math.min(0.42, (u * u + v * v - 0.14) * 0.85));
      const speck = specks[row + ((x + shift_x) & inside)]!;
      const light = speck > 0 ? speck * 0.036 : 0;
      const keep = (255.5 - 255 * (dark + light + (speck < 0 ? -speck * 0.056 : 0))) | 0;
      sheet[at] = (keep << 8) | ((255 * light + 0.5) | 0);
    }
  }
  return sheet;
}

/** Side of the square of specks that every sheet is cut from, elsewhere each time. A power of two. */
const speckSide = 512;
const heldSpecks = holding<Float32Array>(2);

function speckTile(seed: number): Float32Array {
  const random = randomFrom(seed + 5);
  return Float32Array.from({ length: speckSide * speckSide }, () => random() + random() - 1);
}

let held: { key: string; sheets: Uint16Array[] } | null = null;

/** The sheets of a film at a size. The last film's are held: its next shot needs the same. */
export function grainSheets(width: number, height: number, seed: number): Uint16Array[] {
  const key = `${width}/${height}/${seed}`;
  if (held?.key !== key) {
    held = { key, sheets: Array.from({ length: grainSheetCount }, (_, i) => grainSheet(width, height, seed, i)) };
  }
  return held.sheets;
}
