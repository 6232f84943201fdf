import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { phraseAt, withArticle } from "./phrases.ts";
import type { Adjunct, Phrase, Token, WordTag } from "./token.ts";

/** What stands between verbs: a phrase, an adjunct, a verb group, or a single word that joins. */
export type Chunk =
  | { is: "phrase"; phrase: Phrase; start: number; end: number }
  | { is: "adjunct"; adjunct: Adjunct; start: number; end: number }
  | { is: "verb"; tokens: Token[]; verb: Token; start: number; end: number }
  | { is: "join"; token: Token; start: number; end: number }
  | { is: "other"; token: Token; start: number; end: number };

const groupTags = new Set<WordTag>(["aux", "be", "have", "not", "adv", "verb"]);

/** The verb group at a token: auxiliaries, negation, adverbs, the verb. */
function verbGroupAt(
  tokens: readonly Token[],
  at: number,
  behind: boolean,
): { tokens: Token[]; verb: Token; next: number } | null {
  let next = at;
  let verb: Token | null = null;
  while (next < tokens.length) {
    const token = tokens[next] as Token;
    if (!groupTags.has(token.tag)) break;
    if (token.tag === "verb") {
      if (verb?.tag === "verb") break;
      verb = token;
      next += 1;
      break;
    }
    if (token.tag === "be" || token.tag === "have") verb = token;
    next += 1;
  }
  // `vuelve a casa`: a helping verb that helps none is the verb itself.
  verb ??= tokens.slice(at, next).find(({ tag, verb: own }) => tag === "aux" && own !== null) ?? null;
  if (verb === null) return null;
  // `पढ़ता है`, `看不见`: what helps a verb may stand behind it.
  while (verb.tag === "verb" && ["be", "aux", "have", "not"].includes(tokens[next]?.tag ?? "") && behind) next += 1;
  // Trailing adverbs belong to what follows.
  const taken = tokens.slice(at, next);
  while (taken.length > 0 && (taken.at(-1) as Token).tag === "adv") taken.pop();
  return { tokens: taken, verb, next: at + taken.length };
}

const helpsBehind = ({ grammar }: LanguageTable) => grammar.order === "SOV" || grammar.script === "cjk";

/** The chunks of one sentence, its coordinated phrases joined. */
export function chunksOf(tokens: readonly Token[], text: string, table: LanguageTable): Chunk[] {
  const chunks: Chunk[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at] as Token;
    const span = { start: token.start, end: token.end };
    const group = groupTags.has(token.tag) && token.tag !== "adv" ? verbGroupAt(tokens, at, helpsBehind(table)) : null;
    if (group !== null) {
      const withParticle = particleAfter(group, tokens, table);
      const taken = tokens.slice(group.next, group.next + withParticle.taken);
      chunks.push({
        is: "verb",
        tokens: group.tokens,
        verb: withParticle.verb,
        start: token.start,
        end: (taken.at(-1) ?? (group.tokens.at(-1) as Token)).end,
      });
      at = group.next + withParticle.taken;
      continue;
    }
    if (token.tag === "prep") {
      const inner = phraseAt(tokens, at + 1, text, table.grammar);
      if (inner !== null) {
        const { next } = inner;
        const phrase = withArticle(inner.phrase, token.low, table.grammar);
        const adjunct = {
          text: text.slice(token.start, phrase.end),
          prep: token.low,
          phrase,
          start: token.start,
          end: phrase.end,
        };
        chunks.push({ is: "adjunct", adjunct, start: token.start, end: phrase.end });
        at = next;
        continue;
      }
    }
    const own = phraseAt(tokens, at, text, table.grammar);
    const marked = own === null ? null : withParticle(own, tokens, text, table);
    if (marked !== null) {
      chunks.push(marked.chunk);
      at = marked.next;
      continue;
    }
    if (own !== null) {
      chunks.push({ is: "phrase", phrase: own.phrase, start: own.phrase.start, end: own.phrase.end });
      at = own.next;
      continue;
    }
    const joins =
      token.tag === "conj" ||
      token.tag === "who" ||
      token.tag === "that" ||
      token.tag === "to" ||
      token.tag === "pause" ||
      token.tag === "stop";
    chunks.push({ is: joins ? "join" : "other", token, ...span });
    at += 1;
  }
  return chunks;
}

/** A phrase with the particle behind it: subject, object, or an adjunct (`駅で`, `घर में`). */
function withParticle(
  own: { phrase: Phrase; next: number },
  tokens: readonly Token[],
  text: string,
  table: LanguageTable,
): { chunk: Chunk; next: number } | null {
  const { marks, prep, order } = table.grammar;
  const particle = tokens[own.next];
  if (order !== "SOV" || particle === undefined) return null;
  const is = (list: readonly string[] | undefined) => list?.includes(particle.low) === true;
  const { phrase } = own;
  const span = { start: phrase.start, end: particle.end };
  const isSubject = is(marks["subject"]) || is(marks["topic"]);
  if (isSubject || is(marks["object"]))
    return {
      chunk: { is: "phrase", phrase: { ...phrase, article: isSubject ? ":subject" : ":object" }, ...span },
      next: own.next + 1,
    };
  if (!Object.values(prep).some((list) => list.includes(particle.low)) || is(prep["of"])) return null;
  const adjunct = { text: text.slice(phrase.start, particle.end), prep: particle.low, phrase, ...span };
  return { chunk: { is: "adjunct", adjunct, ...span }, next: own.next + 1 };
}

/** `schaltet das Licht aus`: the particle that closes the clause belongs to the verb. */
function separated(verb: Token, from: number, tokens: readonly Token[], table: LanguageTable) {
  const ends = tokens.findIndex(
    ({ tag }, at) => at >= from && ["pause", "stop", "conj", "who", "to", "verb"].includes(tag),
  );
  const at = (ends < 0 ? tokens.length : ends) - 1;
  const particle = tokens[at];
  if (particle === undefined || at < from) return { verb, taken: 0 };
  const entry = table.verbs.find(`${verb.low} ${particle.low}`);
  return entry === null ? { verb, taken: 0 } : { verb: { ...verb, verb: entry }, taken: at === from ? 1 : 0 };
}

/** `picks up the box`, `picks the box up`: the particle changes what the verb is. */
function particleAfter(
  group: { verb: Token; next: number },
  tokens: readonly Token[],
  table: LanguageTable,
): { verb: Token; taken: number } {
  const { verb } = group;
  if (verb.tag === "verb" && table.language === "de") return separated(verb, group.next, tokens, table);
  if (verb.tag !== "verb" || table.language !== "en") return { verb, taken: 0 };
  const { goal = [], path = [] } = table.grammar.prep;
  const leads = (token: Token, cls: string | undefined) =>
    (goal.includes(token.low) || path.includes(token.low)) && ["travel", "leave", "arrive", "move"].includes(cls ?? "");
  for (let at = group.next; at < Math.min(group.next + 7, tokens.length); at++) {
    const token = tokens[at] as Token;
    if (token.tag === "conj" || token.tag === "stop" || token.tag === "pause" || token.tag === "verb") break;
    const following = tokens[at + 1]?.tag ?? "stop";
    const dangles =
      token.tag === "adv" ||
      (token.tag === "prep" &&
        !["det", "poss", "num", "adj", "noun", "name", "pron", "object_pron"].includes(following));
    if (!dangles && at !== group.next) continue;
    const beyond = at === group.next ? tokens[at + 1] : undefined;
    const two = beyond === undefined ? null : table.verbs.find(`${verb.base} ${token.low} ${beyond.low}`);
    if (two !== null)
      return { verb: { ...verb, verb: two, base: `${verb.base} ${token.low} ${beyond?.low}` }, taken: 2 };
    const entry = table.verbs.find(`${verb.base} ${token.low}`);
    const taken = at === group.next && !leads(token, entry?.class) ? 1 : 0;
    if (entry !== null) return { verb: { ...verb, verb: entry, base: `${verb.base} ${token.low}` }, taken };
  }
  return { verb, taken: 0 };
}

/** `sa chaussure et continue`: a bare word that nothing knows is no second one. */
const isCredible = (second: Phrase, first: Phrase): boolean =>
  second.noun !== null || second.named || second.article !== null || first.article === null;

/** `a grandfather and his grandson fix…`, `bread and butter`: two phrases that one verb has are one. */
export function coordinated(chunks: readonly Chunk[], text: string): Chunk[] {
  const out: Chunk[] = [];
  for (let at = 0; at < chunks.length; at++) {
    const [first, join, second, after] = [chunks[at], chunks[at + 1], chunks[at + 2], chunks[at + 3]];
    const joins = join?.is === "join" && join.token.link === "and";
    const hasVerb =
      out.some((chunk) => chunk.is === "verb") &&
      !out.slice(out.findLastIndex((chunk) => chunk.is === "verb")).some((chunk) => chunk.is === "join");
    const isPair =
      first?.is === "phrase" &&
      second?.is === "phrase" &&
      joins &&
      first.phrase.by !== "pronoun" &&
      second.phrase.by !== "pronoun" &&
      isCredible(second.phrase, first.phrase);
    if (!isPair || (isVerb(after) && hasVerb) || (after?.is === "phrase" && hasVerb)) {
      if (first !== undefined) out.push(first);
      continue;
    }
    const [a, b] = [first.phrase, second.phrase];
    const phrase: Phrase = {
      ...a,
      text: text.slice(a.start, b.end),
      core: text.slice(a.start, b.end),
      plural: true,
      count: a.count + b.count,
      parts: [a, b],
      end: b.end,
    };
    out.push({ is: "phrase", phrase, start: a.start, end: b.end });
    at += 2;
  }
  return out;
}

export type VerbChunk = Extract<Chunk, { is: "verb" }>;

/** Whether a chunk is a verb group. */
export const isVerb = (chunk: Chunk | undefined): chunk is VerbChunk => chunk?.is === "verb";
