import { type Span, spansIn } from "#lib/gate/fold-text.ts";
import { harmConcepts } from "./harm-concepts.ts";
import { hateConcepts } from "./hate-concepts.ts";
import { deceptionConcepts, selfHarmConcepts } from "./self-harm-concepts.ts";
import { sexualConcepts } from "./sexual-concepts.ts";
import { findUnderAge } from "./under-age.ts";
import { violenceConcepts } from "./violence-concepts.ts";
import { weakConcepts } from "./weak-concepts.ts";

const concepts = {
  ...sexualConcepts,
  ...violenceConcepts,
  ...hateConcepts,
  ...harmConcepts,
  ...selfHarmConcepts,
  ...deceptionConcepts,
  ...weakConcepts,
};
export type Concept = keyof typeof concepts;
export const conceptNames = Object.keys(concepts) as Concept[];

const distance = (one: Span, other: Span): number =>
  one.end <= other.start ? other.start - one.end : other.end <= one.start ? one.start - other.end : -1;

/** What a folded text holds of the concepts, each looked for once. */
export const readConcepts = (text: string) => {
  const known = new Map<Concept, Span[]>();
  const find = (concept: Concept): Span[] => {
    const spans = known.get(concept) ?? spansIn(text, concepts[concept]);
    known.set(concept, spans);
    return spans;
  };
  /** Pairs with at most `gap` signs between them, as one span each. */
  const near = (one: Span[], other: Span[], gap: number): Span[] => {
    const candidates = other.toSorted((a, b) => a.start - b.start);
    const longest = Math.max(0, ...candidates.map(({ start, end }) => end - start));
    const pairs: Span[] = [];
    let from = 0;
    for (const a of one.toSorted((x, y) => x.start - y.start)) {
      while (from < candidates.length && (candidates[from]?.start ?? 0) < a.start - gap - longest) from++;
      for (let i = from; i < candidates.length; i++) {
        const b = candidates[i];
        if (b === undefined || b.start > a.end + gap) break;
        const apart = distance(a, b);
        if (apart >= 0 && apart <= gap) pairs.push({ start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) });
      }
    }
    return pairs;
  };
  /** Without the spans that something harmless stands close to. */
  const unless = (spans: Span[], harmless: Concept, gap: number): Span[] => {
    if (spans.length === 0) return spans;
    const around = find(harmless);
    return spans.filter((span) => !around.some((other) => distance(span, other) <= gap));
  };
  let young: Span[] | undefined;
  /** Where somebody is under age, named or by circumlocution. */
  const findMinors = (): Span[] => (young ??= [...find("minor"), ...findUnderAge(text)]);
  return { find, near, unless, findMinors };
};
export type ConceptReader = ReturnType<typeof readConcepts>;
