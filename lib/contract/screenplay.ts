import { z } from "zod";
import { expressions, stagedActSchema, stateScales } from "./acts.ts";
import {
  angles,
  directorModes,
  framings,
  keyLightSides,
  movements,
  poses,
  roles,
  spatialRelations,
  timesOfDay,
  transitions,
  weathers,
} from "./vocabulary.ts";

/**
 * The whole film as its director meant it. One writer wrote all of it; every derived field of a plan is compiled from
 * it, and an edit of a plan is an edit of it.
 */

/** Longest texts of a screenplay, in characters. */
export const screenplayLimits = {
  id: 40,
  name: 160,
  line: 400,
  sentence: 1200,
  text: 4000,
  title: 60,
  cast: 16,
  places: 8,
  props: 24,
  shots: 8,
  present: 8,
  acts: 3,
  states: 12,
} as const;

const id = z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/, "lower case letters, digits, - and _, a letter first");
const name = z.string().min(1).max(screenplayLimits.name);
const line = z.string().max(screenplayLimits.line);
const sentence = z.string().max(screenplayLimits.sentence);

export const castKinds = ["person", "animal", "vehicle", "object", "product", "group"] as const;
export type CastKind = (typeof castKinds)[number];

export const seasons = ["spring", "summer", "autumn", "winter", "unspecified"] as const;
export type Season = (typeof seasons)[number];

/** What the preview renderer draws for something; null where it shows a stand-in. */
export const drawingSchema = z.strictObject({
  /** Id of an element of the renderer's catalog. */
  element: id,
  /** The English noun that the element's painter knows its kinds by: `beekeeper` of a person, `oak` of a tree. */
  variant: z.string().max(80).nullable(),
  /** Clothes and gear on it, in English. */
  wears: z.array(z.string().max(80)).max(8),
  /** What it has with it, in English; of a place, ids of the elements that lie behind it, the farthest first. */
  carries: z.array(z.string().max(80)).max(8),
  /** What it is made of, in English: `copper`. */
  material: z.string().max(40).nullable(),
});
export type Drawing = z.infer<typeof drawingSchema>;

const drawn_as = drawingSchema.nullable();

export const castEntrySchema = z.strictObject({
  id,
  /** By the intent's words, or by trade or relation where the story needs somebody; in the intent's language. */
  name,
  kind: z.enum(castKinds),
  count: z.int().min(1).max(40),
  /** Lasting looks. */
  looks: line,
  wardrobe: line,
  drawn_as,
});
export type CastEntry = z.infer<typeof castEntrySchema>;

export const placeEntrySchema = z.strictObject({
  id,
  name,
  looks: line,
  time_of_day: z.enum(timesOfDay),
  weather: z.enum(weathers),
  season: z.enum(seasons),
  drawn_as,
});
export type PlaceEntry = z.infer<typeof placeEntrySchema>;

export const propEntrySchema = z.strictObject({ id, name, looks: line, drawn_as });
export type PropEntry = z.infer<typeof propEntrySchema>;

export const presentSchema = z.strictObject({
  /** Id of the cast. */
  cast: id,
  doing: z.enum(poses),
  /** Id of a prop or of cast in the hands; null where they are empty. */
  holds: id.nullable(),
  faces: z.enum(["left", "right", "camera", "away"]),
  /** What the eyes are on: an id, or the camera, or away from it. */
  looks_at: z.union([z.enum(["camera", "away"]), id]).nullable(),
  touches: id.nullable(),
  at: z.strictObject({ relation: z.enum(spatialRelations), id }).nullable(),
  where: z.enum(["left", "centre", "right"]),
  depth: z.enum(["near", "mid", "far"]),
  feels: z.enum(expressions).nullable().default(null).describe("What the face shows; null leaves it to what happens."),
});
export type Present = z.infer<typeof presentSchema>;

/** A state that holds in a shot. */
export const heldStateSchema = z.strictObject({
  id,
  /** For people, in a word or two: `half empty`. */
  state: z.string().max(120),
  /** How far along a closed scale that is, which is what is drawn; null where no scale fits the words. */
  measure: z
    .strictObject({ scale: z.enum(stateScales), share: z.number().min(0).max(1) })
    .nullable()
    .default(null),
});
export type HeldState = z.infer<typeof heldStateSchema>;

/** What is planted in one shot and comes back in a later one: an id, or `question:…` or `gesture:…`. */
const thread = z.string().regex(/^(?:(?:question|gesture):)?[a-z][a-z0-9_-]{0,39}$/);

export const screenplayShotSchema = z.strictObject({
  /** The same through edits, refinements and extensions. */
  shot_id: z.string().regex(/^s[0-9]{1,3}$/),
  role: z.enum(roles),
  /** Share of the film's time against the other shots; 1 is the mean. */
  weight: z.number().min(0.2).max(5),
  /** Why the shot is in the film. */
  purpose: sentence,
  /** What a camera at that spot records: one sentence, one act. */
  action: sentence.min(1),
  /** What else is seen; may be empty. */
  detail: z.string().max(screenplayLimits.text),
  /** The same two in English where the film's language is another and the director wrote them; else null. */
  action_en: sentence.nullable(),
  detail_en: z.string().max(screenplayLimits.text).nullable(),
  place: id,
  present: z.array(presentSchema).max(screenplayLimits.present),
  props: z.array(id).max(screenplayLimits.present),
  /** None in screenplays that were written before acts were staged. */
  acts: z
    .array(stagedActSchema)
    .max(screenplayLimits.acts)
    .default([])
    .describe("What is seen to happen, one act after the other; the renderer stages it over the shot's time."),
  /** What the camera frames and is sharp on: an id of cast, prop or place. */
  focus: id,
  framing: z.enum(framings),
  angle: z.enum(angles),
  lens_mm: z.number().min(14).max(200),
  movement: z.enum(movements),
  /** Why the camera moves, or stands. */
  motivation: line,
  light: line,
  key_side: z.enum(keyLightSides),
  sound: line,
  dialogue: z.array(z.strictObject({ who: z.union([z.literal("voice_over"), id]), line })).max(4),
  caption: z.string().max(500).nullable(),
  transition_in: z.enum(transitions),
  /** States that hold in this shot: open, lit, empty, torn. */
  now: z.array(heldStateSchema).max(screenplayLimits.states),
  /** What is different after this shot. */
  changes: sentence.nullable(),
  /** Whether a last shot without a change holds on purpose; the purpose says why. */
  holds: z.boolean(),
  setup_of: z.array(thread).max(8),
  pays_off: z.array(thread).max(8),
});
export type ScreenplayShot = z.infer<typeof screenplayShotSchema>;

export const treatmentSchema = z.strictObject({
  primary: z.enum(directorModes),
  secondary: z.enum(directorModes),
  reason: sentence,
});

export const screenplaySchema = z.strictObject({
  /** BCP 47 primary subtag of what people read in it. */
  language: z.string().max(12),
  logline: sentence,
  title: z.string().max(200),
  treatment: treatmentSchema,
  cast: z.array(castEntrySchema).max(screenplayLimits.cast),
  places: z.array(placeEntrySchema).min(1).max(screenplayLimits.places),
  props: z.array(propEntrySchema).max(screenplayLimits.props),
  style: z.strictObject({
    look: line,
    palette_words: z.array(z.string().max(60)).max(8),
    era: z.string().max(120).nullable(),
    /** What must look the same in every shot, in one line. */
    lock: line,
  }),
  shots: z.array(screenplayShotSchema).min(1).max(screenplayLimits.shots),
  end_card: z.strictObject({ text: z.string().max(200), cta: z.string().max(200).nullable() }).nullable(),
  /** Ids of cast, props and places that the renderer cannot draw and shows a stand-in for. */
  undrawn: z.array(id),
});
export type Screenplay = z.infer<typeof screenplaySchema>;
