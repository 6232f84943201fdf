import type { Rgb } from "./colour.ts";

/** Colours at places from 0 to 1, in order; alpha 0 to 1. */
export type Stops = [at: number, colour: Rgb, alpha: number][];

/** The colour at a place into `out` (three channels to 255, then alpha); the ends go on. */
export function colourAt(stops: Stops, place: number, out: Float64Array): void {
  let after = 0;
  while (after < stops.length - 1 && stops[after]![0] < place) after++;
  const before = Math.max(0, after - 1);
  const [from, a, alphaA] = stops[before]!;
  const [to, b, alphaB] = stops[after]!;
  const share = to > from ? Math.min(1, Math.max(0, (place - from) / (to - from))) : 0;
  for (let channel = 0; channel < 3; channel++)
    out[channel] = a[channel as 0 | 1 | 2] * (1 - share) + b[channel as 0 | 1 | 2] * share;
  out[3] = alphaA * (1 - share) + alphaB * share;
}
