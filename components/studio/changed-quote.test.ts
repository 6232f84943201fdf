import { expect, test } from "vitest";
import { ClientProblem } from "#lib/contract/client.ts";
import type { ProblemBody } from "#lib/contract/problem-body.ts";
import { agreedTo, changedPrice, wholeCents } from "./changed-quote.ts";

const quote = {
  currency: "USD",
  total_usd: 1.2325,
  if_live_usd: 1.2325,
  lines: [],
  expires_at: "2026-05-05T00:00:00.000Z",
};
const answer = (code: string, more: object = {}) =>
  new ClientProblem(409, { status: 409, code, detail: "", ...more } as ProblemBody);

test("only a price that changed is one to go on at", () => {
  expect(changedPrice(answer("quote_changed", { quote }))).toBe(1.2325);
  expect(changedPrice(answer("quote_changed"))).toBeNull();
  expect(changedPrice(answer("not_resumable", { quote }))).toBeNull();
  expect(changedPrice(new ClientProblem(502, null))).toBeNull();
  expect(changedPrice(new TypeError("offline"))).toBeNull();
});

test("what is agreed to is sent as it was shown, and covers the quote", () => {
  expect(agreedTo(null)).toEqual({});
  expect(agreedTo(wholeCents(quote.total_usd))).toEqual({ max_cost_usd: 1.24 });
  for (const exact of [0.29, 0.57, 1.1, 2.3, 4.35]) expect(wholeCents(exact)).toBe(exact);
});
