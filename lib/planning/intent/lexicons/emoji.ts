import { z } from "zod";
import pictures from "#data/language/lexicons/emoji.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";

/** Emoji to the English noun they picture. */
const emojiNouns: ReadonlyMap<string, string> = new Map(
  Object.entries(checkedData("language/lexicons/emoji.json", z.record(z.string(), z.string().min(1)), pictures)),
);

/** One pictograph with its joiners, tones and variation selectors. */
export const emojiPattern =
  /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})*(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})*)*/gu;

/** The noun of an emoji: whole sequence first, then its first picture. */
export const nounOfEmoji = (emoji: string): string | undefined => {
  const plain = emoji.replace(/\ufe0f|\p{Emoji_Modifier}/gu, "");
  return emojiNouns.get(plain) ?? emojiNouns.get([...plain][0] ?? "");
};
