import { drawWorld } from "./draw-world.ts";
import type { FilmScene } from "./film-scene.ts";
import { worldOf } from "./shot-world.ts";

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
  drawWorld(scene, worldOf(scene, shotIndex), ctx, t_s, lens);
}
