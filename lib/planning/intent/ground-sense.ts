import type { ElementCard } from "#lib/contract/element.ts";
import { roomWithin, type Within } from "#lib/places/insides.ts";
import type { Nouns } from "./units.ts";

/** Words for what is drunk or seen that name a place once something happens in it: `in a café`. */
const rooms: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:café|cafés|cafe|caffè|cafetería|cafeteria|caffetteria|カフェ|喫茶店|咖啡馆|咖啡店|咖啡厅|咖啡館|कैफ़े|कैफे|مقهى|المقهى)$/u,
    "cafe",
  ],
  [/^bus stops?$/u, "street"],
  [/^(?:pizzer[ií]as?|pizzerie|ピザ屋|披萨店)$/u, "restaurant"],
];

/** What a word of many things means beside words of one trade. */
const trades: readonly (readonly [noun: RegExp, beside: RegExp, element: string])[] = [
  [
    /^(?:wheel|torno|tour|scheibe|drehscheibe|roda|tornio)$/u,
    /\bpotter|\bclay\b|ceramic|alfarer|cerámic|arcilla|potier|poterie|argile|töpfer|\bton\b|oleir|argila|vasai|argilla/iu,
    "potters_wheel",
  ],
  [/^probes?$/u, /\bspace|\bmars\b|orbit|planet|comet|asteroid|\bmoon\b|saturn|jupiter|venus|galaxy/iu, "satellite"],
  [/^(?:bar|block)s?$/u, /chocolate|cocoa|cacao/iu, "chocolate"],
  [/^(?:racket|racquet)s?$/u, /tennis|badminton|squash/iu, "racket"],
  [/^salon$/u, /coiffeu|hair|beauty|barber|peluquer|friseur|cabeleireir|parrucchier/iu, "shop"],
  [/^caravans?$/u, /camel|dromedar|desert|sahara|silk|merchant|nomad|pyramid|oasis/iu, "camel"],
  [/^court$/u, /tennis/iu, "stadium"],
  [/^bag$/u, /\b(?:punching|boxing|boxer|heavy) ?(?:bag)?/iu, "orb"],
  [/^score$/u, /\b(?:goals?|match|game|football|soccer|basketball|final|team)\b/iu, "orb"],
];
/** The thing that a noun means beside the words of its trade; null where it means what it always does. */
export const senseOfTrade = (noun: string, raw: string, nouns: Nouns): ElementCard | null =>
  nouns.byId.get(trades.find(([word, beside]) => word.test(noun) && beside.test(raw))?.[2] ?? "") ?? null;

const upon = /^(?:on|onto|upon|across|over|auf|sur|en|na|no|em|su|sulla|sul|上|に|で|へ|पर|على|فوق)$/u;
/** What hangs in the sky is ground for whoever is on it. */
const grounds: Readonly<Record<string, string>> = { moon: "moonscape", planet: "mars_surface" };
const ownGlobe =
  /^(?:earth|world|globe|tierra|mundo|terre|monde|erde|welt|terra|mondo|地球|世界|पृथ्वी|दुनिया|الأرض|العالم)$/u;

/** The place that a noun means behind a word of place; null where it means what it always does. */
export function groundSense(
  noun: string,
  placeWord: string,
  element: string,
  nouns: Nouns,
  within: Within | null,
): ElementCard | null {
  const room = rooms.find(([pattern]) => pattern.test(noun))?.[1];
  const ground = upon.test(placeWord) && !ownGlobe.test(noun) ? grounds[element] : undefined;
  const inside = within === null ? null : roomWithin(element, noun, within);
  return nouns.byId.get(room ?? ground ?? inside ?? "") ?? null;
}
