/** Hue in degrees, saturation and lightness 0 to 1, to `#rrggbb`. */
export const hexOfHsl = (hue: number, saturation: number, lightness: number): string => {
  const s = Math.min(1, Math.max(0, saturation));
  const l = Math.min(1, Math.max(0, lightness));
  const amplitude = s * Math.min(l, 1 - l);
  const channel = (n: number) => {
    const k = (((n + hue / 30) % 12) + 12) % 12;
    const value = l - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
};

/** The way from one hue to another along the shorter arc; `amount` 0 stays, 1 arrives. */
export const towardsHue = (from: number, to: number, amount: number): number => {
  const way = ((((to - from) % 360) + 540) % 360) - 180;
  return (((from + way * amount) % 360) + 360) % 360;
};

/** A weak tint of a hue as r, g, b around 0, each within ± 1. */
export const tintOf = (hue: number): [number, number, number] => {
  const at = (shift: number) => Math.cos(((hue - shift) * Math.PI) / 180);
  return [at(0), at(120), at(240)];
};

/** How bright a `#rrggbb` looks, 0 to 1: Rec. 709 weights on the coded values. */
export const lumaOf = (hex: string): number =>
  [0.2126, 0.7152, 0.0722].reduce(
    (sum, weight, at) => sum + (weight * Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16)) / 255,
    0,
  );
