/** Letters as they are compared: lower case, without the accents of European alphabets. */
export const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ß", "ss");

/** Scripts that part no words: what is compared there is pairs of letters. Hiragana is left out, as it is mostly grammar. */
const dense = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;
const spaced =
  /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー])[\p{L}\p{M}\p{N}])+/gu;

const pairsOf = (run: string): string[] => {
  const letters = [...run];
  return letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at] ?? ""}${letter}`);
};

/** Words of a text, or pairs of letters where words are not parted. */
export const unitsOf = (text: string): { words: string[]; pairs: string[] } => ({
  words: plain(text).match(spaced) ?? [],
  pairs: (plain(text).match(dense) ?? []).flatMap(pairsOf),
});

const shortest = 4;

/** Whether two words are forms of one, as far as their letters tell: a common beginning, or one within the other. */
export const akin = (one: string, other: string): boolean => {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < shortest) return false;
  if (long.includes(short)) return true;
  const stem = Math.max(shortest, Math.ceil(short.length * 0.6));
  return long.startsWith(short.slice(0, stem));
};

/** What a film says, ready to be searched. */
export interface Said {
  words: readonly string[];
  pairs: ReadonlySet<string>;
}

export const saidIn = (texts: readonly string[]): Said => {
  const units = texts.map(unitsOf);
  return {
    words: [...new Set(units.flatMap(({ words }) => words))],
    pairs: new Set(units.flatMap(({ pairs }) => pairs)),
  };
};

/** The words of a text that carry meaning, as far as length tells; all of them where all are short. */
const bearing = (words: readonly string[]): readonly string[] => {
  const long = words.filter((word) => word.length >= shortest);
  return long.length > 0 ? long : words;
};

/** Whether something of a phrase is said: kind to synonyms, other forms and compounds. */
export const isSaid = (phrase: string, said: Said): boolean => {
  const { words, pairs } = unitsOf(phrase);
  if (words.length === 0 && pairs.length === 0) return true;
  if (
    pairs.some(
      (pair) => said.pairs.has(pair) || ([...pair].length === 1 && [...said.pairs].some((p) => p.includes(pair))),
    )
  )
    return true;
  return bearing(words).some((word) => said.words.some((other) => akin(word, other)));
};

/** Part of the longer words, or pairs of letters, of a text that are said; null where there are too few to tell. */
export const shareSaid = (text: string, said: Said): number | null => {
  const { words, pairs } = unitsOf(text);
  const long = [...new Set(words.filter((word) => word.length > shortest))];
  const found = [
    ...long.map((word) => said.words.some((other) => akin(word, other))),
    ...[...new Set(pairs)].map((pair) => said.pairs.has(pair)),
  ];
  return found.length < shortest ? null : found.filter(Boolean).length / found.length;
};

/** Whether a line stands in a text, whatever its capitals, spaces and marks. */
export const holdsLine = (text: string, line: string): boolean => {
  const bare = (it: string) => plain(it).replaceAll(/[^\p{L}\p{N}]+/gu, "");
  const wanted = bare(line);
  return wanted === "" || bare(text).includes(wanted);
};
