import { z } from "zod";
import file from "#data/language/lexicons/idea-holders.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";
import { splitWords, wordSet } from "./rows.ts";

const words = splitWords.transform((list): ReadonlySet<string> => new Set(list));
const { holders, joints, idea_last } = checkedData(
  "language/lexicons/idea-holders.json",
  z.strictObject({
    /** Nouns that hold an idea and are none themselves: the weight, the sound, the price of it. */
    holders: z.record(z.string(), words),
    joints: words,
    idea_last: wordSet,
  }),
  file,
);

export const ideaJoints = joints;
/** Languages that name the idea first. */
export const ideaLast = idea_last;

export const holdsIdea = (head: string, language: string): boolean => holders[language]?.has(head) === true;
