import type { TimeOfDay } from "#lib/contract/vocabulary.ts";
import { matchesIn } from "#lib/planning/matches-in.ts";
import { capital } from "#lib/planning/compile/words.ts";

/** English words for an hour, and the hours of the vocabulary that they may stand for. */
const hourWords: readonly (readonly [RegExp, readonly TimeOfDay[]])[] = [
  [
    /\b(midnight|moonlit|moonlight|starlit|starlight|(?:at|by|the|dark|dead of) night|night ?time|night sky)\b/gi,
    ["night", "dusk"],
  ],
  [/\b(noon|midday|mid-day|broad daylight|blazing sun|high sun)\b/gi, ["noon", "morning", "afternoon"]],
  [/\b(daylight|daytime|sunlit|sunny)\b/gi, ["noon", "morning", "afternoon", "golden_hour", "dawn"]],
  [/\b((?:in the|early|late|this|mid|bright|clear) ?morning|morning (?:light|sun))\b/gi, ["morning", "dawn"]],
  [/\b(dawn|sunrise|daybreak)\b/gi, ["dawn", "morning", "golden_hour"]],
  [/\b((?:in the|early|late|this|bright) afternoon|afternoon (?:light|sun))\b/gi, ["afternoon", "noon", "golden_hour"]],
  [/\b(golden hour|low golden (?:light|sun))\b/gi, ["golden_hour", "dawn", "dusk", "afternoon", "morning"]],
  [/\b(dusk|sunset|sundown|twilight|nightfall|blue hour)\b/gi, ["dusk", "golden_hour", "night"]],
];

interface NamedHour {
  said: string;
  hours: readonly TimeOfDay[];
}

/** Hours that a description names; what stands in quotation marks is the intent's own, and it may say what it likes. */
const hoursIn = (description: string, raw: string): NamedHour[] => {
  const own = raw.toLowerCase();
  const bare = description.replace(/[“"][^”"]*[”"]/gu, "");
  return hourWords.flatMap(([pattern, hours]) =>
    matchesIn(bare, pattern)
      .map(([said]) => ({ said, hours }))
      .filter(({ said }) => !own.includes(said.toLowerCase().split(" ").at(-1) ?? said)),
  );
};

/** Words of a description that name another hour than this one. */
export const hoursAgainst = (description: string, hour: TimeOfDay): string[] =>
  hoursIn(description, "")
    .filter(({ hours }) => !hours.includes(hour))
    .map(({ said }) => said);

/** The description without the words that name the hour; a sentence that says nothing else goes whole. */
export const withoutHour = (description: string, said: string): string => {
  const sentences = description.split(/(?<=[.!?])\s+/u);
  const kept = sentences.flatMap((sentence) => {
    if (!sentence.toLowerCase().includes(said.toLowerCase())) return [sentence];
    const word = said.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const phrase = new RegExp(
      `,?\\s*(?:\\b(?:in|at|by|under|on|during|through|of|from)\\s+)?(?:\\b(?:the|a|an)\\s+)?(?:\\b(?:middle|light|dead|bright|hot|cold|dark|pale|soft|clear)\\s+(?:of\\s+(?:the\\s+)?)?)*${word}(?:\\s+(?:sun|light|sky|air))?`,
      "giu",
    );
    const rest = sentence
      .replace(phrase, "")
      .replace(/\s+([.,!?])/gu, "$1")
      .replace(/^[\s,]+/u, "");
    return rest.split(/\s+/u).length > 3 ? [capital(rest)] : [];
  });
  return kept.length > 0
    ? kept.join(" ")
    : description.replace(new RegExp(said, "giu"), "").trim() || "The same hour as before.";
};
