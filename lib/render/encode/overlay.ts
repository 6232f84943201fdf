/** A still picture with transparency, ready to be laid over a developed frame (planar 4:2:0, Rec. 709, studio range). */
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

/** Lays a picture over a developed frame; a `share` below 1 lets it shine through. */
export const lay = (frame: Uint8Array, { at, level, through }: Overlay, share = 1): void => {
  if (share < 1) {
    // The half level that rounds is in `level` whole.
    const half = 0.5 * (1 - share);
    for (let i = 0; i < at.length; i++) {
      const under = frame[at[i]!]!;
      frame[at[i]!] = under * (1 - share + through[i]! * share) + level[i]! * share + half;
    }
    return;
  }
  for (let i = 0; i < at.length; i++) frame[at[i]!] = frame[at[i]!]! * through[i]! + level[i]!;
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
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, count);
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const first = y * width + x;
      if ((pixels[first]! | pixels[first + 1]! | pixels[first + width]! | pixels[first + width + 1]!) === 0) continue;
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
