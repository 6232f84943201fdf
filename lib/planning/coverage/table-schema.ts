import { z } from "zod";
import { acts } from "#lib/contract/acts.ts";
import { poses } from "#lib/contract/vocabulary.ts";
import { cuesSchema } from "./cue.ts";

/** The verb classes and the shapes of a film without a verb: the keys that every language has lines for. */
export const classIds = [
  "give",
  "take",
  "make",
  "mend",
  "break",
  "end",
  "begin",
  "open",
  "handle",
  "perceive",
  "find",
  "search",
  "wait",
  "travel",
  "leave",
  "arrive",
  "chase",
  "contest",
  "win",
  "lose",
  "perform",
  "speak",
  "write",
  "read",
  "teach",
  "learn",
  "meet",
  "part",
  "change",
  "move",
  "appear",
  "vanish",
  "save",
  "care",
  "eat",
  "work",
  "wear",
  "hide",
  "feel",
  "refuse",
  "rest",
  "be",
  "sell",
  "gather",
  "do",
  "place",
  "thing",
  "person",
  "product",
  "explain",
  "list",
  "pair",
  "feeling",
  "quote",
  "not",
  "until",
] as const;

export const nounKinds = [
  "person",
  "animal",
  "group",
  "body",
  "vehicle",
  "machine",
  "tool",
  "instrument",
  "thing",
  "furniture",
  "food",
  "drink",
  "plant",
  "clothing",
  "jewel",
  "toy",
  "device",
  "paper",
  "money",
  "building",
  "indoors",
  "outdoors",
  "water",
  "sky",
  "weather",
  "light",
  "fire",
  "material",
  "sound",
  "text",
  "event",
  "time",
  "idea",
  "feeling",
  "part",
  "number",
] as const;
/** Kinds of kinds that guards may ask for. */
export const kindGroups = ["living", "small", "many", "one", "place", "named", "unknown"] as const;
export type NounKind = (typeof nounKinds)[number];

/** The shots that a class has lines for. */
export const lineKeys = ["before", "act", "detail", "react", "after", "end"] as const;
export type LineKey = (typeof lineKeys)[number];

export const slotNames = ["S", "O", "R", "X", "G", "P", "W", "I", "T", "K", "Q", "N", "B", "L"] as const;
export type SlotName = (typeof slotNames)[number] | `${number}`;

const line = z.union([
  z.string().min(1),
  z.array(z.union([z.string().min(1), z.array(z.string().min(1)).min(1)])).min(1),
]);
export type LineEntry = z.infer<typeof line>;

const lines = {
  before: line.optional(),
  act: line.optional(),
  detail: line.optional(),
  react: line.optional(),
  after: line.optional(),
  end: line.optional(),
  state: z.string().max(60).optional(),
  on: z.enum(["S", "O", "R", "X", "W"]).optional(),
  pose: z.enum(poses).optional(),
  sound: z.string().max(200).optional(),
};
export const classRow = z.strictObject(lines);
export type ClassRow = z.infer<typeof classRow>;

const forms = z.array(z.string().min(1)).min(1);
export const verbRow = z.strictObject({
  forms,
  class: z.enum(classIds),
  intransitive: z.boolean().optional(),
  transitive: z.boolean().optional(),
  /** Whether its first shot shows the rider on the mount already. */
  mounted: z.boolean().optional(),
  object: z.array(z.enum([...nounKinds, ...kindGroups])).optional(),
  ...lines,
});
export type VerbRow = z.infer<typeof verbRow>;

export const nounRow = z.strictObject({
  forms,
  kind: z.enum(nounKinds),
  place: z.string().optional(),
  where: z.string().optional(),
  part: z.string().optional(),
  stuff: z.string().optional(),
  gender: z.enum(["m", "f", "n"]).optional(),
  person_gender: z.enum(["m", "f"]).optional(),
  indoors: z.boolean().optional(),
});
export type NounRow = z.infer<typeof nounRow>;

export const sightRow = z.strictObject({
  forms,
  near: z.array(z.string().min(1)).min(1).max(4),
  sound: z.string().max(200).optional(),
});
export type SightRow = z.infer<typeof sightRow>;

const words = z.array(z.string().min(1)).default([]);
/** A record without a prototype: a word such as `constructor` must not be found in it. */
const bare = <T>(record: Record<string, T>): Record<string, T> =>
  Object.assign(Object.create(null) as Record<string, T>, record);
const wordsBy = z
  .record(z.string(), z.array(z.string().min(1)))
  .default({})
  .transform(bare);
const mapped = z.record(z.string(), z.string()).default({}).transform(bare);

export const grammarTable = z.strictObject({
  script: z.enum(["latin", "cjk", "deva", "arab"]).default("latin"),
  order: z.enum(["SVO", "SOV", "VSO"]).default("SVO"),
  end: z.string().default("."),
  quotes: z.tuple([z.string(), z.string()]).default(["“", "”"]),
  separators: words,
  indefinite: words,
  definite: words,
  to_definite: mapped,
  contractions: mapped,
  possessives: words,
  numbers: z.record(z.string(), z.number()).default({}).transform(bare),
  plural_marks: words,
  /** Whether adjectives stand behind their noun: the head of a phrase is then its first noun. */
  adjectives_follow: z.boolean().default(false),
  /** Pronoun to what it stands for: `m`, `f`, `n`, `plural`, `self`. */
  subject_pronouns: mapped,
  object_pronouns: mapped,
  and: words,
  but: words,
  because: words,
  so: words,
  when: words,
  until: words,
  while: words,
  before: words,
  after: words,
  if: words,
  to: words,
  who: words,
  that: words,
  than: words,
  as: words,
  not: words,
  nobody: words,
  too: words,
  be: words,
  have: words,
  can: words,
  prep: wordsBy,
  marks: wordsBy,
  adverbs: words,
  hours: wordsBy,
  weathers: wordsBy,
  seasons: wordsBy,
  colours: words,
  classifiers: words,
  /** Verbs that take somebody and what they do (`let him go`) to `own`, or `do` where their own class is not meant. */
  causatives: mapped,
  /** What stands between a thing and the name that it bears: `called`. */
  called: words,
  /** Nouns that say where in or on a thing somebody is: `the middle of the lake` is the lake. */
  sides: words,
  how: words,
  why: words,
  /** Inflected form to base form, where no rule finds it. */
  irregular: mapped,
  /** Endings (`-ões`) and beginnings (`ال`) of nouns, with what stands in their place in the form that the tables list. */
  singular: z.array(z.tuple([z.string().min(1), z.string()])).default([]),
  /** Articles that only one thing has. */
  singular_articles: words,
  /** Words that tell that something is so again and again, and that from now on it is not. */
  habit: words,
  turn: words,
  cues: cuesSchema,
});
export type GrammarTable = z.infer<typeof grammarTable>;

export const briefTable = z.strictObject({
  formats: words,
  genres: words,
  styles: words,
  /** Words of praise: they say nothing of what is seen. */
  praise: words,
  camera: words,
  shapes: words,
  platforms: words,
  audience_for: words,
  product_for: words,
  sells: words,
  labels: wordsBy,
  explain: words,
  asks: words,
  fillers: words,
  units: words,
  style_of: words,
});
export type BriefTable = z.infer<typeof briefTable>;

const feeling = z.strictObject({ forms, lines: z.array(z.string().min(1)).length(5), state: z.string().optional() });
export const labelsTable = z.strictObject({
  light: mapped,
  sides: mapped,
  motivation: wordsBy,
  sounds: mapped,
  looks: mapped,
  lock: z.string().default(""),
  untitled: z.string().default(""),
  unknown_place: z.string().default(""),
  indoors: z.string().default(""),
  outdoors: z.string().default(""),
  feelings: z.array(feeling).default([]),
  /** Verb of saying to what stands behind it where the words said are left out: `say`: `a few words`. */
  said: mapped,
  step: z.string().default("{1}. {2}"),
  /** What a change does to who was there before: S stops, O is what has changed. */
  reactions: words,
});
export type LabelsTable = z.infer<typeof labelsTable>;

/** A row as far as an index asks: what is in it is checked by `rowsOf`, which takes too long for a service that starts. */
const named = <Row extends { forms: string[] }>() =>
  z.custom<Row>(
    (value) =>
      typeof value === "object" &&
      value !== null &&
      "forms" in value &&
      Array.isArray(value.forms) &&
      value.forms.length > 0,
    "a row needs its forms",
  );

/** Every key of every row. */
export const rowsOf = z.looseObject({
  deeds: z.array(verbRow),
  verbs: z.array(verbRow),
  nouns: z.array(nounRow),
  sights: z.array(sightRow),
});

export const languageFiles = z.strictObject({
  grammar: grammarTable,
  brief: briefTable,
  verb_classes: z.partialRecord(z.enum(classIds), z.array(z.string().min(1))),
  deeds: z.array(named<VerbRow>()).default([]),
  verbs: z.array(named<VerbRow>()),
  classes: z.partialRecord(z.enum(classIds), classRow),
  noun_kinds: z.partialRecord(z.enum(nounKinds), z.array(z.string().min(1))),
  nouns: z.array(named<NounRow>()),
  labels: labelsTable,
  sights: z.array(named<SightRow>()).default([]),
  /** The verbs that name each act, those that nobody sees, and those whose object names it. */
  acts: z.partialRecord(z.enum([...acts, "unseen", "deed"]), z.array(z.string().min(1))).default({}),
  why: z
    .record(z.string(), z.array(z.string().min(1)).min(1))
    .default({})
    .transform(bare),
});
export type LanguageFiles = z.infer<typeof languageFiles>;
export type ClassId = (typeof classIds)[number];
