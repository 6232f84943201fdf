import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { alleyWalls } from "#lib/render/scene/elements/streets/alley.ts";
import { bridgeDeckWalls, stoneBridgeDeckWalls } from "#lib/render/scene/elements/streets/bridge-deck.ts";
import { japaneseStreetWalls } from "#lib/render/scene/elements/streets/japanese-street.ts";
import { streetWalls } from "#lib/render/scene/elements/streets/street.ts";
import { villageStreetWalls } from "#lib/render/scene/elements/streets/village-street.ts";

export const streets = {
  street: streetWalls,
  medina: streetWalls,
  brick_street: streetWalls,
  neon_street: streetWalls,
  market: streetWalls,
  japanese_street: japaneseStreetWalls,
  village_street: villageStreetWalls,
  alley: alleyWalls,
  bridge_deck: bridgeDeckWalls,
  stone_bridge_deck: stoneBridgeDeckWalls,
} as const satisfies Readonly<Record<string, Walls>>;
