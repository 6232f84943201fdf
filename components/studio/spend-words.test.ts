import { expect, test } from "vitest";
import type { LedgerEntryBody } from "#lib/contract/usage.ts";
import { axisSteps } from "./axis-steps.ts";
import { filmsSettled, monthsBack, resetDay, spentByDay } from "./spend-words.ts";
import { typedUsd } from "./typed-usd.ts";

const entry = (at: string, amount_usd: number, kind: LedgerEntryBody["kind"] = "settle"): LedgerEntryBody => ({
  entry_id: at,
  generation_id: "gen_1",
  publication_id: null,
  kind,
  amount_usd,
  model: null,
  at,
});

test("a month's spend falls on its days, up to today while the month runs", () => {
  const entries = [
    entry("2026-02-03T23:59:59.999Z", 1.25),
    entry("2026-02-03T00:00:00.000Z", 0.5),
    entry("2026-02-03T10:00:00.000Z", 9, "reserve"),
    entry("2026-01-31T23:00:00.000Z", 4),
  ];
  const running = spentByDay("2026-02", entries, new Date("2026-02-05T12:00:00Z"));
  expect(running).toHaveLength(5);
  expect(running[2]).toEqual({ day: 3, amount_usd: 1.75, films: 2 });
  expect(running.reduce((sum, { amount_usd }) => sum + amount_usd, 0)).toBe(1.75);
  expect(spentByDay("2026-02", entries, new Date("2026-03-05T12:00:00Z"))).toHaveLength(28);
  expect(filmsSettled([...entries, entry("2026-02-04T00:00:00.000Z", 0)])).toEqual({ charged: 3, free: 1 });
});

test("the axis has a few round steps and holds the highest bar", () => {
  expect(axisSteps(6)).toEqual([0, 2, 4, 6]);
  for (const most of [0, 0.01, 0.07, 0.42, 3.3, 6.01, 19.2, 99, 1234]) {
    const steps = axisSteps(most);
    expect(steps.length).toBeGreaterThanOrEqual(2);
    expect(steps.length).toBeLessThanOrEqual(5);
    expect(steps.at(-1)).toBeGreaterThanOrEqual(most - 1e-9);
  }
});

test("months go back over the turn of the year, and a budget begins anew on the first", () => {
  expect(monthsBack(new Date("2026-02-28T23:00:00Z"), 3)).toEqual(["2026-02", "2026-01", "2025-12"]);
  expect(resetDay("2026-12")).toBe("1 Jan");
});

test("an amount is read as people type it, and what is none is refused", () => {
  expect(["$100.00", "1,250.5", "12,50", " 7 ", "0", "", "$"].map(typedUsd)).toEqual([
    100,
    1250.5,
    12.5,
    7,
    0,
    null,
    null,
  ]);
  expect(["ten", "-5", "1.2.3", "1,2,3", "."].map(typedUsd)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
