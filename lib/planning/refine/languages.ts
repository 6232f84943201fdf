import { compileWords, type CompiledWords } from "./find-cues.ts";
import { ar } from "./words/ar.ts";
import { de } from "./words/de.ts";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";
import { hi } from "./words/hi.ts";
import { it } from "./words/it.ts";
import { ja } from "./words/ja.ts";
import { pt } from "./words/pt.ts";
import { zh } from "./words/zh.ts";
import type { InstructionWords } from "./words/instruction-words.ts";

const compiled = new Map<string, CompiledWords>();
const tables: readonly InstructionWords[] = [en, es, fr, de, pt, it, ja, zh, hi, ar];

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
