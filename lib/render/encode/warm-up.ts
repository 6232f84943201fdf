import { setImmediate as breathe } from "node:timers/promises";
import { createCanvas } from "@napi-rs/canvas";
import { previewSizes } from "#lib/contract/vocabulary.ts";
import { composeBed } from "#lib/render/audio/compose-bed.ts";
import { registerFilmFonts } from "#lib/render/fonts.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { lensOf } from "#lib/render/scene/draw-picture.ts";
import { drawWorld } from "#lib/render/scene/draw-world.ts";
import { buildFilmScene } from "#lib/render/scene/film-scene.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { worldOf } from "#lib/render/scene/shot-world.ts";

/** About as many as it takes until the host compiles what draws them. */
const frames = 10;

/**
 * A full one, after the wide one that films open with: the room that the pictures of a wide shot on the move take would
 * stay with the thread, and most shots need half of it.
 */
const warmingShot = 1;

/** So long that every instrument has come in. */
const heard_s = 3;

/**
 * Draws the beginning of one of a film's shots for nobody, and composes that of its sound, so that this thread's first real
 * ones are made sooner.
 */
export const warmUp = async (plan: ScenePlan): Promise<void> => {
  const { width, height } = previewSizes[plan.aspect_ratio];
  registerFilmFonts(plan);
  const scene = buildFilmScene(plan, { width_px: width, height_px: height }, createCanvas as unknown as CanvasFactory);
  const shot = Math.min(warmingShot, plan.shots.length - 1);
  const world = worldOf(scene, shot);
  for (let frame = 0; frame < frames; frame++) {
    // Only between turns does the host let go of what was painted before.
    await breathe();
    drawWorld(scene, world, frame / plan.fps);
    world.raster.developPlanar(lensOf(scene, frame));
  }
  world.raster.close();
  composeBed(plan, Math.min(heard_s, plan.duration_seconds));
};
