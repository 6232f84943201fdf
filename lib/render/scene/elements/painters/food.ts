import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { paintSushi } from "#lib/render/scene/elements/shapes/rice-dishes.ts";
import { paintTaco } from "#lib/render/scene/elements/shapes/street-food.ts";

export const food = {
  taco: paintTaco,
  sushi: paintSushi,
} as const satisfies Readonly<Record<string, Painter>>;
