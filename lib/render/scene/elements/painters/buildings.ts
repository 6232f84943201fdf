import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { arches, suspension } from "#lib/render/scene/elements/shapes/bridges.ts";
import { chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { paintFunfair } from "#lib/render/scene/elements/shapes/funfairs.ts";
import { paintRoof } from "#lib/render/scene/elements/shapes/rooftops.ts";
import { paintPyramid } from "#lib/render/scene/elements/shapes/sand-works.ts";
import { cityOf, paintSkyscraper } from "#lib/render/scene/elements/shapes/skyline.ts";
import { paintJetty, paintPlatform } from "#lib/render/scene/elements/shapes/yards.ts";

export const buildings = {
  bridge: chamber({ unit_m: 18, ambient: 0.5, gloom: 0.15, tiles: true, open: true }, suspension),
  viaduct: chamber({ unit_m: 18, ambient: 0.5, gloom: 0.15, tiles: true, open: true }, arches),
  skyscraper: paintSkyscraper,
  city: cityOf(),
  platform: paintPlatform,
  jetty: paintJetty,
  rooftop: chamber({ unit_m: 5.2, ambient: 0.4, gloom: 0.12, tiles: true, open: true }, paintRoof),
  funfair: chamber({ unit_m: 22, ambient: 0.42, gloom: 0.1, tiles: true, open: true }, paintFunfair),
  new_york: cityOf("deco"),
  future_city: cityOf("future"),
  old_city: cityOf("old"),
  pyramid: paintPyramid,
} as const satisfies Readonly<Record<string, Painter>>;
