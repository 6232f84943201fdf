/** Linear arithmetic on display colours; channels 0 to 255. */
export type Rgb = readonly [number, number, number];

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** 0 below `low`, 1 above `high`, smooth between. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}

/** `#rrggbb` to channels. Throws on anything else. */
export function rgb(hex: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`not a colour: ${hex}`);
  return [parseInt(match[1]!, 16), parseInt(match[2]!, 16), parseInt(match[3]!, 16)];
}

export function mix(a: Rgb, b: Rgb, t: number): Rgb {
  return [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)];
}

/** A colour that is worked on in place: where one is made for every pixel, new ones would pile up. */
export type Tone = [number, number, number];

/** `mix` into `out`, which may be one of the two; `dim` scales the second before. */
export function mixInto(out: Tone, a: Rgb, b: Rgb, t: number, dim = 1): Tone {
  out[0] = lerp(a[0], b[0] * dim, t);
  out[1] = lerp(a[1], b[1] * dim, t);
  out[2] = lerp(a[2], b[2] * dim, t);
  return out;
}

export function scale(colour: Rgb, factor: number): Rgb {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor];
}

export function multiply(a: Rgb, b: Rgb): Rgb {
  return [(a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255];
}

/** Rec. 709 luma, 0 to 255. */
export function luma(colour: Rgb): number {
  return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2];
}

/** CSS colour text. */
export function css(colour: Rgb, alpha = 1): string {
  const [r, g, b] = colour.map((channel) => Math.round(clamp(channel, 0, 255)));
  return alpha >= 1 ? `rgb(${r},${g},${b})` : `rgba(${r},${g},${b},${alpha.toFixed(4)})`;
}

/** Hue of a colour in degrees, 0 for greys. */
export function hueOf([r, g, b]: Rgb): number {
  const high = Math.max(r, g, b);
  const span = high - Math.min(r, g, b);
  if (span < 1e-6) return 0;
  const sector = high === r ? (g - b) / span : high === g ? 2 + (b - r) / span : 4 + (r - g) / span;
  return (sector * 60 + 360) % 360;
}

/** Pulls a colour towards (below 1) or away from (above 1) its own grey. */
export function saturate(colour: Rgb, amount: number): Rgb {
  const grey = luma(colour);
  return mix([grey, grey, grey], colour, amount);
}
