import type { Film } from "#lib/planning/film.ts";
import { timeWords, weatherIndoors, weatherWords } from "./atmosphere.ts";
import { isEnglish, mentions } from "./words.ts";

const glue: ReadonlySet<string> = new Set(["with", "under", "through", "light", "early", "last"]);

const hourSaid =
  /\b(?:dawn|daybreak|sunrise|sunup|first light|morning|noon|midday|afternoon|golden hour|dusk|twilight|sunset|sundown|nightfall|evening|blue hour|midnight|moonlight|moonlit|starlight|under the stars|at night|by night|tonight|nighttime)\b/iu;

/** The place with the user's own words for it once, later by its English name. */
export const placePhrase = (film: Film, index: number): string => {
  const phrase = film.place.phrase ?? "";
  return index === 0 || isEnglish(film.reading) ? phrase : phrase.replace(/\s*\(“[^”]*”\)/u, "");
};

/** Time and weather of a shot; both only at first, and never what its sentence already says. */
export const airOf = (film: Film, a: string, index: number): string => {
  const { dice, reading } = film;
  const told = (wording: string) =>
    wording.split(" ").some((word) => word.length > 3 && !glue.has(word) && mentions(a, word));
  /** In the first shot the wording that repeats a word of the intent. */
  const own = (list: readonly string[], key: string): string => {
    const said = list.filter((item) => item.split(" ").some((word) => word.length > 3 && mentions(reading.raw, word)));
    return dice.pick(index === 0 && said.length > 0 ? said : list, `${key} ${index}`);
  };
  const skies = film.place.interior ? weatherIndoors : weatherWords;
  // That a room is lit by its lamps is said once.
  const time = index > 0 && film.time_of_day === "interior" ? "" : own(timeWords[film.time_of_day], "time");
  const weather = own(skies[reading.intent.weather], "weather");
  // "at sunrise" is as good as "at grey dawn": an hour is told once, whatever its word.
  const hour = hourSaid.test(a) ? "" : time;
  const both = [hour, weather].filter((each) => each !== "" && !told(each));
  return index === 0 ? both.join(" ") : index % 2 === 1 ? "" : (both[index % Math.max(1, both.length)] ?? "");
};
