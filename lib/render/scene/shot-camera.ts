import type { CameraPhysics } from "#lib/contract/plan.ts";
import { poseAt, viewOf, type Pose, type View } from "./camera.ts";
import type { ScenePlan } from "./scene-plan.ts";

/** The camera of a shot: its path, and how it is aimed so that the subject stays in the frame. */
export interface ShotCamera {
  physics: CameraPhysics;
  duration_s: number;
  width: number;
  height: number;
  /** Tangent of the angle by which the camera is tilted up over its path. */
  aimed: number;
  /** Metres the camera is raised over its path, for the same end. */
  lift_m: number;
  /** Share of the path's rise that is kept, so that the horizon stays in the frame; 1 all of it. */
  swing: number;
  /** Size of the way the camera goes, as everything is stood nearer (below 1) or further off than planned. */
  nearness: number;
  /** A point that a rising camera holds where the plan holds it. */
  held: { z_m: number } | null;
  /** Stands where it is at the middle of the shot, whatever way the plan has it go. */
  steady: boolean;
  /** Share of the planned way from the middle of the shot that it goes; 1 all of it. */
  share: number;
  handheld: boolean;
  seed: number;
  view(t: number): View;
}

/** A pose so far from one on the way to another. */
function towards(from: Pose, to: Pose, share: number): Pose {
  if (share === 1) return to;
  const between = (field: keyof Pose): number => from[field] + (to[field] - from[field]) * share;
  return {
    x_m: between("x_m"),
    y_m: between("y_m"),
    z_m: between("z_m"),
    pan_deg: between("pan_deg"),
    tilt_deg: between("tilt_deg"),
    roll_deg: between("roll_deg"),
    lens_mm: between("lens_mm"),
  };
}

export function shotCamera(plan: ScenePlan, shotIndex: number, width: number, height: number): ShotCamera {
  const shot = plan.shots[shotIndex];
  const physics = plan.camera_physics.find(({ shot_id }) => shot_id === shot?.shot_id);
  if (!shot || !physics) throw new Error(`the plan has no camera for shot ${shotIndex}`);
  const seed = plan.seed * 131 + shotIndex * 17;
  const start = poseAt(physics.path, 0);
  const middle = poseAt(physics.path, shot.duration_seconds / 2);
  const lowest_m = Math.min(0.06, ...physics.path.map(({ y_m }) => y_m));
  const camera: ShotCamera = {
    physics,
    duration_s: shot.duration_seconds,
    width,
    height,
    aimed: 0,
    lift_m: 0,
    swing: 1,
    nearness: 1,
    held: null,
    steady: false,
    share: 1,
    handheld: shot.camera.movement === "handheld" && physics.path.length < 6,
    seed,
    view(t) {
      const path = camera.steady ? middle : towards(middle, poseAt(physics.path, t), camera.share);
      const pose = { ...path };
      pose.x_m *= camera.nearness;
      pose.z_m = start.z_m + (pose.z_m - start.z_m) * camera.nearness;
      const rise_m = (path.y_m - middle.y_m) * camera.nearness;
      pose.y_m = Math.max(lowest_m, middle.y_m + rise_m * camera.swing + camera.lift_m);
      if (camera.handheld) {
        // Two summed sines of 0.16 and 0.08 per cent of the width: a held camera breathes, it does not shake.
        const reach = (36 / pose.lens_mm) * 57.3;
        pose.pan_deg += reach * (0.0032 * Math.sin(t * 3.1 + seed) + 0.0016 * Math.sin(t * 7.7 + seed * 2));
        pose.tilt_deg += reach * (0.0026 * Math.sin(t * 2.6 + seed * 3) + 0.0013 * Math.sin(t * 8.9 + seed));
        pose.roll_deg += 0.25 * Math.sin(t * 1.9 + seed);
      }
      const view = viewOf(pose, width, height);
      view.horizon_y += view.focal_px * camera.aimed;
      if (camera.held && camera.swing < 1) {
        // The point is seen where the whole rise would show it.
        const { z_m } = camera.held;
        const px_per_m = view.focal_px / Math.max(0.2, z_m - pose.z_m);
        view.horizon_y += (middle.y_m + camera.lift_m + rise_m - pose.y_m) * px_per_m;
      }
      return view;
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
