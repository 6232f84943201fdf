import { imageOf, type SceneCanvas } from "./canvas.ts";
import type { View } from "./camera.ts";
import type { GroundTexture } from "./ground-texture.ts";

/** A strip of a horizontal plane between two distances. */
export interface PlaneBand {
  texture: GroundTexture;
  /** Height of the plane in metres: 0 the floor, a room's height its ceiling. */
  level_m: number;
  near_m: number;
  far_m: number;
  /** Drift of the texture in metres, for water. */
  drift_x_m: number;
  drift_z_m: number;
  /** Sideways wobble in metres, by distance, for water. */
  wobble: (z_m: number) => number;
}

/** Endless tiling of an image, made once: a row is filled in one go, however many tiles lie in it. */
function tilesOf(ctx: CanvasRenderingContext2D, image: SceneCanvas): CanvasPattern {
  const known = tilings.get(image);
  if (known) return known;
  const tiling = ctx.createPattern(imageOf(image), "repeat");
  if (!tiling) throw new Error("a ground texture has no pixels");
  tilings.set(image, tiling);
  return tiling;
}
const tilings = new WeakMap<SceneCanvas, CanvasPattern>();

/** Rows a strip may be high: thin at the horizon, thicker near the lens. */
const thinnest_px = 2;

/**
 * Draws a horizontal plane in true perspective, row by row: depth of a row = focal * height / rows below the horizon.
 * The texture is picked by size for the row's distance, so that nothing shimmers far away.
 */
export function drawPlane(ctx: CanvasRenderingContext2D, view: View, band: PlaneBand): void {
  const rise = view.pose.y_m - band.level_m;
  if (Math.abs(rise) < 0.01) return;
  const below = rise > 0;
  const { texture, focal_px, horizon_y } = { ...band, ...view };
  const edge = below ? view.height + view.margin_px : -view.margin_px;
  const rowOf = (depth: number) => horizon_y + (focal_px * rise) / depth;
  const far = Math.max(0.1, band.far_m - view.pose.z_m);
  // A band that begins at the lens begins there wherever the camera has gone.
  const near = band.near_m <= 0 ? 0.05 : Math.max(0.05, band.near_m - view.pose.z_m);
  const first = Math.round(band.far_m === Infinity ? horizon_y : rowOf(far));
  const last = Math.round(below ? Math.min(edge, rowOf(near)) : Math.max(edge, rowOf(near)));
  const direction = below ? 1 : -1;
  const left = -view.margin_px;
  const right = view.width + view.margin_px;
  let row = first;
  if (below && row < -view.margin_px) row = -view.margin_px;
  if (!below && row > view.height + view.margin_px) row = view.height + view.margin_px;
  while ((last - row) * direction > 0) {
    const offset = Math.abs(row - horizon_y);
    const step = Math.min(Math.max(thinnest_px, Math.round(offset * 0.022)), Math.abs(last - row));
    const middle = row + (direction * step) / 2;
    const depth = (focal_px * rise) / (middle - horizon_y || direction);
    const z = view.pose.z_m + depth;
    const px_per_m = focal_px / depth;
    const tile_px = texture.tile_m * px_per_m;
    let level = 0;
    while (level < texture.levels.length - 1 && texture.levels[level]!.width > tile_px * 1.3) level++;
    const image = texture.levels[level]!;
    const side = image.width;
    const v = ((((z + band.drift_z_m) / texture.tile_m) % 1) + 1) % 1;
    const depthEnd = (focal_px * rise) / (row + direction * step - horizon_y || direction);
    const rows = Math.min(side / 2, Math.max(0.5, (Math.abs(depth - depthEnd) * 2 * side) / texture.tile_m));
    const top = below ? row : row - step;
    if (tile_px < 24) {
      // So far away that tiles are smaller than detail: one stretch of the coarsest level is enough.
      const sy = Math.min(side - rows, Math.max(0, v * side - rows / 2));
      ctx.drawImage(imageOf(image), 0, sy, side, rows, left, top, right - left, step);
    } else {
      const anchor = view.centre_x - (view.pose.x_m + band.drift_x_m + band.wobble(z)) * px_per_m;
      const tiles = tilesOf(ctx, image);
      const rowScale = step / rows;
      tiles.setTransform({
        a: tile_px / side,
        b: 0,
        c: 0,
        d: rowScale,
        e: anchor,
        f: top + step / 2 - v * side * rowScale,
      });
      ctx.fillStyle = tiles;
      ctx.fillRect(left, top, right - left, step);
    }
    row += direction * step;
  }
}
