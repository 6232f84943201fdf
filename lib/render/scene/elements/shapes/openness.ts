import type { Depths, Lens } from "./raster.ts";

/** Where a pixel looks for neighbours that stand before the sky: a spiral within a circle of one. */
const rays = Array.from({ length: 10 }, (_, i) => {
  const angle = i * 2.4;
  const r = Math.sqrt((i + 0.6) / 10);
  return [Math.cos(angle) * r, Math.sin(angle) * r] as const;
});

/** Share of sky that each pixel sees past its neighbours. */
export function opennessOf(depths: Depths, lens: Lens, unit_px: number): Float32Array {
  const { width, height } = lens;
  const { z, face } = depths;
  const reach = 0.085;
  const reach_px = unit_px * reach;
  const across = Int32Array.from(rays, ([dx]) => Math.round(dx * reach_px));
  const down = Int32Array.from(rays, ([, dy]) => Math.round(dy * reach_px));
  const away = Int32Array.from(rays, (_, i) => down[i]! * width + across[i]!);
  const slope = Float64Array.from(rays, ([dx, dy]) => 0.8 / (Math.hypot(dx, dy) * reach));
  const margin = Math.ceil(reach_px) + 1;
  const open = new Float32Array(width * height).fill(1);
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      let at = y * width + x;
      if (face[at]! < 0) at++;
      if (face[at]! < 0) at += width - 1;
      if (face[at]! < 0) at++;
      if (!(face[at]! >= 0)) continue;
      const own = z[at]!;
      const corner = y * width + x;
      const inside = x >= margin && y >= margin && x < width - margin && y < height - margin;
      let hidden = 0;
      for (let i = 0; i < away.length; i++) {
        if (!inside) {
          const sx = x + across[i]!;
          const sy = y + down[i]!;
          if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue;
        }
        const other = corner + away[i]!;
        if (face[other]! < 0) continue;
        const rise = z[other]! - own;
        const over = rise * slope[i]! - 0.2;
        const near = 1.6 - rise / 0.16;
        if (over <= 0 || near <= 0) continue;
        hidden += (over < 1 ? over : 1) * (near < 1 ? near : 1);
      }
      const value = 1 - 0.8 * (hidden / rays.length);
      open[corner] = value;
      if (x + 1 < width) open[corner + 1] = value;
      if (y + 1 < height) {
        open[corner + width] = value;
        if (x + 1 < width) open[corner + width + 1] = value;
      }
    }
  return open;
}
