export const captionLimits = { line_characters: 42, lines: 2, characters_per_second: 17 } as const;

const count = (text: string): number => [...text].length;

/** The text in at most two lines of at most 42 characters, joined by a line feed; null when it does not fit. */
const wrapCaption = (text: string): string | null => {
  const clean = text.replace(/\s+/gu, " ").trim();
  if (clean === "") return null;
  if (count(clean) <= captionLimits.line_characters) return clean;
  if (count(clean) > captionLimits.line_characters * 2) return null;
  const letters = [...clean];
  const middle = letters.length / 2;
  const breaks = letters.flatMap((letter, at) =>
    letter === " " ? [{ end: at, next: at + 1 }] : /[。、，！？]/u.test(letter) ? [{ end: at + 1, next: at + 1 }] : [],
  );
  const spots = breaks.length > 0 ? breaks : [{ end: Math.ceil(middle), next: Math.ceil(middle) }];
  const fits = spots
    .toSorted((a, b) => Math.abs(a.end - middle) - Math.abs(b.end - middle))
    .map(({ end, next }) => [letters.slice(0, end).join(""), letters.slice(next).join("")])
    .find((lines) => lines.every((line) => count(line) <= captionLimits.line_characters && line !== ""));
  return fits?.join("\n") ?? null;
};

/** Characters a reader has to read; line breaks are free. */
export const captionLength = (caption: string): number => count(caption.replaceAll("\n", ""));

/** A caption that can be read in the time it is seen, or null. */
export const readableCaption = (text: string, seconds: number): string | null => {
  const wrapped = wrapCaption(text);
  return wrapped !== null && captionLength(wrapped) <= seconds * captionLimits.characters_per_second ? wrapped : null;
};
