import { z } from "zod";
import file from "#data/language/lexicons/look.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";
import { lexiconOf } from "#lib/planning/intent/lexicon.ts";
import { rowsOf } from "./rows.ts";

const tables = checkedData(
  "language/lexicons/look.json",
  z.strictObject({
    colours: rowsOf(z.string().regex(/^#[0-9a-f]{6}$/u)),
    moods: rowsOf(z.string().min(1)),
    styles: rowsOf(z.string().min(1)),
    eras: rowsOf(z.string().min(1)),
    adjectives: z.array(z.string().min(1)),
  }),
  file,
);

/** Colour words to `#rrggbb`. */
export const colourLexicon = lexiconOf<string>(tables.colours);

/** Mood words to the mood they name in the plan. */
export const moodLexicon = lexiconOf<string>(tables.moods);

/** Styles in the words of the trade. */
export const styleLexicon = lexiconOf<string>(tables.styles);

/** Periods by word; years and decades are read by pattern. */
export const eraLexicon = lexiconOf<string>(tables.eras);

/** Plain adjectives: they qualify a subject and never are one. */
export const adjectiveLexicon = lexiconOf<true>(tables.adjectives.map((words) => [words, true] as const));
