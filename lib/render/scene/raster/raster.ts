import { contextOf, type SceneCanvas } from "#lib/render/scene/canvas.ts";
import type { Rgb } from "#lib/render/scene/colour.ts";
import { openKernel, type Kernel } from "./kernel.ts";

/** How a picture meets what is under it: laid over it, or as light that is added, screened, or falls on it. */
export type Mode = "over" | "add" | "screen" | "light";
const modeNumbers: Record<Mode, number> = { over: 0, add: 1, screen: 2, light: 3 };

/** A painted picture in the raster's memory. Around its pixels lies an empty border of one; in `repeats` only above and below. */
export interface Picture {
  columns: number;
  rows: number;
  /** Its right edge continues at its left. */
  repeats: boolean;
  at: number;
  stride: number;
  /** First and last column of each row that is not empty; 0 where nothing is known. */
  spans: number;
  /** The same at half the size, made when it is first drawn small. */
  half: Picture | null;
}

/** A square texture that repeats both ways, at falling sizes. */
export interface Texture {
  levels: { side: number; at: number; stride: number }[];
}

const pageBytes = 65536;
const one = 65536;

/**
 * A frame and the pictures that are laid into it. Coordinates are pixels of the frame, origin top left; up to `margin`
 * pixels outside of it are drawn too, for frames that are rolled at the end.
 */
export class Raster {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  private readonly kernel: Kernel;
  private readonly memory: WebAssembly.Memory;
  /** First free byte. */
  private free = pageBytes;
  private readonly stride: number;
  /** Where pixel (0, 0) of the frame lies. */
  private readonly frame: number;
  private readonly first: number;
  private readonly rolled: number;
  private readonly planar: number;
  private readonly screen: number;
  private readonly bloom: { bright: number; wide: number; bloom: number; rows: number };
  private readonly clear: number;
  private readonly sheets = new Map<Uint16Array, number>();
  private scratch = { at: 0, bytes: 0 };
  /** Where the finished picture lies: the frame itself, or its rolled copy. */
  private shown: number;

  /** `width` is a multiple of 4, `height` of 2. */
  constructor(width: number, height: number, margin: number) {
    this.width = width;
    this.height = height;
    this.margin = margin;
    const { kernel, memory } = openKernel();
    this.kernel = kernel;
    this.memory = memory;
    const across = Math.ceil((width + 2 * margin) / 8) * 8 + 8;
    this.stride = across * 4;
    this.first = this.take(this.stride * (height + 2 * margin) + 64);
    this.frame = this.first + margin * this.stride + margin * 4;
    this.rolled = margin > 0 ? this.take(this.stride * height + 64) : 0;
    this.shown = this.frame;
    this.planar = this.take((width * height * 3) / 2);
    this.screen = this.take(width * height * 4);
    const cells = Math.ceil(width / 8) * Math.ceil(height / 8);
    this.bloom = {
      bright: this.take(cells * 16),
      wide: this.take(cells * 16),
      bloom: this.take((Math.ceil(width / 8) + 2) * Math.ceil(height / 8) * 4),
      rows: this.take(Math.ceil(height / 8) * 2),
    };
    this.clear = this.take(width * height * 2);
    new Uint16Array(this.memory.buffer, this.clear, width * height).fill(255 << 8);
  }

  /** Bytes of the raster's memory that are in use. */
  get usedBytes(): number {
    return this.free;
  }

  private take(bytes: number): number {
    const at = this.free;
    this.free += (bytes + 15) & ~15;
    // A little more than asked: loads of 16 bytes may reach past the last pixel.
    const missing = this.free + 64 - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / pageBytes));
    return at;
  }

  private borrow(bytes: number): number {
    if (this.scratch.bytes < bytes) this.scratch = { at: this.take(bytes), bytes };
    return this.scratch.at;
  }

  /** Straight RGBA of a canvas, copied into the raster's memory. */
  private load(canvas: SceneCanvas): number {
    const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
    const at = this.borrow(data.length);
    new Uint8Array(this.memory.buffer, at, data.length).set(data);
    return at;
  }

  /** Takes over a painted canvas as a picture that stands alone. */
  picture(canvas: SceneCanvas): Picture {
    const { width: columns, height: rows } = canvas;
    const from = this.load(canvas);
    const picture = this.blank(columns, rows, false, true);
    this.kernel.premultiply(
      from,
      columns,
      rows,
      picture.at + picture.stride + 4,
      picture.stride,
      picture.spans + 4,
      1,
    );
    return picture;
  }

  /** Takes over a painted canvas whose right edge continues at its left. */
  band(canvas: SceneCanvas): Picture {
    const { width: columns, height: rows } = canvas;
    const from = this.load(canvas);
    const picture = this.blank(columns, rows, true, false);
    this.kernel.premultiply(from, columns, rows, picture.at + picture.stride, picture.stride, 0, 0);
    this.joinEnds(picture);
    return picture;
  }

  private joinEnds({ at, stride, columns, rows }: Picture): void {
    const words = new Uint32Array(this.memory.buffer);
    for (let y = 0; y < rows + 2; y++) {
      const row = (at + y * stride) >> 2;
      words[row + columns] = words[row]!;
      words[row + columns + 1] = words[row + 1]!;
    }
  }

  private blank(columns: number, rows: number, repeats: boolean, spanned: boolean): Picture {
    const stride = (columns + 2) * 4;
    const at = this.take(stride * (rows + 2) + 16);
    const spans = spanned ? this.take((rows + 2) * 4) : 0;
    const bytes = new Uint8Array(this.memory.buffer);
    bytes.fill(0, at, at + stride * (rows + 2));
    if (spanned) {
      const table = new Uint32Array(this.memory.buffer, spans, rows + 2);
      table.fill(0xffff);
    }
    return { columns, rows, repeats, at, stride, spans, half: null };
  }

  private halfOf(picture: Picture): Picture | null {
    if (picture.half) return picture.half;
    const columns = picture.columns >> 1;
    const rows = picture.rows >> 1;
    if (columns < 2 || rows < 2 || (picture.repeats && picture.columns % 2 === 1)) return null;
    const half = this.blank(columns, rows, picture.repeats, false);
    const inset = picture.repeats ? 0 : 4;
    this.kernel.halve(
      picture.at + picture.stride + inset,
      picture.stride,
      columns,
      rows,
      half.at + half.stride + inset,
      half.stride,
    );
    if (picture.repeats) this.joinEnds(half);
    picture.half = half;
    return half;
  }

  /** A square texture from canvases whose sides are powers of two, the largest first. */
  texture(canvases: readonly SceneCanvas[]): Texture {
    return {
      levels: canvases.map((canvas) => {
        const side = canvas.width;
        const from = this.load(canvas);
        const stride = (side + 1) * 4;
        const at = this.take(stride * side + 16);
        this.kernel.premultiply(from, side, side, at, stride, 0, 0);
        const words = new Uint32Array(this.memory.buffer);
        for (let y = 0; y < side; y++) words[((at + y * stride) >> 2) + side] = words[(at + y * stride) >> 2]!;
        return { side, at, stride };
      }),
    };
  }

  /** Draws a picture upright into a rectangle (frame pixels, fractions allowed); only rows from `top` to `bottom`. */
  draw(
    picture: Picture,
    x: number,
    y: number,
    width: number,
    height: number,
    alpha = 1,
    mode: Mode = "over",
    top = -Infinity,
    bottom = Infinity,
  ): void {
    const strength = Math.round(Math.min(1, alpha) * 256);
    if (strength <= 0 || width <= 0 || height <= 0) return;
    const du = picture.columns / width;
    const dv = picture.rows / height;
    if (du > 1.7 && dv > 1.7) {
      const half = this.halfOf(picture);
      if (half) return this.draw(half, x, y, width, height, alpha, mode, top, bottom);
    }
    const { margin } = this;
    const y0 = Math.max(-margin, Math.ceil(top), Math.ceil(y - 0.5 - 0.499 / dv));
    const y1 = Math.min(this.height + margin, Math.floor(bottom), Math.ceil(y + height - 0.5 + 0.499 / dv));
    const v0 = Math.max(0, Math.round(((y0 + 0.5 - y) * dv + 0.5) * one));
    const stepV = Math.round(dv * one);
    const endV = Math.min(y1, y0 + Math.floor((((picture.rows + 1) * one - 1 - v0) / Math.max(1, stepV))) + 1);
    if (endV <= y0) return;
    const stepU = Math.round(du * one);
    if (!picture.repeats) {
      const x0 = Math.max(-margin, Math.ceil(x - 0.5 - 0.499 / du));
      const x1 = Math.min(this.width + margin, Math.ceil(x + width - 0.5 + 0.499 / du));
      const u0 = Math.max(0, Math.round(((x0 + 0.5 - x) * du + 0.5) * one));
      const endU = Math.min(x1, x0 + Math.floor(((picture.columns + 1) * one - 1 - u0) / Math.max(1, stepU)) + 1);
      if (endU <= x0) return;
      this.blit(mode, x0, y0, endU, endV, picture, u0, v0, stepU, stepV, strength);
      return;
    }
    // Repeated to both sides: each repeat ends where the next begins, to the pixel.
    let start = -margin;
    const end = this.width + margin;
    while (start < end) {
      const tile = Math.floor((start + 0.5 - x) / width);
      const u = Math.min(picture.columns - 1e-4, Math.max(0, (start + 0.5 - x - tile * width) * du));
      const u0 = Math.floor(u * one);
      const stop = Math.min(end, start + Math.max(1, Math.ceil((picture.columns * one - u0) / stepU)));
      this.blit(mode, start, y0, stop, endV, picture, u0, v0, stepU, stepV, strength);
      start = stop;
    }
  }

  private blit(
    mode: Mode,
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    picture: Picture,
    u0: number,
    v0: number,
    du: number,
    dv: number,
    strength: number,
  ): void {
    this.kernel.blit(
      modeNumbers[mode],
      this.frame + y0 * this.stride + x0 * 4,
      this.stride,
      0,
      0,
      x1 - x0,
      y1 - y0,
      picture.at,
      picture.stride,
      u0,
      v0,
      du,
      dv,
      strength,
      picture.spans,
    );
  }

  /**
   * Draws a picture through a matrix from its own pixels to the frame's: x = a u + c v + e, y = b u + d v + f.
   * A matrix that flattens it draws nothing.
   */
  drawTurned(
    picture: Picture,
    a: number,
    b: number,
    c: number,
    d: number,
    e: number,
    f: number,
    alpha = 1,
    mode: Mode = "over",
  ): void {
    const strength = Math.round(Math.min(1, alpha) * 256);
    const area = a * d - b * c;
    if (strength <= 0 || Math.abs(area) < 1e-9) return;
    const { columns, rows } = picture;
    const xs = [e, e + a * columns, e + c * rows, e + a * columns + c * rows];
    const ys = [f, f + b * columns, f + d * rows, f + b * columns + d * rows];
    const { margin } = this;
    const x0 = Math.max(-margin, Math.floor(Math.min(...xs)) - 1);
    const x1 = Math.min(this.width + margin, Math.ceil(Math.max(...xs)) + 1);
    const y0 = Math.max(-margin, Math.floor(Math.min(...ys)) - 1);
    const y1 = Math.min(this.height + margin, Math.ceil(Math.max(...ys)) + 1);
    if (x1 <= x0 || y1 <= y0) return;
    if (area < 0.3) {
      const half = this.halfOf(picture);
      if (half) return this.drawTurned(half, a * 2, b * 2, c * 2, d * 2, e, f, alpha, mode);
    }
    const ux = d / area;
    const uy = -c / area;
    const vx = -b / area;
    const vy = a / area;
    const px = x0 + 0.5 - e;
    const py = y0 + 0.5 - f;
    const inset = picture.repeats ? 0 : 0.5;
    const fixed = (value: number) => Math.round(Math.max(-32000, Math.min(32000, value)) * one);
    this.kernel.blitTurned(
      modeNumbers[mode],
      this.frame + y0 * this.stride + x0 * 4,
      this.stride,
      0,
      0,
      x1 - x0,
      y1 - y0,
      picture.at,
      picture.stride,
      columns + 2,
      rows + 2,
      fixed(ux * px + uy * py + inset),
      fixed(vx * px + vy * py + 0.5),
      fixed(ux),
      fixed(vx),
      fixed(uy),
      fixed(vy),
      strength,
    );
  }

  /** One row of a texture across the frame: `u0` and `v` in pixels of the level, `du` for each pixel of the frame. */
  textureRow(texture: Texture, level: number, y: number, u0: number, v: number, du: number, alpha: number, mode: Mode = "over"): void {
    const strength = Math.round(Math.min(1, alpha) * 256);
    const { margin } = this;
    if (strength <= 0 || y < -margin || y >= this.height + margin) return;
    const { side, at, stride } = texture.levels[level]!;
    const within = ((v % side) + side) % side;
    const row = Math.min(side - 1, Math.floor(within));
    const start = (((u0 - margin * du) % side) + side) % side;
    this.kernel.tiledRow(
      modeNumbers[mode],
      this.frame + y * this.stride - margin * 4,
      this.width + margin * 2,
      at + row * stride,
      at + ((row + 1) % side) * stride,
      Math.floor((within - row) * 256) & 255,
      side - 1,
      Math.floor(start * one),
      Math.round(du * one),
      strength,
    );
  }

  /** Fills rows from `top` to `bottom` with one colour. */
  fillRows(top: number, bottom: number, colour: Rgb, alpha = 1, mode: Mode = "over"): void {
    const { margin } = this;
    const first = Math.max(-margin, Math.floor(top));
    const end = Math.min(this.height + margin, Math.floor(bottom));
    const [r, g, b] = colour;
    for (let y = first; y < end; y++)
      this.kernel.fill(
        modeNumbers[mode],
        this.frame + y * this.stride - margin * 4,
        this.width + margin * 2,
        Math.round(r * alpha),
        Math.round(g * alpha),
        Math.round(b * alpha),
        Math.round(255 * alpha),
      );
  }

  /** Fills each row from `top` to `bottom` with the colour that `colourAt` writes for it (0 to 255, alpha 0 to 1). */
  shadeRows(top: number, bottom: number, colourAt: (y: number, out: Float64Array) => void): void {
    const { margin } = this;
    const first = Math.max(-margin, Math.floor(top));
    const end = Math.min(this.height + margin, Math.floor(bottom));
    const out = new Float64Array(4);
    for (let y = first; y < end; y++) {
      colourAt(y, out);
      const alpha = out[3]!;
      if (alpha <= 0.002) continue;
      this.kernel.fill(
        0,
        this.frame + y * this.stride - margin * 4,
        this.width + margin * 2,
        Math.round(out[0]! * alpha),
        Math.round(out[1]! * alpha),
        Math.round(out[2]! * alpha),
        Math.round(255 * alpha),
      );
    }
  }

  /** Turns the frame about its middle; what was drawn into the margin comes into the corners. */
  roll(angle_rad: number): void {
    this.shown = this.frame;
    if (angle_rad === 0 || this.margin === 0) return;
    const cos = Math.cos(angle_rad);
    const sin = Math.sin(angle_rad);
    const { width, height, margin } = this;
    const [cx, cy] = [width / 2, height / 2];
    // From the rolled frame back to the drawn one.
    const u = (x: number, y: number) => cos * (x - cx) + sin * (y - cy) + cx + margin;
    const v = (x: number, y: number) => -sin * (x - cx) + cos * (y - cy) + cy + margin;
    this.kernel.blitTurned(
      0,
      this.rolled,
      this.stride,
      0,
      0,
      width,
      height,
      this.first,
      this.stride,
      width + 2 * margin,
      height + 2 * margin,
      Math.round((u(0.5, 0.5) - 0.5) * one),
      Math.round((v(0.5, 0.5) - 0.5) * one),
      Math.round(cos * one),
      Math.round(-sin * one),
      Math.round(sin * one),
      Math.round(cos * one),
      256,
    );
    this.shown = this.rolled;
  }

  private sheetOf(sheet: Uint16Array | null): number {
    if (sheet === null) return this.clear;
    const known = this.sheets.get(sheet);
    if (known !== undefined) return known;
    const at = this.take(sheet.byteLength);
    new Uint16Array(this.memory.buffer, at, sheet.length).set(sheet);
    this.sheets.set(sheet, at);
    return at;
  }

  private glow(lens: Lens): number {
    const { bright, wide, bloom, rows } = this.bloom;
    if (!lens.bloom) return 0;
    const { from, full, wideStrength, strength } = lens.bloom;
    this.kernel.bloomOf(this.shown, this.stride, this.width, this.height, bright, wide, bloom, rows, from, full, wideStrength, strength);
    return bloom;
  }

  /** The finished frame for an encoder: planar 4:2:0, Rec. 709, studio range. Valid until the next call. */
  developPlanar(lens: Lens): Uint8Array {
    const sheet = this.sheetOf(lens.sheet);
    const bloom = this.glow(lens);
    this.kernel.developPlanar(this.shown, this.stride, this.width, this.height, this.planar, sheet, bloom, this.bloom.rows);
    return new Uint8Array(this.memory.buffer, this.planar, (this.width * this.height * 3) / 2);
  }

  /** The finished frame for a screen: RGBA, opaque. Valid until the next call. */
  developScreen(lens: Lens): Uint8ClampedArray<ArrayBuffer> {
    const sheet = this.sheetOf(lens.sheet);
    const bloom = this.glow(lens);
    this.kernel.developScreen(this.shown, this.stride, this.width, this.height, this.screen, sheet, bloom, this.bloom.rows);
    return new Uint8ClampedArray(this.memory.buffer as ArrayBuffer, this.screen, this.width * this.height * 4);
  }
}

/** What the lens and the film stock add to a frame; null leaves it out. */
export interface Lens {
  /** Vignette and grain: for each pixel how much of it stays (high byte) and how much white is added (low byte). */
  sheet: Uint16Array | null;
  bloom: { from: number; full: number; wideStrength: number; strength: number } | null;
}
