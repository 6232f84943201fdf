import { kindGroups, nounKinds, slotNames, type LineEntry } from "./table-schema.ts";

/** One condition of a line: `S:person`, `!O`, `first`. */
export interface Guard {
  slot: string;
  is: string | null;
  negated: boolean;
}

/** A piece of a line: words, a slot with its form, or a choice by agreement. */
export type Piece =
  | { say: string }
  | { slot: string; form: string | null; optional: boolean }
  | { choices: string[]; by: string };

export interface Line {
  text: string;
  guards: Guard[];
  pieces: Piece[];
}

const slotForms = ["part", "stuff", "his", "he", "him", "acc", "dat"];
const bare = ["first", "last", "in", "out", "not"];
const isSlot = (name: string) => (slotNames as readonly string[]).includes(name) || /^[1-9]$/.test(name);

function guardOf(written: string): Guard {
  const negated = written.startsWith("!");
  const [slot = "", is = null] = written.replace(/^!/, "").split(":");
  const [name = "", form = null] = slot.split(".");
  const isKnownSlot = isSlot(name) && (form === null || slotForms.includes(form));
  const known = is === null ? isKnownSlot || bare.includes(slot) : isKnownSlot;
  if (!known) throw new Error(`unknown guard ${written}`);
  if (is !== null && ![...nounKinds, ...kindGroups].some((kind) => kind === is))
    throw new Error(`unknown kind in guard ${written}`);
  return { slot, is, negated };
}

function pieceOf(token: string): Piece {
  if (token.startsWith("{")) {
    const optional = token.endsWith("?}");
    const [slot = "", form = null] = token.slice(1, optional ? -2 : -1).split(".");
    if (!isSlot(slot)) throw new Error(`unknown slot ${token}`);
    if (form !== null && !slotForms.includes(form)) throw new Error(`unknown form of a slot ${token}`);
    return { slot, form, optional };
  }
  const [, inner = "", by = "S"] = /^\[(.*?)(?::([A-Z]))?\]$/u.exec(token) ?? [];
  const choices = inner.split("|");
  if (choices.length < 2 || choices.length > 4) throw new Error(`two to four choices wanted in ${token}`);
  return { choices, by };
}

const parsed = new Map<string, Line>();

/** Reads one line of a table; throws where a slot or a guard is unknown. */
export function parseLine(text: string): Line {
  const kept = parsed.get(text);
  if (kept !== undefined) return kept;
  const [, guardText = "", body = text] = /^\(([^)]*)\)\s*(.*)$/su.exec(text) ?? [];
  const guards = guardText.split(/\s+/u).filter(Boolean).map(guardOf);
  const tokens = body.split(/(\{[^}]*\}|\[[^\]]*\])/u).filter((piece) => piece !== "");
  const pieces = tokens.map((token) => (/^[{[]/u.test(token) ? pieceOf(token) : { say: token }));
  const line = { text, guards, pieces };
  parsed.set(text, line);
  return line;
}

/** The alternatives of an entry: each a list of equal variants. */
export const alternativesOf = (entry: LineEntry): Line[][] =>
  typeof entry === "string"
    ? [[parseLine(entry)]]
    : entry.map((item) => (typeof item === "string" ? [parseLine(item)] : item.map(parseLine)));
