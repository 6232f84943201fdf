import { z } from "zod";
import smallWords from "#data/language/lexicons/grammar.json" with { type: "json" };
import numbers from "#data/language/lexicons/numbers.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";
import { lexiconOf } from "#lib/planning/intent/lexicon.ts";
import { rowsOf, splitWords } from "./rows.ts";

export const grammars = ["article", "place", "link", "and", "pronoun", "filler"] as const;
export type Grammar = (typeof grammars)[number];

/** Small words: `place` makes a place of what follows, `link` joins, `filler` names no thing. */
export const grammarLexicon = lexiconOf<Grammar>(
  checkedData("language/lexicons/grammar.json", rowsOf(z.enum(grammars)), smallWords),
);

const { chinese, classifiers, words } = checkedData(
  "language/lexicons/numbers.json",
  z.strictObject({ chinese: rowsOf(z.int()), classifiers: splitWords, words: rowsOf(z.int()) }),
  numbers,
);
/** 一幅, 三张, 两位: a number and the word its thing is counted with. */
const countedWith = chinese.map(
  ([sign, value]) => [classifiers.map((classifier) => sign + classifier).join("|"), value] as const,
);

/** Counting words; articles are read separately. */
export const numberLexicon = lexiconOf<number>([...countedWith, ...words]);
