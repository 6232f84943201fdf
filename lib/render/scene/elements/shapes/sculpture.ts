import { contextOf, imageOf, type SceneCanvas } from "#lib/render/scene/canvas.ts";
import { clamp } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { holding } from "#lib/render/scene/held.ts";
import { inMaterial } from "./materials.ts";
import { shadePoint, studioOf, type Sample } from "./finish.ts";
import { opennessOf } from "./openness.ts";
import { depthsOf, merged, type Depths, type Lens, type Merged } from "./raster.ts";
import type { Solid } from "./solid.ts";

export interface View {
  /** How far the lens looks down, radians. */
  pitch?: number;
  /** The whole thing turned about its upright, radians: below 0 its front looks towards the key. */
  turn?: number;
  /** How far away the lens stands, in heights. */
  distance?: number;
  /** A name for the picture: frames of a cycle that differ only in what is drawn afterwards share it. */
  keep?: string;
  /** For a thing whose every frame has another shape: fewer pixels, no shadow of its own. */
  quick?: boolean;
}

interface Picture {
  canvas: SceneCanvas;
}
const most_kept_bytes = 8 * 1024 * 1024;
const kept = holding<Picture>(most_kept_bytes, ({ canvas }) => canvas.width * canvas.height * 4);

/** Models and lights bodies and lays the picture down. */
export function sculpt(brush: Brush, build: () => readonly Solid[], view: View = {}): void {
  const { window, ctx } = brush;
  const draw = () => ({ canvas: picture(brush, inMaterial(build(), brush), view) });
  const { canvas } = view.keep
    ? kept(
        JSON.stringify([
          view,
          [...brush.variants],
          brush.material,
          brush.state,
          brush.motion,
          brush.seed,
          brush.colour,
          brush.px_per_unit,
          window,
          brush.light,
        ]),
        draw,
      )
    : draw();
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(imageOf(canvas), window.left, window.top, window.right - window.left, window.bottom - window.top);
}

/** Most pixels worth shading: a thing that fills the frame is shaded a little coarser. */
const most_px = 300_000;
const most_quick_px = 110_000;

function picture(brush: Brush, solids: readonly Solid[], view: View): SceneCanvas {
  const { window, px_per_unit } = brush;
  const area = (window.right - window.left) * (window.bottom - window.top) * px_per_unit ** 2;
  const finer = clamp(Math.sqrt((view.quick ? most_quick_px : most_px) / area), view.quick ? 0.5 : 0.7, 1.5);
  const width = Math.max(2, Math.round((window.right - window.left) * px_per_unit * finer));
  const height = Math.max(2, Math.round((window.bottom - window.top) * px_per_unit * finer));
  const canvas = brush.createCanvas(width, height);
  const ctx = contextOf(canvas);
  const image = ctx.createImageData(width, height);
  const { pitch = 0.24, distance = 5 } = view;
  const turn = (view.turn ?? 0) * (brush.light.side < 0 ? 1 : -1);
  const lens = { pitch, turn, distance, window, width, height };
  const opaque = merged(
    solids.filter(({ finish }) => !finish.glass),
    lens,
  );
  const glass = merged(
    solids.filter(({ finish }) => finish.glass),
    lens,
  );
  const shader = shaderOf(brush, lens, view.quick ? null : opaque);
  const depths = opaque.index.length ? depthsOf(opaque, lens, "near", null) : null;
  if (depths) shader(opaque, depths, image.data, 1);
  if (glass.index.length) {
    shader(glass, depthsOf(glass, lens, "far", depths), image.data, 0.6);
    shader(glass, depthsOf(glass, lens, "near", depths), image.data, 1);
  }
  ctx.putImageData(smoothEdges(image), 0, 0);
  return canvas;
}

function shaderOf(brush: Brush, lens: Lens, casters: Merged | null) {
  const studio = studioOf(brush.light);
  const [sin, cos] = [Math.sin(lens.pitch), Math.cos(lens.pitch)];
  const shadowAt = casters?.index.length ? shadows(casters, studio.key) : () => 1;
  const unit_px = lens.width / (lens.window.right - lens.window.left);
  const sample: Sample = {
    x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, r: 0, g: 0, b: 0, rough: 0, gloss: 0, metal: 0, glow: 0,
  }; // prettier-ignore
  const out = new Float32Array(4);
  return (mesh: Merged, depths: Depths, data: Uint8ClampedArray, weight: number) => {
    const open = casters ? opennessOf(depths, lens, unit_px) : null;
    const { position, normal, local, index, finishes, finishOf } = mesh;
    const { face: faces, u: us, v: vs, z: nearness } = depths;
    let lit = 1;
    for (let y = 0, at = 0; y < lens.height; y++)
      for (let x = 0; x < lens.width; x++, at++) {
        const face = faces[at]!;
        if (face < 0) continue;
        const finish = finishes[finishOf[face]!]!;
        const u = us[at]!;
        const v = vs[at]!;
        const w = 1 - u - v;
        const a = index[face * 3]! * 3;
        const b = index[face * 3 + 1]! * 3;
        const c = index[face * 3 + 2]! * 3;
        const px = position[a]! * w + position[b]! * u + position[c]! * v;
        const py = position[a + 1]! * w + position[b + 1]! * u + position[c + 1]! * v;
        const pz = position[a + 2]! * w + position[b + 2]! * u + position[c + 2]! * v;
        sample.nx = normal[a]! * w + normal[b]! * u + normal[c]! * v;
        sample.ny = normal[a + 1]! * w + normal[b + 1]! * u + normal[c + 1]! * v;
        sample.nz = normal[a + 2]! * w + normal[b + 2]! * u + normal[c + 2]! * v;
        // Both sides of a sheet are seen.
        if (sample.ny * sin + sample.nz * cos < 0) {
          sample.nx = -sample.nx;
          sample.ny = -sample.ny;
          sample.nz = -sample.nz;
        }
        sample.r = finish.colour[0];
        sample.g = finish.colour[1];
        sample.b = finish.colour[2];
        sample.rough = finish.rough;
        sample.gloss = finish.gloss;
        sample.metal = finish.metal;
        sample.glow = finish.glow;
        if (finish.surface) {
          sample.x = local[a]! * w + local[b]! * u + local[c]! * v;
          sample.y = local[a + 1]! * w + local[b + 1]! * u + local[c + 1]! * v;
          sample.z = local[a + 2]! * w + local[b + 2]! * u + local[c + 2]! * v;
          finish.surface(sample);
        }
        const length = Math.sqrt(sample.nx * sample.nx + sample.ny * sample.ny + sample.nz * sample.nz) || 1;
        sample.nx /= length;
        sample.ny /= length;
        sample.nz /= length;
        // Shadows are soft: neighbours share one.
        if (finish.glass) lit = 1;
        else if ((x & 1) === 0 || faces[at - 1]! < 0 || Math.abs(nearness[at]! - nearness[at - 1]!) > 0.01)
          lit = shadowAt(px, py, pz, sample);
        // The floor takes light from what is near it.
        const foot = py > 0.4 ? 1 : 1 - 0.5 * Math.exp(-Math.max(0, py) / 0.05) * (0.65 - 0.35 * sample.ny);
        shadePoint(studio, sample, finish, lit, (finish.glass ? 1 : (open?.[at] ?? 1)) * foot, sin, cos, out);
        const o = at * 4;
        const alpha = finish.glass ? out[3]! * weight : 1;
        const under = (data[o + 3]! / 255) * (1 - alpha);
        const total = alpha + under;
        if (under === 0) {
          data[o] = out[0]!;
          data[o + 1] = out[1]!;
          data[o + 2] = out[2]!;
        } else for (let i = 0; i < 3; i++) data[o + i] = (out[i]! * alpha + data[o + i]! * under) / total;
        data[o + 3] = total * 255;
      }
  };
}

/** Share of the key that reaches a point, softly, from a picture of depths taken from where the key stands. */
function shadows(mesh: Merged, key: readonly [number, number, number]) {
  const size = 240;
  const { position, index } = mesh;
  const flat = Math.hypot(key[0], key[2]) || 1e-6;
  const right = [key[2] / flat, 0, -key[0] / flat] as const;
  const up = [key[1] * right[2], key[2] * right[0] - key[0] * right[2], -key[1] * right[0]] as const;
  const count = position.length / 3;
  const a = new Float32Array(count);
  const b = new Float32Array(count);
  const d = new Float32Array(count);
  let [left, far, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < count; i++) {
    const [x, y, z] = [position[i * 3]!, position[i * 3 + 1]!, position[i * 3 + 2]!];
    a[i] = x * right[0] + z * right[2];
    b[i] = x * up[0] + y * up[1] + z * up[2];
    d[i] = x * key[0] + y * key[1] + z * key[2];
    left = Math.min(left, a[i]!);
    far = Math.max(far, a[i]!);
    low = Math.min(low, b[i]!);
    high = Math.max(high, b[i]!);
  }
  const span = Math.max(far - left, high - low, 1e-3);
  const k = (size - 10) / span;
  const map = new Float32Array(size * size).fill(-1e9);
  for (let f = 0; f < index.length; f += 3) {
    const i = index[f]!;
    const j = index[f + 1]!;
    const m = index[f + 2]!;
    const ax = (a[i]! - left) * k + 5;
    const ay = (b[i]! - low) * k + 5;
    const bx = (a[j]! - left) * k + 5;
    const by = (b[j]! - low) * k + 5;
    const cx = (a[m]! - left) * k + 5;
    const cy = (b[m]! - low) * k + 5;
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(area) < 1e-9) continue;
    const x1 = Math.min(size - 1, Math.ceil(Math.max(ax, bx, cx)));
    const y1 = Math.min(size - 1, Math.ceil(Math.max(ay, by, cy)));
    const x0 = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
    const ux = (cy - ay) / area;
    const uy = (cx - ax) / area;
    const vx = (by - ay) / area;
    const vy = (bx - ax) / area;
    const da = d[i]!;
    const db = d[j]! - da;
    const dc = d[m]! - da;
    for (let y = Math.max(0, Math.floor(Math.min(ay, by, cy))); y <= y1; y++) {
      const u0 = -ax * ux - (y - ay) * uy;
      const v0 = (y - ay) * vy + ax * vx;
      for (let x = x0, at = y * size + x0; x <= x1; x++, at++) {
        const u = u0 + x * ux;
        const v = v0 - x * vx;
        if (u < -1e-4 || v < -1e-4 || u + v > 1.0002) continue;
        const depth = da + db * u + dc * v;
        if (depth > map[at]!) map[at] = depth;
      }
    }
  }
  const texel = 1 / k;
  return (px: number, py: number, pz: number, n: Sample): number => {
    const x = (px * right[0] + pz * right[2] - left) * k + 5;
    const y = (px * up[0] + py * up[1] + pz * up[2] - low) * k + 5;
    const facing = n.nx * key[0] + n.ny * key[1] + n.nz * key[2];
    const depth = px * key[0] + py * key[1] + pz * key[2] + texel * (3 + 5 * (1 - clamp(facing, 0, 1)));
    const x0 = Math.floor(x - 2);
    const y0 = Math.floor(y - 2);
    const fx = x - 2 - x0;
    const fy = y - 2 - y0;
    if (x0 < 0 || y0 < 0 || x0 + 4 >= size || y0 + 4 >= size) return 1;
    let sum = 0;
    for (let j = 0; j < 5; j++) {
      const wy = j === 0 ? 1 - fy : j === 4 ? fy : 1;
      const row = (y0 + j) * size + x0;
      let across = 0;
      if (map[row]! <= depth) across += 1 - fx;
      if (map[row + 1]! <= depth) across++;
      if (map[row + 2]! <= depth) across++;
      if (map[row + 3]! <= depth) across++;
      if (map[row + 4]! <= depth) across += fx;
      sum += across * wy;
    }
    return sum / 16;
  };
}

/** The outer edge of a picture without half-covered pixels, made soft over one pixel. */
function smoothEdges(image: ImageData): ImageData {
  const { data, width, height } = image;
  const alpha = new Uint8Array(width * height);
  for (let i = 0; i < alpha.length; i++) alpha[i] = data[i * 4 + 3]!;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const own = alpha[at]!;
      const beside = alpha[at - 1]! + alpha[at + 1]! + alpha[at - width]! + alpha[at + width]!;
      if (own * 4 === beside) continue;
      const slant = alpha[at - width - 1]! + alpha[at - width + 1]! + alpha[at + width - 1]! + alpha[at + width + 1]!;
      const o = at * 4;
      if (own === 0) {
        const from =
          alpha[at - 1]! > 0 ? at - 1 : alpha[at + 1]! > 0 ? at + 1 : alpha[at - width]! > 0 ? at - width : at + width;
        if (alpha[from]! > 0) data.copyWithin(o, from * 4, from * 4 + 3);
        continue;
      }
      data[o + 3] = Math.min(own, (own * 4 + beside * 2 + slant) / 16 + (own > 250 ? 16 : own));
    }
  return image;
}
