import type { NounRow } from "#lib/planning/coverage/table-schema.ts";
import type { LanguageTable, VerbEntry } from "#lib/planning/coverage/tables.ts";
import { smallWordsOf, type SmallWord } from "./small-words.ts";
import { splitWords, type Word } from "./split-words.ts";
import type { Token } from "./token.ts";

const blank = (word: Word): Token => {
  const low = word.text.toLowerCase();
  return {
    text: word.text,
    low,
    start: word.start,
    end: word.end,
    tag: "noun",
    base: low,
    verb: null,
    noun: null,
    form: null,
    plural: false,
    link: null,
  };
};

interface Found {
  small: SmallWord | null;
  verb: VerbEntry | null;
  noun: NounRow | null;
}

const lookUp = (low: string, table: LanguageTable): Found => ({
  small: smallWordsOf(table.grammar).find(low),
  verb: table.verbs.find(low),
  noun: table.nouns.find(low),
});

const opens = new Set(["det", "poss", "num", "prep"]);

/** What one word is, by the tables and by what stands before it. */
function settle(word: Word, found: Found, tokens: readonly Token[], table: LanguageTable): Token {
  const before = tokens.at(-1);
  const token = blank(word);
  const { small, verb, noun } = found;
  const afterArticle = before !== undefined && (before.tag === "det" || before.tag === "poss" || before.tag === "num");
  if (small !== null && !(small.tag === "be" && verb !== null && verb.class !== "be")) {
    const isVerb = small.tag === "be" || small.tag === "have";
    return {
      ...token,
      tag: small.tag,
      link: small.link,
      verb:
        isVerb || small.tag === "aux"
          ? table.verbs.find(small.tag === "aux" ? (token.low.split(" ")[0] ?? "") : token.low)
          : null,
      form: isVerb ? "finite" : null,
      plural: small.tag === "num" && (table.grammar.numbers[token.low] ?? 1) > 1,
    };
  }
  // `y la entrega`, `le regarde`: what looks like an article is the object of the verb behind it.
  const earlier = tokens.at(-2)?.tag ?? "stop";
  const isClitic =
    before?.tag === "det" &&
    verb !== null &&
    before.low in table.grammar.object_pronouns &&
    (noun === null ? earlier !== "prep" : earlier === "conj");
  if (isClitic && before !== undefined) Object.assign(before, { tag: "object_pron" });
  const isNounHere = (afterArticle && !isClitic) || (noun !== null && before !== undefined && opens.has(before.tag));
  if (verb !== null && !isNounHere && !(noun !== null && before?.tag === "adj"))
    return { ...token, tag: "verb", verb, base: verb.form, form: "finite" };
  const endings = table.grammar.plural_marks.filter((mark) => mark.startsWith("-")).map((mark) => mark.slice(1));
  const plural =
    noun?.kind === "group" ||
    endings.some((ending) => token.low.endsWith(ending)) ||
    (before?.plural === true && before.tag === "num");
  if (noun !== null) return { ...token, noun, plural };
  if (/^\d/u.test(token.low)) return { ...token, tag: "num", plural: token.low !== "1" };
  const isName =
    table.grammar.script === "latin" &&
    table.language !== "de" &&
    /^\p{Lu}/u.test(word.text) &&
    before !== undefined &&
    before.tag !== "stop";
  if (isName) return { ...token, tag: "name" };
  const follows = before !== undefined && (before.tag === "noun" || before.tag === "name");
  return { ...token, tag: follows ? "adj" : "noun", plural };
}

/** Words of a language that writes blanks between them. */
function tagSpaced(text: string, table: LanguageTable): Token[] {
  const small = smallWordsOf(table.grammar);
  const most = Math.min(4, Math.max(small.most_words, table.verbs.most_words, table.nouns.most_words));
  const words = splitWords(text, () => false).flatMap((word) => elided(word, table));
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; at++) {
    const first = words[at] as Word;
    if (first.kind !== "word") {
      if (first.kind !== "quote") tokens.push({ ...blank(first), tag: first.kind });
      continue;
    }
    let taken = 1;
    let word = first;
    let found = lookUp(first.text.toLowerCase(), table);
    for (let count = Math.min(most, words.length - at); count > 1; count--) {
      const last = words[at + count - 1] as Word;
      if (words.slice(at, at + count).some(({ kind }) => kind !== "word")) continue;
      const joined = { ...first, text: text.slice(first.start, last.end), end: last.end };
      const low = joined.text.toLowerCase().replaceAll(/\s+/gu, " ");
      const several = lookUp(low, table);
      if (several.small === null && several.noun === null && several.verb === null) continue;
      [taken, word, found] = [count, joined, several];
      break;
    }
    tokens.push(settle(word, found, tokens, table));
    at += taken - 1;
  }
  return tokens;
}

/** `l'horloger`, `dell'oste`: the article is a word of its own. */
function elided(word: Word, table: LanguageTable): Word[] {
  const at = word.text.search(/['’]/u);
  if (word.kind !== "word" || at < 1 || at > 6 || table.grammar.script !== "latin") return [word];
  const edge = word.start + at + 1;
  return [
    { ...word, text: word.text.slice(0, at + 1).replace("’", "'"), end: edge },
    { ...word, text: word.text.slice(at + 1), start: edge },
  ];
}

const hiragana = /^\p{Script=Hiragana}$/u;
const stops = /^[.!?…。！？；\n]$/u;
const pauses = /^[,、，（）()：:「」『』“”]$/u;

/** Words of a language without blanks: the longest known form at every spot; what is between is a noun. */
function tagUnspaced(text: string, table: LanguageTable): Token[] {
  const small = smallWordsOf(table.grammar);
  const tokens: Token[] = [];
  let unknown = -1;
  const push = (start: number, end: number, found: Found) => {
    const word: Word = { text: text.slice(start, end), start, end, kind: "word" };
    tokens.push(settle(word, found, tokens, table));
  };
  const flush = (end: number) => {
    if (unknown >= 0 && text.slice(unknown, end).trim() !== "")
      push(unknown, end, { small: null, verb: null, noun: null });
    unknown = -1;
  };
  const smallAt = (at: number): number => {
    for (let length = Math.min(8, text.length - at); length > 0; length--) {
      if (small.find(text.slice(at, at + length).toLowerCase()) === null) continue;
      // A kana that may be part of a word counts as a particle only after something that is none.
      const lone = length === 1 && hiragana.test(text.charAt(at)) && unknown >= 0 && hiragana.test(text.charAt(at - 1));
      if (!lone) return length;
    }
    return 0;
  };
  for (let at = 0; at < text.length;) {
    const char = text.charAt(at);
    if (stops.test(char) || pauses.test(char) || /\s/u.test(char)) {
      flush(at);
      if (!/\s/u.test(char))
        tokens.push({
          ...blank({ text: char, start: at, end: at + 1, kind: "pause" }),
          tag: stops.test(char) ? "stop" : "pause",
        });
      at += 1;
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
    const isVerb =
      verb !== null &&
      verb.length === longest &&
      smallLength < longest &&
      !(noun !== null && noun.length === longest && tokens.at(-1)?.tag === "det");
    let end = at + longest;
    if (isVerb && table.language === "ja")
      while (end < text.length && hiragana.test(text.charAt(end)) && smallWordAhead(text, end, small) < 2) end += 1;
    push(at, end, {
      small: smallLength === longest ? small.find(text.slice(at, at + longest).toLowerCase()) : null,
      verb: isVerb ? verb.row : null,
      noun: noun !== null && noun.length === longest && !isVerb ? noun.row : null,
    });
    at = end;
  }
  flush(text.length);
  return tokens;
}

const smallWordAhead = (text: string, at: number, small: ReturnType<typeof smallWordsOf>): number => {
  for (let length = Math.min(6, text.length - at); length > 1; length--) {
    const found = small.find(text.slice(at, at + length));
    if (found !== null && found.tag === "conj") return length;
  }
  return 0;
};

/** Tags a text by its language's tables alone. */
export const tagByTable = (text: string, table: LanguageTable): Token[] =>
  table.grammar.script === "cjk" ? tagUnspaced(text, table) : tagSpaced(text, table);
