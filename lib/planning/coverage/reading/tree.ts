import type { Sentence, Word } from "#lib/planning/coverage/syntax/analyse.ts";

/** One sentence as a tree: words by their place, with who hangs on whom. */
export interface Tree {
  words: readonly Word[];
  /** Places of the words that hang on each word, in the order of the text. */
  children: readonly (readonly number[])[];
  root: number;
}

export function treeOf({ words }: Sentence): Tree {
  const children: number[][] = words.map(() => []);
  let root = 0;
  for (const [at, { head }] of words.entries())
    if (head < 0) root = at;
    else children[head]?.push(at);
  return { words, children, root };
}

/** Relation without its subtype: `nsubj` of `nsubj:pass`. */
export const baseRel = ({ rel }: Word): string => rel.split(":")[0] ?? rel;

export const childrenOf = (tree: Tree, at: number, ...rels: readonly string[]): number[] =>
  (tree.children[at] ?? []).filter((child) => {
    const word = tree.words[child] as Word;
    return rels.includes(word.rel) || rels.includes(baseRel(word));
  });

/** The places of a word and of all that hangs on it, but for branches that are left out. */
export function subtree(tree: Tree, at: number, leaves: (child: number) => boolean = () => false): number[] {
  const found = [at];
  for (let next = 0; next < found.length; next++)
    for (const child of tree.children[found[next] as number] ?? []) if (!leaves(child)) found.push(child);
  return found.toSorted((a, b) => a - b);
}

/** Of some places those that stand together with one of them, without a gap. */
export function runAround(places: readonly number[], at: number): number[] {
  const all = new Set(places);
  let from = at;
  let to = at;
  while (all.has(from - 1)) from -= 1;
  while (all.has(to + 1)) to += 1;
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

export const isMark = ({ upos }: Word): boolean => upos === "PUNCT" || upos === "SYM";
