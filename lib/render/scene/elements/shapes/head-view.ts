import type { Point } from "./strokes.ts";

/** A place on the head: right, down, towards the lens, in radii. */
export type Mark = readonly [x: number, y: number, z: number];

/** Marks of a head as a head turned to the picture's right shows them. */
export interface View {
  at: (mark: Mark) => Point;
  all: (...marks: readonly Mark[]) => Point[];
}

export function viewOf(yaw: number, pitch: number): View {
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  const at = ([x, y, z]: Mark): Point => [x * c + z * s - 0.12 * (s / 0.4), y + (z * c - x * s - 0.4) * pitch];
  return { at, all: (...marks) => marks.map(at) };
}
