import { matchesIn } from "#lib/planning/matches-in.ts";
import { adjectives, adverbs, nounsToo, numbers, prepositions, verbs } from "#lib/planning/meaning/english-classes.ts";
import { functionWordsOf } from "#lib/planning/meaning/function-words.ts";
import { glossWord } from "#lib/planning/meaning/gloss.ts";
import { person } from "#lib/planning/meaning/noun-phrase.ts";
import { formsBehind } from "#lib/planning/meaning/inflections.ts";
import { type Lexicon, fold, lexiconOf, phraseStart } from "#lib/planning/meaning/lexicon.ts";
import { type VerbForm, formOf, infinitives, isPlural } from "#lib/planning/meaning/source-forms.ts";
import { longestEntry } from "#lib/planning/meaning/segment.ts";

export type Kind =
  | "the"
  | "a"
  | "number"
  | "adjective"
  | "noun"
  | "verb"
  | "either"
  | "adverb"
  | "prep"
  | "object"
  | "of"
  | "and"
  | "who"
  | "name"
  | "unknown";

/** One word or set phrase of the source with its English and what it does. */
export interface Token {
  readonly source: string;
  readonly english: string;
  readonly kind: Kind;
  readonly plural: boolean;
  /** An ending or an article of its own that means "the". */
  readonly definite: boolean;
  readonly form: VerbForm;
  /** Stands behind what it governs (`里`). */
  readonly behind: boolean;
  /** Neither a number, a mark nor a little word. */
  readonly content: boolean;
}

const token = (source: string, english: string, kind: Kind, more: Partial<Token> = {}): Token => ({
  source,
  english,
  kind,
  plural: false,
  definite: false,
  form: null,
  behind: false,
  content: true,
  ...more,
});

const kindOf = (english: string): Kind => {
  if (/^(?:the|my|our|your|his|her|their)$/.test(english)) return "the";
  if (/^(?:a|one)$/.test(english)) return "a";
  if (/^(?:and|or|but)$/.test(english)) return "and";
  if (english === "of") return "of";
  if (/^(?:who|that|which|where|when|while|because|as)$/.test(english)) return "who";
  if (numbers.has(english) || /^\d+$/.test(english)) return "number";
  if (prepositions.has(english)) return "prep";
  if (adverbs.has(english) || /^(?:at|in|on|by|between) /.test(english)) return "adverb";
  if (adjectives.has(english)) return "adjective";
  if (nounsToo.has(english)) return "either";
  if (verbs.has(english)) return "verb";
  return "noun";
};

const functionTokens = (source: string, role: string): Token[] => {
  if (role === "-" || role === "self") return [];
  const behind = role.startsWith("after-");
  const words = role.replace("after-", "");
  if (words === "place the" || / (?:the|a)$/.test(words)) {
    const [first = ""] = words.split(" ");
    const article = words.endsWith("the") ? "the" : "a";
    const head =
      first === "of" ? token(source, "of", "of", { content: false }) : token(source, first, "prep", { content: false });
    return [head, token("", article, article, { content: false })];
  }
  const kind: Kind =
    words === "place" || words === "to"
      ? "prep"
      : words === "object"
        ? "object"
        : words === "adverb"
          ? "adverb"
          : kindOf(words);
  return [token(source, words, kind, { content: false, behind })];
};

/** جاره: his neighbour. */
const isHis = (source: string, english: string, language: string): boolean =>
  language === "ar" && /\p{L}{2}ه$/u.test(source) && glossWord(source.slice(0, -1), "ar") === english;

/** Names that the word lists write small. */
const lands =
  /^(?:italy|france|spain|germany|portugal|japan|china|india|egypt|brazil|mexico|america|england|europe|africa|asia|russia|greece|turkey|morocco|argentina|paris|rome|london|tokyo|berlin|madrid|lisbon|beijing|shanghai|delhi|mumbai|cairo|venice|naples|new york|korea|canada|australia|switzerland|austria)$/;

const known = (source: string, english: string, language: string, sentenceStart: boolean): Token => {
  const lower = english.replace(/^to /, "");
  const bare = lands.test(lower) ? lower.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : lower;
  const written = source.toLowerCase();
  const people = /^(two|three|one) (?:people|person)$/.exec(bare)?.[1];
  if (people !== undefined && language === "ja" && source.endsWith("人"))
    return token(source, people, people === "one" ? "a" : "number", { plural: people !== "one", content: false });
  if (bare === "be alone" || bare === "lonely self") return token(source, "alone", "adverb");
  let kind = kindOf(bare);
  const germanNoun = language === "de" && /^\p{Lu}/u.test(source) && !sentenceStart;
  if (kind === "either" && language === "de") kind = germanNoun ? "noun" : "verb";
  if (kind === "verb" && germanNoun) kind = "noun";
  const form = kind === "verb" || kind === "either" ? formOf(written, language) : null;
  if (kind === "either" && form === "infinitive") kind = "verb";
  const plural = kind === "number" || ((kind === "noun" || kind === "either") && isPlural(source, bare, language));
  const definite =
    (language === "ar" && /^[وفبك]?(?:ال|لل)|(?:ها|هم|هن)$/u.test(source)) || isHis(source, english, language);
  return token(source, bare, kind, {
    form,
    plural,
    definite,
    content: !/^(?:the|a|and|of|prep|who|number)$/.test(kind),
  });
};

const phraseAt = (
  lexicon: Lexicon,
  words: readonly string[],
  first: number,
): { english: string; count: number } | null => {
  const longest = Math.min(lexicon.longestPhrase.get(phraseStart(words[first] ?? "")) ?? 1, words.length - first);
  for (let count = longest; count > 1; count -= 1) {
    const phrase = words.slice(first, first + count);
    const english = lexicon.entries.get(phrase.join(" ")) ?? lexicon.entries.get(phrase.map(lexicon.stem).join("_"));
    if (english !== undefined && !isPlainPair(english, phrase, lexicon.language)) return { english, count };
  }
  return null;
};

/** `black cat` is no set phrase: its words agree and count for themselves. */
const isPlainPair = (english: string, phrase: readonly string[], language: string): boolean => {
  const words = english.split(" ");
  const alone = phrase.map((word) => glossWord(word, language));
  return (
    adjectives.has(words[0] ?? "") && words.length === phrase.length && words.every((word) => alone.includes(word))
  );
};

const arabicPrefix = /^(و|ف)?(ب|ل|ك)?(ال|لل)?(?=\p{L}{2})/u;
const arabicPrepositions: Readonly<Record<string, string>> = { ب: "with", ل: "to", ك: "like" };

/** Arabic prefixes as words of their own, where the rest is a word and the whole is not. */
const arabicTokens = (source: string, lexicon: Lexicon): Token[] | null => {
  const folded = fold(source, "ar");
  if (lexicon.entries.has(folded)) return null;
  const [, and, prep] = arabicPrefix.exec(folded) ?? [];
  const toThe = /^[وف]?لل/.test(folded);
  if (and === undefined && prep === undefined) return null;
  const rest = folded.slice((and?.length ?? 0) + (prep?.length ?? 0));
  const bare = toThe ? `ا${rest}`.replace(/^ال?ل/, "ال") : rest;
  const english = glossWord(bare, "ar");
  if (english === null || (kindOf(english) === "verb" && prep !== undefined)) return null;
  return [
    ...(and === undefined ? [] : [token("", "and", "and", { content: false })]),
    ...(prep === undefined ? [] : [token("", arabicPrepositions[prep] ?? "with", "prep", { content: false })]),
    known(bare, english, "ar", false),
  ];
};

const separable =
  /^(?:ab|an|auf|aus|ein|fest|fort|heim|her|heraus|herunter|hin|los|mit|nach|vor|vorbei|weg|weiter|zu|zurück|zusammen)$/;

const spacedTokens = (text: string, language: string, lexicon: Lexicon): Token[] => {
  const words = matchesIn(text, /[\p{L}\p{M}\p{N}]+/gu).map((match) => match[0]);
  const folded = words.map((word) => fold(word, language));
  const table = functionWordsOf(language);
  const tokens: Token[] = [];
  const last = words.at(-1) ?? "";
  const prefix = language === "de" && words.length > 1 && separable.test(last) ? last : null;
  let prefixSpent = false;
  for (let index = 0; index < words.length;) {
    const word = words[index] ?? "";
    const lower = word.toLowerCase();
    const role3 = [3, 2, 1]
      .map((count) => ({
        count,
        role: table.get(
          words
            .slice(index, index + count)
            .join(" ")
            .toLowerCase(),
        ),
      }))
      .find(({ role }) => role !== undefined);
    const phrase = phraseAt(lexicon, folded, index);
    const littlePhrase = phrase !== null && prepositions.has(phrase.english) && role3 !== undefined;
    if (phrase !== null && !littlePhrase && (role3 === undefined || phrase.count > role3.count)) {
      tokens.push(known(words.slice(index, index + phrase.count).join(" "), phrase.english, language, index === 0));
      index += phrase.count;
      continue;
    }
    const infinitiveNext = language === "pt" && lower === "a" && /[aei]r(?:se)?$/.test(folded[index + 1] ?? "");
    if (infinitiveNext || (language === "fr" && lower === "des")) {
      const afterNoun = /^(?:noun|either)$/.test(tokens.at(-1)?.kind ?? "");
      if (infinitiveNext) tokens.push(token(lower, "to", "prep", { content: false }));
      else if (afterNoun)
        tokens.push(...functionTokens("les", "of the"), token("les", "the", "the", { content: false }));
      index += 1;
      continue;
    }
    if (role3?.role !== undefined) {
      tokens.push(...functionTokens(lower, role3.role));
      index += role3.count;
      continue;
    }
    if (prefixSpent && index === words.length - 1) break;
    const arabic = language === "ar" ? arabicTokens(word, lexicon) : null;
    const together =
      prefix !== null && !prefixSpent && /^\p{Ll}/u.test(word) && index < words.length - 1
        ? separated(word, prefix, lexicon)
        : null;
    const english = glossWord(word, language);
    const opensAsName = index === 0 && opensWithName(word, language, lexicon);
    const nameLike =
      opensAsName || (language !== "de" && /^\p{Lu}/u.test(word) && index > 0 && !lexicon.entries.has(lower));
    if (arabic !== null) tokens.push(...arabic);
    else if (together !== null) {
      prefixSpent = true;
      tokens.push(token(word, together, "verb"));
    } else if (/^\p{N}+$/u.test(word) && tokens.at(-1)?.english === "number") {
      // "le tramway numéro 12": which one, behind its thing.
      tokens.pop();
      tokens.push(token(`number ${word}`, `number ${word}`, "name"));
    } else if (/^\p{N}+$/u.test(word))
      tokens.push(token(word, word, "number", { plural: word !== "1", content: false }));
    else if (english !== null && !nameLike)
      tokens.push(
        known(
          word,
          adjectiveAfter(tokens.at(-1), lower, language) ?? english,
          language,
          index === 0 && words.length > 1,
        ),
      );
    else if (adjectiveAfter(tokens.at(-1), lower, language) !== null)
      tokens.push(known(word, adjectiveAfter(tokens.at(-1), lower, language) ?? word, language, false));
    else tokens.push(token(word, word, /^\p{Lu}/u.test(word) ? "name" : "unknown"));
    index += 1;
  }
  return tokens;
};

/** `Marta`, `Pedro`: a capital at the start, and no word of the list but by another ending. */
export const opensWithName = (word: string, language: string, lexicon: Lexicon): boolean => {
  if (!/^(?:es|pt|it)$/.test(language) || !/^\p{Lu}\p{Ll}+[aeoé]$/u.test(word) || /it[oa]$|inh[oa]$|i$/.test(word))
    return false;
  const lower = word.toLowerCase();
  if (lexicon.entries.has(lower) || lexicon.entries.has(fold(word, language))) return false;
  const english = glossWord(word, language);
  const swapped = [lower.replace(/.$/u, "o"), lower.replace(/.$/u, "a"), lower.replace(/.$/u, "e")];
  // "Niña", "Abogada": the other gender of somebody is a word all the same.
  const being = english !== null && (person.test(english) || /^(?:cat|dog|wolf|bear)$/.test(english));
  const kind = english === null ? "unknown" : kindOf(english);
  const noun = kind === "noun" || (kind === "adjective" && lower.endsWith("o"));
  return noun && !being && swapped.some((form) => lexicon.entries.has(form));
};

/** A word behind a noun that is an adjective in its masculine form: `luz extraña`. */
const adjectiveAfter = (before: Token | undefined, word: string, language: string): string | null => {
  if (!/^(?:noun|either)$/.test(before?.kind ?? "") || !/^(?:es|pt|it)$/.test(language) || !/[ae]s?$/.test(word))
    return null;
  const english = glossWord(word.replace(language === "it" ? /[ae]$/ : /as?$/, "o"), language);
  return english !== null && adjectives.has(english) ? english : null;
};

const separated = (verb: string, prefix: string, lexicon: Lexicon): string | null => {
  const stem = verb.replace(/(?:est|et|en|st|t|e)$/, "");
  for (const form of [`${prefix}${stem}en`, `${prefix}${stem}n`, `${prefix}${verb}`]) {
    const english = lexicon.entries.get(form) ?? lexicon.entries.get(fold(form, "de"));
    if (english !== undefined) return english;
  }
  return null;
};

const classifier =
  /^(?:个|個|只|隻|位|条|條|座|辆|輛|名|艘|棵|朵|架|幅|把|匹|对|對|片|家|间|間|封|本|部|张|張|台|臺|双|雙|段|场|場|颗|顆|块|塊|首|支|根|人の|匹の|本の|つの|匹|本|人|羽の)/u;

const unspacedTokens = (text: string, language: string, lexicon: Lexicon): Token[] => {
  const folded = fold(text, language);
  const table = functionWordsOf(language);
  const tokens: Token[] = [];
  let unknown = "";
  const keepUnknown = (): void => {
    if (unknown !== "") tokens.push(token(unknown, unknown, "unknown"));
    unknown = "";
  };
  for (let at = 0; at < folded.length;) {
    const char = folded.charAt(at);
    const whole = longestEntry(lexicon, folded, at);
    const end = at + (whole?.length ?? 0);
    const placed =
      whole !== null &&
      whole.length > 1 &&
      folded.charAt(end - 1) === "の" &&
      [3, 4].some((size) => table.has(folded.slice(end - 1, end - 1 + size)));
    const entry = placed ? longestEntry(lexicon, folded.slice(0, end - 1), at) : whole;
    const particle = [5, 4, 3, 2, 1].find(
      (size) => at + size <= folded.length && table.has(folded.slice(at, at + size)),
    );
    const piece = particle === undefined ? "" : folded.slice(at, at + particle);
    if (/[\s\p{P}]/u.test(char)) {
      keepUnknown();
      at += 1;
    } else if (/^[0-9]+/.test(folded.slice(at))) {
      keepUnknown();
      const digits = /^[0-9]+/.exec(folded.slice(at))?.[0] ?? char;
      tokens.push(token(digits, digits, "number", { plural: digits !== "1", content: false }));
      at += digits.length;
    } else if (/^[们們達]|^たち/u.test(folded.slice(at)) && tokens.length > 0) {
      keepUnknown();
      const before = tokens.pop();
      if (before !== undefined) tokens.push({ ...before, plural: true });
      at += folded.startsWith("たち", at) ? 2 : 1;
    } else if (tokens.at(-1)?.kind === "number" && unknown === "" && classifier.test(folded.slice(at))) {
      at += classifier.exec(folded.slice(at))?.[0].length ?? 1;
    } else if (
      particle !== undefined &&
      (entry === null || entry.length <= particle) &&
      (unknown === "" || language === "ja" || tokens.length > 0)
    ) {
      keepUnknown();
      tokens.push(...functionTokens(piece, table.get(piece) ?? "-"));
      at += particle;
    } else if (entry !== null) {
      keepUnknown();
      const source = folded.slice(at, at + entry.length);
      tokens.push({ ...known(source, entry.english, language, false), plural: numbers.has(entry.english) });
      // 送到医院: where to.
      if (language === "zh" && /^[送寄带运搬飞走跑爬开游骑扔推拉抬背]到$/u.test(source))
        tokens.push(...functionTokens("到", "to"));
      at += entry.length;
    } else {
      unknown += char;
      at += 1;
    }
  }
  keepUnknown();
  return tokens;
};

const verbBehind = (one: Token, language: string): Token | null => {
  if (verbs.has(one.english) && one.kind === "adjective") return { ...one, kind: "verb" };
  const ending = infinitives[language];
  if (ending === undefined || !/^(?:noun|adjective|unknown|prep)$/.test(one.kind)) return null;
  for (const form of formsBehind(fold(one.source, language), language)) {
    const english = ending.test(form) ? glossWord(form, language) : null;
    if (english !== null && (verbs.has(english) || nounsToo.has(english))) return token(one.source, english, "verb");
  }
  return null;
};

/** The same words where the phrase is known to hold a verb: at its start, after an "and", or at its end. */
export const withVerbs = (tokens: readonly Token[], language: string): readonly Token[] => {
  const ends = language === "ja" || language === "hi";
  const lastWord = tokens.findLastIndex((one) => !/^(?:be|is)$/.test(one.english));
  return tokens.map((one, index) => {
    const next = tokens[index + 1];
    const after = next === undefined || !/^(?:noun|of)$/.test(next.kind) || language === "zh" || language === "ar";
    const opens = index === 0 || (tokens[index - 1]?.kind === "and" && /^(?:the|a|prep)$/.test(next?.kind ?? ""));
    return (ends ? index === lastWord : opens && after && one.content) ? (verbBehind(one, language) ?? one) : one;
  });
};

/** The words of a phrase in the order of the source, each with its English; null for a language without word list. */
export const tokensOf = (text: string, language: string): readonly Token[] | null => {
  const lexicon = lexiconOf(language);
  if (lexicon === null) return null;
  return language === "ja" || language === "zh"
    ? unspacedTokens(text, language, lexicon)
    : spacedTokens(text, language, lexicon);
};
