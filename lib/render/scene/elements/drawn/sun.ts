import type { Sun } from "#lib/elements/built-strokes.ts";
import { wallLight } from "#lib/render/scene/elements/shapes/masonry-walls.ts";
import { roundLight } from "#lib/render/scene/elements/shapes/round-walls.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";

/** What a share of sun is counted from where it is told: the wall it lies on, how a group is turned, which way round. */
export interface Lit {
  face?: number;
  turn?: number;
  mirrored?: boolean;
}

/** How much sun a surface has, 0 to about 1.2. */
export function sunOf(brush: Brush, sun: Sun, { face = 0, turn = 0, mirrored = false }: Lit = {}): number {
  if (typeof sun === "number") return sun;
  const walls = wallLight(brush);
  if (typeof sun === "string") return walls[sun];
  const { light } = brush;
  const { front = 0, right = 0, left = 0, top = 0, side = 0, back = 0, plus = 0, most = Infinity, round } = sun;
  const around = round ? roundLight(brush, mirrored ? -round[0] : round[0]) * round[1] : 0;
  const sum =
    front * walls.front +
    right * walls.right +
    left * walls.left +
    top * walls.top +
    side * light.side +
    back * light.back +
    (sun.face ?? 0) * face +
    (sun.turned ?? 0) * light.side * Math.cos(turn) +
    around +
    plus;
  return Math.min(most, sum);
}
