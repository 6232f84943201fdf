import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import stillReading from "./render-words.json" with { type: "json" };

/** Files that lay out text have to know what a word is. */
const laysOutText = /\/(?:typography|line-breaks)\.ts$/u;

/** Comments, strings and templates, which no pattern stands in; a pattern stands where a value may begin. */
const tokens =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|(?<=(?:[(=:,[!&|?{};]|\breturn|=>)\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/gu;

/** The patterns of a source that are written for words: two letters in a row, or a sign that is a word, that stand for themselves. */
const wordPatterns = (source: string): string[] =>
  [...source.matchAll(tokens)]
    .map(([token]) => token)
    .filter((token) => /^\/[^/*]/u.test(token))
    .filter((token) =>
      /\p{L}{2}|\p{Lo}/u.test(token.replace(/\/[a-z]*$/u, "").replaceAll(/\\[pP]\{[^}]*\}|\\.|\[[^\]]*\]/gu, "")),
    );

const sources: string[] = [];
for await (const file of glob("lib/render/**/*.ts")) {
  const name = file.replaceAll("\\", "/");
  if (!name.endsWith(".test.ts") && !laysOutText.test(name)) sources.push(name);
}

describe("the renderer reads no words", () => {
  test("a pattern of words is told from other patterns, and from what only looks like one", () => {
    expect(wordPatterns("const coat = /coat|mantel/u;")).toEqual(["/coat|mantel/u"]);
    expect(wordPatterns("if (/女/.test(noun)) return a;")).toHaveLength(1);
    expect(wordPatterns("if (/少年|母/.test(noun)) return a;")).toHaveLength(1);
    expect(wordPatterns("const half = width / 2 + height / span; // coat/s")).toEqual([]);
    expect(wordPatterns(String.raw`const key = /^\p{Lu}\s\d+[a-z]+$/u; const path = "/coat/hat/";`)).toEqual([]);
  });

  test("in no file but those that are still to be freed of them", () => {
    const reading = sources.filter((file) => wordPatterns(readFileSync(file, "utf8")).length > 0).toSorted();
    const listed: string[] = stillReading;
    expect(
      reading.filter((file) => !listed.includes(file)),
      "What words mean is decided in planning and reaches the renderer as closed ids.",
    ).toEqual([]);
    expect(
      listed.filter((file) => !reading.includes(file)),
      "These are free of words now: take them off the list in scripts/render-words.json.",
    ).toEqual([]);
  });
});
