import type { TimeOfDay, Weather } from "#lib/contract/vocabulary.ts";
import { hoursAgainst, withoutHour } from "./hours.ts";
import { withoutPhrases, withSentence } from "./rewrite.ts";
import type { ShotChange } from "./shot-change.ts";

/** Gives the shot an hour, and takes out of its words what names another. */
export const setHour = (hour: TimeOfDay, words: string, change: ShotChange): boolean => {
  if (!change.set(words, "continuity.time_of_day", hour)) return false;
  let { description } = change.now;
  for (let left = 6; left > 0; left--) {
    const [said] = hoursAgainst(description, hour);
    if (said === undefined) break;
    const next = withoutHour(description, said);
    if (next === description) break;
    description = next;
  }
  change.set(words, "description", description);
  return true;
};

const weatherWords: Record<Weather, string> = {
  clear: "(?:clear|open|blue) sky|sunshine",
  cloudy: "clouds?|overcast(?: sky)?|heavy sky",
  rain: "(?:steady |heavy |soft |falling |cold )?(?:rain|drizzle|downpour)",
  storm: "(?:winter |heavy |wild )?(?:storm|tempest|thunder|gale)",
  snow: "(?:falling |deep |soft |driving )?(?:snow|snowfall|blizzard)",
  fog: "(?:thick |thin |morning )?(?:fog|mist|haze)",
  wind: "(?:hard |strong )?(?:wind|gusts?|breeze)",
  dust: "(?:blowing )?(?:dust|sandstorm)",
  unspecified: "(?!)",
};
const sentences: Partial<Record<Weather, string>> = {
  clear: "The sky is clear.",
  cloudy: "Grey clouds cover the sky.",
  rain: "Rain falls.",
  storm: "A storm rages.",
  snow: "Snow falls.",
  fog: "Fog drifts through.",
  wind: "A strong wind blows.",
  dust: "Dust blows through.",
};

/** Gives the shot its own weather, takes the other out of its words and puts it into them. */
export const setWeather = (weather: Weather, words: string, change: ShotChange): boolean => {
  const before = change.now["continuity.weather"];
  if (!change.set(words, "continuity.weather", weather)) return false;
  const bare = withoutPhrases(change.now.description, weatherWords[before]);
  change.set(words, "description", withSentence(bare, sentences[weather] ?? ""));
  return true;
};
