import { expect, test } from "vitest";
import type { HeadStroke } from "./head-strokes.ts";
import { checkNames } from "./stroke-names.ts";

const line: [number, number][] = [[0, 0], [1, 0], [1, 1]]; // prettier-ignore
const named = { stuffs: ["felt"], lines: ["brow"], guides: ["parted"] };

test.each<[string, HeadStroke, string]>([
  ["a stuff", { form: line, of: "silk" }, "a hat names no stuff: silk"],
  ["a stuff that is mixed in", { fill: line, with: ["skin", "mid", 0.5] }, "a hat names no stuff: skin"],
  ["an outline of one side", { ribbon: { side: "chin" }, of: "felt", width: 1 }, "a hat names no outline: chin"],
  ["guides", { mass: "brow", guides: "bob" }, "a hat names no guides: bob"],
  ["a stuff within an outline", { within: line, strokes: [{ form: line, of: "net" }] }, "a hat names no stuff: net"],
])("%s that is not there is told", (_, stroke, fault) =>
  expect(() => checkNames("a hat", [stroke], named)).toThrow(fault),
);

test("what is there is no fault", () =>
  expect(() =>
    checkNames(
      "a hat",
      [
        { mass: "brow", guides: "parted" },
        { fill: line, with: ["#ffffff", 0.5], of: "felt" },
      ],
      named,
    ),
  ).not.toThrow());
