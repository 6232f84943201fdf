import type { Act } from "#lib/contract/acts.ts";
import { kindGroups, nounKinds } from "#lib/planning/coverage/table-schema.ts";

/**
 * What else a clause must hold for its verb to name an act. In the tables, behind the verb: a word (`photo|picture`),
 * `=hand|food` an object of that name or kind, `@drink` a thing of that kind, `^plant` a doer of that kind or name, `/off` a
 * small word anywhere behind it, `+` an object, `~` none, `&` another one.
 */
export type ActToken =
  | { is: "word" | "thing" | "kind" | "doer" | "behind"; any: readonly string[] }
  | { is: "object" | "no_object" | "another"; any: readonly [] };

/** What a row says: an act, that nothing is seen of it (`takes turns`), or that its object names the act (`has a chat`). */
export type Named = Act | "unseen" | "deed";

export interface ActPattern {
  act: Named;
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
  if (written.startsWith("=")) return { is: "thing", any: written.slice(1).split("|") };
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
export function actTable(rows: Partial<Record<Named, string[]>>): ActTable {
  const verbs = new Map<string, ActPattern[]>();
  let longest = 0;
  for (const [act, forms] of Object.entries(rows))
    for (const form of forms) {
      const [verb = "", ...rest] = form.split(" ");
      const pattern: ActPattern = { act: act as Named, tokens: rest.map(tokenOf) };
      verbs.set(verb, [...(verbs.get(verb) ?? []), pattern]);
      longest = Math.max(longest, verb.length);
    }
  return { verbs, longest };
}

/** What a token says of what is meant: a word the most, that something stands there at all the least. */
const saying: Record<ActToken["is"], number> = {
  word: 10,
  behind: 10,
  thing: 10,
  doer: 7,
  kind: 7,
  another: 4,
  object: 2,
  no_object: 2,
};
/** Rows whose object names the act come behind those that know it by a word, and before those that know its kind. */
const deedSays = 9;
/** How much a row asks for: the more the better it is meant. */
export const asked = ({ act, tokens }: ActPattern, isKindOnly: (token: ActToken) => boolean): number =>
  tokens.reduce((sum, token) => sum + saying[isKindOnly(token) ? "kind" : token.is], act === "deed" ? deedSays : 0);

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
    ((is === "word" || is === "behind" || is === "thing") && any.some((word) => beside.includes(word)));
  const weight = ({ tokens }: ActPattern) => tokens.filter(({ is }) => is === "word" || is === "thing").length;
  const rows = patternsOf(table, verb).filter(({ tokens }) => tokens.every(isSaid));
  const named = rows.toSorted((a, b) => weight(b) - weight(a))[0]?.act ?? null;
  return named === "unseen" || named === "deed" ? null : named;
}
