import type { NounRow } from "#lib/planning/coverage/table-schema.ts";
import type { LanguageTable, VerbEntry } from "#lib/planning/coverage/tables.ts";
import { smallWordsOf, type SmallWord } from "./small-words.ts";
import { splitWords, type Word } from "./split-words.ts";
import { tagUnspaced } from "./tag-unspaced.ts";
import { unread, type Token, type WordTag } from "./token.ts";

/** A word with everything that it may be. */
export interface Candidate {
  word: Word;
  small: SmallWord | null;
  verb: VerbEntry | null;
  noun: NounRow | null;
}

const opens = new Set<WordTag>(["det", "poss", "num"]);
const joinsClauses = new Set<WordTag>(["conj", "to"]);

const isCapital = (word: Word) => /^\p{Lu}/u.test(word.text);

/** Whether the phrase that is open here has no noun of the tables yet. */
function wantsNoun(tokens: readonly Token[]): boolean {
  for (let at = tokens.length - 1; at >= 0; at--) {
    const token = tokens[at] as Token;
    if (opens.has(token.tag)) return true;
    if ((token.tag !== "adj" && token.tag !== "noun") || token.noun !== null) return false;
  }
  return false;
}

/** `y la entrega`, `elle la regarde`: what looks like an article is the object of the verb behind it. */
function isClitic(list: readonly Candidate[], at: number, tokens: readonly Token[], table: LanguageTable): boolean {
  const low = list[at]?.word.text.toLowerCase() ?? "";
  const next = list[at + 1];
  if (!table.grammar.adjectives_follow || !(low in table.grammar.object_pronouns) || next === undefined) return false;
  const before = tokens.at(-1)?.tag ?? "stop";
  const isVerbNext = next.verb !== null || next.small?.tag === "have";
  if (!isVerbNext || before === "prep" || opens.has(before)) return false;
  return next.noun === null || ["pron", "not", "noun", "name", "who", "object_pron", "conj"].includes(before);
}

/** A small word that may be another kind of word by what stands around it. */
function smallTag(list: readonly Candidate[], at: number, tokens: readonly Token[], table: LanguageTable): WordTag {
  const own = list[at] as Candidate;
  const { tag } = own.small as SmallWord;
  const low = own.word.text.toLowerCase();
  const before = tokens.at(-1);
  const next = list[at + 1];
  const { prep } = table.grammar;
  if (tag === "det" && isClitic(list, at, tokens, table)) return "object_pron";
  // `ein Hund, der nie bellt`: after a comma an article without a noun behind it is a relative.
  const bare = next?.small != null || (next?.verb != null && !isCapital(next.word));
  if (tag === "det" && before?.tag === "pause" && bare && table.language === "de") return "who";
  const follows = before !== undefined && ["noun", "name", "adj"].includes(before.tag);
  if (tag === "det" && prep["of"]?.includes(low) === true && follows) return "prep";
  const isPrep = Object.values(prep).some((words) => words.includes(low));
  if (joinsClauses.has(tag) && isPrep && next !== undefined) {
    const nounNext =
      (next.small !== null && (opens.has(next.small.tag) || next.small.tag === "object_pron")) ||
      (next.small === null && next.verb === null && next.word.kind === "word");
    const cliticNext = isClitic(list, at + 1, [], table);
    if (nounNext && !cliticNext) return "prep";
  }
  return tag;
}

/** In German a capital inside a sentence is a noun, and a small letter is none. */
function settleGerman(own: Candidate, next: Candidate | undefined, tokens: readonly Token[]): Partial<Token> | null {
  const before = tokens.at(-1);
  const inside = before !== undefined && before.tag !== "stop";
  if (isCapital(own.word)) return inside || own.verb === null ? { tag: "noun", noun: own.noun } : null;
  if (
    own.verb !== null &&
    !(before !== undefined && opens.has(before.tag) && next !== undefined && isCapital(next.word))
  )
    return null;
  const inPhrase = before !== undefined && (opens.has(before.tag) || ["adj", "prep"].includes(before.tag));
  return { tag: inPhrase ? "adj" : "adv" };
}

/** What one word is, by the tables and by what stands around it. */
function settle(list: readonly Candidate[], at: number, tokens: readonly Token[], table: LanguageTable): Token {
  const own = list[at] as Candidate;
  const { word, small, verb, noun } = own;
  const { grammar } = table;
  const token = unread(word);
  if (word.kind !== "word") return { ...token, tag: word.kind === "stop" ? "stop" : "pause" };
  const before = tokens.at(-1);
  const afterArticle = before !== undefined && opens.has(before.tag);
  const isNamedSo = afterArticle && noun !== null && before.tag !== "num" && grammar.script === "latin";
  if (small !== null && !(small.tag === "be" && verb !== null && verb.class !== "be") && !isNamedSo) {
    const tag = smallTag(list, at, tokens, table);
    const helps = tag === "be" || tag === "have" || tag === "aux";
    return {
      ...token,
      tag,
      link: tag === "who" ? "who" : tag === small.tag ? small.link : null,
      verb: helps ? (table.verbs.find(token.low) ?? table.verbs.find(token.low.split(" ")[0] ?? "")) : null,
      form: tag === "be" || tag === "have" ? "finite" : null,
      plural: tag === "num" && (grammar.numbers[token.low] ?? 1) > 1,
    };
  }
  const endings = grammar.plural_marks.filter((mark) => mark.startsWith("-")).map((mark) => mark.slice(1));
  const plural =
    endings.some((ending) => token.low.endsWith(ending)) || (before?.plural === true && before.tag === "num");
  if (table.language === "de") {
    const german = settleGerman(own, list[at + 1], tokens);
    if (german !== null) return { ...token, ...german, plural: german.tag === "noun" && plural };
  }
  // Behind a subject pronoun, a relative or a negation a verb's form is the verb.
  const isDone = before !== undefined && ["pron", "who", "not", "object_pron"].includes(before.tag);
  const isNounHere =
    afterArticle ||
    (noun !== null &&
      (before?.tag === "prep" || (before?.tag === "adj" && !grammar.adjectives_follow) || wantsNoun(tokens)));
  if (verb !== null && (isDone || !isNounHere)) return { ...token, tag: "verb", verb, base: verb.form, form: "finite" };
  if (noun !== null) return { ...token, noun, plural: plural || (noun.kind === "group" && !grammar.adjectives_follow) };
  if (/^\d/u.test(token.low)) return { ...token, tag: "num", plural: token.low !== "1" };
  if (grammar.script === "latin" && isCapital(word) && before !== undefined && before.tag !== "stop")
    return { ...token, tag: "name" };
  // `ouvre lentement`: an adverb by its ending.
  const adverbs = grammar.adverbs.filter((form) => form.startsWith("-"));
  if (adverbs.some((form) => token.low.endsWith(form.slice(1)))) return { ...token, tag: "adv" };
  const follows = before !== undefined && (before.tag === "noun" || before.tag === "name");
  return { ...token, tag: follows && grammar.script !== "cjk" ? "adj" : "noun", plural };
}

/** Words of a language that writes blanks between them, the longest known forms of several words first. */
function candidates(text: string, table: LanguageTable): Candidate[] {
  const small = smallWordsOf(table.grammar);
  const most = Math.min(4, Math.max(small.most_words, table.verbs.most_words, table.nouns.most_words));
  const words = splitWords(text, () => false)
    .filter(({ kind }) => kind !== "quote")
    .flatMap((word) => parted(word, table));
  const list: Candidate[] = [];
  for (let at = 0; at < words.length; at++) {
    const first = words[at] as Word;
    for (let count = Math.min(most, words.length - at); count > 0; count--) {
      const last = words[at + count - 1] as Word;
      const isPlain = count === 1 || words.slice(at, at + count).every(({ kind }) => kind === "word");
      const word = { ...first, text: text.slice(first.start, last.end), end: last.end };
      const low = plainForm(word.text, table);
      const found = { word, small: small.find(low), verb: table.verbs.find(low), noun: nounOf(low, table) };
      const isKnown = found.small !== null || found.verb !== null || found.noun !== null;
      if (count > 1 && (!isPlain || !isKnown)) continue;
      list.push(first.kind === "word" ? found : { word: first, small: null, verb: null, noun: null });
      at += count - 1;
      break;
    }
  }
  return list;
}

/** A word as the tables have it: one apostrophe, no vowel signs and no stretched letters of Arabic. */
const plainForm = (word: string, table: LanguageTable): string => {
  const low = word.toLowerCase().replaceAll("’", "'").replaceAll(/\s+/gu, " ");
  return table.grammar.script === "arab" ? low.replaceAll(/[\u064B-\u0652\u0640]/gu, "") : low;
};

/** The row of a noun; Arabic ones without their article and the ending of an object too. */
const nounOf = (low: string, table: LanguageTable): NounRow | null => {
  const own = table.nouns.find(low);
  if (own !== null || table.grammar.script !== "arab") return own;
  const bare = low.replace(/^(?:ال)/u, "");
  const owned = bare.replace(/(?:ها|هما?|ه|ي|نا|ك)$/u, "");
  const forms = [bare, bare.replace(/ا$/u, ""), owned, owned.replace(/ت$/u, "ة")];
  return forms.map((form) => table.nouns.find(form)).find((row) => row !== null) ?? null;
};

/** `l'horloger`, `dell'oste`, `وتفتح`: what is written together with the word behind it is a word of its own. */
function parted(word: Word, table: LanguageTable): Word[] {
  const { script } = table.grammar;
  const at = script === "arab" ? gluedAt(word, table) : script === "latin" ? word.text.search(/['’]/u) + 1 : 0;
  if (word.kind !== "word" || at < 1 || at > 7 || at >= word.text.length) return [word];
  const edge = word.start + at;
  return [
    { ...word, text: word.text.slice(0, at), end: edge },
    { ...word, text: word.text.slice(at), start: edge },
  ];
}

/** The length of a conjunction or preposition that Arabic writes together with a known word. */
function gluedAt(word: Word, table: LanguageTable): number {
  const low = plainForm(word.text, table);
  const knows = (form: string) =>
    table.verbs.find(form) !== null || nounOf(form, table) !== null || smallWordsOf(table.grammar).find(form) !== null;
  return low.length > 3 && !knows(low) && /^[وفبلك]/u.test(low) && knows(low.slice(1)) ? 1 : 0;
}

/** Tags a text by its language's tables alone. */
export function tagByTable(text: string, table: LanguageTable): Token[] {
  if (table.grammar.script === "cjk") return tagUnspaced(text, table, settle);
  const list = candidates(text, table);
  const tokens: Token[] = [];
  for (let at = 0; at < list.length; at++) {
    const token = settle(list, at, tokens, table);
    tokens.push(token);
  }
  return tokens;
}
