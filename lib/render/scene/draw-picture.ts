import { drawWorld } from "./draw-world.ts";
import type { FilmScene } from "./film-scene.ts";
import { grainSheetCount, grainSheets, lensBloom } from "./lens.ts";
import type { Lens } from "./raster/frame.ts";
import { worldOf } from "./shot-world.ts";

/** What lens and film stock add to frame number `frame` of a shot; frames before its first have numbers below 0. */
export function lensOf(scene: FilmScene, frame: number): Lens {
  const sheets = grainSheets(scene.width, scene.height, scene.plan.seed);
  return { sheet: sheets[((frame % grainSheetCount) + grainSheetCount) % grainSheetCount]!, bloom: lensBloom };
}

/** No bloom, no vignette, no grain. */
export const bareLens: Lens = { sheet: null, bloom: null };

/**
 * Draws the picture of a shot at `t_s` seconds from its start: no caption, no card, no mark.
 * `ctx` belongs to a canvas of the scene's size. `lens` false leaves out bloom, vignette and grain.
 */
export function drawPicture(
  scene: FilmScene,
  ctx: CanvasRenderingContext2D,
  shotIndex: number,
  t_s: number,
  lens = true,
): void {
  const world = worldOf(scene, shotIndex);
  drawWorld(scene, world, t_s);
  const image = ctx.createImageData(scene.width, scene.height);
  image.data.set(world.raster.developScreen(lens ? lensOf(scene, Math.round(t_s * scene.plan.fps)) : bareLens));
  ctx.putImageData(image, 0, 0);
}
