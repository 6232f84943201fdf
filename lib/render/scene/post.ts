import { canvasOfPixels, contextOf, imageOf, type CanvasFactory, type SceneCanvas } from "./canvas.ts";
import { randomFrom } from "./random.ts";

/** The lens and the film stock: bloom, vignette and grain, made once for a frame size. */
export interface Post {
  small: SceneCanvas;
  smaller: SceneCanvas;
  /** Vignette and grain in one: black and white specks over a dark edge, a few to rotate through. */
  sheets: SceneCanvas[];
}

const bloomShare = 8;

export function buildPost(createCanvas: CanvasFactory, width: number, height: number, seed: number): Post {
  const sheets = [0, 1, 2].map((index) => {
    const random = randomFrom(seed + index * 97 + 5);
    const aspect = width / height;
    return canvasOfPixels(createCanvas, width, height, (x, y, out) => {
      const u = (x / width - 0.5) * Math.min(1.25, Math.max(0.8, aspect * 0.7));
      const v = (y / height - 0.5) * Math.min(1.15, Math.max(0.8, 1 / aspect));
      const r2 = u * u + v * v;
      const dark = Math.max(0, Math.min(0.42, (r2 - 0.14) * 0.85));
      const speck = random() + random() - 1;
      if (speck > 0) {
        // White grain over the dark edge: one premultiplied pixel carries both.
        const light = speck * 0.045;
        out[3] = 255 * (dark + light);
        out[0] = out[1] = out[2] = dark + light > 0 ? (255 * light) / (dark + light) : 0;
      } else {
        out[3] = 255 * (dark - speck * 0.07);
      }
    });
  });
  return {
    small: createCanvas(Math.ceil(width / bloomShare), Math.ceil(height / bloomShare)),
    smaller: createCanvas(Math.ceil(width / bloomShare / 3), Math.ceil(height / bloomShare / 3)),
    sheets,
  };
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
    const bright = 0.3 * data[i]! + 0.59 * data[i + 1]! + 0.11 * data[i + 2]!;
    const keep = bright <= 132 ? 0 : Math.min(1, (bright - 132) / 110);
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
  s.globalAlpha = 0.9;
  s.drawImage(imageOf(smaller), 0, 0, small.width, small.height);
  s.globalAlpha = 1;
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.imageSmoothingEnabled = true;
  ctx.globalCompositeOperation = "screen";
  ctx.globalAlpha = 0.34;
  ctx.drawImage(imageOf(small), 0, 0, width, height);
  ctx.globalCompositeOperation = "source-over";
  ctx.globalAlpha = 1;
  const sheet = post.sheets[frame % post.sheets.length];
  if (sheet) ctx.drawImage(imageOf(sheet), 0, 0);
  ctx.restore();
}
