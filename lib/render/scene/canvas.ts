/** The one thing the host injects: a canvas of the browser or of @napi-rs/canvas. */
export interface SceneCanvas {
  width: number;
  height: number;
  getContext(kind: "2d"): CanvasRenderingContext2D | null;
  /** Premultiplied RGBA, where the host gives it: several times faster than `getImageData`. */
  data?(): Uint8Array;
}
export type CanvasFactory = (width: number, height: number) => SceneCanvas;

/** The drawing context of a canvas. Throws where the host has none. */
export function contextOf(canvas: SceneCanvas): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this host gives no 2d context");
  return context;
}

/** A scene canvas as something `drawImage` takes: both hosts accept their own canvases. */
export function imageOf(canvas: SceneCanvas): CanvasImageSource {
  return canvas as unknown as CanvasImageSource;
}

/** Fills a new canvas pixel by pixel; `shade` writes r, g, b, a (0 to 255) into `out`. */
export function canvasOfPixels(
  createCanvas: CanvasFactory,
  width: number,
  height: number,
  shade: (x: number, y: number, out: Float32Array) => void,
): SceneCanvas {
  const canvas = createCanvas(width, height);
  const context = contextOf(canvas);
  const image = context.createImageData(width, height);
  const out = new Float32Array(4);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      out[0] = out[1] = out[2] = out[3] = 0;
      shade(x, y, out);
      image.data[at] = out[0];
      image.data[at + 1] = out[1];
      image.data[at + 2] = out[2];
      image.data[at + 3] = out[3];
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Smallest rectangle that holds every pixel with alpha above 2, or null when there is none. */
export function alphaBox(canvas: SceneCanvas): { x: number; y: number; width: number; height: number } | null {
  const { data, width, height } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  let left = width;
  let right = -1;
  let top = -1;
  let bottom = -1;
  for (let y = 0; y < height; y++) {
    const row = y * width * 4 + 3;
    let first = -1;
    for (let x = 0; x < left || (first < 0 && x < width); x++) {
      if (data[row + x * 4]! > 2) {
        first = x;
        break;
      }
    }
    if (first < 0) continue;
    if (first < left) left = first;
    for (let x = width - 1; x > right; x--) {
      if (data[row + x * 4]! > 2) {
        right = x;
        break;
      }
    }
    if (top < 0) top = y;
    bottom = y;
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
