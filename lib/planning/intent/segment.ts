import { matchesIn } from "#lib/planning/matches-in.ts";
import { emojiPattern, nounOfEmoji } from "./lexicons/emoji.ts";

/** A word of the text with its place; `gap` is true when punctuation stands before it. */
export interface Token {
  text: string;
  /** The form under which it is looked up. */
  key: string;
  start: number;
  end: number;
  gap: boolean;
  /** Sentence number from 0. */
  sentence: number;
  /** Written without spaces (Han, Kana, Thai): the neighbour follows directly. */
  unspaced: boolean;
  emoji: boolean;
  /** Stands behind an apostrophe. */
  clipped: boolean;
}

const piece = new RegExp(
  `${emojiPattern.source}|[\\p{Script=Han}\\u3005\\p{Script=Hiragana}\\p{Script=Katakana}\\u30fc\\p{Script=Thai}]+|\\p{N}+(?:[.,]\\p{N}+)*|(?:(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])[\\p{L}\\p{M}\\u200c\\u200d])+|[^\\s]`,
  "gu",
);
const longestForm = 8;
const isHiragana = (sign: string) => sign >= "\u3041" && sign <= "\u309f";
const isHan = (sign: string | undefined) => sign !== undefined && /\p{Script=Han}/u.test(sign);
const letterLike = /[\p{L}\p{N}]/u;

/** Where the words of an unspaced run are. */
export interface Dictionary {
  language: string;
  known: (form: string) => "word" | "stem" | undefined;
  /** Characters of the longest word of the language's word list that begins at `at`; 0 when there is none. */
  reach: (run: string, at: number) => number;
}

/** Cuts an unspaced run at the longest known forms; what is unknown stays together, so nothing is lost. */
function cutRun(run: string, { language, known, reach }: Dictionary): [number, number][] {
  const cuts: [number, number][] = [];
  const japanese = language === "ja";
  let open = -1;
  const close = (at: number) => {
    if (open >= 0) cuts.push([open, at]);
    open = -1;
  };
  for (let at = 0; at < run.length;) {
    let length = Math.min(longestForm, run.length - at);
    let kind: "word" | "stem" | undefined;
    for (; length >= 1; length--) {
      kind = known(run.slice(at, at + length));
      // One kana is a particle only where a word has ended.
      if (kind !== undefined) break;
    }
    let end = at + length;
    if (kind === "stem")
      while (end < run.length && isHiragana(run[end] ?? "") && !"はがをにへと".includes(run[end] ?? "")) end += 1;
    const reached = at + reach(run, at);
    if (reached > at && (kind === undefined || reached > end)) {
      kind = "word";
      end = reached;
    }
    // 閉店, 朝礼: one sign of a compound is no word of it.
    if (japanese && kind !== undefined && end === at + 1 && isHan(run[at]) && isHan(run[at + 1])) {
      const follows = known(run.slice(at + 1, at + 2)) === "word" || reach(run, at + 1) > 0;
      if (kind === "stem" || !follows) kind = undefined;
    }
    if (japanese && end === at + 1 && open >= 0 && isHan(run[at]) && isHan(run[at - 1])) kind = undefined;
    if (kind === undefined) {
      const sign = run[at] ?? "";
      const before = run[at - 1] ?? "";
      if (open >= 0 && isHiragana(before) && !isHiragana(sign)) close(at);
      if (open < 0) open = at;
      at += 1;
      continue;
    }
    close(at);
    cuts.push([at, end]);
    at = end;
  }
  close(run.length);
  return cuts;
}

/** Words, numbers and emoji of the text in order. */
export function segment(raw: string, dictionary: Dictionary): Token[] {
  const tokens: Token[] = [];
  let gap = false;
  let sentence = 0;
  const push = (start: number, end: number, key: string, unspaced: boolean, emoji: boolean) => {
    const clipped = start > 0 && /['’]/u.test(raw[start - 1] ?? "");
    tokens.push({ text: raw.slice(start, end), key, start, end, gap, sentence, unspaced, emoji, clipped });
    gap = false;
  };
  for (const match of matchesIn(raw, piece)) {
    const text = match[0];
    const start = match.index;
    const noun = nounOfEmoji(text);
    if (noun !== undefined) {
      gap = true;
      push(start, start + text.length, noun, false, true);
      gap = true;
    } else if (!letterLike.test(text)) {
      if (/[.!?…。!?।؟\n]/u.test(text)) {
        if (tokens.at(-1)?.sentence === sentence) sentence += 1;
        gap = true;
      } else if (!/['’\-‐‑]/u.test(text)) gap = true;
    } else if (/[\u3005\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text)) {
      for (const [from, to] of cutRun(text, dictionary))
        push(start + from, start + to, text.slice(from, to), true, false);
    } else push(start, start + text.length, text.normalize("NFC").toLowerCase(), false, false);
  }
  return tokens;
}
