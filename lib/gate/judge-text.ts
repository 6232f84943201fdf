import type { GateFinding } from "#lib/contract/plan.ts";
import { consentWay, likenessReasons, policyReasons } from "./finding-of.ts";
import { type FoldedText, foldText, rawSpan, type Span } from "./fold-text.ts";
import { findLikeness } from "./likeness/judge-likeness.ts";
import { findByRule, findPolicy, type PolicyFinding } from "./policy/judge-policy.ts";
import { warmSense } from "./policy/second-opinion.ts";

const mostSpans = 5;

const evidenceOf = (folded: FoldedText, spans: readonly Span[]): GateFinding["evidence"] => {
  let reached = -1;
  return spans
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ end }) => {
      // All before it begin no later: it lies in one of them where it ends no later either.
      const isOwn = end > reached;
      reached = Math.max(reached, end);
      return isOwn;
    })
    .slice(0, mostSpans)
    .map((span) => ({ kind: "span" as const, ...rawSpan(folded, span), asset_id: null, box: null }));
};

/** Judges the words of an intent. Pure; every finding quotes the spans it rests on, as they were written. */
export const judgeText = (raw: string): GateFinding[] => judged(raw, findPolicy);

/**
 * Judges what was written from an intent that passed: lines of a screenplay, by rules alone. The trained model knows what
 * people ask for; a line of a shot list (`her thumb strokes the glass`) is nothing that it ever saw.
 */
export const judgeWritten = (raw: string): GateFinding[] => judged(raw, findByRule);

const judged = (raw: string, find: (folded: FoldedText) => PolicyFinding[]): GateFinding[] => {
  const folded = foldText(raw);
  const policy = find(folded).map(({ code, text, spans }) => ({
    gate: "policy" as const,
    code,
    ...policyReasons[code],
    evidence: evidenceOf(text, spans),
  }));
  const consent = [...findLikeness(folded)]
    .filter(([, spans]) => spans.length > 0)
    .map(([code, spans]) => ({
      gate: "consent" as const,
      code,
      reason: likenessReasons[code],
      resolve: consentWay,
      evidence: evidenceOf(folded, spans),
    }));
  return [...policy, ...consent];
};

/** English that the trained model is asked about, other writing systems, names: each builds a table of its own. */
const warming = [
  "She leads him up the stairs of the old theatre, and nobody sees what the two of them hide.",
  "Una anciana riega las plantas",
  "灯台守がランプをともす",
  "守灯人点亮了灯",
  "एक चौकीदार दीपक जलाता है",
  "حارس يشعل المصباح",
];

/** Judges a few texts, so that nobody's first one waits for tables and weights to be unpacked. */
export const warmGates = (): void => {
  for (const text of warming) judgeText(text);
  warmSense();
};
