import type { DirectorMode } from "#lib/contract/vocabulary.ts";
import type { Orchestration } from "./orchestration.ts";
import { animatedWorld, comedyBeat, explainerDemo, ugcTestimonial } from "./plays.ts";
import { brandAnthem, fashionEditorial, musicRhythm, productHero } from "./showings.ts";
import { documentaryVerite, narrativeDrama, placeJourney } from "./stories.ts";
import { actionKinetic, suspenseNoir, trailerTease } from "./tensions.ts";

/** Who plays in a film of each mode. */
export const orchestrationOf: Record<DirectorMode, Orchestration> = {
  narrative_drama: narrativeDrama,
  comedy_beat: comedyBeat,
  suspense_noir: suspenseNoir,
  action_kinetic: actionKinetic,
  trailer_tease: trailerTease,
  documentary_verite: documentaryVerite,
  place_journey: placeJourney,
  music_rhythm: musicRhythm,
  fashion_editorial: fashionEditorial,
  product_hero: productHero,
  brand_anthem: brandAnthem,
  ugc_testimonial: ugcTestimonial,
  explainer_demo: explainerDemo,
  animated_world: animatedWorld,
};
