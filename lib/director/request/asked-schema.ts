import { z } from "zod";
import { acts, expressions, stateScales } from "#lib/contract/acts.ts";
import { castKinds, seasons } from "#lib/contract/screenplay.ts";
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
} from "#lib/contract/vocabulary.ts";
import { endings } from "./endings.ts";

/**
 * What a model is asked for. Every field is required, every vocabulary closed, nothing is a union or has a limit: so
 * the strict modes of all vendors take it as it is. An empty text stands for nothing.
 */
const text = z.string();
const texts = z.array(text);

const castAsked = z.strictObject({
  id: text,
  name: text,
  kind: z.enum(castKinds),
  count: z.number(),
  looks: text,
  wardrobe: text,
  element: text,
  variant: text,
  wears: texts,
  carries: texts,
  material: text,
});

const placeAsked = z.strictObject({
  id: text,
  name: text,
  looks: text,
  time_of_day: z.enum(timesOfDay),
  weather: z.enum(weathers),
  season: z.enum(seasons),
  element: text,
  variant: text,
});

const propAsked = z.strictObject({ id: text, name: text, looks: text, element: text, variant: text, material: text });

const presentAsked = z.strictObject({
  cast: text,
  doing: z.enum(poses),
  holds: text,
  faces: z.enum(["left", "right", "camera", "away"]),
  looks_at: text,
  touches: text,
  at: z.strictObject({ relation: z.enum([...spatialRelations, "none"]), id: text }),
  where: z.enum(["left", "centre", "right"]),
  depth: z.enum(["near", "mid", "far"]),
  feels: z.enum(["", ...expressions]),
});

const actAsked = z.strictObject({ act: z.enum(acts), by: text, of: text, to: text, with: text });

const shotAsked = z.strictObject({
  role: z.enum(roles),
  weight: z.number(),
  purpose: text,
  action: text,
  detail: text,
  action_en: text,
  detail_en: text,
  place: text,
  present: z.array(presentAsked),
  acts: z.array(actAsked),
  props: texts,
  focus: text,
  framing: z.enum(framings),
  angle: z.enum(angles),
  lens_mm: z.number(),
  movement: z.enum(movements),
  motivation: text,
  light: text,
  key_side: z.enum(keyLightSides),
  sound: text,
  dialogue: z.array(z.strictObject({ who: text, line: text })),
  caption: text,
  transition_in: z.enum(transitions),
  now: z.array(z.strictObject({ id: text, state: text, scale: z.enum(["", ...stateScales]), value: z.number() })),
  changes: text,
  holds: z.boolean(),
  setup_of: texts,
  pays_off: texts,
});

const things = { cast: z.array(castAsked), places: z.array(placeAsked), props: z.array(propAsked) };

/** A whole film. The order of the fields is the order of thought: what it is, how it ends, who, where, then the shots. */
const filmAsked = z.strictObject({
  logline: text,
  title: text,
  treatment: z.strictObject({ primary: z.enum(directorModes), secondary: z.enum(directorModes), reason: text }),
  ending: z.enum(endings.map(({ id }) => id)),
  style: z.strictObject({ look: text, palette_words: texts, era: text, lock: text }),
  ...things,
  shots: z.array(shotAsked),
  end_card: z.strictObject({ text, cta: text }),
});

/** Shots of a film that stands. */
const shotsAsked = z.strictObject({ ...things, shots: z.array(shotAsked) });

const asJsonSchema = (schema: z.ZodType) => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: "draft-7" });
  return rest;
};

/** JSON Schemas (draft 7) of the two answers. */
export const askedSchemas = { film: asJsonSchema(filmAsked), shots: asJsonSchema(shotsAsked) } as const;
export type AskedKind = keyof typeof askedSchemas;
