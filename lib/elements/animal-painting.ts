import { z } from "#schema";
import file from "#data/elements/animal-painting.json" with { type: "json" };
import { partList, unknownIn, vocabulary } from "./creature-rows.ts";
import { atFirstUse } from "./first-use.ts";

/**
 * How the skin of bodies on four legs, the flank and bill of birds and heads on four legs are painted, in the words of creatures and the measures of a row of `four-legs.json`: in
 * profile in units of the head's length from the nape, from the front in its height.
 */
const painting = z.strictObject({
  ...vocabulary,
  body: z.strictObject({ barrel: partList, relief: partList, leg: partList, tail: partList }),
  bird: z.strictObject({ flank: partList, leg: partList, bill: partList }),
  /** On the skin, over the nape, and the rest in the order in which it is drawn. */
  profile: z.strictObject({ skin: partList, nape: partList, nose: partList, eyes: partList, whiskers: partList }),
  face: z.strictObject({ skin: partList, shade: partList, features: partList, whiskers: partList }),
});

const measures = [
  "eye_x", "eye_y", "eye_r", "nose_x", "nose_y", "nose_rx", "nose_ry", "muzzle_from", "muzzle_y", "muzzle_rx",
  "muzzle_ry", "slant", "hair", "open", "soft", "nape", "chest", "length", "fur", "coat_hairs", "breast_x", "breast_y",
  "hip_x", "hip_y", "thigh", "loin", "root_x", "root_y", "knee_x", "knee_y", "leg_hairs", "tip", "girth", "strands",
  "depth", "hook", "thick", "toe", "curl",
] as const; // prettier-ignore
/** Those of one view; what it has not counts as 0. */
export type AnimalMeasures = Partial<Record<(typeof measures)[number], number>>;
const facts = ["cheek", "muzzle", "furry", "behind", "tipped", "fine", "feathered", "webbed"] as const;
export type AnimalFact = (typeof facts)[number];

/** Throws where the file is ill-formed or names what is not there. */
export const animalPainting = atFirstUse(() => {
  const { success, data, error } = painting.safeParse(file);
  if (!success) throw new Error(`data/elements/animal-painting.json is ill-formed: ${z.prettifyError(error)}`);
  const told = Object.fromEntries(
    ["cheek", "muzzle", "nose", "iris", "under", "tip", "bill"].map((id) => [id, "#000000"]),
  );
  const parts = [data.body, data.bird, data.profile, data.face].flatMap((view) => Object.values(view));
  const unknown = unknownIn(parts, { ...data, colours: { ...data.colours, ...told } }, measures, facts);
  if (unknown.length > 0) throw new Error(`data/elements/animal-painting.json knows no ${unknown.join(", no ")}`);
  return data;
});
