/** Forms are written `a|b|c`; a trailing `*` matches word beginnings. Hyphen and apostrophe count as a space. */
export interface Lexicon<T> {
  exact: ReadonlyMap<string, T>;
  beginnings: ReadonlyMap<string, T>;
  /** Most words of one form: bounds every look-up. */
  mostWords: number;
}

/** The spelling under which words are compared. */
export const fold = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("i̇", "i")
    .replace(/[-'’‐‑]+/gu, " ")
    .trim();

/** First entry wins where two claim one form. */
export function lexiconOf<T>(entries: Iterable<readonly [forms: string, value: T]>): Lexicon<T> {
  const exact = new Map<string, T>();
  const beginnings = new Map<string, T>();
  let mostWords = 1;
  for (const [forms, value] of entries) {
    for (const form of forms.split("|")) {
      const stem = form.endsWith("*");
      const key = fold(stem ? form.slice(0, -1) : form);
      if (key === "") continue;
      mostWords = Math.max(mostWords, key.split(" ").length);
      const target = stem ? beginnings : exact;
      if (!target.has(key)) target.set(key, value);
    }
  }
  return { exact, beginnings, mostWords };
}

/** The value of the longest stem that begins `word`; stems are at most 24 letters. */
export function byBeginning<T>(word: string, lexicon: Lexicon<T>): T | undefined {
  for (let length = Math.min(word.length, 24); length >= 1; length--) {
    const value = lexicon.beginnings.get(word.slice(0, length));
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Every form, for scripts without spaces. */
export const formsOf = <T>(lexicon: Lexicon<T>): string[] => [...lexicon.exact.keys(), ...lexicon.beginnings.keys()];
