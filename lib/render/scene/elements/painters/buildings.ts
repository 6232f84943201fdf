import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { paintPyramid } from "#lib/render/scene/elements/shapes/pyramids.ts";
import { cityOf, paintSkyscraper } from "#lib/render/scene/elements/shapes/skyline.ts";
import { paintJetty } from "#lib/render/scene/elements/shapes/yards.ts";

export const buildings = {
  skyscraper: paintSkyscraper,
  city: cityOf(),
  jetty: paintJetty,
  new_york: cityOf("deco"),
  future_city: cityOf("future"),
  old_city: cityOf("old"),
  pyramid: paintPyramid,
} as const satisfies Readonly<Record<string, Painter>>;
