import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { paintBeach } from "#lib/render/scene/elements/lands/beach.ts";
import { paintRoad } from "#lib/render/scene/elements/lands/road.ts";
import {
  paintField,
  paintFlowerGarden,
  paintOrchard,
  paintPlain,
  paintSwamp,
} from "#lib/render/scene/elements/shapes/countryside.ts";
import { paintCrag } from "#lib/render/scene/elements/shapes/crag.ts";
import { paintCropRow } from "#lib/render/scene/elements/shapes/crops.ts";
import { paintFalls } from "#lib/render/scene/elements/shapes/falls.ts";
import { paintForest } from "#lib/render/scene/elements/shapes/forests.ts";
import { paintIsland } from "#lib/render/scene/elements/shapes/islands.ts";
import { lowland, paintDunes, paintHills, paintMountains } from "#lib/render/scene/elements/shapes/lands.ts";
import { paintFountain } from "#lib/render/scene/elements/shapes/monuments.ts";
import { paintPool } from "#lib/render/scene/elements/shapes/pools.ts";
import { paintReef } from "#lib/render/scene/elements/shapes/reef.ts";
import { bank, paintSwell } from "#lib/render/scene/elements/shapes/seas.ts";
import { paintBamboo, paintJungle } from "#lib/render/scene/elements/shapes/tropics.ts";
import { paintBarren, paintCanyon, paintIceberg, paintVolcano } from "#lib/render/scene/elements/shapes/wild-lands.ts";

export const lands = {
  mountains: paintMountains,
  hills: paintHills,
  dunes: paintDunes,
  plain: paintPlain,
  forest: paintForest,
  field: paintField,
  crops: paintCropRow,
  cliff: paintCrag,
  sea: paintSwell,
  lake: bank("reeds"),
  river: bank("stones"),
  waterfall: paintFalls,
  beach: paintBeach,
  underwater: paintReef,
  road: paintRoad,
  garden: paintFlowerGarden,
  snowfield: lowland({ low: "#b4c4e0", high: "#f4f8ff", tuft: "#c6d3ea", swell: 0.7, perUnit: 0.35, drifts: true }),
  swamp: paintSwamp,
  orchard: paintOrchard,
  island: paintIsland,
  fountain: paintFountain,
  bamboo: paintBamboo,
  jungle: paintJungle,
  swimming_pool: paintPool,
  iceberg: paintIceberg,
  volcano: paintVolcano,
  moonscape: (brush) => paintBarren(brush, false),
  mars_surface: (brush) => paintBarren(brush, true),
  canyon: paintCanyon,
} as const satisfies Readonly<Record<string, Painter>>;
