/** Lower case, words joined by `_`: as the closed vocabularies are written. */
export const snake = (said: string): string =>
  said
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "_")
    .replaceAll(/^_+|_+$/gu, "");

/**
 * The word of a closed vocabulary that was said, or meant: `medium shot` is `medium`. Null where none is.
 */
export const readWord = <T extends string>(vocabulary: readonly T[], said: string): T | null => {
  const word = snake(said);
  const exact = vocabulary.find((each) => each === word);
  if (exact !== undefined || word === "") return exact ?? null;
  const parts = `_${word}_`;
  const within = vocabulary.filter((each) => parts.includes(`_${each}_`) || `_${each}_`.includes(parts));
  return within.toSorted((a, b) => b.length - a.length)[0] ?? null;
};

/** At most so many characters, cut between words where there are any. */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const space = cut.lastIndexOf(" ");
  return (space > most / 2 ? cut.slice(0, space) : cut).trimEnd().toWellFormed();
};
