import type { AspectRatio } from "#lib/contract/vocabulary.ts";

/** Circle of confusion of the full-frame format, millimetres. */
const circleOfConfusion_mm = 0.03;

/** The largest rectangle of the film's aspect ratio inside 36 x 24 mm. */
export const sensorOf = (aspect: AspectRatio): { width_mm: number; height_mm: number } => {
  const [across = 16, up = 9] = aspect.split(":").map(Number);
  const width_mm = Math.min(36, (24 * across) / up);
  return { width_mm, height_mm: (width_mm * up) / across };
};

const degrees = 180 / Math.PI;

/** Angle of view over a side of the sensor, degrees: 2 atan(side / 2f). */
export const fieldOfView_deg = (side_mm: number, lens_mm: number): number =>
  2 * Math.atan(side_mm / (2 * lens_mm)) * degrees;

/** Hyperfocal distance in metres: f²/(N c) + f. */
export const hyperfocal_m = (lens_mm: number, aperture_f: number): number =>
  (lens_mm ** 2 / (aperture_f * circleOfConfusion_mm) + lens_mm) / 1000;

/**
 * Depth of field for a focus distance `s` in metres, measured from the lens: near = s(H-f)/(H+s-2f),
 * far = s(H-f)/(H-s), null (infinity) from the hyperfocal distance on.
 */
export const depthOfField = (
  lens_mm: number,
  aperture_f: number,
  focus_m: number,
): { near_m: number; far_m: number | null; hyperfocal_m: number } => {
  const h = hyperfocal_m(lens_mm, aperture_f);
  const f = lens_mm / 1000;
  const near_m = (focus_m * (h - f)) / (h + focus_m - 2 * f);
  return { near_m, far_m: focus_m >= h ? null : (focus_m * (h - f)) / (h - focus_m), hyperfocal_m: h };
};
