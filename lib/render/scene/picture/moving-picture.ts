import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { Raster } from "#lib/render/scene/raster/raster.ts";
import { cropOf, moveAt, reachOf } from "./camera-reach.ts";
import { plateOf, type PictureSource } from "./plate.ts";
import { reliefOf } from "./relief.ts";
import { warp } from "./warp.ts";

/** A shot whose picture was supplied, ready to be drawn at one frame size. */
export interface MovingPicture {
  /** Where it is drawn. */
  raster: Raster;
  /** Draws the frame at `t_s` seconds from the shot's start. */
  drawAt(t_s: number): void;
}

/**
 * Takes a supplied picture apart for the camera of the plan's one shot to move in. At the start the frame is the
 * picture's crop, pixel for pixel. Throws on a plan without a picture.
 */
export const movingPicture = (
  plan: ScenePlan,
  shotIndex: number,
  source: PictureSource,
  size: { width_px: number; height_px: number },
): MovingPicture => {
  const { picture } = plan;
  const shot_id = plan.shots[shotIndex]?.shot_id;
  const physics = plan.camera_physics.find((each) => each.shot_id === shot_id);
  if (picture === undefined || physics === undefined)
    throw new Error(`The plan has no picture for shot number ${shotIndex + 1}.`);
  const { width_px, height_px } = size;
  const relief = reliefOf(source.small, picture.faces);
  const plate = plateOf(source, relief, cropOf(plan, shotIndex), reachOf(plan, shotIndex), size);
  const raster = new Raster(width_px, height_px, 0);
  const load = (pixels: Uint32Array) =>
    raster.pictureOf(raster.loadPixels(new Uint8Array(pixels.buffer), plate.width, plate.height));
  const loaded = {
    ...plate,
    groundPicture: load(plate.ground),
    frontPicture: plate.front === null ? null : load(plate.front),
  };
  const { near_m, far_m } = picture;
  return {
    raster,
    drawAt: (t_s) => warp(raster, loaded, { ...moveAt(physics.path, t_s, width_px, height_px), near_m, far_m }),
  };
};
