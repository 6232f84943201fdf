import { z } from "#schema";
import { acts, type Act } from "#lib/contract/acts.ts";
import { motions, type Motion } from "#lib/contract/vocabulary.ts";
import ofActs from "#data/sounds/acts.json" with { type: "json" };
import made from "#data/sounds/made.json" with { type: "json" };
import ofMotions from "#data/sounds/motions.json" with { type: "json" };
import ofStuff from "#data/sounds/stuff.json" with { type: "json" };
import ofThroats from "#data/sounds/throats.json" with { type: "json" };

/** What is heard of what happens, as data: which sound an act makes and when, and what each sound is made of. */

/** How loud a sound is on its way: struck and gone, swelling, growing to its end, or level. */
const shapes = ["hit", "swell", "rise", "even"] as const;
export const vowels = ["a", "o", "u"] as const;

const noise = z.strictObject({
  /** Middle of its band at the beginning and at the end. */
  hz: z.tuple([z.number(), z.number()]),
  width: z.number().default(0.7),
  /** Null for as long as the sound lasts. */
  seconds: z.number().nullable(),
  shape: z.enum(shapes).default("hit"),
});

const voice = z.strictObject({
  seconds: z.number().positive(),
  /** On its way, in multiples of the pitch of the throat. */
  pitch: z.array(z.number().positive()).min(2),
  mouth: z.enum(vowels),
  /** Share of air beside the tone, 0 to 1. */
  breath: z.number().min(0).max(1),
  /** How far the pitch trembles, as a share of it. */
  shake: z.number().default(0),
});

const layer = z.strictObject({
  /** Seconds from the sound's beginning. */
  at: z.number().min(0).default(0),
  /** Seconds to the next of the same, and how unevenly they come (0 to 1); without it, it is heard once. */
  every: z.tuple([z.number().positive(), z.number()]).optional(),
  level: z.number().default(1),
  /** How much the level (0 to 1) and the pitch (a share of it) differ from one to the next. */
  vary: z.number().default(0),
  spread: z.number().default(0),
  /** Pitch of the last against the first. */
  climb: z.number().positive().default(1),
  /** Whether each is softer than the one before. */
  fades: z.boolean().default(false),
  /** Semitones of one after the other. */
  steps: z.array(z.number()).default([]),
  /** Partials: hertz, level, seconds in which they fall to 1/e. */
  rings: z.array(z.tuple([z.number(), z.number(), z.number()])).optional(),
  noise: noise.optional(),
  voice: voice.optional(),
});
export type SoundLayer = z.infer<typeof layer>;

const madeSound = z.strictObject({
  id: z.string(),
  /** Beside music at its usual loudness. */
  gain: z.number().min(0).max(1),
  /** Share that goes to the room. */
  wet: z.number().min(0).max(1),
  /** What is left of the music under it; 1 all of it. */
  duck: z.number().min(0).max(1),
  /** How long it is where its last layer does not say; `lasts`: as long as what makes it. */
  seconds: z.number().positive().optional(),
  lasts: z.boolean().default(false),
  layers: z.array(layer).min(1),
});
export type MadeSound = z.infer<typeof madeSound>;

const sounds = new Map(
  z
    .array(madeSound)
    .parse(made)
    .map((sound) => [sound.id, sound]),
);

/** A sound by its name. Throws on one that nobody has made. */
export const soundOf = (id: string): MadeSound => {
  const sound = sounds.get(id);
  if (sound === undefined) throw new Error(`There is no sound ${id}.`);
  return sound;
};

const actSound = z.strictObject({
  make: z.string().refine((id) => sounds.has(id)),
  /** Share of the act, or of each of its times, at which it is heard; 0.5 is the contact. */
  at: z.number().min(0).max(1).default(0.5),
  /** Share until which it lasts, of a sound that does. */
  until: z.number().min(0).max(1).optional(),
  gain: z.number().positive().default(1),
  /** Whether the place holds its breath after it. */
  hush: z.boolean().default(false),
});
export type ActSound = z.infer<typeof actSound>;

const soundsOfActs = z.partialRecord(z.enum(acts), z.array(actSound)).parse(ofActs);
const soundsOfMotions = z.partialRecord(z.enum(motions), actSound).parse(ofMotions);

/** What is heard of an act; nothing of many. */
export const soundsOfAct = (act: Act): readonly ActSound[] => soundsOfActs[act] ?? [];
/** What is heard of something that moves without anything happening. */
export const soundOfMotion = (motion: Motion): ActSound | null => soundsOfMotions[motion] ?? null;

const stuffs = z
  .array(
    z.strictObject({ stuff: z.string(), elements: z.array(z.string()), instead: z.record(z.string(), z.string()) }),
  )
  .parse(ofStuff);

/** A sound of wood as another stuff makes it: what falls as a cup clinks, and what breaks as one shatters. */
export const inStuff = (make: string, element: string | null): string =>
  stuffs.find(({ elements, instead }) => element !== null && elements.includes(element) && make in instead)?.instead[
    make
  ] ?? make;

const throat = z.strictObject({
  elements: z.array(z.string()),
  hz: z.number().positive(),
  /** Size of the mouth: the smaller, the higher its resonances. */
  mouth: z.number().positive().default(1),
  /** The one sound it has, of an animal. */
  call: z.string().optional(),
});
export type Throat = z.infer<typeof throat>;
const throats = z.array(throat).parse(ofThroats);

/** What something has to make itself heard with; null of what has no voice. */
export const throatOf = (element: string | null): Throat | null =>
  throats.find(({ elements }) => element !== null && elements.includes(element)) ?? null;

/** Every element that a table of sounds names. */
export const soundingElements = (): string[] => [...stuffs, ...throats].flatMap(({ elements }) => elements);
