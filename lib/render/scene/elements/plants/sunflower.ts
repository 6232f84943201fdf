import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { rgb } from "#lib/render/scene/colour.ts";
import { bloomColours, paintBloom } from "#lib/render/scene/elements/shapes/blooms.ts";

export const paintSunflower = (brush: Brush): void =>
  paintBloom(
    brush,
    "sunflower",
    brush.colour ?? rgb(bloomColours.sunflower),
    [(brush.random() - 0.5) * 0.1, -0.83],
    0.18,
  );
