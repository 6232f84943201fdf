import type {
  Angle,
  Framing,
  KeyLightSide,
  Movement,
  ScreenDirection,
  TimeOfDay,
  Weather,
} from "#lib/contract/vocabulary.ts";

/** How a shot may be asked to feel. */
export const moods = [
  "warmer",
  "cooler",
  "harder_light",
  "softer_light",
  "dramatic",
  "lonelier",
  "happier",
  "sadder",
  "scarier",
  "calmer",
  "tense",
  "tender",
  "epic",
  "dreamy",
  "mysterious",
  "cosy",
  "lively",
  "plain",
] as const;
export type Mood = (typeof moods)[number];

/** What an instruction's words may ask of a shot, apart from what is seen to happen in it. */
export type Cue =
  | "closer"
  | "wider"
  | `framing:${Framing}`
  | `movement:${Movement}`
  | "moving"
  | "steadier"
  | "shakier"
  | `angle:${Angle}`
  | "lower"
  | "higher"
  | "longer_lens"
  | "shorter_lens"
  | "slower"
  | "faster"
  /** Says how a movement goes; without one, how the shot does. */
  | "slowly"
  | "longer"
  | "shorter"
  | "doubled"
  | "halved"
  | `time:${TimeOfDay}`
  | "darker"
  | "brighter"
  | `light:${KeyLightSide}`
  | "side_light"
  | "other_side"
  | `direction:${ScreenDirection}`
  | "turned"
  | `weather:${Weather}`
  | Mood
  | "take"
  | "caption";

/** How one language gives instructions. Patterns are sources of case-insensitive regular expressions. */
export interface InstructionWords {
  language: string;
  /** False where words are written without spaces. */
  spaced: boolean;
  /** What may be glued before a word: articles, particles. */
  prefix?: string;
  /** The same behind a word: cases that are written. */
  suffix?: string;
  cues: readonly (readonly [Cue, string])[];
  /** Two steps instead of one. */
  much: string;
  /** One step at most, and a small one. */
  little: string;
  /** Turns the cue that follows into its opposite. */
  not: string;
  /** The same, where it follows the cue. */
  notAfter?: string;
  /** Joins two orders. */
  joint: string;
  /** What stands between two quantities where something is taken off. */
  less: string;
  /** What an order is made of beside what it asks for. */
  filler: string;
  /** Whole clauses about what is seen. Groups: `a` what is there, `b` what is to be there, `who`, `act`. */
  orders: {
    swap: readonly string[];
    remove: readonly string[];
    add: readonly string[];
    wear: readonly string[];
    act: readonly string[];
  };
  /** Who is meant by these: whoever the shot is about. */
  pronouns: string;
  /** Words before a caption, without the colon. */
  captionWords: string;
}
