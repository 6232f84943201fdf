import { terrain } from "#lib/render/scene/elements/shapes/terrain.ts";

export const paintRoad = terrain({
  roughness: 0.3,
  octaves: 4,
  sharp: 0.1,
  floor: 0.15,
  low: "#57552f",
  high: "#968a52",
  snow_line: 1.7,
  relief: 0.8,
  ridges: 1,
});
