import { contextOf, imageOf, type SceneCanvas } from "#lib/render/scene/canvas.ts";
import { clamp, css, mix, type Rgb } from "#lib/render/scene/colour.ts";
import type { Box } from "#lib/elements/element-rows.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { randomFrom } from "#lib/render/scene/random.ts";

/** One plant painted on its own, to be set many times. */
export interface Cutting {
  canvas: SceneCanvas;
  box: Box;
}

/** Paints `count` different plants of height 1, each on its own canvas. */
export function cuttings(
  brush: Brush,
  count: number,
  box: Box,
  scale_px: number,
  paint: (own: Brush, index: number) => void,
): Cutting[] {
  const ppu = clamp(scale_px, 12, 900);
  return Array.from({ length: count }, (_, index) => {
    const canvas = brush.createCanvas(
      Math.max(4, Math.ceil((box.right - box.left) * ppu)),
      Math.max(4, Math.ceil((box.bottom - box.top) * ppu)),
    );
    const ctx = contextOf(canvas);
    ctx.scale(ppu, ppu);
    ctx.translate(-box.left, -box.top);
    ctx.lineCap = "round";
    ctx.lineJoin = "round";
    paint({ ...brush, ctx, px_per_unit: ppu, window: box, random: randomFrom(brush.seed + index * 977) }, index);
    return { canvas, box };
  });
}

/** The same plants gone some way into the haze. */
export function fadedCuttings(brush: Brush, plants: readonly Cutting[], colour: Rgb, share: number): Cutting[] {
  return plants.map(({ canvas, box }) => {
    const faded = brush.createCanvas(canvas.width, canvas.height);
    const ctx = contextOf(faded);
    ctx.drawImage(imageOf(canvas), 0, 0);
    ctx.globalCompositeOperation = "source-atop";
    ctx.fillStyle = css(colour, share);
    ctx.fillRect(0, 0, canvas.width, canvas.height);
    return { canvas: faded, box };
  });
}

/** Sets a plant with its foot at x, y and the given height; again where it crosses the seam of a span. */
export function setPlant(brush: Brush, plant: Cutting, x: number, y: number, height: number, repeats: boolean): void {
  const { ctx, window } = brush;
  const { box, canvas } = plant;
  const period = window.right - window.left;
  const width = (box.right - box.left) * height;
  const tall = (box.bottom - box.top) * height;
  for (const shift of repeats ? [-period, 0, period] : [0]) {
    const left = x + shift + box.left * height;
    if (left > window.right || left + width < window.left) continue;
    ctx.drawImage(imageOf(canvas), left, y + box.top * height, width, tall);
  }
}

/** Sets a row of plants over the width of a span. */
export function plantRow(
  brush: Brush,
  plants: readonly Cutting[],
  gap: number,
  heights: readonly [low: number, high: number],
  foot = 0,
): void {
  const { random, window } = brush;
  const period = window.right - window.left;
  // Far off, a row of thousands is a hem of a few pixels: no plant stands nearer to the next than can be seen.
  const count = Math.max(2, Math.round(period / Math.max(gap, 3 / brush.px_per_unit)));
  const places = Array.from({ length: count }, (_, i) => ({
    x: window.left + ((i + 0.5 + (random() - 0.5) * 0.9) * period) / count,
    y: foot + random() * 0.012,
    height: heights[0] + random() ** 1.3 * (heights[1] - heights[0]),
    plant: plants[Math.floor(random() * plants.length)]!,
  }));
  places.sort((a, b) => a.y - b.y);
  for (const { x, y, height, plant } of places) setPlant(brush, plant, x, y, height, true);
}

/** Mist that lies between the rows: thick at the ground, gone at the top. */
export function mistBand(brush: Brush, colour: Rgb, top: number, share: number): void {
  const { ctx, window } = brush;
  const gradient = ctx.createLinearGradient(0, top, 0, 0);
  gradient.addColorStop(0, css(colour, 0.001));
  gradient.addColorStop(1, css(mix(colour, [255, 255, 255], 0.02), share));
  ctx.save();
  ctx.globalCompositeOperation = "source-atop";
  ctx.fillStyle = gradient;
  ctx.fillRect(window.left, top, window.right - window.left, -top + 0.1);
  ctx.restore();
}
