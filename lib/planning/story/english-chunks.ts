import { notGerund } from "./words.ts";
import { classOfWord, tagEnglish } from "#lib/planning/intent/tag-english.ts";
import { matchesIn } from "#lib/planning/matches-in.ts";

export type ChunkKind = "noun" | "pronoun" | "verb" | "helper" | "gerund" | "preposition" | "joint" | "other" | "stop";

/** A noun phrase, or one other word, of an English text. */
export interface Chunk {
  readonly kind: ChunkKind;
  readonly text: string;
  /** Offsets in the text that was cut up. */
  readonly start: number;
  readonly end: number;
  /** Of a noun phrase: its article, possessive or demonstrative in lower case, or nothing. */
  readonly determiner: string;
  /** Of a noun phrase: what stands between determiner and head. */
  readonly middle: readonly string[];
  /** Of a noun phrase: its last word. */
  readonly head: string;
  /** Of a noun phrase: whether its head is a noun by itself rather than a left-over adjective. */
  readonly named: boolean;
}

const listed = (words: string): ReadonlySet<string> => new Set(words.split(" "));
export const determiners = listed(
  "a an the this that these those my our your his her its their every each no some any another all both one teh",
);
const prepositions = listed(
  "of in on at by with without from into onto to for under over through across behind beside between among against around along near above below inside outside beyond towards toward past down up off about during before after until since within upon beneath amid amidst underneath atop via per among despite like as than mid next",
);
const joints = listed(
  "and or but while because when where if then so that which who whom whose as until before after although though yet nor plus since whether called named titled",
);
/** Joints that are prepositions before a bare noun phrase. */
const either = listed("until before after as since");
const pronouns = listed(
  "i you he she it we they me him us them someone somebody nobody everyone everybody anyone something nothing everything there himself herself itself themselves who",
);
const helpers = listed(
  "is are was were be been being am has have had does do did will would can could should must may might cannot not isn't aren't wasn't weren't hasn't haven't hadn't doesn't don't didn't won't wouldn't can't couldn't it's he's she's they're that's never",
);
const numbers = listed("two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred");
const inWords = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’\-·]*|[.,;:!?…—–()\n"“”]/gu;

type Tag = "noun" | "verb" | "adjective" | "other" | undefined;
interface Word {
  text: string;
  lower: string;
  start: number;
  tag: Tag;
}

const wordsOf = (text: string, deeds: ReadonlySet<string>): Word[] => {
  const { classes } = tagEnglish(text);
  let before = "";
  return matchesIn(text, inWords).map((found) => {
    const lower = found[0].toLowerCase().replaceAll("’", "'");
    const tag = deeds.has(lower) && !determiners.has(before) ? "verb" : classes.get(found.index);
    before = lower;
    return { text: found[0], lower, start: found.index, tag };
  });
};

const isStop = (word: Word): boolean => /^[^\p{L}\p{N}]$/u.test(word.text);
const isNumber = (word: Word): boolean => numbers.has(word.lower) || /^\d/.test(word.lower);
const closed = (word: Word): boolean =>
  isStop(word) ||
  determiners.has(word.lower) ||
  prepositions.has(word.lower) ||
  joints.has(word.lower) ||
  pronouns.has(word.lower) ||
  helpers.has(word.lower);
const isParticiple = (word: Word): boolean => word.tag === "verb" && /(?:ed|ing|en|wn|lt|nt)$/.test(word.lower);
const canQualify = (word: Word): boolean =>
  !closed(word) && (word.tag === "adjective" || word.tag === "noun" || isNumber(word) || isParticiple(word));

const isAdjective = (word: Word | undefined): boolean =>
  word !== undefined &&
  (word.tag === "adjective" ||
    /-/.test(word.text) ||
    /^\p{Ll}{3,}(?:y|ful|ous|ic|al|ive|less|ek|ant|ent)$/u.test(word.text)) &&
  !closed(word);

/** `swaps` before `its shell`: taken for a plural, it has an object. */
const isDeed = (word: Word, next: Word | undefined): boolean =>
  (/^(?:starts|begins|tries|wants|learns|seems|decides)$/.test(word.lower) && next?.lower === "to") ||
  (/[^s']s$/.test(word.lower) && next !== undefined && /^(?:an?|the|its|his|her|their|my|our|one)$/.test(next.lower));

/** `a lush, green field`: the comma parts two adjectives of one noun. */
const joinsAdjectives = (words: readonly Word[], at: number, comma: number, lastNoun: number): boolean => {
  const before = words[comma - 1];
  const next = words[comma + 1];
  const after = words[comma + 2];
  if (before === undefined || next === undefined || after === undefined || comma === at) return false;
  const telling = (word: Word): boolean => isAdjective(word) || classOfWord(word.lower) === "adjective";
  const goesOn = canQualify(after) || (after.text === "," && isAdjective(words[comma + 3]));
  if (!goesOn || !canQualify(next) || !telling(before)) return false;
  return lastNoun < 0 ? telling(next) : comma === at + 2;
};

/** Where the noun phrase that starts at `at` ends; `at` itself where none does. */
const phraseEnd = (words: readonly Word[], at: number): number => {
  const first = words[at];
  if (first === undefined || (at > 0 && isDeed(first, words[at + 1]) && !isStop(words[at - 1] ?? first))) return at;
  const determined = determiners.has(first.lower);
  const before = words[at - 1];
  // `a goat wearing headphones`: the deed of the noun before it, not what kind of headphones.
  if (first.tag === "verb" && first.lower.endsWith("ing") && before !== undefined && !closed(before)) return at;
  let end = determined ? at + 1 : at;
  let lastNoun = -1;
  for (; end < words.length; end += 1) {
    const word = words[end];
    if (word === undefined) break;
    if (word.text === "," && joinsAdjectives(words, at, end, lastNoun)) {
      lastNoun = -1;
      continue;
    }
    if (closed(word)) break;
    const opening = determined && end === at + 1;
    const counted = word.tag === "verb" && /[^s]s$/.test(word.lower) && words.slice(at, end).some(isNumber);
    const noun = word.tag === "noun" || word.tag === undefined || isNumber(word) || counted;
    if (lastNoun >= 0 && noun && isDeed(word, words[end + 1])) break;
    if (word.tag === "verb" && !opening && !counted) {
      // `a frozen lake` after its determiner, but never a deed after its doer.
      const next = words[end + 1];
      if (lastNoun >= 0 || !isParticiple(word) || next === undefined || !canQualify(next)) break;
    }
    if (word.tag === "other" && !noun && !opening) {
      const next = words[end + 1];
      if (!word.lower.endsWith("ly") || lastNoun >= 0 || next === undefined || !canQualify(next)) break;
    }
    if (noun || (opening && word.tag === "verb")) lastNoun = end;
    if (word.tag === "adjective" && lastNoun >= 0 && lastNoun < end && words[lastNoun]?.lower.endsWith("'s") !== true) {
      const next = words[end + 1];
      if (next === undefined || next.tag !== "noun") break;
    }
  }
  if (lastNoun >= 0) return lastNoun + 1;
  // `the young`, `the last`: an adjective alone stands for its noun.
  return determined && end > at + 1 ? end : at;
};

const none: ReadonlySet<string> = new Set();

/**
 * English text as noun phrases and the words between them, in order. `deeds` are words known to be verbs here, in
 * lower case, whatever they look like.
 */
export const chunksOf = (text: string, deeds: ReadonlySet<string> = none): readonly Chunk[] => {
  const key = `${[...deeds].join(" ")}\n${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const chunks = cutUp(text, deeds);
  if (known.size > 300) known.clear();
  known.set(key, chunks);
  return chunks;
};

/** The verbs of a reading's actions that could be taken for plurals: `practises`, `shoots`. */
export const deedWords = (actions: readonly { phrase: string }[]): ReadonlySet<string> =>
  new Set(actions.flatMap(({ phrase }) => /^[a-z]+[^s\W]s(?=\s|$)/i.exec(phrase)?.[0].toLowerCase() ?? []));
/** The same text is asked about for every caption and every left-over word. */
const known = new Map<string, readonly Chunk[]>();

const cutUp = (text: string, deeds: ReadonlySet<string>): Chunk[] => {
  const words = wordsOf(text, deeds);
  const chunks: Chunk[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at];
    if (word === undefined) break;
    const end = phraseEnd(words, at);
    if (end > at) {
      const inside = words.slice(at, end);
      const last = inside.at(-1) ?? word;
      const determined = determiners.has(word.lower);
      chunks.push({
        kind: "noun",
        text: text.slice(word.start, last.start + last.text.length),
        start: word.start,
        end: last.start + last.text.length,
        determiner: determined ? word.lower.replace("teh", "the") : "",
        middle: inside.slice(determined ? 1 : 0, -1).map((each) => each.text),
        head: last.text,
        named:
          last.tag !== "adjective" &&
          !(determined && inside.length === 2 && classOfWord(last.lower) === "adjective") &&
          last.tag !== "other" &&
          !(last.tag === "verb" && /(?:ed|en|ade)$/.test(last.lower)),
      });
      at = end;
      continue;
    }
    chunks.push(single(word, words[at + 1], chunks.at(-1)));
    at += 1;
  }
  return chunks;
};

const single = (word: Word, next: Word | undefined, before: Chunk | undefined): Chunk => {
  const nominal = next !== undefined && (determiners.has(next.lower) || canQualify(next));
  const kind: ChunkKind = isStop(word)
    ? "stop"
    : helpers.has(word.lower)
      ? "helper"
      : joints.has(word.lower) && !(either.has(word.lower) && nominal && before?.kind !== "stop")
        ? "joint"
        : prepositions.has(word.lower)
          ? "preposition"
          : pronouns.has(word.lower) || determiners.has(word.lower)
            ? "pronoun"
            : word.tag === "verb" || (before?.kind === "noun" && isDeed(word, next))
              ? word.lower.endsWith("ing") && !notGerund.test(word.lower)
                ? "gerund"
                : "verb"
              : "other";
  return {
    kind,
    text: word.text,
    start: word.start,
    end: word.start + word.text.length,
    determiner: "",
    middle: [],
    head: word.lower,
    named: false,
  };
};
