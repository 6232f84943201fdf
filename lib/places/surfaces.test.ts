import { expect, it } from "vitest";
import { elementCards } from "#lib/elements/element-cards.ts";
import file from "#data/places/surfaces.json" with { type: "json" };
import { isLow, isUnfurnished } from "./surfaces.ts";

it("knows what stands on the ground in every place", () => {
  expect(isLow("sled")).toBe(true);
  expect(isLow("cup")).toBe(false);
  expect(isUnfurnished("train_platform")).toBe(true);
  expect(isUnfurnished("kitchen")).toBe(false);
});

it("names elements only", () => {
  const known = new Set(elementCards.map(({ id }) => id));
  expect([...file.low, ...file.unfurnished].filter((id) => !known.has(id))).toEqual([]);
});
