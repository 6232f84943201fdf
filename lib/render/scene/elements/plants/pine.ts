import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { conifersOf, paintConifer } from "#lib/render/scene/elements/shapes/conifers.ts";
import { seasonOf } from "#lib/render/scene/elements/shapes/season.ts";

export const paintPine = (brush: Brush): void => {
  const { variants } = brush;
  const snow = brush.light.weather === "snow" ? 0.9 : seasonOf(brush) === "winter" ? 0.7 : 0;
  paintConifer(brush, brush.ctx, brush.random, conifersOf(variants), snow);
};
