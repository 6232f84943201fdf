import type { View } from "./camera.ts";
import { smearStep } from "./raster/pixel-memory.ts";
import type { ShotCamera } from "./shot-camera.ts";

/** Seconds that the shutter is open for one frame. */
export const shutterOpen_s = (shutter_angle_deg: number, fps: number): number => shutter_angle_deg / 360 / fps;

/** Below this many pixels a smear cannot be told from focus. */
const least_px = 1.3;

/** Over how many of its own pixels a picture is smeared that moves by `moved` of them: 0 or a `smearStep`. */
export function shutterReach(moved: number, size: number): number {
  const way = Math.min(Math.abs(moved), size);
  if (way < least_px) return 0;
  return smearStep(way);
}

/** Over how many pixels of the frame it is smeared because the camera turns. */
export function turnedWhileOpen(
  camera: ShotCamera,
  view: View,
  t: number,
  open_s: number,
): { wide: number; high: number } {
  const later = camera.view(t + open_s);
  return {
    wide: shutterReach(later.centre_x - view.centre_x, view.width),
    high: shutterReach(later.horizon_y - view.horizon_y, view.height),
  };
}
