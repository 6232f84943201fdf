import { z } from "zod";

/**
 * What is taken of an answer: the shape must hold, as nothing can be filmed without shots; but a missing text, a number
 * written as a word or an unknown field spoils nothing, and what is wrong with a value is judged later, as a whole.
 */
const most = 8000;
const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => (value ?? "").trim().slice(0, most));
const number = z.coerce.number().nullish().catch(null);
/** A list; what is no list at all is none. */
const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .max(60)
    .nullish()
    .catch([])
    .transform((value) => value ?? []);
const texts = list(text);

const thing = { id: text, name: text, looks: text, element: text, variant: text, material: text };
const point = z
  .object({ relation: text, id: text })
  .nullish()
  .catch(null)
  .transform((value) => value ?? { relation: "none", id: "" });

const shot = z.object({
  role: text,
  weight: number,
  purpose: text,
  action: text,
  detail: text,
  action_en: text,
  detail_en: text,
  place: text,
  present: list(
    z.object({
      cast: text,
      doing: text,
      holds: text,
      faces: text,
      looks_at: text,
      touches: text,
      at: point,
      where: text,
      depth: text,
      feels: text,
    }),
  ),
  acts: list(z.object({ act: text, by: text, of: text, to: text, with: text })),
  props: texts,
  focus: text,
  framing: text,
  angle: text,
  lens_mm: number,
  movement: text,
  motivation: text,
  light: text,
  key_side: text,
  sound: text,
  dialogue: list(z.object({ who: text, line: text })),
  caption: text,
  transition_in: text,
  now: list(z.object({ id: text, state: text, scale: text, value: number })),
  changes: text,
  holds: z.boolean().nullish().catch(false),
  setup_of: texts,
  pays_off: texts,
});
export type TakenShot = z.infer<typeof shot>;

const parts = {
  cast: list(z.object({ ...thing, kind: text, count: number, wardrobe: text, wears: texts, carries: texts })),
  places: list(z.object({ ...thing, time_of_day: text, weather: text, season: text })),
  props: list(z.object(thing)),
  shots: z.array(shot).min(1).max(16),
};

export const takenShots = z.object(parts);
export type TakenShots = z.infer<typeof takenShots>;

export const takenFilm = z.object({
  logline: text,
  title: text,
  treatment: z
    .object({ primary: text, secondary: text, reason: text })
    .nullish()
    .transform((value) => value ?? { primary: "", secondary: "", reason: "" }),
  style: z
    .object({ look: text, palette_words: texts, era: text, lock: text })
    .nullish()
    .transform((value) => value ?? { look: "", palette_words: [], era: "", lock: "" }),
  ...parts,
  end_card: z.object({ text, cta: text }).nullish().catch(null),
});
export type TakenFilm = z.infer<typeof takenFilm>;

/** A shot that is still being written may be taken by itself. */
export const takenShot = shot;
