import { z } from "zod";

const words = z.array(z.string().min(1)).default([]);

/** Small words and endings by which the trees of one language are mended; `ले-` is a beginning, `-कर` an ending. */
export const cuesSchema = z
  .strictObject({
    /** What ties a noun, and of those: what says where, who owns it, who does it. */
    ties: words,
    in_or_on: words,
    owner_ties: words,
    doers: words,
    scene_ties: words,
    /** What points at who owns a place: `その前`. */
    owner_words: words,
    /** Nouns that say where beside another noun, and those that need no tie behind them. */
    place_words: words,
    bare_place_words: words,
    /** What tells that somebody has something on, has it with them, or is called after it. */
    wearing: words,
    carrying: words,
    bearing: words,
    /** Adjectives of age that stand for somebody as well. */
    aged: words,
    /** What somebody has about them while they go on: `रखकर`. */
    about: words,
    having_done: words,
    done: words,
    doing: words,
    infinitives: words,
    /** Verbs that only say how the one before them goes, those that do so behind a deed, and those that make one of a noun. */
    light: words,
    light_after_deeds: words,
    making: words,
    /** Where a script has no blanks: what ends no word, and endings that stand as words of their own. */
    particles: words,
    verb_endings: words,
    /** What joins a verb's stem to its helper, and how helpers begin. */
    joints: words,
    lasting: words,
    basic_verbs: words,
    /** What tells that one deed goes on beside another, and stands right behind its verb. */
    while_endings: words,
    /** What ties a noun to a verb and to no other noun, and of those what it is done to. */
    clause_ties: words,
    object_ties: words,
    /** Nouns that only say how a clause goes with the next one. */
    formal_nouns: words,
    /** Small words that make another verb of a verb: `picks up`, and those that stand before what it is done to as well. */
    verb_particles: words,
    object_particles: words,
  })
  .prefault({});
export type Cues = z.infer<typeof cuesSchema>;

/** Whether a word is one of those that a table lists: `ले-` are all that begin so, `-कर` all longer ones that end so. */
export const isCue = (word: string | undefined, cues: readonly string[]): boolean =>
  word !== undefined &&
  cues.some((cue) => {
    if (cue.endsWith("-")) return word.startsWith(cue.slice(0, -1));
    return cue.startsWith("-") ? word.length >= cue.length && word.endsWith(cue.slice(1)) : word === cue;
  });
