import type { GateFinding } from "#lib/contract/plan.ts";
import { judgeText, judgeWritten } from "./judge-text.ts";

/** What a finding rests on, comparable from text to text; its code alone where it quotes nothing. */
const spansOf = ({ code, evidence }: GateFinding): string[] =>
  evidence.length === 0 ? [code] : evidence.map(({ text }) => `${code}: ${text?.toLowerCase() ?? ""}`);

/**
 * What the gates have against lines written from `own` words that they do not have against `own` words already. Consent to one person is none to
 * another: only the very words that were judged before may come up again.
 */
export const judgeBeyond = (own: readonly string[]): ((texts: readonly string[]) => GateFinding[]) => {
  const known = new Set(own.flatMap(judgeText).flatMap(spansOf));
  return (texts) => texts.flatMap(judgeWritten).filter((finding) => !spansOf(finding).every((span) => known.has(span)));
};
