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
export function indexForms<T>(entries: Iterable<readonly [string, T]>): FormIndex<T> {
  const whole = new Map<string, T>();
  const beginnings = new Map<string, T>();
  const endings = new Map<string, T>();
  let most_words = 1;
  const put = (map: Map<string, T>, form: string, row: T) => {
    if (form !== "" && !map.has(form)) map.set(form, row);
  };
  for (const [written, row] of entries) {
    const form = written.toLowerCase().normalize("NFC");
    most_words = Math.max(most_words, form.split(" ").length);
    if (form.endsWith("-")) put(beginnings, form.slice(0, -1), row);
    else if (form.startsWith("-")) put(endings, form.slice(1), row);
    else put(whole, form, row);
  }
  const find = (word: string): T | null => {
    const exact = whole.get(word) ?? beginnings.get(word);
    if (exact !== undefined) return exact;
    const most = Math.min(word.length - 1, longestForm);
    for (let length = beginnings.size === 0 ? 0 : most; length > 0; length--) {
      const row = beginnings.get(word.slice(0, length));
      // A beginning goes on inside its own word only.
      if (row !== undefined && !word.includes(" ", length)) return row;
    }
    for (let length = endings.size === 0 ? 0 : most; length > 1; length--) {
      const row = endings.get(word.slice(-length));
      // Nor does an ending reach back over a blank.
      if (row !== undefined && !word.includes(" ")) return row;
    }
    return null;
  };
  const at = (text: string, start: number) => {
    for (let length = Math.min(longestForm, text.length - start); length > 0; length--) {
      const piece = text.slice(start, start + length);
      const row = whole.get(piece) ?? beginnings.get(piece);
      if (row !== undefined) return { length, row };
    }
    return null;
  };
  return { find, at, most_words };
}
