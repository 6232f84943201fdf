import type { Sentence, Word } from "#lib/planning/coverage/syntax/analyse.ts";
import type { GrammarTable } from "#lib/planning/coverage/table-schema.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import {
  folded,
  hungOn,
  isToCome,
  isPredicate,
  isVerbal,
  openingsOf,
  ownersOf,
  ownSubject,
  tiesAhead,
  type Opening,
} from "./clause-heads.ts";
import { deedOf, verbOf, type ClauseVerb } from "./clause-verb.ts";
import { meanAntecedents } from "./antecedents.ts";
import { doingsOf, type Doing } from "./doings.ts";
import { isNamedTogether, isNominal, phraseOf, type Phrase } from "./phrase.ts";
import { baseRel, childrenOf, isMark, subtree, treeOf, type Tree } from "./tree.ts";

/** What a clause is to the one before it. */
export const links = [
  "and",
  "but",
  "because",
  "so",
  "when",
  "until",
  "while",
  "before",
  "after",
  "if",
  "to",
  "who",
  "as",
] as const;

export type Link = (typeof links)[number];

/** A preposition (or particle) with its phrase. */
export interface Adjunct {
  text: string;
  prep: string;
  phrase: Phrase;
  start: number;
  end: number;
}

/** One verb with what belongs to it; a fragment has none. */
export interface Clause {
  link: Link | null;
  /** Its own words as written, without what ties it to another clause and without clauses that are told apart. */
  text: string;
  start: number;
  end: number;
  verb: ClauseVerb | null;
  subject: Phrase | null;
  /** True where the words leave the subject out, and it was taken over from the clause before. */
  subject_dropped: boolean;
  object: Phrase | null;
  receiver: Phrase | null;
  agent: Phrase | null;
  adjuncts: Adjunct[];
  /** All that is done in it, its own verb first. */
  doings: readonly Doing[];
  /** Every noun phrase in it, in the order of the text. */
  phrases: Phrase[];
  negated: boolean;
  passive: boolean;
  /** Says what somebody or something is: a copula, `there is`, `has`. */
  stative: boolean;
  /** Wanted, tried or possible, not done. */
  hoped: boolean;
  /** Whether its verb tells in a noun's stead: `a man who repairs clocks`, `two bakers fighting`. */
  of_noun: boolean;
}

const tied = ["so", "when", "until", "while", "before", "after", "because", "but"] as const;

/** The link that the small words at the head of a clause make. */
function linkOf(tree: Tree, at: number, grammar: GrammarTable): { link: Link | null; places: number[] } {
  // `when` is an adverb in some treebanks and a conjunction in others.
  const adverbs = childrenOf(tree, at, "advmod").filter((child) => {
    const low = folded(tree.words[child] as Word);
    return child < at && tied.some((each) => grammar[each].includes(low));
  });
  const ties = [...childrenOf(tree, at, "cc", "mark"), ...adverbs].flatMap((child) => subtree(tree, child));
  const said = ties.map((place) => folded(tree.words[place] as Word));
  const whole = said.join(" ");
  const link =
    links.find(
      (each) => each !== "who" && (grammar[each].includes(whole) || said.some((word) => grammar[each].includes(word))),
    ) ?? null;
  return { link, places: ties };
}

/** The word below a verb whose particle is one of these: what stands with が does it, whatever the tree calls it. */
const markedAs = (tree: Tree, verbs: readonly number[], marks: readonly string[]): number | undefined =>
  marks.length === 0
    ? undefined
    : verbs
        .flatMap((verb) => tree.children[verb] ?? [])
        .find((child) =>
          childrenOf(tree, child, "case").some((tie) => marks.includes(folded(tree.words[tie] as Word))),
        );

/** `piano` of `piano tuner`: a noun that only names its head. */
const isInName = (tree: Tree, at: number, table: LanguageTable): boolean => {
  const word = tree.words[at] as Word;
  if (["compound", "flat", "fixed"].includes(baseRel(word))) return true;
  if (word.rel !== "nmod") return false;
  const ties = childrenOf(tree, at, "case").map((child) => folded(tree.words[child] as Word));
  if (at < word.head) return ties.length === 0;
  // `carbón de coco`: what a thing is made of or for, without an article of its own, says which one it is.
  const isBare = childrenOf(tree, at, "det", "nummod", "nmod:poss").length === 0 && word.upos === "NOUN";
  return (
    table.grammar.adjectives_follow &&
    table.grammar.script === "latin" &&
    isBare &&
    ties.every((tie) => table.grammar.prep["of"]?.includes(tie) === true && !(tie in table.grammar.contractions))
  );
};

/** `called Rouge Nine`: what a thing is called is its name and nothing beside it. */
const isCalled = (tree: Tree, at: number, { grammar }: LanguageTable): boolean => {
  const head = tree.words[(tree.words[at] as Word).head];
  return head !== undefined && grammar.called.includes(folded(head));
};

const trimmed = (tree: Tree, places: readonly number[], ties: readonly number[]): number[] => {
  const own = [...places];
  const isLoose = (place: number | undefined) =>
    place !== undefined && (isMark(tree.words[place] as Word) || ties.includes(place));
  while (own.length > 0 && isLoose(own[0])) own.shift();
  while (own.length > 0 && isMark(tree.words[own.at(-1) as number] as Word)) own.pop();
  return own;
};

/** Words of several runs, as written, with the gaps closed. */
function writtenOut(tree: Tree, places: readonly number[], text: string): string {
  let said = "";
  let before: number | null = null;
  for (const place of places) {
    const word = tree.words[place] as Word;
    const gap =
      before === null ? "" : before === place - 1 ? text.slice((tree.words[before] as Word).end, word.start) : " ";
    said += (gap === "" || /\s/u.test(gap) ? (gap === "" ? "" : " ") : gap) + text.slice(word.start, word.end);
    before = place;
  }
  return said
    .replaceAll(/\s*([,;:])\s*(?=[,;:.]|$)/gu, "")
    .replaceAll(/\s+([,;:.])/gu, "$1")
    .trim();
}

/** `is`, `there is`, `has`: how something is. A reflexive `se` says nothing of that. */
function isState(tree: Tree, told: number, deed: number, verb: ClauseVerb | null, { grammar }: LanguageTable): boolean {
  if (childrenOf(tree, told, "cop").length > 0 || verb?.entry?.class === "be") return true;
  const low = folded(tree.words[deed] as Word);
  return isVerbal(tree.words[deed] as Word) && (grammar.have.includes(low) || grammar.be.includes(low));
}

/** `is thrown into the pool by her friends`: behind other words in a passive, somebody with `by` is who does it. */
const laterAgent = (tree: Tree, deed: number, phraseAt: (at: number) => Phrase | null, { language }: LanguageTable) =>
  language !== "en" || childrenOf(tree, deed, "aux:pass").length === 0
    ? undefined
    : childrenOf(tree, deed, "obl").find((place) => {
        const isBy = childrenOf(tree, place, "case").some((tie) => folded(tree.words[tie] as Word) === "by");
        const noun = phraseAt(place)?.noun ?? null;
        const isName = noun === null && tree.words[place]?.upos === "PROPN";
        return isBy && (isName || ["person", "animal", "group"].includes(noun?.kind ?? ""));
      });

function clauseOf(
  tree: Tree,
  opening: Opening,
  owners: readonly number[],
  text: string,
  table: LanguageTable,
): Clause | null {
  const { grammar } = table;
  const { words } = tree;
  const { at } = opening;
  const { link: told_link, places: ties } = linkOf(tree, at, grammar);
  const all = owners.flatMap((owner, place) => (owner === at ? [place] : []));
  const ahead = tiesAhead(tree, all, grammar);
  const link = ahead.length > 0 ? "until" : told_link;
  const lead = opening.parent === null ? [] : [...ties, ...ahead];
  const own = trimmed(tree, all, lead);
  if (own.length === 0) return null;
  const told = opening.of_noun ? (hungOn(tree, at, table) ?? at) : at;
  const isTelling = opening.of_noun || isPredicate(tree, at);
  const { deed, hoped } = deedOf(tree, told, table);
  // `turns bright`: how something is, is no thing, but `the rich` are somebody.
  const isQuality = (place: number) =>
    table.language === "en" &&
    words[place]?.upos === "ADJ" &&
    !words[place].rel.startsWith("nsubj") &&
    childrenOf(tree, place, "det", "nummod").length === 0;
  const phraseAt = (place: number | undefined): Phrase | null =>
    place === undefined ||
    isQuality(place) ||
    !(isNominal(words[place] as Word) || ["ADJ", "NUM", "DET", "X"].includes((words[place] as Word).upos))
      ? null
      : phraseOf(tree, place, text, table);
  const copula = childrenOf(tree, told, "cop").length > 0 || childrenOf(tree, told, "expl").length > 0;
  const verb =
    isTelling && (isVerbal(words[deed] as Word) || copula)
      ? verbOf(
          tree,
          copula && !isVerbal(words[deed] as Word) ? (childrenOf(tree, told, "cop", "expl")[0] ?? deed) : deed,
          text,
          table,
        )
      : null;
  const marked = (mark: string) => markedAs(tree, [deed, told], grammar.marks[mark] ?? []);
  const subjectAt = opening.of_noun
    ? undefined
    : (marked("subject") ?? marked("topic") ?? ownSubject(tree, told) ?? ownSubject(tree, deed));
  const relative = opening.of_noun
    ? childrenOf(tree, told, "nsubj").find((child) => (words[child] as Word).upos !== "PRON")
    : undefined;
  const objectAt = [marked("object"), ...childrenOf(tree, deed, "obj"), ...childrenOf(tree, told, "obj")].find(
    (child) => child !== undefined && child !== subjectAt,
  );
  const complement = copula && isNominal(words[told] as Word) && !opening.of_noun ? told : undefined;
  const head = opening.of_noun ? phraseAt(at) : null;
  const adjuncts = [...childrenOf(tree, deed, "obl", "nmod"), ...(deed === told ? [] : childrenOf(tree, told, "obl"))]
    .filter((place) => place !== subjectAt && place !== objectAt)
    .flatMap((place): Adjunct[] => {
      const phrase = phraseAt(place);
      if (phrase === null) return [];
      const cases = childrenOf(tree, place, "case").flatMap((child) => subtree(tree, child));
      const prep = cases.map((each) => folded(words[each] as Word)).join(grammar.script === "cjk" ? "" : " ");
      const start = Math.min(phrase.start, ...cases.map((each) => (words[each] as Word).start));
      const end = Math.max(phrase.end, ...cases.map((each) => (words[each] as Word).end));
      return [{ text: text.slice(start, end), prep, phrase, start, end }];
    });
  const agentAt = childrenOf(tree, deed, "obl:agent")[0] ?? laterAgent(tree, deed, phraseAt, table);
  const receiverAt = childrenOf(tree, deed, "iobj")[0];
  const said = new Set(own);
  const nouns = own.filter((place) => {
    if (isToCome(tree, place, at, grammar)) return false;
    const word = words[place] as Word;
    if (!isNominal(word) || isInName(tree, place, table) || isCalled(tree, place, table) || word.upos === "PRON")
      return false;
    return !(isNamedTogether(tree, place, table) && said.has(word.head));
  });
  const negations = [...own].filter((place) => {
    const low = folded(words[place] as Word);
    const hung = words[place]?.head;
    return (
      (hung === told || hung === deed || place === deed) && (grammar.not.includes(low) || grammar.nobody.includes(low))
    );
  });
  // What a fragment is about stands first.
  const chiefs = verb === null && nouns.includes(at) ? [at, ...nouns.filter((place) => place !== at)] : nouns;
  const first = words[own[0] as number] as Word;
  const last = words[own.at(-1) as number] as Word;
  const isNobody =
    subjectAt !== undefined &&
    subtree(tree, subjectAt).some((place) =>
      [
        ...grammar.nobody,
        "no",
        "kein",
        "keine",
        "ningún",
        "ninguna",
        "aucun",
        "aucune",
        "nessun",
        "nessuna",
        "nenhum",
        "nenhuma",
      ].includes(folded(words[place] as Word)),
    );
  return {
    link: opening.parent === null ? null : link,
    text:
      writtenOut(tree, own, text) +
      (/^[?？؟]/u.test(text.slice(last.end).trimStart()) ? text.slice(last.end).trim().charAt(0) : ""),
    start: first.start,
    end: last.end,
    verb,
    subject: opening.of_noun ? (relative === undefined ? head : phraseAt(relative)) : phraseAt(subjectAt),
    subject_dropped: false,
    object: opening.of_noun && relative !== undefined ? head : (phraseAt(objectAt) ?? phraseAt(complement)),
    receiver: phraseAt(receiverAt),
    agent: phraseAt(agentAt),
    adjuncts: adjuncts.filter(({ phrase }) => agentAt === undefined || phrase.start !== phraseAt(agentAt)?.start),
    doings: verb === null ? [] : doingsOf(tree, [deed, told], own, table, text, phraseAt),
    phrases: chiefs.map((place) => phraseOf(tree, place, text, table)),
    negated: negations.length > 0 || isNobody || endsNegated(words[deed], own, words, grammar),
    // `est venue` looks like a passive and is none: there it needs who did it.
    passive:
      agentAt !== undefined ||
      (!grammar.adjectives_follow && childrenOf(tree, told, "nsubj:pass", "aux:pass").length > 0),
    stative: isState(tree, told, deed, verb, table),
    hoped: hoped || link === "if",
    of_noun: opening.of_noun,
  };
}

/** `直さない`, `नहीं`: a negation in the words behind the verb. */
const endsNegated = (
  verb: Word | undefined,
  own: readonly number[],
  words: readonly Word[],
  grammar: GrammarTable,
): boolean =>
  grammar.script === "cjk" &&
  verb !== undefined &&
  own.some((place) => {
    const word = words[place] as Word;
    return (
      (word.upos === "AUX" || word === verb) &&
      word.start >= verb.start &&
      grammar.not.some((not) => word.text.includes(not))
    );
  });

/** `Dusk, wind, three women`: a fragment is one image for each noun phrase that marks part from the rest. */
function imagesOf(clause: Clause, text: string): Clause[] {
  const images: Clause[] = [];
  let from = clause.start;
  const cuts = [...text.slice(clause.start, clause.end).matchAll(/[,;:،؛、，；：/–—]/gu)].map(
    ({ index }) => clause.start + index,
  );
  for (const to of [...cuts, clause.end]) {
    const phrases = clause.phrases.filter((phrase) => phrase.start >= from && phrase.end <= to);
    const isWhole = clause.phrases.every((phrase) => phrase.end <= to || phrase.start >= to);
    if ((phrases.length === 0 || !isWhole) && to < clause.end) continue;
    const before = images.at(-1);
    if (phrases.length === 0 && before !== undefined)
      images[images.length - 1] = { ...before, text: text.slice(before.start, to).trim(), end: to };
    else
      images.push({
        ...clause,
        text: text.slice(from, to).trim(),
        start: from,
        end: to,
        phrases,
        adjuncts: clause.adjuncts.filter(({ start }) => start >= from && start < to),
      });
    from = to + 1;
  }
  return images;
}

/** The clauses and fragments of a text's sentences, in its order. */
export function clausesOf(sentences: readonly Sentence[], text: string, table: LanguageTable): Clause[] {
  const clauses: Clause[] = [];
  for (const sentence of sentences) {
    const tree = treeOf(sentence);
    const openings = openingsOf(tree, table);
    const owners = ownersOf(tree, openings);
    const own = new Map<number, Clause>();
    for (const opening of openings) {
      const clause = clauseOf(tree, opening, owners, text, table);
      if (clause === null) continue;
      own.set(opening.at, clause);
      clauses.push(...(clause.verb === null ? imagesOf(clause, text) : [clause]));
    }
    for (const { at, parent } of openings) {
      const clause = own.get(at);
      if (clause === undefined || clause.subject !== null || clause.verb === null) continue;
      const all = [...own.values()].filter((each) => each.start < clause.start);
      // Where verbs stand last, who does it all is named with the first of them.
      const first = table.grammar.order === "SOV" ? all.findLast(({ subject }) => subject !== null) : undefined;
      if (parent === null && first === undefined) continue;
      // What goes on without a subject of its own is done by who did what it goes on from.
      const before = (parent === null ? first : own.get(parent)) ?? all.findLast((each) => each.of_noun);
      clause.subject = before?.subject ?? null;
      clause.subject_dropped = clause.subject !== null;
    }
    meanAntecedents([...own.values()], text, table);
  }
  return clauses.toSorted((a, b) => a.start - b.start);
}
