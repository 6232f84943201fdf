import type { GrammarTable } from "#lib/planning/coverage/table-schema.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { chunksOf, coordinated, isVerb, type Chunk, type VerbChunk } from "./chunks.ts";
import { rolesOf } from "./roles.ts";
import type { Adjunct, Clause, Link, Phrase, Token } from "./token.ts";

/** Where the clause of the verb at `to` starts, after the verb at `from`: at a joining word if there is one. */
function boundary(chunks: readonly Chunk[], from: number, to: number, order: string): number {
  for (let at = to - 1; at > from; at--) {
    const chunk = chunks[at] as Chunk;
    if (chunk.is !== "join") continue;
    // Of `, and` the comma goes to the clause before; of a list of nouns the last comma may be no boundary at all.
    const isListComma =
      chunk.token.tag === "pause" &&
      chunks[at - 1]?.is === "phrase" &&
      chunks[at + 1]?.is === "phrase" &&
      chunks[at + 2]?.is === "join";
    if (!isListComma) return at;
  }
  if (order === "SOV") return from + 1;
  // `thinks he is a cat`, `says the moon is near`: what is thought or said has a subject of its own.
  const last = chunks[to - 1];
  const main = chunks[from] as Extract<Chunk, { is: "verb" }>;
  const verb = chunks[to] as Extract<Chunk, { is: "verb" }>;
  const hasContent = main.verb.verb?.class === "feel" || main.verb.verb?.class === "speak";
  if (
    last?.is === "phrase" &&
    (verb.verb.form !== "ing" || verb.tokens.length > 1) &&
    (last.phrase.by === "pronoun" || (hasContent && to - 1 === from + 1))
  )
    return to - 1;
  // `every voicemail he left`, `the man she loved`: two phrases meet, the second is the subject.
  for (let at = to - 1; at > from + 1; at--)
    if ((chunks[at] as Chunk).is === "phrase" && (chunks[at - 1] as Chunk).is === "phrase") return at;
  // `watches the sea rise`: the object is the subject of what follows; the clause starts at the verb itself.
  return to;
}

/** Splits the chunks into one list a clause. */
function clauseRanges(chunks: readonly Chunk[], grammar: GrammarTable): [number, number][] {
  const verbs = chunks.flatMap((chunk, at) => (isVerb(chunk) ? [at] : []));
  if (verbs.length === 0) return [];
  const { order } = grammar;
  const starts: number[] = [0];
  for (let index = 1; index < verbs.length; index++) {
    const edge =
      order === "SOV"
        ? nextJoin(chunks, verbs[index - 1] as number, verbs[index] as number, grammar.script)
        : boundary(chunks, verbs[index - 1] as number, verbs[index] as number, order);
    starts.push(edge);
  }
  return starts.map((start, index) => [start, starts[index + 1] ?? chunks.length]);
}

const nextJoin = (chunks: readonly Chunk[], from: number, to: number, script: string): number => {
  for (let at = from + 1; at < to; at++) {
    const chunk = chunks[at] as Chunk;
    if (chunk.is !== "join") continue;
    return chunk.token.link !== null && postposed(script).includes(chunk.token.link) ? at + 1 : at;
  }
  return from + 1;
};

/** Links that stand behind their clause where the verb does. */
const postposed = (script: string): readonly Link[] =>
  script === "cjk"
    ? ["until", "when", "because", "while", "before", "after", "if", "to"]
    : ["before", "after", "to", "while"];

const isMark = (chunk: Chunk) => chunk.is === "join" && (chunk.token.tag === "pause" || chunk.token.tag === "stop");

function readClause(all: readonly Chunk[], text: string, table: LanguageTable): Clause {
  const { grammar } = table;
  const opens = all.findIndex((chunk) => !isMark(chunk));
  const chunks = all.slice(Math.max(0, opens));
  const at = chunks.findIndex(isVerb);
  const group = chunks[at] as VerbChunk;
  const after = chunks.slice(at + 1);
  const isLink = (chunk: Chunk, links: readonly Link[] | null = null) =>
    chunk.is === "join" && chunk.token.link !== null && (links === null || links.includes(chunk.token.link));
  const join =
    chunks.slice(0, at).find((chunk) => isLink(chunk)) ??
    (grammar.order === "SOV" ? after.find((chunk) => isLink(chunk, postposed(grammar.script))) : undefined);
  const link = join?.is === "join" ? join.token.link : null;
  const phrasesOf = (part: readonly Chunk[]) => part.flatMap((chunk) => (chunk.is === "phrase" ? [chunk.phrase] : []));
  // `la entrega`, `le regarde`: a pronoun before its verb may be what it is done to.
  const leading = phrasesOf(chunks.slice(0, at));
  const isObject = ({ by, text: word }: Phrase) =>
    by === "pronoun" &&
    word.toLowerCase() in grammar.object_pronouns &&
    (!(word.toLowerCase() in grammar.subject_pronouns) || leading.length > 1);
  const clitics = leading.filter((phrase, index) => isObject(phrase) && (index > 0 || grammar.order === "SVO"));
  const before = leading.filter((phrase) => !clitics.includes(phrase));
  const following = phrasesOf(after);
  const firstAfter = after.find((chunk) => chunk.is !== "other");
  const roles = rolesOf(before, following, group, table, link);
  const { subject } = roles;
  let { object, receiver } = roles;
  if (table.language === "en" && firstAfter?.is !== "phrase") object = null;
  // `gives his daughter the key`: two objects, the living one receives.
  const [one, two] = after;
  if ((grammar.order === "SVO" && grammar.script !== "latin") || table.language === "en")
    if (one?.is === "phrase" && two?.is === "phrase") [receiver, object] = [one.phrase, two.phrase];
  // `把信给了她`: what is marked is the object, whatever follows.
  const adjuncts = chunks.flatMap((chunk) => (chunk.is === "adjunct" ? [chunk.adjunct] : []));
  const taken = adjuncts.find(({ prep }) => grammar.marks["object_before"]?.includes(prep) === true);
  if (taken !== undefined) [receiver, object] = [receiver ?? object, taken.phrase];
  for (const clitic of clitics) {
    if (grammar.object_pronouns[clitic.text.toLowerCase()] === "to") receiver ??= clitic;
    else object ??= clitic;
  }
  if (receiver !== null)
    adjuncts.push({ text: receiver.text, prep: ":to", phrase: receiver, start: receiver.start, end: receiver.end });
  // `goes dark`: what the table's verb holds already is no object.
  if (object !== null && group.verb.base.endsWith(` ${object.text.toLowerCase()}`)) object = null;
  const tokens = group.tokens;
  const auxiliary = tokens.find(({ tag }) => tag === "aux");
  const last = chunks.findLast((chunk) => !isMark(chunk)) ?? group;
  const start = (chunks[0] as Chunk).start;
  const asks = (key: string, prep: string) => grammar.prep[key]?.includes(prep) === true;
  const isBe = ({ tag, low }: Token) => tag === "be" || (tag === "aux" && /^(?:get|gets|got)$/u.test(low));
  const hasAgent = adjuncts.some(({ prep }) => asks("by", prep)) && table.language !== "en";
  return {
    link,
    quote: text.slice(start, last.end).trim(),
    start,
    end: last.end,
    subject,
    subject_dropped: false,
    verb: group.verb,
    predicate: text.slice(Math.min(group.start, ...clitics.map((clitic) => clitic.start)), last.end).trim(),
    verb_end: group.end,
    object,
    adjuncts,
    negated:
      chunks.slice(0, at).some((chunk) => chunk.is === "other" && chunk.token.tag === "not") ||
      tokens.some(({ tag, tail }) => tag === "not" || grammar.not.some((word) => tail.slice(1).includes(word))) ||
      subject?.article === "no" ||
      (subject !== null && grammar.nobody.includes(subject.text.toLowerCase())),
    passive:
      group.verb.tag === "verb" &&
      ((tokens.some(isBe) && (group.verb.form === "past" || hasAgent)) ||
        adjuncts.some(({ prep }) => grammar.marks["passive"]?.includes(prep) === true)),
    helper: auxiliary?.verb ?? null,
    // What one wants, tries or is to do is no deed yet; what one can do is seen done.
    hoped: link === "to" || link === "if" || (auxiliary !== undefined && asks("hoped", auxiliary.low)),
  };
}

/** `hat den Brief verbrannt`, `lehrt ihn lesen`: of the verbs of one German clause one is what happens. */
function bracketed(chunks: readonly Chunk[]): Chunk[] {
  const out = [...chunks];
  let first = -1;
  for (const [at, chunk] of chunks.entries()) {
    if (chunk.is === "join") first = -1;
    if (chunk.is !== "verb") continue;
    const opening = out[first];
    if (opening?.is !== "verb") {
      first = at;
      continue;
    }
    const helps = ["have", "be", "aux"].includes(opening.verb.tag);
    const tokenOf = (own: VerbChunk) => ({ is: "other" as const, token: own.verb, start: own.start, end: own.end });
    if (helps) {
      out[at] = { ...chunk, tokens: [...opening.tokens, ...chunk.tokens], start: opening.start };
      out[first] = tokenOf(opening);
      first = at;
    } else out[at] = tokenOf(chunk);
  }
  return out;
}

/** The clauses of a tagged story, in the order of the text. Phrases outside every clause are in `loose`. */
export interface ReadClauses {
  clauses: Clause[];
  loose: Phrase[];
  adjuncts: Adjunct[];
  phrases: Phrase[];
}

/** Reads clauses sentence by sentence. Every story gives an answer; one without verbs gives loose phrases. */
export function readClauses(tokens: readonly Token[], text: string, table: LanguageTable): ReadClauses {
  const result: ReadClauses = { clauses: [], loose: [], adjuncts: [], phrases: [] };
  let from = 0;
  for (let at = 0; at <= tokens.length; at++) {
    if (at < tokens.length && tokens[at]?.tag !== "stop") continue;
    const parts = chunksOf(tokens.slice(from, at), text, table);
    const chunks = coordinated(table.language === "de" ? bracketed(parts) : parts, text);
    from = at + 1;
    for (const chunk of chunks) {
      if (chunk.is === "phrase") result.phrases.push(chunk.phrase, ...chunk.phrase.parts);
      if (chunk.is === "adjunct" && chunk.adjunct.phrase !== null)
        result.phrases.push(chunk.adjunct.phrase, ...chunk.adjunct.phrase.parts);
    }
    const ranges = clauseRanges(chunks, table.grammar);
    if (ranges.length === 0) {
      for (const chunk of chunks) {
        if (chunk.is === "phrase") result.loose.push(chunk.phrase);
        if (chunk.is === "adjunct") result.adjuncts.push(chunk.adjunct);
      }
    }
    const read = ranges.map(([start, end]) => readClause(chunks.slice(start, end), text, table));
    // `時計を直す男が…`: the noun behind a verb is who does it.
    const [opening, second] = read;
    if (table.grammar.order === "SOV" && opening?.subject === null && second !== undefined)
      opening.subject = second.subject;
    for (const [index, clause] of read.entries()) {
      const before = read[index - 1]?.verb?.verb?.class;
      const starts = clause.subject !== null && clause.subject.start === clause.start;
      if (starts && clause.link === null && (before === "feel" || before === "speak")) clause.link = "as";
      // `the museum he protects`: no word joins, so it says more of the noun before it.
      const follows = index > 0 && !/[,;]\s*$/u.test(text.slice(read[index - 1]?.start ?? 0, clause.start));
      if (starts && follows && clause.link === null && clause.subject?.by === "pronoun") clause.link = "as";
    }
    fillSubjects(read, result.clauses.at(-1) ?? null, table.grammar.script === "latin");
    result.clauses.push(...read);
  }
  return result;
}

/** Subjects that the words leave out: after `and`, in relative and participle clauses, after `to`. */
function fillSubjects(clauses: Clause[], previous: Clause | null, nears: boolean): void {
  for (const [index, clause] of clauses.entries()) {
    const before = clauses[index - 1] ?? previous;
    if (clause.subject !== null || before === null) continue;
    const near = nearestBefore(before, clause.start);
    // `teaches the village to swim`: who is taught, asked or helped is who does it.
    const addressed =
      clause.link === "to" &&
      before.object !== null &&
      ["teach", "speak", "care", "give"].includes(before.verb?.verb?.class ?? "")
        ? before.object
        : null;
    const isApposed =
      clause.link === "who" ||
      (nears &&
        clause.link === null &&
        clause.verb !== null &&
        clause.verb.form !== "base" &&
        clause.start < (clause.verb?.start ?? 0) + 1 &&
        index > 0);
    clause.subject = addressed ?? (isApposed && near !== null ? near : before.subject);
    clause.subject_dropped = true;
  }
  // `The man who repairs clocks | dies`: the main verb goes on with the subject of the first clause.
  for (const [index, clause] of clauses.entries()) {
    const before = clauses[index - 1];
    if (before?.link !== "who" || clause.link !== null) continue;
    const owner = clauses[index - 2]?.subject ?? before.subject;
    if (clause.subject_dropped) clause.subject = owner;
  }
}

function nearestBefore(clause: Clause, offset: number): Phrase | null {
  const phrases = [clause.subject, clause.object, ...clause.adjuncts.map(({ phrase }) => phrase)];
  return (
    phrases
      .filter((phrase) => phrase !== null)
      .filter(({ end }) => end <= offset)
      .toSorted((a, b) => b.end - a.end)[0] ?? null
  );
}
