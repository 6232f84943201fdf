import { Film } from "lucide-react";
import { expect, test } from "vitest";
import { findLines, type CommandLine } from "./command-lines.ts";

const line = (label: string, more: Partial<CommandLine> = {}): CommandLine => ({
  id: label,
  label,
  group: "Do",
  Icon: Film,
  run: () => {},
  ...more,
});
const lines = [
  line("Keys and usage", { also: "spend budget" }),
  line("New film", { note: "N" }),
  line("The Café at Dawn", { note: "A film about bread" }),
  line("Infilmed"),
];
const found = (words: string) => findLines(lines, words).map(({ label }) => label);

test("every word has to be there; accents and case do not matter", () => {
  expect(found("cafe DAWN")).toEqual(["The Café at Dawn"]);
  expect(found("budget")).toEqual(["Keys and usage"]);
  expect(found("film dusk")).toEqual([]);
  expect(found("  ")).toHaveLength(4);
});

test("what begins with the words comes before what holds them, and that before what holds a part", () => {
  expect(found("film")).toEqual(["New film", "The Café at Dawn", "Infilmed"]);
  expect(found("the c")[0]).toBe("The Café at Dawn");
});
