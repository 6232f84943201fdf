import { groundIn, groundNamed, isWet, isWindowless, type SaidGround } from "#lib/places/grounds.ts";
import { isOfSnow, knownPlace } from "#lib/places/known-by.ts";
import type { ElementCard } from "#lib/contract/element.ts";
import type { PlaceEntry } from "#lib/contract/screenplay.ts";
import type { Dice } from "#lib/planning/dice.ts";
import type { CastMember, Place } from "#lib/planning/film.ts";
import type { ModeCard } from "#lib/planning/modes/mode.ts";
import { groundKinds } from "#lib/planning/place-kinds.ts";
import type { Reading, Setting } from "#lib/planning/reading.ts";
import { placeOf } from "#lib/planning/compile/build-place.ts";
import { tablesOf } from "#lib/planning/coverage/tables.ts";
import { roomOfTrade } from "./place-of-deed.ts";
import { readName } from "./read-name.ts";

interface Settings {
  /** The screenplay's words, with what was understood of the intent. */
  reading: Reading;
  mode: ModeCard;
  cast: readonly CastMember[];
  lead: number | null;
  elements: ReadonlyMap<string, ElementCard>;
  dice: Dice;
  /** English words for what is done in the film and by whom. */
  said: readonly string[];
}

/** What a place's own name says of it; null where nothing in it is ground to stand on. */
const settingNamed = (
  entry: PlaceEntry,
  { elements }: Settings,
  list: readonly ElementCard[],
  language: string,
): Setting | null => {
  const given = entry.drawn_as === null ? undefined : elements.get(entry.drawn_as.element);
  const known = knownPlace(entry.name, language)?.elements?.filter((id) => elements.has(id)) ?? [];
  if (given === undefined && known.length > 0) return { phrase: entry.name, elements: known, interior: false };
  if (given !== undefined) {
    const elements = [...(entry.drawn_as?.carries ?? []), given.id];
    return { phrase: entry.name, elements, interior: given.kind === "interior" };
  }
  const reading = readName(entry.name, list, language);
  const named = reading.subjects.flatMap(({ element, match }) => {
    const card = elements.get(element);
    return card !== undefined && match !== "fallback" && groundKinds.has(card.kind) ? [card] : [];
  });
  const grounds = [...new Set([...(reading.setting?.elements ?? []), ...named.map(({ id }) => id)])];
  const ids = grounds.length > 0 ? grounds : standingAt(reading, elements);
  if (ids.length === 0) return null;
  const interior = reading.setting?.interior ?? ids.some((id) => elements.get(id)?.kind === "interior");
  return { phrase: entry.name, elements: ids, interior };
};

/** A place that is a thing to stand in or at: a telephone booth, with what is usually around it. */
const standingAt = (reading: Reading, elements: ReadonlyMap<string, ElementCard>): string[] =>
  reading.subjects
    .filter(({ match, kind }) => match === "exact" && kind === "object")
    .flatMap(({ element }) => elements.get(element) ?? [])
    .filter(({ height_m }) => height_m >= leastToStandAt_m)
    .slice(0, 1)
    .flatMap(({ id, surroundings }) => [...(surroundings ?? []).filter((around) => elements.has(around)), id]);
const leastToStandAt_m = 1.8;

/** A shop or workshop of which no more is said is that of whoever works there. */
const ofTrade = (setting: Setting | null, { said, elements }: Settings): Setting | null => {
  const front = setting?.elements.at(-1);
  const room = front === undefined ? null : roomOfTrade(front, said);
  return setting === null || room === null || !elements.has(room)
    ? setting
    : { ...setting, elements: [room], interior: true };
};

/** Where leaves lie in autumn. */
const leafy: ReadonlySet<string> = new Set("field garden hills fountain forest orchard".split(" "));
const isLeafy = (id: string): boolean => leafy.has(id);

/** Where a ground is usual of which no more is said than that it is stood on. */
const usualFor = (entry: PlaceEntry, ground: SaidGround | null, { elements }: Settings): Setting | null => {
  const usual = (ground?.usual ?? []).filter((id) => elements.has(id));
  const front = elements.get(usual.at(-1) ?? "");
  return front === undefined ? null : { phrase: entry.name, elements: usual, interior: front.kind === "interior" };
};

/** What is no room: where somebody is who is only said to be out of doors. */
const underSky = (elements: Settings["elements"]): Settings["elements"] =>
  new Map([...elements].filter(([, { kind }]) => kind !== "interior"));

/** Every place of a screenplay as it is built; one that its name says nothing of lies around whom the film is about. */
export const resolvePlaces = (
  entries: readonly PlaceEntry[],
  language: string,
  logline: string,
  settings: Settings,
): Map<string, Place> => {
  const list = [...settings.elements.values()];
  return new Map(
    entries.map((entry) => {
      const ground = groundNamed(`${entry.name}, ${entry.looks}`, language) ?? groundIn(logline, language);
      const named = settingNamed(entry, settings, list, language) ?? usualFor(entry, ground, settings);
      const setting = ofTrade(named, settings);
      const { reading, mode, cast, lead, elements, dice, said } = settings;
      const isOpen = setting === null && entry.name === tablesOf(language).labels.outdoors;
      const around = isOpen ? underSky(elements) : elements;
      const built = placeOf({ ...reading, setting }, mode, cast, lead, around, dice, said);
      const { weather } = entry;
      const known = knownPlace(entry.name, language);
      const isKnown = known !== null && !built.interior;
      const hour = isKnown ? known.hour : undefined;
      const time_of_day = entry.time_of_day === "unspecified" ? (hour ?? entry.time_of_day) : entry.time_of_day;
      const colour = readName(entry.name, list, language).subjects.find((each) => each.colour !== null)?.colour ?? null;
      return [
        entry.id,
        {
          ...built,
          id: entry.id,
          colour,
          near: isKnown ? (known.near ?? []).map((near) => (near.signed ? { ...near, sign: known.word } : near)) : [],
          ground:
            ground?.ground ??
            (!built.interior && cast.some(({ element, faint }) => !faint && isOfSnow(element)) ? "snow" : null) ??
            (isKnown ? known.ground : undefined) ??
            (entry.season === "autumn" && built.elements.some(isLeafy) ? "leaves" : null),
          wet: isWet(`${entry.name}, ${entry.looks}, ${logline}`, language),
          windowless: isWindowless(logline, language),
          time_of_day,
          weather,
        },
      ];
    }),
  );
};
