import { bloomOf, bloomShare, grainSheets, type Bloom } from "#lib/render/scene/lens.ts";

/**
 * Turns drawn frames (RGBA) into what an encoder takes (planar 4:2:0, BT.709, studio range), and lays bloom, vignette
 * and grain over them on the way: one pass over the pixels instead of five.
 */
export interface Developer {
  /** Luma, then blue and red difference. Written anew by `develop`. */
  frame: Uint8Array;
  /** `grain` counts whole frames; null leaves bloom, vignette and grain out. */
  develop(rgba: Uint8Array, grain: number | null): void;
  /** Lays a picture over the developed frame. */
  lay(overlay: Overlay): void;
}

/** A still picture with transparency, ready to be laid over a developed frame: where it is not empty, and what it is. */
export interface Overlay {
  /** Offsets into the frame, its levels premultiplied by coverage, and what of the frame shows through. */
  at: Uint32Array;
  level: Float32Array;
  through: Float32Array;
}

// Rec. 709 luma, scaled to studio range: white 235, black 16; colour differences 16 to 240.
const red = 0.2126;
const green = 0.7152;
const blue = 0.0722;
const luma = 219 / 255;
const blueDifference = 224 / 255 / (2 * (1 - blue));
const redDifference = 224 / 255 / (2 * (1 - red));

// The same as whole numbers: light times what the sheet keeps of it (0 to 255) comes out in 2^20ths of a level.
const { imul } = Math;
const lightUnit = (2 ** 20 / 255) * luma;
const [lumaRed, lumaGreen, lumaBlue] = [lightUnit * red, lightUnit * green, lightUnit * blue];
const white = Math.round(2 ** 20 * luma);
const black = 16.5 * 2 ** 20;
// Differences of four pixels' sum, times what the sheet keeps, in 2^16ths after eight bits have gone.
const colourUnit = 2 ** 24 / 4 / 255;
const difference = (weights: readonly number[], scale: number) =>
  weights.map((weight) => Math.round(weight * scale * colourUnit)) as [number, number, number];
const [ur, ug, ub] = difference([-red, -green, 1 - blue], blueDifference);
const [vr, vg, vb] = difference([1 - red, -green, -blue], redDifference);
const grey = 128.5 * 2 ** 16;

/** `width` and `height` are even. The same seed gives the same grain. */
export const openDeveloper = (width: number, height: number, seed: number): Developer => {
  const count = width * height;
  const frame = new Uint8Array((count * 3) / 2);
  // Two pixels at a time, the left one in the low byte: every machine that node runs on is little-endian.
  const half = width >> 1;
  const lights = new Uint16Array(frame.buffer, 0, count >> 1);
  const clear = new Uint16Array(width).fill(255 << 8);
  const glow = new Float32Array((Math.ceil(width / bloomShare) + 1) * 3);
  // Where the middle of each pair of columns lies between two columns of the bloom.
  const cells = new Uint16Array(width / 2);
  const shares = new Float32Array(width / 2);
  for (let pair = 0; pair < width / 2; pair++) {
    const x = Math.max(0, (pair * 2 + 1) / bloomShare - 0.5);
    cells[pair] = Math.floor(x) * 3;
    shares[pair] = x - Math.floor(x);
  }

  const develop = (rgba: Uint8Array, grain: number | null): void => {
    const sheets = grain === null ? null : grainSheets(width, height, seed);
    const sheet = sheets?.[(grain ?? 0) % sheets.length] ?? clear;
    const bloom = grain === null ? null : bloomOf(rgba, width, height);
    const pixels = new Int32Array(rgba.buffer, rgba.byteOffset, count);
    let u = count;
    let v = count + (count >> 2);
    for (let y = 0; y < height; y += 2) {
      const lit = bloom !== null && glowRow(bloom, (y + 1) / bloomShare - 0.5, glow);
      let at = y * width;
      let out = at >> 1;
      let speck = sheets === null ? 0 : at;
      const next = sheets === null ? 0 : width;
      let kr = lumaRed | 0;
      let kg = lumaGreen | 0;
      let kb = lumaBlue | 0;
      let base = 0;
      let fr = 0;
      let fg = 0;
      let fb = 0;
      for (let pair = 0; pair < half; pair++) {
        const p0 = pixels[at]!;
        const p1 = pixels[at + 1]!;
        const p2 = pixels[at + width]!;
        const p3 = pixels[at + width + 1]!;
        const r0 = p0 & 255;
        const g0 = (p0 >> 8) & 255;
        const b0 = (p0 >> 16) & 255;
        const r1 = p1 & 255;
        const g1 = (p1 >> 8) & 255;
        const b1 = (p1 >> 16) & 255;
        const r2 = p2 & 255;
        const g2 = (p2 >> 8) & 255;
        const b2 = (p2 >> 16) & 255;
        const r3 = p3 & 255;
        const g3 = (p3 >> 8) & 255;
        const b3 = (p3 >> 16) & 255;
        if (lit) {
          const cell = cells[pair]!;
          const share = shares[pair]!;
          const gr = glow[cell]! + (glow[cell + 3]! - glow[cell]!) * share;
          const gg = glow[cell + 1]! + (glow[cell + 4]! - glow[cell + 1]!) * share;
          const gb = glow[cell + 2]! + (glow[cell + 5]! - glow[cell + 2]!) * share;
          // Screen: out = in + glow (1 - in), so light is a weighted sum still. Levels of the glow are 0 to 1.
          kr = (lumaRed * (1 - gr)) | 0;
          kg = (lumaGreen * (1 - gg)) | 0;
          kb = (lumaBlue * (1 - gb)) | 0;
          base = (255 * (lumaRed * gr + lumaGreen * gg + lumaBlue * gb)) | 0;
          fr = (256 * gr) | 0;
          fg = (256 * gg) | 0;
          fb = (256 * gb) | 0;
        }
        const s0 = sheet[speck]!;
        const s1 = sheet[speck + 1]!;
        const s2 = sheet[speck + next]!;
        const s3 = sheet[speck + next + 1]!;
        const k0 = s0 >> 8;
        const k1 = s1 >> 8;
        const k2 = s2 >> 8;
        const k3 = s3 >> 8;
        const y0 = imul(imul(kr, r0) + imul(kg, g0) + imul(kb, b0) + base, k0) + imul(s0 & 255, white) + black;
        const y1 = imul(imul(kr, r1) + imul(kg, g1) + imul(kb, b1) + base, k1) + imul(s1 & 255, white) + black;
        const y2 = imul(imul(kr, r2) + imul(kg, g2) + imul(kb, b2) + base, k2) + imul(s2 & 255, white) + black;
        const y3 = imul(imul(kr, r3) + imul(kg, g3) + imul(kb, b3) + base, k3) + imul(s3 & 255, white) + black;
        lights[out] = (y0 >> 20) | ((y1 >> 20) << 8);
        lights[out + half] = (y2 >> 20) | ((y3 >> 20) << 8);
        out++;
        // Colour of the four together, in quarters of a level.
        let r = r0 + r1 + r2 + r3;
        let g = g0 + g1 + g2 + g3;
        let b = b0 + b1 + b2 + b3;
        if (lit) {
          r += imul(fr, 1020 - r) >> 8;
          g += imul(fg, 1020 - g) >> 8;
          b += imul(fb, 1020 - b) >> 8;
        }
        const kept = (k0 + k1 + k2 + k3 + 2) >> 2;
        frame[u++] = (imul((imul(ur, r) + imul(ug, g) + imul(ub, b)) >> 8, kept) + grey) >> 16;
        frame[v++] = (imul((imul(vr, r) + imul(vg, g) + imul(vb, b)) >> 8, kept) + grey) >> 16;
        at += 2;
        if (sheets !== null) speck += 2;
      }
    }
  };

  return {
    frame,
    develop,
    lay({ at, level, through }) {
      for (let i = 0; i < at.length; i++) frame[at[i]!] = frame[at[i]!]! * through[i]! + level[i]!;
    },
  };
};

/** The bloom at row `y` of its own rows, into `out`; false where nothing glows. */
const glowRow = (bloom: Bloom, y: number, out: Float32Array): boolean => {
  const row = Math.min(bloom.height - 1, Math.max(0, y));
  const above = Math.floor(row);
  const below = Math.min(bloom.height - 1, above + 1);
  if (!bloom.rowLit[above] && !bloom.rowLit[below]) return false;
  const share = row - above;
  const span = bloom.width * 3;
  for (let i = 0; i < span; i++) {
    const a = bloom.light[above * span + i]!;
    out[i] = a + (bloom.light[below * span + i]! - a) * share;
  }
  for (let i = 0; i < 3; i++) out[span + i] = out[span - 3 + i]!;
  return true;
};

/** An overlay from straight RGBA of the frame's size. */
export const overlayOf = (rgba: Uint8ClampedArray, width: number, height: number): Overlay => {
  const at: number[] = [];
  const level: number[] = [];
  const through: number[] = [];
  const put = (index: number, value: number, coverage: number) => {
    at.push(index);
    // Half a level each, so that cutting off rounds.
    level.push(value * coverage + 0.5);
    through.push(1 - coverage);
  };
  const count = width * height;
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      let [r, g, b, coverage] = [0, 0, 0, 0];
      for (const index of [y * width + x, y * width + x + 1, (y + 1) * width + x, (y + 1) * width + x + 1]) {
        const alpha = rgba[index * 4 + 3]! / 255;
        if (alpha === 0) continue;
        const [ri, gi, bi] = [rgba[index * 4]!, rgba[index * 4 + 1]!, rgba[index * 4 + 2]!];
        put(index, (red * ri + green * gi + blue * bi) * luma + 16, alpha);
        r += (ri * alpha) / 4;
        g += (gi * alpha) / 4;
        b += (bi * alpha) / 4;
        coverage += alpha / 4;
      }
      if (coverage === 0) continue;
      const grey = red * r + green * g + blue * b;
      const pair = (y >> 1) * (width >> 1) + (x >> 1);
      put(count + pair, ((b - grey) * blueDifference) / coverage + 128, coverage);
      put(count + (count >> 2) + pair, ((r - grey) * redDifference) / coverage + 128, coverage);
    }
  return { at: Uint32Array.from(at), level: Float32Array.from(level), through: Float32Array.from(through) };
};
