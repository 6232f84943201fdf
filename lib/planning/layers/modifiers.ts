import type { ElementCard } from "#lib/contract/element.ts";
import type { Film } from "#lib/planning/film.ts";

const scenic: ReadonlySet<string> = new Set(["building", "terrain", "water", "vehicle", "plant"]);
/** What a trade is done to or with: the dog of a dog groomer, the piano of a piano tuner. */
const worked: ReadonlySet<string> = new Set(["animal", "object", "product"]);
/** Smaller things would lie about on the ground. */
const leastWorked_m = 0.3;
const ofTrade = (card: ElementCard): boolean => worked.has(card.kind) && card.height_m >= leastWorked_m;
const index = new WeakMap<ReadonlyMap<string, ElementCard>, ReadonlyMap<string, string>>();

const scenicWords = (elements: ReadonlyMap<string, ElementCard>): ReadonlyMap<string, string> => {
  const known = index.get(elements);
  if (known !== undefined) return known;
  const words = new Map<string, string>();
  for (const card of elements.values())
    if (scenic.has(card.kind) || ofTrade(card)) for (const word of card.words) if (!words.has(word)) words.set(word, card.id);
  index.set(elements, words);
  return words;
};

/** Places and vehicles inside the names of those present: the lighthouse of a lighthouse keeper. */
export const modifierElements = (film: Film, present: readonly number[]): string[] => {
  const words = scenicWords(film.elements);
  return present.flatMap((at) => {
    const member = film.cast[at];
    // A school bus brings no school, an ice cream no ice: only somebody's name tells where they belong.
    if (member === undefined || member.kind !== "person") return [];
    return member.phrase
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word !== member.head.toLowerCase())
      .flatMap((word) => words.get(word) ?? [])
      .filter((id) => {
        const card = film.elements.get(id);
        if (card === undefined) return false;
        // A room holds no tree and no tower, whoever is named after one; only somebody has a trade.
        return ofTrade(card) || !film.place.interior;
      });
  });
};
