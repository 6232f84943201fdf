import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { arches, suspension } from "#lib/render/scene/elements/shapes/bridges.ts";
import { paintKeep, paintTower } from "#lib/render/scene/elements/shapes/castles.ts";
import { chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { paintFunfair } from "#lib/render/scene/elements/shapes/funfairs.ts";
import { paintBarn, paintCabin, paintCottage } from "#lib/render/scene/elements/shapes/houses.ts";
import { paintLight, paintRuins } from "#lib/render/scene/elements/shapes/landmarks.ts";
import { paintCanvasTent, paintMill } from "#lib/render/scene/elements/shapes/mills.ts";
import { paintArch } from "#lib/render/scene/elements/shapes/monuments.ts";
import { paintPagoda, paintTorii } from "#lib/render/scene/elements/shapes/pagodas.ts";
import { paintSteeple, paintWorks } from "#lib/render/scene/elements/shapes/parish-works.ts";
import { paintRoof } from "#lib/render/scene/elements/shapes/rooftops.ts";
import { paintPyramid } from "#lib/render/scene/elements/shapes/sand-works.ts";
import { cityOf, paintSkyscraper } from "#lib/render/scene/elements/shapes/skyline.ts";
import { paintMosque, paintTempleFront } from "#lib/render/scene/elements/shapes/temples.ts";
import { paintJetty, paintPlatform } from "#lib/render/scene/elements/shapes/yards.ts";

export const buildings = {
  house: paintCottage,
  lighthouse: paintLight,
  castle: paintKeep,
  bridge: chamber({ unit_m: 18, ambient: 0.5, gloom: 0.15, tiles: true, open: true }, suspension),
  viaduct: chamber({ unit_m: 18, ambient: 0.5, gloom: 0.15, tiles: true, open: true }, arches),
  windmill: paintMill,
  tent: paintCanvasTent,
  skyscraper: paintSkyscraper,
  city: cityOf(),
  platform: paintPlatform,
  jetty: paintJetty,
  arch: paintArch,
  torii: paintTorii,
  mosque: paintMosque,
  temple: paintTempleFront,
  pagoda: paintPagoda,
  ruins: paintRuins,
  tower: paintTower,
  works: paintWorks,
  rooftop: chamber({ unit_m: 5.2, ambient: 0.4, gloom: 0.12, tiles: true, open: true }, paintRoof),
  funfair: chamber({ unit_m: 22, ambient: 0.42, gloom: 0.1, tiles: true, open: true }, paintFunfair),
  steeple: paintSteeple,
  barn: paintBarn,
  cabin: paintCabin,
  new_york: cityOf("deco"),
  future_city: cityOf("future"),
  old_city: cityOf("old"),
  pyramid: paintPyramid,
} as const satisfies Readonly<Record<string, Painter>>;
