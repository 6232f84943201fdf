import { mix, type Rgb } from "./colour.ts";

const luminance = (colour: Rgb): number => {
  const [r, g, b] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG 2.2 contrast of two colours, 1 to 21. */
export const contrastOf = (one: Rgb, other: Rgb): number => {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** The colour itself, drawn towards white or black only as far as it takes to be read on `ground`. */
export const legibleOn = (ground: Rgb, colour: Rgb, contrast = 4.5): Rgb => {
  const end: Rgb = contrastOf(ground, [255, 255, 255]) >= contrastOf(ground, [0, 0, 0]) ? [255, 255, 255] : [0, 0, 0];
  for (let share = 0; share < 1; share += 0.05) {
    const drawn = mix(colour, end, share);
    if (contrastOf(ground, drawn) >= contrast) return drawn;
  }
  return end;
};
