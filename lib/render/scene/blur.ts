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
  const share = 1 / (radius * 2 + 1);
  // Columns of the row with what lies beside it, so that the sums need not ask for the edges.
  const padded = width + radius * 2 + 1;
  const columns = new Int32Array(padded);
  for (let i = 0; i < padded; i++) {
    const x = i - radius;
    columns[i] = wrap ? (((x % width) + width) % width) * 4 : x < 0 || x >= width ? -1 : x * 4;
  }
  const line = new Float32Array(padded * 4);
  for (let y = 0; y < height; y++) {
    const row = y * width * 4;
    for (let i = 0; i < padded; i++) {
      const x = columns[i]!;
      if (x < 0) continue;
      line[i * 4] = from[row + x]!;
      line[i * 4 + 1] = from[row + x + 1]!;
      line[i * 4 + 2] = from[row + x + 2]!;
      line[i * 4 + 3] = from[row + x + 3]!;
    }
    let r = 0;
    let g = 0;
    let b = 0;
    let a = 0;
    for (let i = 0; i <= radius * 2; i++) {
      r += line[i * 4]!;
      g += line[i * 4 + 1]!;
      b += line[i * 4 + 2]!;
      a += line[i * 4 + 3]!;
    }
    const reach = (radius * 2 + 1) * 4;
    for (let x = 0; x < width; x++) {
      const at = (x * height + y) * 4;
      to[at] = r * share;
      to[at + 1] = g * share;
      to[at + 2] = b * share;
      to[at + 3] = a * share;
      const old = x * 4;
      r += line[old + reach]! - line[old]!;
      g += line[old + reach + 1]! - line[old + 1]!;
      b += line[old + reach + 2]! - line[old + 2]!;
      a += line[old + reach + 3]! - line[old + 3]!;
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
