import { changesOfAct } from "#lib/acts/act-script.ts";
import type { BrandBlock } from "#lib/contract/brand.ts";
import type { ElementCard } from "#lib/contract/element.ts";
import type { Intent } from "#lib/contract/plan.ts";
import type { Screenplay } from "#lib/contract/screenplay.ts";
import type { AspectRatio, ScreenDirection, TimeOfDay, Weather } from "#lib/contract/vocabulary.ts";
import { canonicalJson } from "#lib/planning/canonical-json.ts";
import { diceFor, hashHex } from "#lib/planning/dice.ts";
import type { CastMember, Film, Place } from "#lib/planning/film.ts";
import { englishFor } from "#lib/planning/compile/english.ts";
import { castLooks, type CastLooks } from "#lib/planning/looks/cast-looks.ts";
import { modeCardOf } from "#lib/planning/modes/mode-catalog.ts";
import { tinted } from "#lib/planning/modes/tint.ts";
import type { Reading } from "#lib/planning/reading.ts";
import { actsTold } from "./acts-told.ts";
import { travelPoses } from "./poses.ts";
import { resolveCast } from "./resolve-cast.ts";
import { resolvePlaces } from "./resolve-places.ts";
import { drawnAsDoers } from "./doers-drawn.ts";
import { pictured } from "./place-of-deed.ts";
import { underSkyBodies } from "./sky-bodies.ts";

/** What a film is compiled with beside its screenplay. */
export interface FilmSettings {
  intent: Intent;
  frames: number;
  aspect: AspectRatio;
  seed: number;
  brand: BrandBlock | null;
  elements: readonly ElementCard[];
}

/** All that the screenplay says in words, as one text. */
const wordsOf = ({ logline, cast, places, props, shots }: Screenplay): string =>
  [
    logline,
    ...cast.flatMap(({ name, looks, wardrobe }) => [name, looks, wardrobe]),
    ...props.flatMap(({ name, looks }) => [name, looks]),
    ...places.flatMap(({ name, looks }) => [name, looks]),
    ...shots.flatMap(({ action, detail, action_en, detail_en }) => [action, detail, action_en ?? "", detail_en ?? ""]),
  ]
    .filter((text) => text !== "")
    .join(". ");

const englishWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(pictured, "")
    .split(/[^\p{L}]+/u)
    .filter((word) => /^[a-z]+$/u.test(word));

/**
 * English for what is told: the director's own words for what is done in the shots, else the words of the intent, in
 * another language by the dictionary. How a line goes on (`between two shoulder blades`) tells nothing of where.
 */
const wordsSaid = ({ language, logline, shots }: Screenplay): string[] => [
  ...shots.flatMap(({ action_en }) => englishWords(action_en ?? "")),
  ...englishWords(language === "en" ? logline : (englishFor(logline, language) ?? "")),
];

/** Who or what the film is about: what its shots are focused on most; of equals the one that is named first. */
const leadOf = ({ shots }: Screenplay, cast: readonly CastMember[]): number | null => {
  const weightOf = (member: CastMember): number =>
    member.faint
      ? 0
      : shots.reduce(
          (sum, { focus, present, props }) =>
            sum +
            (focus === member.id ? 2 : 0) +
            (present.some(({ cast: id }) => id === member.id) ? 1 : 0) +
            (props.includes(member.id) ? 0.5 : 0),
          0,
        );
  const weights = cast.map(weightOf);
  const most = Math.max(0, ...weights);
  return most === 0 ? (cast.length > 0 && cast.every(({ faint }) => faint) ? 0 : null) : weights.indexOf(most);
};

/** The way that travels across the picture go: that of the first. */
const directionOf = ({ shots }: Screenplay): ScreenDirection => {
  const traveller = shots
    .flatMap(({ present }) => present)
    .find(({ doing, faces }) => travelPoses.has(doing) && (faces === "left" || faces === "right"));
  return traveller === undefined ? "none" : traveller.faces === "right" ? "left_to_right" : "right_to_left";
};

/** What all shots of a screenplay share, resolved against the renderer's catalog. Pure; nothing of the intent is read again. */
export const compileFilm = (given: Screenplay, settings: FilmSettings): Film => {
  const screenplay = underSkyBodies(drawnAsDoers(given, settings.elements), mapOf(settings.elements));
  const { intent, frames, aspect, seed, brand } = settings;
  const { treatment } = screenplay;
  const accent = modeCardOf(treatment.secondary);
  const mode = tinted(modeCardOf(treatment.primary), accent);
  // Words of a plan may be edited; what was thrown for its scenery stays.
  const dice = diceFor(seed, `${canonicalJson([intent.subjects, intent.actions, intent.setting])}\u0001${mode.id}`);
  const elements: ReadonlyMap<string, ElementCard> = mapOf(settings.elements);
  const cast = resolveCast(screenplay, { elements, brand, dice, intent });
  const lead = leadOf(screenplay, cast);
  const told = wordsOf(screenplay);
  const reading: Reading = {
    raw: told,
    language: screenplay.language,
    intent,
    subjects: [],
    actions: [],
    setting: null,
    cues: { duration_seconds: null, shot_count: null, aspect_ratio: null, camera: [], framing: null },
    quoted: [],
    names: [],
    orders: [],
    confidence: 1,
  };
  const said = [...screenplay.shots.flatMap(({ acts }) => acts.map(({ act }) => act)), ...wordsSaid(screenplay)];
  const places = resolvePlaces(screenplay.places, screenplay.language, screenplay.logline, {
    reading,
    mode,
    cast,
    lead,
    elements,
    dice,
    said,
  });
  const place = placeOfFilm(screenplay, places);
  const hour: TimeOfDay = settled(place.time_of_day, intent.time_of_day, place.interior ? "interior" : "unspecified");
  // A light that goes out or comes on is seen in the dark, where no hour is told.
  const time_of_day = hour === "interior" && tellsOfLight(screenplay) ? "night" : hour;
  const style = { mode: mode.id, accent: accent.id, look: screenplay.style, time: time_of_day, seed };
  const undressed = {
    screenplay,
    language: screenplay.language,
    intent,
    told,
    acts_told: actsTold(intent.actions, screenplay.language),
    mode,
    accent,
    selection: treatment,
    aspect,
    frames,
    seed,
    dice,
    brand,
    elements,
    cast,
    lead,
    place,
    places,
    time_of_day,
    weather: settled<Weather>(place.weather, intent.weather, "unspecified"),
    key_light_side: screenplay.shots[0]?.key_side ?? mode.light.key_side,
    screen_direction: directionOf(screenplay),
    style_ref: `style:${hashHex(canonicalJson(style))}`,
  };
  const looks = castLooks(undressed);
  return { ...undressed, cast: cast.map((member) => counted(member, looks)), looks };
};

/** A member of the cast as many as are dressed for it; a crowd is one picture of them. */
const counted = (member: CastMember, looks: CastLooks): CastMember => {
  const count = looks.get(member.id)?.length ?? 0;
  return member.element === "crowd" || count === 0 || member.count > count + 1 ? member : { ...member, count };
};

const settled = <T extends string>(own: T | "unspecified", other: T | "unspecified", last: T): T =>
  own !== "unspecified" ? own : other !== "unspecified" ? other : last;

/** Whether a light goes out or comes on in the film. */
const tellsOfLight = ({ shots }: Screenplay): boolean =>
  shots.some(({ acts }) => acts.some(({ act }) => changesOfAct(act, null).some(({ scale }) => scale === "lit")));

/** The place that the most shots play in; the first of equals. */
const placeOfFilm = ({ shots, places }: Screenplay, built: ReadonlyMap<string, Place>): Place => {
  const count = (id: string) => shots.filter(({ place }) => place === id).length;
  const [most] = places.map(({ id }) => id).toSorted((a, b) => count(b) - count(a));
  const found = built.get(most ?? "");
  if (found === undefined) throw new Error("the screenplay has no place");
  return found;
};

/** The catalog by id: the same object for the same list, as readings of names are kept by it. */
const mapOf = (list: readonly ElementCard[]): ReadonlyMap<string, ElementCard> => {
  const known = catalogs.get(list);
  if (known !== undefined) return known;
  const map = new Map(list.map((card) => [card.id, card]));
  catalogs.set(list, map);
  return map;
};
const catalogs = new WeakMap<readonly ElementCard[], ReadonlyMap<string, ElementCard>>();
