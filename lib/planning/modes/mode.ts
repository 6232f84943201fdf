import { z } from "zod";
import {
  angles,
  directorModes,
  framings,
  keyLightSides,
  movements,
  roles,
  transitions,
} from "#lib/contract/vocabulary.ts";

/** What can speak for a mode beside its own words: read from subjects, place and fields of meaning. */
export const modeFeatures = [
  "product",
  "brand",
  "person",
  "animal",
  "place_only",
  "vehicle",
  "interior",
  "night",
  "storm",
  "quoted_line",
  "first_person",
  "instruction",
  "many_subjects",
  "landscape",
  "garment",
  "tactile",
  "music",
  "speed",
  "threat",
  "bond",
  "comic",
  "incongruous",
  "labour",
  "community",
  "fantasy",
  "portent",
  "explain",
  "endorse",
] as const;
export type ModeFeature = (typeof modeFeatures)[number];

const text = z.string().min(1);
const framing = z.enum(framings);
const movement = z.enum(movements);
const transition = z.enum(transitions);
const byRole = <T extends z.ZodType>(value: T) => z.record(z.enum(roles), value);
const list = <T extends z.ZodType>(value: T) => z.array(value).readonly();
const sequence = list(z.enum(roles));

/** A director mode as data: how it is recognised, shot, lit, cut, graded and heard. One file a mode in `data/modes`. */
export const modeCard = z.strictObject({
  id: z.enum(directorModes),
  title: text,
  summary: text,

  /** Evidence in an intent. Lower case stems of any language, matched at word beginnings; a trailing `$` asks for the whole word. */
  cues: z.strictObject({
    strong: list(text),
    weak: list(text),
    /** Intent features that speak for the mode (or, below zero, against it), each with its weight. */
    features: z.partialRecord(z.enum(modeFeatures), z.number()),
  }),

  /** Role sequences for 3, 4 and 5 shots; with a brand the last becomes `cta` where `cta_with_brand`. */
  roles: z.strictObject({ 3: sequence, 4: sequence, 5: sequence }),
  cta_with_brand: z.boolean(),

  /** Seconds when neither request nor text says. */
  default_duration_s: z.number(),
  default_shot_count: z.literal([3, 4, 5]),
  shot_length_s: z.strictObject({ min: z.number(), max: z.number() }),
  /** Relative length of a role's shot, 1 when absent. */
  role_weight: z.partialRecord(z.enum(roles), z.number()),

  /** Choices per role, best first; the planner picks by seed and by contrast with the neighbour. */
  framings: byRole(list(framing)),
  movements: byRole(list(movement)),
  angles: list(z.enum(angles)),
  /** Focal length for each framing, full-frame equivalent. */
  lens_mm: z.record(framing, z.number()),
  aperture_f: z.number(),
  shutter_angle_deg: z.number(),
  stabilisation: text,
  /** Metres per second of a deliberate translation. */
  move_speed_mps: z.number(),

  light: z.strictObject({
    key_side: z.enum(keyLightSides),
    key_to_fill_ratio: z.number(),
    quality: text,
  }),
  colour: z.strictObject({
    contrast: z.number(),
    saturation: z.number(),
    /** Added to the scene's own white balance. */
    white_balance_shift_k: z.number(),
    /** Hues in degrees the grade leans to, shadows then highlights. */
    shadow_hue_deg: z.number(),
    highlight_hue_deg: z.number(),
    /** 0 no split toning, 1 strong. */
    split_toning: z.number(),
  }),
  idiom: z.strictObject({
    name: text,
    summary: text,
    lighting: text,
    lens_family: text,
    blocking: text,
    pacing: text,
    sound: text,
  }),
  sound: z.strictObject({
    bpm: z.number(),
    scale: z.enum(["major", "minor", "dorian", "lydian", "phrygian", "pentatonic"]),
    /** MIDI number of the root. */
    root_midi: z.int(),
    /** Degrees of the scale from 0, one chord a bar, repeating. */
    chords: list(z.int()),
    /** 0 to 1 each: how much of the bed is pad, pulse, percussion, melody, ambience. */
    pad: z.number(),
    pulse: z.number(),
    percussion: z.number(),
    melody: z.number(),
    ambience: z.number(),
    /** How many harmonics the pad has, 1 to 10. */
    harmonics: z.int(),
  }),
  cutting: z.strictObject({
    transition,
    first: transition,
    last: transition,
    /** True when cuts should fall on the beat of `sound.bpm`. */
    on_beat: z.boolean(),
  }),

  /** Thresholds the story checks use in this mode. */
  checks: z.strictObject({
    hook_needs_motion: z.boolean(),
    commercial: z.boolean(),
    payoff_inverted: z.boolean(),
    most_same_framing_share: z.number(),
  }),

  /** Where it plays when neither intent nor subject says: element ids from back to front; several, so that films differ. */
  places: list(list(text)),
  /** How many captions it likes when nobody is quoted. */
  captions: z.int(),
});
export type ModeCard = z.infer<typeof modeCard>;
