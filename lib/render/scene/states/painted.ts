import { contextOf, imageOf, type CanvasFactory, type SceneCanvas } from "#lib/render/scene/canvas.ts";
import type { Box } from "#lib/elements/element-rows.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";

/** A painted picture on its canvas, in units of its element's height: what a state is drawn on. */
export interface Painted {
  canvas: SceneCanvas;
  /** Scaled to units, the origin where the thing meets the ground. */
  ctx: CanvasRenderingContext2D;
  createCanvas: CanvasFactory;
  /** Of the thing as it is whole. */
  box: Box;
  /** Of the canvas. */
  window: Box;
  seed: number;
  /** Of its movement, 0 to 1: flames climb with it. */
  phase: number;
  brush: Brush;
}

/** A copy of what is painted, and the canvas cleared to be painted anew. */
export function lifted({ canvas, createCanvas, ctx }: Painted): SceneCanvas {
  const copy = createCanvas(canvas.width, canvas.height);
  contextOf(copy).drawImage(imageOf(canvas), 0, 0);
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, canvas.width, canvas.height);
  ctx.restore();
  return copy;
}

/** Where the body of what is painted is: without the steam over it and the light about it. */
export function bodyOf({ canvas, ctx, box, window }: Painted): Box {
  const { data } = ctx.getImageData(0, 0, canvas.width, canvas.height);
  let [left, right, top, bottom] = [canvas.width, -1, canvas.height, -1];
  for (let y = 0; y < canvas.height; y += 2)
    for (let x = 0; x < canvas.width; x += 2) {
      if (data[(y * canvas.width + x) * 4 + 3]! < solid) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 2);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 2);
    }
  if (right < 0) return box;
  const [wide, tall] = [window.right - window.left, window.bottom - window.top];
  const mirrored = ctx.getTransform().a < 0;
  const across = (x: number) =>
    mirrored ? window.right - (x / canvas.width) * wide : window.left + (x / canvas.width) * wide;
  const down = (y: number) => window.top + (y / canvas.height) * tall;
  const sides = [across(left), across(right)];
  return { left: Math.min(...sides), right: Math.max(...sides), top: down(top), bottom: down(bottom) };
}

/** From this on, of 255, a pixel hides what is behind it. */
const solid = 150;
