import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { bees } from "./bees.ts";

/** What a row may name to be drawn behind or before its bodies. */
const painters: Readonly<Record<string, Painter>> = { bees };

export function besides(name: string, id: string): Painter {
  const paint = painters[name];
  if (!paint) throw new Error(`data/elements/solids: ${id} has something beside it that nothing draws: ${name}`);
  return paint;
}
