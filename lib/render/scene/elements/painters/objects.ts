import { paintBall, paintFlag, paintKite } from "#lib/render/scene/elements/shapes/outdoor-play.ts";
import { paintBookshelf } from "#lib/render/scene/elements/shapes/bookshelf.ts";
import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { paintStreetlamp } from "#lib/render/scene/elements/shapes/lamps.ts";
import { paintOrb } from "#lib/render/scene/elements/shapes/light-orb.ts";
import { paintStatue } from "#lib/render/scene/elements/shapes/monuments.ts";
import { paintBook, paintLetter, paintMap } from "#lib/render/scene/elements/shapes/pages.ts";
import { paintSheetMusic } from "#lib/render/scene/elements/shapes/scores.ts";
import { paintStandIn } from "#lib/render/scene/elements/shapes/stand-in.ts";
import { paintFootprints } from "#lib/render/scene/elements/shapes/tracks.ts";
import { paintClock } from "#lib/render/scene/elements/shapes/wall-clock.ts";
import { paintTornado } from "#lib/render/scene/elements/shapes/whirlwind.ts";
import { paintFence } from "#lib/render/scene/elements/shapes/yards.ts";

export const objects = {
  book: paintBook,
  ball: paintBall,
  kite: paintKite,
  clock: paintClock,
  letter: paintLetter,
  orb: paintOrb,
  fence: paintFence,
  statue: paintStatue,
  tornado: paintTornado,
  footprints: paintFootprints,
  sheet_music: paintSheetMusic,
  bookshelf: paintBookshelf,
  streetlamp: paintStreetlamp,
  flag: paintFlag,
  map: paintMap,
  stand_in: paintStandIn,
} as const satisfies Readonly<Record<string, Painter>>;
