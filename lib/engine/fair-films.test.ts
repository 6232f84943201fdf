import { expect, test } from "vitest";
import { turnsOf } from "./fair-films.ts";

test("whose films are fewest under way comes first; among equals the lot decides", () => {
  const lots = [0.9, 0.1, 0.5, 0.4];
  const running = new Map([
    ["ana", 2],
    ["ben", 1],
  ]);
  expect(turnsOf(["ana", "ben", "cleo", "dora"], running, () => lots.shift() ?? 0)).toEqual([
    "dora",
    "cleo",
    "ben",
    "ana",
  ]);
});
