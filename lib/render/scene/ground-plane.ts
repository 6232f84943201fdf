import type { View } from "./camera.ts";
import type { Texture } from "./raster/pixel-memory.ts";
import type { Raster } from "./raster/raster.ts";
import type { Mode } from "./raster/kernel.ts";

/** A strip of a horizontal plane between two distances. */
export interface PlaneBand {
  texture: Texture;
  /** Side of the texture's square in metres. */
  tile_m: number;
  /** Height of the plane in metres: 0 the floor, a room's height its ceiling. */
  level_m: number;
  near_m: number;
  far_m: number;
  /** Drift of the texture in metres, for water. */
  drift_x_m: number;
  drift_z_m: number;
  /** Sideways wobble in metres, by distance, for water. */
  wobble: (z_m: number) => number;
  alpha: number;
  mode: Mode;
}

/**
 * Draws a horizontal plane in true perspective, row by row: depth of a row = focal * height / rows below the horizon.
 * The texture is picked by size for the row's distance, so that nothing shimmers far away.
 */
export function drawPlane(raster: Raster, view: View, band: PlaneBand): void {
  const { focal_px, horizon_y, pose } = view;
  const rise = pose.y_m - band.level_m;
  if (Math.abs(rise) < 0.01) return;
  const m = raster.margin;
  const below = rise > 0;
  const rowOf = (depth: number) => horizon_y + (focal_px * rise) / depth;
  const far = Math.max(0.1, band.far_m - pose.z_m);
  // A band that begins at the lens begins there wherever the camera has gone.
  const near = band.near_m <= 0 ? 0.05 : Math.max(0.05, band.near_m - pose.z_m);
  const end = band.far_m === Infinity ? horizon_y : rowOf(far);
  const [top, bottom] = below ? [end, rowOf(near)] : [rowOf(near), end];
  const first = Math.max(-m, Math.round(top));
  const last = Math.min(view.height + m, Math.round(bottom));
  const { levels } = band.texture;
  for (let y = first; y < last; y++) {
    const offset = y + 0.5 - horizon_y;
    if (offset * rise <= 0) continue;
    const depth = (focal_px * rise) / offset;
    const z = pose.z_m + depth;
    const px_per_m = focal_px / depth;
    const tile_px = band.tile_m * px_per_m;
    // Rows are further apart on the ground than columns; the level suits the mean of both.
    const row_m = Math.abs(depth / offset);
    const finest = Math.sqrt((band.tile_m / row_m) * tile_px);
    let level = 0;
    while (level < levels.length - 1 && levels[level]!.side > finest * 1.2) level++;
    const { side } = levels[level]!;
    const v = ((z + band.drift_z_m) / band.tile_m) * side;
    const left_m = pose.x_m + band.drift_x_m + band.wobble(z) - view.centre_x / px_per_m;
    raster.textureRow(band.texture, level, y, (left_m / band.tile_m) * side, v, side / tile_px, band.alpha, band.mode);
  }
}
