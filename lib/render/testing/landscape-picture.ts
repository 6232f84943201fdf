import { fractal } from "#lib/render/scene/random.ts";

/** A picture as a camera might have taken it: a bright sky, hills far away, and ground that comes up to the lens. */
export const landscapePicture = (
  width: number,
  height: number,
): { data: Uint8Array; width: number; height: number } => {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const down = y / height;
      const ridge = 0.36 + 0.08 * Math.sin((x / width) * 9) + 0.03 * Math.sin((x / width) * 31);
      const grain = fractal(x / 7, y / 7, 5, 4, 4096) - 0.5;
      const stones = fractal(x / 26, y / 26, 9, 3, 4096) - 0.5;
      const haze = (down - ridge) / 0.2;
      const [r, g, b] =
        down < ridge
          ? [150 + 50 * down, 185 + 40 * down, 230]
          : down < 0.56
            ? [96 - 20 * haze + 60 * grain, 118 - 10 * haze + 60 * grain, 120 - 40 * haze + 50 * grain]
            : [110 + 120 * grain + 90 * stones, 84 + 100 * grain + 70 * stones, 48 + 70 * grain + 40 * stones];
      data[at] = r;
      data[at + 1] = g;
      data[at + 2] = b;
      data[at + 3] = 255;
    }
  return { data, width, height };
};
