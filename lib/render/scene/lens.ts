import { holding } from "./held.ts";
import { randomFrom } from "./random.ts";

/** What the lens and the film stock do, as numbers: how highlights spread, how edges darken, how grain lies. */

/** Highlights bloom from a level on, and wholly at another; the wide part is added to the narrow, and both screened over. */
export const lensBloom = { from: 132, full: 242, wideStrength: 0.9, strength: 0.34 };

/** Sheets of grain to rotate through. */
export const grainSheetCount = 3;

/**
 * Sheets of vignette and grain: for each pixel how much of it stays (high byte, of 255) and how much white is added (low
 * byte). Black and white specks lie over an edge that grows dark.
 */
function sheetsOf(width: number, height: number, seed: number): Uint16Array[] {
  const { loss, white } = heldSpecks(`${seed}`, () => speckTile(seed));
  const shifts = Array.from({ length: grainSheetCount }, (_, index) => {
    const random = randomFrom(seed + index * 97 + 5);
    return { x: Math.floor(random() * speckSide), y: Math.floor(random() * speckSide) };
  });
  const sheets = shifts.map(() => new Uint16Array(width * height));
  const aspect = width / height;
  const across = Math.min(1.25, Math.max(0.8, aspect * 0.7));
  const upright = Math.min(1.15, Math.max(0.8, 1 / aspect));
  const inside = speckSide - 1;
  const dark = new Float64Array(width);
  for (let y = 0; y < height; y++) {
    const v = (y / height - 0.5) * upright;
    for (let x = 0; x < width; x++) {
      const u = (x / width - 0.5) * across;
      dark[x] = Math.max(0, Math.min(0.42, (u * u + v * v - 0.14) * 0.85));
    }
    for (let index = 0; index < grainSheetCount; index++) {
      const shift = shifts[index]!;
      const sheet = sheets[index]!;
      const row = ((y + shift.y) & inside) * speckSide;
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const speck = row + ((x + shift.x) & inside);
        sheet[at] = (((255.5 - 255 * (dark[x]! + loss[speck]!)) | 0) << 8) | white[speck]!;
      }
    }
  }
  return sheets;
}

/** Side of the square of specks that every sheet is cut from, elsewhere each time. A power of two. */
const speckSide = 512;
const heldSpecks = holding<{ loss: Float64Array; white: Uint8Array }>(2);

/** What the specks of a tile take away of a pixel, as a share of it, and what white they add, of 255. */
function speckTile(seed: number): { loss: Float64Array; white: Uint8Array } {
  const random = randomFrom(seed + 5);
  const loss = new Float64Array(speckSide * speckSide);
  const white = new Uint8Array(speckSide * speckSide);
  for (let at = 0; at < loss.length; at++) {
    const speck = Math.fround(random() + random() - 1);
    const light = speck > 0 ? speck * 0.036 : 0;
    loss[at] = speck < 0 ? -speck * 0.056 : light;
    white[at] = 255 * light + 0.5;
  }
  return { loss, white };
}

let held: { key: string; sheets: Uint16Array[] } | null = null;

/** The sheets of a film at a size. The last film's are held: its next shot needs the same. */
export function grainSheets(width: number, height: number, seed: number): Uint16Array[] {
  const key = `${width}/${height}/${seed}`;
  if (held?.key !== key) {
    held = { key, sheets: sheetsOf(width, height, seed) };
  }
  return held.sheets;
}
