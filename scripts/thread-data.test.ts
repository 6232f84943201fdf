import { eld } from "eld/medium";
import { expect, test } from "vitest";
import { type LetterTable, openLetters } from "#lib/threads/letter-table.ts";
import { packLetters } from "./thread-data.mjs";

/** The detector's own table. Its package names no way to it, so it is read beside the detector. */
const { ngramsData } = (await import(
  new URL("../ngrams/medium.js", import.meta.resolve("eld/medium")).href
)) as unknown as { ngramsData: { ngrams: LetterTable } };

test("every piece of a word reads packed as it stands in the detector's table, and no others do", () => {
  const packed = openLetters(packLetters(ngramsData.ngrams));
  const pieces = Object.keys(ngramsData.ngrams);
  expect(pieces.length).toBeGreaterThan(100_000);
  const wrong = pieces.filter((piece) => JSON.stringify(packed[piece]) !== JSON.stringify(ngramsData.ngrams[piece]));
  expect(wrong).toEqual([]);
  expect(packed["no piece of a word"]).toBeUndefined();
  expect(eld.detect("Ein Wärter zündet die Lampe an.").language).toBe("de");
});

test("what cannot be packed is refused", () => {
  expect(() => packLetters({ "a\nb": { "0": 1 } })).toThrow("a line break");
  expect(() => packLetters({ ab: { "0": 256 } })).toThrow("not a byte");
  expect(() => packLetters({ ab: { "0": 0.5 } })).toThrow("not a byte");
});
