import { clamp, mix, mixInto, rgb, scale, smoothstep, type Rgb, type Tone } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { fractal, ridges } from "#lib/render/scene/random.ts";
import { creases, grain } from "./weave.ts";
import { paintLand, speckle, tilesOf, type Spot } from "./relief.ts";
import { seasonOf } from "./season.ts";

const white: Rgb = [240, 245, 253];
const cellsOf = (brush: Brush, perUnit: number) =>
  Math.max(2, Math.round((brush.window.right - brush.window.left) * perUnit));

/** Snow that lies where it can: high, level, and never on a wall. */
function snowCover(spot: Spot, line: number, patch: number): number {
  return (
    smoothstep(line - 0.06, line + 0.12, spot.h + (patch - 0.5) * 0.3) *
    smoothstep(0.3, 0.58, spot.level + (patch - 0.5) * 0.3)
  );
}

/** A range: dark foothills, ridges of faceted rock behind each other, snow on what is not too steep. */
export function paintMountains(brush: Brush): void {
  const { seed, light, variants } = brush;
  const cells = cellsOf(brush, 0.8);
  const broad = cellsOf(brush, 0.45);
  const tiles = tilesOf(brush, 0.9);
  const snowing = light.weather === "snow" || seasonOf(brush) === "winter";
  const line = snowing ? 0.08 : variants.has("glacier") ? 0.26 : 0.46;
  const rock = brush.colour ?? rgb("#746c69");
  const dark = rgb("#4a484d");
  const wood = mix(rgb("#2c3b2b"), rgb("#4c5636"), 0.3);
  const ground: Tone = [0, 0, 0];
  paintLand(brush, {
    depth: 2.6,
    tilt: 0.07,
    rows: 130,
    veil: 0.44,
    mist: 0.5,
    height(u, z) {
      const warp = fractal(u * cells * 2, z * 3.1, seed + 5, 3, cells * 2) - 0.5;
      const massif = smoothstep(0.25, 0.72, fractal(u * broad, z * 1.3, seed + 3, 2, broad));
      const crest = ridges(u * cells + warp * 0.4, z * 1.9 + warp * 0.3, seed, 6, cells);
      const back = smoothstep(0.04, 0.62, z) * (1 - 0.55 * smoothstep(0.72, 1, z));
      const peak = 0.3 + 0.7 * massif;
      return 0.02 + (0.16 * (1 - back) + 1.18 * back * peak) * crest ** 1.12;
    },
    albedo(spot) {
      const patch = grain(spot.u * tiles, spot.h * 1.3 + spot.z);
      const crack = creases(spot.u * tiles * 2, spot.h * 1.9 + spot.z * 2.3);
      mixInto(ground, dark, rock, clamp(0.25 + crack * 0.5 + patch * 0.5, 0, 1));
      const trees = smoothstep(0.36, 0.16, spot.h + (patch - 0.5) * 0.3) * smoothstep(0.3, 0.5, spot.level);
      const tops = grain(spot.u * tiles * 5, spot.h * 9 + spot.z * 7);
      mixInto(ground, ground, wood, trees * 0.9, 0.65 + tops * 0.7);
      const snow = snowCover(spot, line, patch * 0.6 + crack * 0.4);
      return mixInto(ground, ground, white, snow * 0.96);
    },
  });
}

/** Rolling country: meadows, ploughed strips and hedges lie over the swells; copses stand as dark dots. */
export function paintHills(brush: Brush): void {
  const { seed, light, variants } = brush;
  const season = seasonOf(brush);
  const cells = cellsOf(brush, 0.62);
  const tiles = tilesOf(brush, 1.1);
  const vines = variants.has("vines");
  const snowing = light.weather === "snow" || season === "winter";
  const [low, high] = season === "autumn" ? [rgb("#6c5a2c"), rgb("#b08b44")] : [rgb("#466030"), rgb("#8c9f50")];
  const leafy = rgb(season === "autumn" ? "#7d5226" : "#31482a");
  const strips = cellsOf(brush, 1.7);
  const ploughed = scale(vines ? rgb("#55502e") : low, 0.8);
  const ground: Tone = [0, 0, 0];
  paintLand(brush, {
    depth: 3,
    tilt: 0.24,
    rows: 110,
    veil: 0.62,
    mist: 0.34,
    height(u, z) {
      const swell = fractal(u * cells, z * 5.5, seed, 2, cells);
      const trees = grain(u * tiles * 6, z * 17);
      const copse = smoothstep(0.62, 0.72, grain(u * tiles, z * 3 + 0.7)) * trees;
      return 0.02 + (0.1 + 0.6 * z) * smoothstep(0.2, 0.85, swell) + 0.035 * copse;
    },
    albedo(spot) {
      const wander = fractal(spot.u * strips, spot.z * 5, seed + 31, 2, strips);
      const parcel = Math.floor(spot.z * 9 + wander * 2.2) * 7 + Math.floor(spot.u * strips + wander * 1.4 + 0.5);
      const tone = Math.abs(Math.sin(parcel * 12.9898) * 43758.5453) % 1;
      const furrow = Math.sin((spot.z * 210 + wander * 30 + spot.u * strips * 6) * (vines ? 0.6 : 1)) * 0.5 + 0.5;
      const g = speckle(spot.u, spot.z * 5, tiles);
      mixInto(ground, low, high, clamp(tone * 0.85 + g * 0.3, 0, 1));
      if (vines || tone > 0.72) mixInto(ground, ground, ploughed, furrow * 0.5);
      const hedge = Math.min(
        Math.abs(((spot.z * 9 + wander * 2.2) % 1) - 0.5),
        Math.abs(((spot.u * strips + wander * 1.4 + 0.5) % 1) - 0.5),
      );
      const leaves = grain(spot.u * tiles * 7, spot.h * 14 + spot.z * 9);
      const wooded = grain(spot.u * tiles, spot.z * 3 + 0.7) + (leaves - 0.5) * 0.12 + (hedge > 0.45 ? 0.14 : 0);
      const copse = smoothstep(0.63, 0.7, wooded);
      mixInto(ground, ground, leafy, copse * 0.85, 0.6 + leaves * 0.8);
      if (snowing) return mixInto(ground, ground, white, 0.86 - copse * 0.6);
      return brush.colour ? mixInto(ground, ground, brush.colour, 0.6) : ground;
    },
  });
}

/** Dunes: long windward backs in the light, knife crests, dark slip faces, ripples close by. */
export function paintDunes(brush: Brush): void {
  const { seed, light } = brush;
  const cells = cellsOf(brush, 0.55);
  const turns = cellsOf(brush, 0.5);
  const tiles = tilesOf(brush, 0.5);
  const side = light.side < 0 ? -1 : 1;
  const [low, high] = brush.colour
    ? [scale(brush.colour, 0.82), scale(brush.colour, 1.12)]
    : [rgb("#c08a50"), rgb("#eac48a")];
  const sand: Tone = [0, 0, 0];
  paintLand(brush, {
    depth: 3.4,
    tilt: 0.22,
    rows: 260,
    veil: 0.5,
    mist: 0.12,
    height(u, z) {
      const bend = fractal(u * cells * 2, z * 2.2, seed + 3, 2, cells * 2) - 0.5;
      const swell = fractal(u * cells, z * 1.4, seed, 1, cells);
      // A saw with a long and a short side: the form wind gives to sand.
      const wave = z * 3.2 + u * turns * side + bend * 1.7 + seed * 0.13;
      const turn = wave - Math.floor(wave);
      const rise = turn < 0.7 ? (turn / 0.7) ** 1.35 : ((1 - turn) / 0.3) ** 1.1;
      return 0.02 + (0.1 + 0.62 * z) * (0.25 + swell) * rise;
    },
    albedo(spot) {
      const ripple = Math.sin((spot.z * 150 + spot.u * tiles * 16 + grain(spot.u * tiles, spot.z * 6) * 9) * 1.4);
      const g = grain(spot.u * tiles * 3, spot.z * 22);
      const share = clamp(0.42 + ripple * 0.12 * (1 - spot.z) + (g - 0.5) * 0.4 + spot.h * 0.3, 0, 1);
      return mixInto(sand, low, high, share);
    },
  });
}

interface LowLand {
  low: string;
  high: string;
  tuft: string;
  /** Height of the swells, 0 to 1, and their number in one unit. */
  swell: number;
  perUnit: number;
  drifts?: boolean;
}

/** Level country to the horizon: low swells, patches of ground, tufts against the light. */
export function lowland(given: LowLand): (brush: Brush) => void {
  return (brush) => {
    const { seed, light } = brush;
    const season = seasonOf(brush);
    const cells = cellsOf(brush, given.perUnit);
    const tiles = tilesOf(brush, 1.6);
    const whitened = given.drifts || light.weather === "snow" || season === "winter";
    const autumn = season === "autumn" && !given.drifts;
    const low = brush.colour ? scale(brush.colour, 0.75) : rgb(autumn ? "#6b5426" : given.low);
    const high = brush.colour ?? rgb(autumn ? "#b78f46" : given.high);
    const tuft = rgb(given.tuft);
    const ground: Tone = [0, 0, 0];
    paintLand(brush, {
      depth: 6,
      tilt: 0.4,
      rows: 80,
      veil: 0.5,
      mist: 0.16,
      most_px: 300_000,
      height(u, z) {
        const soft = fractal(u * cells, z * 2.4, seed, 3, cells);
        const drift = given.drifts ? ridges(u * cells * 2, z * 3, seed + 4, 3, cells * 2) : 0;
        return 0.03 + given.swell * (0.35 + 0.65 * z) * (soft * 0.8 + drift * 0.35);
      },
      albedo(spot) {
        const g = speckle(spot.u, spot.z * 6, tiles);
        const blade = grain(spot.u * tiles * 9, spot.h * 5 + spot.z * 2);
        mixInto(ground, low, high, clamp(0.45 + g * 0.7, 0, 1));
        mixInto(ground, ground, tuft, smoothstep(0.58, 0.78, blade) * 0.5);
        if (!whitened) return ground;
        return mixInto(ground, ground, white, given.drifts ? 0.96 : 0.8 - smoothstep(0.6, 0.8, blade) * 0.4);
      },
    });
  };
}
