/** Of each piece of a word, by language, how much it speaks for it: as the language detector has it. */
export type LetterTable = Record<string, Readonly<Record<string, number>>>;

/** The same as scripts/thread-data.mjs packs it: a hundred thousand small objects take fifty megabytes, this takes three. */
export interface PackedLetters {
  /** Every piece, each ended by a line break, which none of them holds. */
  pieces: string;
  /** For each piece: how many languages, and for each of them its number and its score. Bytes, in base64. */
  scores: string;
}

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
