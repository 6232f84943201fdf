import { contextOf, imageOf } from "./canvas.ts";
import { luma } from "./colour.ts";
import { drawWorld } from "./draw-world.ts";
import { buildWorld, type FilmScene, type ShotWorld } from "./film-scene.ts";
import { gradeOf } from "./grade.ts";

/** The world of a shot, built on first use (up to about two seconds). Throws on a shot the plan does not have. */
export function worldOf(scene: FilmScene, shotIndex: number): ShotWorld {
  const known = scene.worlds.get(shotIndex);
  if (known) return known;
  let world = buildWorld(scene, shotIndex, gradeOf(scene.plan.color_intent));
  for (const lift of [0.2, 0.36]) {
    if (brightnessOf(scene, world) > darkest) break;
    world = buildWorld(scene, shotIndex, gradeOf(scene.plan.color_intent, lift));
  }
  scene.worlds.set(shotIndex, world);
  return world;
}

/** Least mean luma of a shot, 0 to 1: night is drawn dark, never black. */
const darkest = 0.115;

/** Mean luma of a shot at its middle, 0 to 1, before the lens darkens its edges. */
function brightnessOf(scene: FilmScene, world: ShotWorld): number {
  const canvas = scene.createCanvas(scene.width, scene.height);
  drawWorld(scene, world, contextOf(canvas), world.camera.duration_s / 2, false);
  const small = scene.createCanvas(32, 32);
  const context = contextOf(small);
  context.imageSmoothingQuality = "high";
  context.drawImage(imageOf(canvas), 0, 0, 32, 32);
  const { data } = context.getImageData(0, 0, 32, 32);
  let sum = 0;
  for (let i = 0; i < data.length; i += 4) sum += luma([data[i]!, data[i + 1]!, data[i + 2]!]);
  return sum / 1024 / 255;
}
