import { roomRows, type RoomRow } from "#lib/places/room.ts";
import { rgb } from "#lib/render/scene/colour.ts";
import type { SceneElement } from "./scene-element.ts";
import { interior } from "./shapes/interior.ts";
import { paintParts } from "./shapes/room-parts.ts";

const built = ({
  ceiling,
  gloom,
  back,
  side,
  snug: _snug,
  seated: _seated,
  tabled: _tabled,
  ...row
}: RoomRow): SceneElement =>
  interior({
    ...row,
    ...(gloom === undefined ? {} : { gloom }),
    ceiling: ceiling && {
      kind: ceiling.kind,
      tile_m: ceiling.tile_m,
      tone: rgb(ceiling.tone),
      ...(ceiling.second === undefined ? {} : { second: rgb(ceiling.second) }),
      ...(ceiling.lamps === undefined ? {} : { lamps: ceiling.lamps }),
      ...(ceiling.colour === undefined ? {} : { colour: rgb(ceiling.colour) }),
    },
    back: (c) => paintParts(c, back, c.middle),
    side: (c) => paintParts(c, side, c.left),
  });

/** The rooms that are told as data. */
export const rooms: readonly SceneElement[] = roomRows.map(built);
