import { matchesIn } from "#lib/planning/matches-in.ts";
import { simplified, traditional } from "./han-simplification.ts";

/** A text folded for comparison; `starts[i]` and `ends[i]` bound in the raw text what became folded code unit `i`. */
export interface FoldedText {
  raw: string;
  text: string;
  starts: readonly number[];
  ends: readonly number[];
}

/** Letters that look like Latin ones or are Latin ones with a stroke; no text of the ten languages needs them apart. */
const pairs = `
\u0430a \u0432b \u0435e \u0451e \u043ak \u043cm \u043dh \u043eo \u0440p \u0441c \u0442t \u0443y \u0445x \u0456i \u0457i \u0458j \u0455s \u0501d \u04bbh \u04cfl \u0261g \u0578n \u057du
\u03b1a \u03b2b \u03b5e \u03b9i \u03bak \u03bdv \u03bfo \u03c1p \u03c4t \u03c5u \u03c7x \u03b7n \u03b3y
ßss æae œoe øo łl đd ðd þth ıi ħh
’' ‘' ʼ' \u0060' ´' –- —- ‐- ‑- −- •· ‧· ･・
\u0623\u0627 \u0625\u0627 \u0622\u0627 \u0671\u0627 \u0649\u064a \u0629\u0647 \u0624\u0648 \u0626\u064a \u06a9\u0643 \u06cc\u064a \u06c1\u0647 \u06af\u0643 \u0901\u0902
`;
const looksLike = new Map<string, string>(
  pairs
    .trim()
    .split(/\s+/u)
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);
const simpleHan = new Map(Array.from(traditional, (sign, i) => [sign, simplified[i] ?? sign] as const));

/** Accents, harakat, nukta, the Arabic lengthener, zero-width and soft signs: they never tell two words apart here. */
const silent =
  /\p{Cf}|(?=[\p{Script=Inherited}\p{Script=Latin}\p{Script=Arabic}\p{Script=Cyrillic}])\p{Mn}|\u093c|\u0640|\u115f|\u1160/gu;
const kanaMarks = /[\u3099\u309a]/u;

const foldSign = (sign: string): string => {
  const lower = sign.normalize("NFKC").toLowerCase();
  let folded = "";
  for (const part of lower) {
    const simple = simpleHan.get(part) ?? looksLike.get(part);
    const bare = simple ?? part.normalize("NFKD");
    // Kana keep their voicing marks: ば is not は.
    const composed = kanaMarks.test(bare) ? part : bare.replace(silent, "");
    folded += [...composed].map((each) => looksLike.get(each) ?? each).join("");
  }
  return folded.replace(silent, "").replace(/\s/gu, " ");
};

const plainAscii = /^[ -@[-~]$/u;

/** Signs that unfold to more than this are whole phrases; together they may make a text twice as long, no longer. */
const unfoldsFreely = 4;
/** Of signs in a row that are neither letters nor digits; more of them only keep words apart. */
const longestPause = 24;
const spoken = /[\p{L}\p{N}]/u;

/**
 * Case, accents, width, look-alikes and invisible signs out; where each sign came from is kept. What is read grows with
 * what was written, whatever signs unfold to, and words are never further apart than a pause.
 */
export const foldText = (raw: string): FoldedText => {
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  let pause = 0;
  let unfolded = 0;
  for (const sign of raw) {
    let folded = plainAscii.test(sign) ? sign : foldSign(sign);
    if (folded.length > unfoldsFreely && (unfolded += folded.length) > raw.length)
      folded = folded.slice(0, sign.length);
    pause = spoken.test(folded) ? 0 : pause + folded.length;
    if (pause > longestPause) folded = "";
    for (let unit = 0; unit < folded.length; unit++) {
      starts.push(at);
      ends.push(at + sign.length);
    }
    text += folded;
    at += sign.length;
  }
  return { raw, text, starts, ends };
};

/** How names are compared: folded, without dots and apostrophes, a space for a hyphen. */
export const foldName = (name: string): string =>
  foldText(name)
    .text.replace(/[.']/gu, "")
    .replace(/[\s-]+/gu, " ")
    .trim();

export const simplifyHan = (text: string): string => [...text].map((sign) => simpleHan.get(sign) ?? sign).join("");

/** A stretch of a folded text. */
export interface Span {
  start: number;
  end: number;
}

export const spansIn = (text: string, patterns: readonly RegExp[]): Span[] =>
  patterns.flatMap((pattern) =>
    matchesIn(text, pattern).map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );

/** What was written where the span lies. */
export const rawSpan = ({ raw, starts, ends }: FoldedText, { start, end }: Span) => {
  const from = starts[start] ?? 0;
  const to = ends[end - 1] ?? raw.length;
  return { text: raw.slice(from, to), start: from, end: to };
};
