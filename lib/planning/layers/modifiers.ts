import type { ElementCard } from "#lib/contract/element.ts";
import type { Film } from "#lib/planning/film.ts";

const scenic: ReadonlySet<string> = new Set(["building", "terrain", "water", "vehicle", "plant"]);
const index = new WeakMap<ReadonlyMap<string, ElementCard>, ReadonlyMap<string, string>>();

const scenicWords = (elements: ReadonlyMap<string, ElementCard>): ReadonlyMap<string, string> => {
  const known = index.get(elements);
  if (known !== undefined) return known;
  const words = new Map<string, string>();
  for (const card of elements.values())
    if (scenic.has(card.kind)) for (const word of card.words) if (!words.has(word)) words.set(word, card.id);
  index.set(elements, words);
  return words;
};

/** Places and vehicles inside the names of those present: the lighthouse of a lighthouse keeper. */
export const modifierElements = (film: Film, present: readonly number[]): string[] => {
  // A room holds no tree and no tower, whoever is named after one.
  if (film.place.interior) return [];
  const words = scenicWords(film.elements);
  return present.flatMap((at) => {
    const member = film.cast[at];
    if (member === undefined) return [];
    return member.phrase
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word !== member.head.toLowerCase())
      .flatMap((word) => words.get(word) ?? []);
  });
};
