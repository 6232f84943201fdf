import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { rgb } from "#lib/render/scene/colour.ts";
import { paintFern, paintShrub, undergrowthColour } from "#lib/render/scene/elements/shapes/undergrowth.ts";

export const paintBush = (brush: Brush): void => {
  if (brush.variants.has("fern")) {
    paintFern(brush, brush.colour ?? rgb("#5f8a3c"));
    return;
  }
  paintShrub(brush, brush.colour ?? undergrowthColour(brush));
};
