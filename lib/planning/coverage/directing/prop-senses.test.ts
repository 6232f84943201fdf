import { expect, it } from "vitest";
import { coverBrief } from "#lib/planning/coverage/cover.ts";
import { briefFor } from "#lib/planning/coverage/testing/print-coverage.ts";

const drawnAs = (text: string) => coverBrief(briefFor(text)).props.map(({ drawn_as }) => drawn_as?.element ?? null);

it("drinks from glasses that are counted, filled or clinked, and from no spectacles", () => {
  expect(drawnAs("A waiter carries three glasses.")).toEqual(["wine_glass"]);
  expect(drawnAs("Three friends clink their glasses.")).toEqual(["wine_glass"]);
  expect(drawnAs("A man drops his glasses.")).toEqual([null]);
});

it("makes no thing of a piece of a clause", () => {
  expect(coverBrief(briefFor("少女が膝を擦りむく。", { language: "ja" })).props).toEqual([]);
});

it("shows somebody where only their hands are told, and nobody's hand beside them", () => {
  const alone = coverBrief(briefFor("Hands knead dough."));
  expect(alone.cast.map(({ kind, count }) => [kind, count])).toEqual([["person", 1]]);
  const licked = coverBrief(briefFor("A dog licks the girl's hand."));
  expect([...licked.props, ...licked.cast].map(({ name }) => name)).not.toContain("hand");
});
