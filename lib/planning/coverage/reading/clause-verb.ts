import type { Word } from "#lib/planning/coverage/syntax/analyse.ts";
import type { LanguageTable, VerbEntry } from "#lib/planning/coverage/tables.ts";
import { folded, isVerbal } from "./clause-heads.ts";
import { verbForm } from "./english-forms.ts";
import { childrenOf, type Tree } from "./tree.ts";

/** The verb of a clause with what the tables know of it. */
export interface ClauseVerb {
  text: string;
  start: number;
  end: number;
  entry: VerbEntry | null;
}

/** The tables' entry of a verb, the longest form of several words first. */
export function verbOf(tree: Tree, at: number, text: string, table: LanguageTable): ClauseVerb {
  const { words } = tree;
  const word = words[at] as Word;
  const low = folded(word);
  const particle = childrenOf(tree, at, "compound:prt", "advmod").map((child) => folded(words[child] as Word));
  const bases = table.language === "en" ? [verbForm(low, table)?.base ?? low, low] : [low];
  const beside = [words[at - 1], words[at + 1], words[at + 2], words[at + 3]].map((next) =>
    next === undefined ? "" : folded(next),
  );
  const forms = [
    ...bases.flatMap((base) => particle.map((each) => `${base} ${each}`)),
    `${low} ${beside.slice(1, 4).join(" ")}`,
    `${low} ${beside.slice(1, 3).join(" ")}`,
    // Where the verb stands last what makes it a compound stands before it.
    ...(table.grammar.order === "SOV" ? [`${beside[0]} ${low}`] : []),
    ...bases.map((base) => `${base} ${beside[1]}`),
    `${beside[0]} ${low}`,
    `${low} ${beside[1]}`,
    ...bases,
  ];
  const entry =
    table.grammar.script === "cjk"
      ? (table.verbs.at(text, word.start)?.row ?? table.verbs.find(low))
      : (forms.map((form) => table.verbs.find(form)).find((found) => found !== null) ??
        (table.language === "en" ? (verbForm(low, table)?.entry ?? null) : null));
  return { text: low, start: word.start, end: word.end, entry };
}

/** What somebody wants, tries or is able to do: the deed is told by the verb behind. */
export function deedOf(tree: Tree, at: number, table: LanguageTable): { deed: number; hoped: boolean } {
  const inner = childrenOf(tree, at, "xcomp").find((child) => isVerbal(tree.words[child] as Word));
  if (inner === undefined) return { deed: at, hoped: false };
  const low = folded(tree.words[at] as Word);
  const tie = childrenOf(tree, inner, "mark", "case").map((child) => folded(tree.words[child] as Word))[0] ?? "";
  const forms = [low, `${low} ${tie}`.trim()];
  const helps = forms.some((form) => table.grammar.can.includes(form));
  const hoped = forms.some((form) => table.grammar.prep["hoped"]?.includes(form) === true);
  return helps || hoped ? { deed: inner, hoped } : { deed: at, hoped: false };
}
