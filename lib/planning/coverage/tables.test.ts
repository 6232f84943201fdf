import { describe, expect, it } from "vitest";
import { coverageLanguages, readLanguage } from "./language-data.ts";
import { parseLine } from "./line.ts";
import { buildTable, checkAllLines } from "./tables.ts";

describe("coverage tables", () => {
  it.each(coverageLanguages)("%s is well-formed", (language) => {
    expect(buildTable(language, readLanguage(language)).language).toBe(language);
    expect(() => checkAllLines(language, readLanguage(language))).not.toThrow();
  });

  it("refuses unknown slots and guards", () => {
    expect(() => parseLine("{Z} stands")).toThrow("unknown slot");
    expect(() => parseLine("(S:dragon) {S} stands")).toThrow("unknown kind");
    expect(() => parseLine("(maybe) {S} stands")).toThrow("unknown guard");
    expect(parseLine("(S:person !O) {S} [stands|stand]").guards).toHaveLength(2);
  });
});
