import type { Camera } from "#lib/contract/plan.ts";
import type { AspectRatio } from "#lib/contract/vocabulary.ts";
import { sensorOf } from "#lib/planning/camera/optics.ts";
import type { CameraStand } from "#lib/planning/camera/stand.ts";

const radians = Math.PI / 180;

/** Distance at which something takes `share` of the frame's height. */
const distanceFor = (height_m: number, share: number, camera: Camera, aspect: AspectRatio): number =>
  (height_m * camera.lens_mm) / (sensorOf(aspect).height_mm * share);

/**
 * Where a thing in the foreground stands: between lens and subject, near enough to be large and far enough for its top
 * to be in the frame, and further than the camera goes. Null when there is no such place.
 */
export const foregroundDistance_m = (
  height_m: number,
  stand: CameraStand,
  camera: Camera,
  aspect: AspectRatio,
  advance_m: number,
): number | null => {
  const half = sensorOf(aspect).height_mm / (2 * camera.lens_mm);
  const slope = half - Math.tan(stand.tilt_deg * radians);
  const drop = stand.camera_height_m - height_m * 0.8;
  const seenFrom = drop <= 0 ? 0.15 : slope <= 0.01 ? Infinity : drop / slope;
  const wanted = distanceFor(height_m, 0.34, camera, aspect);
  const distance = Math.max(seenFrom * 1.04, Math.min(wanted, stand.distance_m * 0.55), advance_m * 1.5 + 0.2);
  return distance <= stand.distance_m * 0.78 ? distance : null;
};

/** Wall of a room behind the subject. */
export const wallDistance_m = (stand: CameraStand): number => Math.max(stand.distance_m * 1.35, stand.distance_m + 1.4);

/** Things behind the subject, large enough to be read. */
export const midgroundDistance_m = (
  height_m: number,
  stand: CameraStand,
  camera: Camera,
  aspect: AspectRatio,
  wall_m: number | null,
): number => {
  if (wall_m !== null) return stand.distance_m + (wall_m - stand.distance_m) * 0.62;
  return Math.max(stand.distance_m * 1.55, distanceFor(height_m, 0.5, camera, aspect));
};

/** The far end of an outdoor picture. Flat places lie far enough to reach the horizon. */
export const backgroundDistance_m = (
  height_m: number,
  stand: CameraStand,
  camera: Camera,
  aspect: AspectRatio,
  behind_m: number,
): number => {
  const natural = height_m <= 4 ? 140 : distanceFor(height_m, 0.34, camera, aspect);
  return Math.max(natural, behind_m * 1.5, stand.distance_m * 2.2);
};

/** What closes the view of a place by itself, beds before a hedge, trees in their rows: large enough to be known. */
export const closingDistance_m = (
  height_m: number,
  stand: CameraStand,
  camera: Camera,
  aspect: AspectRatio,
  behind_m: number,
): number => Math.max(stand.distance_m * 1.8, behind_m * 1.2, distanceFor(height_m, 0.4, camera, aspect));
