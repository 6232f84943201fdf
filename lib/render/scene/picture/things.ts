import type { Box } from "#lib/contract/picture.ts";
import type { Colours } from "./colours.ts";
import type { Field } from "./field.ts";

/** Something whole that stands before a calm ground. */
export interface Thing {
  /** Cells that belong to it. */
  cells: Int32Array;
  box: Box;
}

export interface Things {
  list: Thing[];
  /** Of which thing a cell is part: its number in the list from 1, 0 for none. */
  of: Uint8Array;
}

/** Steeper than this is an edge of something; backdrops, their shadows and skies are calmer. The second is for shadows that
 * are not so soft. */
const calms = [0.02, 0.045];
/** How steep the picture must be along nearly all of an outline for it to be one. */
const steep = 0.04;
const nearlyAll = 0.86;
/** Shares of the picture, and of its rim, that the ground must have for what is left of it to be things. */
const leastGround = 0.3;
const leastRim = 0.72;
/** Shares of the picture that a thing has. */
const smallest = 0.008;
const largest = 0.6;
const mostThings = 6;

/**
 * What stands before a ground that goes on behind it: whatever the calm of the picture's rim does not reach. Empty where
 * the rim is busy: there no outline can be told from the ground's own.
 */
export const thingsOf = (colours: Colours, edges: Field): Things => {
  for (const calm of calms) {
    const things = beforeGround(colours, edges, calm);
    if (things !== null) return things;
  }
  return { list: [], of: new Uint8Array(edges.values.length) };
};

const beforeGround = ({ light, redGreen, blueYellow }: Colours, edges: Field, edge: number): Things | null => {
  const { columns, rows } = light;
  const away = (one: number, other: number) =>
    Math.hypot(
      light.values[one]! - light.values[other]!,
      redGreen.values[one]! - redGreen.values[other]!,
      blueYellow.values[one]! - blueYellow.values[other]!,
    );
  const ground = new Uint8Array(columns * rows);
  const reached = new Int32Array(ground.length);
  let count = 0;
  const take = (cell: number) => {
    ground[cell] = 1;
    reached[count++] = cell;
  };
  const rim: number[] = [];
  for (let x = 0; x < columns; x++) rim.push(x, (rows - 1) * columns + x);
  for (let y = 0; y < rows; y++) rim.push(y * columns, y * columns + columns - 1);
  for (const cell of rim) if (ground[cell] === 0 && edges.values[cell]! < edge) take(cell);
  const plain = rim.filter((cell) => ground[cell] === 1).length / rim.length;
  for (let next = 0; next < count; next++) {
    const cell = reached[next]!;
    for (const beside of besides(cell, columns, rows))
      if (ground[beside] === 0 && edges.values[beside]! < edge && away(beside, cell) < edge) take(beside);
  }
  if (plain < leastRim || count < ground.length * leastGround) return null;
  // An edge is steep on both of its sides: the cell nearest to the ground is ground.
  const figure = ground.map((value, cell) =>
    value === 1 || besides(cell, columns, rows).some((beside) => ground[beside] === 1) ? 0 : 1,
  );
  const found = parts(figure, columns, rows).filter((cells) => cells.length > ground.length * smallest);
  if (found.length === 0 || found.length > mostThings || found.some((cells) => cells.length > ground.length * largest))
    return null;
  // One outline that is not clean spoils the cut: its rest would stay behind.
  if (!found.every((cells) => isClean(cells, figure, edges))) return null;
  const of = new Uint8Array(ground.length);
  found.forEach((cells, index) => cells.forEach((cell) => (of[cell] = index + 1)));
  return { list: found.map((cells) => ({ cells, box: boxOf(cells, columns, rows) })), of };
};

const besides = (cell: number, columns: number, rows: number): number[] => {
  const x = cell % columns;
  const found: number[] = [];
  if (x > 0) found.push(cell - 1);
  if (x < columns - 1) found.push(cell + 1);
  if (cell >= columns) found.push(cell - columns);
  if (cell < columns * (rows - 1)) found.push(cell + columns);
  return found;
};

/** Cells that hang together, the largest part first. */
const parts = (figure: Uint8Array, columns: number, rows: number): Int32Array[] => {
  const left = Uint8Array.from(figure);
  const found: Int32Array[] = [];
  const queue = new Int32Array(left.length);
  for (let start = 0; start < left.length; start++) {
    if (left[start] !== 1) continue;
    let count = 0;
    const take = (cell: number) => {
      left[cell] = 0;
      queue[count++] = cell;
    };
    take(start);
    for (let next = 0; next < count; next++)
      for (const beside of besides(queue[next]!, columns, rows)) if (left[beside] === 1) take(beside);
    found.push(queue.slice(0, count));
  }
  return found.sort((a, b) => b.length - a.length);
};

/** Whether the outline lies where the picture is steep, nearly all along, and reaches no side of it but the foot. */
const isClean = (cells: Int32Array, figure: Uint8Array, { columns, rows, values }: Field): boolean => {
  let all = 0;
  let sharp = 0;
  for (const cell of cells) {
    const x = cell % columns;
    if (x < 2 || x > columns - 3 || cell < columns * 2) return false;
    if (cell >= columns * (rows - 2)) continue;
    for (const step of [-1, 1, -columns, columns]) {
      if (figure[cell + step] === 1) continue;
      all++;
      // The outline was drawn a cell inside of the edge.
      const steepest = Math.max(values[cell]!, values[cell + step]!, values[cell + step * 2] ?? 0);
      if (steepest > steep) sharp++;
    }
  }
  return all > 12 && sharp / all > nearlyAll;
};

const boxOf = (cells: Int32Array, columns: number, rows: number): Box => {
  const xs = cells.map((cell) => cell % columns).sort();
  const ys = cells.map((cell) => Math.floor(cell / columns)).sort();
  const at = (list: Int32Array, share: number) => list[Math.min(list.length - 1, Math.floor(list.length * share))]!;
  const x = at(xs, 0.01) / columns;
  const y = at(ys, 0.01) / rows;
  return { x, y, width: (at(xs, 0.99) + 1) / columns - x, height: (at(ys, 0.99) + 1) / rows - y };
};
