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
    if (scenic.has(card.kind) || ofTrade(card))
      for (const word of card.words) if (!words.has(word)) words.set(word, card.id);
  index.set(elements, words);
  return words;
};

/** What is never far from those who are called after what they do with it. */
const gear: readonly (readonly [words: RegExp, element: string])[] = [
  [/\bpotters?\b|alfarer|potière?\b|töpfer|\boleir|vasai[oa]\b|陶芸家|陶艺家|कुम्हार|خزاف/iu, "potters_wheel"],
  [/beekeep|apicult|\bimker|養蜂|养蜂|मधुमक्खी पाल|مربي النحل/iu, "beehive"],
  [
    /\bconductor\b.*\b(?:orchestra|score|baton|symphony|music)|\bmaestro\b|\bdirigent|chef d['’]orchestre|指揮者|指挥家/iu,
    "sheet_music",
  ],
  [/\bsurf(?:er|ers|ing)\b|サーフィン|サーファー|冲浪/iu, "surfboard"],
  [/\bskateboard|\bskater boy\b|スケートボード|滑板/iu, "skateboard"],
  [
    /\b(?:basketball|football|soccer|volleyball|rugby) (?:player|star|team|match|game|kid|boy|girl)|\b(?:goalkeepers?|goalies?|penalty (?:kick|shoot)|(?:last|deciding|winning|final) penalty)|futbolista|porter[oa] de fútbol|guardameta|penalti|footballeu|gardien\p{L}* de but|fußballer|torwart|torhüter|elfmeter|goleir[oa]|pênalti|jogador\p{L}* de futebol|calciator|portiere di calcio|calcio di rigore|サッカー|ゴールキーパー|足球|守门员|篮球|फ़ुटबॉल|फुटबॉल|गोलकीपर|كرة القدم|حارس المرمى/iu,
    "ball",
  ],
  [
    /\b(?:goalkeepers?|goalies?|penalty (?:kick|shoot)|(?:last|deciding|winning|final) penalty|(?:scores?|saves?|winning|last[- ]minute) (?:an? |the )?goal)|guardameta|porter[oa] de fútbol|penalti|gardien\p{L}* de but|torwart|torhüter|elfmeter|goleir[oa]|pênalti|portiere di calcio|calcio di rigore|ゴールキーパー|ペナルティ|守门员|点球|गोलकीपर|حارس المرمى|골키퍼|승부차기/iu,
    "goal",
  ],
  [
    /\bbus(?:es)?\b(?=[^.]*\b(?:driver|passenger|stop|wait|catch|miss|last|commut))|\b(?:wait|miss|catch)\w*[^.]*\bbus\b|parada|haltestelle|arrêt de bus|バス停|公交站|बस स्टॉप/iu,
    "bus_stop",
  ],
  [
    /\btennis (?:player|match|star|champion|pro|lesson)|tenista|joueu\p{L}+ de tennis|tennisspieler|テニス|网球/iu,
    "racket",
  ],
];
export const gearOf = (film: Film): string[] =>
  gear.flatMap(([words, id]) => (words.test(film.told) && film.elements.has(id) ? [id] : []));

/** What grows all over a place that is called after it: a sunflower field. */
export const plantsOfPlace = (film: Film): string[] => {
  if (film.place.interior || film.place.phrase === null) return [];
  const words = film.place.noun.toLowerCase().split(/[^\p{L}]+/u);
  return [...film.elements.values()]
    .filter(({ id, kind }) => kind === "plant" && words.some((word) => word === id || word === `${id}s`))
    .map(({ id }) => id);
};

/** Small things in the names of those present, for a table before them: the chess of a chess player. */
export const smallThingsInNames = (film: Film, present: readonly number[]): string[] => {
  const words = present.flatMap((at) => {
    const member = film.cast[at];
    if (member?.kind !== "person") return [];
    return member.phrase
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .slice(0, -1);
  });
  return [...film.elements.values()]
    .filter(({ id, kind, height_m }) => kind === "object" && height_m < leastWorked_m && words.includes(id))
    .map(({ id }) => id);
};

/** Places and vehicles inside the names of those present: the lighthouse of a lighthouse keeper. */
export const modifierElements = (film: Film, present: readonly number[]): string[] => {
  const words = scenicWords(film.elements);
  return [
    ...gearOf(film),
    ...present.flatMap((at) => {
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
    }),
  ];
};
