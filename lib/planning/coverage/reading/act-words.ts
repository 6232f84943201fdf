import type { Act } from "#lib/contract/acts.ts";
import { baseForms } from "#lib/planning/meaning/base-verb.ts";
import { tablesOf, type LanguageTable } from "#lib/planning/coverage/tables.ts";
import { patternsOf, type ActPattern, type ActTable, type ActToken } from "./act-table.ts";
import type { Doing } from "./doings.ts";
import { nounForm } from "./english-forms.ts";
import { glossedVerbs, glossedWords, ownForms, type VerbForm } from "./glossed-verb.ts";
import { isLiving, isOfKind, type Thing } from "./story.ts";

/** The act that words name. */
export interface Spoken {
  act: Act;
  /** The particle that the verb has: `on` of `puts on`. */
  particle: string | null;
  /** Words that say what it is, and name nothing beside it: `photo` of `takes a photo`. */
  words: readonly string[];
}

/** Who and what a verb stands with. */
export interface Company {
  doer: Thing | null;
  objects: readonly Thing[];
  beside: readonly Thing[];
  /** Whether it only says how somebody is: `is asleep`. */
  isState: boolean;
}

const particles = new Set(
  "up down off out in on over away back around round along apart together after under aboard".split(" "),
);
const opensName = new Set(["DET", "PRON", "NUM", "NOUN", "PROPN", "ADJ"]);

/** Whether a small word belongs to the verb: behind it at once, or where no name follows. */
function isParticle(word: string, { words, at }: Doing, alone: boolean): boolean {
  return words.some(({ low }, place) => {
    if (low !== word || place === at) return false;
    const next = words[place + 1];
    const isOpen = next === undefined || !opensName.has(next.upos);
    return place > at ? isOpen || (place === at + 1 && !alone) : isOpen;
  });
}

/** How words of one language are compared with those of a row. */
interface Reader {
  /** Forms under which the verb may stand in the table, each with words that belong to it. */
  verbs: readonly VerbForm[];
  has(word: string): boolean;
  isParticle(word: string, alone: boolean): boolean;
  isBehind(word: string): boolean;
}

function englishReader(doing: Doing, table: LanguageTable, { isState }: Company): Reader {
  const forms = new Set(doing.around.flatMap((low) => [low, nounForm(low, table).base, ...baseForms(low)]));
  const verbs = [...(isState ? ["be"] : []), ...baseForms(doing.verb), doing.verb];
  return {
    verbs: [...new Set(verbs)].map((form) => ({ form, with: [] })),
    has: (word) => forms.has(word),
    isParticle: (word, alone) => isParticle(word, doing, alone),
    isBehind: (word) => doing.words.some(({ low }, place) => low === word && place > doing.at),
  };
}

const isKind = (thing: Thing | null, any: readonly string[]): boolean =>
  thing !== null && any.some((kind) => isOfKind(thing, kind) || thing.head === kind);

function holds(
  token: ActToken,
  pattern: ActPattern,
  reader: Reader,
  own: readonly string[],
  company: Company,
): boolean {
  const { doer, objects, beside } = company;
  switch (token.is) {
    case "object":
      return objects.length > 0;
    case "no_object":
      return objects.length === 0;
    case "another":
      return [...objects, ...beside].some(isLiving);
    case "kind":
      return [...objects, ...beside].some((thing) => isKind(thing, token.any));
    case "doer":
      return isKind(doer, token.any);
    case "behind":
      return token.any.some((word) => reader.isBehind(word));
    case "word": {
      const alone = pattern.tokens.some(({ is }) => is === "no_object");
      return token.any.some(
        (word) => own.includes(word) || (particles.has(word) ? reader.isParticle(word, alone) : reader.has(word)),
      );
    }
  }
}

/** The row of a form that says most of what is said: of rows that say as much, the first. */
function rowOf(form: VerbForm, reader: Reader, company: Company, acts: ActTable): ActPattern | null {
  const rows = [...patternsOf(acts, form.form), ...(acts.verbs.get("*") ?? [])];
  const fitting = rows.filter((row) => row.tokens.every((token) => holds(token, row, reader, form.with, company)));
  return fitting.toSorted((a, b) => b.tokens.length - a.tokens.length)[0] ?? null;
}

/** The act of the first form, with all that belongs to the verb before the verb alone, that has a row that fits. */
function bestOf(reader: Reader, company: Company, acts: ActTable): Spoken | null {
  for (const form of reader.verbs) {
    const row = rowOf(form, reader, company, acts);
    if (row === null) continue;
    const words = row.tokens.flatMap(({ is, any }) => (is === "word" ? any : []));
    return { act: row.act, words, particle: words.find((word) => particles.has(word)) ?? null };
  }
  return null;
}

/** Words as they stand in a row of the same language: whole, or as the beginning that the row has of them. */
const isSame = (said: string, word: string): boolean =>
  word.endsWith("-") ? said.startsWith(word.slice(0, -1)) : said === word;

function ownReader(doing: Doing, table: LanguageTable): Reader {
  const isUnspaced = table.grammar.script === "cjk";
  const has = (word: string) =>
    isUnspaced ? doing.text.includes(word) : [...doing.around, doing.verb].some((said) => isSame(said, word));
  return { verbs: ownForms(doing, table).map((form) => ({ form, with: [] })), has, isParticle: has, isBehind: has };
}

function glossReader(doing: Doing, table: LanguageTable): Reader {
  const forms = new Set(glossedWords(doing, table.language).flatMap((word) => [word, ...baseForms(word)]));
  return {
    verbs: glossedVerbs(doing, table).flatMap((verb) => baseForms(verb.form).map((form) => ({ ...verb, form }))),
    has: (word) => forms.has(word),
    // A small word of another language is seldom the particle that an English verb has.
    isParticle: () => false,
    isBehind: () => false,
  };
}

/** The act that a verb names with what stands by it: by its own language's rows, else by what it is in English. */
export function actSpoken(doing: Doing, company: Company, table: LanguageTable): Spoken | null {
  const { language, acts } = table;
  if (language === "en") return bestOf(englishReader(doing, table, company), company, acts);
  return (
    bestOf(ownReader(doing, table), company, acts) ?? bestOf(glossReader(doing, table), company, tablesOf("en").acts)
  );
}
