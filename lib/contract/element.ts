import type { LayerName } from "./vocabulary.ts";

/** What sort of thing an element is: it decides where the planner may stand it. */
export const elementKinds = [
  "person",
  "animal",
  "vehicle",
  "object",
  "product",
  "food",
  "plant",
  "building",
  "terrain",
  "water",
  "interior",
  "sky",
  "air",
  "symbol",
] as const;
export type ElementKind = (typeof elementKinds)[number];

/** What a thing may be said to be made of. */
export const materials = [
  "copper",
  "brass",
  "bronze",
  "gold",
  "silver",
  "steel",
  "iron",
  "tin",
  "wood",
  "marble",
  "stone",
  "ceramic",
  "clay",
  "leather",
  "glass",
] as const;
export type Material = (typeof materials)[number];

/**
 * What the planner knows of something the renderer can draw: a row of `data/elements` and its names. The planner
 * receives the cards as data, so that a new element is a new row.
 */
export interface ElementCard {
  /** Snake case, unique: `lighthouse`, `person`, `city_street`. */
  id: string;
  kind: ElementKind;
  /** Nouns that mean it, lower case, singular, by language: `{ en: ["lighthouse"], fr: ["phare"] }`. */
  names: Readonly<Record<string, readonly string[]>>;
  /** The same of all languages. */
  words: readonly string[];
  /** Natural height (for terrain, water, interiors: of what is seen) in metres. */
  height_m: number;
  /** Layers it may stand in, best first. */
  layers: readonly LayerName[];
  /** Elements that belong behind or around it when the intent names no place: `sea` for a ship. */
  surroundings?: readonly string[];
}
