import { contextOf } from "./canvas.ts";
import { drawPicture } from "./draw-picture.ts";
import { endCardLayer, endCardShot } from "./end-card-layer.ts";
import type { FilmScene } from "./film-scene.ts";

/** Draws the end card over its own picture, blurred and darkened; `t` is the film's time in seconds. */
export function drawEndCard(ctx: CanvasRenderingContext2D, scene: FilmScene, t: number): void {
  const card = scene.plan.end_card;
  const index = endCardShot(scene);
  const shot = scene.plan.shots[index];
  if (!card || !shot || t < card.start_seconds) return;
  if (!scene.cards.has(index)) {
    const still = scene.createCanvas(scene.width, scene.height);
    drawPicture(scene, contextOf(still), index, card.start_seconds - shot.start_seconds, false);
    endCardLayer(ctx, scene, t, still);
  } else endCardLayer(ctx, scene, t);
}
