import type { GroundMaterial } from "#lib/contract/vocabulary.ts";
import { room, type SceneElement } from "#lib/render/scene/elements/scene-element.ts";
import { ceilingOf, type CeilingLook } from "./ceilings.ts";
import { coolLight, lampLight } from "./luminaires.ts";
import { chamber, type Chamber, type ChamberSpec } from "./chamber.ts";

/** A room: its end wall, its long walls and what closes it from above, all in metres. */
export interface Interior extends Pick<ChamberSpec, "ambient" | "tint" | "gloom"> {
  id: string;
  /** Which of its kinds this is, in the painter's words, where one painter knows several. */
  as?: string;
  words: readonly string[];
  height_m: number;
  /** Metres from the middle line to each long wall. */
  half_m: number;
  /** Metres after which a long wall repeats. */
  length_m: number;
  ground: GroundMaterial;
  /** Null under the open sky. */
  ceiling: (CeilingLook & { tile_m: number }) | null;
  back: (c: Chamber) => void;
  side: (c: Chamber) => void;
}

/** What the lamps of the ceiling leave on the walls. */
function washed(c: Chamber, ceiling: Interior["ceiling"]): void {
  if (!ceiling?.lamps || ceiling.lamps === "none") return;
  const warm = ceiling.lamps === "bulbs" || ceiling.lamps === "spots";
  const count = Math.max(1, Math.round(c.width / ceiling.tile_m));
  for (let i = 0; i < count; i++)
    c.pool({
      x: c.left + ((i + 0.5) * c.width) / count,
      y: -c.height * 0.72,
      rx: c.width / count,
      ry: c.height * 0.75,
      colour: ceiling.colour ?? (warm ? lampLight : coolLight),
      strength: 0.42 * c.day.lamps,
    });
}

/** The same surface painted as one kind of its place, whatever the plan calls it. */
export function painted(kind: string | undefined, paint: (c: Chamber) => void): (c: Chamber) => void {
  if (kind === undefined) return paint;
  return (c) => paint({ ...c, brush: { ...c.brush, noun: kind } });
}

export function interior(given: Interior): SceneElement {
  const { id, words, height_m, half_m, length_m, ground, ceiling } = given;
  const back = painted(given.as, given.back);
  const side = painted(given.as, given.side);
  const lit = {
    unit_m: height_m,
    ambient: given.ambient,
    gloom: given.gloom ?? 0.6,
    ...(given.tint ? { tint: given.tint } : {}),
  };
  return room({
    id,
    kind: "interior",
    words: [...words],
    height_m,
    layers: ["background"],
    box: { left: 0, right: 3.8, top: -1.02, bottom: 0.03 },
    ground,
    paint: chamber(lit, (c) => (back(c), washed(c, ceiling))),
    sides: {
      offset_m: half_m,
      height_m,
      length_m,
      paint: chamber({ ...lit, tiles: true }, (c) => (side(c), washed(c, ceiling))),
    },
    ceiling: ceiling && ceilingOf(height_m, ceiling.tile_m, ceiling),
  });
}
