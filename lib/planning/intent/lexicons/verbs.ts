import { z } from "zod";
import file from "#data/language/lexicons/verbs.json" with { type: "json" };
import { motions, type Motion } from "#lib/contract/vocabulary.ts";
import { checkedData } from "#lib/planning/checked-data.ts";
import { lexiconOf } from "#lib/planning/intent/lexicon.ts";
import { rowsOf } from "./rows.ts";

/** Verbs of ten and more languages by what a drawn thing does. */
export const verbLexicon = lexiconOf<Motion>(
  checkedData("language/lexicons/verbs.json", rowsOf(z.enum(motions)), file),
);
