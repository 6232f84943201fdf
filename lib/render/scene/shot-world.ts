import { drawWorld } from "./draw-world.ts";
import { buildWorld, type FilmScene, type ShotWorld } from "./film-scene.ts";
import { gradeOf } from "./grade.ts";

/** Least mean luma of a shot, 0 to 1. */
const darkest = 0.15;

/** The world of a shot, built on first use (up to about a second). Throws on a shot the plan does not have. */
export function worldOf(scene: FilmScene, shotIndex: number): ShotWorld {
  const known = scene.worlds.get(shotIndex);
  if (known) return known;
  const world = buildWorld(scene, shotIndex, gradeOf(scene.plan.color_intent));
  scene.worlds.set(shotIndex, world);
  for (const lift of [0, 0.3, 0.55, 0.8]) {
    world.lift = lift;
    drawWorld(scene, world, world.camera.duration_s / 2);
    if (world.raster.meanLuma() > darkest) break;
  }
  return world;
}
