import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import type { Clause } from "./clauses.ts";
import type { Phrase } from "./phrase.ts";

const isSomebody = ({ noun, named }: Phrase): boolean =>
  named || (noun !== null && ["person", "animal", "group"].includes(noun.kind));

/** Whether a clause is about whom a word like `who` means that stands at its beginning, or before it behind a comma. */
function isRelative({ subject, subject_dropped, start }: Clause, text: string, words: readonly string[]): boolean {
  if (subject?.by === "pronoun") return subject.start === start && words.includes(subject.text.toLowerCase());
  const ahead = /,\s*(\p{L}+)\s*$/u.exec(text.slice(Math.max(0, start - 16), start))?.[1]?.toLowerCase();
  return subject_dropped && ahead !== undefined && words.includes(ahead);
}

/** `to his brother, who catches it`: it is done by who was named last before it. */
export function meanAntecedents(clauses: readonly Clause[], text: string, { grammar }: LanguageTable): void {
  for (const clause of clauses) {
    if (!isRelative(clause, text, grammar.who)) continue;
    const named = clauses.flatMap(({ phrases }) => phrases).filter((phrase) => phrase.end <= clause.start);
    const last = named.filter(isSomebody).toSorted((a, b) => b.end - a.end)[0];
    if (last !== undefined) clause.subject = last;
  }
}
