import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { paintAirplane, paintBalloon, paintHelicopter } from "#lib/render/scene/elements/shapes/aircraft.ts";
import {
  paintBoat,
  paintCanoe,
  paintSailboat,
  paintShip,
  paintSubmarine,
} from "#lib/render/scene/elements/shapes/boats.ts";
import { paintCar } from "#lib/render/scene/elements/shapes/cars.ts";
import { paintBicycle, paintMotorcycle, paintScooter } from "#lib/render/scene/elements/shapes/cycles.ts";
import { paintRaceCar, paintTractor } from "#lib/render/scene/elements/shapes/field-cars.ts";
import { paintRocket, paintSatellite, paintSpaceship, paintUfo } from "#lib/render/scene/elements/shapes/spacecraft.ts";
import { paintTrain, paintTram } from "#lib/render/scene/elements/shapes/trains.ts";
import { paintBus, paintTruck } from "#lib/render/scene/elements/shapes/trucks.ts";

export const vehicles = {
  car: paintCar,
  truck: paintTruck,
  train: paintTrain,
  bicycle: paintBicycle,
  boat: paintBoat,
  ship: paintShip,
  airplane: paintAirplane,
  spaceship: paintSpaceship,
  balloon: paintBalloon,
  bus: paintBus,
  tram: paintTram,
  motorcycle: paintMotorcycle,
  scooter: paintScooter,
  tractor: paintTractor,
  race_car: paintRaceCar,
  sailboat: paintSailboat,
  canoe: paintCanoe,
  submarine: paintSubmarine,
  helicopter: paintHelicopter,
  rocket: paintRocket,
  ufo: paintUfo,
  satellite: paintSatellite,
} as const satisfies Readonly<Record<string, Painter>>;
