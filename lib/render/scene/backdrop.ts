import type { View } from "./camera.ts";
import type { CanvasFactory } from "./canvas.ts";
import { mix, saturate, scale, type Rgb } from "./colour.ts";
import { colourAt, type Stops } from "./gradient.ts";
import { gradeColour, type Grade } from "./grade.ts";
import type { SceneLight } from "./light.ts";
import { randomFrom } from "./random.ts";
import type { Picture } from "./raster/pixel-memory.ts";
import type { Raster } from "./raster/raster.ts";
import { softDisc } from "./sky.ts";

/** A seamless studio background: a coloured spot on a dark paper roll, and lights far out of focus. */
export interface Backdrop {
  tone: Rgb;
  deep: Rgb;
  spot: Picture;
  bokeh: Picture;
  lights: { x: number; y: number; size: number; beat: number }[];
}

export function buildBackdrop(
  createCanvas: CanvasFactory,
  raster: Raster,
  light: SceneLight,
  grade: Grade,
  seed: number,
): Backdrop {
  const random = randomFrom(seed + 808);
  // Of the goods' own hue, but greyer and darker than they are: they must stand out from it.
  const tone = scale(saturate(mix(light.primary, light.key, 0.14), 0.78), 0.86);
  return {
    tone: gradeColour(grade, scale(tone, 0.85)),
    deep: gradeColour(grade, mix(scale(tone, 0.2), scale(light.shadow, 0.7), 0.4)),
    spot: raster.picture(softDisc(createCanvas, 256, gradeColour(grade, mix(tone, light.halo, 0.25)), 1.35)),
    bokeh: raster.picture(
      softDisc(createCanvas, 64, gradeColour(grade, mix(light.accent, [255, 240, 220], 0.45)), 2.2, 0.7),
    ),
    lights: Array.from({ length: 7 }, () => ({
      x: random(),
      y: random() * 0.85,
      size: 0.06 + random() * 0.12,
      beat: random(),
    })),
  };
}

/** Paints the background above the horizon and its glossy floor below it. `focus_x` is where the subject stands. */
export function drawBackdrop(
  raster: Raster,
  view: View,
  backdrop: Backdrop,
  light: SceneLight,
  t: number,
  focus_x: number,
): void {
  const m = raster.margin;
  const { width, height } = view;
  const { deep, tone } = backdrop;
  // The far edge of the floor, not the optical horizon: a paper roll curves up behind the subject.
  const edge = Math.min(height * 0.93, Math.max(height * 0.6, view.horizon_y + height * 0.16));
  // One sweep of paper: it darkens to the top, glows behind the subject and turns into the floor without a line.
  const sweep: Stops = [
    [0, scale(deep, 0.8), 1],
    [0.34, mix(deep, tone, 0.3), 1],
    [0.72, mix(deep, tone, 0.56), 1],
    [1, mix(deep, tone, 0.34), 1],
  ];
  const floor: Stops = [
    [0, mix(deep, tone, 0.34), 1],
    [0.09, mix(deep, tone, 0.22), 1],
    [0.4, mix(deep, tone, 0.16), 1],
    [1, scale(deep, 0.6), 1],
  ];
  raster.shadeRows(-m, edge, (y, out) => colourAt(sweep, (y + m) / (edge + m), out));
  raster.shadeRows(edge, height + m, (y, out) => colourAt(floor, (y - edge) / (height + m - edge), out));
  const sway = Math.sin(t * 0.55) * width * 0.035;
  const r = Math.max(width, height) * 0.5;
  const spot_x = focus_x + sway - light.side * width * 0.05 - r;
  raster.draw(backdrop.spot, spot_x, height * 0.42 - r * 0.86, r * 2, r * 1.72, 0.62 + 0.05 * Math.sin(t * 0.9), "add");
  raster.draw(backdrop.spot, focus_x - sway - r * 0.8, edge - r * 0.1, r * 1.6, r * 0.34, 0.3, "add");
  for (const dot of backdrop.lights) {
    const x =
      (dot.x * 1.2 - 0.1) * width +
      (view.centre_x - width / 2) * 0.7 -
      view.pose.x_m * view.focal_px * 0.12 +
      Math.sin(t * 0.4 + dot.beat * 20) * 9;
    const y = dot.y * edge * 0.95 + Math.cos(t * 0.33 + dot.beat * 17) * 7;
    const side = dot.size * Math.min(width, height) * 1.3;
    const alpha = (0.05 + 0.06 * dot.beat) * (0.75 + 0.25 * Math.sin(t * (0.7 + dot.beat) + dot.beat * 30));
    raster.draw(backdrop.bokeh, x - side / 2, y - side / 2, side, side, alpha, "add");
  }
}
