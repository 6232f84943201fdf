import type { DirectorMode } from "#lib/contract/vocabulary.ts";

/**
 * What each mode lets the eye rest on, as clauses around `{t}` (who or what the shot is about) and `{p}` (the place).
 * `being` for persons and animals, `thing` for all else.
 */
export const flavour: Record<DirectorMode, { being: readonly string[]; thing: readonly string[] }> = {
  narrative_drama: {
    being: [
      "One side of {t} stays in shadow, the other in the light of {p}",
      "A breath shows before {t} [move] on",
      "The frame leaves room for what {t} [have] not said",
      "We see {p} only softly behind {t}, close enough to matter",
    ],
    thing: [
      "Light slides over {t} and leaves {p} in shade",
      "A mark of use shows on {t}",
      "The room around {t} feels recently left",
    ],
  },
  comedy_beat: {
    being: [
      "The camera holds on {t} a little too long",
      "Everything in {p} carries on as if {t} were not there",
      "{t} [notice] last",
      "Nothing in the frame moves except {t}",
    ],
    thing: [
      "{t} [sit] dead centre, too neat for {p}",
      "The frame waits for {t} to do something",
      "Everything in {p} is in order except {t}",
    ],
  },
  suspense_noir: {
    being: [
      "Most of the frame around {t} is dark",
      "Only an edge of light finds {t}",
      "Something off frame makes {t} stop breathing",
      "The far end of {p} stays unreadable behind {t}",
    ],
    thing: [
      "Only an edge of light finds {t}",
      "The dark around {t} is not empty",
      "A shadow passes over {t} and does not return",
    ],
  },
  action_kinetic: {
    being: [
      "Dust and light streak past {t}",
      "The ground under {t} blurs",
      "Each step of {t} lands hard",
      "The blur of {p} rushes by on both sides of {t}",
    ],
    thing: ["Speed smears {p} behind {t}", "The frame shakes as {t} [go] by", "Light flicks over {t} in bursts"],
  },
  trailer_tease: {
    being: [
      "We see less of {t} than we want to",
      "A light behind {t} swells and cuts out",
      "The shot ends before {t} can answer",
      "Something vast waits past {t}, in the dark of {p}",
    ],
    thing: ["Only part of {t} is shown", "The light leaves {t} before it can be read", "{t} [hide] what stands behind"],
  },
  documentary_verite: {
    being: [
      "The lens finds {t} a moment late, as if by chance",
      "Ordinary sounds of {p} go on around {t}",
      "Hands, tools and weather tell the age of {t}",
      "Nobody has tidied {p} for the camera, and {t} [do] not pose",
    ],
    thing: [
      "{t} [show] its wear without comment",
      "Ordinary life of {p} goes on around {t}",
      "The lens searches once, finds {t} and stays",
    ],
  },
  place_journey: {
    being: ["{t} [give] the scale of {p}", "Distance turns blue behind {t}", "A path leads from {t} into {p}"],
    thing: [
      "Near and far slide apart around {t}",
      "Distance turns blue behind {t}",
      "A line of light leads the eye to {t}",
    ],
  },
  music_rhythm: {
    being: [
      "Each accent lands on a move of {t}",
      "Light pulses over {t} on the beat",
      "{t} and the camera share one rhythm in {p}",
    ],
    thing: [
      "Light pulses over {t} on the beat",
      "{t} [return] as the motif, larger than before",
      "The edges of {t} flash in time",
    ],
  },
  fashion_editorial: {
    being: [
      "Fabric moves a moment after {t} [do]",
      "The line of the shoulder makes {t} a shape against {p}",
      "Texture of cloth and skin on {t} [stay] readable",
    ],
    thing: [
      "The texture of {t} fills the light",
      "{t} [throw] one long clean shadow",
      "The outline of {t} cuts {p} in two",
    ],
  },
  product_hero: {
    being: [
      "{t} [keep] one hand clear of the product",
      "Clean light separates {t} from {p}",
      "The gesture of {t} is small and exact",
    ],
    thing: [
      "A strip of light travels over {t}",
      "The surface of {t} is close enough to feel",
      "All of {p} falls away so that only {t} [be] sharp",
      "A clean reflection doubles {t}",
    ],
  },
  brand_anthem: {
    being: [
      "The sun stands behind {t}",
      "Others in {p} could be doing the same as {t}",
      "The gaze of {t} goes beyond the frame",
    ],
    thing: ["Sun flares past {t}", "{t} [belong] to everyone in {p}", "{t} [stand] where many hands have been"],
  },
  ugc_testimonial: {
    being: [
      "{t} [talk] straight to the phone",
      "The picture of {t} wobbles at arm's length",
      "Flat daylight falls on {t}, and nobody has tidied {p}",
    ],
    thing: [
      "A thumb nearly covers {t}",
      "{t} [be] held close to the phone until focus finds it",
      "Nobody has tidied {p} around {t}",
    ],
  },
  explainer_demo: {
    being: [
      "Nothing in {p} competes with {t}",
      "One step at a time, {t} [stay] readable",
      "Even light shows what {t} [do] with both hands",
    ],
    thing: [
      "Nothing in {p} competes with {t}",
      "The part of {t} that matters is centred",
      "Space beside {t} stays free for a label",
    ],
  },
  animated_world: {
    being: [
      "Shapes around {t} are simple and bold",
      "The lines of {p} bend a little, as if to listen to {t}",
      "Colour gathers around {t} like paint",
    ],
    thing: [
      "{t} [have] a face-like tilt",
      "Colour gathers around {t} like paint",
      "Paper-cut layers of {p} part around {t}",
    ],
  },
};

/** What the eye rests on where the place itself is the subject; `{o}` is sky, light or weather. */
export const placeFlavour: readonly string[] = [
  "Near and far edges of {t} slide apart",
  "Distance turns blue across {t}",
  "One small movement in {t} gives its size away",
  "{o} drags a shadow over {t}",
  "The nearest part of {t} is sharp enough to count",
  "Sound arrives late from the far side of {t}",
  "A line in {t} leads the eye out toward {o}",
  "Colour gathers at the edge of {t}, where {o} begins",
  "Nothing made by hands interrupts {t} here",
  "{t} [fill] the frame and [go] on beyond it",
];
