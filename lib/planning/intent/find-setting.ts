import type { ElementCard } from "#lib/contract/element.ts";
import { outsideSaid } from "#lib/places/insides.ts";
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
  rooftop: ["city"],
  harbour: ["city", "sea"],
  beach: ["sea"],
  jetty: ["sea"],
  pier: ["sea"],
  lighthouse: ["sea"],
  island: ["sea"],
  ship_deck: ["sea"],
  cemetery: ["hills"],
};
/** What a place is beside or amid: the coast of a coast road. */
const besides: readonly (readonly [RegExp, string])[] = [
  [/coast|seaside|ocean|\bsea\b|shore|cost(?:a|eira|iera)|côt(?:e|ier)|küste|meer|海|तट|समुद्र|ساحل|بحر/iu, "sea"],
  [/mountain|alpine|montañ|montagn|montanh|berg|gebirg|山|पहाड़|जबल|جبل/iu, "mountains"],
  [/desert|desiert|désert|wüste|砂漠|沙漠|रेगिस्तान|صحرا/iu, "dunes"],
  [/forest|woodland|bosque|forêt|\bwald|florest|森|जंगल|غاب/iu, "forest"],
  [/lake\b|\blago\b|\blac\b|\bsee\b|湖|झील|بحيرة/iu, "lake"],
  [/river|\brío\b|rivière|fluss|\brio\b|fiume|河|नदी|نهر/iu, "river"],
];
/** Parts of a building that look as the building does: a hospital's corridor is no house's. */
const parts: readonly (readonly [part: string, words: RegExp, drawn: string])[] = [
  [
    "corridor",
    /hospital|hôpital|krankenhaus|klinik|clinic|ospedale|\bnurse|surgeon|\bdoctor|patient|enfermer|infirmi|infermier|krankenschwester|病院|看護|医院|护士|अस्पताल|مستشفى/iu,
    "hospital_corridor",
  ],
];
/** A house by its name that is seen from inside when its floors and halls are spoken of. */
const halls = /^(?:house)$/u;
const schooled = /\bschool|escuela|colegio|école|schule|escola|scuola|学校|स्कूल|مدرسة/iu;
const within =
  /\b(?:floors?|hallway|lockers?|mops?|mopping|corridor|indoors|inside)\b|\bsuelo|pasillo|couloir|\bsol de|boden|\bflur|corredor|chão|corridoio|pavimento|廊下|走廊|床を|गलियार|फर्श|ممر|أرضية/iu;
/** What a place takes the room of: on the roof of a house nobody sees the house. */
const covers: Readonly<Record<string, readonly string[]>> = {
  hospital_corridor: ["hospital", "corridor"],
  rooftop: ["house", "skyscraper", "street", "village_street", "garden", "cabin"],
  airport: ["airplane", "shop"],
  // Steps before a building are no stairs in one.
  steeple: ["staircase"],
  temple: ["staircase"],
  pagoda: ["staircase"],
  street: ["staircase"],
  village_street: ["staircase"],
  courtyard: ["house", "church", "castle", "temple"],
  town_square: ["house", "village_street", "street", "city", "old_city"],
  cemetery: ["church"],
};

/** What a room is drawn as of which no more is said. */
const anyRoom = "living_room";

const withParts = (cards: readonly ElementCard[], raw: string, nouns: Nouns): ElementCard[] => {
  const drawn = cards.map((card) => {
    if (halls.test(card.id) && schooled.test(raw) && within.test(raw)) return nouns.byId.get("corridor") ?? card;
    const part = parts.find(([id, words]) => id === card.id && words.test(raw));
    return (part === undefined ? undefined : nouns.byId.get(part[2])) ?? card;
  });
  const rural = drawn.some(({ id }) => /^(?:barn|cabin|windmill|castle|tent|steeple)$/u.test(id));
  // A room that is told of what kind it is is no other room.
  const told = drawn.some(({ id, kind }) => kind === "interior" && id !== anyRoom);
  const covered = new Set([...drawn.flatMap(({ id }) => covers[id] ?? []), ...(told ? [anyRoom] : [])]);
  return [...new Map(drawn.map((card) => [card.id, card])).values()].filter(
    ({ id, kind }) =>
      !covered.has(id) &&
      !(rural && id === "rooftop") &&
      !(kind === "interior" && drawn.some((card) => card.id === "rooftop")),
  );
};

/** Ways and edges, which run through another place that their words name. */
const ways: ReadonlySet<string> = new Set(["road", "bridge", "village_street", "jetty", "pier", "cabin", "house"]);

/** Which phrases are where it happens, not who it happens to. */
export function placesOf(phrases: readonly NounPhrase[]): { places: NounPhrase[]; subjects: NounPhrase[] } {
  const isScene = (phrase: NounPhrase) => phrase.placed && isPlace(phrase.kind) && phrase.match !== "fallback";
  const places = phrases.filter(isScene);
  const subjects = phrases.filter((phrase) => !isScene(phrase));
  // A text of places only is about them.
  if (subjects.length === 0) return { places: places.filter((phrase) => phrase.where !== ""), subjects: [...phrases] };
  return { places: [...places, ...subjects.filter((phrase) => isPlace(phrase.kind) && phrase.where !== "")], subjects };
}

/** Whoever is on its steps is not inside: the outside of what is drawn as a room. */
const outsides: readonly (readonly [rooms: RegExp, outside: readonly string[]])[] = [
  [/^church$/u, ["village_street", "steeple"]],
  [/^temple_hall$/u, ["hills", "temple"]],
  [/^buddhist_hall$/u, ["hills", "pagoda"]],
  [/^factory$/u, ["street", "works"]],
  [/^(?:hen_house|barn_inside)$/u, ["hills", "barn"]],
  [/^log_cabin_inside$/u, ["forest", "cabin"]],
  [/^(?:barn|garage|workshop)$/u, ["village_street"]],
  [
    /^(?:elevator|corridor|cave|tunnel|train_cabin|bus_cabin|cockpit|studio|stage|stadium|living_room|kitchen|bedroom|bathroom)$/u,
    [],
  ],
  [/./u, ["city", "street"]],
];
/** `un tavolo di legno`, `une chaise en bois`: the wood that something is made of is no forest. */
const wood = /^(?:bois|legno|madera|madeira|holz|wood)$/iu;
const madeOf = /(?:^|\s)(?:de|en|di|in|em|aus|of)\s+$/iu;
const isMatter = ({ span }: NounPhrase, raw: string): boolean =>
  wood.test(raw.slice(span.start, span.end).trim()) && madeOf.test(raw.slice(0, span.start));

/** The place of the film from its place phrases; null when the text names none. */
export function settingOf(named: readonly NounPhrase[], nouns: Nouns, raw: string, language: string): Setting | null {
  const places = named.filter((place) => !isMatter(place, raw));
  const phrases = [...new Set(places.map((place) => place.where))];
  const cards = places.flatMap((place) => {
    const card = nouns.byId.get(place.element);
    const room = card?.kind === "interior" && outsideSaid(raw, place.span, language);
    const outside = room ? (outsides.find(([rooms]) => rooms.test(card.id))?.[1] ?? []) : [];
    const drawn = outside.flatMap((id) => nouns.byId.get(id) ?? []);
    return drawn.length > 0 ? drawn : (card ?? []);
  });
  const unique = withParts([...new Map(cards.map((card) => [card.id, card])).values()], raw, nouns);
  if (phrases.length === 0) return null;
  const words = phrases.join(" ");
  const told = unique.some((card) => ways.has(card.id))
    ? besides.flatMap(([pattern, id]) => (pattern.test(words) ? [id] : []))
    : [];
  const wet = unique.some((card) => card.kind === "water") || told.some((id) => ["sea", "lake", "river"].includes(id));
  const around = unique.flatMap((card) => (behind[card.id] ?? []).filter((id) => id !== "sea" || !wet));
  const beside = [...told, ...around].flatMap((id) => nouns.byId.get(id) ?? []);
  const all = [...new Map([...beside, ...unique].map((card) => [card.id, card])).values()];
  // A road runs before what it leads along.
  const nearness = (card: ElementCard) => (ways.has(card.id) ? depth.length : depth.indexOf(card.kind));
  // What stands behind a place whenever it is named stands behind it though it is nearer by its kind.
  const near = new Set(unique);
  const ordered = all.toSorted((a, b) => Number(near.has(a)) - Number(near.has(b)) || nearness(a) - nearness(b));
  return {
    phrase: capitalisePlaces(phrases.slice(0, 3).join(", ")),
    elements: ordered.slice(0, 5).map((card) => card.id),
    interior: ordered.some((card) => card.kind === "interior"),
    ...(phrases.length > 1 && {
      parts: places.map(({ where, element }) => {
        const kind = nouns.byId.get(element)?.kind;
        return { phrase: where, open: kind === "terrain" || kind === "water" };
      }),
    }),
  };
}
