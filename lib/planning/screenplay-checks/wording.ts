import type { Screenplay } from "#lib/contract/screenplay.ts";

/**
 * What can be read of words without knowing their language: whether a text names a thing, and whether its words stand
 * in an order at all. Neither knows a single word.
 */

/** Scripts that are written without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const hiragana = /^\p{Script=Hiragana}+$/u;

/** Lower case words without marks on their letters; runs of an unspaced script stay whole. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, "")
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Least letters of a word that can stand for a thing: a syllable block or an ideogram says as much as two letters. */
const leastLetters = (word: string): number => (/\p{Script=Hangul}/u.test(word) ? 1 : 3);
/** Least share of two words that must be common for one to be a form of the other. */
const commonShare = 0.6;

/** Whether two words may be forms of one: a long common beginning, or one inside the other (articles, endings). */
export const sameStem = (a: string, b: string): boolean => {
  if (a === b) return true;
  const [less, more] = a.length <= b.length ? [a, b] : [b, a];
  const least = leastLetters(less);
  if (less.length < least || less.length / more.length < commonShare - 0.1) return false;
  if (less.length / more.length >= commonShare - 0.01 && more.includes(less)) return true;
  let common = 0;
  while (common < less.length && less[common] === more[common]) common++;
  return common > least && common >= more.length * commonShare;
};

const isIdeogram = (sign: string | undefined): boolean => sign !== undefined && /\p{Script=Han}/u.test(sign);

/**
 * The pairs of signs by which a name is found in a script without spaces; endings in hiragana name nothing, and an
 * ideogram that closes a name after signs of another script is its head.
 */
const pairsOf = (word: string): string[] => {
  const signs = [...word];
  if (signs.length < 2) return signs;
  const pairs = signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
  const telling = pairs.filter((pair) => !hiragana.test(pair));
  const last = signs.at(-1);
  if (last !== undefined && isIdeogram(last) && !isIdeogram(signs.at(-2))) telling.push(last);
  return telling.length > 0 ? telling : [word];
};

/** How many words of a name can be its head, the longest first: little words are short in every language. */
const heads = 2;
const longWord = 4;

/** Little words that several names of a film share: articles, `old`, `his`; they name nothing. */
export const commonWords = (names: readonly string[]): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const name of new Set(names))
    for (const word of new Set(wordsOf(name))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].filter(([word, count]) => count > 1 && word.length <= longWord).map(([word]) => word));
};

const headsOf = (name: string, common: ReadonlySet<string>): string[] => {
  const all = wordsOf(name);
  const own = all.filter((word) => !common.has(word));
  const words = own.length > 0 ? own : all;
  const long = words.filter((word) => word.length >= longWord);
  return (long.length > 0 ? long : words).toSorted((one, other) => other.length - one.length).slice(0, heads);
};

/** Whether a text names something by a word of its name; null where name and text are in different scripts. */
export const namesIt = (text: string, name: string, common: ReadonlySet<string>): boolean | null => {
  const named = wordsOf(name);
  const told = wordsOf(text);
  if (named.length === 0 || told.length === 0) return null;
  const apart = unspaced.test(name);
  if (apart !== unspaced.test(text)) return named.some((word) => told.includes(word)) ? true : null;
  if (apart) return named.flatMap(pairsOf).some((pair) => text.includes(pair));
  if (!sharesScript(name, text)) return null;
  return headsOf(name, common).some((word) => told.some((other) => sameStem(word, other)));
};

const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Hangul}/u,
] as const;
const sharesScript = (a: string, b: string): boolean => {
  const of = (text: string) => scripts.filter((script) => script.test(text));
  const [first, second] = [of(a), of(b)];
  return first.length === 0 || second.length === 0
    ? first.length === second.length
    : first.some((s) => second.includes(s));
};

/** Whether two texts speak of one thing: a long word in common, or two signs in a script without spaces. */
export const sharesWords = (a: string, b: string): boolean | null => {
  if (wordsOf(a).length === 0 || wordsOf(b).length === 0) return null;
  if (unspaced.test(a) || unspaced.test(b))
    return wordsOf(a)
      .flatMap(pairsOf)
      .some((pair) => b.includes(pair));
  if (!sharesScript(a, b)) return null;
  const telling = (text: string) => wordsOf(text).filter((word) => word.length > 2 * leastLetters(word) - 2);
  const others = telling(b);
  return telling(a).some((word) => others.some((other) => sameStem(word, other)));
};

/** Words below which the order of a film's words cannot be told from chance. */
const leastWords = 120;
/** How often the same words are put in another order for comparison. */
const rounds = 40;
/** Standard deviations above chance; sentences of good films reach 4 to 12, shuffled words -2 to 3. */
const leastOrder = 3;

const splitters = new Map<string, Intl.Segmenter>();
const splitterOf = (language: string): Intl.Segmenter => {
  const kept = splitters.get(language);
  if (kept !== undefined) return kept;
  const made = new Intl.Segmenter(language, { granularity: "word" });
  splitters.set(language, made);
  return made;
};
const isLanguage = (language: string): boolean => /^[a-z]{2,3}$/u.test(language) && language !== "und";

/** Every different text of a film, split into words as its language does. */
const fieldsOf = ({ language, logline, cast, places, props, shots }: Screenplay): string[][] => {
  const splitter = splitterOf(isLanguage(language) ? language : "en");
  const texts = [
    logline,
    ...[...cast, ...places, ...props].map(({ name }) => name),
    ...shots.flatMap(({ purpose, action, detail, motivation, sound, changes }) => [
      purpose,
      action,
      detail,
      motivation,
      sound,
      changes ?? "",
    ]),
  ];
  return [...new Set(texts)].map((text) =>
    [...splitter.segment(text.toLowerCase())].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment),
  );
};

/** Pairs of neighbours that come again, less words that stand beside themselves, as sentences never have them. */
const repeatedPairs = (fields: readonly (readonly string[])[]): number => {
  const pairs = new Map<string, number>();
  let doubled = 0;
  for (const words of fields)
    for (const [at, word] of words.entries()) {
      const before = words[at - 1];
      if (before === word) doubled++;
      else if (before !== undefined) pairs.set(`${before} ${word}`, (pairs.get(`${before} ${word}`) ?? 0) + 1);
    }
  return [...pairs.values()].reduce((sum, count) => sum + count - 1, 0) - 2 * doubled;
};

/** The same words of every text in another order, by a generator that answers the same every time. */
const reordered = (fields: readonly (readonly string[])[], seed: number): string[][] => {
  let state = seed;
  const below = (count: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  return fields.map((words) => {
    const order = [...words];
    for (let at = order.length - 1; at > 0; at--) {
      const other = below(at + 1);
      [order[at], order[other]] = [order[other] ?? "", order[at] ?? ""];
    }
    return order;
  });
};

/**
 * How far the pairs of neighbouring words that come again in a film lie above what the same words give in any order,
 * in standard deviations. Null where the film has too few words to tell.
 */
export const orderOf = (screenplay: Screenplay): number | null => {
  const fields = fieldsOf(screenplay);
  if (fields.reduce((sum, words) => sum + words.length, 0) < leastWords) return null;
  const chance = Array.from({ length: rounds }, (_, seed) => repeatedPairs(reordered(fields, seed + 1)));
  const mean = chance.reduce((sum, count) => sum + count, 0) / rounds;
  const spread = Math.sqrt(chance.reduce((sum, count) => sum + (count - mean) ** 2, 0) / rounds);
  return (repeatedPairs(fields) - mean) / Math.max(1, spread);
};

/** A sentence end inside a text, and what the next sentence begins with; abbreviations are short and rare. */
const innerEnds = /(?<=\p{L}{2})(?:[.!?؟]\s+|[。！？।]\s*)(?:(\p{Lu}|\p{Lo})|\p{Ll})/gu;
const closed = /[.!?…。！？؟।:][\p{Pe}\p{Pf}\p{Po}]*$/u;
/** So few stray ends may be a writer's way; the share is of the ends, and of the texts that have any. */
const leastStray = { count: 3, share: 0.5 } as const;

const isStray = (stray: number, all: number): boolean => stray >= leastStray.count && stray > all * leastStray.share;

/** Whether what ends a sentence stands inside texts and not at their end, as in words that were thrown together. */
const endsAnywhere = ({ shots }: Screenplay): boolean => {
  const texts = shots.flatMap(({ purpose, action, detail }) => [purpose, action, detail]).map((text) => text.trim());
  const several = texts.filter((text) => text.search(innerEnds) >= 0);
  const open = several.filter((text) => !closed.test(text));
  const ends = texts.flatMap((text) => [...text.matchAll(innerEnds)]);
  const small = ends.filter(([, begun]) => begun === undefined);
  return isStray(small.length, ends.length) || isStray(open.length, several.length);
};

/** Whether the film's words stand in no order, as far as that can be read. */
export const isSalad = (screenplay: Screenplay): boolean => {
  const order = orderOf(screenplay);
  return (order !== null && order < leastOrder) || endsAnywhere(screenplay);
};
