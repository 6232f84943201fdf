import type { Camera, DrawnAs } from "#lib/contract/plan.ts";
import type { CameraStand } from "#lib/planning/camera/stand.ts";
import type { Film } from "#lib/planning/film.ts";
import { cropOf } from "#lib/elements/plants/crops.ts";
import { variantsOf } from "#lib/elements/variants.ts";
import { variantsSaid } from "./drawn-kinds.ts";
import { midgroundDistance_m } from "./distances.ts";
import { placeItem } from "./place-item.ts";

/** Where what a place is known by stands: shares of the half frame from its middle, the lead's side below zero. */
const stands: readonly (readonly [across: number, behind_m: number])[] = [
  [0.6, 0],
  [-0.78, 1.5],
  [0.24, 5],
  [-0.3, 8],
];

/** What a viewer knows the place by, with the distance at which each is large enough for it. */
export const nearThings = (
  film: Film,
  /** Of the lead. */
  across: number,
  taken: ReadonlySet<string>,
  view: { stand: CameraStand; camera: Camera; travel_m: number; most: number },
): { item: DrawnAs; distance_m: number }[] => {
  const side = across <= 0 ? 1 : -1;
  return film.place.near.slice(0, view.most).flatMap(({ element, as, sign, across: aside }, order) => {
    const card = film.elements.get(element);
    const stand = stands[order];
    if (card === undefined || stand === undefined || (as === undefined && taken.has(element))) return [];
    const item = placeItem(film, element, side * (aside ?? stand[0]));
    if (item === null) return [];
    const own_m = midgroundDistance_m(card.height_m, view.stand, view.camera, film.aspect, null) + view.travel_m;
    // Over a door stands what the house is called; of what kind it is tells its look.
    const named =
      as === undefined
        ? item
        : { ...item, noun: sign ?? as, ...(sign === undefined ? {} : { look: `${as} ${item.look}` }) };
    return [{ item: named, distance_m: own_m + stand[1] }];
  });
};

/** Whether the place is a field that is sown: no trees stand in it, nor grass before it. */
export const isSown = (film: Film): boolean => {
  const item = film.place.elements.includes("field") ? placeItem(film, "field", 0) : null;
  if (item === null) return false;
  return cropOf(variantsOf(variantsSaid("field", item.noun, item.look ?? "", "", film.language))) !== null;
};
