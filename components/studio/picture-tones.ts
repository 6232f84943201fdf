import { oklabOf, oklabOfHex } from "#lib/contract/oklab.ts";

export const toneBins = 64;

/** How often each brightness stands in a picture: counts from black to white, of the light and of each colour. */
export interface Histogram {
  light: number[];
  red: number[];
  green: number[];
  blue: number[];
}

/** `rgba` are sRGB bytes, four a pixel. Light is Rec. 709 luma of the coded values. */
export const histogramOf = (rgba: Uint8ClampedArray | Uint8Array): Histogram => {
  const empty = () => Array.from({ length: toneBins }, () => 0);
  const tones = { light: empty(), red: empty(), green: empty(), blue: empty() };
  const count = (bins: number[], value: number) => {
    const bin = Math.min(toneBins - 1, Math.floor((value / 256) * toneBins));
    bins[bin] = (bins[bin] ?? 0) + 1;
  };
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const [r, g, b] = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0];
    count(tones.red, r);
    count(tones.green, g);
    count(tones.blue, b);
    count(tones.light, 0.2126 * r + 0.7152 * g + 0.0722 * b);
  }
  return tones;
};

/**
 * What share of a picture is nearest to each colour, in their order; they add up to 1. Lightness weighs half, as in the
 * still's report: light changes a colour's lightness first. Empty without colours or without a picture.
 */
export const sharesOf = (rgba: Uint8ClampedArray | Uint8Array, colours: readonly string[]): number[] => {
  const wanted = colours.map(oklabOfHex);
  const near = colours.map(() => 0);
  const pixels = Math.floor(rgba.length / 4);
  if (pixels === 0 || colours.length === 0) return [];
  for (let at = 0; at < pixels * 4; at += 4) {
    const [l, a, b] = oklabOf(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
    const far = wanted.map((one) => Math.hypot((one[0] - l) / 2, one[1] - a, one[2] - b));
    const nearest = far.indexOf(Math.min(...far));
    near[nearest] = (near[nearest] ?? 0) + 1;
  }
  return near.map((count) => count / pixels);
};

/** The outline of counts as an SVG path in a box of 1 by 1; the tallest of `peak` touches the top. */
export const outlineOf = (bins: readonly number[], peak: number): string => {
  const steps = bins.map((count, i) => {
    const y = 1 - Math.min(1, peak === 0 ? 0 : count / peak);
    return `L${(i / bins.length).toFixed(4)} ${y.toFixed(4)}L${((i + 1) / bins.length).toFixed(4)} ${y.toFixed(4)}`;
  });
  return `M0 1${steps.join("")}L1 1Z`;
};
