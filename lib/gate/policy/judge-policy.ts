import type { FoldedText, Span } from "#lib/gate/fold-text.ts";

export const policyCodes = [
  "sexual_minors",
  "sexual_content",
  "graphic_violence",
  "hate",
  "self_harm",
  "harm_instructions",
  "deception",
] as const;
export type PolicyCode = (typeof policyCodes)[number];

export const findPolicy = (_folded: FoldedText): Map<PolicyCode, Span[]> => new Map();
