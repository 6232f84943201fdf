/** Scripts written without spaces: where words end is the language's business. */
const spaceless = /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Thai}\p{Script=Lao}]/u;
/** Signs that never begin a line, and signs that never end one. */
const neverFirst = /^[、。，．！？」』）】〉》：；ー…・々〜,.!?:;)\]}»”’%،؛؟।\u0e2f\u0e46]/u;
const neverLast = /[「『（【〈《([{«“‘¿¡]\s*$/u;
/** Particles and endings of Japanese lean on the word before them. */
const leans = /^[\p{Script=Hira}ー]+$/u;
/** Where a reader draws breath, and where none would. */
const afterPause = /[,.;:!?—–、。，！？…،؛؟।]["”’»」』]?\s*$/u;
const smallWord = /(?:^|\s)(?:\p{L}{1,2}|the|and|les|des|der|die|das|und|los|las|una|que|для|при|что)\s*$/iu;

/** The pieces between which a line may break; a space stays at the end of its piece. */
const piecesOf = (text: string, language: string): string[] => {
  const raw = spaceless.test(text)
    ? [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)].map(({ segment }) => segment)
    : text.split(/(?<=[ —–])/u);
  const pieces: string[] = [];
  for (const piece of raw) {
    const last = pieces.at(-1);
    const joins =
      last !== undefined &&
      (piece.trim() === "" ||
        neverFirst.test(piece) ||
        neverLast.test(last) ||
        (leans.test(piece) && !/\s$/.test(last) && !afterPause.test(last)));
    if (joins) pieces[pieces.length - 1] = last + piece;
    else pieces.push(piece);
  }
  return pieces;
};

/** The most even way to lay pieces in `count` lines; breaks fall after a pause rather than after an article. */
const evenly = (
  pieces: readonly string[],
  count: number,
  measure: (line: string) => number,
  room: number,
): string[] => {
  const full = pieces.map(measure);
  const ends = pieces.map((piece) => measure(piece.trimEnd()));
  const ideal = Math.max(1, full.reduce((sum, width) => sum + width, 0) / count);
  // best[n][to]: the cheapest way to lay the pieces before `to` in n lines, by where its last line begins.
  let row = pieces.map(() => Infinity).concat(Infinity);
  row[0] = 0;
  const begins: number[][] = [];
  for (let line = 0; line < count; line++) {
    const next = row.map(() => Infinity);
    const begin = row.map(() => 0);
    for (let from = 0; from < pieces.length; from++) {
      const before = row[from] ?? Infinity;
      if (before === Infinity) continue;
      let width = 0;
      for (let to = from + 1; to <= pieces.length; to++) {
        const ended = width + (ends[to - 1] ?? 0);
        width += full[to - 1] ?? 0;
        const piece = pieces[to - 1] ?? "";
        const care = to === pieces.length ? 0 : afterPause.test(piece) ? -0.06 : smallWord.test(piece) ? 0.05 : 0;
        const cost = before + (ended / ideal - 1) ** 2 + care + (ended > room ? 10 : 0);
        if (cost >= (next[to] ?? Infinity)) continue;
        next[to] = cost;
        begin[to] = from;
      }
    }
    row = next;
    begins.push(begin);
  }
  const lines: string[] = [];
  for (let line = count - 1, to = pieces.length; line >= 0; line--) {
    const from = begins[line]?.[to] ?? 0;
    lines.unshift(pieces.slice(from, to).join("").trim());
    to = from;
  }
  return lines;
};

/**
 * Breaks a text into as few lines as fit into `room`, as even as its words allow. Where even `most` lines are too wide,
 * they are still `most`: the caller sets them smaller.
 */
export const balancedLines = (
  text: string,
  language: string,
  measure: (line: string) => number,
  room: number,
  most = 2,
): string[] => {
  const pieces = piecesOf(text, language);
  if (pieces.length === 0) return [];
  for (let count = 1; ; count++) {
    const lines = evenly(pieces, count, measure, room);
    if (count >= Math.min(most, pieces.length) || lines.every((line) => measure(line) <= room)) return lines;
  }
};

/** Lines set at the largest size of `sizes` (largest first) at which they fit, or in more lines of the smallest. */
export const fittedLines = (
  text: string,
  language: string,
  sizes: readonly number[],
  measure: (line: string, size: number) => number,
  room: number,
  most = 2,
): { lines: string[]; size: number } => {
  for (const size of sizes) {
    const lines = balancedLines(text, language, (line) => measure(line, size), room, most);
    if (lines.every((line) => measure(line, size) <= room)) return { lines, size };
  }
  const smallest = sizes.at(-1) ?? 12;
  const fits = (line: string) => measure(line, smallest) <= room;
  const longest = Math.max(1, ...piecesOf(text, language).map((piece) => measure(piece.trim(), smallest)));
  for (let count = most; ; count++) {
    const lines = balancedLines(text, language, (line) => measure(line, smallest), Math.max(room, longest), count);
    // A single word may be wider than the room: more lines are no help to it, only smaller ones.
    if (lines.length < count || lines.every((line) => fits(line) || measure(line, smallest) <= longest))
      return { lines, size: longest > room ? (smallest * room) / longest : smallest };
  }
};
