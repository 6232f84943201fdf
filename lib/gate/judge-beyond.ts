import type { GateFinding } from "#lib/contract/plan.ts";
import { judgeText, judgeWritten } from "./judge-text.ts";

/** What a finding rests on, comparable from text to text; its code alone where it quotes nothing. */
const spansOf = ({ code, evidence }: GateFinding): string[] =>
  evidence.length === 0 ? [code] : evidence.map(({ text }) => `${code}: ${text?.toLowerCase() ?? ""}`);

/** The colleagues in a line that a director wrote are a character's; only whoever asks for a film has a circle of their own. */
const ofOwnCircle: GateFinding["code"] = "private_person";

/**
 * What the gates have against lines written from `own` words that they do not have against `own` words already. Consent to one person is none to
 * another: only the very words that were judged before may come up again.
 */
export const judgeBeyond = (own: readonly string[]): ((texts: readonly string[]) => GateFinding[]) => {
  const known = new Set(own.flatMap(judgeText).flatMap(spansOf));
  return (texts) =>
    texts
      .flatMap(judgeWritten)
      .filter(({ code }) => code !== ofOwnCircle)
      .filter((finding) => !spansOf(finding).every((span) => known.has(span)));
};
