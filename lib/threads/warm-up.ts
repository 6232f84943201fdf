import type { ElementCard } from "#lib/contract/element.ts";
import { warmGates } from "#lib/gate/judge-text.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import type { FilmDraft } from "#lib/planning/draft.ts";
import { firstIdea } from "./first-idea.ts";

/** Ideas of several kinds, and one in each language that has a word list of its own: reading it builds the list. */
const ideas = [
  firstIdea,
  "Grief",
  "How to sharpen a kitchen knife in three steps",
  "15 second ad for a solar lantern that charges in forty minutes",
  "Two old friends chase a runaway balloon across the rooftops until the storm begins and the city goes dark",
  "Un farero enciende la lámpara",
  "Un gardien allume la lampe",
  "Ein Wärter zündet die Lampe an",
  "Um faroleiro acende a lâmpada",
  "Un guardiano accende la lampada",
  "灯台守がランプをともす",
  "守灯人点亮了灯",
  "एक चौकीदार दीपक जलाता है",
  "حارس يشعل المصباح",
];

/**
 * Plans a few ideas and judges a few texts, so that nobody's first plan waits for word lists and tables to be built.
 * Answers the first of the plans; the others are forgotten.
 */
export const warmUp = (elements: readonly ElementCard[]): FilmDraft | undefined => {
  warmGates();
  return ideas.map((raw_intent) => draftFilm({ request: { raw_intent }, seed: 1, brand: null, elements }))[0];
};
