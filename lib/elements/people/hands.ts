import { z } from "#schema";
import file from "#data/people/hands.json" with { type: "json" };
import { rowsOf, type Rows } from "./rows.ts";

/**
 * Hands by what they do, in the order in which their parts are drawn: x runs from the wrist to the fingertips, y to the
 * thumb, both in heights of the person.
 */
const grips = ["fist", "open", "relaxed", "relaxed far"] as const;
const point = z.tuple([z.number(), z.number()]);
const path = z.array(point).min(3);
const part = z.union([
  /** A shape in the skin's colour, so many times as bright, with a share of light in it. */
  z.strictObject({ shape: path, times: z.number().optional(), light: z.number().optional() }),
  z.strictObject({ folds: z.array(path), width: z.number(), alpha: z.number() }),
  /** A finger along points: half its width at the root, the share by which it thins out (`late`: mostly at its tip). */
  z.strictObject({
    finger: path,
    half: z.number(),
    thins: z.number(),
    late: z.boolean().optional(),
    times: z.number(),
  }),
]);

export const hands: Rows<(typeof grips)[number], z.infer<typeof part>[]> = rowsOf(
  "data/people/hands.json",
  file,
  grips,
  z.array(part).min(1),
);
