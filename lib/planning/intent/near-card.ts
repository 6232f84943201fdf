import type { ElementCard } from "#lib/contract/element.ts";
import { nearest } from "#lib/planning/meaning/word-vectors.ts";
import type { Nouns } from "./units.ts";

/** Below this two words have a theme in common and no likeness. */
const alike = 0.66;
const mostKept = 2000;
const kept = new WeakMap<Nouns, Map<string, ElementCard | null>>();
/** Ids that are other words as well, or stand for too much. */
const unlike = new Set(["can", "orb", "plain", "moon", "sun", "stars", "space", "box", "key"]);
const wordOf = (card: ElementCard): string => card.id.replaceAll("_", " ");

const young = /son|daughter|kid|boy|girl|baby|toddler|pupil|infant|schoolchild|orphan|teen|child/u;

/** The element nearest in meaning to an English word or short phrase; null when none is near. */
export function nearCard(english: string, nouns: Nouns): ElementCard | null {
  const known = kept.get(nouns) ?? new Map<string, ElementCard | null>();
  kept.set(nouns, known);
  const before = known.get(english);
  if (before !== undefined) return before;
  const cards = [...nouns.byId.values()].filter((each) => !unlike.has(each.id));
  const found = nearest(english, cards.map(wordOf));
  const likest =
    found === null || found.similarity < alike ? undefined : cards.find((each) => wordOf(each) === found.word);
  // Family words lie near "child", whatever their age.
  const grown = likest?.id === "child" && !young.test(english) ? nouns.byId.get("person") : likest;
  const card = grown ?? null;
  if (known.size >= mostKept) known.clear();
  known.set(english, card);
  return card;
}
