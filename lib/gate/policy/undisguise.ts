import type { FoldedText, Span } from "#lib/gate/fold-text.ts";
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
const mixed = /[a-z0-9@$!|+]{3,}/gu;
const leetSign = /[013457@$!|+]/u;
const wordSign = /[\p{L}\p{N}]/u;
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

const lastOf = (text: string, sign: RegExp): number => {
  let at = text.length - 1;
  while (at >= 0 && !sign.test(text[at] ?? "")) at -= 1;
  return at;
};

/** Words of letters and signs that stand for letters, with a letter and such a sign in them or close behind them. */
const mixedIn = (chunk: string): Span[] => {
  const until = Math.min(lastOf(chunk, /[a-z]/u), lastOf(chunk, leetSign));
  return matchesIn(chunk, mixed).flatMap((match): Span[] => {
    const start = match.index;
    let end = start + match[0].length;
    if (start > until || isWordSign(signBefore(chunk, start))) return [];
    // A word does not end inside of another one; it may end before a sign.
    while (end - start >= 3 && isWordSign(signAt(chunk, end))) end -= 1;
    return end - start < 3 || measure.test(chunk.slice(start, end)) ? [] : [{ start, end }];
  });
};
const isWordSign = (sign: string): boolean => wordSign.test(sign);
const signAt = (text: string, at: number): string => String.fromCodePoint(text.codePointAt(at) ?? 0x20);
/** The whole sign that ends before `at`; a letter outside of the first plane is two units long. */
const signBefore = (text: string, at: number): string => Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? " ";

const withoutLeet = (folded: FoldedText): FoldedText => {
  const disguised = new Set<number>();
  for (const chunk of matchesIn(folded.text, /\S{3,}/gu))
    for (const { start, end } of mixedIn(chunk[0])) for (let i = start; i < end; i++) disguised.add(chunk.index + i);
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

/** A letter that is written three times and more stands once. */
const withoutRepeats = (folded: FoldedText): FoldedText => {
  const runs = matchesIn(folded.text, /([a-z])\1{2,}/gu);
  if (runs.length === 0) return folded;
  const dropped = new Set<number>();
  for (const { index, 0: run } of runs) for (let i = 1; i < run.length; i++) dropped.add(index + i);
  return rewrite(folded, (sign, at) => (dropped.has(at) ? null : sign));
};

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
