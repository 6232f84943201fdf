import type { FoldedText } from "#lib/gate/fold-text.ts";
import { matchesIn } from "#lib/planning/matches-in.ts";

const leet: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
  "+": "t",
};
const mixed = /(?<![\p{L}\p{N}@$!|+])(?=[^\s]*[a-z])(?=[^\s]*[013457@$!|+])[a-z0-9@$!|+]{3,}(?![\p{L}\p{N}])/gu;
/** "15s", "80s", "3d", "16mm", "10am" are what they say. */
const measure = /^\d+[a-z]{1,4}$/u;
/** Single letters with always the same sign between them: "b o m b", "p.o.r.n". */
const spaced = /(?<![\p{L}\p{N}])[\p{L}\p{N}]([ ._\-*·])(?:[\p{L}\p{N}]\1)+[\p{L}\p{N}](?![\p{L}\p{N}])/gu;

/** Takes out and replaces signs, and keeps where the rest came from. `change` gives null to drop a sign. */
const rewrite = (folded: FoldedText, change: (sign: string, at: number) => string | null): FoldedText => {
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < folded.text.length; at++) {
    const changed = change(folded.text[at] ?? "", at);
    if (changed === null) continue;
    text += changed;
    starts.push(folded.starts[at] ?? 0);
    ends.push(folded.ends[at] ?? 0);
  }
  return { raw: folded.raw, text, starts, ends };
};

const withoutLeet = (folded: FoldedText): FoldedText => {
  const disguised = new Set<number>();
  for (const match of matchesIn(folded.text, mixed))
    if (!measure.test(match[0])) for (let i = 0; i < match[0].length; i++) disguised.add(match.index + i);
  return disguised.size === 0
    ? folded
    : rewrite(folded, (sign, at) => (disguised.has(at) ? (leet[sign] ?? sign) : sign));
};

const withoutSpacing = (folded: FoldedText): FoldedText => {
  const dropped = new Set<number>();
  for (const match of matchesIn(folded.text, spaced))
    for (let i = 1; i < match[0].length; i += 2) dropped.add(match.index + i);
  return dropped.size === 0
    ? folded
    : rewrite(folded, (sign, at) => (dropped.has(at) || (sign === " " && folded.text[at - 1] === " ") ? null : sign));
};

const withoutRepeats = (folded: FoldedText): FoldedText =>
  /([a-z])\1\1/u.test(folded.text)
    ? rewrite(folded, (sign, at) => {
        const run = /^([a-z])\1*/u.exec(folded.text.slice(at))?.[0].length ?? 1;
        const isInside = folded.text[at - 1] === sign && /[a-z]/u.test(sign);
        const before = /([a-z])\1*$/u.exec(folded.text.slice(0, at))?.[0].length ?? 0;
        return isInside && run + before >= 3 ? null : sign;
      })
    : folded;

const vowels = ["a", "e", "i", "o", "u"];

/** The other texts that a text may stand for: leetspeak, spacing, stretching and starred vowels undone. */
export const disguises = (folded: FoldedText): FoldedText[] => {
  const plain = withoutRepeats(withoutSpacing(withoutLeet(withoutSpacing(folded))));
  const starred = /[a-z][*#][a-z]/u.test(plain.text)
    ? vowels.map((vowel) =>
        rewrite(plain, (sign, at) =>
          (sign === "*" || sign === "#") && /[a-z]/u.test(plain.text[at + 1] ?? "") ? vowel : sign,
        ),
      )
    : [];
  return [...(plain === folded ? [] : [plain]), ...starred];
};
