import type { BrandBlock } from "#lib/contract/brand.ts";
import type { ElementCard, ElementKind } from "#lib/contract/element.ts";
import type { ModeSelection } from "#lib/contract/plan.ts";
import type { AspectRatio, KeyLightSide, ScreenDirection, TimeOfDay } from "#lib/contract/vocabulary.ts";
import type { Dice } from "./dice.ts";
import type { ModeCard } from "./modes/mode.ts";
import type { Reading } from "./reading.ts";
import type { Deed, Matter } from "./story/deeds.ts";

/** A being or thing of the film with everything that must stay the same from shot to shot. */
export interface CastMember {
  /** As written in the intent. */
  phrase: string;
  head: string;
  /** Sentence forms: `an old keeper` at first, `the keeper` later; quoted verbatim in other languages. */
  first: string;
  later: string;
  plural: boolean;
  /** Read with little certainty, or said to be absent: kept in words, never led by or drawn beside others. */
  faint: boolean;
  /** Nobody wrote it: the deed needs it (`a mender`), or an idea is seen in it. */
  implied: boolean;
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

/** Where the film plays. */
export interface Place {
  /** With its preposition: `in a winter storm`; null when the intent names none. */
  phrase: string | null;
  /** Without it. */
  noun: string;
  /** As it is called once it is known: `the winter storm`. */
  later: string;
  /** Elements from the back to the front. */
  elements: string[];
  interior: boolean;
}

/** What all shots of one film share. Everything derived from shots is a function of the shots and this. */
export interface Film {
  reading: Reading;
  mode: ModeCard;
  accent: ModeCard;
  selection: ModeSelection;
  aspect: AspectRatio;
  frames: number;
  seed: number;
  dice: Dice;
  brand: BrandBlock | null;
  elements: ReadonlyMap<string, ElementCard>;
  cast: CastMember[];
  /** Index of the member the film is about; null when it is about a place. */
  lead: number | null;
  /** What is done in the film, in the order of the text; empty when nothing is known of how it goes. */
  deeds: Deed[];
  /** The deed or idea that a noun names, where no verb tells one. */
  matter: Matter | null;
  place: Place;
  time_of_day: TimeOfDay;
  key_light_side: KeyLightSide;
  screen_direction: ScreenDirection;
  style_ref: string;
}
