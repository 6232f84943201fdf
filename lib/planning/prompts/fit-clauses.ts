import type { Model } from "#lib/contract/model.ts";
import { capital } from "#lib/planning/compile/words.ts";
import type { Clause } from "./clauses.ts";
import { cutToFit, promptLength } from "./length.ts";

type Unit = Model["prompt"]["unit"];

/** Everything else goes before one of these does: who, what, how it is looked at, lit and drawn. */
const essential: ReadonlySet<string> = new Set(["form", "action", "identity", "camera", "light", "style", "dialogue"]);
/** Share of the limit that the action may claim before the other essentials give way. */
const actionShare = 0.4;

/** The first identity of several: the one the shot is about. */
const firstIdentity = (text: string): string => {
  const tagged = /^\[Character A: [^\]]*\]/u.exec(text)?.[0];
  return tagged === undefined ? `${text.split(/;\s/u)[0]?.replace(/\.$/u, "") ?? text}.` : `${tagged}.`;
};

const marked = /^[[(<{@【]/u;
const sentence = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

interface Said {
  text: string;
  key: string;
  end: string;
  /** Between its commas; a part with no key of its own may be said as often as it likes. */
  parts: readonly { text: string; key: string; telling: boolean }[];
}

const partOf = (text: string): Said["parts"][number] => {
  const key = sentence(text).replace(/^(?:while|and|as|then) /u, "");
  const quotes = key.includes(" ") && !/[.!?;]$/u.test(text) && /[“「«]/u.test(text);
  return { text, key, telling: quotes || key.split(" ").length > 3 };
};
const readSentences = (text: string): readonly Said[] =>
  text.split(/(?<=[.!?;])\s+/u).map((each) => ({
    text: each,
    key: sentence(each),
    end: /[.!?;:]+$/u.exec(each)?.[0] ?? "",
    parts: each.split(/(?<=,)\s+/u).map(partOf),
  }));

/** One statement goes to two dozen models, and is taken apart once. */
const taken = new Map<string, readonly Said[]>();
const sentencesOf = (text: string): readonly Said[] => {
  const known = taken.get(text);
  if (known !== undefined) return known;
  if (taken.size > 2000) taken.clear();
  const read = readSentences(text);
  taken.set(text, read);
  return read;
};

/** A sentence without the parts between commas that were said before. */
const unrepeated = (each: Said, said: Set<string>): string => {
  const kept = each.parts.filter(({ key, telling }) => {
    if (said.has(key)) return false;
    if (telling) said.add(key);
    return true;
  });
  if (kept.length === each.parts.length) return each.text;
  const text = kept.map((part) => part.text).join(" ");
  return text === "" ? "" : `${text.replace(/[\s,.!?;:]+$/u, "")}${each.end}`;
};

/** Statements in order, each once. */
export const joinClauses = (clauses: readonly Clause[]): string => {
  const said = new Set<string>();
  const parts = new Set<string>();
  return clauses
    .map((clause) =>
      sentencesOf(clause.text)
        .filter(({ key }) => {
          if (key === "" || said.has(key)) return false;
          if (key.includes(" ")) said.add(key);
          return true;
        })
        .map((each) => unrepeated(each, parts))
        .filter((text) => text !== "")
        .join(" ")
        .replace(/;$/u, "."),
    )
    .filter((text) => text !== "")
    .map((text) => (marked.test(text) ? text : capital(text)))
    .join(" ");
};

/**
 * Shortens by whole statements, least important first, and says so. When only the essentials are left, the action is cut
 * at a sentence; where that would leave little of it, the essentials give way too.
 */
export const fitClauses = (
  clauses: readonly Clause[],
  limit: number | null,
  unit: Unit,
): { prompt: string; notes: string[] } => {
  const full = joinClauses(clauses);
  if (limit === null || promptLength(full, unit) <= limit) return { prompt: full, notes: [] };
  const dropped: string[] = [];
  let left = [...clauses];
  const drop = (among: readonly Clause[]): boolean => {
    if (among.length === 0) return false;
    const least = among.reduce((worst, clause) => (clause.rank >= worst.rank ? clause : worst));
    left = left.filter((clause) => clause !== least);
    dropped.push(least.name);
    return true;
  };
  const over = () => promptLength(joinClauses(left), unit) > limit;
  while (over() && drop(left.filter((clause) => !essential.has(clause.name) && clause.rank > 0)));
  if (over()) {
    const shortened = left.map((clause) =>
      clause.name === "identity" ? { ...clause, text: firstIdentity(clause.text) } : clause,
    );
    if (joinClauses(shortened) !== joinClauses(left)) dropped.push("identities beside the first");
    left = shortened;
  }
  const actionRoom = () =>
    limit - promptLength(joinClauses(left.filter((clause) => clause.name !== "action")), unit) - 2;
  const told = () => left.filter((clause) => clause.name !== "action" && clause.rank > 0);
  while (over() && actionRoom() < limit * actionShare && drop(told()));
  const notes =
    dropped.length === 0
      ? []
      : [`Left out to stay within ${limit} ${unit.replaceAll("_", " ")}: ${dropped.join(", ")}.`];
  if (!over()) return { prompt: joinClauses(left), notes };

  const before = promptLength(joinClauses(left), unit);
  const room = actionRoom();
  const shortened = left.map((clause) =>
    clause.name === "action" ? { ...clause, text: cutToFit(clause.text, Math.max(1, room), unit) } : clause,
  );
  const prompt = cutToFit(joinClauses(shortened), limit, unit);
  notes.push(
    `The action was shortened from ${before} to ${promptLength(prompt, unit)} ${unit.replaceAll("_", " ")} at a sentence end.`,
  );
  return { prompt, notes };
};
