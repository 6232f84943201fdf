import { drawPicture } from "./draw-picture.ts";
import { drawEndCard } from "./end-card.ts";
import { endCardCovers, endCardShot } from "./end-card-layer.ts";
import type { FilmScene } from "./film-scene.ts";
import { drawPreviewMark } from "./preview-mark.ts";

/**
 * Draws the finished frame of a shot at `t_s` seconds from its start: the picture, the end card where the plan puts
 * one, and the preview mark. Captions are laid over it by `drawCaption`. `ctx` belongs to a canvas of the scene's size.
 */
export function drawFrame(scene: FilmScene, ctx: CanvasRenderingContext2D, shotIndex: number, t_s: number): void {
  const t = (scene.plan.shots[shotIndex]?.start_seconds ?? 0) + t_s;
  const carded = endCardShot(scene) === shotIndex;
  if (!carded || !endCardCovers(scene, t)) drawPicture(scene, ctx, shotIndex, t_s);
  if (carded) drawEndCard(ctx, scene, t);
  drawPreviewMark(ctx, { width_px: scene.width, height_px: scene.height });
}
