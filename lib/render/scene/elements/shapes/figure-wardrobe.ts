import { accessories } from "./figure-accessories.ts";
import { costumes } from "./figure-costumes.ts";
import type { Garment } from "./figure-garment.ts";
import { tops } from "./figure-tops.ts";

/** All garments in the order in which they are put on. */
export const garments: readonly Garment[] = [...tops, ...costumes, ...accessories];
