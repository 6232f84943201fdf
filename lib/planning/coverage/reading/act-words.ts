import type { Act } from "#lib/contract/acts.ts";
import { baseForms } from "#lib/planning/meaning/base-verb.ts";
import { tablesOf, type LanguageTable } from "#lib/planning/coverage/tables.ts";
import { asked, patternsOf, type ActPattern, type ActTable, type ActToken } from "./act-table.ts";
import type { Doing } from "./doings.ts";
import { nounForm } from "./english-forms.ts";
import { glossedVerbs, glossedWords, ownForms, type VerbForm } from "./glossed-verb.ts";
import { isLiving, isOfKind, isPlace, isSeen, type Thing } from "./story.ts";

/** The act that words name. */
export interface Spoken {
  act: Act;
  /** The particle that the verb has: `on` of `puts on`. */
  particle: string | null;
  /** Words that say what it is, and name nothing beside it: `photo` of `takes a photo`. */
  words: readonly string[];
  /** Kinds that the row asks for, wherever they stand: `plant` of `pours water on the roses`. */
  kinds: readonly string[];
}

/** Who and what a verb stands with. */
export interface Company {
  doer: Thing | null;
  objects: readonly Thing[];
  /** What else stands there, each with the word that ties it to the verb. */
  beside: readonly { prep: string; thing: Thing }[];
  /** Whether it only says how somebody is: `is asleep`. */
  isState: boolean;
  /** Whether it is told of what it is done to: who does it stands behind a `by`. */
  isDone?: boolean;
}

/** Whether an English verb makes another with a word: `picks up`. Verbs of other languages are glossed in English. */
const isOfVerbs = (word: string): boolean => tablesOf("en").grammar.cues.verb_particles.includes(word);
/** Whether it goes with what a verb does to a thing, also before the thing: `knocks over a vase`. */
export const isSeparable = (word: string): boolean => tablesOf("en").grammar.cues.object_particles.includes(word);

const opensName = new Set(["DET", "PRON", "NUM", "NOUN", "PROPN", "ADJ"]);

/** Whether a small word belongs to the verb: behind it at once, or where no name follows. */
function isParticle(word: string, { words, at }: Doing, alone: boolean, { grammar }: LanguageTable): boolean {
  return words.some(({ low }, place) => {
    if (low !== word || place === at) return false;
    const next = words[place + 1];
    // `in front of the house`: `front` is a name, whatever it is tagged.
    const isOpen = next === undefined || !(opensName.has(next.upos) || grammar.sides.includes(next.low));
    return place > at ? isOpen || (place === at + 1 && !alone) : isOpen;
  });
}

/** How words of one language are compared with those of a row. */
interface Reader {
  /** Forms under which the verb may stand in the table, each with words that belong to it. */
  verbs: readonly VerbForm[];
  has(word: string): boolean;
  /** Whether an object is called so, where only its own language's word is known. */
  hasThing(word: string): boolean;
  isParticle(word: string, alone: boolean): boolean;
  isBehind(word: string): boolean;
}

function englishReader(doing: Doing, table: LanguageTable, { doer, objects, isState, isDone }: Company): Reader {
  // `the fish seller pulls a cart`: what somebody is called says nothing of what they do.
  const named = doer !== null && isLiving(doer) && !objects.includes(doer) ? doer.phrase : null;
  const ties = isDone === true ? (table.grammar.prep["by"] ?? []) : [];
  const beside = doing.around.filter(
    ({ low, start }) => !ties.includes(low) && (named === null || start < named.start || start >= named.end),
  );
  const forms = new Set(beside.flatMap(({ low }) => [low, nounForm(low, table).base, ...baseForms(low)]));
  const verbs = [...(isState ? ["be"] : []), ...baseForms(doing.verb), doing.verb];
  return {
    verbs: [...new Set(verbs)].map((form) => ({ form, with: [] })),
    has: (word) => forms.has(word),
    hasThing: () => false,
    isParticle: (word, alone) => isParticle(word, doing, alone, table),
    isBehind: (word) => doing.words.some(({ low }, place) => low === word && place > doing.at),
  };
}

const lastWord = ({ head }: Thing): string => head.split(" ").at(-1) ?? head;
const isCalled = (thing: Thing, names: readonly string[]): boolean =>
  names.includes(thing.head) || names.includes(lastWord(thing));
/** Whether something is of one of these kinds, or called so; somebody's body is no thing that they have. */
const isOf = (thing: Thing, any: readonly string[]): boolean =>
  isCalled(thing, any) || any.some((kind) => isOfKind(thing, kind) && !(kind === "thing" && thing.kind === "body"));

function holds(
  token: ActToken,
  pattern: ActPattern,
  reader: Reader,
  said: readonly string[],
  company: Company,
): boolean {
  const { doer, objects, beside } = company;
  const all = [...objects, ...beside.map(({ thing }) => thing)];
  // `turns on the lamp`: what the row's own small word ties to the verb is its object.
  const own = (prep: string) =>
    pattern.tokens.some(
      ({ is, any }) => (is === "word" || is === "behind") && any.some((word) => prep === word || prep === `${word} of`),
    );
  const ofRow = () => [...objects, ...beside.filter(({ prep }) => own(prep)).map(({ thing }) => thing)];
  switch (token.is) {
    case "object":
      return objects.length > 0 || beside.some(({ prep }) => isOfVerbs(prep) && own(prep));
    case "no_object":
      return objects.length === 0;
    case "another":
      return all.some(isLiving);
    case "thing":
      return ofRow().some((thing) => isOf(thing, token.any)) || token.any.some((word) => reader.hasThing(word));
    case "kind":
      return all.some((thing) => isOf(thing, token.any));
    case "doer":
      return doer !== null && isOf(doer, token.any);
    case "behind":
      return token.any.some((word) => reader.isBehind(word));
    case "word": {
      const alone = pattern.tokens.some(({ is }) => is === "no_object");
      return token.any.some(
        (word) => said.includes(word) || (isOfVerbs(word) ? reader.isParticle(word, alone) : reader.has(word)),
      );
    }
  }
}

/** The rows of a form that fit, what says most of what is said first: of rows that say as much, the first. */
function rowsOf(form: VerbForm, reader: Reader, company: Company, acts: ActTable): ActPattern[] {
  const rows = [...patternsOf(acts, form.form), ...(acts.verbs.get("*") ?? [])];
  const fitting = rows.filter((row) => row.tokens.every((token) => holds(token, row, reader, form.with, company)));
  const isKindOnly = ({ is, any }: ActToken) =>
    is === "thing" &&
    !company.objects.some((thing) => isCalled(thing, any)) &&
    !any.some((word) => reader.hasThing(word));
  const ranked = fitting.map((row) => ({ row, says: asked(row, isKindOnly) }));
  return ranked.toSorted((a, b) => b.says - a.says).map(({ row }) => row);
}

/** `has a chat`, `gives a shout`: what nobody can hold is what is done, where the table has a verb of that name. */
function deedOf(reader: Reader, company: Company, acts: ActTable): Spoken | null {
  // `has a long stretch`: nobody gives, takes or has a stretch of land.
  const isDeed = (thing: Thing) => thing.kind === null || !isSeen(thing);
  const grounds = company.objects.filter((thing) => isPlace(thing) && thing.phrase.by === "a");
  const deeds = [...company.objects, ...company.beside.map(({ thing }) => thing)].filter(
    (thing) => isDeed(thing) || grounds.includes(thing),
  );
  for (const deed of deeds) {
    const rest = { ...company, objects: company.objects.filter((thing) => thing !== deed) };
    const row = rowsOf({ form: lastWord(deed), with: [] }, reader, rest, acts).find(({ act }) => act !== "deed");
    if (row === undefined || row.act === "unseen" || row.act === "deed") continue;
    if (grounds.includes(deed)) deed.kind = "idea";
    return { act: row.act, words: [deed.head], kinds: [], particle: null };
  }
  return null;
}

/** Whether a verb may leave it to its object to tell what is done: `takes a bite`. */
export const isLight = ({ verb }: Doing, { acts }: LanguageTable): boolean =>
  baseForms(verb).some((form) => patternsOf(acts, form).some(({ act }) => act === "deed"));

/** The act of the first form, with all that belongs to the verb before the verb alone, that has a row that fits. */
function bestOf(reader: Reader, company: Company, acts: ActTable): Spoken | "unseen" | null {
  // `shakes hands`, `has a nap`: a thing that can be held is there beside what it says of the act.
  const isNoThing = (name: string) =>
    company.objects.some(
      (thing) => isCalled(thing, [name]) && (!isSeen(thing) || !thing.kind || thing.kind === "body"),
    );
  for (const form of reader.verbs)
    for (const { act, tokens } of rowsOf(form, reader, company, acts)) {
      const deed = act === "deed" ? deedOf(reader, company, acts) : null;
      if (deed !== null || act === "unseen") return deed ?? "unseen";
      if (act === "deed") continue;
      const words = tokens.flatMap(({ is, any }) =>
        is === "word" ? any : is === "thing" ? any.filter(isNoThing) : [],
      );
      return {
        act,
        words,
        kinds: tokens.flatMap(({ is, any }) => (is === "kind" ? any : [])),
        particle: words.find((word) => isOfVerbs(word) && (form.with.includes(word) || reader.has(word))) ?? null,
      };
    }
  return null;
}

/** Words as they stand in a row of the same language: whole, or as the beginning that the row has of them. */
const isSame = (said: string, word: string): boolean =>
  word.endsWith("-") ? said.startsWith(word.slice(0, -1)) : said === word;

function ownReader(doing: Doing, table: LanguageTable): Reader {
  const isUnspaced = table.grammar.script === "cjk";
  const has = (word: string) =>
    isUnspaced
      ? doing.text.includes(word)
      : [...doing.around.map(({ low }) => low), doing.verb].some((said) => isSame(said, word));
  return {
    verbs: ownForms(doing, table).map((form) => ({ form, with: [] })),
    has,
    hasThing: has,
    isParticle: has,
    isBehind: has,
  };
}

function glossReader(doing: Doing, table: LanguageTable): Reader {
  const forms = new Set(glossedWords(doing, table.language).flatMap((word) => [word, ...baseForms(word)]));
  return {
    verbs: glossedVerbs(doing, table).flatMap((verb) => baseForms(verb.form).map((form) => ({ ...verb, form }))),
    has: (word) => forms.has(word),
    hasThing: (word) => forms.has(word),
    // A small word of another language is seldom the particle that an English verb has.
    isParticle: () => false,
    isBehind: () => false,
  };
}

/** The act that a verb names with what stands by it: by its own language's rows, else by what it is in English. */
export function actSpoken(doing: Doing, company: Company, table: LanguageTable): Spoken | "unseen" | null {
  const { language, acts } = table;
  if (language === "en") return bestOf(englishReader(doing, table, company), company, acts);
  return (
    bestOf(ownReader(doing, table), company, acts) ?? bestOf(glossReader(doing, table), company, tablesOf("en").acts)
  );
}
