import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { paintTaco } from "#lib/render/scene/elements/shapes/street-food.ts";

export const food = {
  taco: paintTaco,
} as const satisfies Readonly<Record<string, Painter>>;
