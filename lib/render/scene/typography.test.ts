import { expect, test } from "vitest";
import { rgb } from "./colour.ts";
import { contrastOf, legibleOn } from "./contrast.ts";
import { directionOf, familiesFor, fontStackFor, printable, takesTracking, voiceOf } from "./typography.ts";

const names = (text: string, language: string) => familiesFor(text, language, "sans").map(({ family }) => family);

test("a text asks for the families of its scripts and no others", () => {
  expect(names("The storm", "en")).toEqual(["Geist"]);
  expect(names("Η θύελλα", "el")[0]).toBe("Noto Sans");
  expect(names("嵐の夜", "ja")).toEqual(["Noto Sans JP"]);
  expect(names("東京", "zh")).toEqual(["Noto Sans SC"]);
  expect(names("The 東京 of the 서울", "en")).toEqual(["Geist", "Noto Sans KR"]);
  expect(names("مرحبا Tokyo", "ar")).toEqual(["Geist", "Noto Sans Arabic"]);
});

test("Han takes the forms of the language", () => {
  const first = (language: string) => /Noto Sans (JP|KR|SC)/.exec(fontStackFor(language))?.[1];
  expect(["ja", "ko", "zh", "zh-Hant", "en"].map(first)).toEqual(["JP", "KR", "SC", "SC", "SC"]);
});

test("films that are told speak in the book face where it has letters", () => {
  expect(voiceOf("narrative_drama", "en")).toBe("serif");
  expect(voiceOf("narrative_drama", "ru")).toBe("serif");
  expect(voiceOf("narrative_drama", "ja")).toBe("sans");
  expect(voiceOf("product_hero", "en")).toBe("sans");
});

test("a text runs the way of its first letter", () => {
  expect(directionOf("الضوء 2026", "en")).toBe("rtl");
  expect(directionOf("Nocturne قهوة", "ar")).toBe("ltr");
  expect(directionOf("2026", "he")).toBe("rtl");
});

test("what no family holds is left out, and letters that join are never set apart", () => {
  expect(printable("  A ᚠ\u{10FFFD} fox👍🏽 ❤️ ")).toBe("A fox👍 ❤");
  expect(takesTracking("Watch the film!")).toBe(true);
  expect(takesTracking("شاهد")).toBe(false);
});

test("a colour is moved only as far as reading it needs", () => {
  const ground = rgb("#1a1730");
  expect(legibleOn(ground, rgb("#ffb454"))).toEqual(rgb("#ffb454"));
  expect(contrastOf(ground, legibleOn(ground, rgb("#3a3470")))).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(rgb("#ffffff"), rgb("#000000"))).toBeCloseTo(21, 1);
});
