import { contextOf, type SceneCanvas } from "#lib/render/scene/canvas.ts";
import { openKernel, pageBytes, restKernel, type Kernel } from "./kernel.ts";

/** A painted picture in the memory of pixels. An empty border of one lies around it; in `repeats` only above and below. */
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

/** Straight RGBA in the memory, row on row. */
export interface Straight {
  at: number;
  columns: number;
  rows: number;
}

/** A square texture that repeats both ways, at falling sizes. */
export interface Texture {
  levels: { side: number; at: number; stride: number }[];
}

const stepBytes = 16 * 1024 * 1024;
/** What smears and loads of 16 bytes may reach beyond the last pixel. */
const slack = 4096;

/** The memory that the kernel works on: pictures are taken over into it and stay until all of it goes. */
export class PixelMemory {
  readonly kernel: Kernel;
  readonly memory: WebAssembly.Memory;
  private free = pageBytes;
  private scratch = { at: 0, bytes: 0 };
  private second = { at: 0, bytes: 0 };
  private readonly smears = new Map<Picture, { key: number; padded: Padded; bytes: number }>();
  /** How often the room of a smear was written over, by its address. */
  private readonly written = new Map<number, number>();

  constructor() {
    const { kernel, memory } = openKernel();
    this.kernel = kernel;
    this.memory = memory;
  }

  /** Gives the memory back for another to use; this one and its pictures are not to be used again. */
  close(): void {
    restKernel(this, this.free + slack);
  }

  /** Bytes in use. */
  get usedBytes(): number {
    return this.free;
  }

  /** How often the picture at an address has become another. */
  timesWritten(at: number): number {
    return this.written.get(at) ?? 0;
  }

  bytes(): Uint8Array {
    return new Uint8Array(this.memory.buffer);
  }

  /** Room that stays taken. Views of the memory made before are no longer valid. */
  take(bytes: number): number {
    const at = this.free;
    this.free += (bytes + 15) & ~15;
    const missing = this.free + slack - this.memory.buffer.byteLength;
    // In few steps: each one makes the host look for garbage.
    if (missing > 0) this.memory.grow(Math.ceil(Math.max(missing, stepBytes) / pageBytes));
    return at;
  }

  /** Room until the next call. */
  borrow(bytes: number): number {
    if (this.scratch.bytes < bytes) this.scratch = { at: this.take(bytes), bytes };
    return this.scratch.at;
  }

  /** A second room until the next call, beside the borrowed one. */
  hold(bytes: number): number {
    if (this.second.bytes < bytes) this.second = { at: this.take(bytes), bytes };
    return this.second.at;
  }

  /** Straight RGBA of a canvas, copied into borrowed room. */
  load(canvas: SceneCanvas): Straight {
    if (canvas.data) {
      const straight = this.loadPixels(canvas.data(), canvas.width, canvas.height);
      this.kernel.straighten(straight.at, canvas.width * canvas.height);
      return straight;
    }
    const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
    return this.loadPixels(data, canvas.width, canvas.height);
  }

  /** Straight RGBA copied into borrowed room. */
  loadPixels(data: Uint8Array | Uint8ClampedArray, columns: number, rows: number): Straight {
    const at = this.borrow(data.length);
    new Uint8Array(this.memory.buffer, at, data.length).set(data);
    return { at, columns, rows };
  }

  /** Takes over a painted canvas as a picture that stands alone. */
  picture(canvas: SceneCanvas): Picture {
    return this.pictureOf(this.load(canvas));
  }

  /** Makes a picture that stands alone of straight pixels. */
  pictureOf({ at: from, columns, rows }: Straight): Picture {
    const picture = this.blank(columns, rows, false, true);
    this.kernel.premultiply(from, columns, rows, picture.at + picture.stride + 4, picture.stride, picture.spans + 4, 1);
    return picture;
  }

  /** Takes over a painted canvas whose right edge continues at its left. */
  band(canvas: SceneCanvas): Picture {
    return this.bandOf(this.load(canvas));
  }

  /** Makes a picture of straight pixels whose right edge continues at its left. */
  bandOf({ at: from, columns, rows }: Straight): Picture {
    const picture = this.blank(columns, rows, true, false);
    this.kernel.premultiply(from, columns, rows, picture.at + picture.stride, picture.stride, 0, 0);
    this.joinEnds(picture);
    return picture;
  }

  joinEnds({ at, stride, columns, rows }: Picture): void {
    const words = new Uint32Array(this.memory.buffer);
    for (let y = 0; y < rows + 2; y++) {
      const row = (at + y * stride) >> 2;
      words[row + columns] = words[row]!;
      words[row + columns + 1] = words[row + 1]!;
    }
  }

  blank(columns: number, rows: number, repeats: boolean, spanned: boolean): Picture {
    const stride = (columns + 2) * 4;
    const at = this.take(stride * (rows + 2) + 16);
    const spans = spanned ? this.take((rows + 2) * 4) : 0;
    this.bytes().fill(0, at, at + stride * (rows + 2));
    if (spanned) {
      const table = new Uint32Array(this.memory.buffer, spans, rows + 2);
      table.fill(0xffff);
    }
    return { columns, rows, repeats, at, stride, spans, half: null };
  }

  halfOf(picture: Picture): Picture | null {
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

  /** A texture of straight pixels: a square whose side is a power of two, and its halves. */
  textureOf({ at: from, columns: side }: Straight): Texture {
    const levels: Texture["levels"] = [];
    for (let size = side; size >= 16; size >>= 1) {
      const stride = (size + 1) * 4;
      const at = this.take(stride * size + 16);
      const above = levels[levels.length - 1];
      if (above) this.kernel.halve(above.at, above.stride, size, size, at, stride);
      else this.kernel.premultiply(from, side, side, at, stride, 0, 0);
      const words = new Uint32Array(this.memory.buffer);
      for (let y = 0; y < size; y++) words[((at + y * stride) >> 2) + size] = words[(at + y * stride) >> 2]!;
      levels.push({ side: size, at, stride });
    }
    return { levels };
  }

  /**
   * A picture smeared along its rows and columns, as a shutter sees it move: over `wide` by `high` of its pixels, each
   * a `smearStep` or 0 each. One smeared copy is held for each picture.
   */
  smeared(picture: Picture, wide: number, high: number): Padded {
    const key = wide * 4096 + high;
    const held = this.smears.get(picture);
    if (held?.key === key) return held.padded;
    const { padded, bytes } = this.spread(picture, [wide], [high], held);
    this.smears.set(picture, { key, padded, bytes });
    return padded;
  }

  /** A picture out of focus by a radius of its own pixels. */
  blurred(picture: Picture, radius: number): Padded {
    let small = picture;
    let times = 1;
    // What is very soft needs no pixels.
    while (radius / times > 5) {
      const half = this.halfOf(small);
      if (!half) break;
      small = half;
      times *= 2;
    }
    const widths = smearPair((radius / times) * 1.24 + 1);
    const { padded } = this.spread(small, widths, widths, undefined);
    return { picture: padded.picture, pad_x: padded.pad_x * times, pad_y: padded.pad_y * times };
  }

  private spread(
    picture: Picture,
    wides: readonly number[],
    highs: readonly number[],
    slot: { padded: Padded; bytes: number } | undefined,
  ): { padded: Padded; bytes: number } {
    const wide = wides.reduce((sum, width) => sum + width, 0);
    const high = highs.reduce((sum, width) => sum + width, 0);
    const pad_x = picture.repeats ? 0 : Math.ceil(wide / 2);
    const pad_y = Math.ceil(high / 2);
    const columns = picture.columns + pad_x * 2;
    const rows = picture.rows + pad_y * 2;
    // Room for the smear to reach into: empty, or for a band its own other end.
    const reach = wide + 2;
    const stride = (columns + reach * 2) * 4;
    const total = stride * (rows + high * 2 + 2);
    const from = this.borrow(total + Math.max(smearBeyond(wides, 4), smearBeyond(highs, stride)));
    const memory = this.bytes();
    memory.fill(0, from, from + total);
    const first = from + (high + 1) * stride + reach * 4;
    const whole = picture.columns * 4;
    for (let y = 0; y < picture.rows; y++) {
      const source = picture.at + (y + 1) * picture.stride + (picture.repeats ? 0 : 4);
      const target = first + (y + pad_y) * stride + pad_x * 4;
      memory.copyWithin(target, source, source + whole);
      if (picture.repeats) {
        const ends = Math.min(reach, picture.columns) * 4;
        memory.copyWithin(target - ends, source + whole - ends, source + whole);
        memory.copyWithin(target + whole, source, source + ends);
      }
    }
    // Halves of a pixel are kept until the end: two of them are a whole one.
    const sum = (widths: readonly number[], shift: number) =>
      widths.reduce((way, width) => way + smearInPlace(this.kernel, from, total, shift, width), 0);
    const moved = Math.floor(sum(wides, 4)) * 4 + Math.floor(sum(highs, stride)) * stride;
    const room = (columns + 2) * 4 * (rows + 2) + 16;
    const kept = slot && slot.bytes >= room ? { at: slot.padded.picture.at, bytes: slot.bytes } : null;
    const place = kept ?? { at: this.take(Math.ceil(room * 1.2)), bytes: Math.ceil(room * 1.2) };
    const smear: Picture = {
      columns,
      rows,
      repeats: picture.repeats,
      at: place.at,
      stride: (columns + 2) * 4,
      spans: 0,
      half: null,
    };
    this.written.set(place.at, this.timesWritten(place.at) + 1);
    const fresh = this.bytes();
    fresh.fill(0, smear.at, smear.at + smear.stride * (rows + 2));
    for (let y = 0; y < rows; y++) {
      const source = first + y * stride - moved;
      fresh.copyWithin(smear.at + (y + 1) * smear.stride + (picture.repeats ? 0 : 4), source, source + columns * 4);
    }
    if (picture.repeats) this.joinEnds(smear);
    return { padded: { picture: smear, pad_x, pad_y }, bytes: place.bytes };
  }

  /** Adds a light to a band, across its seam too: `x`, `y`, `radius` in its pixels. */
  addLight(band: Picture, light: Picture, x: number, y: number, radius: number, strength: number): void {
    const scale = light.columns / (radius * 2);
    for (const left of [x - radius - band.columns, x - radius, x - radius + band.columns]) {
      const x0 = Math.max(0, Math.ceil(left - 0.5));
      const x1 = Math.min(band.columns, Math.floor(left + radius * 2));
      const y0 = Math.max(0, Math.ceil(y - radius - 0.5));
      const y1 = Math.min(band.rows, Math.floor(y + radius));
      if (x1 <= x0 || y1 <= y0) continue;
      this.kernel.blit(
        1,
        band.at + band.stride * (y0 + 1) + x0 * 4,
        band.stride,
        0,
        0,
        x1 - x0,
        y1 - y0,
        light.at,
        light.stride,
        Math.max(0, Math.round(((x0 + 0.5 - left) * scale + 0.5) * 65536)),
        Math.max(0, Math.round(((y0 + 0.5 - y + radius) * scale + 0.5) * 65536)),
        Math.round(scale * 65536),
        Math.round(scale * 65536),
        Math.round(Math.min(1, strength) * 256),
        0,
      );
    }
    this.joinEnds(band);
  }
}

/** A picture that has gained empty pixels on each side. */
export interface Padded {
  picture: Picture;
  pad_x: number;
  pad_y: number;
}

/** Widths that a smear can have. */
const smearSteps = [2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128];

/** The width of a smear that is nearest to `wanted` pixels. */
export const smearStep = (wanted: number): number =>
  smearSteps.reduce((best, step) => (Math.abs(step - wanted) < Math.abs(best - wanted) ? step : best));

/** Two widths that one after the other spread as far as `wanted` twice: variances add up. */
const smearPair = (wanted: number): [number, number] => {
  let best: [number, number] = [2, 2];
  const off = ([a, b]: readonly [number, number]) => Math.abs(a * a + b * b - 2 * wanted * wanted);
  for (const a of smearSteps)
    for (const b of smearSteps) if (b <= a && a <= b * 2 && off([a, b]) < off(best)) best = [a, b];
  return best;
};

/** Bytes that smears of these widths read behind the stretch that they smear: what they find there reaches padding only. */
export const smearBeyond = (widths: readonly number[], shift: number): number => Math.max(...widths, 0) * shift + slack;

/**
 * Smears a stretch of memory over `width` pixels that lie `shift` bytes apart. Answers how many
 * pixels towards its start the middle of the smear has gone. `width` is 0 or a `smearStep`.
 */
export function smearInPlace(kernel: Kernel, at: number, bytes: number, shift: number, width: number): number {
  if (width === 0) return 0;
  const count = bytes & ~15;
  let down = 0;
  const box = (wide: number) => {
    for (let reached = 1; reached < wide; reached *= 2) kernel.smear(at, at, count, reached * shift, (down ^= 1));
  };
  // Three parts are two and one over each other: even in the middle, easing out at both ends.
  const part = width % 3 === 0 ? width / 3 : 0;
  box(part > 0 ? part * 2 : width);
  box(part);
  return (width - (part > 0 ? 2 : 1)) / 2;
}
