import { z } from "zod";
import file from "#data/language/lexicons/conditions.json" with { type: "json" };
import { timesOfDay, weathers, type TimeOfDay, type Weather } from "#lib/contract/vocabulary.ts";
import { checkedData } from "#lib/planning/checked-data.ts";
import { lexiconOf } from "#lib/planning/intent/lexicon.ts";
import { rowsOf } from "./rows.ts";

const tables = checkedData(
  "language/lexicons/conditions.json",
  z.strictObject({
    times: rowsOf(z.enum(timesOfDay)),
    weathers: rowsOf(z.enum(weathers)),
    seasons: rowsOf(z.enum(weathers)),
  }),
  file,
);

/** Times of day; `interior` is read from places, not from words. */
export const timeLexicon = lexiconOf<TimeOfDay>(tables.times);

export const weatherLexicon = lexiconOf<Weather>(tables.weathers);

/** Season words that make weather or a look, not a subject. */
export const seasonLexicon = lexiconOf<Weather>(tables.seasons);
