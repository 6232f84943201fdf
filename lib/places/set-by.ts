import { z } from "#schema";
import { placedWheres, type PlacedWhere } from "#lib/contract/staging.ts";
import file from "#data/places/set-by.json" with { type: "json" };

/** Where words have a thing by somebody who was named before: at his feet, beside her, behind them. */

const patterns = z.record(z.enum(placedWheres), z.string().min(1));
const read = z
  .strictObject({
    /** Words of place with their pronoun, as patterns: behind the thing that is there, and ahead of it. */
    spots: z.record(z.string(), z.strictObject({ behind: patterns.optional(), ahead: patterns })),
  })
  .safeParse(file);
if (!read.success) throw new Error(`data/places/set-by.json is ill-formed: ${z.prettifyError(read.error)}`);

const unspaced: ReadonlySet<string> = new Set(["ja", "zh"]);

const rows = new Map(
  Object.entries(read.data.spots).map(([language, { behind, ahead }]) => [
    language,
    placedWheres.map((where) => ({
      where,
      // What somebody does with it may stand between, and how it is: `a dog asleep at his feet`.
      behind:
        behind === undefined
          ? null
          : new RegExp(`^(?:\\s[\\p{L}-]+){0,4}?\\s(?:${behind[where]})(?![\\p{L}\\p{M}])`, "iu"),
      ahead: unspaced.has(language)
        ? new RegExp(`(?:${ahead[where]})[^、。]{0,10}$`, "u")
        : new RegExp(`(?<![\\p{L}\\p{M}])(?:${ahead[where]})(?:\\s[\\p{L}\\p{M}-]+){0,5}\\s$`, "iu"),
    })),
  ]),
);

interface Spot {
  where: PlacedWhere;
  /** The words that tell it, with all between them and the thing. */
  start: number;
  end: number;
}

const reach = 70;

/** Where words have the thing of a phrase of `text` by somebody; null where they have it by nobody. */
export function spotSaid(text: string, { start, end }: { start: number; end: number }, language: string): Spot | null {
  const before = text.slice(Math.max(0, start - reach), start);
  const after = text.slice(end, end + reach);
  for (const { where, behind, ahead } of rows.get(language) ?? []) {
    const [later, earlier] = [behind?.exec(after) ?? null, ahead.exec(before)];
    if (later !== null) return { where, start: end, end: end + later[0].length };
    if (earlier !== null) return { where, start: start - before.length + earlier.index, end: start };
  }
  return null;
}
