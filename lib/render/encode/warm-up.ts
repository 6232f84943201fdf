import { setImmediate as breathe } from "node:timers/promises";
import { createCanvas } from "@napi-rs/canvas";
import { previewSizes } from "#lib/contract/vocabulary.ts";
import { registerFilmFonts } from "#lib/render/fonts.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { lensOf } from "#lib/render/scene/draw-picture.ts";
import { drawWorld } from "#lib/render/scene/draw-world.ts";
import { buildFilmScene } from "#lib/render/scene/film-scene.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { worldOf } from "#lib/render/scene/shot-world.ts";

/** About as many as it takes until the host compiles what draws them. */
const frames = 10;

/** Draws the beginning of a film's first shot for nobody, so that this thread's first real one is drawn sooner. */
export const warmUp = async (plan: ScenePlan): Promise<void> => {
  const { width, height } = previewSizes[plan.aspect_ratio];
  registerFilmFonts(plan);
  const scene = buildFilmScene(plan, { width_px: width, height_px: height }, createCanvas as unknown as CanvasFactory);
  const world = worldOf(scene, 0);
  for (let frame = 0; frame < frames; frame++) {
    // Only between turns does the host let go of what was painted before.
    await breathe();
    drawWorld(scene, world, frame / plan.fps);
    world.raster.developPlanar(lensOf(scene, frame));
  }
  world.raster.close();
};
