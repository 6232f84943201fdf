import type { View } from "./camera.ts";
import { drawSoft, enlarged, imageOf, type CanvasFactory, type SceneCanvas } from "./canvas.ts";
import { css, mix, scale, type Rgb } from "./colour.ts";
import { gradeColour, type Grade } from "./grade.ts";
import type { SceneLight } from "./light.ts";
import { randomFrom } from "./random.ts";
import { paintRows, rowPainter, type RowPainter } from "./rows.ts";
import { softDisc } from "./sky.ts";

/** A seamless studio background: a coloured spot on a dark paper roll, and lights far out of focus. */
export interface Backdrop {
  tone: Rgb;
  deep: Rgb;
  spot: SceneCanvas;
  bokeh: SceneCanvas;
  lights: { x: number; y: number; size: number; beat: number }[];
  rows: RowPainter;
}

export function buildBackdrop(createCanvas: CanvasFactory, light: SceneLight, grade: Grade, seed: number): Backdrop {
  const random = randomFrom(seed + 808);
  const tone = mix(light.primary, light.key, 0.12);
  return {
    tone: gradeColour(grade, scale(tone, 0.85)),
    deep: gradeColour(grade, mix(scale(tone, 0.2), scale(light.shadow, 0.7), 0.4)),
    spot: enlarged(createCanvas, softDisc(createCanvas, 160, gradeColour(grade, mix(tone, light.halo, 0.25)), 1.35), 4),
    bokeh: softDisc(createCanvas, 64, gradeColour(grade, mix(light.accent, [255, 240, 220], 0.45)), 40, 0.92),
    lights: Array.from({ length: 15 }, () => ({
      x: random(),
      y: random() * 0.85,
      size: 0.03 + random() * 0.075,
      beat: random(),
    })),
    rows: rowPainter(createCanvas),
  };
}

/** Paints the background above the horizon and its glossy floor below it. `focus_x` is where the subject stands. */
export function drawBackdrop(
  ctx: CanvasRenderingContext2D,
  view: View,
  backdrop: Backdrop,
  light: SceneLight,
  t: number,
  focus_x: number,
): void {
  const m = view.margin_px;
  const { width, height } = view;
  // The far edge of the floor, not the optical horizon: a paper roll curves up behind the subject.
  const edge = Math.min(height * 0.93, Math.max(height * 0.6, view.horizon_y + height * 0.16));
  paintRows(ctx, view, backdrop.rows, -m, height + m, (strip, across) => {
    const wall = strip.createLinearGradient(0, -m, 0, edge);
    wall.addColorStop(0, css(backdrop.deep));
    wall.addColorStop(1, css(mix(backdrop.deep, backdrop.tone, 0.42)));
    strip.fillStyle = wall;
    strip.fillRect(0, -m, across, edge + m + 1);
    const floor = strip.createLinearGradient(0, edge, 0, height + m);
    floor.addColorStop(0, css(mix(backdrop.deep, backdrop.tone, 0.3)));
    floor.addColorStop(0.1, css(mix(backdrop.deep, backdrop.tone, 0.16)));
    floor.addColorStop(1, css(scale(backdrop.deep, 0.55)));
    strip.fillStyle = floor;
    strip.fillRect(0, edge, across, height + m - edge);
  });
  ctx.globalCompositeOperation = "lighter";
  const sway = Math.sin(t * 0.55) * width * 0.035;
  const r = Math.max(width, height) * 0.5;
  ctx.globalAlpha = 0.62 + 0.05 * Math.sin(t * 0.9);
  drawSoft(
    ctx,
    backdrop.spot,
    focus_x + sway - light.side * width * 0.05 - r,
    height * 0.42 - r * 0.86,
    r * 2,
    r * 1.72,
  );
  ctx.globalAlpha = 0.3;
  drawSoft(ctx, backdrop.spot, focus_x - sway - r * 0.8, edge - r * 0.1, r * 1.6, r * 0.34);
  for (const dot of backdrop.lights) {
    const x =
      (dot.x * 1.2 - 0.1) * width +
      (view.centre_x - width / 2) * 0.7 -
      view.pose.x_m * view.focal_px * 0.12 +
      Math.sin(t * 0.4 + dot.beat * 20) * 9;
    const y = dot.y * edge * 0.95 + Math.cos(t * 0.33 + dot.beat * 17) * 7;
    const side = dot.size * Math.min(width, height) * 1.3;
    ctx.globalAlpha = (0.09 + 0.1 * dot.beat) * (0.75 + 0.25 * Math.sin(t * (0.7 + dot.beat) + dot.beat * 30));
    ctx.drawImage(imageOf(backdrop.bokeh), x - side / 2, y - side / 2, side, side);
  }
  ctx.globalAlpha = 1;
  ctx.globalCompositeOperation = "source-over";
}
