import type { ElementCard } from "#lib/contract/element.ts";
import { dictionaryKind, nearestElement } from "#lib/planning/meaning/noun-senses.ts";
import type { Nouns, Unit } from "./units.ts";

/** Who an English noun names: somebody grown, a child, or nobody. */
export function beingOfNoun(english: string, nouns: Nouns): ElementCard | null {
  if (dictionaryKind(english) !== "person") return null;
  const id = nearestElement(english) === "child" ? "child" : "person";
  return nouns.byId.get(id) ?? nouns.byId.get("person") ?? null;
}

const garment =
  /(?:^|\s)(?:hat|cap|scarf|glove|coat|dress|skirt|shirt|suit|jacket|sweater|gown|cloak|apron|veil|sari|kimono|wig|helmet|crown|sock|tie|belt|mask|clothes|clothing)s?$/;

/** Clothes that are told of beside somebody are no second person. */
export const isGarment = (unit: Unit): boolean => unit.english !== null && garment.test(unit.english);
