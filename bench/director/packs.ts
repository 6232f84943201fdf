import { z } from "zod";

/** Which writer stands under which letter, intent by intent. No reader sees it. */
export const packKeySchema = z.strictObject({
  seed: z.int(),
  intents: z.array(z.strictObject({ id: z.string(), language: z.string(), letters: z.record(z.string(), z.string()) })),
});
export type PackKey = z.infer<typeof packKeySchema>;

export const endings = ["return", "button", "reveal", "open", "hold", "card", "none"] as const;

/** What one reader says of one intent's plans; every record is keyed by letter. */
export const readingSchema = z.strictObject({
  id: z.string(),
  /** Letters, the best first. */
  ranks: z.array(z.string()),
  scores: z.record(z.string(), z.number().min(0).max(10)),
  faults: z.record(z.string(), z.array(z.string())),
  language_faults: z.record(z.string(), z.array(z.string())),
  endings: z.record(z.string(), z.enum(endings)),
});
export type Reading = z.infer<typeof readingSchema>;

export const answersSchema = z.strictObject({ reader: z.string(), answers: z.array(readingSchema) });
export type Answers = z.infer<typeof answersSchema>;

/** Numbers from 0 up to 1, the same for the same text: an FNV hash that seeds mulberry32. */
const numbersOf = (text: string): (() => number) => {
  let state = 2166136261;
  for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const again = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((again ^ (again >>> 14)) >>> 0) / 4294967296;
  };
};

/** The items in an order that depends on nothing but the text. */
export const shuffled = <T>(items: readonly T[], text: string): T[] => {
  const next = numbersOf(text);
  return items
    .map((item) => ({ item, at: next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
};

export const letterAt = (at: number): string => String.fromCodePoint(65 + at);
