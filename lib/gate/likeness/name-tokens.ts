import type { FoldedText } from "#lib/gate/fold-text.ts";
import { matchesIn } from "#lib/planning/matches-in.ts";

/** A word of a text with Latin letters; `start` and `end` count in the folded text. */
export interface NameToken {
  /** As names are compared. */
  key: string;
  start: number;
  end: number;
  isCapital: boolean;
  /** Only white space or a hyphen stands before it. */
  isJoined: boolean;
}

const elision = /^(?:[dlnmtsjc]|qu|dell|dall|all|nell|sull|un|quell|sant)'(?=\p{L}{2})/u;

export const nameTokens = (folded: FoldedText): NameToken[] => {
  const tokens: NameToken[] = [];
  let before = -1;
  for (const match of matchesIn(folded.text, /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'.&]*[\p{L}\p{M}\p{N}])?/gu)) {
    const cut = elision.exec(match[0])?.[0].length ?? 0;
    const word = match[0].slice(cut).replace(/'s$/u, "");
    const start = match.index + cut;
    const end = start + word.length;
    const gap = before === -1 ? "." : folded.text.slice(before, match.index);
    tokens.push({
      key: word.replace(/[.'&]/gu, ""),
      start,
      end,
      isCapital: /^\p{Lu}/u.test(folded.raw.slice(folded.starts[start] ?? 0)),
      // "J. K." and "Mr. Keller" are joined through their dot; so is nothing else.
      isJoined:
        cut === 0 &&
        (/^[\s-]+$/u.test(gap) ||
          (/^\. $/u.test(gap) &&
            /^(?:\p{L}|jr|mr|mrs|ms|dr|prof|st|sr|sra|sig|mme|m)$/u.test(tokens.at(-1)?.key ?? "x x"))),
    });
    before = end;
  }
  return tokens;
};
