import { z } from "zod";
import file from "#data/language/animal-names.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { glossWord } from "#lib/planning/meaning/gloss.ts";
import { bearerOf, bearerOfTitle } from "#lib/planning/meaning/first-names.ts";
import { dictionaryKind } from "#lib/planning/meaning/noun-senses.ts";
import type { Clause } from "./clauses.ts";
import { nounForm, verbForm } from "./english-forms.ts";
import type { Phrase } from "./phrase.ts";
import type { Thing } from "./story.ts";

/** Animals that have names of their own: `Bella the puppy`, `our dog Bello`, and `Rex`, which is a dog's. */

const list = z.string().transform((text) => new Set(text.split(" ").filter(Boolean)));
const { called, animals } = checkedData(
  "language/animal-names.json",
  z.strictObject({
    /** Words between an animal and its name, by language. */
    called: z.record(z.string(), z.array(z.string())),
    animals: z.record(
      z.string(),
      z.strictObject({
        /** Names that nobody else bears. */
        names: list,
        /** What it has and people have not, and what nobody else's voice does; English. */
        own: list,
        voices: list,
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

/** Whether somebody in a clause has what only an animal has, or speaks in its voice. */
function animalIn({ subject, phrases, verb, object }: Clause, table: LanguageTable): string | null {
  const english = (word: string) => (table.language === "en" ? word : (glossWord(word, table.language) ?? ""));
  const deed = verb === null ? "" : table.language === "en" ? (verbForm(verb.text, table)?.base ?? verb.text) : "";
  const others = phrases.filter(({ start }) => start !== subject?.start);
  // `Dad gives Rex his bone`: whose it is, is not sure where another one lives.
  if (others.some(({ noun, named, by }) => named || by === "pronoun" || (noun !== null && living.has(noun.kind))))
    return null;
  const own = new Set(others.filter(({ by }) => by === "own").map(({ head }) => english(head)));
  for (const [id, { voices, own: has }] of Object.entries(animals))
    if ((object === null && voices.has(deed)) || [...own].some((each) => has.has(each))) return id;
  return null;
}

/** Makes animals of those who bear an animal's name, and of who is named and barks or licks a paw. */
export function settleAnimalNames(things: readonly Thing[], clauses: readonly Clause[], table: LanguageTable): void {
  const isCalled = ({ named, article, noun }: Phrase) =>
    named || (article === null && (noun?.kind === "animal" || noun?.kind === "person"));
  for (const thing of things) {
    const { phrase } = thing;
    if (!isCalled(phrase) || thing.plural || /\s/u.test(phrase.core) || thing.kind === "body") continue;
    const low = phrase.core.toLowerCase();
    if (table.grammar.script === "latin" && !/^\p{Lu}/u.test(phrase.core)) continue;
    const isFirstName = thing.kind === "person" || thing.kind === null;
    const kind =
      Object.keys(animals).find((id) => animals[id]!.names.has(low)) ??
      (isFirstName
        ? clauses
            .filter(({ subject }) => subject?.start === phrase.start && subject.end === phrase.end)
            .map((clause) => animalIn(clause, table))
            .find((id) => id !== null)
        : undefined);
    const noun = kind === undefined ? undefined : animals[kind]?.words[table.language];
    if (noun !== undefined) Object.assign(thing, { kind: "animal", noun: null, core: noun, head: noun.toLowerCase() });
  }
}
