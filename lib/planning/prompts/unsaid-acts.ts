import table from "#data/coverage/en/acts.json" with { type: "json" };
import { actPhrase, actTitle } from "#lib/contract/act-phrases.ts";
import type { Act } from "#lib/contract/acts.ts";
import type { Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import { capital } from "#lib/planning/compile/words.ts";

/** Verbs that tell an act in English, as the reader of stories knows them; what stands behind them tells which. */
const forms: Partial<Record<Act, readonly string[]>> = table;
const verbOf = (form: string): string => form.split(" ")[0]?.toLowerCase() ?? "";
const verbs = new Map<Act, ReadonlySet<string>>();
const verbsOf = (act: Act): ReadonlySet<string> => {
  const known = verbs.get(act) ?? new Set([...(forms[act] ?? []), actTitle(act)].map(verbOf));
  verbs.set(act, known);
  return known;
};

/** The forms that a word of a sentence in the present tense may come from. */
const basesOf = (word: string): string[] => [
  word,
  word.replace(/s$/u, ""),
  word.replace(/es$/u, ""),
  word.replace(/ies$/u, "y"),
  word.replace(/ing$/u, ""),
  word.replace(/ing$/u, "e"),
  word.replace(/(\p{L})\1ing$/u, "$1"),
];

const tells = (text: string, act: Act): boolean => {
  const wanted = verbsOf(act);
  return text
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .some((word) => basesOf(word).some((base) => wanted.has(base)));
};

const named = (name: string): string =>
  /^(?:\p{Lu}|(?:an?|the|his|her|their|its|two|three)\s)/u.test(name) ? name : `the ${name}`;

/**
 * Acts of a shot that its English words do not tell, each in a plain sentence; empty where all are told. `english` is what
 * a model reads of the shot beside it.
 */
export const unsaidActs = ({ cast, props, places }: Screenplay, { acts }: ScreenplayShot, english: string): string => {
  const entries = [...cast, ...props, ...places];
  const nameOf = (id: string) => named(entries.find((entry) => entry.id === id)?.name ?? id.replaceAll("_", " "));
  const several = (id: string) => (cast.find((entry) => entry.id === id)?.count ?? 1) > 1;
  return acts
    .filter(({ act }) => !tells(english, act))
    .map((act) => `${capital(nameOf(act.by))} ${actPhrase(act, nameOf, several(act.by))}.`)
    .join(" ");
};
