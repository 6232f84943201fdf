import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { airportWalls } from "#lib/render/scene/elements/rooms/airport.ts";
import { atticWalls } from "#lib/render/scene/elements/rooms/attic.ts";
import { bakeryWalls } from "#lib/render/scene/elements/rooms/bakery.ts";
import { bathroomWalls } from "#lib/render/scene/elements/rooms/bathroom.ts";
import { bedroomWalls } from "#lib/render/scene/elements/rooms/bedroom.ts";
import { boardroomWalls } from "#lib/render/scene/elements/rooms/boardroom.ts";
import { cafeWalls } from "#lib/render/scene/elements/rooms/cafe.ts";
import { caveWalls } from "#lib/render/scene/elements/rooms/cave.ts";
import { churchWalls } from "#lib/render/scene/elements/rooms/church.ts";
import { cinemaWalls } from "#lib/render/scene/elements/rooms/cinema.ts";
import { classroomWalls } from "#lib/render/scene/elements/rooms/classroom.ts";
import { cockpitWalls } from "#lib/render/scene/elements/rooms/cockpit.ts";
import { corridorWalls } from "#lib/render/scene/elements/rooms/corridor.ts";
import { courtroomWalls } from "#lib/render/scene/elements/rooms/courtroom.ts";
import { factoryWalls } from "#lib/render/scene/elements/rooms/factory.ts";
import { forgeWalls } from "#lib/render/scene/elements/rooms/forge.ts";
import { garageWalls } from "#lib/render/scene/elements/rooms/garage.ts";
import { greenhouseWalls } from "#lib/render/scene/elements/rooms/greenhouse.ts";
import { gymWalls } from "#lib/render/scene/elements/rooms/gym.ts";
import { hospitalCorridorWalls } from "#lib/render/scene/elements/rooms/hospital-corridor.ts";
import { hospitalWalls } from "#lib/render/scene/elements/rooms/hospital.ts";
import { iceRinkWalls } from "#lib/render/scene/elements/rooms/ice-rink.ts";
import { kitchenWalls } from "#lib/render/scene/elements/rooms/kitchen.ts";
import { labWalls } from "#lib/render/scene/elements/rooms/lab.ts";
import { libraryWalls } from "#lib/render/scene/elements/rooms/library.ts";
import { livingRoomWalls } from "#lib/render/scene/elements/rooms/living-room.ts";
import { marketHallWalls } from "#lib/render/scene/elements/rooms/market-hall.ts";
import { museumWalls } from "#lib/render/scene/elements/rooms/museum.ts";
import { nightclubWalls } from "#lib/render/scene/elements/rooms/nightclub.ts";
import { officeWalls } from "#lib/render/scene/elements/rooms/office.ts";
import { shopWalls } from "#lib/render/scene/elements/rooms/shop.ts";
import { stadiumWalls } from "#lib/render/scene/elements/rooms/stadium.ts";
import { stageWalls } from "#lib/render/scene/elements/rooms/stage.ts";
import { staircaseWalls } from "#lib/render/scene/elements/rooms/staircase.ts";
import { paintStudio } from "#lib/render/scene/elements/rooms/studio.ts";
import { subwayStationWalls } from "#lib/render/scene/elements/rooms/subway-station.ts";
import { templeHallWalls } from "#lib/render/scene/elements/rooms/temple-hall.ts";
import { cabinEnd, cabinSide, trainCabinWalls } from "#lib/render/scene/elements/rooms/train-cabin.ts";
import { trainPlatformWalls } from "#lib/render/scene/elements/rooms/train-platform.ts";
import { workshopWalls } from "#lib/render/scene/elements/rooms/workshop.ts";

export const rooms = {
  kitchen: kitchenWalls,
  living_room: livingRoomWalls,
  office: officeWalls,
  workshop: workshopWalls,
  stage: stageWalls,
  corridor: corridorWalls,
  lab: labWalls,
  shop: shopWalls,
  gym: gymWalls,
  classroom: classroomWalls,

  train_platform: trainPlatformWalls,
  hospital_corridor: hospitalCorridorWalls,
  airport: airportWalls,
  ice_rink: iceRinkWalls,
  cafe: cafeWalls,
  buddhist_hall: templeHallWalls,
  gallery: museumWalls,
  dojo: gymWalls,
  elevator: corridorWalls,
  tunnel: corridorWalls,
  server_room: labWalls,
  concert: stageWalls,
  warehouse: factoryWalls,
  boutique: shopWalls,
  pharmacy: shopWalls,
  supermarket: shopWalls,
  bookshop: shopWalls,
  diner: cafeWalls,
  restaurant: cafeWalls,
  bar: cafeWalls,
  temple_hall: templeHallWalls,
  stadium: stadiumWalls,
  market_hall: marketHallWalls,
  boardroom: boardroomWalls,
  courtroom: courtroomWalls,
  staircase: staircaseWalls,
  subway_station: subwayStationWalls,
  train_cabin: trainCabinWalls,
  bus_cabin: { back: cabinEnd, side: cabinSide },
  cockpit: cockpitWalls,
  attic: atticWalls,
  cave: caveWalls,
  greenhouse: greenhouseWalls,
  factory: factoryWalls,
  forge: forgeWalls,
  garage: garageWalls,
  nightclub: nightclubWalls,
  cinema: cinemaWalls,
  museum: museumWalls,
  church: churchWalls,
  hospital: hospitalWalls,
  library: libraryWalls,
  bathroom: bathroomWalls,
  bedroom: bedroomWalls,
  bakery: bakeryWalls,
} as const satisfies Readonly<Record<string, Walls>>;

/** Rooms without walls to both sides. */
export const sweeps = { studio: paintStudio } as const satisfies Readonly<Record<string, Painter>>;
