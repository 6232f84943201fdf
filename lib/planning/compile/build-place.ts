import type { ElementCard } from "#lib/contract/element.ts";
import type { Dice } from "#lib/planning/dice.ts";
import { groundKinds } from "#lib/planning/place-kinds.ts";
import type { CastMember, Place } from "#lib/planning/film.ts";

/** A place before it is one of a screenplay's. */
export type BuiltPlace = Pick<Place, "phrase" | "noun" | "later" | "elements" | "interior">;
import type { ModeCard } from "#lib/planning/modes/mode.ts";
import type { Reading } from "#lib/planning/reading.ts";
import { englishFor } from "./english.ts";
import { deckUnder, onDeck } from "./on-bridge.ts";
import { placeOfActs, placeOfDeed, tellsSurely } from "./place-of-deed.ts";
import { placeOfThings } from "./place-of-things.ts";
import { isEnglish, quoted, tidy } from "./words.ts";

const preposition =
  /^(in|on|at|by|near|under|over|above|below|beside|behind|inside|outside|across|through|along|into|onto|within|between|among|amid|around|beneath|beyond|off|up|down|against|from|toward|towards)\b/i;

const timeNoun =
  /\b(?:nights?|days?|mornings?|evenings?|afternoons?|dawn|dusk|sunrise|sunset|midnight|noon|weekend|season|life|lives|love|mind|minds|dreams?|memory|memories|heart|career|youth|childhood)$/i;

const prepositionBefore = (raw: string, phrase: string): string | null => {
  const at = raw.toLowerCase().indexOf(phrase.toLowerCase());
  if (at <= 0) return null;
  const word = /(\p{L}+)(?:\s+(?:the|a|an|my|our|his|her|their))?\s*$/u.exec(raw.slice(Math.max(0, at - 80), at))?.[1];
  return word !== undefined && preposition.test(word) ? word.toLowerCase() : null;
};

/** Rooms or the open, not both: under a moon the open, else whichever is named first. */
const consistent = (
  ids: readonly string[],
  underSky: boolean,
  elements: ReadonlyMap<string, ElementCard>,
): readonly string[] => {
  const room = (id: string) => elements.get(id)?.kind === "interior";
  const first = ids[0];
  if (first === undefined || !ids.some(room) || (ids.every(room) && !underSky)) return ids;
  const indoors = !underSky && room(first);
  return ids.filter((id) => room(id) === indoors);
};

/** Whether somebody stands in the place; goods are shown before an empty backdrop, people live somewhere. */
const peopled = (cast: readonly CastMember[], lead: number | null, mode: ModeCard): boolean => {
  const led = lead === null ? undefined : cast[lead];
  const being = led?.kind === "person" || led?.kind === "animal" || led?.kind === "vehicle";
  const advertised = mode.id === "product_hero" && cast.some(({ kind, faint }) => kind === "product" && !faint);
  return being && mode.id !== "fashion_editorial" && !advertised;
};

const above = /roof|skyline|tower|azotea|toit|dach|telhado|tetto|above|over the|屋上|屋顶|छत|سطح/iu;

/** Whoever is in a city is in one of its streets, unless they look down on it. */
const downTown = (
  ids: readonly string[],
  cast: readonly CastMember[],
  lead: number | null,
  raw: string,
  elements: ReadonlyMap<string, ElementCard>,
): string[] => {
  const kind = lead === null ? undefined : cast[lead]?.kind;
  const walks = kind === "person" || kind === "animal" || kind === "vehicle";
  if (!walks || above.test(raw)) return [...ids];
  if (ids.join() === "city" && elements.has("street")) return ["city", "street"];
  return ids.join() === "old_city" && elements.has("village_street") ? ["old_city", "village_street"] : [...ids];
};

/** A park bench stands in a park, a kitchen table in a kitchen; a mountain bike needs no mountain. */
const holdsThings = ({ id, kind }: ElementCard): boolean =>
  kind === "building" || kind === "interior" || id === "garden" || id === "field" || id === "beach";

/** Where somebody is at home who is called after a place: a street vendor, a hospital porter. */
const placeInName = (
  cast: readonly CastMember[],
  lead: number | null,
  elements: ReadonlyMap<string, ElementCard>,
): string[] => {
  const member = lead === null ? undefined : cast[lead];
  if (member === undefined || member.kind !== "person") return [];
  const words = member.phrase
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .slice(0, -1);
  return [...elements.values()]
    .filter(({ id, kind }) => groundKinds.has(kind) && words.includes(id.replaceAll("_", " ")))
    .map(({ id }) => id);
};

/** Where one of this kind may be met when nothing tells. */
const placeOfLead = (cast: readonly CastMember[], lead: number | null, dice: Dice): readonly string[] => {
  const kind = lead === null ? undefined : cast[lead]?.kind;
  if (kind === "animal") return ["garden"];
  if (kind === "vehicle") return ["road"];
  return dice.pick([["workshop"], ["living_room"], ["village_street"]] as const, "place of somebody");
};

const winterSports =
  /\b(?:ski(?:s|er|ers|ing)?|snowboard\p{L}*|sled\p{L}*|slalom|toboggan\p{L}*|esqu[ií]\p{L}*|skieu\p{L}*|skifahr\p{L}*|sciator\p{L}*)\b|スキー|滑雪|スノーボード|स्की|تزلج/iu;
/** Kept in a home. */
const pets =
  /\b(?:hamster|guinea pig|goldfish|budgie|parakeet|gerbil|canary|kitten|puppy|chiot|chaton|cachorr[oa]|gatit[oa]|welpe|gattino)s?\b/iu;
const townCars =
  /\b(?:bus|buses|tram|trams|taxi|taxis|cab|cabs|autob[uú]s|omnibus|ônibus|autobus)\b|straßenbahn|バス|タクシー|公交|出租车|电车|बस|टैक्सी|حافلة|الحافلة|تاكسي/iu;

const swimmers: ReadonlySet<string> = new Set(["whale", "shark", "fish", "turtle"]);
const floaters: ReadonlySet<string> = new Set(["boat", "sailboat", "ship", "canoe", "raft"]);
const leaps =
  /\b(?:jump|leap|breach|surfac|splash|emerg)\w*|salta|saute|springt|spring[et]|跳|飛び|跃|कूद|يقفز|تقفز|قفز/iu;

/** A whale beside a boat, or one that jumps, is seen from above the water. */
const atSurface = (
  cast: readonly CastMember[],
  reading: Reading,
  elements: ReadonlyMap<string, ElementCard>,
): readonly string[] => {
  const drawn = cast.filter((member) => !member.faint).map(({ element }) => element);
  const above = drawn.some((id) => floaters.has(id)) || leaps.test(reading.raw);
  return above && drawn.some((id) => swimmers.has(id)) && elements.has("sea") ? ["sea"] : [];
};

/** Taller than this nothing grows in a room, metres. */
const tallestPotted_m = 2.6;

/** The place of the film: the intent's, else what surrounds the lead, else one the mode is at home in. */
export const placeOf = (
  reading: Reading,
  mode: ModeCard,
  cast: readonly CastMember[],
  lead: number | null,
  elements: ReadonlyMap<string, ElementCard>,
  dice: Dice,
  /** English words for what is done, and by whom. */
  said: readonly string[],
): BuiltPlace => {
  const known = (ids: readonly string[]) => ids.filter((id) => elements.has(id));
  const inside = (ids: readonly string[]) => ids.some((id) => elements.get(id)?.kind === "interior");
  // A night is when, not where.
  const setting = reading.setting !== null && timeNoun.test(reading.setting.phrase) ? null : reading.setting;
  const leadCard = lead === null ? undefined : elements.get(cast[lead]?.element ?? "");
  // Of several things the largest tells most of where they are: a postbox more than the letter.
  const seenThings = cast
    .filter((member) => !member.faint)
    .map(({ element }) => element)
    .toSorted((a, b) => (elements.get(b)?.height_m ?? 0) - (elements.get(a)?.height_m ?? 0));
  const surrounding = seenThings.flatMap((element) => elements.get(element)?.surroundings ?? []);
  const used = placeOfThings(seenThings);
  const acted = placeOfActs(said);
  // A backdrop is for goods that stand there, and not for what befalls them.
  const atLead = leadCard?.id === "crowd" ? undefined : leadCard?.surroundings;
  const atHome = acted !== null && atLead?.join() === "studio" ? undefined : atLead;
  // People have goods with them where they live; a backdrop is for goods alone.
  const lived = acted !== null || peopled(cast, lead, mode) ? surrounding.filter((id) => id !== "studio") : surrounding;
  const around = lived.length > 0 || used === null ? lived : [used];
  // Nobody is at the sea, or on a lake, whom no word takes there.
  const dry = mode.places.filter((ids) => !ids.some((id) => elements.get(id)?.kind === "water"));
  const usual = known(dice.pick(dry.length > 0 ? dry : mode.places, "habitual place"));
  // A sun or a moon is no ground to stand on; it hangs in the sky of another place.
  const grounded = (ids: readonly string[]) => ids.filter((id) => elements.get(id)?.kind !== "sky" || id === "space");
  const shore = cast.some(({ element, faint }) => element === "sandcastle" && !faint) ? ["beach"] : [];
  const toldOf = setting === null ? [] : grounded(known(setting.elements));
  const skiing =
    winterSports.test(reading.raw) && toldOf.length > 0 && toldOf.every((id) => id === "hills" || id === "mountains");
  // Who is in a room sees nothing of the open but through its windows.
  const seen = inside(toldOf) ? toldOf.filter((id) => elements.get(id)?.kind === "interior") : toldOf;
  const own = skiing
    ? known(["mountains", "snowfield"])
    : toldOf.join() === "sea"
      ? [...toldOf, ...known(shore)]
      : seen;
  // A pepper mill has no mill to stand at.
  const handy = lead !== null && (cast[lead]?.height_m ?? 1) < 0.6;
  const compound =
    lead === null || handy
      ? []
      : (cast[lead]?.phrase ?? "")
          .toLowerCase()
          .split(/[^\p{L}]+/u)
          .flatMap(
            (word) =>
              [...elements.values()].find(
                (card) => card.id !== leadCard?.id && card.kind === "building" && card.words.includes(word),
              )?.surroundings ?? [],
          );
  const driven = placeOfDeed(said, lead === null ? "" : (cast[lead]?.phrase ?? ""));
  // Buses stop in streets.
  const wee = lead !== null && cast[lead]?.kind === "person" && (cast[lead]?.height_m ?? 1) < 0.5;
  const kept =
    lead !== null && cast[lead]?.kind === "animal" && pets.test(cast[lead]?.later + " " + cast[lead]?.phrase);
  const told = wee ? "garden" : driven === "road" && townCars.test(reading.raw) ? "street" : driven;
  // Rain falls on nobody in a room, unless the intent says that there is one.
  const outdoors = /^(?:rain|storm|snow|fog|wind|dust)$/u.test(reading.intent.weather);
  const deed = told !== null && told !== "stadium" && outdoors && inside([told]) ? (outdoors ? "street" : null) : told;
  // `a street lamp` stands in a street.
  const placesIn = ({ phrase: words, later, element }: CastMember): string[] =>
    [words, isEnglish(reading) ? "" : later]
      .flatMap((text) =>
        text
          .toLowerCase()
          // A tower of blocks stands at no tower.
          .replace(/ of .*/u, "")
          .split(/[^\p{L}]+/u)
          .slice(0, -1),
      )
      .flatMap((word) =>
        [...elements.values()]
          .filter((card) => card.id !== element && holdsThings(card) && card.words.includes(word))
          .map(({ id }) => id),
      );
  const named = cast.flatMap(placesIn);
  // A bottle on a kitchen table stands in a kitchen.
  const beside = cast.flatMap((member, index) => (index === lead || member.faint ? [] : placesIn(member)));
  const inName = placeInName(cast, lead, elements);
  const derived = known(
    consistent(
      inName.length > 0 || compound.length > 0
        ? [...compound.toReversed(), ...inName]
        : kept && (told === null || inside([told]))
          ? [told ?? (acted !== null && !inside([acted]) ? "garden" : "living_room")]
          : handy && beside.length > 0
            ? beside
            : (atHome ?? (deed !== null ? [deed] : named.length > 0 ? named : around)),
      cast.some((member) => member.kind === "sky"),
      elements,
    ),
  );
  // No tree stands in a room: what falls from it does so where it grows.
  const grown = cast.find(({ kind, height_m, faint }) => !faint && kind === "plant" && height_m > tallestPotted_m);
  const rooted =
    grown !== undefined && (told === null || !tellsSurely(said)) && inside(derived)
      ? known(elements.get(grown.element)?.surroundings ?? [])
      : [];
  // What the wind takes away it takes where it blows.
  const blown = outdoors && acted !== null && !inside([acted]) && inside(derived) ? known([acted]) : rooted;
  const homely = (ids: readonly string[]) => (peopled(cast, lead, mode) && ids.join() === "studio" ? [] : ids);
  const inhabited = peopled(cast, lead, mode);
  const staged = inhabited && usual.join() === "studio" ? known(placeOfLead(cast, lead, dice)) : usual;
  const isUnderSky = cast.some(({ kind }) => kind === "sky");
  const modal = acted !== null && !(isUnderSky && inside([acted])) ? known([acted]) : staged;
  const worldly = modal.length > 0 ? modal : known(["village_street"]);
  const afloat = atSurface(cast, reading, elements);
  const chosen =
    own.length > 0
      ? homely(own)
      : afloat.length > 0
        ? afloat
        : blown.length > 0
          ? blown
          : homely(derived).length > 0
            ? derived
            : worldly;
  // The wind blows nothing about before a backdrop.
  const aired = outdoors && own.length === 0 && chosen.join() === "studio" ? known(["garden"]) : chosen;
  const deck = inside(aired) ? null : deckUnder(reading.raw, lead === null ? undefined : cast[lead]);
  const list =
    deck !== null && elements.has(deck)
      ? onDeck(deck, aired)
      : aired.length > 0
        ? downTown(aired, cast, lead, reading.raw, elements)
        : [...elements.values()]
            .filter((card) => card.layers[0] === "background")
            .slice(0, 1)
            .map((card) => card.id);
  const interior = own.length > 0 && setting !== null ? setting.interior || inside(list) : inside(list);
  if (setting === null) {
    const noun = spoken(list.at(-1) ?? "place");
    return { phrase: null, noun, later: noun, elements: list, interior };
  }
  // Several places come as a list; the film plays in the first, the others are kept in words.
  const phrase = tidy(setting.phrase.split(/[,、،]/u)[0] ?? setting.phrase).replace(
    /^(The|A|An|My|Our|Your|His|Her|Their|In|On|At|By|Near|Under|Inside|Outside|Across|Through|Along)\b/,
    (word) => word.toLowerCase(),
  );
  const noun = phrase.replace(preposition, "").trim() || phrase;
  if (!isEnglish(reading)) {
    const english = englishFor(phrase, reading.language);
    if (english !== null) {
      const bare = english.replace(preposition, "").trim() || english;
      const named = /^\p{Lu}\p{Ll}+$/u.test(bare) && phrase.includes(bare);
      const the = named ? bare : `the ${bare.replace(/^(an?|the)\s+/i, "")}`;
      return {
        phrase: `${interior ? "in" : "at"} ${the} (${quoted(phrase)})`,
        noun: the,
        later: the,
        elements: list,
        interior,
      };
    }
    return {
      phrase: `in the place called ${quoted(phrase)}`,
      noun: quoted(phrase),
      later: quoted(phrase),
      elements: list,
      interior,
    };
  }
  if (preposition.test(phrase)) return { phrase, noun, later: definite(noun), elements: list, interior };
  if (/^(?:the\s+)?home$/i.test(noun))
    return { phrase: "at home", noun: "home", later: "home", elements: list, interior };
  const bare = !/^(?:(?:an?|the|my|our|his|her|their|this|that|some)\s|\p{Lu})/u.test(noun);
  const withArticle = bare ? `the ${noun}` : noun;
  return {
    phrase: `${prepositionBefore(reading.raw, phrase) ?? (interior ? "in" : "at")} ${withArticle}`,
    noun: withArticle,
    later: definite(withArticle),
    elements: list,
    interior,
  };
};

const definite = (noun: string): string => noun.replace(/^an?\s+/i, "the ");

const spoken = (id: string): string => `the ${id.replaceAll("_", " ")}`;
