import { randomFrom } from "./random.ts";

/** What the lens and the film stock do, as numbers: how highlights spread, how edges darken, how grain lies. */

/** One column and row of the bloom for so many of the frame. */
export const bloomShare = 8;

/** How much of the bloom is screened over the frame. */
export const bloomStrength = 0.34;

/** How much the wide part of the bloom adds to the narrow one, and how many times wider it is. */
export const wideStrength = 0.9;
export const wideShare = 3;

/** How much of a level passes into the bloom: nothing up to 132, all from 242. */
export const brightPass = (level: number): number => (level <= 132 ? 0 : Math.min(1, (level - 132) / 110));

/** Light that spills over from highlights, a small picture: red, green, blue from 0 to 1, to be screened over. */
export interface Bloom {
  width: number;
  height: number;
  light: Float32Array;
  rowLit: Uint8Array;
}

/** The bloom of a frame of RGBA pixels. */
export function bloomOf(rgba: Uint8Array, width: number, height: number): Bloom {
  const w = Math.ceil(width / bloomShare);
  const h = Math.ceil(height / bloomShare);
  const bright = new Float32Array(w * h * 3);
  const brightRows = new Uint8Array(h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      let r = 0;
      let g = 0;
      let b = 0;
      // Every second pixel each way is enough of a mean.
      for (let dy = 1; dy < bloomShare; dy += 2) {
        const row = Math.min(height - 1, y * bloomShare + dy) * width;
        for (let dx = 1; dx < bloomShare; dx += 2) {
          const at = (row + Math.min(width - 1, x * bloomShare + dx)) * 4;
          r += rgba[at]!;
          g += rgba[at + 1]!;
          b += rgba[at + 2]!;
        }
      }
      const keep = brightPass((0.3 * r + 0.59 * g + 0.11 * b) / 16);
      if (keep === 0) continue;
      const scale = keep / 16 / 255;
      const at = (y * w + x) * 3;
      bright[at] = r * scale;
      bright[at + 1] = g * scale;
      bright[at + 2] = b * scale;
      brightRows[y] = 1;
    }
  }
  return spread(bright, brightRows, w, h);
}

/** Adds to a bright pass its own wide blur, and weakens both to what is screened over the frame. */
function spread(bright: Float32Array, brightRows: Uint8Array, w: number, h: number): Bloom {
  const ww = Math.ceil(w / wideShare);
  const wh = Math.ceil(h / wideShare);
  const wide = new Float32Array(ww * wh * 3);
  const wideRows = new Uint8Array(wh);
  for (let y = 0; y < h; y++) {
    if (!brightRows[y]) continue;
    const row = Math.floor(y / wideShare);
    wideRows[row] = 1;
    for (let x = 0; x < w; x++) {
      const from = (y * w + x) * 3;
      const to = (row * ww + Math.floor(x / wideShare)) * 3;
      for (let c = 0; c < 3; c++) wide[to + c] = wide[to + c]! + bright[from + c]! / (wideShare * wideShare);
    }
  }
  const light = new Float32Array(w * h * 3);
  const rowLit = new Uint8Array(h);
  for (let y = 0; y < h; y++) {
    const row = Math.min(wh - 1, Math.max(0, (y + 0.5) / wideShare - 0.5));
    const above = Math.floor(row);
    const below = Math.min(wh - 1, above + 1);
    if (!brightRows[y] && !wideRows[above] && !wideRows[below]) continue;
    rowLit[y] = 1;
    const v = row - above;
    for (let x = 0; x < w; x++) {
      const column = Math.min(ww - 1, Math.max(0, (x + 0.5) / wideShare - 0.5));
      const left = Math.floor(column);
      const u = column - left;
      const right = Math.min(ww - 1, left + 1);
      for (let c = 0; c < 3; c++) {
        const a = wide[(above * ww + left) * 3 + c]! * (1 - u) + wide[(above * ww + right) * 3 + c]! * u;
        const b = wide[(below * ww + left) * 3 + c]! * (1 - u) + wide[(below * ww + right) * 3 + c]! * u;
        const at = (y * w + x) * 3 + c;
        light[at] = bloomStrength * Math.min(1, bright[at]! + wideStrength * (a * (1 - v) + b * v));
      }
    }
  }
  return { width: w, height: h, light, rowLit };
}

/** Sheets of grain to rotate through. */
export const grainSheetCount = 3;

/**
 * One sheet of vignette and grain: for each pixel how much of it stays (high byte, of 255) and how much white is added
 * (low byte). Black and white specks lie over an edge that grows dark.
 */
export function grainSheet(width: number, height: number, seed: number, index: number): Uint16Array {
  const random = randomFrom(seed + index * 97 + 5);
  const aspect = width / height;
  const sheet = new Uint16Array(width * height);
  const across = Math.min(1.25, Math.max(0.8, aspect * 0.7));
  const upright = Math.min(1.15, Math.max(0.8, 1 / aspect));
  for (let y = 0, at = 0; y < height; y++) {
    const v = (y / height - 0.5) * upright;
    for (let x = 0; x < width; x++, at++) {
      const u = (x / width - 0.5) * across;
      const dark = Math.max(0, Math.min(0.42, (u * u + v * v - 0.14) * 0.85));
      const speck = random() + random() - 1;
      const light = Math.max(0, speck) * 0.045;
      const keep = Math.round(255 * (1 - dark - light - Math.max(0, -speck) * 0.07));
      sheet[at] = (keep << 8) | Math.round(255 * light);
    }
  }
  return sheet;
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
