import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { smallWordsOf } from "./small-words.ts";
import type { Word } from "./split-words.ts";
import type { Candidate } from "./tag-by-table.ts";
import type { Token, WordTag } from "./token.ts";

const hiragana = /^\p{Script=Hiragana}$/u;
const katakana = /^[\p{Script=Katakana}ー・]+/u;
const stops = /^[.!?…。！？；：:\n]$/u;
const pauses = /^[,、，（）()「」『』“”]$/u;
const particles = /^[をがはにのもへやとで]$/u;

/** Where the inflection of a Japanese verb ends that was found up to here. */
function inflectedTo(text: string, from: number, table: LanguageTable): number {
  const small = smallWordsOf(table.grammar);
  let end = from;
  while (end < text.length && hiragana.test(text.charAt(end))) {
    const before = text.charAt(end - 1);
    const char = text.charAt(end);
    const joins = [6, 5, 4, 3, 2].some((length) => {
      const word = text.slice(end, end + length);
      const tag = word.length === length ? small.find(word)?.tag : undefined;
      return tag !== undefined && tag !== "not" && tag !== "be" && tag !== "aux";
    });
    const isTe = char === "で" && /[んい]/u.test(before);
    const isTry = char === "と" && before === "う" && text.startsWith("とし", end);
    const noun = table.nouns.at(text, end);
    const verb = /[てでと]/u.test(before) ? null : table.verbs.at(text, end);
    if (joins || (particles.test(char) && !isTe && !isTry)) break;
    if ((noun !== null && noun.length > 1) || (verb !== null && verb.length > 2)) break;
    end += 1;
  }
  return end;
}

type Settle = (list: readonly Candidate[], at: number, tokens: readonly Token[], table: LanguageTable) => Token;

const inPhrase = new Set<WordTag>(["noun", "name", "adj", "num", "det", "poss"]);

/** `止まった時計`, `修钟的老人`: a verb that stands before a noun with what belongs to it is an adjective of it. */
function withAttributes(tokens: readonly Token[], table: LanguageTable): Token[] {
  const out = [...tokens];
  const of = (token: Token | undefined) =>
    token?.tag === "prep" && table.grammar.prep["of"]?.includes(token.low) === true;
  const isHead = (token: Token | undefined) => token?.tag === "noun" || token?.tag === "name" || token?.tag === "num";
  const describe = (from: number, to: number) => {
    for (let at = from; at <= to; at++) out[at] = { ...(out[at] as Token), tag: "adj", verb: null };
  };
  for (let at = 0; at < out.length; at++) {
    const token = out[at] as Token;
    if (token.tag !== "verb") continue;
    let from = at;
    const back = () => {
      while (from > 0 && (inPhrase.has(out[from - 1]?.tag ?? "stop") || of(out[from - 1]))) from -= 1;
    };
    if (table.grammar.order === "SOV") {
      if (!isHead(out[at + 1]) || !/[るうくすつぬぶむぐただい]$/u.test(token.text)) continue;
      const marked = out[at - 1];
      if (marked?.tag === "prep" && /^[をにへ]$/u.test(marked.low)) {
        from = at - 1;
        back();
      }
      describe(from, at);
      continue;
    }
    const opensHere = !["noun", "name", "adv", "not"].includes(out[at - 1]?.tag ?? "stop");
    const object = opensHere && inPhrase.has(out[at + 1]?.tag ?? "stop") && of(out[at + 2]) && isHead(out[at + 3]);
    const bare = of(out[at + 1]) && isHead(out[at + 2]);
    if (!object && !bare) continue;
    if (bare) back();
    describe(from, at + (object ? 2 : 1));
  }
  return out;
}

/** Words of a language without blanks: the longest known form at every spot; what is between is a noun. */
export function tagUnspaced(text: string, table: LanguageTable, settle: Settle): Token[] {
  const small = smallWordsOf(table.grammar);
  const tokens: Token[] = [];
  let unknown = -1;
  const push = (start: number, end: number, found: Omit<Candidate, "word">, kind: Word["kind"] = "word") => {
    const word: Word = { text: text.slice(start, end), start, end, kind };
    tokens.push(settle([{ word, ...found }], 0, tokens, table));
  };
  const none = { small: null, verb: null, noun: null };
  const flush = (end: number) => {
    if (unknown >= 0 && text.slice(unknown, end).trim() !== "") push(unknown, end, none);
    unknown = -1;
  };
  const smallAt = (at: number): number => {
    for (let length = Math.min(8, text.length - at); length > 0; length--) {
      if (small.find(text.slice(at, at + length).toLowerCase()) === null) continue;
      // A kana that may be part of a word counts as a particle only after something that is none.
      const isObject = table.grammar.marks["object"]?.includes(text.charAt(at)) === true;
      const lone =
        length === 1 &&
        !isObject &&
        hiragana.test(text.charAt(at)) &&
        unknown >= 0 &&
        hiragana.test(text.charAt(at - 1));
      if (!lone) return length;
    }
    return 0;
  };
  for (let at = 0; at < text.length;) {
    const char = text.charAt(at);
    const isMark = stops.test(char) || pauses.test(char);
    if (isMark || /\s/u.test(char)) {
      flush(at);
      if (isMark) push(at, at + 1, none, stops.test(char) ? "stop" : "pause");
      at += 1;
      continue;
    }
    const run = katakana.exec(text.slice(at, at + 24))?.[0] ?? "";
    if (run.length > 1) {
      flush(at);
      // The head of `ラーメン` or `目覚ましロボット` is the longest known end of the run.
      const heads = [...run].map((_, cut) => table.nouns.find(run.slice(cut)));
      push(at, at + run.length, { ...none, noun: heads.find((row) => row !== null) ?? null });
      at += run.length;
      continue;
    }
    const verb = table.verbs.at(text, at);
    const noun = table.nouns.at(text, at);
    const smallLength = smallAt(at);
    const longest = Math.max(verb?.length ?? 0, noun?.length ?? 0, smallLength);
    if (longest === 0) {
      if (unknown < 0) unknown = at;
      at += 1;
      continue;
    }
    flush(at);
    const isNoun = noun?.length === longest && (tokens.at(-1)?.tag === "det" || verb?.length !== longest);
    // `帰りを待つ`: a stem before the mark of an object is a noun.
    const isStem = table.grammar.marks["object"]?.includes(text.charAt(at + longest)) === true;
    const isVerb =
      verb?.length === longest && smallLength < longest && !isNoun && !(isStem && table.grammar.order === "SOV");
    const end = isVerb && table.grammar.order === "SOV" ? inflectedTo(text, at + longest, table) : at + longest;
    push(at, end, {
      small: smallLength === longest ? small.find(text.slice(at, end).toLowerCase()) : null,
      verb: isVerb ? verb.row : null,
      noun: isNoun ? noun.row : null,
    });
    const made = tokens.at(-1);
    if (isVerb && made !== undefined) made.tail = text.slice(at + longest - 1, end);
    at = end;
  }
  flush(text.length);
  return withAttributes(tokens, table);
}
