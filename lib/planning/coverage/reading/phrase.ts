import type { Word } from "#lib/planning/coverage/syntax/analyse.ts";
import { nounKinds, type GrammarTable, type NounRow } from "#lib/planning/coverage/table-schema.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { glossWord } from "#lib/planning/meaning/gloss.ts";
import { dictionaryKind } from "#lib/planning/meaning/noun-senses.ts";
import { isWornName } from "#lib/planning/looks/seen-on.ts";
import { isTradeName } from "#lib/planning/looks/trade-names.ts";
import { nameIn, opensSentence } from "./name-of.ts";
import { nounForm } from "./english-forms.ts";
import { baseRel, childrenOf, isMark, runAround, subtree, type Tree } from "./tree.ts";

/** A noun phrase. */
export interface Phrase {
  text: string;
  /** Without article, possessive and what only says more of it: `old watchmaker`. */
  core: string;
  head: string;
  article: string | null;
  /** How it is determined: newly named, known, somebody's, bare, counted, or a pronoun. */
  by: "a" | "the" | "own" | "bare" | "pronoun" | "number";
  noun: NounRow | null;
  plural: boolean;
  count: number;
  gender: "m" | "f" | "n" | null;
  named: boolean;
  /** What it is measured in or made of is another phrase in it: `a roll of cash`. */
  measures: boolean;
  /** Another noun says which one it is, and the tables do not know the two together: `ice packs`. */
  compounded: boolean;
  /** Of `a grandfather and his grandson`: each of them. */
  parts: Phrase[];
  start: number;
  end: number;
}

/** Branches that say more of a noun, or tie it to another word, and are no part of its name. */
const outside = new Set(
  "case cc punct mark acl appos parataxis conj cop nsubj csubj aux advcl discourse dep list vocative dislocated expl".split(
    " ",
  ),
);

/** What the tables know of a noun: of it with the word that makes it a compound first. */
function nounRow(
  tree: Tree,
  at: number,
  low: string,
  table: LanguageTable,
): { noun: NounRow | null; base: string; plural: boolean } {
  const { words } = tree;
  const joined = table.grammar.script === "cjk" ? "" : " ";
  const compound = childrenOf(tree, at, "compound", "flat", "amod", "nmod").find(
    (child) => Math.abs(child - at) === 1 && !isMark(words[child] as Word),
  );
  if (compound !== undefined) {
    const [one, two] = [Math.min(at, compound), Math.max(at, compound)].map((place) =>
      (words[place] as Word).text.toLowerCase(),
    );
    const row = table.nouns.find(`${one}${joined}${two}`);
    if (row !== null) return { noun: row, base: `${one}${joined}${two}`, plural: false };
  }
  if (table.language === "en") return nounForm(low, table);
  const own = table.nouns.find(low);
  if (own !== null) return { noun: own, base: low, plural: false };
  // A plural or a compound that the table does not have: its ending is looked for, the last half before the first.
  const single =
    singulars(low, table)
      .map((form) => table.nouns.find(form))
      .find((row) => row !== null) ?? null;
  return { noun: single, base: low, plural: false };
}

const bareRows = new Map(nounKinds.map((kind): [string, NounRow] => [kind, { forms: ["-"], kind }]));

/** What the dictionary knows of a noun that no table has: of one of another language, by what it is in English. */
function dictionaryRow(noun: string, { language }: LanguageTable): NounRow | null {
  const english = language === "en" ? noun : glossWord(noun, language);
  return english === null ? null : (bareRows.get(dictionaryKind(english) ?? "") ?? null);
}

/** What no dictionary has and the tables of looks do is something to wear. */
const garmentRow = (noun: string, { language }: LanguageTable): NounRow | null =>
  isWornName(noun, language) ? (bareRows.get("clothing") ?? null) : null;

/** Forms that an inflected noun may be of, by the endings that the table turns into each other. */
const singulars = (low: string, { grammar }: LanguageTable): string[] =>
  grammar.singular.flatMap(([ending, own]) => {
    const [from, to] = ending.startsWith("-") ? [ending.slice(1), own] : [ending, own];
    if (ending.startsWith("-"))
      return low.endsWith(from) && low.length > from.length + 1 ? [low.slice(0, -from.length) + to] : [];
    return low.startsWith(from) && low.length > from.length + 1 ? [to + low.slice(from.length)] : [];
  });

const goods: ReadonlySet<string> = new Set("thing toy food paper furniture tool machine device".split(" "));

/** `a tower of blocks`, `a house of cards`: what is piled up of goods is no building. */
const isOfGoods = (tree: Tree, at: number, table: LanguageTable): boolean =>
  childrenOf(tree, at, "nmod").some((child) => {
    const [tie] = childrenOf(tree, child, "case").map((each) => (tree.words[each] as Word).text.toLowerCase());
    const isOf = child > at && (tie === undefined || table.grammar.prep["of"]?.includes(tie) === true);
    const low = (tree.words[child] as Word).text.toLowerCase();
    const { noun, base } = nounRow(tree, child, low, table);
    return isOf && goods.has((noun ?? dictionaryRow(base, table))?.kind ?? "");
  });

/** As many as several are of whom nobody says how many. */
const uncounted = 3;

const genders: Readonly<Record<string, "m" | "f" | "n">> = { Masc: "m", Fem: "f", Neut: "n" };

/** Number that the words themselves tell: an ending, an article, a counting word. */
function isPlural(tree: Tree, at: number, known: boolean, table: LanguageTable): boolean {
  const word = tree.words[at] as Word;
  if (table.language === "en") return known || (word.feats.Number === "Plur" && !word.text.endsWith("ss"));
  if (table.grammar.script === "cjk")
    return table.grammar.plural_marks.some((mark) => word.text.endsWith(mark.replace(/^-/u, "")));
  // `बच्चे ने`: before a word that ties it, this ending is of one.
  if (table.language === "hi" && word.text.endsWith("े") && childrenOf(tree, at, "case").some((tie) => tie > at))
    return false;
  const article = childrenOf(tree, at, "det", "case")
    .map((child) => tree.words[child]?.feats.Number)
    .find((number) => number !== undefined);
  // German `der` is one man, or of several.
  const opens = childrenOf(tree, at, "det").map((child) => tree.words[child]?.text.toLowerCase() ?? "")[0];
  if (opens !== undefined && table.grammar.singular_articles.includes(opens)) return false;
  return (article ?? word.feats.Number) === "Plur";
}

function heldArticle(tree: Tree, at: number, grammar: GrammarTable): string | null {
  const ties = childrenOf(tree, at, "case").map((child) => (tree.words[child] as Word).text.toLowerCase());
  const pair = Object.entries(grammar.contractions).find(
    ([from, to]) => ties.includes(to) && /^\S+ \p{L}+$/u.test(from),
  );
  const article = pair?.[0].split(" ")[1];
  return article !== undefined && grammar.definite.includes(article) ? article : null;
}

const numberOf = (text: string, table: LanguageTable): number =>
  table.grammar.numbers[text.toLowerCase()] ?? (Number.parseInt(text, 10) || 2);

/** `二匹の猫`: how many the words before a noun count, where its script ties them to it like another noun. */
const countBefore = (before: string, { grammar }: LanguageTable): number =>
  grammar.script === "cjk"
    ? (Object.entries(grammar.numbers)
        .filter(([words]) => before.startsWith(words))
        .toSorted(([a], [b]) => b.length - a.length)[0]?.[1] ?? 1)
    : 1;

/** The noun phrase of a word, as it stands in the text. */
export function phraseOf(tree: Tree, at: number, text: string, table: LanguageTable): Phrase {
  const { grammar, language } = table;
  const { words } = tree;
  const head = words[at] as Word;
  const names = (place: number) => {
    const word = words[place] as Word;
    const rel = baseRel(word);
    // What ties an inner noun to its head is part of the name.
    if (rel === "case" && word.head !== at) return true;
    // `im Hof drei Hühner`: a number in letters counts what follows it.
    if (rel === "nummod" && word.head === at && place > at && grammar.script === "latin" && !/\d/u.test(word.text))
      return false;
    return !outside.has(rel) && !(rel === "advmod" && word.head === at && place > at);
  };
  const isJoined = (child: number) => baseRel(words[child] as Word) === "conj" && isNominal(words[child] as Word);
  const conjuncts = head.upos === "PRON" ? [] : childrenOf(tree, at, "conj").filter(isJoined);
  // `a cushion, girl in her room`: without an `and` a row of nouns is no pair.
  const others =
    grammar.script === "cjk" || conjuncts.some((child) => childrenOf(tree, child, "cc").length > 0) ? conjuncts : [];
  const own = runAround(
    subtree(tree, at, (child) => !names(child) && !isMark(words[child] as Word)).filter(
      (place) => place === at || !isMark(words[place] as Word) || inner(place),
    ),
    at,
  );
  function inner(place: number): boolean {
    return /^[-–'’]$/u.test((words[place] as Word).text);
  }
  const first = words[own[0] as number] as Word;
  const last = words[own.at(-1) as number] as Word;
  const low = head.text.toLowerCase();
  const row = nounRow(tree, at, low, table);
  const { base, plural } = row;
  const before = words[at - 1]?.text.toLowerCase() ?? "";
  // Of `chimney sweep` no word by itself is anybody.
  const isTrade =
    language === "en" ? isTradeName(`${before} ${low}`, "en") : row.noun === null && isTradeName(low, language);
  const trade = isTrade ? bareRows.get("person") : undefined;
  const bearer = nameIn(tree, at, text, table);
  const known =
    (bearer === null ? undefined : bareRows.get("person")) ??
    (language === "en" ? trade : undefined) ??
    row.noun ??
    trade ??
    (head.upos === "NOUN" || (language === "en" && opensSentence(head, text))
      ? (dictionaryRow(base, table) ?? garmentRow(base, table))
      : null);
  const noun = known?.kind === "building" && isOfGoods(tree, at, table) ? (bareRows.get("thing") ?? known) : known;
  const opener = own
    .map((place) => words[place] as Word)
    .find((word) => word.upos === "DET" || (word.upos === "PRON" && word !== head && baseRel(word) !== "nsubj"));
  const article =
    opener !== undefined && opener.start <= head.start && (opener === first || opener.head === at)
      ? opener.text.toLowerCase()
      : null;
  const counted = childrenOf(tree, at, "nummod")
    .filter((child) => child < at || grammar.script !== "latin")
    .map((child) => words[child] as Word)
    .find(({ text: number }) => !/\d{3}|[.,:]/u.test(number));
  const by: Phrase["by"] =
    head.upos === "PRON"
      ? "pronoun"
      : article !== null && (grammar.possessives.includes(article) || (opener as Word).rel.startsWith("nmod"))
        ? "own"
        : article !== null
          ? grammar.indefinite.includes(article) || grammar.classifiers.includes(article)
            ? "a"
            : "the"
          : counted === undefined
            ? "bare"
            : "number";
  const start = article !== null && opener === first ? opener.end : first.start;
  const hangsOn = (child: number): boolean => {
    const [tie] = childrenOf(tree, child, "case").map((each) => (words[each] as Word).text.toLowerCase());
    return tie !== undefined && !(grammar.prep["of"]?.includes(tie) ?? false);
  };
  const measured =
    !grammar.adjectives_follow && childrenOf(tree, at, "nmod").some((child) => child > at && !hangsOn(child));
  // What hangs on the name behind a preposition says more of it: later mentions do without.
  const tail =
    grammar.script === "latin" || grammar.script === "arab"
      ? childrenOf(tree, at, "nmod", "obl").find((child) => child > at && hangsOn(child))
      : undefined;
  const stop = tail === undefined ? last : (words[Math.max(at, Math.min(...subtree(tree, tail)) - 1)] as Word);
  const count =
    counted === undefined ? countBefore(text.slice(first.start, head.start), table) : numberOf(counted.text, table);
  // `the queen gives`: whose noun the tables have in the singular is one.
  const isOne = bearer !== null || (language === "en" && row.noun?.kind === "person" && !plural && !low.endsWith("s"));
  const isSeveral = !isOne && isPlural(tree, at, plural, table);
  const several = others.length > 0 || count > 1 || isSeveral;
  // `al mendigo`, `am Bahnhof`: the article that a preposition holds.
  const held = by === "bare" && head.upos !== "PROPN" ? heldArticle(tree, at, grammar) : null;
  const single: Phrase = {
    text: `${held === null ? "" : `${held} `}${text.slice(first.start, Math.max(stop.end, head.end))}`,
    core: text.slice(start, Math.max(stop.end, head.end)).trim() || head.text,
    head: base,
    article: held ?? article,
    by: held === null ? by : "the",
    noun,
    plural: several,
    count: Math.max(1, Math.min(40, several && count === 1 ? uncounted : count)),
    gender: bearer?.gender ?? noun?.gender ?? genders[head.feats.Gender ?? ""] ?? null,
    named:
      bearer !== null ||
      (head.upos === "PROPN" && noun === null && (language === "de" || /^\p{Lu}|^\P{Lu}*$/u.test(head.text))),
    measures: measured && (noun === null || !["person", "animal", "group"].includes(noun.kind)),
    compounded:
      !base.includes(" ") &&
      childrenOf(tree, at, "compound", "flat").some((child) => child < at && isNominal(words[child] as Word)) &&
      (noun === null || noun.kind !== "person"),
    parts: [],
    start: first.start,
    end: last.end,
  };
  if (others.length === 0) return single;
  const isOwnPlural = count > 1 || isSeveral;
  const alone = { ...single, plural: isOwnPlural, count: isOwnPlural && count === 1 ? uncounted : count };
  const parts = [alone, ...others.map((other) => phraseOf(tree, other, text, table))];
  const end = Math.max(...parts.map((part) => part.end));
  const between = text.slice(single.start, end);
  if (/[.!?;:।。]/u.test(between)) return single;
  return {
    ...single,
    text: between,
    core: between,
    by: "bare",
    article: null,
    named: parts.every(({ named }) => named),
    count: parts.length,
    parts,
    end,
  };
}

/** Whether a noun is one of those that the phrase of another names together: in `dusk, a gull` each stands alone. */
export function isNamedTogether(tree: Tree, at: number, { grammar }: LanguageTable): boolean {
  const { head } = tree.words[at] as Word;
  const other = tree.words[head];
  if (baseRel(tree.words[at] as Word) !== "conj" || other === undefined || !isNominal(other)) return false;
  const isTied = childrenOf(tree, head, "conj").some((child) => childrenOf(tree, child, "cc").length > 0);
  return other.upos !== "PRON" && (grammar.script === "cjk" || isTied);
}

export const isNominal = ({ upos }: Word): boolean => upos === "NOUN" || upos === "PROPN" || upos === "PRON";
