import { setOf } from "#lib/planning/coverage/set-of.ts";
import type { ClassId, NounKind } from "#lib/planning/coverage/table-schema.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { verbOfTrade } from "#lib/planning/intent/occupations.ts";
import { nounForm, verbForm } from "./english-forms.ts";
import type { Bearers } from "./animal-names.ts";
import { isCalledSo } from "./name-of.ts";
import { asSubject, definiteArabic, genderOf } from "./declined.ts";
import { inCase } from "./german-cases.ts";
import { isLiving, isPlace, isThing, type Thing } from "./story.ts";
import type { Phrase } from "./phrase.ts";
import { unnamedPhrase } from "./unnamed.ts";

const slug = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll("ß", "ss")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "_")
    .replaceAll(/^[_0-9]+|_+$/gu, "")
    .slice(0, 30);

/** Keeps who and what the story names, once each, and finds what pronouns mean. */
export interface Things {
  all: Thing[];
  /** What was done something to, and who did it, the last first: what a pronoun means before it means anything else. */
  lately: Thing[];
  /** The thing of a phrase; null for a pronoun that nothing answers to. */
  of(phrase: Phrase | null): Thing | null;
  /** Who did what was told last: who does what no doer is told of. */
  doer: Thing | null;
  /** Who was hurt or pushed last: of them it is told who falls or cries then. */
  struck: Thing | null;
  /** What was knocked at last: what opens then. */
  knocked: Thing | null;
  /** Who was seen last: what somebody starts back from then. */
  noticed: Thing | null;
  /** Somebody of whom no words are said, though a clause tells what they do. */
  unnamed(at: { start: number }): Thing | null;
  /** The same, but for `him` of whom nothing was said before: somebody all the same. */
  someone(phrase: Phrase): Thing | null;
}

/** Everything but the head's own words is taken off for later mentions; what is only measured keeps what it is of. */
function shortened(core: string, measures: boolean, table: LanguageTable): string {
  if (measures || table.grammar.script !== "latin") return core;
  const linkers = table.grammar.prep["of"] ?? [];
  let short = core;
  for (const linker of linkers) {
    const at = short.indexOf(` ${linker} `);
    if (at > 0 && (table.language === "en" || short.length > 24)) short = short.slice(0, at);
  }
  const words = short.split(/\s+/u);
  if (words.length > 3 && table.language === "en") short = words.slice(-2).join(" ");
  return short.trim() === "" ? core : short;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function knownForm(phrase: Phrase, table: LanguageTable): string {
  const { grammar } = table;
  // `no birds`: who does not come is spoken of as who might.
  if (phrase.article === "no" && table.language === "en") return phrase.core;
  if (phrase.by === "pronoun" || (phrase.named && phrase.article === null)) return phrase.text;
  if (grammar.script === "arab") return definiteArabic(phrase);
  if (grammar.script === "deva" && phrase.by === "own") return asSubject(phrase.text, phrase, table);
  if (table.language === "de" && phrase.article !== null)
    return inCase(lowerFirst(phrase.text), phrase.noun?.gender ?? null, phrase.plural, "nominative");
  const core =
    phrase.named || (phrase.by !== "number" && phrase.by !== "bare") || table.language === "de"
      ? phrase.core
      : phrase.core.charAt(0).toLowerCase() + phrase.core.slice(1);
  const short = shortened(core, phrase.measures, table);
  if (grammar.script === "cjk") {
    // `図書館の本` is later `本`, `修钟的老人` is `老人`.
    const { noun, head } = phrase;
    const isPerson = noun !== null && core.endsWith(head) && noun.kind === "person" && core.length > head.length + 4;
    return phrase.by === "own" ? phrase.text : isPerson ? head : stripped(short, grammar.classifiers);
  }
  if (phrase.by === "own" || phrase.by === "the") {
    const article = phrase.text
      .slice(0, Math.max(0, phrase.text.indexOf(phrase.core)))
      .trim()
      .toLowerCase();
    return `${article} ${short}`.trim();
  }
  if (phrase.by === "a" && phrase.article !== null) {
    const article = grammar.to_definite[phrase.article];
    return article === undefined ? phrase.text : `${article} ${short}`;
  }
  if (table.language === "en") return `the ${short.replace(/^one\s+/iu, "")}`;
  return phrase.by === "number" ? numbered(phrase, table) : phrase.text;
}

/** `Dos hermanos` is later `los dos hermanos`. */
function numbered(phrase: Phrase, { grammar, language }: LanguageTable): string {
  const text = lowerFirst(phrase.text);
  if (language === "de") return `die ${text}`;
  if (!grammar.adjectives_follow || grammar.script !== "latin" || phrase.count < 2) return text;
  const wanted = grammar.definite.filter((word) => grammar.object_pronouns[word] === "plural");
  const several = wanted.length > 0 ? wanted : grammar.definite.filter((word) => word === "les");
  const isFeminine = phrase.noun?.gender === "f" || /[aã]s$/u.test(phrase.core);
  const article = isFeminine ? (several.at(-1) ?? several[0]) : several[0];
  return article === undefined ? text : `${article} ${text}`;
}

const stripped = (text: string, marks: readonly string[]): string => {
  for (const mark of marks) if (text.startsWith(mark) && text.length > mark.length) return text.slice(mark.length);
  return text;
};

/** A phrase that opened its sentence, as it stands inside one. German nouns keep their capital. */
const uncapitalised = (phrase: Phrase, table: LanguageTable): string =>
  phrase.article === "no" && table.language === "en"
    ? phrase.core
    : phrase.named ||
        (phrase.article === null &&
          phrase.by !== "number" &&
          (table.language === "de" || (/^\p{Lu}/u.test(phrase.core) && phrase.noun === null)))
      ? phrase.text
      : lowerFirst(phrase.text);

/** `a grandfather and his grandson`: each as it is known, with what stood between them. */
const knownTogether = ({ parts, text, start }: Phrase, table: LanguageTable): string =>
  parts
    .map(
      (part, at) => knownForm(part, table) + text.slice(part.end - start, (parts[at + 1]?.start ?? part.end) - start),
    )
    .join("");

/** `race each other`: those who were named already, and nothing beside them. */
export const isReciprocal = ({ core }: Pick<Phrase, "core">): boolean =>
  /^(?:each other|other|one another)$/u.test(core);

const ownerGender: Partial<Record<string, "m" | "f">> = { his: "m", her: "f" };

export function openThings(table: LanguageTable, bearers: Bearers = new Map()): Things {
  const all: Thing[] = [];
  const lately: Thing[] = [];
  const ids = new Set<string>();
  const freshId = (core: string, head: string) => {
    const base = slug(core) || slug(head) || "x";
    let id = base;
    for (let turn = 2; ids.has(id); turn++) id = `${base}_${turn}`;
    ids.add(id);
    return id;
  };
  const same = (phrase: Phrase): Thing | null => {
    const core = phrase.core.toLowerCase();
    const called = bearers.get(core);
    if (called !== undefined) return all.find((thing) => thing.phrase.end === called) ?? null;
    const exact = all.findLast(({ phrase: own }) => own.core.toLowerCase() === core);
    if (exact !== undefined && phrase.by !== "own") return exact;
    if (exact !== undefined && exact.phrase.by === "own") return exact;
    if (phrase.by !== "the") return null;
    return all.findLast((thing) => thing.head === phrase.head && core.split(/\s+/u).length <= 2) ?? null;
  };
  const pronoun = (phrase: Phrase): Thing | null => {
    const low = phrase.text.toLowerCase();
    if (phrase.text.toLowerCase() === "one") return oneOf(phrase);
    const role = table.grammar.subject_pronouns[low] ?? table.grammar.object_pronouns[low];
    const fits = (thing: Thing, loose = false): boolean => {
      if (thing.phrase.start >= phrase.start) return false;
      if (role === "plural") return thing.plural || loose;
      if (role === "to") return isLiving(thing);
      if (role === "n") return !isLiving(thing) || thing.kind === "animal" || thing.gender === "n";
      if (role === "m" || role === "f")
        return isLiving(thing) && !thing.plural && (thing.gender === null || thing.gender === role);
      return false;
    };
    // `écrit une lettre, puis la brûle`: the last thing of that gender.
    const isObject = !(low in table.grammar.subject_pronouns) && table.grammar.adjectives_follow;
    const named = (thing: Thing) => thing.gender === role && isThing(thing) && thing.phrase.start < phrase.start;
    const found =
      (role === "n" ? lately.find((thing) => fits(thing)) : undefined) ??
      (isObject ? all.findLast(named) : undefined) ??
      all.find((thing) => fits(thing) && thing.kind === "person") ??
      all.findLast((thing) => fits(thing) && !isPlace(thing)) ??
      all.findLast((thing) => fits(thing)) ??
      (table.language === "en" ? undefined : all.find((thing) => fits(thing, true) && !isLiving(thing))) ??
      null;
    if (found !== null && (role === "m" || role === "f")) found.gender ??= role;
    return found ?? nameless(phrase, role ?? "");
  };
  /** `one is missing`: one of those that were named last. */
  const oneOf = (phrase: Phrase): Thing | null => {
    const many = all.findLast((thing) => thing.plural && thing.phrase.start < phrase.start);
    if (many === undefined) return null;
    const text = `one of ${many.known}`;
    const met = all.find((thing) => thing.text === text);
    if (met !== undefined) return met;
    const thing: Thing = {
      ...many,
      id: freshId(`one_${many.head}`, "one"),
      text,
      known: text,
      core: text,
      plural: false,
      count: 1,
      named: true,
      parts: [],
      phrase,
    };
    all.push(thing);
    return thing;
  };
  /** `she`, `you`, `everyone` of whom nothing more is known: somebody all the same. */
  const nameless = (phrase: Phrase, role: string, isDoneTo = false): Thing | null => {
    const isSubject = isDoneTo || phrase.text.toLowerCase() in table.grammar.subject_pronouns;
    if (!isSubject || !["m", "f", "plural", "self", "selves", "who", "all"].includes(role)) return null;
    const text = phrase.text === "I" ? "I" : phrase.text.toLowerCase();
    const met = all.find((thing) => thing.text === text);
    if (met !== undefined) return met;
    const plural = role === "plural" || role === "selves";
    const isGroup = plural || role === "all";
    const gender = role === "m" || role === "f" ? role : null;
    const thing: Thing = {
      id: freshId(`who_${text}`, "who"),
      text,
      known: text,
      core: text,
      head: text,
      kind: isGroup ? "group" : "person",
      noun: null,
      plural,
      count: isGroup ? 5 : 1,
      named: true,
      gender,
      parts: [],
      phrase,
    };
    all.push(thing);
    return thing;
  };
  const of = (given: Phrase | null): Thing | null => {
    // `at the dentist's`: the end of another word names nothing.
    if (given === null || /^['’]/u.test(given.core)) return null;
    let phrase = given;
    if (phrase.by === "pronoun") return pronoun(phrase);
    const met = same(phrase);
    if (met !== null) return met;
    // `a roll of cash`, later `two rolls`: of that kind, whatever else the noun may be.
    const measure = all.find((thing) => thing.phrase.measures && thing.head === phrase.head);
    if (measure !== undefined) phrase = { ...phrase, measures: true };
    const noun = phrase.noun;
    // `her last letter`: whose it is has that gender.
    const told = table.language === "en" ? ownerGender[phrase.article ?? ""] : undefined;
    const owner = all.findLast((thing) => thing.kind === "person" && !thing.plural && thing.phrase.end <= phrase.start);
    if (told !== undefined && owner !== undefined) owner.gender ??= told;
    const thing: Thing = {
      id: freshId(phrase.core, phrase.head),
      text: asSubject(uncapitalised(phrase, table), phrase, table),
      known:
        phrase.parts.length > 1 ? knownTogether(phrase, table) : asSubject(knownForm(phrase, table), phrase, table),
      core:
        table.language === "de" && phrase.article !== null && phrase.parts.length === 0
          ? knownForm(phrase, table).split(" ").slice(1).join(" ") || phrase.core
          : table.grammar.script === "arab"
            ? asSubject(phrase.core, phrase, table)
            : phrase.core,
      head: phrase.head,
      kind: noun?.kind ?? (isReciprocal(phrase) ? "idea" : null),
      noun,
      plural: phrase.plural,
      count: phrase.count,
      named: phrase.named,
      gender: noun?.person_gender ?? phrase.gender ?? genderOf(phrase, table),
      parts: phrase.parts.map(of).filter((part) => part !== null),
      phrase,
    };
    // `Dolly the sheep`: who is called by a name is one.
    if ([...bearers.values()].includes(phrase.end)) Object.assign(thing, { plural: false, count: 1 });
    all.push(thing);
    return thing;
  };
  const someone = (phrase: Phrase): Thing | null => {
    const found = of(phrase);
    if (found !== null || phrase.by !== "pronoun" || table.language !== "en") return found;
    const low = phrase.text.toLowerCase();
    return nameless(phrase, table.grammar.object_pronouns[low] ?? "", true);
  };
  const unnamed = (at: { start: number }): Thing | null => of(unnamedPhrase(at, table));
  return { all, lately, of, unnamed, doer: null, struck: null, knocked: null, noticed: null, someone };
}

const personClasses = setOf<ClassId>(
  "give make mend search speak write read teach learn feel wear sell perform work hide refuse find take wait win handle meet save care",
);

/** `racer`, `welder`: an English noun that is made of what its bearer does. */
function isDoerNoun({ head }: Thing, table: LanguageTable): boolean {
  const word = head.toLowerCase().split(/[\s-]/u).at(-1) ?? "";
  if (table.language !== "en") return false;
  if (verbOfTrade(word) !== null) return true;
  const single = nounForm(word, table).base;
  return /..(?:er|or)$/u.test(single) && verbForm(`${single.slice(0, -2)}ing`, table) !== null;
}

/** Classes of what machines and things do by themselves as well. */
const byThemselves = setOf<ClassId>("be move change do break end begin appear vanish work make");

/** A noun that no table has, doing what only people do, or named after what one does, is somebody. */
export function settleDoer(thing: Thing | null, cls: ClassId, table: LanguageTable): void {
  if (thing === null || thing.kind !== null) return;
  const kind: NounKind = "person";
  if (isCalledSo(thing.phrase, table) || personClasses.has(cls) || (!byThemselves.has(cls) && isDoerNoun(thing, table)))
    thing.kind = kind;
}
