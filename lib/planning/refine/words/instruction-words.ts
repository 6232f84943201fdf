import { z } from "zod";
import {
  angles,
  framings,
  keyLightSides,
  movements,
  screenDirections,
  timesOfDay,
  weathers,
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
const cue = z.union([
  z.enum([
    "closer",
    "wider",
    "moving",
    "steadier",
    "shakier",
    "lower",
    "higher",
    "longer_lens",
    "shorter_lens",
    "slower",
    "faster",
    /** Says how a movement goes; without one, how the shot does. */
    "slowly",
    "longer",
    "shorter",
    "doubled",
    "halved",
    "darker",
    "brighter",
    "side_light",
    "other_side",
    "turned",
    ...moods,
    "take",
    "caption",
  ]),
  z.templateLiteral(["framing:", z.enum(framings)]),
  z.templateLiteral(["movement:", z.enum(movements)]),
  z.templateLiteral(["angle:", z.enum(angles)]),
  z.templateLiteral(["time:", z.enum(timesOfDay)]),
  z.templateLiteral(["light:", z.enum(keyLightSides)]),
  z.templateLiteral(["direction:", z.enum(screenDirections)]),
  z.templateLiteral(["weather:", z.enum(weathers)]),
]);
export type Cue = z.infer<typeof cue>;

const pattern = z.string().min(1);
const clauses = z.array(pattern).readonly();

/** How one language gives instructions. Patterns are sources of case-insensitive regular expressions. */
const instructionTable = z.strictObject({
  language: z.string(),
  /** False where words are written without spaces. */
  spaced: z.boolean(),
  /** What may be glued before a word: articles, particles. */
  prefix: pattern.exactOptional(),
  /** The same behind a word: cases that are written. */
  suffix: pattern.exactOptional(),
  /** Pieces that several cues share: `{name}` in a cue stands for the piece of that name. */
  parts: z.record(z.string(), pattern).default({}),
  cues: z.array(z.tuple([cue, pattern]).readonly()).readonly(),
  /** Two steps instead of one. */
  much: pattern,
  /** One step at most, and a small one. */
  little: pattern,
  /** Turns the cue that follows into its opposite. */
  not: pattern,
  /** The same, where it follows the cue. */
  notAfter: pattern.exactOptional(),
  /** Joins two orders. */
  joint: pattern,
  /** What stands between two quantities where something is taken off. */
  less: pattern,
  /** What an order is made of beside what it asks for. */
  filler: pattern,
  /** Whole clauses about what is seen. Groups: `a` what is there, `b` what is to be there, `who`, `act`. */
  orders: z.strictObject({ swap: clauses, remove: clauses, add: clauses, wear: clauses, act: clauses }),
  /** Who is meant by these: whoever the shot is about. */
  pronouns: pattern,
  /** Words before a caption, without the colon. */
  captionWords: pattern,
});

/** A file of `data/instructions`, with the shared pieces of its cues written out. */
export const instructionWords = instructionTable.transform(({ parts, cues, ...words }) => ({
  ...words,
  cues: cues.map(([asked, source]) => {
    const whole = Object.entries(parts).reduce(
      (text, [name, part]) => text.replaceAll(`{${name}}`, () => part),
      source,
    );
    return [asked, whole] as const;
  }),
}));
export type InstructionWords = Readonly<z.infer<typeof instructionWords>>;
