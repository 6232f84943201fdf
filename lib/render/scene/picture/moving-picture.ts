import { poseAt, sensorWidth_mm } from "#lib/render/scene/camera.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { Raster } from "#lib/render/scene/raster/raster.ts";
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
  const plate = plateOf(source, reliefOf(source.small, picture.faces), picture.crop, size);
  const raster = new Raster(width_px, height_px, 0);
  const load = (pixels: Uint32Array) =>
    raster.pictureOf(raster.loadPixels(new Uint8Array(pixels.buffer), plate.width, plate.height));
  const loaded = {
    ...plate,
    groundPicture: load(plate.ground),
    frontPicture: plate.front === null ? null : load(plate.front),
  };
  const perMm = width_px / sensorWidth_mm(width_px, height_px);
  const start = poseAt(physics.path, 0);
  return {
    raster,
    drawAt(t_s) {
      const pose = poseAt(physics.path, t_s);
      const moved = {
        x_m: pose.x_m - start.x_m,
        y_m: pose.y_m - start.y_m,
        z_m: pose.z_m - start.z_m,
        pan_deg: pose.pan_deg - start.pan_deg,
        tilt_deg: pose.tilt_deg - start.tilt_deg,
        roll_deg: pose.roll_deg - start.roll_deg,
      };
      const lens = { from_px: start.lens_mm * perMm, focal_px: pose.lens_mm * perMm };
      const { near_m, far_m } = picture;
      warp(raster, loaded, { ...lens, moved, near_m, far_m });
    },
  };
};
