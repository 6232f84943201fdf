import { afterAll, beforeAll, expect, test } from "vitest";
import { acceptedSchema } from "#lib/contract/generation.ts";
import { readPrefer } from "./prefer.ts";
import { person, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await testApp();
  ana = await person(app);
});
afterAll(() => app.close());

test.each([
  [null, 55_000, null],
  ["wait=10", 10_000, "wait=10"],
  ["wait=0", 0, "wait=0"],
  ["wait=9999", 290_000, "wait=290"],
  ["respond-async", 0, "respond-async"],
  ["Respond-Async, wait=3", 3000, "respond-async, wait=3"],
  ["wait=-1", 55_000, null],
  ["wait=soon, handling=strict", 55_000, null],
])("Prefer: %s waits %i ms", (header, waitMs, applied) => {
  expect(readPrefer(header)).toEqual({ waitMs, applied });
});

test("what is not done in time is 202 with just enough to follow it", async () => {
  const answer = await send(app, "generate_video", {
    key: ana.key,
    headers: { Prefer: "respond-async" },
  });
  expect(answer.status).toBe(202);
  const body = (await answer.json()) as { generation_id: string };
  expect(Object.keys(body).toSorted()).toEqual(Object.keys(acceptedSchema.shape).toSorted());
  expect(answer.headers.get("location")).toBe(`/api/v1/generations/${body.generation_id}`);
  expect(answer.headers.get("retry-after")).toBe("2");
  expect(answer.headers.get("preference-applied")).toBe("respond-async");
});

test("a caller who hangs up does not stop the film", async () => {
  const caller = new AbortController();
  caller.abort();
  const answer = await send(app, "generate_video", { key: ana.key, signal: caller.signal }).catch(() => null);
  expect(answer === null || answer.status < 500).toBe(true);
  const { generations } = await app.store.generations.list(ana.account_id, {
    limit: 10,
    cursor: null,
    state: "cancelled",
  });
  expect(generations).toEqual([]);
});
