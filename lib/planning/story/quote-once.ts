import type { ToldShot } from "./tell-story.ts";

const original = /\s*\(“([^”]*)”\)/gu;

/** The user's foreign words stand once beside their English, in the descriptions. */
export const quoteOnce = (told: readonly ToldShot[]): ToldShot[] => {
  let shown = "";
  return told.map(({ description, narrative_purpose }) => ({
    description: description.replace(original, (whole, words: string) => {
      if (shown.includes(words.toLowerCase())) return "";
      shown += `${words.toLowerCase()}\n`;
      return whole;
    }),
    narrative_purpose: narrative_purpose.replace(original, ""),
  }));
};
