import arWords from "#data/language/ar.json" with { type: "json" };
import deWords from "#data/language/de.json" with { type: "json" };
import esWords from "#data/language/es.json" with { type: "json" };
import frWords from "#data/language/fr.json" with { type: "json" };
import hiWords from "#data/language/hi.json" with { type: "json" };
import itWords from "#data/language/it.json" with { type: "json" };
import jaWords from "#data/language/ja.json" with { type: "json" };
import ptWords from "#data/language/pt.json" with { type: "json" };
import zhWords from "#data/language/zh.json" with { type: "json" };

export interface InflectedStem {
  readonly english: string;
  readonly row: string;
}

/** One language's words, folded, with the English each stands for. */
export interface Lexicon {
  readonly language: string;
  /**
   * Form in lower case, folded form, phrase (words joined by a space) or stemmed phrase (joined by `_`) to English.
   * Where accents tell two words apart, each keeps its own entry.
   */
  readonly entries: ReadonlyMap<string, string>;
  /** The same for German words with a capital, so that `Alter` and `alter` are two words; else empty. */
  readonly nouns: ReadonlyMap<string, string>;
  /** Japanese verb and adjective stems: the English, and the kana with which an ending may begin. */
  readonly stems: ReadonlyMap<string, readonly InflectedStem[]>;
  /** Start of the first word of a phrase (`phraseStart`) to the number of words of the longest phrase that begins so. */
  readonly longestPhrase: ReadonlyMap<string, number>;
  /** Characters of the longest entry. */
  readonly longestEntry: number;
  readonly stem: (folded: string) => string;
}

const sources: ReadonlyMap<string, readonly string[]> = new Map([
  ["ar", arWords],
  ["de", deWords],
  ["es", esWords],
  ["fr", frWords],
  ["hi", hiWords],
  ["it", itWords],
  ["ja", jaWords],
  ["pt", ptWords],
  ["zh", zhWords],
]);

/** The spelling under which forms are kept: lower case, without Latin accents, Arabic vowel signs or Hindi nuktas. */
export const fold = (text: string, language: string): string => {
  const lower = text.toLowerCase();
  switch (language) {
    case "ja":
    case "zh":
      return lower.normalize("NFKC");
    case "hi":
      return lower.normalize("NFD").replaceAll("\u093c", "").replaceAll("\u0901", "\u0902").normalize("NFC");
    case "ar":
      return lower
        .normalize("NFKC")
        .replaceAll(/[\u064b-\u0652\u0670\u0640]/g, "")
        .replaceAll(/[أإآٱ]/g, "ا")
        .replaceAll("ى", "ي")
        .replaceAll("ة", "ه");
    default:
      return (
        lower
          .normalize("NFD")
          // Spanish keeps its own letter: `ano` is no way to write `año`.
          .replaceAll(language === "es" ? /(?<!n)\u0303|(?!\u0303)\p{M}/gu : /\p{M}/gu, "")
          .normalize("NFC")
          .replaceAll("ß", "ss")
          .replaceAll("œ", "oe")
          .replaceAll("æ", "ae")
      );
  }
};

/** Plural and gender letters off, so that a phrase is found in any agreement. */
const phraseStem = (folded: string): string =>
  folded.length > 3 ? folded.replace(/(?:[aeio]?[sn]|e[rm]|[aeio])$/, "") : folded;
const unchanged = (folded: string): string => folded;

const rows: Readonly<Record<string, string>> = {
  う: "いわえおうっ",
  く: "かきけこくい",
  ぐ: "がぎげごぐい",
  す: "さしせそす",
  つ: "たちてとつっ",
  ぬ: "なにねのぬん",
  ぶ: "ばびべぼぶん",
  む: "まみめもむん",
  る: "らりれろるったてなまさよ",
  い: "いくかさ",
};
const hiraganaOnly = /^\p{Script=Hiragana}+$/u;

/** What stays of a Japanese verb or i-adjective in all its forms; null for other words and for stems too short. */
const japaneseStem = (form: string): { stem: string; row: string } | null => {
  if (form.endsWith("する") && form.length > 2) return { stem: form.slice(0, -2), row: "しさせす" };
  const row = rows[form.slice(-1)];
  const stem = form.slice(0, -1);
  if (row === undefined || stem === "" || (hiraganaOnly.test(stem) && stem.length < 2)) return null;
  return { stem, row };
};

/** Letters by which phrases are looked up, few enough to outlive an inflection of the first word. */
export const phraseStart = (word: string): string => word.slice(0, 3);

const capital = /^\p{Lu}/u;
const boundary = /[^\p{L}\p{M}\p{N}]+/u;

const build = (language: string, source: readonly string[]): Lexicon => {
  const entries = new Map<string, string>();
  const nouns = new Map<string, string>();
  const stems = new Map<string, InflectedStem[]>();
  const longestPhrase = new Map<string, number>();
  const stem = language === "hi" || language === "ar" ? unchanged : phraseStem;
  const written: (readonly [form: string, english: string])[] = [];
  for (const line of source) {
    const colon = line.indexOf(":");
    if (colon < 1) continue;
    const english = line.slice(0, colon).trim();
    for (const form of line.slice(colon + 1).split(/[,、،]/))
      if (form.trim() !== "") written.push([form.trim(), english]);
  }
  const tableOf = (form: string): Map<string, string> => (language === "de" && capital.test(form) ? nouns : entries);
  for (const [form, english] of written) {
    const table = tableOf(form);
    const key = form.toLowerCase();
    if (!table.has(key)) table.set(key, english);
  }
  let longestEntry = 0;
  for (const [form, english] of written) {
    const folded = fold(form, language);
    longestEntry = Math.max(longestEntry, folded.length);
    const words = folded.split(boundary).filter((word) => word !== "");
    const table = words.length > 1 ? entries : tableOf(form);
    for (const key of [folded, words.join(" "), words.length > 1 ? words.map(stem).join("_") : folded]) {
      if (!table.has(key)) table.set(key, english);
    }
    const japanese = language === "ja" ? japaneseStem(folded) : null;
    if (japanese !== null) {
      stems.set(japanese.stem, [...(stems.get(japanese.stem) ?? []), { english, row: japanese.row }]);
    }
    if (words.length < 2) continue;
    const start = phraseStart(words[0] ?? "");
    longestPhrase.set(start, Math.max(longestPhrase.get(start) ?? 1, words.length));
  }
  return { language, entries, nouns, stems, longestPhrase, longestEntry, stem };
};

const built = new Map<string, Lexicon>();

/** The lexicon of a language, built at its first use; null when the language has no word list. */
export const lexiconOf = (language: string): Lexicon | null => {
  const known = built.get(language);
  if (known !== undefined) return known;
  const source = sources.get(language);
  if (source === undefined) return null;
  const lexicon = build(language, source);
  built.set(language, lexicon);
  return lexicon;
};
