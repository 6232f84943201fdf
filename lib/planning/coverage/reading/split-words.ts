/** A stretch of the story between blanks and marks. */
export interface Word {
  text: string;
  start: number;
  end: number;
  /** A mark that ends a sentence, a mark that only pauses, or a word. */
  kind: "word" | "stop" | "pause" | "quote";
}

const pieces =
  /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’\-.](?=[\p{L}\p{N}]))*[%°]?|[.!?…。！？؟।|;:؛：；\n]+|[,،、，()[\]–—/]|["“”„«»「」『』]/gu;
const clitic = /^(.+?)(n['’]t|['’](?:s|re|m|ll|ve|d))$/iu;

/** Words and marks of a text with their places. Contractions of a pronoun or an auxiliary come as two words. */
export function splitWords(text: string, splits: (stem: string) => boolean): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(pieces)) {
    const piece = match[0];
    const start = match.index;
    const end = start + piece.length;
    if (/^["“”„«»「」『』]/u.test(piece)) words.push({ text: piece, start, end, kind: "quote" });
    else if (/^[.!?…。！？؟।|;:؛：；\n]/u.test(piece)) words.push({ text: piece, start, end, kind: "stop" });
    else if (/^[,،、，()[\]–—/]/u.test(piece)) words.push({ text: piece, start, end, kind: "pause" });
    else {
      const [, stem = "", tail = ""] = clitic.exec(piece) ?? [];
      if (stem !== "" && (/^n/iu.test(tail) || splits(stem.toLowerCase()))) {
        words.push({ text: stem, start, end: start + stem.length, kind: "word" });
        words.push({ text: tail, start: start + stem.length, end, kind: "word" });
      } else words.push({ text: piece, start, end, kind: "word" });
    }
  }
  return words;
}
