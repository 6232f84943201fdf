import type { ElementCard } from "#lib/contract/element.ts";
import type { Nouns } from "./units.ts";

/** Words for what is drunk or seen that name a place once something happens in it: `in a café`. */
const rooms: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:café|cafés|cafe|caffè|cafetería|cafeteria|caffetteria|カフェ|喫茶店|咖啡馆|咖啡店|咖啡厅|咖啡館|कैफ़े|कैफे|مقهى|المقهى)$/u,
    "cafe",
  ],
  [/^(?:pizzer[ií]as?|pizzerie|ピザ屋|披萨店)$/u, "restaurant"],
];

const upon = /^(?:on|onto|upon|across|over|auf|sur|en|na|no|em|su|sulla|sul|上|に|で|へ|पर|على|فوق)$/u;
/** What hangs in the sky is ground for whoever is on it. */
const grounds: Readonly<Record<string, string>> = { moon: "moonscape", planet: "mars_surface" };
const ownGlobe = /^(?:earth|world|globe|tierra|mundo|terre|monde|erde|welt|terra|mondo|地球|世界|पृथ्वी|दुनिया|الأرض|العالم)$/u;

/** The place that a noun means behind a word of place; null where it means what it always does. */
export function groundSense(noun: string, placeWord: string, element: string, nouns: Nouns): ElementCard | null {
  const room = rooms.find(([pattern]) => pattern.test(noun))?.[1];
  const ground = upon.test(placeWord) && !ownGlobe.test(noun) ? grounds[element] : undefined;
  return nouns.byId.get(room ?? ground ?? "") ?? null;
}
