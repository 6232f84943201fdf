import type { Word } from "#lib/planning/coverage/syntax/analyse.ts";
import type { GrammarTable } from "#lib/planning/coverage/table-schema.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { baseRel, childrenOf, isMark, subtree, type Tree } from "./tree.ts";

export const folded = (word: Word): string => word.text.toLowerCase().replaceAll("’", "'");

export const isVerbal = ({ upos }: Word) => upos === "VERB" || upos === "AUX";

const isFinite = (tree: Tree, at: number): boolean =>
  [at, ...childrenOf(tree, at, "aux", "cop")].some((place) => {
    const { feats } = tree.words[place] as Word;
    return feats.VerbForm === "Fin" || (feats.VerbForm === undefined && feats.Mood !== undefined);
  });

/** Whether a word tells something: a verb, or a noun or adjective with a copula or a subject. */
export const isPredicate = (tree: Tree, at: number): boolean =>
  (tree.words[at] as Word).upos === "VERB" ||
  childrenOf(tree, at, "cop", "nsubj", "expl").length > 0 ||
  (isVerbal(tree.words[at] as Word) && baseRel(tree.words[at] as Word) !== "aux");

export const ownSubject = (tree: Tree, at: number) => childrenOf(tree, at, "nsubj", "csubj")[0];

/** A German clause with more than one part before its verb is none that stands alone. */
const isVerbFinal = (tree: Tree, at: number, { language }: LanguageTable): boolean => {
  if (language !== "de") return false;
  const finite =
    [at, ...childrenOf(tree, at, "aux", "cop")].find((place) => tree.words[place]?.feats.VerbForm === "Fin") ?? at;
  const before = (tree.children[at] ?? []).filter((child) => child < finite && child !== finite);
  return (
    before.filter((child) => !isMark(tree.words[child] as Word) && baseRel(tree.words[child] as Word) !== "cc").length >
    1
  );
};

/** Whether the words of a clause can stand alone when its conjunction is off: not where its verb stands last because of it. */
const standsAlone = (tree: Tree, at: number, { language, grammar }: LanguageTable): boolean =>
  childrenOf(tree, at, "mark").length === 0 ||
  (language !== "de" && grammar.order !== "SOV" && grammar.script !== "cjk");

/** `少年が横になっていて、看護師が立っている`: each has somebody of its own. */
const isBeside = (tree: Tree, at: number, parent: number, { language }: LanguageTable): boolean =>
  language === "ja" && ownSubject(tree, at) !== undefined && ownSubject(tree, parent) !== undefined;

/** Words that open a clause of their own below a clause. */
function opens(tree: Tree, at: number, parent: number, table: LanguageTable): boolean {
  const word = tree.words[at] as Word;
  if (!isPredicate(tree, at) || isVerbFinal(tree, at, table)) return false;
  const informs = table.grammar.script === "cjk" || table.grammar.script === "arab" || table.grammar.script === "deva";
  const told = ownSubject(tree, at) !== undefined || (informs ? isVerbal(word) : isFinite(tree, at));
  // `abre la puerta y sale`: what an `and` opens goes on from the verb, whatever else the tree calls it.
  const isJoined = baseRel(word) !== "conj" && childrenOf(tree, at, "cc").length > 0 && word.upos === "VERB";
  switch (isJoined ? "conj" : baseRel(word)) {
    case "conj": {
      const head = tree.words[parent] as Word;
      // `can sing and dance`: the helper of the first verb holds for the second, which cannot stand without it.
      const isHelped = childrenOf(tree, parent, "aux").length > 0 && childrenOf(tree, at, "aux").length === 0;
      return told || (isVerbal(head) && word.upos === "VERB" && !isHelped);
    }
    case "parataxis":
      return told;
    // `calls him back, the piano is in tune`: behind a comma and without a word that ties, it is told beside.
    case "ccomp": {
      const first = subtree(tree, at)[0] as number;
      const isTied = childrenOf(tree, at, "mark").length > 0 || first < parent;
      return ownSubject(tree, at) !== undefined && !isTied && /^[,;，；،]$/u.test(tree.words[first - 1]?.text ?? "");
    }
    case "advcl":
      // What is only to come stays in the sentence that it is said in.
      return (
        told &&
        !isToCome(tree, at, parent, table.grammar) &&
        (standsAlone(tree, at, table) || isBeside(tree, at, parent, table)) &&
        isApart(tree, at, table)
      );
    default:
      return false;
  }
}

/** `until one morning somebody stands there`: what happens at a time that is named before it is no attribute of that time. */
function timesOf(tree: Tree, at: number, table: LanguageTable): number[] {
  const word = tree.words[at] as Word;
  if (baseRel(word) !== "obl" || table.grammar.order === "SOV" || table.grammar.script === "cjk") return [];
  const ties = childrenOf(tree, at, "case").map((child) => folded(tree.words[child] as Word));
  const isTime =
    ties.some((tie) => table.grammar.until.includes(tie)) || table.nouns.find(folded(word))?.kind === "time";
  return isTime
    ? childrenOf(tree, at, "acl").filter((child) => ownSubject(tree, child) !== undefined && isFinite(tree, child))
    : [];
}

/** Without words that tie, a clause of a language without endings is told apart only behind a mark. */
function isApart(tree: Tree, at: number, { grammar }: LanguageTable): boolean {
  if (grammar.script !== "cjk") return true;
  const places = subtree(tree, at);
  const after = tree.words[(places.at(-1) ?? at) + 1];
  return isMark(tree.words[places.at(-1) ?? at] as Word) || (after !== undefined && isMark(after));
}

export interface Opening {
  at: number;
  parent: number | null;
  of_noun: boolean;
}

/** `cut from old balloons`: a participle of what has been done to a thing says how the thing is. */
const isDone = (tree: Tree, at: number): boolean => {
  const { feats, text } = tree.words[at] as Word;
  const isPast =
    feats.Tense === "Past" || feats.Voice === "Pass" || (feats.Tense === undefined && !text.endsWith("ing"));
  return feats.VerbForm === "Part" && isPast && childrenOf(tree, at, "aux").length === 0;
};

/** Whether a word stands in what is only to come: `before the guests arrive`, `if he wins`. It is told and not seen. */
export function isToCome(tree: Tree, place: number, at: number, grammar: GrammarTable): boolean {
  for (let above = place; above !== at && above >= 0; above = (tree.words[above] as Word).head) {
    const ties = childrenOf(tree, above, "mark", "advmod")
      .flatMap((tie) => subtree(tree, tie))
      .map((tie) => folded(tree.words[tie] as Word));
    if ([...ties, ties.join(" ")].some((tie) => grammar.before.includes(tie) || grammar.if.includes(tie))) return true;
  }
  return false;
}

/** What does something to a thing that is told of by what befalls it. */
const befalling: ReadonlySet<string> = new Set(["weather", "fire", "light", "person", "animal", "group", "vehicle"]);

/** `An oak blown over by a storm`: what befell a noun that stands alone, by its particle or by what did it. */
function befell(tree: Tree, place: number, at: number, { language, nouns }: LanguageTable): boolean {
  if (language !== "en" || tree.words[place]?.head !== at) return false;
  const isBy = (child: number) =>
    childrenOf(tree, child, "case").some((tie) => folded(tree.words[tie] as Word) === "by") &&
    befalling.has(nouns.find(folded(tree.words[child] as Word))?.kind ?? "");
  return childrenOf(tree, place, "compound:prt").length > 0 || childrenOf(tree, place, "obl", "obl:agent").some(isBy);
}

/** The verb that tells of a noun that stands alone: in a relative clause, as a participle. */
export function hungOn(tree: Tree, at: number, table: LanguageTable): number | null {
  const { grammar } = table;
  const near = subtree(tree, at).filter(
    (place) =>
      place > at &&
      (tree.words[place] as Word).upos === "VERB" &&
      (!isDone(tree, place) || befell(tree, place, at, table)) &&
      !isToCome(tree, place, at, grammar),
  );
  const depth = (place: number): number =>
    (tree.words[place] as Word).head === at ? 0 : 1 + depth((tree.words[place] as Word).head);
  return near.toSorted((a, b) => depth(a) - depth(b) || a - b)[0] ?? null;
}

/** Heads of the clauses of a sentence that are told apart, in the order of the text. */
export function openingsOf(tree: Tree, table: LanguageTable): Opening[] {
  const found: Opening[] = [];
  const visit = (at: number, parent: number | null, of_noun: boolean) => {
    found.push({ at, parent, of_noun });
    for (const child of tree.children[at] ?? []) {
      if (opens(tree, child, at, table)) visit(child, at, false);
      else for (const inner of timesOf(tree, child, table)) visit(inner, at, false);
    }
  };
  visit(tree.root, null, false);
  const [root] = found;
  // `A man who repairs clocks`: a sentence of a noun alone is told by the clause that hangs on it.
  if (root !== undefined && !isPredicate(tree, tree.root)) {
    const hung = hungOn(tree, tree.root, table);
    if (hung !== null) {
      root.of_noun = true;
      for (const child of tree.children[hung] ?? []) if (opens(tree, child, hung, table)) visit(child, hung, false);
    }
    // `campfire, wet socks`: nouns beside each other are moments of their own only where a mark parts them.
  }
  return found.toSorted((a, b) => a.at - b.at);
}

/** Whose each word is: of the nearest clause above it, but what follows that clause and leads straight into another is the other's. */
export function ownersOf(tree: Tree, openings: readonly Opening[]): number[] {
  const heads = new Set(openings.map(({ at }) => at));
  const owner = tree.words.map((_, at) => {
    let above = at;
    while (!heads.has(above) && (tree.words[above] as Word).head >= 0) above = (tree.words[above] as Word).head;
    return heads.has(above) ? above : tree.root;
  });
  for (let at = owner.length - 2; at > 0; at--) {
    const [own, next] = [owner[at] as number, owner[at + 1] as number];
    const isLoose = own < at && own !== next && next > at && owner.slice(own, at).some((other) => other !== own);
    const isPart = isMark(tree.words[at + 1] as Word) || isMark(tree.words[at] as Word);
    if (isLoose && !isPart) owner[at] = next;
  }
  return owner;
}

/** Small words that tie a clause to another and that the tree hangs on something else: `until one morning`. */
export function tiesAhead(tree: Tree, places: readonly number[], grammar: GrammarTable): number[] {
  const first = places.find((place) => !isMark(tree.words[place] as Word));
  if (first === undefined || baseRel(tree.words[first] as Word) !== "case") return [];
  return grammar.until.includes(folded(tree.words[first] as Word)) ? [first] : [];
}
