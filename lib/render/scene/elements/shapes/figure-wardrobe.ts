import type { Garment as GarmentId } from "#lib/contract/looks.ts";
import { accessories } from "./figure-accessories.ts";
import { costumes } from "./figure-costumes.ts";
import type { Garment } from "./figure-garment.ts";
import { tops } from "./figure-tops.ts";

/** All garments by their ids. */
export const garments: ReadonlyMap<GarmentId, Garment> = new Map(
  [...tops, ...costumes, ...accessories].map((garment) => [garment.is, garment]),
);
