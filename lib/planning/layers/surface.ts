import { roomRowOf } from "#lib/places/room.ts";
import type { Film } from "#lib/planning/film.ts";
import { gearOf } from "./modifiers.ts";

/** Halls and ways that nobody furnishes with a table. */
const unfurnished: ReadonlySet<string> = new Set(
  "airport train_platform subway_station hospital_corridor ice_rink stadium tunnel cave elevator staircase".split(" "),
);
/** Luggage and toys stand on the floor beside whose they are. */
export const onFloor: ReadonlySet<string> = new Set(
  "rug suitcase bag backpack basket bucket ball skateboard pot_plant treasure_chest surfboard crate barrel sandcastle beehive".split(
    " ",
  ),
);
/** What small things stand on in a place, where somebody has them at hand. */
export const surfaceIn = (film: Film): string | null => {
  const places = film.place.elements;
  if (places.some((id) => unfurnished.has(id) || (roomRowOf(id)?.tabled === undefined && roomRowOf(id) !== null)))
    return null;
  // A potter's pot stands on the wheel.
  if (gearOf(film).includes("potters_wheel")) return null;
  if (film.cast.some(({ element, faint }) => element === "potters_wheel" && !faint)) return null;
  const wanted = places.includes("forge") ? "anvil" : film.place.interior ? "table" : null;
  const outside = places.some((id) => ["jetty", "pier", "harbour", "beach", "sea"].includes(id)) ? "barrel" : "crate";
  const id = wanted ?? outside;
  return film.elements.has(id) ? id : null;
};
