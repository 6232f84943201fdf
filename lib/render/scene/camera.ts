import type { CameraPhysics } from "#lib/contract/plan.ts";
import { clamp } from "./colour.ts";

/** Where the camera is and how it looks, at one instant. Lengths in metres, angles in degrees. */
export interface Pose {
  x_m: number;
  y_m: number;
  z_m: number;
  pan_deg: number;
  tilt_deg: number;
  roll_deg: number;
  lens_mm: number;
}

/** A pose made ready for projecting into a frame of a size; pixels, origin top left. */
export interface View {
  pose: Pose;
  width: number;
  height: number;
  /** Focal length in pixels. */
  focal_px: number;
  /** Screen position of the point straight ahead at infinity. */
  centre_x: number;
  horizon_y: number;
  roll_rad: number;
  /** How far beyond the frame must be painted so that a rolled frame has no bare corner. */
  margin_px: number;
}

/** Width of the sensor: the largest rectangle of the frame's shape inside 36 x 24 mm. */
export function sensorWidth_mm(width: number, height: number): number {
  return Math.min(36, (24 * width) / height);
}

const fields = ["x_m", "y_m", "z_m", "pan_deg", "tilt_deg", "roll_deg", "lens_mm"] as const;

/** Pose on the path at `t` seconds: Catmull-Rom through the plan's samples (linear between two). */
export function poseAt(path: CameraPhysics["path"], t: number): Pose {
  const last = path.length - 1;
  const first = path[0];
  const end = path[last];
  if (!first || !end) throw new Error("a camera path has no samples");
  if (t <= first.t) return first;
  if (t >= end.t) return end;
  let at = 0;
  while (at < last - 1 && path[at + 1]!.t <= t) at++;
  const p1 = path[at]!;
  const p2 = path[at + 1]!;
  const p0 = path[at - 1];
  const p3 = path[at + 2];
  const span = p2.t - p1.t;
  const u = span > 0 ? (t - p1.t) / span : 0;
  const pose = {} as Pose;
  for (const field of fields) {
    const a = p1[field];
    const b = p2[field];
    const m1 = p0 ? ((b - p0[field]) / (p2.t - p0.t)) * span : b - a;
    const m2 = p3 ? ((p3[field] - a) / (p3.t - p1.t)) * span : b - a;
    const u2 = u * u;
    const u3 = u2 * u;
    pose[field] = (2 * u3 - 3 * u2 + 1) * a + (u3 - 2 * u2 + u) * m1 + (3 * u2 - 2 * u3) * b + (u3 - u2) * m2;
  }
  return pose;
}

/** tan up to 35 degrees, straight on from there: a turn of the head moves the world, it does not tear it. */
export function turn(angle_deg: number): number {
  const limit = 35;
  const inside = Math.tan((clamp(angle_deg, -limit, limit) * Math.PI) / 180);
  const beyond = angle_deg - clamp(angle_deg, -limit, limit);
  return inside + (beyond * Math.PI * 1.49) / 180;
}

export function viewOf(pose: Pose, width: number, height: number): View {
  const focal_px = (pose.lens_mm / sensorWidth_mm(width, height)) * width;
  const roll_rad = (pose.roll_deg * Math.PI) / 180;
  const lean = Math.abs(Math.sin(roll_rad));
  return {
    pose,
    width,
    height,
    focal_px,
    centre_x: width / 2 - focal_px * turn(pose.pan_deg),
    horizon_y: height / 2 + focal_px * turn(pose.tilt_deg),
    roll_rad,
    margin_px: Math.ceil((lean * Math.max(width, height)) / 2) + (lean > 0 ? 4 : 0),
  };
}

/**
 * Radius of the blur disc in pixels: c = f² |d - s| / (N d (s - f)), in millimetres on the sensor.
 * `focus_m` is the focus distance, `distance_m` the thing's (Infinity for the sky).
 */
export function blurRadius_px(
  distance_m: number,
  focus_m: number,
  lens_mm: number,
  aperture_f: number,
  width: number,
  height: number,
): number {
  const focal_m = lens_mm / 1000;
  const spread = distance_m === Infinity ? 1 : Math.abs(distance_m - focus_m) / distance_m;
  const circle_m = (focal_m * focal_m * spread) / (aperture_f * Math.max(0.01, focus_m - focal_m));
  return ((circle_m * 1000) / sensorWidth_mm(width, height)) * width * 0.5;
}
