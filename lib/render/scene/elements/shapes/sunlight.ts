import { clamp, lerp, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { SceneLight } from "#lib/render/scene/light.ts";

/** Colour of a surface under the open sky: 0 in shade, 1 full in the key; `open` is how much sky it sees. */
export function sunlit(light: SceneLight, albedo: Rgb, exposure: number, open = 0.72): Rgb {
  const night = light.night > 0.9 ? 0.66 : 1;
  const e = clamp(exposure, 0, 1.2);
  const shade = (1 - Math.min(1, e)) * open;
  const at = (i: 0 | 1 | 2) => (albedo[i] / 255) * (light.ambient[i] * shade + light.key[i] * night * e);
  return [at(0), at(1), at(2)];
}

/** Where the key comes from in the picture: a unit vector towards it, y down. */
export function towardsKey(brush: Brush): readonly [number, number] {
  const side = brush.light.side < 0 ? -1 : 1;
  const across = side * (0.45 + 0.45 * Math.abs(brush.light.side));
  const low = brush.light.time === "golden_hour" || brush.light.time === "dusk" || brush.light.time === "dawn";
  const up = low ? -0.5 : -0.85;
  const length = Math.hypot(across, up);
  return [across / length, up / length];
}

/** Exposure of a rounded mass: `facing` is how far the point lies towards the key (-1 to 1), `edge` how near its outline. */
export function massExposure(light: SceneLight, facing: number, edge: number): number {
  const front = 0.4 + 0.74 * facing;
  // From behind only the outline towards the key burns; the rest stays a silhouette.
  const behind = 0.08 + 0.16 * facing + 1.05 * clamp(facing, 0, 1) * clamp(edge, 0, 1) ** 1.3;
  return clamp(lerp(front, behind, light.back * 0.75), 0.02, 1.15);
}
