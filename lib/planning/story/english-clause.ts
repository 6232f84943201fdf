import { type Chunk, chunksOf } from "./english-chunks.ts";

/** A clause of an English text: who does what, and where it may end, the shortest first. */
export interface Clause {
  /** Offset where its subject starts; its verb where the subject stands elsewhere. */
  readonly start: number;
  readonly verb: number;
  readonly ends: readonly number[];
  readonly subject: "noun" | "pronoun" | "none";
  /** `how headphones work`: a question's clause, with where the question word starts. */
  readonly asked: number | null;
}

const isDeed = (chunk: Chunk | undefined): boolean => chunk?.kind === "verb" || chunk?.kind === "helper";
const nominal = (chunk: Chunk | undefined): boolean => chunk?.kind === "noun" || chunk?.kind === "pronoun";

/** An article that lost its noun. */
const unfinished = /^(?:an?|the|my|our|your|their|its|every|no)$/i;

/** The verb group that holds the offset, or the first after it within a few words. */
const verbAt = (chunks: readonly Chunk[], offset: number): number => {
  const inside = chunks.findIndex((chunk) => chunk.end > offset);
  if (inside === -1) return -1;
  for (let at = inside; at < Math.min(chunks.length, inside + 3); at += 1) {
    if (chunks[at]?.kind === "verb" || chunks[at]?.kind === "helper" || chunks[at]?.kind === "gerund") return at;
    if (chunks[at]?.kind === "stop") return -1;
  }
  return -1;
};

/** Where the noun phrase with its `of` and `in` phrases starts that ends before `at`; -1 where none does. */
const subjectBefore = (chunks: readonly Chunk[], at: number): number => {
  let from = at - 1;
  while (chunks[from]?.kind === "helper" || chunks[from]?.kind === "other") from -= 1;
  if (!nominal(chunks[from])) return -1;
  while (chunks[from - 1]?.kind === "preposition" && nominal(chunks[from - 2])) from -= 2;
  if (chunks[from - 1]?.kind === "preposition") return -1;
  while (chunks[from - 1]?.text === "and" && chunks[from - 2]?.kind === "noun" && !isDeed(chunks[from - 3])) {
    if (chunks[from - 3]?.kind === "preposition") break;
    from -= 2;
  }
  // `whom the sea takes` is no sentence; an object of the verb before is no subject.
  const before = chunks[from - 1];
  if (before !== undefined && /^(?:that|which|whose|whom|who)$/.test(before.head)) return -1;
  return before?.kind === "verb" || before?.kind === "gerund" || before?.kind === "noun" ? -1 : from;
};

const endsOf = (chunks: readonly Chunk[], verb: number): number[] => {
  const ends: number[] = [];
  let phrases = 0;
  for (let at = verb; at < chunks.length; at += 1) {
    const chunk = chunks[at];
    const next = chunks[at + 1];
    if (chunk === undefined || chunk.kind === "stop") break;
    if (chunk.kind === "joint" && at > verb) {
      const list =
        /^(?:and|or)$/.test(chunk.head) &&
        next?.kind === "noun" &&
        !isDeed(chunks[at + 2]) &&
        chunks[at + 2]?.kind !== "gerund";
      if (!list && !/^(?:who|that|which|where|as|than)$/.test(chunk.head)) break;
    }
    if (chunk.kind === "preposition" && nominal(next)) phrases += 1;
    const whole =
      (nominal(chunk) && !unfinished.test(chunk.text)) ||
      chunk.kind === "other" ||
      chunk.kind === "verb" ||
      chunk.kind === "gerund";
    if (!whole || chunk.text === "not") continue;
    const done =
      next === undefined ||
      next.kind === "stop" ||
      (next.kind === "joint" && !/^(?:who|that|which|than)$/.test(next.head)) ||
      next.kind === "gerund" ||
      (next.kind === "preposition" && !/^(?:of|to|like|than|from|as)$/.test(next.head) && (at > verb || phrases > 0));
    const shared = chunk.kind === "verb" && next?.kind === "joint" && isDeed(chunks[at + 2]);
    const idle = shared || (chunk.kind === "verb" && at > verb && next?.kind === "preposition");
    const bare = at === verb && next?.kind !== "stop" && next !== undefined && next.kind !== "joint";
    // `swap its shell for`: what stands alone after its verb is not yet what the verb says.
    if (done && !idle && !bare) ends.push(chunk.end);
  }
  return ends;
};

/** The clause of the text whose verb stands at the offset; null where none can be told. */
export const clauseAt = (text: string, offset: number, deeds?: ReadonlySet<string>): Clause | null => {
  const chunks = chunksOf(text, deeds);
  const verb = verbAt(chunks, offset);
  const head = chunks[verb];
  if (head === undefined) return null;
  let first = verb;
  while (
    chunks[first - 1]?.kind === "helper" ||
    (chunks[first - 1]?.kind === "other" && chunks[first - 2]?.kind === "helper")
  )
    first -= 1;
  const helped = first < verb || head.kind === "helper";
  if (head.kind === "gerund" && !helped) return null;
  let last = verb;
  while (
    head.kind === "helper" &&
    (chunks[last + 1]?.kind === "helper" || chunks[last + 1]?.kind === "verb" || chunks[last + 1]?.kind === "gerund")
  )
    last += 1;
  const ends = endsOf(chunks, last);
  if (ends.length === 0) return null;
  const from = subjectBefore(chunks, first);
  const asking = chunks[from - 1];
  const asked = asking !== undefined && /^(?:how|why|what|when|where)$/.test(asking.head) ? asking.start : null;
  const subject = chunks[from];
  const start = chunks[from === -1 ? first : from];
  if (start === undefined) return null;
  return {
    start: start.start,
    verb: chunks[first]?.start ?? head.start,
    ends,
    subject: subject === undefined ? "none" : subject.kind === "pronoun" ? "pronoun" : "noun",
    asked,
  };
};

/** The noun phrase at the offset with what belongs to it: `a message in a bottle`. */
export const nounPhraseAt = (text: string, offset: number): string | null => {
  const chunks = chunksOf(text);
  const at = chunks.findIndex((chunk) => chunk.end > offset);
  const chunk = chunks[at];
  if (chunk?.kind !== "noun") return null;
  let last = at;
  while (
    chunks[last + 1]?.kind === "preposition" &&
    nominal(chunks[last + 2]) &&
    !unfinished.test(chunks[last + 2]?.text ?? "")
  )
    last += 2;
  return text.slice(chunk.start, chunks[last]?.end ?? chunk.end);
};
