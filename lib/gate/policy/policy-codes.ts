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
