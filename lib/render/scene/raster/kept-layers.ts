import type { Kernel } from "./kernel.ts";
import type { PixelMemory } from "./pixel-memory.ts";

/** The loops that lay something into a frame. */
const loops = ["fill", "tiledRow", "blit", "blitTurned", "wall"] as const;
type LoopName = (typeof loops)[number];
export type Loops = Pick<Kernel, LoopName>;

/** Where the address of a picture stands among a loop's numbers, and that of a wall's table of columns. */
const pictureAt = 7;
const tableAt = 9;
const wordsOf = (columns: number): number => columns * 8;

const pixelsOf = (loop: LoopName, [, , length, x0, y0, x1, y1]: readonly number[]): number =>
  loop === "wall" ? y0! * x1! : loop === "blit" || loop === "blitTurned" ? (x1! - x0!) * (y1! - y0!) : length!;

/** How many times the pixels of a frame are laid by what is worth keeping: looking it up costs as much as laying one. */
const worth = 1.5;

/** Kind, length and pixels of what was laid; its numbers follow, and a wall's table. */
const head = 3;

/**
 * What is laid into the frames of a camera that stands. What is laid first and stays the same from frame to frame is kept
 * as one picture; the rest is laid on it. A frame comes out as if all of it were laid, pixel by pixel.
 */
export class KeptLayers {
  /** Takes the place of the kernel's loops between `begin` and `end`. */
  readonly loops: Loops;
  private readonly memory: PixelMemory;
  private readonly first: number;
  private readonly bytes: number;
  private view = "";
  private before = new Float64Array(0);
  private now = new Float64Array(0);
  private beforeEnd = 0;
  private nowEnd = 0;
  /** Whether this frame is as the last so far, and how many pixels it has laid. */
  private alike = true;
  private pixels = 0;
  /** Up to where this frame was as the last, and the last as the one before it. */
  private same = 0;
  private sameBefore = 0;
  /** What was laid when the kept picture was taken, and where that lies; nothing for 0. */
  private kept = 0;
  private keptAt = 0;
  private skipping = false;

  /** The frame is `bytes` of a memory from `first` on. */
  constructor(memory: PixelMemory, first: number, bytes: number) {
    this.memory = memory;
    this.first = first;
    this.bytes = bytes;
    const lay =
      (kind: number) =>
      (...numbers: number[]) =>
        this.lay(kind, numbers);
    this.loops = { fill: lay(0), tiledRow: lay(1), blit: lay(2), blitTurned: lay(3), wall: lay(4) };
  }

  /** Begins a frame; false where the camera has moved since the last, so that nothing is kept. */
  begin(view: string): boolean {
    const still = view === this.view;
    this.view = view;
    [this.before, this.now] = [this.now, this.before];
    this.beforeEnd = still ? this.nowEnd : 0;
    this.nowEnd = 0;
    this.sameBefore = still ? this.same : 0;
    this.same = 0;
    this.alike = true;
    this.pixels = 0;
    if (!still) this.kept = 0;
    this.skipping = this.kept > 0;
    return still;
  }

  /** Ends a frame, or what can be kept of it: from here on it is changed in other ways. */
  end(): void {
    if (this.alike) this.same = this.nowEnd;
    this.alike = false;
    this.stopSkipping(this.nowEnd);
  }

  private lay(kind: number, numbers: readonly number[]): void {
    const start = this.nowEnd;
    const steady = this.alike && start === this.sameBefore && this.kept === 0;
    if (steady && this.pixels * 4 > this.bytes * worth) this.keep(start);
    this.write(kind, numbers);
    if (this.alike && !this.isAsBefore(start)) {
      this.alike = false;
      this.same = start;
      this.stopSkipping(start);
    }
    if (this.skipping) {
      if (this.nowEnd === this.kept) {
        this.skipping = false;
        this.memory.bytes().copyWithin(this.first, this.keptAt, this.keptAt + this.bytes);
      }
      return;
    }
    this.pixels += this.now[start + 2]!;
    this.layAgain(start);
  }

  private keep(end: number): void {
    if (this.keptAt === 0) this.keptAt = this.memory.take(this.bytes);
    this.memory.bytes().copyWithin(this.keptAt, this.first, this.first + this.bytes);
    this.kept = end;
  }

  /** Lays what was skipped up to `end` after all. */
  private stopSkipping(end: number): void {
    if (!this.skipping) return;
    this.skipping = false;
    this.kept = 0;
    for (let at = 0; at < end; at += this.now[at + 1]!) this.layAgain(at);
  }

  private write(kind: number, numbers: readonly number[]): void {
    const table = loops[kind] === "wall" ? wordsOf(numbers[4]!) : 0;
    const length = head + numbers.length + 1 + table;
    if (this.nowEnd + length > this.now.length) {
      const longer = new Float64Array((this.nowEnd + length) * 2);
      longer.set(this.now);
      this.now = longer;
    }
    const { now, nowEnd } = this;
    now[nowEnd] = kind;
    now[nowEnd + 1] = length;
    now[nowEnd + 2] = pixelsOf(loops[kind]!, numbers);
    now.set(numbers, nowEnd + head);
    // The same room may hold another picture by now.
    now[nowEnd + head + numbers.length] = this.memory.timesWritten(numbers[pictureAt] ?? 0);
    if (table > 0) now.set(this.columnsAt(numbers[tableAt]!, table), nowEnd + length - table);
    // Of each column's eight words the third and fourth are never written, nor read.
    for (let word = 2; word < table; word += 8)
      now.fill(0, nowEnd + length - table + word, nowEnd + length - table + word + 2);
    this.nowEnd += length;
  }

  private columnsAt(at: number, words: number): Uint32Array {
    return new Uint32Array(this.memory.memory.buffer, at, words);
  }

  private isAsBefore(start: number): boolean {
    const { now, before, nowEnd } = this;
    if (nowEnd > this.beforeEnd) return false;
    for (let at = start; at < nowEnd; at++) if (now[at] !== before[at]) return false;
    return true;
  }

  private layAgain(start: number): void {
    const { now } = this;
    const name = loops[now[start]!]!;
    const end = start + now[start + 1]!;
    const table = name === "wall" ? wordsOf(now[start + head + 4]!) : 0;
    const numbers = now.subarray(start + head, end - table - 1);
    if (table > 0) this.columnsAt(numbers[tableAt]!, table).set(now.subarray(end - table, end));
    this.memory.kernel[name](...numbers);
  }
}
