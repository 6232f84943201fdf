import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { airportWalls } from "#lib/render/scene/elements/rooms/airport.ts";
import { caveWalls } from "#lib/render/scene/elements/rooms/cave.ts";
import { cinemaWalls } from "#lib/render/scene/elements/rooms/cinema.ts";
import { cockpitWalls } from "#lib/render/scene/elements/rooms/cockpit.ts";
import { greenhouseWalls } from "#lib/render/scene/elements/rooms/greenhouse.ts";
import { iceRinkWalls } from "#lib/render/scene/elements/rooms/ice-rink.ts";
import { libraryWalls } from "#lib/render/scene/elements/rooms/library.ts";
import { nightclubWalls } from "#lib/render/scene/elements/rooms/nightclub.ts";
import { stadiumWalls } from "#lib/render/scene/elements/rooms/stadium.ts";
import { staircaseWalls } from "#lib/render/scene/elements/rooms/staircase.ts";
import { paintStudio } from "#lib/render/scene/elements/rooms/studio.ts";
import { trainPlatformWalls } from "#lib/render/scene/elements/rooms/train-platform.ts";

export const rooms = {
  train_platform: trainPlatformWalls,
  airport: airportWalls,
  ice_rink: iceRinkWalls,
  stadium: stadiumWalls,
  staircase: staircaseWalls,
  cockpit: cockpitWalls,
  cave: caveWalls,
  greenhouse: greenhouseWalls,
  nightclub: nightclubWalls,
  cinema: cinemaWalls,
  library: libraryWalls,
} as const satisfies Readonly<Record<string, Walls>>;

/** Rooms without walls to both sides. */
export const sweeps = { studio: paintStudio } as const satisfies Readonly<Record<string, Painter>>;
