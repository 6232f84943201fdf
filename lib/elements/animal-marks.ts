import { z } from "#schema";
import file from "#data/elements/animal-marks.json" with { type: "json" };
import { partList, unknownIn, vocabulary } from "./creature-rows.ts";
import { atFirstUse } from "./first-use.ts";

/**
 * What animals have beyond their outline, by name, in the words of creatures: what grows on a head, in units of the
 * head; what is drawn on a coat, along its body or its legs; what stands out beyond the body. Rows of `four-legs.json`
 * and `birds.json` name them.
 */
const marks = z.strictObject({
  ...vocabulary,
  heads: z.record(z.string(), partList),
  coats: z.record(z.string(), z.strictObject({ body: partList.optional(), legs: partList.optional() })),
  beyond: z.record(z.string(), partList),
});
export type CoatMark = z.infer<typeof marks>["coats"][string];

/** Throws where the file is ill-formed or names what is not there. */
export const animalMarks = atFirstUse(() => {
  const { success, data, error } = marks.safeParse(file);
  if (!success) throw new Error(`data/elements/animal-marks.json is ill-formed: ${z.prettifyError(error)}`);
  const coats = Object.values(data.coats).flatMap(({ body = [], legs = [] }) => [body, legs]);
  const unknown = unknownIn([...Object.values(data.heads), ...Object.values(data.beyond), ...coats], data, ["speed"]);
  if (unknown.length > 0) throw new Error(`data/elements/animal-marks.json knows no ${unknown.join(", no ")}`);
  return data;
});
