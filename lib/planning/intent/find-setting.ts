import type { ElementCard } from "#lib/contract/element.ts";
import type { Setting } from "#lib/planning/reading.ts";
import { isPlace, type NounPhrase } from "./find-subjects.ts";
import { capitalisePlaces } from "./lexicons/place-names.ts";
import type { Nouns } from "./units.ts";

/** Far before near. */
const depth: readonly ElementCard["kind"][] = ["sky", "terrain", "water", "building", "interior"];

/** What stands behind a place whenever it is named. */
const behind: Readonly<Record<string, readonly string[]>> = {
  street: ["city"],
  skyscraper: ["city"],
  harbour: ["city", "sea"],
  beach: ["sea"],
};

/** Which phrases are where it happens, not who it happens to. */
export function placesOf(phrases: readonly NounPhrase[]): { places: NounPhrase[]; subjects: NounPhrase[] } {
  const isScene = (phrase: NounPhrase) => phrase.placed && isPlace(phrase.kind) && phrase.match !== "fallback";
  const places = phrases.filter(isScene);
  const subjects = phrases.filter((phrase) => !isScene(phrase));
  // A text of places only is about them.
  if (subjects.length === 0) return { places: places.filter((phrase) => phrase.where !== ""), subjects: [...phrases] };
  return { places: [...places, ...subjects.filter((phrase) => isPlace(phrase.kind) && phrase.where !== "")], subjects };
}

/** The place of the film from its place phrases; null when the text names none. */
export function settingOf(places: readonly NounPhrase[], nouns: Nouns): Setting | null {
  const phrases = [...new Set(places.map((place) => place.where))];
  const cards = places.flatMap((place) => nouns.byId.get(place.element) ?? []);
  const unique = [...new Map(cards.map((card) => [card.id, card])).values()];
  if (phrases.length === 0) return null;
  const beside = unique.flatMap((card) => (behind[card.id] ?? []).flatMap((id) => nouns.byId.get(id) ?? []));
  const all = [...new Map([...beside, ...unique].map((card) => [card.id, card])).values()];
  const ordered = all.toSorted((a, b) => depth.indexOf(a.kind) - depth.indexOf(b.kind));
  return {
    phrase: capitalisePlaces(phrases.slice(0, 3).join(", ")),
    elements: ordered.slice(0, 5).map((card) => card.id),
    interior: ordered.some((card) => card.kind === "interior"),
  };
}
