import { patternOf, type ChipPattern } from "#lib/provenance/watermark/pattern.ts";
import type { Picture } from "#lib/provenance/watermark/plane.ts";
import { readMarks } from "#lib/provenance/watermark/read-marks.ts";
import { looksAt } from "./strange-luma.ts";

const stretchFrames = 12;
/** After this long, a look makes do with the frames that it has. */
const decodingMs = 12_000;

/**
 * The watermarks in somebody's picture or film, of whatever size and cut, in the order in which they are seen. None in
 * what cannot be decoded. The first of the keys that hid any tells them.
 */
export const marksIn = async (bytes: Uint8Array, ...keys: Uint8Array<ArrayBuffer>[]): Promise<string[]> => {
  const patterns = await Promise.all(keys.map(patternOf));
  let pictures: Picture[] = [];
  for (const look of looksAt(bytes, performance.now() + decodingMs)) {
    // Dozens of megabytes: those of the look before go first.
    pictures = [];
    try {
      pictures = await look();
    } catch {
      continue; // It only looks like a picture or film: there is nothing to be found in it.
    }
    const found = firstOf(patterns, (pattern) => wholeIn(pattern, pictures));
    if (found.length > 0) return found;
  }
  return firstOf(patterns, (pattern) => payloadsIn(pattern, pictures, "any"));
};

/** Marks of one key: what was made with another one is looked for only where there are none. */
const firstOf = (patterns: readonly ChipPattern[], look: (pattern: ChipPattern) => string[]): string[] => {
  for (const pattern of patterns) {
    const found = look(pattern);
    if (found.length > 0) return found;
  }
  return [];
};

/** Shots that melt into each other look like one; stretches that are short enough hold one mark each. */
const wholeIn = (pattern: ChipPattern, pictures: readonly Picture[]): string[] => {
  const stretches = Array.from({ length: Math.ceil(pictures.length / stretchFrames) }, (_, i) =>
    pictures.slice(i * stretchFrames, (i + 1) * stretchFrames),
  );
  return [...new Set(stretches.flatMap((stretch) => payloadsIn(pattern, stretch, "as_made")))];
};

const payloadsIn = (pattern: ChipPattern, pictures: readonly Picture[], framing: "as_made" | "any"): string[] =>
  readMarks(pattern, pictures, { framing }).map(({ payload }) => payload);
