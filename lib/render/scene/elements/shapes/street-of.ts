import type { Rgb } from "#lib/render/scene/colour.ts";
import type { GroundMaterial } from "#lib/contract/vocabulary.ts";
import { span, type SceneElement } from "#lib/render/scene/elements/scene-element.ts";
import { painted } from "./interior.ts";
import { chamber, type Chamber } from "./chamber.ts";

/** A street: what closes it far away, and the fronts along both sides, in metres. */
export interface StreetPlan {
  id: string;
  /** Which of its kinds this is, where one painter knows several. */
  as?: string;
  words: readonly string[];
  height_m: number;
  half_m: number;
  length_m: number;
  ground: GroundMaterial;
  ambient?: number;
  /** Its sides are railings. */
  airy?: boolean;
  /** Colour of the light that is everywhere, where the street has its own. */
  tint?: Rgb;
  end: (c: Chamber) => void;
  side: (c: Chamber) => void;
}

export function streetOf(given: StreetPlan): SceneElement {
  const { id, words, height_m, half_m, length_m, ground } = given;
  const end = painted(given.as, given.end);
  const side = painted(given.as, given.side);
  const lit = {
    unit_m: height_m,
    ambient: given.ambient ?? 0.41,
    gloom: 0.25,
    tiles: true,
    open: true,
    ...(given.tint ? { tint: given.tint } : {}),
  };
  return span({
    id,
    kind: "building",
    words: [...words],
    height_m,
    layers: ["background", "midground"],
    box: { left: 0, right: 3, top: -1.15, bottom: 0.05 },
    ground,
    paint: chamber(lit, end),
    sides: { offset_m: half_m, height_m, length_m, airy: given.airy ?? false, paint: chamber(lit, side) },
  });
}
