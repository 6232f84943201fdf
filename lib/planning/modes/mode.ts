import type {
  Angle,
  DirectorMode,
  Framing,
  KeyLightSide,
  Movement,
  Role,
  Transition,
} from "#lib/contract/vocabulary.ts";

type PerRole<T> = Partial<Record<Role, T>>;

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

/** A director mode as data: how it is recognised, shot, lit, cut, graded and heard. One file a mode. */
export interface ModeCard {
  id: DirectorMode;
  title: string;
  summary: string;

  /** Evidence in an intent. Lower case stems of any language, matched at word beginnings; a trailing `$` asks for the whole word. */
  cues: {
    strong: readonly string[];
    weak: readonly string[];
    /** Intent features that speak for the mode (or, below zero, against it), each with its weight. */
    features: Partial<Record<ModeFeature, number>>;
  };

  /** Role sequences for 3, 4 and 5 shots; with a brand the last becomes `cta` where `cta_with_brand`. */
  roles: { 3: readonly Role[]; 4: readonly Role[]; 5: readonly Role[] };
  cta_with_brand: boolean;

  /** Seconds when neither request nor text says. */
  default_duration_s: number;
  default_shot_count: 3 | 4 | 5;
  shot_length_s: { min: number; max: number };
  /** Relative length of a role's shot, 1 when absent. */
  role_weight: PerRole<number>;

  /** Choices per role, best first; the planner picks by seed and by contrast with the neighbour. */
  framings: Record<Role, readonly Framing[]>;
  movements: Record<Role, readonly Movement[]>;
  angles: readonly Angle[];
  /** Focal length for each framing, full-frame equivalent. */
  lens_mm: Record<Framing, number>;
  aperture_f: number;
  shutter_angle_deg: number;
  stabilisation: string;
  /** Metres per second of a deliberate translation. */
  move_speed_mps: number;

  light: {
    key_side: KeyLightSide;
    key_to_fill_ratio: number;
    quality: string;
  };
  colour: {
    contrast: number;
    saturation: number;
    /** Added to the scene's own white balance. */
    white_balance_shift_k: number;
    /** Hues in degrees the grade leans to, shadows then highlights. */
    shadow_hue_deg: number;
    highlight_hue_deg: number;
    /** 0 no split toning, 1 strong. */
    split_toning: number;
  };
  idiom: {
    name: string;
    summary: string;
    lighting: string;
    lens_family: string;
    blocking: string;
    pacing: string;
    sound: string;
  };
  sound: {
    bpm: number;
    scale: "major" | "minor" | "dorian" | "lydian" | "phrygian" | "pentatonic";
    /** MIDI number of the root. */
    root_midi: number;
    /** Degrees of the scale from 0, one chord a bar, repeating. */
    chords: readonly number[];
    /** 0 to 1 each: how much of the bed is pad, pulse, percussion, melody, ambience. */
    pad: number;
    pulse: number;
    percussion: number;
    melody: number;
    ambience: number;
    /** How many harmonics the pad has, 1 to 10. */
    harmonics: number;
  };
  cutting: {
    transition: Transition;
    first: Transition;
    last: Transition;
    /** True when cuts should fall on the beat of `sound.bpm`. */
    on_beat: boolean;
  };

  /** Thresholds the story checks use in this mode. */
  checks: {
    hook_needs_motion: boolean;
    commercial: boolean;
    payoff_inverted: boolean;
    most_same_framing_share: number;
  };

  /** Where it plays when neither intent nor subject says: element ids from back to front; several, so that films differ. */
  places: readonly (readonly string[])[];
  /** How many captions it likes when nobody is quoted. */
  captions: number;
}
