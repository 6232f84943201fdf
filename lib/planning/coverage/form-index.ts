/** Finds table rows by the forms of words: whole words, beginnings (`repar-`) and endings (`-mente`). */
export interface FormIndex<T> {
  /** The row of a word: the whole word first, then the longest beginning, then the longest ending. */
  find(word: string): T | null;
  /** The longest form that stands at this spot of a text without spaces. */
  at(text: string, start: number): { length: number; row: T } | null;
  /** The most words that a form has. */
  most_words: number;
}

const longestForm = 24;

/** Builds an index; the first row of a form wins. */
export function indexForms<T>(entries: Iterable<readonly [string, T]>): FormIndex<T>;
/** Builds an index of what is kept of each form; `rowOf` makes the row of it, with the form in lower case and bare. */
export function indexForms<K, T>(
  entries: Iterable<readonly [string, K]>,
  rowOf: (kept: K, form: string) => T,
): FormIndex<T>;
export function indexForms<K, T>(
  entries: Iterable<readonly [string, K]>,
  rowOf: (kept: K, form: string) => T = (kept) => kept as unknown as T,
): FormIndex<T> {
  const whole = new Map<string, K>();
  const beginnings = new Map<string, K>();
  const endings = new Map<string, K>();
  let most_words = 1;
  const put = (map: Map<string, K>, form: string, kept: K) => {
    if (form !== "" && !map.has(form)) map.set(form, kept);
  };
  for (const [written, kept] of entries) {
    const form = written.toLowerCase().normalize("NFC");
    most_words = Math.max(most_words, form.split(" ").length);
    if (form.endsWith("-")) put(beginnings, form.slice(0, -1), kept);
    else if (form.startsWith("-")) put(endings, form.slice(1), kept);
    else put(whole, form, kept);
  }
  const find = (word: string): T | null => {
    const exact = whole.get(word) ?? beginnings.get(word);
    if (exact !== undefined) return rowOf(exact, word);
    const most = Math.min(word.length - 1, longestForm);
    for (let length = beginnings.size === 0 ? 0 : most; length > 0; length--) {
      const kept = beginnings.get(word.slice(0, length));
      // A beginning goes on inside its own word only.
      if (kept !== undefined && !word.includes(" ", length)) return rowOf(kept, word.slice(0, length));
    }
    for (let length = endings.size === 0 ? 0 : most; length > 1; length--) {
      const kept = endings.get(word.slice(-length));
      // Nor does an ending reach back over a blank.
      if (kept !== undefined && !word.includes(" ")) return rowOf(kept, word.slice(-length));
    }
    return null;
  };
  const at = (text: string, start: number) => {
    for (let length = Math.min(longestForm, text.length - start); length > 0; length--) {
      const piece = text.slice(start, start + length);
      const kept = whole.get(piece) ?? beginnings.get(piece);
      if (kept !== undefined) return { length, row: rowOf(kept, piece) };
    }
    return null;
  };
  return { find, at, most_words };
}
