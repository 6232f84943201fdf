import { patternsOf } from "#lib/planning/coverage/reading/act-table.ts";
import { nounForm, verbForm } from "#lib/planning/coverage/reading/english-forms.ts";
import { baseForms } from "#lib/planning/meaning/base-verb.ts";
import { isWornName } from "#lib/planning/looks/seen-on.ts";
import { isTradeName } from "#lib/planning/looks/trade-names.ts";
import { glossWord } from "#lib/planning/meaning/gloss.ts";
import { tablesOf } from "#lib/planning/coverage/tables.ts";
import type { Lexicon } from "./tag.ts";

const keptWords = 20_000;

/** Remembers answers, for the words of a text come again and again. */
function remembered(ask: (form: string) => boolean): (form: string) => boolean {
  const answers = new Map<string, boolean>();
  return (form) => {
    const known = answers.get(form);
    if (known !== undefined) return known;
    if (answers.size >= keptWords) answers.clear();
    const answer = ask(form);
    answers.set(form, answer);
    return answer;
  };
}

/** What a language's tables know of words by themselves. */
export function lexiconOf(language: string): Lexicon {
  const table = tablesOf(language);
  const { grammar } = table;
  const small = new Set<string>();
  for (const entry of Object.values(grammar)) {
    if (entry === grammar.cues) continue;
    if (Array.isArray(entry)) for (const word of entry.flat()) small.add(word);
    else if (typeof entry === "object" && entry !== grammar.irregular)
      for (const [word, others] of Object.entries(entry))
        for (const each of Array.isArray(others) ? (others as unknown[]) : [word]) small.add(String(each));
  }
  // `つないで` is cut before its ending: what is left of it is a word as well.
  const stems = new Set(
    Object.keys(grammar.irregular).flatMap((form) =>
      grammar.cues.joints.some((joint) => form.endsWith(joint)) ? [form.slice(0, -1)] : [],
    ),
  );
  const english = language === "en";
  const isVerb = remembered((form) => (english ? verbForm(form, table) : table.verbs.find(form)) !== null);
  const { particles, verb_endings, joints, while_endings, place_words } = grammar.cues;
  return {
    isParticle: (form) => particles.includes(form),
    isObjectTie: (form) => grammar.cues.object_ties.includes(form),
    isEnding: (form) => verb_endings.includes(form),
    stemLength: (form) => {
      if (table.nouns.find(form) !== null || small.has(form)) return 0;
      const ending = [...while_endings, ...joints].find((each) => form.endsWith(each));
      const stem = ending === undefined ? "" : form.slice(0, -ending.length);
      return stem.length > 1 && stems.has(stem) ? stem.length : 0;
    },
    isPlaceWord: (form) => place_words.includes(form),
    isVerb,
    isDeed: remembered((form) =>
      english
        ? isVerb(form) || baseForms(form).some((base) => table.acts.verbs.has(base))
        : patternsOf(table.acts, form).length > 0,
    ),
    isNoun: remembered(
      (form) =>
        (english ? nounForm(form, table).noun : table.nouns.find(form)) !== null ||
        (form.includes(" ") && isTradeName(form, language)),
    ),
    isSmall: (form) => small.has(form),
    isWhole: remembered(
      (form) =>
        table.nouns.find(form) !== null ||
        stems.has(form) ||
        grammar.colours.includes(form) ||
        isTradeName(form, language) ||
        isWornName(form, language) ||
        glossWord(form, language) !== null,
    ),
  };
}
