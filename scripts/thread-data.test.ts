import { eld } from "eld/medium";
import { expect, test } from "vitest";
import { type LetterTable, openLetters } from "#lib/threads/letter-table.ts";
import { rowsAtNeed } from "#lib/threads/rows-at-need.ts";
import { drawnFiles } from "#lib/elements/drawn-files.ts";
import { solidFiles } from "#lib/elements/solid-files.ts";
import { packLetters, packRows } from "./thread-data.mjs";

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

const files: Record<string, unknown> = { ...drawnFiles, ...solidFiles };
test.each(Object.entries(files))("rows of %s read packed as they stand", (_, file) => {
  const { goods } = file as { goods: { id: string }[] };
  const rows = rowsAtNeed(packRows(goods));
  expect(rows.map((row) => ({ ...row }))).toEqual(goods);
  expect(JSON.stringify(rows)).toBe(JSON.stringify(goods));
});

test("a row's text is not read before more is asked for than its head", () => {
  const { heads } = packRows([{ id: "one", variants: [{ is: "red" }] }]);
  const [row] = rowsAtNeed({ heads, text: "no JSON" }) as { id: string; variants: { is: string; not?: string }[] }[];
  expect(row?.id).toBe("one");
  expect(row?.variants.map(({ is, not }) => [is, not])).toEqual([["red", undefined]]);
  expect(() => ({ ...row })).toThrow("JSON");
});
