import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { paintBush } from "#lib/render/scene/elements/plants/bush.ts";
import { paintFlower } from "#lib/render/scene/elements/plants/flower.ts";
import { paintPine } from "#lib/render/scene/elements/plants/pine.ts";
import { paintSunflower } from "#lib/render/scene/elements/plants/sunflower.ts";
import { paintTree } from "#lib/render/scene/elements/plants/tree.ts";
import { grassOf, paintBlades } from "#lib/render/scene/elements/shapes/grasses.ts";
import { paintPalmTree } from "#lib/render/scene/elements/shapes/tropics.ts";

export const plants = {
  flower: paintFlower,
  tree: paintTree,
  pine: paintPine,
  palm: paintPalmTree,
  grass: (brush) => paintBlades(brush, brush.random, grassOf(brush.variants), -1.15, 1.15, 1, 300),
  sunflower: paintSunflower,
  bush: paintBush,
} as const satisfies Readonly<Record<string, Painter>>;
