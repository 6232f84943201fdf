import { contextOf, imageOf, type CanvasFactory, type SceneCanvas } from "./canvas.ts";
import { clamp, smoothstep } from "./colour.ts";
import { gradePixels, type Grade } from "./grade.ts";
import { soften } from "./blur.ts";
import type { SceneLight } from "./light.ts";

/** How a painted plate is turned into a lit one. */
export interface ShadingJob {
  light: SceneLight;
  grade: Grade;
  /** 0 near, 1 lost in haze. */
  haze: number;
  mode: "form" | "flat" | "self";
  /** Row of the canvas where the thing meets the ground, for contact darkening; null when it floats. */
  ground_row: number | null;
  px_per_unit: number;
}

/** Height field of a silhouette: blurred alpha and brightness, so that flat shapes swell like bodies. */
function relief(createCanvas: CanvasFactory, source: SceneCanvas, radius: number) {
  const soft = soften(createCanvas, source, radius, false);
  const { data, width, height } = contextOf(soft.canvas).getImageData(0, 0, soft.canvas.width, soft.canvas.height);
  const field = new Float32Array(width * height);
  for (let i = 0; i < field.length; i++) {
    const a = data[i * 4 + 3]! / 255;
    const grey = (data[i * 4]! * 0.3 + data[i * 4 + 1]! * 0.59 + data[i * 4 + 2]! * 0.11) / 255;
    field[i] = a * (0.86 + grey * 0.14);
  }
  const fx = width / (source.width + soft.pad_x * 2);
  const fy = height / (source.height + soft.pad_y * 2);
  return { field, width, height, fx, fy, ox: soft.pad_x * fx, oy: soft.pad_y * fy };
}

type Relief = ReturnType<typeof relief>;
function slopeAt(r: Relief, x: number, y: number, axis: 0 | 1): number {
  const px = clamp(x * r.fx + r.ox - 0.5, 1, r.width - 3);
  const py = clamp(y * r.fy + r.oy - 0.5, 1, r.height - 3);
  const x0 = px | 0;
  const y0 = py | 0;
  const u = px - x0;
  const v = py - y0;
  const step = axis === 0 ? 1 : r.width;
  const at = y0 * r.width + x0;
  const f = r.field;
  const d00 = f[at + step]! - f[at - step]!;
  const d10 = f[at + 1 + step]! - f[at + 1 - step]!;
  const d01 = f[at + r.width + step]! - f[at + r.width - step]!;
  const d11 = f[at + r.width + 1 + step]! - f[at + r.width + 1 - step]!;
  return (d00 * (1 - u) + d10 * u) * (1 - v) + (d01 * (1 - u) + d11 * u) * v;
}

/** Lights, hazes and grades a plate in place. */
export function shade(createCanvas: CanvasFactory, canvas: SceneCanvas, job: ShadingJob): void {
  const context = contextOf(canvas);
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const { data, width, height } = image;
  const { light } = job;
  if (job.mode === "form") {
    const size = Math.min(width, height, job.px_per_unit);
    const broad = relief(createCanvas, canvas, Math.max(2, size * 0.055));
    const fine = relief(createCanvas, canvas, Math.max(1.2, size * 0.014));
    const alpha = new Uint8Array(width * height);
    for (let i = 0; i < alpha.length; i++) alpha[i] = data[i * 4 + 3]!;
    const edge = clamp(Math.round(size * 0.011), 1, 7);
    const direct = light.night > 0.9 ? 0.72 : 1;
    const front = 1 - light.back * 0.55;
    const ka = [light.ambient[0] / 255, light.ambient[1] / 255, light.ambient[2] / 255];
    const kk = [(light.key[0] / 255) * direct, (light.key[1] / 255) * direct, (light.key[2] / 255) * direct];
    const rimStrength = 0.35 + light.back * 0.6;
    const shift = edge * (light.side < 0 ? -1 : 1);
    const sideways = Math.max(0.35, Math.abs(light.side)) * (light.side < 0 ? -1 : 1);
    // Slopes are smooth: one for every two pixels each way is enough.
    const pairs = (width >> 1) + 1;
    const slopesX = new Float32Array(pairs);
    const slopesY = new Float32Array(pairs);
    for (let y = 0, i = 0; y < height; y++) {
      if ((y & 1) === 0) {
        for (let pair = 0; pair < pairs; pair++) {
          const x = pair * 2;
          if (!alpha[i + x] && !alpha[i + x + 1] && !alpha[i + x + width]) continue;
          slopesX[pair] = -(slopeAt(broad, x, y, 0) * 2.1 + slopeAt(fine, x, y, 0) * 0.9);
          slopesY[pair] = -(slopeAt(broad, x, y, 1) * 2.1 + slopeAt(fine, x, y, 1) * 0.9);
        }
      }
      const contact =
        job.ground_row === null ? 1 : 0.72 + 0.28 * smoothstep(0, job.px_per_unit * 0.16, job.ground_row - y);
      const above = Math.max(0, y - (edge >> 1)) * width;
      for (let x = 0; x < width; x++, i++) {
        const a = alpha[i]!;
        if (a === 0) continue;
        const nx = slopesX[x >> 1]!;
        const ny = slopesY[x >> 1]!;
        const facing = nx * sideways * 0.85 - ny * 0.5;
        const exposure = clamp((0.46 + facing * 0.95) * front, 0.03, 1.25) * contact;
        const shifted = x + shift < 0 || x + shift >= width ? 0 : alpha[above + x + shift]!;
        const rim = ((a - Math.min(a, shifted)) / 255) * rimStrength;
        const sky = (0.58 + clamp(-ny, -0.4, 0.6) * 0.32) * contact;
        const o = i * 4;
        data[o] = data[o]! * (ka[0]! * sky + kk[0]! * exposure) + light.rim[0] * rim * 0.8;
        data[o + 1] = data[o + 1]! * (ka[1]! * sky + kk[1]! * exposure) + light.rim[1] * rim * 0.8;
        data[o + 2] = data[o + 2]! * (ka[2]! * sky + kk[2]! * exposure) + light.rim[2] * rim * 0.8;
      }
    }
  }
  if (job.haze > 0.004 && job.mode !== "self") {
    const h = job.haze;
    const [r, g, b] = light.haze;
    for (let o = 0; o < data.length; o += 4) {
      data[o] = data[o]! * (1 - h) + r * h;
      data[o + 1] = data[o + 1]! * (1 - h) + g * h;
      data[o + 2] = data[o + 2]! * (1 - h) + b * h;
    }
  }
  gradePixels(job.grade, data);
  context.putImageData(image, 0, 0);
}

/** The plate's shape alone, black and soft: what it casts on the ground. */
export function castShadow(createCanvas: CanvasFactory, source: SceneCanvas): SceneCanvas {
  const factor = Math.max(1, Math.max(source.width, source.height) / 160);
  const canvas = createCanvas(
    Math.max(4, Math.round(source.width / factor)),
    Math.max(4, Math.round(source.height / factor)),
  );
  const context = contextOf(canvas);
  context.drawImage(imageOf(source), 0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = "source-in";
  context.fillStyle = "#000";
  context.fillRect(0, 0, canvas.width, canvas.height);
  const soft = soften(createCanvas, canvas, 2, false);
  const out = createCanvas(canvas.width, canvas.height);
  contextOf(out).drawImage(
    imageOf(soft.canvas),
    -soft.pad_x,
    -soft.pad_y,
    canvas.width + soft.pad_x * 2,
    canvas.height + soft.pad_y * 2,
  );
  return out;
}
