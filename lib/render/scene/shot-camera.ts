import type { CameraPhysics } from "#lib/contract/plan.ts";
import { poseAt, viewOf, type View } from "./camera.ts";
import type { ScenePlan } from "./scene-plan.ts";

/** The camera of a shot: its path, and how it is aimed so that the subject stays in the frame. */
export interface ShotCamera {
  physics: CameraPhysics;
  duration_s: number;
  width: number;
  height: number;
  tilt_deg: number;
  handheld: boolean;
  seed: number;
  view(t: number): View;
}

export function shotCamera(plan: ScenePlan, shotIndex: number, width: number, height: number): ShotCamera {
  const shot = plan.shots[shotIndex];
  const physics = plan.camera_physics.find(({ shot_id }) => shot_id === shot?.shot_id);
  if (!shot || !physics) throw new Error(`the plan has no camera for shot ${shotIndex}`);
  const seed = plan.seed * 131 + shotIndex * 17;
  const camera: ShotCamera = {
    physics,
    duration_s: shot.duration_seconds,
    width,
    height,
    tilt_deg: 0,
    handheld: shot.camera.movement === "handheld" && physics.path.length < 6,
    seed,
    view(t) {
      const pose = { ...poseAt(physics.path, t) };
      if (camera.handheld) {
        // Two summed sines of 0.16 and 0.08 per cent of the width: a held camera breathes, it does not shake.
        const reach = (36 / pose.lens_mm) * 57.3;
        pose.pan_deg += reach * (0.0032 * Math.sin(t * 3.1 + seed) + 0.0016 * Math.sin(t * 7.7 + seed * 2));
        pose.tilt_deg += reach * (0.0026 * Math.sin(t * 2.6 + seed * 3) + 0.0013 * Math.sin(t * 8.9 + seed));
        pose.roll_deg += 0.25 * Math.sin(t * 1.9 + seed);
      }
      return viewOf(pose, width, height, camera.tilt_deg);
    },
  };
  return camera;
}

/** How far a rolled frame of the shot reaches over its edges at most, pixels. */
export function marginOf(camera: ShotCamera): number {
  return Math.max(...moments(camera.duration_s).map((t) => camera.view(t).margin_px));
}

/** Moments at which extents are measured: enough to catch a path's turning points. */
export function moments(duration_s: number): number[] {
  return Array.from({ length: 9 }, (_, i) => (duration_s * i) / 8);
}
