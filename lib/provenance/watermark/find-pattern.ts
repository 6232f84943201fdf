import { correlate, fieldOf, transform, type Field } from "./fourier.ts";
import { deviationOf, evenedSpectrum, foldAt, tileSide } from "./fold.ts";
import { findingTile, tileChips, type ChipPattern } from "./pattern.ts";
import type { Plane } from "./plane.ts";

/** Where the pattern seems to lie: the shift of its tile in samples, at a zoom. */
export interface Place {
  zoom: number;
  x: number;
  y: number;
  /** How far its known part stands out of all other shifts, in standard deviations. */
  sigma: number;
}

/** The spectrum of the pattern's known part. */
export const soughtOf = (pattern: ChipPattern): Field => {
  const known = findingTile(pattern);
  const field = fieldOf(
    tileSide,
    Float64Array.from({ length: tileSide * tileSide }, (_, i) => {
      const [x, y] = [i % tileSide, Math.floor(i / tileSide)];
      return known[(y >> 1) * tileChips + (x >> 1)]!;
    }),
  );
  transform(field);
  return field;
};

/** Where the pattern may lie in a picture. */
export interface Places {
  /** The likeliest of all shifts. */
  best: Place;
  /** The likeliest of those that begin in the picture's corner, as the pattern does where nothing was cut off. */
  corner: Place;
}

/** The most likely places of the pattern in all planes together at one zoom. */
export const findAt = (planes: readonly Plane[], sought: Field, zoom: number): Places => {
  const all = new Float64Array(tileSide * tileSide);
  for (const plane of planes) {
    const tile = foldAt(plane, zoom);
    const spread = deviationOf(tile);
    if (spread > 0) for (let i = 0; i < all.length; i++) all[i]! += tile[i]! / spread;
  }
  const match = correlate(evenedSpectrum(all), sought);
  const spread = deviationOf(match);
  const level = (x: number, y: number) => match[(y & (tileSide - 1)) * tileSide + (x & (tileSide - 1))]!;
  const placeAt = (x: number, y: number): Place => ({
    zoom,
    x: x + vertex(level(x - 1, y), level(x, y), level(x + 1, y)),
    y: y + vertex(level(x, y - 1), level(x, y), level(x, y + 1)),
    sigma: spread > 0 ? level(x, y) / spread : 0,
  });
  let best = 0;
  for (let i = 1; i < match.length; i++) if (match[i]! > match[best]!) best = i;
  const corners = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => placeAt(x, y)));
  return {
    best: placeAt(best % tileSide, Math.floor(best / tileSide)),
    corner: corners.reduce((one, other) => (other.sigma > one.sigma ? other : one)),
  };
};

/** Where the parabola through three neighbouring values has its top, from the middle one; at most half a step away. */
const vertex = (before: number, top: number, after: number): number => {
  const bend = before - 2 * top + after;
  return bend < 0 ? Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend))) : 0;
};
