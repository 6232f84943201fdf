import { z } from "zod";
import postureTable from "#data/places/postures.json" with { type: "json" };
import { poses, type Pose } from "#lib/contract/vocabulary.ts";
import { checkedData } from "#lib/planning/checked-data.ts";
import { saidAt, wordsByLanguage } from "#lib/planning/looks/words-said.ts";

/** How words have somebody be, all the while: who sits on a wall does not come to sit down on it. */
const postures = checkedData(
  "places/postures.json",
  z.array(
    z.strictObject({
      pose: z.enum(poses),
      words: wordsByLanguage,
      /** Words that tell of coming to be so. */
      unless: wordsByLanguage.optional(),
    }),
  ),
  postureTable,
);

/** The posture that lower-case words have somebody in; null where they tell none. */
export const poseSaid = (text: string, language: string): Pose | null =>
  postures.find(
    ({ words, unless }) =>
      saidAt(words, text, language).length > 0 && (unless === undefined || saidAt(unless, text, language).length === 0),
  )?.pose ?? null;
