import { z } from "zod";
import file from "#data/looks/plain-colours.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";
import { colourTable, garmentTable, hatTable, markWords } from "./look-tables.ts";
import { longest, saidAt } from "./words-said.ts";

const { before, worn, garments } = checkedData(
  "looks/plain-colours.json",
  z.strictObject({
    /** What stands between somebody and a colour that is all that is told of their clothes, by language. */
    before: z.record(z.string(), z.string().min(1)),
    /** English plurals of what the colour may be of, which end as verbs do. */
    worn: z.string().transform((list) => new Set(list.split(","))),
    /** What they wear in that colour. */
    garments: z.strictObject({ woman: z.string(), man: z.string(), child: z.string() }),
  }),
  file,
);
const patterns = new Map(
  Object.entries(before).map(([language, words]) => [language, new RegExp(`^,? ?(?:${words}) $`, "iu")]),
);

/** Languages whose names end with their noun. */
const nounLast: ReadonlySet<string> = new Set(["en", "de"]);
/** Whether an English word behind a colour is what has it: `in red shoes`, `in red light`; `dances` tells what is done. */
const isNamed = (rest: string): boolean => {
  const next = /^ ([a-z]+)/u.exec(rest)?.[1];
  if (next === undefined || saidAt(markWords("breaks"), next, "en").length > 0) return false;
  return !/(?:s|ed|ing)$/u.test(next) || worn.has(next);
};

/** Letters behind a name in which the colour ends. */
const reach = 40;
/** Letters of what the colour would be of. */
const furthest = 24;

/**
 * What somebody wears of whom a sentence tells no garment but a colour right behind their name: `a woman in red`, `una
 * mujer vestida de rojo`. In English, as wardrobes are told; null where the colour is something else's.
 */
export function plainColour(
  text: string,
  name: string,
  { language, who }: { language: string; who: keyof typeof garments },
): string | null {
  const pattern = patterns.get(language);
  const start = text.toLowerCase().indexOf(name.toLowerCase());
  if (pattern === undefined || start < 0) return null;
  // A Romance name begins with its noun, and may have the colour in it.
  const nameEnd = start + (nounLast.has(language) ? name : (name.split(" ")[0] ?? name)).length;
  const behind = text.slice(nameEnd, nameEnd + reach + furthest);
  const low = behind.toLowerCase();
  const found = longest(
    colourTable.flatMap((row) => saidAt(row.words, low, language).map((said) => ({ ...said, row }))),
  )
    .filter(({ end }) => end <= reach)
    .toSorted((a, b) => a.start - b.start)[0];
  if (found === undefined || !pattern.test(`${behind.slice(0, found.start).trimEnd()} `)) return null;
  const rest = behind.slice(found.end);
  // `in roten Schuhen`: the colour is of the noun that follows it.
  const isOfNoun =
    (language === "de" && /^\s\p{Lu}/u.test(rest)) ||
    (language === "en" && isNamed(rest)) ||
    [...garmentTable, ...hatTable].some(({ words }) =>
      saidAt(words, low.slice(found.end), language).some(({ start }) => start < furthest / 2),
    );
  const colour = found.row.words.get("en")?.().words.at(-1);
  return isOfNoun || colour === undefined ? null : `${colour} ${garments[who]}`;
}
