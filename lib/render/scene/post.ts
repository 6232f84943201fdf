import { canvasOfPixels, contextOf, imageOf, type CanvasFactory, type SceneCanvas } from "./canvas.ts";
import {
  bloomShare,
  bloomStrength,
  brightPass,
  grainSheetCount,
  grainSheets,
  wideShare,
  wideStrength,
} from "./lens.ts";

/** The lens and the film stock on a canvas: bloom, vignette and grain, for a frame size. */
export interface Post {
  small: SceneCanvas;
  smaller: SceneCanvas;
  /** Vignette and grain in one: black and white specks over a dark edge. */
  sheetOf(frame: number): SceneCanvas;
}

export function buildPost(createCanvas: CanvasFactory, width: number, height: number, seed: number): Post {
  const sheets: SceneCanvas[] = [];
  return {
    small: createCanvas(Math.ceil(width / bloomShare), Math.ceil(height / bloomShare)),
    smaller: createCanvas(Math.ceil(width / bloomShare / wideShare), Math.ceil(height / bloomShare / wideShare)),
    sheetOf(frame) {
      const index = frame % grainSheetCount;
      return (sheets[index] ??= sheetCanvas(createCanvas, width, height, grainSheets(width, height, seed)[index]!));
    },
  };
}

/** White grain over the dark edge: one premultiplied pixel carries both. */
function sheetCanvas(createCanvas: CanvasFactory, width: number, height: number, sheet: Uint16Array): SceneCanvas {
  return canvasOfPixels(createCanvas, width, height, (x, y, out) => {
    const pixel = sheet[y * width + x]!;
    out[3] = 255 - (pixel >> 8);
    out[0] = out[1] = out[2] = out[3] > 0 ? Math.min(255, (255 * (pixel & 255)) / out[3]) : 0;
  });
}

/** Lets highlights glow, darkens the edges and lays grain over the frame. `frame` counts whole frames. */
export function applyPost(
  ctx: CanvasRenderingContext2D,
  post: Post,
  width: number,
  height: number,
  frame: number,
): void {
  const { small, smaller } = post;
  const s = contextOf(small);
  s.globalCompositeOperation = "copy";
  s.imageSmoothingEnabled = true;
  s.imageSmoothingQuality = "low";
  s.drawImage(imageOf(ctx.canvas as unknown as SceneCanvas), 0, 0, small.width, small.height);
  const image = s.getImageData(0, 0, small.width, small.height);
  const { data } = image;
  for (let i = 0; i < data.length; i += 4) {
    const keep = brightPass(0.3 * data[i]! + 0.59 * data[i + 1]! + 0.11 * data[i + 2]!);
    data[i] = data[i]! * keep;
    data[i + 1] = data[i + 1]! * keep;
    data[i + 2] = data[i + 2]! * keep;
  }
  s.putImageData(image, 0, 0);
  const b = contextOf(smaller);
  b.globalCompositeOperation = "copy";
  b.imageSmoothingEnabled = true;
  b.imageSmoothingQuality = "high";
  b.drawImage(imageOf(small), 0, 0, smaller.width, smaller.height);
  s.globalCompositeOperation = "lighter";
  s.imageSmoothingQuality = "high";
  s.globalAlpha = wideStrength;
  s.drawImage(imageOf(smaller), 0, 0, small.width, small.height);
  s.globalAlpha = 1;
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.imageSmoothingEnabled = true;
  ctx.globalCompositeOperation = "screen";
  ctx.globalAlpha = bloomStrength;
  ctx.drawImage(imageOf(small), 0, 0, width, height);
  ctx.globalCompositeOperation = "source-over";
  ctx.globalAlpha = 1;
  ctx.drawImage(imageOf(post.sheetOf(frame)), 0, 0);
  ctx.restore();
}
