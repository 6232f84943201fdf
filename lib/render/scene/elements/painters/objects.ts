import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { paintBookshelf, paintChair } from "#lib/render/scene/elements/shapes/chairs.ts";
import { paintStreetlamp } from "#lib/render/scene/elements/shapes/lamps.ts";
import { paintOrb } from "#lib/render/scene/elements/shapes/light-orb.ts";
import { paintStatue } from "#lib/render/scene/elements/shapes/monuments.ts";
import { paintBall, paintFlag, paintKite, paintSign } from "#lib/render/scene/elements/shapes/outdoor-play.ts";
import { paintBook, paintLetter, paintMap } from "#lib/render/scene/elements/shapes/pages.ts";
import { paintSandcastle } from "#lib/render/scene/elements/shapes/sand-works.ts";
import { paintSheetMusic } from "#lib/render/scene/elements/shapes/scores.ts";
import { paintTelevision } from "#lib/render/scene/elements/shapes/screens.ts";
import { paintStandIn } from "#lib/render/scene/elements/shapes/stand-in.ts";
import { paintVendingMachine } from "#lib/render/scene/elements/shapes/street-boxes.ts";
import { paintFootprints } from "#lib/render/scene/elements/shapes/tracks.ts";
import { paintClock } from "#lib/render/scene/elements/shapes/wall-clock.ts";
import { paintTornado } from "#lib/render/scene/elements/shapes/whirlwind.ts";
import { paintFence } from "#lib/render/scene/elements/shapes/yards.ts";

export const objects = {
  chair: paintChair,
  book: paintBook,
  ball: paintBall,
  kite: paintKite,
  clock: paintClock,
  letter: paintLetter,
  orb: paintOrb,
  fence: paintFence,
  statue: paintStatue,
  sandcastle: paintSandcastle,
  tornado: paintTornado,
  footprints: paintFootprints,
  sheet_music: paintSheetMusic,
  television: paintTelevision,
  bookshelf: paintBookshelf,
  streetlamp: paintStreetlamp,
  vending_machine: paintVendingMachine,
  flag: paintFlag,
  sign: paintSign,
  map: paintMap,
  stand_in: paintStandIn,
} as const satisfies Readonly<Record<string, Painter>>;
