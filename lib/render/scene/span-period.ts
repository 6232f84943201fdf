import type { SceneElement } from "./elements/scene-element.ts";
import type { RoomBox } from "./room-box.ts";
import { moments, type ShotCamera } from "./shot-camera.ts";

/** How much is ever seen across of the houses that close a street: what lies between its walls. */
function betweenWalls_m({ sides }: SceneElement, camera: ShotCamera, z_m: number, box: RoomBox | null): number {
  if (sides === null || box === null || box.closed) return Infinity;
  const deeper = moments(camera.duration_s).map((t) => {
    const { pose } = camera.view(t);
    return (z_m - pose.z_m) / Math.max(1, box.end_m - pose.z_m);
  });
  return 2 * box.half_m * Math.max(1, ...deeper);
}

/**
 * Length in units after which a span repeats: somewhat more than the widest view of it, so that no two repeats share a frame
 * often.
 */
export function periodOf(
  element: SceneElement,
  camera: ShotCamera,
  z_m: number,
  height_m: number,
  box: RoomBox | null,
): number {
  const most_m = betweenWalls_m(element, camera, z_m, box);
  let widest = 0;
  for (const t of moments(camera.duration_s)) {
    const view = camera.view(t);
    const depth = Math.max(0.3, z_m - view.pose.z_m);
    widest = Math.max(widest, ((view.width + 2 * view.margin_px) * depth) / view.focal_px / height_m);
  }
  const least = element.box.right - element.box.left;
  return Math.max(least, Math.min(widest, most_m / height_m) * 1.25);
}
