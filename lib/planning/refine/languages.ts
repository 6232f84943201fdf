import { compileWords, type CompiledWords } from "./find-cues.ts";
import { en } from "./words/en.ts";

const compiled = new Map<string, CompiledWords>();
const tables = [en];

/** The words of one language; null where there are none. */
export const instructionWordsOf = (language: string): CompiledWords | null => {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const table = tables.find((each) => each.language === language);
  if (table === undefined) return null;
  const words = compileWords(table);
  compiled.set(language, words);
  return words;
};

export const instructionLanguages: readonly string[] = tables.map(({ language }) => language);
