/** Of each piece of a word, by language, how much it speaks for it: as the language detector has it, or packed. */
export type LetterTable = Record<string, Readonly<Record<string, number>>>;

export interface PackedLetters {
  /** Every piece, each ended by a line break, which none of them holds. */
  pieces: string;
  /** For each piece: how many languages, and for each of them its number and its score. Bytes, in base64. */
  scores: string;
}

/** Packs a table of a hundred thousand small objects, which take fifty megabytes, into three. Throws where it does not fit. */
export const packLetters = (table: LetterTable): PackedLetters => {
  const bytes: number[] = [];
  for (const [piece, scores] of Object.entries(table)) {
    if (piece.includes("\n")) throw new Error("A piece of a word holds a line break, so it cannot be packed.");
    const entries = Object.entries(scores).flatMap(([language, score]) => [Number(language), score]);
    const own = [entries.length / 2, ...entries];
    if (own.some((each) => !Number.isInteger(each) || each < 0 || each > 255))
      throw new Error("A score or the number of a language is not a byte, so it cannot be packed.");
    bytes.push(...own);
  }
  return { pieces: Object.keys(table).join("\n"), scores: Buffer.from(bytes).toString("base64") };
};

/** Reads as the table itself does; what is asked of it is unpacked each time. */
export const openLetters = ({ pieces, scores }: PackedLetters): LetterTable => {
  const bytes = new Uint8Array(Buffer.from(scores, "base64"));
  const placeOf = new Map<string, number>();
  let place = 0;
  for (const piece of pieces.split("\n")) {
    placeOf.set(piece, place);
    place += 1 + 2 * (bytes[place] ?? 0);
  }
  return new Proxy<LetterTable>(
    {},
    {
      get: (_, piece) => {
        const at = typeof piece === "string" ? placeOf.get(piece) : undefined;
        if (at === undefined) return undefined;
        const found: Record<string, number> = {};
        for (let i = 0; i < (bytes[at] ?? 0); i++) found[bytes[at + 1 + 2 * i] ?? 0] = bytes[at + 2 + 2 * i] ?? 0;
        return found;
      },
    },
  );
};
