import { expect, test } from "vitest";
import { elementRows } from "./element-rows.ts";
import { fourLegged } from "./four-legs.ts";
import { variantRows } from "./variants.ts";

test("every animal on four legs is an element, and knows its variants there too", () => {
  const ids = new Set(elementRows.map(({ id }) => id));
  for (const { id, variants } of fourLegged) {
    expect(ids.has(id), id).toBe(true);
    for (const [variant] of variants) expect(variantRows[variant], `${variant} of ${id}`).toContain(id);
  }
});

test("a variant is its animal with what its row says otherwise", () => {
  const bear = fourLegged.find(({ id }) => id === "bear")!;
  const polar = bear.variants.find(([id]) => id === "polar")![1];
  expect(polar.coat).not.toBe(bear.plain.coat);
  expect(polar.frame).toEqual(bear.plain.frame);
});
