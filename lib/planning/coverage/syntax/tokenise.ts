import { add, hashOf, newFeatures, score, type Features, type LinearModel } from "./linear-model.ts";
import type { Lexicon } from "./tag.ts";

export interface Span {
  start: number;
  end: number;
}

export interface Tokeniser {
  language: string;
  /** What the treebank keeps whole though the rules would cut it: abbreviations, `aujourd'hui`; in lower case. */
  wholes: ReadonlySet<string>;
  /** Whether hyphens cut words. */
  cuts_hyphens: boolean;
  /** For scripts without spaces, and for Arabic's joined conjunctions: whether to cut here. */
  cuts: LinearModel | null;
  lexicon: Lexicon;
}

/** Long runs of one mark, addresses, tags, numbers (with their unit), words, emoji, marks, and what else there is. */
const piece = new RegExp(
  [
    String.raw`([^\p{L}\p{M}\p{N}\s])\1{3,}`,
    String.raw`https?://\S+|www\.\S+|[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+`,
    String.raw`[#@][\p{L}_][\p{L}\p{N}_]*`,
    String.raw`\p{N}+(?:[.,:/]\p{N}+)*(?:\p{L}[\p{L}\p{M}\p{N}]*)?`,
    String.raw`[\p{L}\p{M}_][\p{L}\p{M}\p{N}_\u200C\u200D]*`,
    String.raw`\p{Extended_Pictographic}(?:\u200D\p{Extended_Pictographic}|\uFE0F|\p{Emoji_Modifier}|\u200D)*`,
    String.raw`([.!?…\-—–=_*~])\2*|\S`,
  ].join("|"),
  "gsu",
);

const apostrophe = /^['’]$/u;
const hyphen = /^[-‐‑]$/u;
const letters = /^[\p{L}\p{M}]/u;
const joinedScript = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Arabic}]/u;
const unspaced = new Set(["ja", "zh"]);
/** Only some languages leave a clitic before its apostrophe; English has it behind. */
const elides = new Set(["fr", "it"]);
const mostPieces = 7;

/** Cuts a text as fine as it goes: words, numbers, marks. */
const finest = (text: string): Span[] =>
  Array.from(text.matchAll(piece), (match) => ({ start: match.index, end: match.index + match[0].length }));

/** Joins the pieces of one word that stand without a blank between them, as the treebank has it. */
function joined(text: string, pieces: readonly Span[], tokeniser: Tokeniser): Span[] {
  const spans: Span[] = [];
  const shown = (index: number) => text.slice(pieces[index]?.start ?? 0, pieces[index]?.end ?? 0);
  const touches = (index: number) => index < pieces.length && pieces[index - 1]?.end === pieces[index]?.start;
  for (let index = 0; index < pieces.length;) {
    const start = (pieces[index] as Span).start;
    let end = index + 1;
    let most = end;
    while (most < index + mostPieces && touches(most)) most++;
    for (let try_ = most; try_ > index + 1; try_--) {
      const word = text
        .slice(start, (pieces[try_ - 1] as Span).end)
        .toLowerCase()
        .replaceAll("’", "'");
      // `arm-wrestles`: a deed of two words with a hyphen.
      const isJoined = tokeniser.language === "en" && word.includes("-") && !word.endsWith("ed");
      const isDeed = isJoined && tokeniser.lexicon.isDeed(word);
      if (word.length > 40 || !(isDeed || tokeniser.wholes.has(word))) continue;
      end = try_;
      break;
    }
    if (end === index + 1 && letters.test(shown(index))) {
      if (apostrophe.test(shown(end)) && touches(end)) {
        if (elides.has(tokeniser.language) && touches(end + 1) && letters.test(shown(end + 1))) end++;
      } else if (shown(end) === "." && touches(end) && isInitial(text, pieces, index)) end++;
      // What comes behind a hyphen belongs to the word, but not where the treebank has it as a clitic.
      while (
        !tokeniser.cuts_hyphens &&
        hyphen.test(shown(end)) &&
        touches(end) &&
        touches(end + 1) &&
        /^[\p{L}\p{N}]/u.test(shown(end + 1)) &&
        !tokeniser.wholes.has(`-${shown(end + 1).toLowerCase()}`)
      )
        end += 2;
    }
    spans.push({ start, end: (pieces[end - 1] as Span).end });
    index = end;
  }
  return tokeniser.language === "en" ? spans.flatMap((span) => englishClitics(text, span)) : spans;
}

/** `J. Smith`: a single capital with its full stop, and a capital behind it. */
const isInitial = (text: string, pieces: readonly Span[], index: number): boolean =>
  /^\p{Lu}\.[ \u00A0]?\p{Lu}/u.test(text.slice(pieces[index]?.start, (pieces[index]?.start ?? 0) + 4)) &&
  (pieces[index]?.end ?? 0) - (pieces[index]?.start ?? 0) === 1;

/** `don` of `don't` ends before its `n`. */
function englishClitics(text: string, span: Span): Span[] {
  const tail = text.slice(span.end, span.end + 3);
  if (/n$/iu.test(text.slice(span.start, span.end)) && span.end - span.start > 1 && /^['’]t(?![\p{L}])/iu.test(tail))
    return [{ start: span.start, end: span.end - 1 }];
  return [span];
}

/** Joins English clitics to their apostrophe: `'s`, `'re`, `n't`. */
function withClitics(text: string, spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (let index = 0; index < spans.length; index++) {
    const span = spans[index] as Span;
    const next = spans[index + 1];
    const previous = out.at(-1);
    const glued = next !== undefined && span.end === next.start && apostrophe.test(text.slice(span.start, span.end));
    const clitic = glued ? text.slice(next.start, next.end).toLowerCase() : "";
    const negated = clitic === "t" && previous !== undefined && previous.end === span.start - 1;
    if (negated || (previous?.end === span.start && /^(?:s|re|ve|ll|d|m)$/u.test(clitic))) {
      out.push({ start: negated ? span.start - 1 : span.start, end: (next as Span).end });
      index++;
    } else out.push(span);
  }
  return out;
}

const scripts = [/\p{sc=Han}/u, /\p{sc=Hiragana}/u, /[\p{sc=Katakana}ー]/u, /\p{N}/u, /\p{L}/u];
/** The kind of each character seen so far; 0 where it has not been asked for. */
const kinds = new Uint8Array(2 ** 16);

function kindOf(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (kinds[code] === 0) {
    const script = scripts.findIndex((each) => each.test(text.charAt(at)));
    kinds[code] = script < 0 ? 7 : script + 2;
  }
  return kinds[code] as number;
}

/** No more of a word is looked at, so that a run may be of any length. */
const longestWord = 40;

/** Features of a cut before the character at `at` of a run of characters. */
export function cutFeatures(
  features: Features,
  run: string,
  at: number,
  last: number,
  icu: ReadonlySet<number>,
  lexicon: Lexicon,
) {
  const char = (index: number) => (index < 0 || index >= run.length ? 1 : run.charCodeAt(index) + 2);
  const kind = (index: number) => (index < 0 || index >= run.length ? 1 : kindOf(run, index));
  features.count = 0;
  let number = 500;
  const put = (a: number, b = 0, c = 0) => add(features, number++, a, b, c);
  for (let offset = -3; offset < 3; offset++) put(char(at + offset));
  for (let offset = -3; offset < 2; offset++) put(char(at + offset), char(at + offset + 1));
  for (let offset = -3; offset < 1; offset++) put(char(at + offset), char(at + offset + 1), char(at + offset + 2));
  const cutHere = icu.has(at) ? 2 : 1;
  const long = Math.min(at - last, 5) + 1;
  put(cutHere, icu.has(at - 1) ? 2 : 1, icu.has(at + 1) ? 2 : 1);
  put(cutHere, char(at - 1), char(at));
  put(kind(at - 1), kind(at), cutHere);
  put(kind(at - 2), kind(at - 1), kind(at) * 8 + kind(at + 1));
  put(long, kind(at - 1), kind(at));
  put(long, cutHere);
  const own = hashOf(run.slice(Math.max(last, at - longestWord), at));
  put(own);
  put(own, char(at));
  put(own, char(at), char(at + 1));
  const knows = (from: number, to: number) => {
    const word = run.slice(from, Math.min(to, from + longestWord));
    return (lexicon.isVerb(word) ? 4 : 0) + (lexicon.isNoun(word) ? 2 : 0) + (lexicon.isSmall(word) ? 1 : 0) + 1;
  };
  put(knows(last, at), knows(last, at + 1), knows(last, at + 2));
  let longest = 0;
  for (let length = 2; length < 5 && at + length <= run.length; length++)
    if (knows(at, at + length) > 1) longest = length;
  put(longest + 1, cutHere, knows(last, at));
  put(hashOf(run.slice(at, at + 4)), run.length < 9 ? 2 : 1);
  put(hashOf(run.slice(0, longestWord)), 1);
  put(knows(at, run.length), knows(0, run.length), char(0));
}

/** The places of a run where it may be cut: between all characters, or in Arabic behind the first one. */
export const cutPlaces = (run: string, language: string): number[] =>
  language === "ar"
    ? /^[وف]/u.test(run) && run.length > 2
      ? [1]
      : []
    : Array.from({ length: run.length - 1 }, (_, index) => index + 1).filter(
        (at) => !/[\uDC00-\uDFFF]/u.test(run.charAt(at)),
      );

const segmenters = new Map<string, Intl.Segmenter>();

/** Where the runtime's own dictionary would cut. */
export function icuCuts(run: string, language: string): Set<number> {
  const cuts = new Set<number>();
  if (!unspaced.has(language)) return cuts;
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "word" });
  segmenters.set(language, segmenter);
  for (const segment of segmenter.segment(run)) cuts.add(segment.index);
  return cuts;
}

function cutRun(text: string, span: Span, tokeniser: Tokeniser, features: Features, scores: Float64Array): Span[] {
  const { cuts } = tokeniser;
  const run = text.slice(span.start, span.end);
  const places = cutPlaces(run, tokeniser.language);
  if (cuts === null || places.length === 0) return [span];
  const icu = icuCuts(run, tokeniser.language);
  const spans: Span[] = [];
  let last = 0;
  for (const at of places) {
    cutFeatures(features, run, at, last, icu, tokeniser.lexicon);
    score(cuts, features, scores);
    // The particle を is in no word: `鞄をひざに`.
    const isParted = run[at] === "を" || run[at - 1] === "を";
    if (!isParted && (scores[1] as number) <= (scores[0] as number)) continue;
    spans.push({ start: span.start + last, end: span.start + at });
    last = at;
  }
  return [...spans, { start: span.start + last, end: span.end }];
}

/** The words of a text, in order. */
export function tokenise(text: string, tokeniser: Tokeniser): Span[] {
  const pieces = finest(text);
  const joinedUp = unspaced.has(tokeniser.language) ? pieces : joined(text, pieces, tokeniser);
  const spans = tokeniser.language === "en" ? withClitics(text, joinedUp) : joinedUp;
  if (tokeniser.cuts === null) return spans;
  const features = newFeatures();
  const scores = new Float64Array(2);
  return spans.flatMap((span) =>
    joinedScript.test(text.slice(span.start, span.end)) ? cutRun(text, span, tokeniser, features, scores) : [span],
  );
}

const ends = /^(?:[.!?…。！？؟।]+)$/u;
const closes = /^[)\]}”»」』）]$/u;
/** What opens as well as closes belongs to what it touches. */
const mayClose = /^["'’]$/u;
/** No sentence is longer: what never ends is cut, so that no part of the work grows faster than the text. */
const mostWords = 200;

/** The words of each sentence: up to a full stop and the quotes or brackets closed behind it, or a new line. */
export function sentencesOf(text: string, spans: readonly Span[]): Span[][] {
  const sentences: Span[][] = [];
  let open: Span[] = [];
  let ended = false;
  for (const span of spans) {
    const word = text.slice(span.start, span.end);
    const before = open.at(-1);
    const gap = before === undefined ? "" : text.slice(before.end, span.start);
    const goesOn = ended && (ends.test(word) || closes.test(word) || (mayClose.test(word) && gap === ""));
    if (before !== undefined && ((ended && !goesOn) || /[\n\r\u2028\u2029]/u.test(gap) || open.length >= mostWords)) {
      sentences.push(open);
      open = [];
      ended = false;
    }
    open.push(span);
    ended ||= ends.test(word);
  }
  return open.length === 0 ? sentences : [...sentences, open];
}
