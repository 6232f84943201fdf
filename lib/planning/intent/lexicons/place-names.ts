import { z } from "zod";
import file from "#data/language/lexicons/place-names.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";

const names = z.array(z.string().min(1));
/** Cities, regions and countries as they are written in lower case; none that is an everyday word too. */
const { cities, lands } = checkedData(
  "language/lexicons/place-names.json",
  z.strictObject({ lands: names, cities: names }),
  file,
);

/** Whether a name is of a city or of a land. */
export const placeNames: ReadonlyMap<string, "city" | "land"> = new Map([
  ...lands.filter((name) => name !== "island").map((name) => [name, "land"] as const),
  ...cities.map((name) => [name, "city"] as const),
]);

const joints = new Set(["de", "do", "da", "es", "au", "del"]);
const mostWords = 4;
/** The text with the places it names in capitals: `new york` is `New York`. */
export function capitalisePlaces(text: string): string {
  const words = text.split(" ");
  for (let at = 0; at < words.length; at++)
    for (let count = Math.min(mostWords, words.length - at); count >= 1; count--) {
      const run = words.slice(at, at + count);
      if (!placeNames.has(run.join(" ").replace(/[,.]$/u, ""))) continue;
      run.forEach((word, index) => {
        const small = index > 0 && joints.has(word);
        words[at + index] = small ? word : word.slice(0, 1).toUpperCase() + word.slice(1);
      });
      at += count - 1;
      break;
    }
  return words.join(" ");
}
