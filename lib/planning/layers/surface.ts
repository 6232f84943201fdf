import { roomRowOf } from "#lib/places/room.ts";
import { isUnfurnished } from "#lib/places/surfaces.ts";
import type { Film } from "#lib/planning/film.ts";
import { gearOf } from "./modifiers.ts";

/** What small things stand on in a place, where somebody has them at hand; null where that is the ground. */
export const surfaceIn = (film: Film): string | null => {
  const places = film.place.elements;
  if (places.some((id) => isUnfurnished(id) || (roomRowOf(id)?.tabled === undefined && roomRowOf(id) !== null)))
    return null;
  // A potter's pot stands on the wheel.
  if (gearOf(film).includes("potters_wheel")) return null;
  if (film.cast.some(({ element, faint }) => element === "potters_wheel" && !faint)) return null;
  const wanted = places.includes("forge") ? "anvil" : film.place.interior ? "table" : null;
  return wanted !== null && film.elements.has(wanted) ? wanted : null;
};
