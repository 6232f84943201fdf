import { drawWorld } from "./draw-world.ts";
import { buildWorld, worldSteps, type FilmScene, type ShotWorld } from "./film-scene.ts";
import { gradeOf } from "./grade.ts";
import { plateAt } from "./plate-at.ts";

/** Least and most mean luma of a shot, 0 to 1. */
const darkest = 0.16;
const brightest = 0.58;

/**
 * The world of a shot, built on first use (up to about a second). What moves is painted as it is at `at_s` where that is
 * told, and seen like that while the shot is exposed. Throws on a shot the plan does not have.
 */
export function worldOf(scene: FilmScene, shotIndex: number, at_s: number | null = null): ShotWorld {
  const known = scene.worlds.get(shotIndex);
  if (known) return known;
  const world = buildWorld(scene, shotIndex, gradeOf(scene.plan.color_intent));
  scene.worlds.set(shotIndex, world);
  if (at_s !== null) {
    for (const actor of world.actors) plateAt(scene.createCanvas, world.raster, actor, actor, at_s);
    world.later = () => undefined;
  }
  expose(scene, world);
  world.later = null;
  return world;
}

/** The same in steps of some milliseconds, for those who have other things to do; the last one answers the world. */
export function* worldInSteps(scene: FilmScene, shotIndex: number): Generator<null, ShotWorld> {
  const world = yield* worldSteps(scene, shotIndex, gradeOf(scene.plan.color_intent));
  for (const actor of world.actors) {
    yield null;
    plateAt(scene.createCanvas, world.raster, actor, actor, world.camera.duration_s / 2);
  }
  yield null;
  expose(scene, world);
  return world;
}

/** The moment that a shot is exposed for: its middle, or the brightest where a light goes out or comes on. */
function exposedAt({ camera, dark }: ShotWorld): number {
  const [middle, ...ends] = [0.5, 0.05, 0.95].map((share) => share * camera.duration_s) as [number, ...number[]];
  return ends.reduce((best, t) => ((dark?.(t) ?? 0) < (dark?.(best) ?? 0) ? t : best), middle);
}

/** Opens the shadows of a dark shot, or stops a bright one down. */
function expose(scene: FilmScene, world: ShotWorld): void {
  drawWorld(scene, world, exposedAt(world));
  const { raster } = world;
  let level = raster.meanLuma();
  if (level > brightest) {
    // Snow and white kitchens are stopped down as far as keeps them white.
    world.lift = -Math.min(0.2, 1 - brightest / level);
    return;
  }
  for (const lift of [0.3, 0.55, 0.8]) {
    if (level > darkest) return;
    world.lift = lift;
    level = raster.meanLuma(lift);
  }
}
