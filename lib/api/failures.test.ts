import { afterAll, beforeAll, expect, test } from "vitest";
import type { Operations } from "#lib/operations/operation.ts";
import { handle } from "./handle.ts";
import { origin, person, problemIn, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let ana: Person;
const listModels: Operations["list_models"] = () =>
  Promise.reject(
    new Error("query {\n password: 'hunter2'\n}\nfailed for sw_live_abcdefgh_1234", {
      cause: new Error("no disk"),
    }),
  );
beforeAll(async () => {
  app = await testApp({
    operations: {
      list_models: listModels,
      list_brand_profiles: () => Promise.resolve({ brand_profiles: [], secret: "leak" }),
      list_generations: () => Promise.resolve({ generations: [{}], next_cursor: null } as never),
    },
  });
  ana = await person(app);
});
afterAll(() => app.close());

test("a fault of ours is 500 without its inside, and one line for the operator without secrets", async () => {
  const answer = await send(app, "list_models", {
    key: ana.key,
    headers: { "X-Request-Id": "trace-7" },
  });
  const body = await answer.text();
  expect(answer.status).toBe(500);
  expect(JSON.parse(body)).toMatchObject({
    code: "internal",
    request_id: "trace-7",
    instance: "/api/v1/models",
  });
  expect(body).not.toMatch(/hunter2|disk|sw_live/);
  const line = JSON.stringify(app.logged.at(-1));
  expect(line).toContain("trace-7");
  expect(line).toContain("no disk");
  expect(line).not.toMatch(/hunter2|abcdefgh/);
});

test("what is not in the contract does not get out, and what is missing from it is our fault", async () => {
  expect(await (await send(app, "list_brand_profiles", { key: ana.key })).text()).not.toContain("leak");
  expect((await send(app, "list_generations", { key: ana.key })).status).toBe(500);
});

test("request ids: a well-formed one is kept, any other is replaced", async () => {
  const idFor = async (given: Record<string, string>) =>
    (await send(app, "discovery", { headers: given })).headers.get("x-request-id");
  expect(await idFor({ "X-Request-Id": "abc-123_x.y" })).toBe("abc-123_x.y");
  expect(await idFor({ "X-Request-Id": "two words" })).toMatch(/^req_[0-9a-f]{32}$/);
  expect(await idFor({ "X-Request-Id": "x".repeat(200) })).toMatch(/^req_/);
  expect(await idFor({})).not.toBe(await idFor({}));
});

test("an unknown path is 401 to strangers and 404 to others, as a problem", async () => {
  const ask = (key?: string) =>
    handle(
      app.api,
      [],
      new Request(`${origin}/api/v1/nothing`, {
        headers: key === undefined ? {} : { Authorization: `Bearer ${key}` },
      }),
      {},
    );
  expect(await problemIn(await ask())).toMatchObject({ status: 401 });
  const answer = await ask(ana.key);
  expect(await problemIn(answer)).toMatchObject({
    status: 404,
    code: "not_found",
    instance: "/api/v1/nothing",
  });
  expect(answer.headers.get("ratelimit")).not.toBeNull();
});

test("while the service starts, everything but its description is 503", async () => {
  app.api.services.ready = false;
  const answer = await send(app, "list_models", { key: ana.key });
  expect(await problemIn(answer)).toMatchObject({
    status: 503,
    code: "unavailable",
    retryable: true,
  });
  expect(answer.headers.get("retry-after")).toBe("2");
  expect((await send(app, "discovery")).status).toBe(200);
  app.api.services.ready = true;
});
