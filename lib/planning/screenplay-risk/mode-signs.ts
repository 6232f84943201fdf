import type { DirectorMode, RiskDimension } from "#lib/contract/vocabulary.ts";
import type { FilmView } from "./film-view.ts";
import type { ShotSign } from "./sign.ts";

/**
 * What films of a mode usually fail in. It weighs less than anything that is seen in the film, and speaks where a
 * sentence says little of who does what.
 */
const usual: Readonly<Partial<Record<RiskDimension, Partial<Record<DirectorMode, number>>>>> = {
  Human_Anatomy: {
    action_kinetic: 0.2,
    music_rhythm: 0.2,
    explainer_demo: 0.2,
    narrative_drama: 0.19,
    documentary_verite: 0.17,
    comedy_beat: 0.15,
    ugc_testimonial: 0.15,
    fashion_editorial: 0.15,
  },
  Human_Clothes: { fashion_editorial: 0.24 },
  Human_Identity: { narrative_drama: 0.14, ugc_testimonial: 0.14, brand_anthem: 0.14 },
  Instance_Preservation: { music_rhythm: 0.14, brand_anthem: 0.15 },
  Motion_Order_Understanding: { explainer_demo: 0.2 },
  Mechanics: { action_kinetic: 0.19 },
  Material: { product_hero: 0.24 },
  Complex_Landscape: { place_journey: 0.24 },
  lip_sync: { ugc_testimonial: 0.26 },
};

/** Where nobody could be read there may still be people; where only things and animals were, there are none. */
const mayHold = (film: FilmView, dimension: RiskDimension): boolean =>
  !(dimension.startsWith("Human_") || dimension === "lip_sync") ||
  film.screenplay.cast.length === 0 ||
  film.shots.some(({ beings }) => beings.some(({ human }) => human));

/** Told of the first shot, as it holds for all. */
const usualIn = (dimension: RiskDimension, byMode: Partial<Record<DirectorMode, number>>): ShotSign => ({
  factor: `usual_for_mode_${dimension.toLowerCase()}`,
  dimension,
  wide: true,
  seen: ({ film, index }) => {
    const weight = byMode[film.mode];
    return weight === undefined || index > 0 || !mayHold(film, dimension)
      ? null
      : { evidence: `mode: ${film.mode}`, weight };
  },
  mitigation: "Make this the first thing to look at in the takes.",
  remedies: [],
});

export const modeSigns: readonly ShotSign[] = Object.entries(usual).map(([dimension, byMode]) =>
  usualIn(dimension as RiskDimension, byMode),
);
