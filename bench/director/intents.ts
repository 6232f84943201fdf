import { readFileSync } from "node:fs";
import { z } from "zod";

/** The length of a film whose client orders none, in seconds. */
export const usualSeconds = 16;

const intentSchema = z.object({
  id: z.string().regex(/^[a-z]+[0-9]+(-[0-9]+)?$/),
  language: z.string(),
  text: z.string().min(1),
  /** Never looked at while anything is tuned. */
  held_out: z.boolean(),
  kind: z.string().optional(),
  /** The length that the words order. */
  seconds: z.number().positive().optional(),
  /** How many shots are ordered, where it is. */
  shots: z.number().int().min(3).max(5).optional(),
});
export type BenchIntent = z.infer<typeof intentSchema>;

export const splits = ["all", "development", "held_out"] as const;
export type Split = (typeof splits)[number];

/** The intents of a file, or one split of them. Throws where two have one id. */
export const readIntents = (path: string, split: Split = "all"): BenchIntent[] => {
  const intents = z.array(intentSchema).parse(JSON.parse(readFileSync(path, "utf8")));
  const ids = new Set(intents.map(({ id }) => id));
  if (ids.size !== intents.length) throw new Error(`${path} has two intents of one id.`);
  return intents.filter(({ held_out }) => split === "all" || held_out === (split === "held_out"));
};

/** One of the splits, or an error that names them. */
export const splitNamed = (name: string): Split => {
  const split = splits.find((each) => each === name);
  if (split === undefined) throw new Error(`A split is one of ${splits.join(", ")}, not ${name}.`);
  return split;
};
