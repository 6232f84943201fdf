import type { Picture, PixelMemory, Straight } from "./pixel-memory.ts";

/** How a rounded body is lit. Light as shares of a colour (1 leaves it as it is), the rim in levels. */
export interface FormLight {
  ambient: readonly number[];
  key: readonly number[];
  rim: readonly number[];
  rim_strength: number;
  /** Which side the key comes from and how much: -1 left, 1 right. */
  sideways: number;
  /** How much of the key falls on what faces the lens. */
  front: number;
  /** Row where the body meets the ground, below 0 for none, and rows over which it darkens towards it. */
  ground_row: number;
  contact_rows: number;
  /** Smaller of the picture's sides, or its unit, in pixels: what "broad" means. */
  size_px: number;
}

/** What haze and grade make of each level, and the saturation after them. */
export interface ToneTables {
  red: Uint8ClampedArray;
  green: Uint8ClampedArray;
  blue: Uint8ClampedArray;
  saturation: number;
}

const padCells = 8;
const passes = 2;
const reachCells = 2;

/** Lights straight pixels in place: a flat painting swells like a body, by two height fields made from its silhouette. */
export function lightForm(pixels: PixelMemory, { at, columns, rows }: Straight, light: FormLight): void {
  const cellOf = (radius: number) => Math.max(1, Math.round(radius / 2.6));
  const fineCell = cellOf(Math.max(1.2, light.size_px * 0.014));
  const times = Math.max(1, Math.round(Math.max(2, light.size_px * 0.055) / 2.6 / fineCell));
  const size = (cell: number) => ({
    across: Math.ceil(columns / cell) + padCells * 2,
    down: Math.ceil(rows / cell) + padCells * 2,
    cell,
  });
  const fine = size(fineCell);
  const broad = size(fineCell * times);
  const bytes = ({ across, down }: typeof fine) => across * down * 4;
  const start = pixels.hold(2 * bytes(fine) + 2 * bytes(broad) + 256);
  const [fineAt, spareAt] = [start, start + bytes(fine)];
  const broadAt = spareAt + bytes(fine);
  const broadSpare = broadAt + bytes(broad);
  const tables = broadSpare + bytes(broad);
  const { kernel } = pixels;
  kernel.fieldOf(at, columns, rows, fine.cell, padCells, fineAt, fine.across, fine.down);
  kernel.fieldOf(at, columns, rows, broad.cell, padCells, broadAt, broad.across, broad.down);
  for (const [field, spare, { across, down }] of [
    [fineAt, spareAt, fine],
    [broadAt, broadSpare, broad],
  ] as const)
    for (let pass = 0; pass < passes; pass++) {
      kernel.softenField(field, spare, across, down, reachCells);
      kernel.softenField(spare, field, down, across, reachCells);
    }
  const view = new DataView(pixels.memory.buffer, tables, 256);
  for (const [index, field, { across, down, cell }] of [
    [0, broadAt, broad],
    [1, fineAt, fine],
  ] as const) {
    view.setUint32(index * 20, field, true);
    view.setInt32(index * 20 + 4, across, true);
    view.setInt32(index * 20 + 8, down, true);
    view.setFloat32(index * 20 + 12, cell, true);
    view.setFloat32(index * 20 + 16, padCells, true);
  }
  [
    ...light.ambient,
    ...light.key,
    ...light.rim,
    light.rim_strength,
    light.sideways,
    light.front,
    light.ground_row,
    Math.max(1, light.contact_rows),
    0.46,
  ].forEach((value, index) => view.setFloat32(64 + index * 4, value, true));
  kernel.shadeForm(at, columns, rows, tables, tables + 64);
}

/** Grades straight pixels in place. */
export function tone(pixels: PixelMemory, { at, columns, rows }: Straight, tables: ToneTables): void {
  const room = pixels.hold(768);
  const bytes = pixels.bytes();
  bytes.set(tables.red, room);
  bytes.set(tables.green, room + 256);
  bytes.set(tables.blue, room + 512);
  pixels.kernel.gradePixels(at, columns * rows, room, Math.round(tables.saturation * 256));
}

/** Columns and rows, both ends included. */
export interface PixelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The tight box of what is not empty; null when all is. */
export function boxOf(pixels: PixelMemory, { at, columns, rows }: Straight): PixelBox | null {
  const room = pixels.hold(16);
  if (!pixels.kernel.boundsOf(at, columns, rows, room)) return null;
  const [left, top, right, bottom] = new Int32Array(pixels.memory.buffer, room, 4) as unknown as [
    number,
    number,
    number,
    number,
  ];
  return { left, top, right, bottom };
}

/** What a thing casts on the ground: its silhouette, black, soft and small. */
export function shadowOf(pixels: PixelMemory, { at, columns, rows }: Straight): Picture {
  const cell = Math.max(1, Math.ceil(Math.max(columns, rows) / 150));
  const across = Math.ceil(columns / cell);
  const down = Math.ceil(rows / cell);
  const field = pixels.hold(across * down * 8);
  const spare = field + across * down * 4;
  pixels.kernel.fieldOf(at, columns, rows, cell, 0, field, across, down);
  pixels.kernel.softenField(field, spare, across, down, 1);
  pixels.kernel.softenField(spare, field, down, across, 1);
  const shadow = pixels.blank(across, down, false, false);
  const covered = new Float32Array(pixels.memory.buffer, field, across * down);
  const bytes = pixels.bytes();
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++)
      bytes[shadow.at + (y + 1) * shadow.stride + (x + 1) * 4 + 3] = Math.min(255, covered[y * across + x]! * 255);
  return shadow;
}
