import { contextOf, imageOf, type CanvasFactory, type SceneCanvas } from "./canvas.ts";

/** A picture softened once, kept small; the pads say how far it reaches over the original, in original pixels. */
export interface Softened {
  canvas: SceneCanvas;
  pad_x: number;
  pad_y: number;
}

function boxPass(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  radius: number,
  wrap: boolean,
): void {
  const span = radius * 2 + 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let c = 0; c < 4; c++) {
      let sum = 0;
      const at = (x: number) => {
        const i = wrap ? ((x % width) + width) % width : x < 0 || x >= width ? -1 : x;
        return i < 0 ? 0 : from[(row + i) * 4 + c]!;
      };
      for (let x = -radius; x <= radius; x++) sum += at(x);
      for (let x = 0; x < width; x++) {
        to[(x * height + y) * 4 + c] = sum / span;
        sum += at(x + radius + 1) - at(x - radius);
      }
    }
  }
}

/** Blurs with a disc-like kernel of `radius` pixels; `wrap` keeps a horizontally repeating plate seamless. */
export function soften(createCanvas: CanvasFactory, source: SceneCanvas, radius: number, wrap: boolean): Softened {
  const factor = Math.max(1, radius / 2.6);
  const pad = wrap ? 0 : Math.ceil(radius * 2 + factor * 2);
  const padY = Math.ceil(radius * 2 + factor * 2);
  const width = Math.max(2, Math.round((source.width + pad * 2) / factor));
  const height = Math.max(2, Math.round((source.height + padY * 2) / factor));
  const small = createCanvas(width, height);
  const context = contextOf(small);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = "high";
  const fx = width / (source.width + pad * 2);
  const fy = height / (source.height + padY * 2);
  context.drawImage(imageOf(source), pad * fx, padY * fy, source.width * fx, source.height * fy);
  const image = context.getImageData(0, 0, width, height);
  const count = width * height;
  const a = new Float32Array(count * 4);
  const b = new Float32Array(count * 4);
  for (let i = 0; i < count * 4; i += 4) {
    const alpha = image.data[i + 3]! / 255;
    a[i] = image.data[i]! * alpha;
    a[i + 1] = image.data[i + 1]! * alpha;
    a[i + 2] = image.data[i + 2]! * alpha;
    a[i + 3] = alpha;
  }
  const reach = Math.max(1, Math.round((radius / factor) * 0.62));
  for (let pass = 0; pass < 2; pass++) {
    boxPass(a, b, width, height, reach, wrap);
    boxPass(b, a, height, width, reach, false);
  }
  for (let i = 0; i < count * 4; i += 4) {
    const alpha = a[i + 3]!;
    const inverse = alpha > 0.0005 ? 1 / alpha : 0;
    image.data[i] = a[i]! * inverse;
    image.data[i + 1] = a[i + 1]! * inverse;
    image.data[i + 2] = a[i + 2]! * inverse;
    image.data[i + 3] = alpha * 255;
  }
  context.putImageData(image, 0, 0);
  return { canvas: small, pad_x: pad, pad_y: padY };
}
