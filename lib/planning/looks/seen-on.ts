import { beardTable, cutTable, garmentTable, hatTable, markWords } from "./look-tables.ts";
import { saidAt, type WordsByLanguage } from "./words-said.ts";

const says = (words: WordsByLanguage, text: string, language: string): boolean =>
  saidAt(words, text, language).length > 0;

/** How a thing that somebody has is seen on them: in what they wear, in how they look, or not at all. */
export function seenOn(noun: string, language: string): "worn" | "look" | null {
  const text = noun.toLowerCase();
  const said = ({ words }: { words: WordsByLanguage }) => says(words, text, language);
  const marks = ["hair", "moustache", "freckles"] as const;
  if (marks.some((mark) => says(markWords(mark), text, language)) || [...beardTable, ...cutTable].some(said))
    return "look";
  const glasses = ["glasses", "dark_glasses"] as const;
  return glasses.some((mark) => says(markWords(mark), text, language)) || [...garmentTable, ...hatTable].some(said)
    ? "worn"
    : null;
}
