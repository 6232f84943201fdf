import type { NearThing } from "#lib/places/known-by.ts";
import type { CastLooks } from "#lib/planning/looks/cast-looks.ts";
import type { Act } from "#lib/contract/acts.ts";
import type { BrandBlock } from "#lib/contract/brand.ts";
import type { ElementCard, ElementKind } from "#lib/contract/element.ts";
import type { Intent, ModeSelection } from "#lib/contract/plan.ts";
import type { Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import type {
  AspectRatio,
  GroundMaterial,
  KeyLightSide,
  ScreenDirection,
  TimeOfDay,
  Weather,
} from "#lib/contract/vocabulary.ts";
import type { Dice } from "./dice.ts";
import type { ModeCard } from "./modes/mode.ts";

/** A being or thing of the film with everything that must stay the same from shot to shot. */
export interface CastMember {
  /** Of the screenplay's cast or props. */
  id: string;
  /** As the screenplay names it. */
  phrase: string;
  head: string;
  /** Forms in a sentence: `an old keeper` at first, `the keeper` later; quoted verbatim in other languages. */
  first: string;
  later: string;
  plural: boolean;
  /** The renderer has no drawing for it: kept in words, never drawn beside others. */
  faint: boolean;
  element: string;
  kind: ElementKind;
  animate: boolean;
  count: number;
  height_m: number;
  colour: string | null;
  wardrobe: string | null;
  /** The identity block: repeated word for word wherever the member appears. */
  lock: string;
  /** `char:<slug>` for persons and animals, null for things. */
  ref_id: string | null;
}

/** Where a shot plays. */
export interface Place {
  /** Of the screenplay's places. */
  id: string;
  /** With its preposition: `in a winter storm`; null when nothing names it. */
  phrase: string | null;
  /** Without it. */
  noun: string;
  /** As it is called once it is known: `the winter storm`. */
  later: string;
  /** Elements from the back to the front. */
  elements: string[];
  /** What a viewer knows it by, standing near; empty where nothing tells. */
  near: readonly (NearThing & { sign?: string })[];
  interior: boolean;
  /** What it is said to be like underfoot, and what it is said not to have. */
  ground: GroundMaterial | null;
  wet: boolean;
  windowless: boolean;
  /** Its own colour, where its name has one: a red tent. */
  colour: string | null;
  time_of_day: TimeOfDay;
  weather: Weather;
}

/** What all shots of one film share. Everything derived from shots is a function of the shots and this. */
export interface Film {
  screenplay: Screenplay;
  language: string;
  intent: Intent;
  /** The screenplay's own words in one text: what traits of drawing are matched against. */
  told: string;
  /** Acts that the intent's own words name, as far as they can be read. */
  acts_told: readonly Act[];
  mode: ModeCard;
  accent: ModeCard;
  selection: ModeSelection;
  aspect: AspectRatio;
  frames: number;
  seed: number;
  dice: Dice;
  brand: BrandBlock | null;
  elements: ReadonlyMap<string, ElementCard>;
  /** The screenplay's cast, then its props, in its order. */
  cast: CastMember[];
  /** What the people of the cast look like, by id. */
  looks: CastLooks;
  /** Index of the member the film is about; null when it is about a place. */
  lead: number | null;
  /** Of the film, or of the shot where a film is seen as one shot shows it. */
  place: Place;
  places: ReadonlyMap<string, Place>;
  time_of_day: TimeOfDay;
  weather: Weather;
  key_light_side: KeyLightSide;
  screen_direction: ScreenDirection;
  style_ref: string;
}

/** The screenplay's entry of a shot; null for a shot that it does not have. */
export const scriptOf = (film: Film, shot_id: string): ScreenplayShot | null =>
  film.screenplay.shots.find((each) => each.shot_id === shot_id) ?? null;

/** The film as one shot shows it: in that shot's own place, hour and weather. */
export const filmAt = (film: Film, shot_id: string): Film => {
  const place = film.places.get(scriptOf(film, shot_id)?.place ?? "");
  if (place === undefined || place === film.place) return film;
  return {
    ...film,
    place,
    // Of a room that no hour is told of, it is that of the film.
    time_of_day:
      place.time_of_day === "unspecified" || (place.time_of_day === "interior" && film.time_of_day === "night")
        ? film.time_of_day
        : place.time_of_day,
    weather: place.weather === "unspecified" ? film.weather : place.weather,
  };
};
