import { z } from "zod";
import file from "#data/language/animal-names.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { glossWord } from "#lib/planning/meaning/gloss.ts";
import { bearerOf, bearerOfTitle } from "#lib/planning/meaning/first-names.ts";
import { youngs } from "#lib/planning/looks/young.ts";
import { dictionaryKind } from "#lib/planning/meaning/noun-senses.ts";
import type { Clause } from "./clauses.ts";
import { nounForm, verbForm } from "./english-forms.ts";
import type { Phrase } from "./phrase.ts";
import type { Thing } from "./story.ts";

/** Animals that have names of their own: `Bella the puppy`, `our dog Bello`, and `Rex`, which is a dog's. */

const list = z.string().transform((text) => new Set(text.split(" ").filter(Boolean)));
const { called, parents, animals } = checkedData(
  "language/animal-names.json",
  z.strictObject({
    /** Words between an animal and its name, by language. */
    called: z.record(z.string(), z.array(z.string())),
    /** What young ones call theirs, by language. */
    parents: z.record(z.string(), z.array(z.string())),
    animals: z.record(
      z.string(),
      z.strictObject({
        /** Names that nobody else bears. */
        names: list,
        /** What it has and people have not, and what nobody else's voice does; English. */
        own: list,
        voices: list,
        /** How it goes and nobody else does, and what is done to it alone; English. */
        gaits: list.default(() => new Set<string>()),
        done: list.default(() => new Set<string>()),
        /** What it is called, by language. */
        words: z.record(z.string(), z.string()),
      }),
    ),
  }),
  file,
);

/** A name with the end of the noun that says which animal bears it. */
export type Bearers = ReadonlyMap<string, number>;

const isAnimal = (word: string, table: LanguageTable): boolean => {
  const low = word.toLowerCase();
  const english = table.language === "en";
  const row = english ? nounForm(low, table).noun : table.nouns.find(low);
  if (row !== null) return row.kind === "animal";
  return dictionaryKind(english ? low : (glossWord(low, table.language) ?? "")) === "animal";
};

const isPetName = (word: string): boolean => Object.values(animals).some(({ names }) => names.has(word.toLowerCase()));

/** Whether a word with a capital names somebody, and no thing: nouns of German have one as well. */
const isName = (word: string, table: LanguageTable): boolean => {
  if (!/^\p{Lu}[\p{Ll}\p{M}’'-]+$/u.test(word)) return false;
  if (isPetName(word) || bearerOf(word, table.language) !== null) return true;
  const low = word.toLowerCase();
  return table.language !== "de" && table.nouns.find(low) === null && dictionaryKind(low) === null;
};

const word = String.raw`\p{L}[\p{L}\p{M}’'-]*`;
/** An animal as words name it behind an article: up to three words, the last of them the animal. */
const behindArticle = new RegExp(String.raw`^(${word})((?:\s+${word}){1,3})`, "u");

/** Where the words of `the small brown dog` end that stand at the beginning of a text; null where they name no animal. */
function animalAt(text: string, table: LanguageTable): number | null {
  const [, article = "", rest = ""] = behindArticle.exec(text) ?? [];
  const low = article.toLowerCase();
  if (!table.grammar.definite.includes(low) && !table.grammar.indefinite.includes(low)) return null;
  let end = article.length;
  let found: number | null = null;
  for (const each of rest.match(/\s+\S+/gu) ?? []) {
    end += each.length;
    // `under the bridge a swan`: behind another article stands another one.
    if ([...table.grammar.definite, ...table.grammar.indefinite].includes(each.trim().toLowerCase())) break;
    if (isAnimal(each.trim(), table)) found = end;
    // Of `the dog trainer` the last word says who it is.
    else if (found !== null && nounForm(each.trim(), table).noun?.kind === "person") return null;
    else if (found !== null) break;
  }
  return found;
}

/** Marks and small words behind which a doer may stand, and no receiver: `gives Anna the dog` names two. */
const opens = (before: string, { grammar }: LanguageTable): boolean => {
  const last = /([\p{L}\p{M}]+|[^\s\p{L}])\s*$/u.exec(before)?.[1]?.toLowerCase();
  if (last === undefined || !/\p{L}/u.test(last)) return true;
  return [...(grammar.prep["by"] ?? []), ...(grammar.prep["with"] ?? []), ...grammar.and].includes(last);
};

/** Characters about a name in which the words stand that say whose it is. */
const reach = 80;

/** The text without the names of animals that it also says are animals, as long as it was, and who bears them. */
export function withoutAnimalNames(text: string, table: LanguageTable): { masked: string; bearers: Bearers } {
  const bearers = new Map<string, number>();
  let masked = text;
  if (table.grammar.script !== "latin") return { masked, bearers };
  const hide = (from: number, to: number) =>
    (masked = masked.slice(0, from) + " ".repeat(to - from) + masked.slice(to));
  const words = [...text.matchAll(new RegExp(word, "gu"))];
  for (const [at, found] of words.entries()) {
    const name = found[0];
    const [start, end] = [found.index, found.index + name.length];
    if (!/^\p{Lu}/u.test(name) || bearers.has(name.toLowerCase())) continue;
    if (Object.values(table.grammar.prep).some((ties) => ties.includes(name.toLowerCase()))) continue;
    const before = text.slice(Math.max(0, start - reach), start);
    const behind = text.slice(end, end + reach);
    // `Bella the puppy`, `Bella, a small puppy,`
    const gap = /^(,?)\s+/u.exec(behind);
    const said = gap === null ? null : animalAt(behind.slice(gap[0].length), table);
    const titled = /^(\p{Lu}[\p{L}]*\.?)\s+$/u.exec(before.split(/(?<=[,;:.!?]\s)/u).at(-1) ?? "")?.[1];
    const from =
      titled !== undefined && bearerOfTitle(titled) !== null
        ? start - before.length + before.lastIndexOf(titled)
        : start;
    if (
      gap !== null &&
      said !== null &&
      bearerOfTitle(name) === null &&
      opens(text.slice(Math.max(0, from - reach), from), table)
    ) {
      const last = end + gap[0].length + said;
      const closes = /^\s*(?:,(?!\s+(?:\p{Lu}|[\p{L}]+\s+\p{Lu}))|[.!?]|$)/u.test(text.slice(last, last + reach));
      if (gap[1] === "" || closes) {
        hide(from, end + gap[1]!.length);
        if (gap[1] !== "" && text[last] === ",") hide(last, last + 1);
        bearers.set(name.toLowerCase(), last);
        continue;
      }
    }
    // `our dog Bello`, `a frog called Freddy`
    const tie = [...(called[table.language] ?? [])].find((each) => before.trimEnd().endsWith(` ${each}`));
    const ahead = (tie === undefined ? before : before.trimEnd().slice(0, -tie.length)).trimEnd().replace(/,$/u, "");
    const animal = new RegExp(String.raw`(${word})$`, "u").exec(ahead)?.[1] ?? "";
    const isTold = tie !== undefined || isName(name, table);
    if (at === 0 || animal === "" || !isTold || !isAnimal(animal, table) || animal === animal.toUpperCase()) continue;
    const noun = start - before.length + ahead.length;
    hide(noun, end);
    if (text[noun] === "," && text[end] === ",") hide(end, end + 1);
    bearers.set(name.toLowerCase(), noun);
  }
  return { masked, bearers };
}

const living = new Set<string>(["person", "animal", "group"]);

/** Whether somebody in a clause has what only an animal has, speaks in its voice or has done to them what it has. */
function animalIn(clause: Clause, isFirstName: boolean, table: LanguageTable): string | null {
  const { subject, phrases, verb, object, passive } = clause;
  const english = (each: string) => (table.language === "en" ? each : (glossWord(each, table.language) ?? ""));
  const deed = verb === null ? "" : table.language === "en" ? (verbForm(verb.text, table)?.base ?? verb.text) : "";
  const alone = object === null && !passive;
  for (const [id, { voices, gaits, done }] of Object.entries(animals))
    if ((alone && voices.has(deed)) || (alone && !isFirstName && gaits.has(deed)) || (passive && done.has(deed)))
      return id;
  const others = phrases.filter(({ start }) => start !== subject?.start);
  const has = (phrase: Phrase) =>
    phrase.by === "own" ? Object.keys(animals).find((id) => animals[id]!.own.has(english(phrase.head))) : undefined;
  // `Dad gives Rex his bone`: whose it is, is not sure where another one lives.
  const isSomebody = ({ noun, named, by }: Phrase) =>
    named || by === "pronoun" || (noun !== null && living.has(noun.kind));
  if (others.some((each) => isSomebody(each) && has(each) === undefined)) return null;
  return others.map(has).find((id) => id !== undefined) ?? null;
}

/** Which animal somebody is who is called by the last word of a phrase; null where nothing tells. */
function kindOf({ kind, phrase }: Thing, name: string, clauses: readonly Clause[], table: LanguageTable) {
  const low = name.toLowerCase();
  const own = Object.keys(animals).find((id) => animals[id]!.names.has(low));
  const isFirstName = bearerOf(name, table.language) !== null;
  if (own !== undefined)
    return phrase.named || kind === "animal" || kind === "person" || name !== phrase.core ? own : null;
  const isInside = clauses.some(({ start }) => start < phrase.start);
  if (kind !== "person" && kind !== null && !isFirstName && !isInside) return null;
  return (
    clauses
      .filter(({ subject }) => subject?.start === phrase.start && subject.end === phrase.end)
      .map((clause) => animalIn(clause, isFirstName, table))
      .find((id) => id !== null) ?? null
  );
}

/** `their mother` of ducklings is a duck, where nobody else is told of whose mother she might be. */
function settleParents(things: readonly Thing[], clauses: readonly Clause[], { language }: LanguageTable): void {
  for (const thing of things) {
    const { head, phrase, kind } = thing;
    if (kind !== "person" || phrase.by !== "own" || !(parents[language] ?? []).includes(head)) continue;
    const own = clauses.find(({ phrases }) => phrases.some(({ end }) => end === phrase.end));
    const here = things.filter(
      (each) =>
        each !== thing && own?.phrases.some(({ end }) => end === each.phrase.end) === true && each.kind !== null,
    );
    const young = here.find((each) => each.kind === "animal");
    if (young === undefined || here.some((each) => each.kind === "person" || each.kind === "group")) continue;
    const grown = youngs.grown[language]?.[young.head] ?? young.head;
    Object.assign(thing, { kind: "animal", noun: null, core: `${head} ${grown}`, head: grown.toLowerCase() });
  }
}

/** Makes animals of those who bear an animal's name, of who is named and barks or licks a paw, and of animals' parents. */
export function settleAnimalNames(things: readonly Thing[], clauses: readonly Clause[], table: LanguageTable): void {
  settleParents(things, clauses, table);
  for (const thing of things) {
    const { phrase } = thing;
    if (phrase.article !== null || phrase.parts.length > 0) continue;
    const [name = "", ...how] = phrase.core.split(/\s+/u).toReversed();
    // `Whiskers` is a name where its capital is not the sentence's.
    const isOne = !thing.plural && thing.kind !== "body";
    if (!isOne && !(isPetName(name) && (how.length > 0 || phrase.start > (clauses[0]?.start ?? 0)))) continue;
    if (table.grammar.script === "latin" && !/^\p{Lu}\p{Ll}/u.test(name)) continue;
    if (how.some((each) => /\p{Lu}/u.test(each))) continue;
    const kind = kindOf(thing, name, clauses, table);
    const noun = kind === null ? undefined : animals[kind]?.words[table.language];
    if (noun === undefined) continue;
    const core = isPetName(name) ? [...how.toReversed(), noun].join(" ") : noun;
    const one = { plural: false, count: 1 };
    Object.assign(thing, { kind: "animal", noun: null, core, head: noun.toLowerCase(), ...one });
  }
}
