import { z } from "zod";
import file from "#data/elements/animal-heads.json" with { type: "json" };
import { partList, unknownIn, vocabulary } from "./creature-rows.ts";
import { atFirstUse } from "./first-use.ts";

/**
 * How heads on four legs are painted, in the words of creatures and the measures of a row of `four-legs.json`: in
 * profile in units of the head's length from the nape, from the front in its height.
 */
const heads = z.strictObject({
  ...vocabulary,
  /** On the skin, over the nape, and the rest in the order in which it is drawn. */
  profile: z.strictObject({ skin: partList, nape: partList, nose: partList, eyes: partList, whiskers: partList }),
  face: z.strictObject({ skin: partList, shade: partList, features: partList, whiskers: partList }),
});

const measures = [
  "eye_x", "eye_y", "eye_r", "nose_x", "nose_y", "nose_rx", "nose_ry", "muzzle_from", "muzzle_y", "muzzle_rx",
  "muzzle_ry", "slant", "hair", "open",
] as const; // prettier-ignore
/** Those of one view; what it has not counts as 0. */
export type HeadMeasures = Partial<Record<(typeof measures)[number], number>>;
const facts = ["cheek", "muzzle", "furry", "behind"] as const;
export type HeadFact = (typeof facts)[number];

/** Throws where the file is ill-formed or names what is not there. */
export const animalHeads = atFirstUse(() => {
  const { success, data, error } = heads.safeParse(file);
  if (!success) throw new Error(`data/elements/animal-heads.json is ill-formed: ${z.prettifyError(error)}`);
  const told = { cheek: "#000000", muzzle: "#000000", nose: "#000000", iris: "#000000" };
  const parts = [...Object.values(data.profile), ...Object.values(data.face)];
  const unknown = unknownIn(parts, { ...data, colours: { ...data.colours, ...told } }, measures, facts);
  if (unknown.length > 0) throw new Error(`data/elements/animal-heads.json knows no ${unknown.join(", no ")}`);
  return data;
});
