import { modeNumbers } from "./kernel.ts";
import { KeptLayers, type Loops } from "./kept-layers.ts";
import { PixelMemory, smearBeyond, smearInPlace, type Picture } from "./pixel-memory.ts";

const one = 65536;

/**
 * A frame in the memory of pixels, and what is done to all of it: smeared, rolled, developed. Coordinates are pixels of
 * the frame, origin top left; up to `margin` pixels outside of it are there too, for frames that are rolled at the end.
 */
export class Frame extends PixelMemory {
  width = 0;
  height = 0;
  margin = 0;
  protected stride = 0;
  /** Where pixel (0, 0) of the frame lies. */
  protected frame = 0;
  private first = 0;
  private rolled = 0;
  private planar = 0;
  private screen = 0;
  private bloom = { bright: 0, wide: 0, bloom: 0, rows: 0 };
  private clear = 0;
  private readonly sheets = new Map<Uint16Array, number>();
  private readonly rooms = new Map<string, ReturnType<Frame["roomFor"]>>();
  /** Where the finished picture lies: the frame itself, or its rolled copy. */
  private shown = 0;
  private layers = new KeptLayers(this, 0, 0);
  /** What lays something into the frame. */
  protected onto: Loops = this.kernel;

  /** `width` is a multiple of 4, `height` of 2. */
  constructor(width: number, height: number, margin: number) {
    super();
    this.resize(width, height, margin);
  }

  /** Makes it a frame of another size, in the same memory: its pictures stay, and the room of each size is kept. */
  resize(width: number, height: number, margin: number): void {
    this.width = width;
    this.height = height;
    this.margin = margin;
    const across = Math.ceil((width + 2 * margin) / 8) * 8 + 8;
    this.stride = across * 4;
    const key = [width, height, margin].join("/");
    const room = this.rooms.get(key) ?? this.roomFor(width, height, margin);
    this.rooms.set(key, room);
    ({ first: this.first, rolled: this.rolled, planar: this.planar, screen: this.screen } = room);
    ({ bloom: this.bloom, clear: this.clear, layers: this.layers } = room);
    this.onto = this.kernel;
    this.frame = this.first + margin * this.stride + margin * 4;
    this.shown = this.frame;
  }

  private roomFor(width: number, height: number, margin: number) {
    const bytes = this.stride * (height + 2 * margin);
    const first = this.take(bytes + 64);
    const rolled = margin > 0 ? this.take(this.stride * height + 64) : 0;
    const planar = this.take((width * height * 3) / 2);
    const screen = this.take(width * height * 4);
    const cells = Math.ceil(width / 8) * Math.ceil(height / 8);
    const bloom = {
      bright: this.take(cells * 16),
      wide: this.take(cells * 16),
      bloom: this.take((Math.ceil(width / 8) + 2) * Math.ceil(height / 8) * 4),
      rows: this.take(Math.ceil(height / 8) * 2),
    };
    const clear = this.take(width * height * 2);
    new Uint16Array(this.memory.buffer, clear, width * height).fill(255 << 8);
    const layers = new KeptLayers(this, first, bytes);
    return { first, rolled, planar, screen, bloom, clear, layers };
  }

  /** Begins a frame of a world that is seen so: where that is as the last was, what has not changed is not laid again. */
  begin(view: string): void {
    this.onto = this.layers.begin(view) ? this.layers.loops : this.kernel;
  }

  private settle(): void {
    if (this.onto !== this.kernel) this.layers.end();
    this.onto = this.kernel;
  }

  /** Smears the whole frame over `wide` by `high` pixels, as a shutter sees a turning camera; its edges repeat. */
  smearFrame(wide: number, high: number): void {
    this.settle();
    const { margin } = this;
    const columns = this.width + margin * 2;
    const rows = this.height + margin * 2;
    const across = columns + wide * 2;
    const down = rows + high * 2;
    const beyond = Math.max(smearBeyond([wide], 4), smearBeyond([high], across * 4));
    const from = this.borrow(across * (down + 1) * 4 + beyond) + across * 4;
    const words = new Uint32Array(this.memory.buffer);
    for (let y = 0; y < down; y++) {
      const row = Math.min(rows - 1, Math.max(0, y - high));
      const source = (this.first + row * this.stride) >> 2;
      const target = (from >> 2) + y * across;
      words.copyWithin(target + wide, source, source + columns);
      words.fill(words[source]!, target, target + wide);
      words.fill(words[source + columns - 1]!, target + wide + columns, target + across);
    }
    const bytes = across * down * 4;
    const moved =
      Math.floor(smearInPlace(this.kernel, from, bytes, 4, wide)) * 4 +
      Math.floor(smearInPlace(this.kernel, from, bytes, across * 4, high)) * across * 4;
    for (let y = 0; y < rows; y++) {
      const source = (from - moved) / 4 + (y + high) * across + wide;
      words.copyWithin((this.first + y * this.stride) >> 2, source, source + columns);
    }
  }

  /**
   * Fills a patch of the frame from a picture: its pixel (x, y) is seen at `u, v` of the picture (the middle of the first
   * pixel is 0.5), and each pixel to the right or down by the steps `u_x, v_x` or `u_y, v_y` further.
   */
  drawPatch(
    picture: Picture,
    patch: { x: number; y: number; columns: number; rows: number },
    [u, v, u_x, v_x, u_y, v_y]: readonly [number, number, number, number, number, number],
  ): void {
    const fixed = (value: number) => Math.round(value * one);
    this.kernel.blitTurned(
      0,
      this.frame + patch.y * this.stride + patch.x * 4,
      this.stride,
      0,
      0,
      patch.columns,
      patch.rows,
      picture.at,
      picture.stride,
      picture.columns + 2,
      picture.rows + 2,
      fixed(u + 0.5),
      fixed(v + 0.5),
      fixed(u_x),
      fixed(v_x),
      fixed(u_y),
      fixed(v_y),
      256,
    );
  }

  /** Takes over a finished frame: straight, opaque RGBA of the frame's size. */
  loadFrame(rgba: Uint8Array | Uint8ClampedArray): void {
    const bytes = new Uint8Array(this.memory.buffer);
    const row = this.width * 4;
    for (let y = 0; y < this.height; y++)
      bytes.set(rgba.subarray(y * row, (y + 1) * row), this.frame + y * this.stride);
    this.shown = this.frame;
  }

  /** Mean luma of what was drawn, 0 to 1, from a grid of samples, as if light of `lift` (0 to 1) fell on all of it. */
  meanLuma(lift = 0): number {
    const across = 48;
    const down = 28;
    const at = this.borrow(across * down * 4);
    const words = new Uint32Array(this.memory.buffer);
    for (let i = 0; i < across * down; i++) {
      const y = Math.floor(((Math.floor(i / across) + 0.5) * this.height) / down);
      const x = Math.floor((((i % across) + 0.5) * this.width) / across);
      words[at / 4 + i] = words[(this.frame + y * this.stride) / 4 + x]!;
    }
    const level = Math.round(255 * lift);
    if (level > 0) this.kernel.fill(modeNumbers.light, at, across * down, level, level, level, level);
    const bytes = new Uint8Array(this.memory.buffer);
    let sum = 0;
    for (let i = at; i < at + across * down * 4; i += 4)
      sum += 0.2126 * bytes[i]! + 0.7152 * bytes[i + 1]! + 0.0722 * bytes[i + 2]!;
    return sum / (across * down) / 255;
  }

  /** Ends a frame and turns it about its middle; what was drawn into the margin comes into the corners. */
  roll(angle_rad: number): void {
    this.settle();
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
    this.kernel.bloomOf(
      this.shown,
      this.stride,
      this.width,
      this.height,
      bright,
      wide,
      bloom,
      rows,
      from,
      full,
      wideStrength,
      strength,
    );
    return bloom;
  }

  /** The finished frame for an encoder: planar 4:2:0, Rec. 709, studio range. Valid until the next call. */
  developPlanar(lens: Lens): Uint8Array {
    const sheet = this.sheetOf(lens.sheet);
    const bloom = this.glow(lens);
    this.kernel.developPlanar(
      this.shown,
      this.stride,
      this.width,
      this.height,
      this.planar,
      sheet,
      bloom,
      this.bloom.rows,
    );
    return new Uint8Array(this.memory.buffer, this.planar, (this.width * this.height * 3) / 2);
  }

  /** The finished frame for a screen: RGBA, opaque. Valid until the next call. */
  developScreen(lens: Lens): Uint8ClampedArray<ArrayBuffer> {
    const sheet = this.sheetOf(lens.sheet);
    const bloom = this.glow(lens);
    this.kernel.developScreen(
      this.shown,
      this.stride,
      this.width,
      this.height,
      this.screen,
      sheet,
      bloom,
      this.bloom.rows,
    );
    return new Uint8ClampedArray(this.memory.buffer as ArrayBuffer, this.screen, this.width * this.height * 4);
  }
}

/** What the lens and the film stock add to a frame; null leaves it out. */
export interface Lens {
  /** Vignette and grain: for each pixel how much of it stays (high byte) and how much white is added (low byte). */
  sheet: Uint16Array | null;
  bloom: { from: number; full: number; wideStrength: number; strength: number } | null;
}
