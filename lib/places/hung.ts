import { z } from "#schema";
import file from "#data/places/hung.json" with { type: "json" };
import { namePattern } from "./name-pattern.ts";

/** What hangs on the wall of a room because words say so: a map, a picture, a clock. */

const read = z
  .strictObject({
    /** Elements that can hang there. */
    elements: z.array(z.string()).min(1),
    /** How high such a thing is at least that is looked at on a wall, metres. */
    least_m: z.record(z.string(), z.number().positive()),
    /** Words by language, divided by commas, of which one stands near the thing; `*` stands for any letters. */
    words: z.record(z.string(), z.string().min(1)),
  })
  .safeParse(file);
if (!read.success) throw new Error(`data/places/hung.json is ill-formed: ${z.prettifyError(read.error)}`);

const hangable: ReadonlySet<string> = new Set(read.data.elements);
const leasts = new Map(Object.entries(read.data.least_m));
const patterns = new Map(
  Object.entries(read.data.words).map(([language, list]) => [language, namePattern(list, language)]),
);

/** Letters before and behind a name among which the words are looked for. */
const reach = 48;

/** Whether a text has a thing of an element on a wall, by what it is called there. */
export function isHung(element: string, names: readonly string[], text: string, language: string): boolean {
  const pattern = patterns.get(language);
  if (pattern === undefined || !hangable.has(element)) return false;
  const low = text.toLowerCase();
  return names.some((name) => {
    for (let at = name === "" ? -1 : low.indexOf(name); at >= 0; at = low.indexOf(name, at + name.length))
      if (pattern.test(low.slice(Math.max(0, at - reach), at + name.length + reach))) return true;
    return false;
  });
}

/** How high a thing is as it hangs, metres. */
export const hungHeight_m = (element: string, height_m: number): number => Math.max(height_m, leasts.get(element) ?? 0);
