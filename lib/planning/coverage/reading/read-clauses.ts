import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { chunksOf, coordinated, isVerb, type Chunk } from "./chunks.ts";
import type { Adjunct, Clause, Phrase, Token } from "./token.ts";

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
function clauseRanges(chunks: readonly Chunk[], order: string): [number, number][] {
  const verbs = chunks.flatMap((chunk, at) => (isVerb(chunk) ? [at] : []));
  if (verbs.length === 0) return [];
  const starts: number[] = [0];
  for (let index = 1; index < verbs.length; index++) {
    const edge =
      order === "SOV"
        ? nextJoin(chunks, verbs[index - 1] as number, verbs[index] as number)
        : boundary(chunks, verbs[index - 1] as number, verbs[index] as number, order);
    starts.push(edge);
  }
  return starts.map((start, index) => [start, starts[index + 1] ?? chunks.length]);
}

const nextJoin = (chunks: readonly Chunk[], from: number, to: number): number => {
  for (let at = from + 1; at < to; at++) if ((chunks[at] as Chunk).is === "join") return at;
  return from + 1;
};

function readClause(chunks: readonly Chunk[], text: string, table: LanguageTable): Clause {
  const at = chunks.findIndex(isVerb);
  const group = chunks[at] as Extract<Chunk, { is: "verb" }>;
  const join = chunks.slice(0, at).find((chunk) => chunk.is === "join" && chunk.token.link !== null);
  const leading = chunks.slice(0, at).flatMap((chunk) => (chunk.is === "phrase" ? [chunk.phrase] : []));
  // `la entrega`, `le regarde`: a pronoun before its verb may be what it is done to.
  const { subject_pronouns, object_pronouns } = table.grammar;
  const isObject = (phrase: Phrase) =>
    phrase.by === "pronoun" &&
    phrase.text.toLowerCase() in object_pronouns &&
    !(phrase.text.toLowerCase() in subject_pronouns);
  const before = leading.filter((phrase) => !isObject(phrase));
  const clitic = leading.find(isObject) ?? null;
  const after = chunks.slice(at + 1);
  const { order } = table.grammar;
  const isFinal =
    order === "SOV" || (after.every((chunk) => chunk.is !== "phrase") && before.length > 1 && table.language === "de");
  const firstAfter = after.find((chunk) => chunk.is !== "other");
  const following = after.flatMap((chunk) => (chunk.is === "phrase" ? [chunk.phrase] : []));
  const marked = (role: "subject" | "object") =>
    before.concat(following).find((phrase) => phrase.article === `:${role}`) ?? null;
  let subject =
    marked("subject") ??
    (order === "VSO" && before.length === 0
      ? (following[0] ?? null)
      : isFinal
        ? (before[0] ?? null)
        : (before.at(-1) ?? null));
  let object =
    marked("object") ??
    (isFinal
      ? before.length > 1
        ? (before.at(-1) ?? null)
        : null
      : firstAfter?.is === "phrase"
        ? firstAfter.phrase
        : table.language === "en"
          ? null
          : (following[0] ?? null));
  if (order === "VSO" && before.length === 0) object = marked("object") ?? following[1] ?? null;
  // German puts the subject after the verb where something else stands first.
  if (table.language === "de" && before.length === 0 && !isFinal && following.length > 0) {
    subject = following[0] ?? null;
    object = following[1] ?? null;
  }
  object ??= clitic;
  // `gives his daughter the key`: two objects, the living one receives.
  const second = following[1];
  const link = join?.is === "join" ? join.token.link : null;
  const tokens = group.tokens;
  const last =
    chunks
      .filter((chunk) => !(chunk.is === "join" && (chunk.token.tag === "pause" || chunk.token.tag === "stop")))
      .at(-1) ?? group;
  const start = (chunks[0] as Chunk).start;
  const adjuncts = chunks.flatMap((chunk) => (chunk.is === "adjunct" ? [chunk.adjunct] : []));
  const twoObjects =
    second !== undefined &&
    object !== null &&
    order === "SVO" &&
    after[0]?.is === "phrase" &&
    after[1]?.is === "phrase" &&
    table.language === "en";
  if (twoObjects && object !== null) {
    adjuncts.push({ text: object.text, prep: ":to", phrase: object, start: object.start, end: object.end });
    object = second;
  }
  // `goes dark`: what the table's verb holds already is no object.
  if (object !== null && group.verb.base.endsWith(` ${object.text.toLowerCase()}`)) object = null;
  const auxiliary = tokens.find(({ tag }) => tag === "aux");
  return {
    link,
    quote: text.slice(start, last.end).trim(),
    start,
    end: last.end,
    subject,
    subject_dropped: false,
    verb: group.verb,
    predicate: text.slice(clitic === null ? group.start : Math.min(group.start, clitic.start), last.end).trim(),
    verb_end: group.end,
    object,
    adjuncts,
    negated:
      tokens.some(({ tag }) => tag === "not") ||
      subject?.article === "no" ||
      (subject !== null && table.grammar.nobody.includes(subject.text.toLowerCase())),
    passive:
      group.verb.tag === "verb" &&
      group.verb.form === "past" &&
      tokens.some(({ tag, low }) => tag === "be" || (tag === "aux" && /^(?:get|gets|got)$/u.test(low))),
    helper: auxiliary?.verb ?? null,
    hoped:
      link === "to" ||
      link === "if" ||
      (auxiliary !== undefined &&
        /^(?:can|could|would|should|may|might|must|want|wanted|wants|try|tries|tried|hope|hopes|fails|need|needs|refuses)/u.test(
          auxiliary.low,
        )),
  };
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
    const chunks = coordinated(chunksOf(tokens.slice(from, at), text, table), text);
    from = at + 1;
    for (const chunk of chunks) {
      if (chunk.is === "phrase") result.phrases.push(chunk.phrase, ...chunk.phrase.parts);
      if (chunk.is === "adjunct" && chunk.adjunct.phrase !== null)
        result.phrases.push(chunk.adjunct.phrase, ...chunk.adjunct.phrase.parts);
    }
    const ranges = clauseRanges(chunks, table.grammar.order);
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
    fillSubjects(read, result.clauses.at(-1) ?? null);
    result.clauses.push(...read);
  }
  return result;
}

/** Subjects that the words leave out: after `and`, in relative and participle clauses, after `to`. */
function fillSubjects(clauses: Clause[], previous: Clause | null): void {
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
      (clause.link === null &&
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
