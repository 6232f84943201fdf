import type { ActionPhrase, Reading } from "#lib/planning/reading.ts";
import { capital, isEnglish, tidy } from "./words.ts";

/** `fog lifts from the terraces`: words that hold their own doer, for weather is nobody of the cast. */
export const tellsItself = (reading: Reading, act: ActionPhrase): boolean =>
  isEnglish(reading) &&
  act.subject === null &&
  ownDoer.test(act.phrase) &&
  !act.phrase.toLowerCase().startsWith(act.verb);
const ownDoer =
  /^(?:(?:thick|heavy|light|warm|cold|first|soft|hard|morning|sea|summer|winter|autumn|spring)\s+)*(?:nobody|no one|fog|mist|haze|snow|snowflakes|rain|raindrops|hail|wind|winds|breeze|storm|storms|thunder|lightning|clouds?|sun|sunlight|sunshine|moonlight|frost|ice|dust|dawn|dusk|night|darkness|light)\s/iu;

/** Such words as a sentence: `fog rolling in` is told as it happens. */
export const selfTold = (act: ActionPhrase): string => {
  const words = capital(tidy(act.phrase)).split(" ");
  const at = words.findIndex((word) => word.toLowerCase() === act.verb.toLowerCase());
  const told = at > 0 && /ing$/i.test(act.verb) ? [...words.slice(0, at), "is", ...words.slice(at)] : words;
  return `${told.join(" ")}.`;
};
