import { matchesIn } from "#lib/planning/matches-in.ts";
import { formsBehind } from "#lib/planning/meaning/inflections.ts";
import { longestEntry } from "#lib/planning/meaning/segment.ts";
import { type Lexicon, fold, lexiconOf, phraseStart } from "#lib/planning/meaning/lexicon.ts";

const unspaced: ReadonlySet<string> = new Set(["ja", "zh"]);
/** Letters with their marks; an apostrophe or a hyphen inside a word is a boundary. */
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
/** Letters; a longer run is no word, and the search for compounds is kept from growing with it. */
const longestWord = 40;
const shortestHead = 4;
const shortestModifier = 3;
const linkingElements = ["", "s", "n", "es", "en", "er", "e"];

interface Word {
  /** In lower case, with its accents. */
  readonly written: string;
  readonly folded: string;
  readonly capital: boolean;
  /** A capital inside a sentence, where the language gives none to common words: only an exact entry will do. */
  readonly name: boolean;
  readonly start: number;
  readonly end: number;
}

const wordOf = (text: string, language: string, start: number): Word => ({
  written: text.toLowerCase(),
  folded: fold(text, language),
  capital: /^\p{Lu}/u.test(text),
  name: false,
  start,
  end: start + text.length,
});

type Entries = ReadonlyMap<string, string>;

const firstIn = (entries: Entries, forms: readonly string[]): string | null => {
  for (const form of forms) {
    const entry = entries.get(form);
    if (entry !== undefined) return entry;
  }
  return null;
};

/** An entry for the word as written or for a form its ending points back to; null when nothing is known. */
const entryOf = (lexicon: Lexicon, word: Pick<Word, "written" | "folded" | "capital">): string | null => {
  const asWritten = [word.written, word.folded];
  const forms = formsBehind(word.folded, lexicon.language);
  const { entries, nouns } = lexicon;
  // A capital may only mark the start of a sentence; small letters mark anything but a noun.
  return word.capital
    ? (firstIn(nouns, asWritten) ?? firstIn(entries, asWritten) ?? firstIn(nouns, forms) ?? firstIn(entries, forms))
    : (firstIn(entries, asWritten) ?? firstIn(entries, forms) ?? firstIn(nouns, asWritten) ?? firstIn(nouns, forms));
};

/** A German compound: the longest known head, with what stands before it when that is known too. */
const compoundOf = (lexicon: Lexicon, word: Pick<Word, "folded" | "capital">): string | null => {
  const part = (folded: string): string | null => entryOf(lexicon, { ...word, folded, written: folded });
  for (let cut = shortestModifier; cut <= word.folded.length - shortestHead; cut += 1) {
    const head = part(word.folded.slice(cut));
    if (head === null) continue;
    const before = word.folded.slice(0, cut);
    for (const link of linkingElements) {
      if (!before.endsWith(link)) continue;
      const modifier = part(before.slice(0, before.length - link.length));
      if (modifier !== null) return `${modifier} ${head}`;
    }
  }
  return null;
};

const glossOne = (lexicon: Lexicon, word: Word): string | null => {
  if (word.folded.length > longestWord) return null;
  if (word.name) return firstIn(lexicon.entries, [word.written, word.folded, word.folded.replace(/s$/, "")]);
  return entryOf(lexicon, word) ?? (lexicon.language === "de" ? compoundOf(lexicon, word) : null);
};

/**
 * The English lemma (or short phrase) of one foreign word, by its written form and then by light rules for plural,
 * gender, verb endings, prefixes and compounds. `language` is a two-letter code; null when the word is not known.
 */
export const glossWord = (word: string, language: string): string | null => {
  const lexicon = lexiconOf(language);
  if (lexicon === null) return null;
  if (!unspaced.has(language)) return glossOne(lexicon, wordOf(word, language, 0));
  const folded = fold(word, language);
  const entry = longestEntry(lexicon, folded, 0);
  return entry !== null && entry.length === folded.length ? entry.english : null;
};

const glossUnspaced = (lexicon: Lexicon, text: string): string => {
  const folded = fold(text, lexicon.language);
  const pieces: string[] = [];
  let unknown = "";
  const keepUnknown = (): void => {
    if (unknown.trim() !== "") pieces.push(unknown.trim());
    unknown = "";
  };
  let at = 0;
  while (at < folded.length) {
    const entry = longestEntry(lexicon, folded, at);
    if (entry === null) {
      unknown += folded.charAt(at);
      at += 1;
      continue;
    }
    keepUnknown();
    pieces.push(entry.english);
    at += entry.length;
  }
  keepUnknown();
  return pieces.join(" ");
};

interface Phrase {
  readonly english: string;
  /** Words it covers. */
  readonly count: number;
}

/** The longest phrase of the lexicon that begins at word `first`. */
const phraseAt = (lexicon: Lexicon, words: readonly Word[], first: number): Phrase | null => {
  const start = phraseStart(words[first]?.folded ?? "");
  const longest = Math.min(lexicon.longestPhrase.get(start) ?? 1, words.length - first);
  for (let count = longest; count > 1; count -= 1) {
    const phrase = words.slice(first, first + count).map((word) => word.folded);
    const english = firstIn(lexicon.entries, [phrase.join(" "), phrase.map(lexicon.stem).join("_")]);
    if (english !== null) return { english, count };
  }
  return null;
};

const particle =
  /^(?:ab|an|auf|aus|bei|ein|fest|fort|her|heraus|herunter|hin|los|mit|nach|vor|vorbei|weg|weiter|zu|zuruck|zusammen)$/;

/** Each German verb whose separated prefix closes its clause, by the index of the verb: the prefix and its index. */
const separatedPrefixes = (text: string, words: readonly Word[]): ReadonlyMap<number, number> => {
  const prefixes = new Map<number, number>();
  let clause = 0;
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    const closes = next === undefined || next.folded === "und" || text.slice(word.end, next.start).trim() !== "";
    if (!closes) continue;
    if (particle.test(word.folded)) for (let verb = clause; verb < index; verb += 1) prefixes.set(verb, index);
    clause = index + 1;
  }
  return prefixes;
};

const separatedVerb = (lexicon: Lexicon, verb: Word, prefix: Word): string | null =>
  verb.capital
    ? null
    : firstIn(
        lexicon.entries,
        [verb.folded, ...formsBehind(verb.folded, lexicon.language)].map((form) => prefix.folded + form),
      );

/** Words with a capital that does not open a sentence. German gives one to every noun; elsewhere it marks a name. */
const withNames = (text: string, words: readonly Word[], language: string): readonly Word[] =>
  language === "de"
    ? words
    : words.map((word, index) => {
        const before = words[index - 1];
        const inside = before !== undefined && /^[\s,'’-]+$/.test(text.slice(before.end, word.start));
        return word.capital && inside ? { ...word, name: true } : word;
      });

const apostrophe = /^['’]$/;

/**
 * The text with every known word and phrase replaced by its English lemma, in the order of the text; unknown words,
 * numbers and punctuation stay as written. English, and a language without a word list, comes back unchanged.
 */
export const glossOf = (text: string, language: string): string => {
  const lexicon = lexiconOf(language);
  if (lexicon === null) return text;
  if (unspaced.has(language)) return glossUnspaced(lexicon, text);
  const found = matchesIn(text, wordPattern).map((match) => wordOf(match[0], language, match.index));
  const words = withNames(text, found, language);
  const prefixes = language === "de" ? separatedPrefixes(text, words) : new Map<number, number>();
  const spent = new Set<number>();
  let glossed = "";
  let copied = 0;
  for (let index = 0; index < words.length;) {
    const phrase = phraseAt(lexicon, words, index);
    const count = phrase?.count ?? 1;
    const word = words[index];
    const last = words[index + count - 1];
    if (word === undefined || last === undefined) break;
    const gap = text.slice(copied, word.start);
    glossed += apostrophe.test(gap) ? " " : gap;
    copied = last.end;
    const prefixIndex = prefixes.get(index);
    const prefix = prefixIndex === undefined ? undefined : words[prefixIndex];
    const separated = phrase !== null || prefix === undefined ? null : separatedVerb(lexicon, word, prefix);
    if (separated !== null && prefixIndex !== undefined) spent.add(prefixIndex);
    if (spent.has(index)) glossed = glossed.trimEnd();
    else glossed += phrase?.english ?? separated ?? glossOne(lexicon, word) ?? text.slice(word.start, word.end);
    index += count;
  }
  return glossed + text.slice(copied);
};
