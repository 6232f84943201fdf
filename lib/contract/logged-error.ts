const longestMessage = 300;
const mostPlaces = 12;
const mostCauses = 5;

/** What a log may say of an error. */
export interface LoggedError {
  name: string;
  message: string;
  stack: string[];
}

/**
 * A message as a log may keep it: what it quotes may be somebody's words, address or key, and is left out. Its last line
 * only, because database errors print the whole query above it.
 */
export const withoutWords = (message: string): string =>
  (message.trim().split("\n").at(-1) ?? "")
    .slice(0, 10 * longestMessage)
    .replace(/"[^"]*"?/g, "“…”")
    .replace(/“[^”]*”?/g, "“…”")
    .replace(/(?<!\p{L})'[^']*'(?!\p{L})/gu, "“…”")
    .replace(/=\([^)]*\)?/g, "=(…)")
    .replace(/sw_live_\w+/g, "sw_live_…")
    .replace(/\?\S+/g, "?…")
    .replace(/[^\s/@]+@[^\s/@]+/g, "…@…")
    .slice(0, longestMessage);

/** The chain of causes as an operator needs it, without anybody's words: of a stack only the places. */
export const loggedCauses = (thrown: unknown): LoggedError[] => {
  const chain: LoggedError[] = [];
  for (let error = thrown; error !== undefined && error !== null && chain.length < mostCauses;) {
    const known: Error = error instanceof Error ? error : new Error(typeof error);
    chain.push({
      name: known.name,
      message: withoutWords(known.message),
      stack: (known.stack ?? "")
        .split("\n")
        .filter((line) => /^\s+at /.test(line))
        .map((line) => line.trim())
        .slice(0, mostPlaces),
    });
    error = known.cause;
  }
  return chain;
};
