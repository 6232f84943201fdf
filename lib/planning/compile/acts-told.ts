import type { Act } from "#lib/contract/acts.ts";
import { actOfWords } from "#lib/planning/coverage/reading/act-table.ts";
import { tablesOf, type LanguageTable } from "#lib/planning/coverage/tables.ts";
import { baseForms } from "#lib/planning/meaning/base-verb.ts";

/** The act of a phrase that opens with its verb, with the verb's particle or without. */
const actOf = (phrase: string, { acts, verbs }: LanguageTable): Act | null => {
  const words = phrase.toLowerCase().split(/\s+/u).slice(0, 4);
  for (const [at, word] of words.slice(0, 2).entries()) {
    const form = verbs.find(word)?.form;
    for (const base of [word, ...baseForms(word), ...(form === undefined ? [] : [form])]) {
      const act = actOfWords(acts, base, words.slice(at + 1));
      if (act !== null) return act;
    }
  }
  return null;
};

/** Acts that phrases such as `drops the cup` name in a language, each once, in their order. */
export const actsTold = (phrases: readonly string[], language: string): Act[] => {
  const table = tablesOf(language);
  const found = phrases.map((phrase) => actOf(phrase, table)).filter((act) => act !== null);
  return [...new Set(found)];
};
