import { contextOf, imageOf } from "#lib/render/scene/canvas.ts";
import { clamp, lerp, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { grain } from "./weave.ts";

/** One visible point of the land. */
export interface Spot {
  /** Across the period, 0 to 1. */
  u: number;
  /** 0 near, 1 far. */
  z: number;
  /** Height, 0 to 1. */
  h: number;
  /** How level the ground lies there: 1 flat, 0 a wall. */
  level: number;
  /** Light on it, 0 shade to 1. */
  exposure: number;
  /** Heights per pixel. */
  fine: number;
}

/** A piece of land as a height field; units are the element's height. */
export interface Land {
  /** Height at u (0 to 1, repeating) and z (0 near to 1 far). */
  height(u: number, z: number): number;
  /** Colour of the bare ground before light; the answer is good until the next. */
  albedo(spot: Spot): Rgb;
  /** How far the land reaches from near to far. */
  depth: number;
  /** How much higher the far edge lies in the picture for being far. */
  tilt: number;
  rows: number;
  /** Haze at the far edge, and in hollows, 0 to 1. */
  veil: number;
  mist: number;
  /** Most pixels worth computing; the rest is stretched. */
  most_px?: number;
  /** Light the land gives off itself, 0 to 255 a channel. */
  shine?: ((spot: Spot) => Rgb | null) | undefined;
  /** Stands alone: nothing is drawn where the height is none. */
  alone?: boolean;
}

interface Field {
  columns: number;
  h: Float32Array;
  level: Float32Array;
  exposure: Float32Array;
}

/** How steeply the key comes down: low at dusk and dawn, so that forms cast long shade. */
export function sunRise(brush: Brush): number {
  const { time, cloud } = brush.light;
  if (cloud > 0.8) return 1.1;
  return time === "noon" ? 1.3 : time === "golden_hour" || time === "dusk" || time === "dawn" ? 0.34 : 0.62;
}

/** Heights, their lean and how the key strikes them, cast shade included. */
function fieldOf(brush: Brush, land: Land, columns: number): Field {
  const { light } = brush;
  const period = brush.window.right - brush.window.left;
  const { rows } = land;
  const h = new Float32Array(columns * rows);
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const z = r / (rows - 1);
      // The near edge lies on the ground.
      h[r * columns + c] = land.height(c / columns, z) * smoothstep(0, 0.05, z);
    }
  const level = new Float32Array(columns * rows);
  const exposure = new Float32Array(columns * rows);
  const side = light.side < 0 ? -1 : 1;
  const rise = sunRise(brush);
  let lx = side * (0.5 + 0.5 * Math.abs(light.side));
  let lz = lerp(-0.55, 0.7, light.back);
  const length = Math.hypot(lx, rise, lz);
  lx /= length;
  lz /= length;
  const ly = rise / length;
  const dx = period / columns;
  const dz = land.depth / (rows - 1);
  const soft = 0.05;
  const drop = (dx * rise) / Math.max(0.25, Math.abs(lx * length)) / 1.15;
  for (let r = 0; r < rows; r++) {
    const row = r * columns;
    let shade = -1;
    // Twice around, so that what the left edge casts reaches across the seam.
    for (let turn = 0; turn < columns * 2; turn++) {
      const c = (side > 0 ? columns * 2 - 1 - turn : turn) % columns;
      const here = h[row + c]!;
      shade = Math.max(shade - drop, here);
      if (turn < columns) continue;
      const nx = -(h[row + ((c + 1) % columns)]! - h[row + ((c - 1 + columns) % columns)]!) / (2 * dx);
      const far = Math.min(rows - 1, r + 1) * columns;
      const near = Math.max(0, r - 1) * columns;
      const nz = -(h[far + c]! - h[near + c]!) / (2 * dz);
      const n = Math.sqrt(nx * nx + 1 + nz * nz);
      level[row + c] = 1 / n;
      const facing = (nx * lx + ly + nz * lz) / n;
      const lit = 1 - 0.85 * smoothstep(0.004, soft, shade - here);
      exposure[row + c] = clamp(0.05 + Math.max(0, facing) * 1.12 * lit, 0, 1.15);
    }
  }
  return { columns, h, level, exposure };
}

const fogSteps = 2048;

/** Haze by distance and by height, looked up for every pixel. */
function fogTables({ veil, mist }: Land): [Float32Array, Float32Array] {
  const far = Float32Array.from({ length: fogSteps + 1 }, (_, i) => veil * (i / fogSteps) ** 1.3);
  const low = Float32Array.from({ length: fogSteps + 1 }, (_, i) => mist * Math.exp((-7 * i) / fogSteps));
  return [far, low];
}

/** Draws a height field from the front, near before far, each crest hiding what lies behind it. */
export function paintLand(brush: Brush, land: Land): void {
  const { window, light, px_per_unit } = brush;
  const period = window.right - window.left;
  const tall = window.bottom - window.top;
  const full = period * px_per_unit * tall * px_per_unit;
  const detail = Math.min(1, Math.sqrt((land.most_px ?? 420_000) / full));
  const width = Math.max(4, Math.round(period * px_per_unit * detail));
  const height = Math.max(4, Math.round(tall * px_per_unit * detail));
  const columns = clamp(Math.round(width * 0.6), 96, 720);
  const { h, level, exposure } = fieldOf(brush, land, columns);
  const canvas = brush.createCanvas(width, height);
  const context = contextOf(canvas);
  const image = context.createImageData(width, height);
  const { data } = image;
  const unit = height / tall;
  const night = light.night > 0.9 ? 0.66 : 1;
  const rimAmount = 0.1 + 0.5 * light.back;
  const spot: Spot = { u: 0, z: 0, h: 0, level: 1, exposure: 0, fine: 1 / unit };
  const { key, ambient, haze, rim } = light;
  const [fogOfDepth, fogOfHeight] = fogTables(land);
  const put = (at: number, alpha: number, edge: number) => {
    const albedo = land.albedo(spot);
    const e = spot.exposure;
    const shade = ((1 - Math.min(1, e)) * (0.6 + 0.22 * spot.level)) / 255;
    const direct = (night * e) / 255;
    // Hollows and far land fill with haze.
    const thick =
      fogOfDepth[(clamp(spot.z, 0, 1) * fogSteps) | 0]! +
      fogOfHeight[(clamp(spot.h, 0, 1) * fogSteps) | 0]! * (0.25 + spot.z);
    const veil = thick < 0.9 ? thick : 0.9;
    const glow = land.shine?.(spot) ?? null;
    const bordered = edge * rimAmount;
    for (let i = 0; i < 3; i++) {
      let value = albedo[i]! * (ambient[i]! * shade + key[i]! * direct);
      value += (rim[i]! - value) * bordered;
      value += (haze[i]! - value) * veil;
      data[at + i] = glow ? value + glow[i]! : value;
    }
    data[at + 3] = alpha;
  };
  for (let x = 0; x < width; x++) {
    const u = (x + 0.5) / width;
    const column = u * columns - 0.5;
    const c0 = (Math.floor(column) + columns) % columns;
    const c1 = (c0 + 1) % columns;
    const fc = column - Math.floor(column);
    const at = (field: Float32Array, r: number) => field[r * columns + c0]! * (1 - fc) + field[r * columns + c1]! * fc;
    spot.u = u;
    // Rows of pixels from below; `covered` is the lowest row that is still free.
    let covered = height;
    let lastH = at(h, 0);
    let lastTop = (-lastH - window.top) * unit;
    // How the row before lies and is lit is looked up where it is seen: most rows are hidden.
    let lastLit = 0;
    spot.z = 0;
    spot.level = at(level, 0);
    spot.exposure = at(exposure, 0);
    if (land.alone) covered = Math.min(height, Math.round(-window.top * unit));
    for (let y = land.alone ? -1 : height - 1; y >= Math.max(0, Math.floor(lastTop)); y--) {
      spot.h = -(window.top + (y + 0.5) / unit);
      put((y * width + x) * 4, 255, 0);
      covered = y;
    }
    let open = true;
    const step = 1 / (land.rows - 1);
    for (let r = 1; r < land.rows && covered > 0; r++) {
      const z = r / (land.rows - 1);
      const here = at(h, r);
      const top = (-(here + z * land.tilt) - window.top) * unit;
      if (land.alone && here < 0.004) {
        lastH = here;
        lastTop = top;
        continue;
      }
      if (top < covered) {
        const hereLevel = at(level, r);
        const hereExposure = at(exposure, r);
        const lastLevel = at(level, lastLit);
        const lastExposure = at(exposure, lastLit);
        const end = Math.max(0, Math.ceil(top));
        for (let y = covered - 1; y >= end; y--) {
          const t = lastTop - top > 0.01 ? clamp((lastTop - y) / (lastTop - top), 0, 1) : 1;
          spot.z = z - (1 - t) * step;
          spot.h = lastH + (here - lastH) * t;
          spot.level = lastLevel + (hereLevel - lastLevel) * t;
          spot.exposure = lastExposure + (hereExposure - lastExposure) * t;
          put((y * width + x) * 4, 255, 0);
        }
        if (end < covered) covered = end;
        open = true;
        // The fraction of a pixel that the skyline leaves over.
        if (covered > 0 && data[((covered - 1) * width + x) * 4 + 3]! < 255) {
          spot.z = z;
          spot.h = here;
          spot.level = hereLevel;
          spot.exposure = hereExposure;
          put(((covered - 1) * width + x) * 4, 255 * clamp(covered - top, 0, 1), 0.6);
        }
      } else if (open) {
        open = false;
        // A crest against what lies behind it catches the light from there.
        if (covered < height) {
          spot.z = z;
          spot.h = lastH;
          spot.level = at(level, lastLit);
          spot.exposure = Math.max(at(exposure, lastLit), 0.35 + light.back * 0.4);
          put((covered * width + x) * 4, 255, 0.55);
        }
      }
      lastH = here;
      lastTop = top;
      lastLit = r;
    }
  }
  context.putImageData(image, 0, 0);
  brush.ctx.imageSmoothingQuality = "high";
  brush.ctx.drawImage(imageOf(canvas), window.left, window.top, period, tall);
}

/** Whole tiles of grain across the period, so that texture of `size` heights meets itself at the seam. */
export function tilesOf(brush: Brush, size: number): number {
  return Math.max(1, Math.round((brush.window.right - brush.window.left) / size));
}

/** Speckle at two sizes, around 0. */
export function speckle(u: number, v: number, tiles: number): number {
  return grain(u * tiles, v) + grain(u * tiles * 4, v * 4 + 0.37) * 0.6 - 0.8;
}
