import { clamp, mix, rgb, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { litColour } from "#lib/render/scene/light.ts";
import { fractal, ridges } from "#lib/render/scene/random.ts";
import { pixels } from "./strokes.ts";

/** What makes one kind of land different from another. */
export interface TerrainSpec {
  /** Cells of the skyline in one unit of height. */
  roughness: number;
  octaves: number;
  /** 0 rolling, 1 sharp crests. */
  sharp: number;
  /** Lowest part of the skyline, 0 to 1 of the height. */
  floor: number;
  low: string;
  high: string;
  /** Share of the height above which snow lies, above 1 for none. */
  snow_line: number;
  /** Strength of the facets. */
  relief: number;
  /** Successive ridges behind each other. */
  ridges: number;
  /** Whether the forms lean with the wind, as dunes do. */
  leaning?: boolean;
}

/** Land in profile: ridge noise gives the skyline, the difference of two samples its lit facets, slope its snow. */
export function terrain(spec: TerrainSpec): (brush: Brush) => void {
  return (brush) => {
    const { light, seed, window } = brush;
    const period = window.right - window.left;
    const cells = Math.max(2, Math.round(period * spec.roughness));
    const snowing = light.weather === "snow";
    const snowLine = snowing ? Math.min(spec.snow_line, 0.12) : spec.snow_line;
    const low = rgb(spec.low);
    const high = rgb(spec.high);
    const white: Rgb = [236, 242, 252];
    const side = light.side < 0 ? -1 : 1;
    const skyline = (u: number, layer: number) => {
      const x = u * cells + layer * 0.37;
      const soft = fractal(x, layer * 9.1 + 0.5, seed + layer * 77, spec.octaves, cells);
      const crest = ridges(x, layer * 5.3 + 0.5, seed + layer * 77, spec.octaves, cells);
      const shape = soft * (1 - spec.sharp) + crest * 1.15 * spec.sharp;
      return clamp(spec.floor + (1 - spec.floor) * (shape * 1.35 - 0.14), 0.02, 1);
    };
    const width = Math.max(2, Math.round(period * brush.px_per_unit));
    const lines = Array.from({ length: spec.ridges }, (_, layer) =>
      Float32Array.from(
        { length: width + 1 },
        (_, i) => skyline(i / width, layer) * (1 - layer * (0.62 / spec.ridges)),
      ),
    );
    const bump = Math.max(8, Math.round(cells * 3.4));
    pixels(brush, (x, y, out) => {
      const column = Math.min(width, Math.max(0, Math.round(((x - window.left) / period) * width)));
      // The nearest ridge that covers this height wins.
      let layer = -1;
      for (let i = spec.ridges - 1; i >= 0; i--) {
        if (-y <= lines[i]![column]!) {
          layer = i;
          break;
        }
      }
      if (layer < 0) return;
      const crest = lines[layer]![column]!;
      const depth = crest + y;
      const u = (x - window.left) / period;
      const lean = spec.leaning ? depth * 1.4 : depth * 0.7;
      const bx = u * bump + lean * side * 1.2;
      const by = y * (bump / period) * 1.15 + layer * 13;
      const here = ridges(bx, by, seed + 7 + layer, 5, bump);
      const there = ridges(bx + 0.16 * side, by - 0.1, seed + 7 + layer, 5, bump);
      const ahead = lines[layer]![Math.min(width, column + 2)]! - lines[layer]![Math.max(0, column - 2)]!;
      const skyFacing = clamp(1 - depth * 9, 0, 1) * 0.16;
      const slope = (here - there) * spec.relief - ahead * side * 9 * Math.exp(-depth * 5) * Math.min(1, spec.relief);
      const exposure = clamp(0.42 + slope + skyFacing - light.back * 0.12, 0.02, 1.12);
      const grain = fractal(u * bump * 6, y * (bump / period) * 7, seed + 31, 3, bump * 6);
      let albedo = mix(low, high, clamp(here * 0.9 + grain * 0.45 - 0.25 + -y * 0.25, 0, 1));
      const cover =
        smoothstep(snowLine - 0.12, snowLine + 0.18, -y + (grain - 0.5) * 0.4 + (here - 0.45) * 0.3) *
        smoothstep(0.75, 0.2, Math.abs(slope) * 0.8);
      if (cover > 0) albedo = mix(albedo, white, cover * 0.94);
      let colour = litColour(light, albedo, exposure);
      // Valleys fill with haze: each ridge fades towards its foot, far ridges more.
      const veil =
        clamp((1 - layer / Math.max(1, spec.ridges)) * 0.34 + depth * 0.34 * (spec.ridges > 1 ? 1 : 0.35), 0, 0.62) *
        (spec.ridges > 1 ? 1 : 0.4);
      colour = mix(colour, light.haze, veil);
      out[0] = colour[0];
      out[1] = colour[1];
      out[2] = colour[2];
      // Only the skyline is soft: a nearer crest stands before land, not before the sky.
      const backed = lines.some((other, i) => i < layer && other[column]! > -y + 2 / brush.px_per_unit);
      out[3] = backed ? 255 : 255 * smoothstep(0, 1.6 / brush.px_per_unit, depth);
    });
  };
}
