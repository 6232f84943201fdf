import { capital } from "./words.ts";

const small = new Set("a an the of and in on at to for with by from into or but as".split(" "));

/** English headline case: `a message in a bottle` -> `A Message in a Bottle`. */
export const titleCase = (text: string): string => {
  const words = text.split(" ");
  return words
    .map((word, index) => {
      if (index > 0 && index < words.length - 1 && small.has(word.toLowerCase())) return word.toLowerCase();
      return capital(word).replace(/-(\p{Ll})(?=\p{L}{3})/gu, (_, letter: string) => `-${letter.toUpperCase()}`);
    })
    .join(" ");
};
