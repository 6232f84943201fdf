import { afterAll, beforeAll, expect, test } from "vitest";
import type { UsageBody } from "#lib/contract/usage.ts";
import { person, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await testApp();
  ana = await person(app);
});
afterAll(() => app.close());

const usage = async (who: Person, input: Record<string, unknown> = {}): Promise<UsageBody> =>
  (await send(app, "get_usage", { key: who.key, input })).json() as Promise<UsageBody>;

test("a month's usage is its ledger: a preview reserves and settles nothing, and is there", async () => {
  await send(app, "generate_video", { key: ana.key, input: { raw_intent: "A fox in the snow.", render: "preview" } });
  const month = await usage(ana);
  expect(month).toMatchObject({ month: "2026-05", currency: "USD", budget_usd: null, spent_usd: 0, reserved_usd: 0 });
  expect(month.entries.map(({ kind }) => kind)).toContain("reserve");
  expect(month.by_model).toEqual([]);
  expect((await usage(ana, { month: "2026-04" })).entries).toEqual([]);
});

test("the ledger is read a page at a time, and a cursor of somebody's own making is refused by name", async () => {
  const bob = await person(app);
  for (const raw_intent of ["A cat.", "A dog.", "A cow."])
    await send(app, "generate_video", { key: bob.key, input: { raw_intent, render: "preview" } });
  const first = await usage(bob, { limit: 2 });
  expect(first.entries).toHaveLength(2);
  const rest = await usage(bob, { limit: 100, cursor: first.next_cursor });
  const ids = [...first.entries, ...rest.entries].map(({ entry_id }) => entry_id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(rest.next_cursor).toBeNull();
  const bad = await send(app, "get_usage", { key: bob.key, input: { cursor: "nonsense" } });
  expect(bad.status).toBe(422);
  expect(await bad.json()).toMatchObject({ errors: [{ pointer: "/cursor" }] });
});

test("a budget is set by a person, not by a key, and removed again", async () => {
  const input = { budget_usd: 12.5 };
  expect((await send(app, "set_budget", { key: ana.key, input })).status).toBe(403);
  const headers = { "sec-fetch-site": "same-origin" };
  const set = await send(app, "set_budget", { cookie: ana.cookie, input, headers });
  expect(await set.json()).toMatchObject({ budget_usd: 12.5 });
  expect((await usage(ana)).budget_usd).toBe(12.5);
  await send(app, "set_budget", { cookie: ana.cookie, input: { budget_usd: null }, headers });
  expect((await usage(ana)).budget_usd).toBeNull();
  const below = await send(app, "set_budget", { cookie: ana.cookie, input: { budget_usd: -1 }, headers });
  expect(below.status).toBe(422);
});
