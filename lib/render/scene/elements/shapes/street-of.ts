import { span, type GroundMaterial, type SceneElement } from "#lib/render/scene/elements/scene-element.ts";
import { chamber, type Chamber } from "./chamber.ts";

/** A street: what closes it far away, and the fronts along both sides, in metres. */
export interface StreetPlan {
  id: string;
  words: readonly string[];
  height_m: number;
  half_m: number;
  length_m: number;
  ground: GroundMaterial;
  ambient?: number;
  end(c: Chamber): void;
  side(c: Chamber): void;
}

export function streetOf(given: StreetPlan): SceneElement {
  const { id, words, height_m, half_m, length_m, ground, end, side } = given;
  const lit = { unit_m: height_m, ambient: given.ambient ?? 0.46, gloom: 0.25, tiles: true, open: true };
  return span({
    id,
    kind: "building",
    words: [...words],
    height_m,
    layers: ["background", "midground"],
    box: { left: 0, right: 3, top: -1.15, bottom: 0.05 },
    ground,
    paint: chamber(lit, end),
    sides: { offset_m: half_m, height_m, length_m, paint: chamber(lit, side) },
  });
}
