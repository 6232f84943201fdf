import type { NounRow } from "#lib/planning/coverage/table-schema.ts";
import type { LanguageTable, VerbEntry } from "#lib/planning/coverage/tables.ts";

const doubled = /([bdfglmnprt])\1$/u;

/** Candidate base forms of a word with this ending taken off. */
function withoutEnding(word: string, ending: string): string[] {
  const stem = word.slice(0, -ending.length);
  const bases = [stem, `${stem}e`];
  if (doubled.test(stem)) bases.push(stem.slice(0, -1));
  if (stem.endsWith("i")) bases.unshift(`${stem.slice(0, -1)}y`);
  if (ending === "ing" && stem.endsWith("y")) bases.push(`${stem.slice(0, -1)}ie`);
  return bases;
}

export interface VerbForm {
  base: string;
  form: "finite" | "ing" | "past" | "base";
  entry: VerbEntry | null;
}

/** The verb that an English word may be a form of; null where the tables know none. */
export function verbForm(word: string, table: LanguageTable): VerbForm | null {
  const irregular = table.grammar.irregular[word];
  if (irregular !== undefined) {
    const form = word.endsWith("ing") ? "ing" : word.endsWith("s") && !word.endsWith("ss") ? "finite" : "past";
    return { base: irregular, form: irregular === word ? "base" : form, entry: table.verbs.find(irregular) };
  }
  // `video-calls`, `re-enters`: what stands behind the hyphen decides.
  const hyphen = word.lastIndexOf("-");
  if (hyphen > 0 && hyphen < word.length - 2) {
    const behind = verbForm(word.slice(hyphen + 1), table);
    return behind === null || behind.form === "ing" || behind.form === "past"
      ? null
      : { ...behind, base: word.slice(0, hyphen + 1) + behind.base };
  }
  const whole = table.verbs.find(word);
  if (whole !== null) return { base: word, form: "base", entry: whole };
  const endings = [
    ["ing", "ing"],
    ["ed", "past"],
    ["es", "finite"],
    ["s", "finite"],
  ] as const;
  for (const [ending, form] of endings) {
    if (!word.endsWith(ending) || word.length < ending.length + 2) continue;
    for (const base of withoutEnding(word, ending)) {
      const entry = table.verbs.find(base);
      if (entry !== null) return { base, form, entry };
    }
  }
  return null;
}

const irregularPlurals = new Map(
  Object.entries({
    men: "man",
    women: "woman",
    wives: "wife",
    knives: "knife",
    loaves: "loaf",
    mice: "mouse",
    geese: "goose",
    wolves: "wolf",
    lives: "life",
    shelves: "shelf",
  }),
);

/** The noun's row with its number; a noun that is in no table has null. */
export function nounForm(word: string, table: LanguageTable): { noun: NounRow | null; base: string; plural: boolean } {
  const own = table.nouns.find(word);
  const single =
    irregularPlurals.get(word) ??
    (word.endsWith("men")
      ? word.replace(/men$/u, "man")
      : word.endsWith("ies")
        ? word.replace(/ies$/u, "y")
        : /(?:ss|sh|ch|x|o)es$/u.test(word)
          ? word.slice(0, -2)
          : /[^s']s$/u.test(word)
            ? word.slice(0, -1)
            : null);
  if (single !== null) {
    const row = table.nouns.find(single);
    if (row !== null) return { noun: own ?? row, base: single, plural: true };
  }
  if (own !== null)
    return {
      noun: own,
      base: word,
      plural: own.kind === "group" && /s$|^(?:people|children|police|folk)$/u.test(word),
    };
  return { noun: null, base: single ?? word, plural: single !== null && /[^su]s$/u.test(word) };
}

/** `an dancer`: the article again as the sound behind it asks, where a word between the two was taken off. */
export const articlesAgreed = (text: string): string =>
  text
    .replaceAll(/\b([Aa])n (?=[bcdfgjklmnpqrstvwyz])/giu, (_, letter: string) => `${letter} `)
    .replaceAll(/\b([Aa]) (?=[aeio](?!ne\b|nce\b|u\p{L}))/giu, (_, letter: string) => `${letter}n `);

/** `how does a coffee machine work`: told and not asked, the verb has its ending. */
export function answered(text: string, table: LanguageTable): string {
  const words = text.split(/\s+/u);
  const isBase = (word: string, at: number) => at > 0 && verbForm(word.toLowerCase(), table)?.form === "base";
  const sure = words.findIndex((word, at) => isBase(word, at) && nounForm(word.toLowerCase(), table).noun === null);
  const at = sure >= 0 ? sure : words.findLastIndex(isBase);
  const subject = nounForm((words[at - 1] ?? "").toLowerCase(), table);
  if (at < 1 || subject.plural) return text;
  return words.with(at, thirdPerson(words[at] ?? "")).join(" ");
}

/** Third person singular of a base form. */
export function thirdPerson(base: string): string {
  const [verb = "", ...rest] = base.split(" ");
  const said =
    verb === "be"
      ? "is"
      : verb === "have"
        ? "has"
        : /(?:s|sh|ch|x|z|o)$/u.test(verb)
          ? `${verb}es`
          : /[^aeiou]y$/u.test(verb)
            ? `${verb.slice(0, -1)}ies`
            : `${verb}s`;
  return [said, ...rest].join(" ");
}
