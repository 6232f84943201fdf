/** What SentencePiece writes for a space, and before the first word. */
const space = "\u2581";

/**
 * Cuts a text into the pieces whose scores add up highest (the unigram model of Kudo 2018). Answers their numbers; a
 * stretch of unknown characters is one 0.
 */
export const pieceReader = (pieces: readonly string[], scores: readonly number[], firstPiece: number) => {
  const rows = new Map(pieces.slice(firstPiece).map((piece, i) => [piece, i + firstPiece]));
  const longest = Math.max(...pieces.map((piece) => piece.length));

  /** True for a word that is a piece of its own: one of the eight thousand most frequent English ones. */
  const isWhole = (word: string): boolean => rows.has(space + word);

  const cut = (text: string): number[] => {
    const marked = space + text.normalize("NFKC").replaceAll(" ", space);
    const best = new Float64Array(marked.length + 1).fill(-Infinity);
    const from = new Int32Array(marked.length + 1);
    const row = new Int32Array(marked.length + 1);
    best[0] = 0;
    const offer = (start: number, end: number, score: number, found: number) => {
      const sum = (best[start] ?? 0) + score;
      if (sum < (best[end] ?? 0)) return;
      best[end] = sum;
      from[end] = start;
      row[end] = found;
    };
    for (let start = 0; start < marked.length; start++) {
      offer(start, start + 1, unknownScore, 0);
      for (let end = start + 1; end <= Math.min(marked.length, start + longest); end++) {
        const found = rows.get(marked.slice(start, end));
        if (found !== undefined) offer(start, end, scores[found] ?? 0, found);
      }
    }
    const cuts: number[] = [];
    for (let end = marked.length; end > 0; end = from[end] ?? 0) {
      const found = row[end] ?? 0;
      if (found !== 0 || cuts.at(-1) !== 0) cuts.push(found);
    }
    return cuts.toReversed();
  };
  return { cut, isWhole };
};

/** Below every score of a known piece. */
const unknownScore = -30;
