import { z } from "zod";
import rows from "#data/looks/postures.json" with { type: "json" };
import { poses, type Pose } from "#lib/contract/vocabulary.ts";
import { checkedData } from "#lib/planning/checked-data.ts";
import { saidAt, wordsByLanguage } from "./words-said.ts";

const table = checkedData(
  "looks/postures.json",
  z.array(z.strictObject({ pose: z.enum(poses), words: wordsByLanguage })),
  rows,
);

/** The posture that somebody's own name has them in: `a sleeping soldier`. */
export const postureSaid = (name: string, language: string): Pose | null =>
  table.find(({ words }) => saidAt(words, name.toLowerCase(), language).length > 0)?.pose ?? null;
