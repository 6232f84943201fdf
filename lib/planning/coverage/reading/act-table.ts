import type { Act } from "#lib/contract/acts.ts";
import { kindGroups, nounKinds } from "#lib/planning/coverage/table-schema.ts";

/**
 * What else a clause must hold for its verb to name an act. In the tables, behind the verb: a word (`photo|picture`),
 * `@drink` a thing of that kind, `^plant` a doer of that kind or name, `/off` a small word anywhere behind it, `+` an object,
 * `~` none, `&` another one.
 */
export type ActToken =
  | { is: "word" | "kind" | "doer" | "behind"; any: readonly string[] }
  | { is: "object" | "no_object" | "another"; any: readonly [] };

export interface ActPattern {
  act: Act;
  tokens: readonly ActToken[];
}

export interface ActTable {
  /** Verbs in their base form, those of which the table has the beginning (`reg-`) and any verb (`*`), each with its rows. */
  verbs: ReadonlyMap<string, readonly ActPattern[]>;
  /** The longest beginning of a verb that has rows. */
  longest: number;
}

const kinds: ReadonlySet<string> = new Set<string>([...nounKinds, ...kindGroups]);

function tokenOf(written: string): ActToken {
  if (written === "+") return { is: "object", any: [] };
  if (written === "~") return { is: "no_object", any: [] };
  if (written === "&") return { is: "another", any: [] };
  if (written.startsWith("@")) {
    const any = written.slice(1).split("|");
    const unknown = any.find((kind) => !kinds.has(kind));
    if (unknown !== undefined) throw new Error(`acts: no kind is called ${unknown}`);
    return { is: "kind", any };
  }
  if (written.startsWith("/")) return { is: "behind", any: written.slice(1).split("|") };
  return written.startsWith("^")
    ? { is: "doer", any: written.slice(1).split("|") }
    : { is: "word", any: written.split("|") };
}

/** The rows of a language, by their verbs. Throws where one asks for a kind that there is not. */
export function actTable(rows: Partial<Record<Act, string[]>>): ActTable {
  const verbs = new Map<string, ActPattern[]>();
  let longest = 0;
  for (const [act, forms] of Object.entries(rows))
    for (const form of forms) {
      const [verb = "", ...rest] = form.split(" ");
      const pattern: ActPattern = { act: act as Act, tokens: rest.map(tokenOf) };
      verbs.set(verb, [...(verbs.get(verb) ?? []), pattern]);
      longest = Math.max(longest, verb.length);
    }
  return { verbs, longest };
}

/** Rows of a verb's form: of the whole word, and of its longest beginning in the table. */
export function patternsOf({ verbs, longest }: ActTable, form: string): readonly ActPattern[] {
  const whole = verbs.get(form) ?? [];
  for (let length = Math.min(form.length, longest); length > 0; length--) {
    const rows = verbs.get(`${form.slice(0, length)}-`);
    if (rows !== undefined) return [...whole, ...rows];
  }
  return whole;
}

/** The act that a verb in its base form names with these words alone, whoever does it to whatever; null where none. */
export function actOfWords(table: ActTable, verb: string, beside: readonly string[]): Act | null {
  const isSaid = ({ is, any }: ActToken) =>
    is === "object" ||
    is === "no_object" ||
    ((is === "word" || is === "behind") && any.some((word) => beside.includes(word)));
  const weight = ({ tokens }: ActPattern) => tokens.filter(({ is }) => is === "word").length;
  const rows = patternsOf(table, verb).filter(({ tokens }) => tokens.every(isSaid));
  return rows.toSorted((a, b) => weight(b) - weight(a))[0]?.act ?? null;
}
