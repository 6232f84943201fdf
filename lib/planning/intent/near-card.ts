import type { ElementCard } from "#lib/contract/element.ts";
import { dictionaryKind, nearestElement } from "#lib/planning/meaning/noun-senses.ts";
import { roomRowOf } from "#lib/places/room.ts";
import type { Nouns } from "./units.ts";

/** What things are made of has no shape of its own. */
export const isStuff = (english: string): boolean => dictionaryKind(english) === "material";

/** The element of the same sort as an English word or short phrase; null where a stand-in is more honest. */
export function nearCard(english: string, nouns: Nouns): ElementCard | null {
  const id = nearestElement(english) ?? (dictionaryKind(english) === "person" ? "person" : null);
  if (id === null || roomRowOf(id) !== null) return null;
  return nouns.byId.get(id) ?? null;
}

/** What stands for anything that nothing else draws. */
export const lastResort = (nouns: Nouns, elements: readonly ElementCard[]): ElementCard | undefined =>
  nouns.byId.get("orb") ?? elements.find((card) => card.kind === "symbol" || card.kind === "object") ?? elements[0];
