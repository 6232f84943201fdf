import type { CameraPose } from "#lib/contract/plan.ts";
import { previewSizes, type AspectRatio } from "#lib/contract/vocabulary.ts";
import { sensorOf } from "#lib/planning/camera/optics.ts";

const radians = Math.PI / 180;

/** A path seen by the camera as it stands at t = 0: metres to the right, up and forward along its axis. */
const alongFirstAxes = (
  path: readonly CameraPose[],
  level: boolean,
): { right: number; up: number; forward: number }[] => {
  const [start] = path;
  if (start === undefined) return [];
  const [sp, cp] = [Math.sin(start.pan_deg * radians), Math.cos(start.pan_deg * radians)];
  const [st, ct] = [Math.sin(start.tilt_deg * radians), Math.cos(start.tilt_deg * radians)];
  return path.map((pose) => {
    const [x, y, z] = [pose.x_m - start.x_m, pose.y_m - start.y_m, level ? 0 : pose.z_m - start.z_m];
    return {
      right: x * cp - z * sp,
      forward: x * sp * ct + y * st + z * cp * ct,
      up: -x * sp * st + y * ct - z * cp * st,
    };
  });
};

/** How far the camera gets along the axis it has at t = 0, metres: what stands nearer would be run into. */
export const advance_m = (path: readonly CameraPose[]): number =>
  Math.max(0, ...alongFirstAxes(path, false).map(({ forward }) => forward));

/**
 * Mean speed, in delivered pixels, of the point at `distance_m` on the camera's axis at t = 0, caused by the camera's
 * translation alone: orientation and lens stay as they are at t = 0. 0 for the sky (null). A layer that goes `along` with
 * the camera, as a followed subject does, is only moved by what the camera does beyond that.
 */
export const parallax_px_per_s = (
  path: readonly CameraPose[],
  distance_m: number | null,
  aspect: AspectRatio,
  along = false,
): number => {
  const start = path[0];
  const end = path.at(-1);
  if (distance_m === null || start === undefined || end === undefined || end.t <= start.t) return 0;
  const focal_px = (start.lens_mm / sensorOf(aspect).height_mm) * previewSizes[aspect].height;
  const points = alongFirstAxes(path, along).map(({ right, up, forward }) => {
    const depth = Math.max(0.05, distance_m - forward);
    return { u: (-right * focal_px) / depth, v: (-up * focal_px) / depth };
  });
  const travelled = points.slice(1).reduce((sum, point, i) => {
    const before = points[i] ?? point;
    return sum + Math.hypot(point.u - before.u, point.v - before.v);
  }, 0);
  return travelled / (end.t - start.t);
};
