import { paintCompass } from "#lib/render/scene/elements/shapes/compasses.ts";
import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { paintBouquet } from "#lib/render/scene/elements/objects/bouquet.ts";
import { paintBowl } from "#lib/render/scene/elements/objects/bowl.ts";
import { paintGoal } from "#lib/render/scene/elements/objects/goal.ts";
import { paintSnowman } from "#lib/render/scene/elements/objects/snowman.ts";
import { paintSurfboard } from "#lib/render/scene/elements/objects/surfboard.ts";
import { paintWheelchair } from "#lib/render/scene/elements/objects/wheelchair.ts";
import { paintBusStop } from "#lib/render/scene/elements/shapes/bus-shelters.ts";
import { paintBust } from "#lib/render/scene/elements/shapes/busts.ts";
import { paintBookshelf, paintChair } from "#lib/render/scene/elements/shapes/chairs.ts";
import { paintBell, paintHeart, paintKey, paintMask } from "#lib/render/scene/elements/shapes/charms.ts";
import { paintPaintbrush, paintPencil } from "#lib/render/scene/elements/shapes/desk.ts";
import {
  paintBarrel,
  paintBasket,
  paintBucket,
  paintCrate,
  paintFeather,
  paintLadder,
  paintRope,
} from "#lib/render/scene/elements/shapes/gathered.ts";
import { paintLamp, paintStreetlamp } from "#lib/render/scene/elements/shapes/lamps.ts";
import { paintOrb } from "#lib/render/scene/elements/shapes/light-orb.ts";
import { paintStatue } from "#lib/render/scene/elements/shapes/monuments.ts";
import { paintBall, paintFlag, paintKite, paintSign } from "#lib/render/scene/elements/shapes/outdoor-play.ts";
import { paintBook, paintLetter, paintMap } from "#lib/render/scene/elements/shapes/pages.ts";
import { paintEasel, paintMirror, paintPictureFrame } from "#lib/render/scene/elements/shapes/pictures.ts";
import { paintSandcastle } from "#lib/render/scene/elements/shapes/sand-works.ts";
import { paintSheetMusic } from "#lib/render/scene/elements/shapes/scores.ts";
import { paintTelevision } from "#lib/render/scene/elements/shapes/screens.ts";
import { paintStandIn } from "#lib/render/scene/elements/shapes/stand-in.ts";
import { paintMailbox, paintPhoneBooth, paintVendingMachine } from "#lib/render/scene/elements/shapes/street-boxes.ts";
import { paintFootprints } from "#lib/render/scene/elements/shapes/tracks.ts";
import { paintClock } from "#lib/render/scene/elements/shapes/wall-clock.ts";
import { paintTornado } from "#lib/render/scene/elements/shapes/whirlwind.ts";
import { paintFence, paintWell } from "#lib/render/scene/elements/shapes/yards.ts";

export const objects = {
  chair: paintChair,
  lamp: paintLamp,
  book: paintBook,
  ball: paintBall,
  kite: paintKite,
  clock: paintClock,
  letter: paintLetter,
  key: paintKey,
  heart: paintHeart,
  orb: paintOrb,
  fence: paintFence,
  well: paintWell,
  statue: paintStatue,
  snowman: paintSnowman,
  wheelchair: paintWheelchair,
  bowl: paintBowl,
  surfboard: paintSurfboard,
  goal: paintGoal,
  bust: paintBust,
  bouquet: paintBouquet,
  compass: paintCompass,
  sandcastle: paintSandcastle,
  tornado: paintTornado,
  footprints: paintFootprints,
  sheet_music: paintSheetMusic,
  bus_stop: paintBusStop,
  television: paintTelevision,
  bookshelf: paintBookshelf,
  streetlamp: paintStreetlamp,
  vending_machine: paintVendingMachine,
  phone_booth: paintPhoneBooth,
  mailbox: paintMailbox,
  rope: paintRope,
  basket: paintBasket,
  bucket: paintBucket,
  ladder: paintLadder,
  crate: paintCrate,
  barrel: paintBarrel,
  feather: paintFeather,
  bell: paintBell,
  mask: paintMask,
  flag: paintFlag,
  sign: paintSign,
  pencil: paintPencil,
  paintbrush: paintPaintbrush,
  easel: paintEasel,
  picture_frame: paintPictureFrame,
  mirror: paintMirror,
  map: paintMap,
  stand_in: paintStandIn,
} as const satisfies Readonly<Record<string, Painter>>;
