/** A set of the words of a line. */
export const setOf = <T extends string>(words: string): ReadonlySet<T> => new Set(words.split(" ") as T[]);
