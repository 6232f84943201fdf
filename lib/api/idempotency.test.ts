import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { person, problemIn, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  ana = await person(app);
  app.submitted.length = 0;
});
afterAll(() => app.close());

const input = { raw_intent: "A fox runs over the ice.", shot_count: 3, render: "preview" };
const film = (headers: Record<string, string>, more: Record<string, unknown> = {}, who = ana) =>
  send(app, "generate_video", { key: who.key, headers, input: { ...input, ...more } });
const idOf = async (response: Response) => ((await response.json()) as { generation_id: string }).generation_id;

test("the same key and body is the same film, answered again", async () => {
  const first = await film({ "Idempotency-Key": "k1" });
  const again = await film({ "Idempotency-Key": "k1" });
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(first.headers.get("idempotent-replayed")).toBeNull();
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  const [one, other] = [await first.json(), await again.json()];
  expect(other).toEqual(one);
  expect(app.submitted).toHaveLength(1);
});

test("the order of the fields is not part of a body", async () => {
  await film({ "Idempotency-Key": "k1" });
  const body = '{"render":"preview","shot_count":3,"raw_intent":"A fox runs over the ice."}';
  const again = await send(app, "generate_video", {
    key: ana.key,
    headers: { "Idempotency-Key": "k1" },
    body,
  });
  expect(again.headers.get("idempotent-replayed")).toBe("true");
});

test("another body under the same key is refused, another account or a day later is another key", async () => {
  const first = await idOf(await film({ "Idempotency-Key": "k1" }));
  expect(await problemIn(await film({ "Idempotency-Key": "k1" }, { seed: 4 }))).toMatchObject({
    status: 422,
    code: "idempotency_key_reused",
  });
  expect(await idOf(await film({ "Idempotency-Key": "k1" }, {}, await person(app)))).not.toBe(first);
  app.pass(24 * 3_600_000 + 1000);
  expect(await idOf(await film({ "Idempotency-Key": "k1" }, { seed: 4 }))).not.toBe(first);
});

test("of many at once one makes the film, and all answer it", async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => film({ "Idempotency-Key": "race" })));
  const ids = new Set(await Promise.all(answers.map(idOf)));
  expect(ids.size).toBe(1);
  expect(new Set(app.submitted).size).toBe(1);
  expect(answers.filter((answer) => answer.headers.get("idempotent-replayed") === null)).toHaveLength(1);
});

test("while the film is being made a replay is 202 to it", async () => {
  const first = await film({ "Idempotency-Key": "k1", Prefer: "respond-async" });
  const again = await film({ "Idempotency-Key": "k1" });
  expect([first.status, again.status]).toEqual([202, 202]);
  expect(again.headers.get("location")).toBe(first.headers.get("location"));
  expect(again.headers.get("idempotent-replayed")).toBe("true");
});

test("a claim whose film never came to be is taken up under the id that was fixed", async () => {
  const { services } = app.api;
  const generation_id = services.newId("gen");
  const canonical = '{"raw_intent":"A fox runs over the ice.","render":"preview","shot_count":3}';
  await app.store.idempotency.claim(
    {
      account_id: ana.account_id,
      endpoint: "generate_video",
      key: "orphan",
      body_sha256: services.sha256(canonical),
      generation_id,
      created_at: services.clock(),
    },
    new Date(0),
  );
  const answer = await film({ "Idempotency-Key": "orphan" });
  expect(answer.headers.get("idempotent-replayed")).toBeNull();
  expect(await idOf(answer)).toBe(generation_id);
});

test.each([["two words"], [""], ["x".repeat(256)], ["café"]])("the key %j is 400", async (key) => {
  expect(await problemIn(await film({ "Idempotency-Key": key }))).toMatchObject({
    status: 400,
    code: "bad_request",
  });
});

test("replays count as reads: they go on where the making of films has stopped", async () => {
  await film({ "Idempotency-Key": "k1" });
  for (let i = 1; i < 20; i++) expect((await film({})).status).toBe(200);
  expect((await film({})).status).toBe(429);
  expect((await film({ "Idempotency-Key": "new" })).status).toBe(429);
  expect((await film({ "Idempotency-Key": "bad" }, { mistyped: 1 })).status).toBe(429);
  const replay = await film({ "Idempotency-Key": "k1" });
  expect(replay.status).toBe(200);
  expect(replay.headers.get("ratelimit")).toMatch(/^"read";r=119;/);
});
