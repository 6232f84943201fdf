import ar from "#data/instructions/ar.json" with { type: "json" };
import de from "#data/instructions/de.json" with { type: "json" };
import en from "#data/instructions/en.json" with { type: "json" };
import es from "#data/instructions/es.json" with { type: "json" };
import fr from "#data/instructions/fr.json" with { type: "json" };
import hi from "#data/instructions/hi.json" with { type: "json" };
import it from "#data/instructions/it.json" with { type: "json" };
import ja from "#data/instructions/ja.json" with { type: "json" };
import pt from "#data/instructions/pt.json" with { type: "json" };
import zh from "#data/instructions/zh.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";
import { compileWords, type CompiledWords } from "./find-cues.ts";
import { instructionWords, type InstructionWords } from "./words/instruction-words.ts";

const compiled = new Map<string, CompiledWords>();
const files = { en, es, fr, de, pt, it, ja, zh, hi, ar };
const tables: readonly InstructionWords[] = Object.entries(files).map(([language, file]) =>
  checkedData(`instructions/${language}.json`, instructionWords, file),
);

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
