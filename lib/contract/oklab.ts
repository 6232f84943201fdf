/** Lightness 0 to 1; green to red; blue to yellow. */
export type Oklab = readonly [lightness: number, a: number, b: number];

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** OKLab of sRGB bytes, 0 to 255 (Ottosson 2020): distances in it are close to those that are seen. */
export const oklabOf = (red: number, green: number, blue: number): Oklab => {
  const [r, g, b] = [linear[red] ?? 0, linear[green] ?? 0, linear[blue] ?? 0];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

/** OKLab of `#rrggbb`. */
export const oklabOfHex = (hex: string): Oklab => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return oklabOf(channel(1), channel(3), channel(5));
};
