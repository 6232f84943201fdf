import { directionOf } from "#lib/planning/meaning/word-vectors.ts";

const mostKept = 4000;

/**
 * Finds the entries a word belongs to: by the word itself, else by the one nearest in meaning among the entries' words.
 * `least` is the likeness (cosine) from which a neighbour counts; below it the answer is empty.
 */
export const meaningIndex = <T>(
  entries: readonly T[],
  wordsOf: (entry: T) => string,
  least: number,
): ((word: string) => readonly T[]) => {
  const byWord = new Map<string, T[]>();
  for (const entry of entries)
    for (const joined of wordsOf(entry).split(/\s+/u)) {
      const word = joined.replaceAll("-", " ").toLowerCase();
      if (word !== "") byWord.set(word, [...(byWord.get(word) ?? []), entry]);
    }
  let directions: { entries: readonly T[]; direction: Float32Array }[] | null = null;
  const found = new Map<string, readonly T[]>();

  const nearest = (word: string): readonly T[] => {
    const own = directionOf(word);
    if (own === null) return [];
    directions ??= [...byWord].flatMap(([known, owners]) => {
      const direction = directionOf(known);
      return direction === null ? [] : [{ entries: owners, direction }];
    });
    let best = least;
    let answer: readonly T[] = [];
    for (const { entries: owners, direction } of directions) {
      let near = 0;
      for (let axis = 0; axis < own.length; axis++) near += (own[axis] ?? 0) * (direction[axis] ?? 0);
      if (near > best) [best, answer] = [near, owners];
    }
    return answer;
  };

  return (asked) => {
    const word = asked.toLowerCase().trim();
    const own = byWord.get(word) ?? found.get(word);
    if (own !== undefined) return own;
    const answer = nearest(word);
    if (found.size >= mostKept) found.clear();
    found.set(word, answer);
    return answer;
  };
};
