import type { Model } from "#lib/contract/model.ts";

type Unit = Model["prompt"]["unit"];

/** UTF-8 bytes of a text, counted without an encoder. */
const bytesOf = (text: string): number => {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
};

/** Length of a prompt in the model's own unit. Tokens are UTF-8 bytes / 4, rounded up: the tokenizers are not published. */
export const promptLength = (text: string, unit: Unit): number => {
  switch (unit) {
    case "utf16_units":
      return text.length;
    case "characters":
      return [...text].length;
    case "tokens":
      return Math.ceil(bytesOf(text) / 4);
  }
};

/** The text cut after a whole sentence, else after a whole word, so that it fits; ends with a full stop. */
export const cutToFit = (text: string, limit: number, unit: Unit): string => {
  if (promptLength(text, unit) <= limit) return text;
  const words = text.split(/(?<=\s)/u);
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (promptLength(`${words.slice(0, middle).join("").trimEnd()}.`, unit) <= limit) low = middle;
    else high = middle - 1;
  }
  const kept = words.slice(0, low).join("").trimEnd();
  const sentence = /^.*[.!?](?=\s|$)/su.exec(kept)?.[0];
  if (sentence !== undefined && sentence.length > kept.length * 0.6) return sentence;
  if (kept !== "") return `${kept.replace(/[\s,;:–-]+$/u, "")}.`;
  // A script without spaces: whole characters are the smallest unit.
  let end = 0;
  let size = 0;
  for (const letter of text) {
    size += unit === "tokens" ? bytesOf(letter) / 4 : promptLength(letter, unit);
    if (Math.ceil(size) > limit) break;
    end += letter.length;
  }
  return text.slice(0, end);
};
