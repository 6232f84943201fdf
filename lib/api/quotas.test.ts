import { afterEach, expect, test } from "vitest";
import type { ProgressEvent } from "#lib/contract/generation.ts";
import { aGeneration } from "#lib/store/testing/records.ts";
import { answerMcp } from "./mcp/serve.ts";
import { keyFor, origin, person, problemIn, send, testApp, type TestApp } from "./testing/test-app.ts";

const apps: TestApp[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});
const quotas = { media_bytes: 1000, generations_under_way: 3, line_minutes: 2, event_streams: 2, waiting_calls: 2 };
const stage = async (services: NonNullable<Parameters<typeof testApp>[0]>["services"] = {}) => {
  const app = await testApp({ services: { quotas, ...services } });
  apps.push(app);
  return { app, ana: await person(app) };
};
const film = { raw_intent: "A fox finds a lantern in the snow.", render: "preview" };
const later = { Prefer: "respond-async" };

test("pictures fit until the account's bytes are used up; deleting one gives its bytes back, and its file goes", async () => {
  const { app, ana } = await stage();
  const upload = (body: string) => send(app, "upload_asset", { key: ana.key, body });
  const first = await upload("a".repeat(600));
  expect(first.status).toBe(201);
  const full = await problemIn(await upload("b".repeat(401)));
  expect(full).toMatchObject({ status: 409, code: "conflict" });
  expect(full.detail).toContain("DELETE /assets/");
  expect((await upload("c".repeat(400))).status).toBe(201);
  const stranger = await person(app);
  expect((await send(app, "upload_asset", { key: stranger.key, body: "d".repeat(900) })).status).toBe(201);

  const { asset_id, sha256 } = (await first.json()) as { asset_id: string; sha256: string };
  const remove = (key: string) => send(app, "delete_asset", { key, input: { asset_id } });
  expect((await remove(stranger.key)).status).toBe(404);
  expect((await remove((await keyFor(app.api, ana.account_id, ["read"])).key)).status).toBe(403);
  expect((await remove(ana.key)).status).toBe(204);
  expect(await app.api.services.media.has(sha256)).toBe(false);
  expect((await remove(ana.key)).status).toBe(404);
  expect((await upload("e".repeat(600))).status).toBe(201);
});

test("the bytes of a picture that two accounts keep stay for the other", async () => {
  const { app, ana } = await stage();
  const ben = await person(app);
  const put = async (key: string) =>
    (await (await send(app, "upload_asset", { key, body: "the same" })).json()) as { asset_id: string };
  const [mine, theirs] = [await put(ana.key), await put(ben.key)];
  await send(app, "delete_asset", { key: ana.key, input: { asset_id: mine.asset_id } });
  const answer = await send(app, "get_asset", { key: ben.key, input: { asset_id: theirs.asset_id } });
  expect(await answer.text()).toBe("the same");
});

test("an account that keeps too much begins no film, and one has so many under way at a time", async () => {
  const { app, ana } = await stage();
  const begin = (key: string) => send(app, "generate_video", { key, input: film, headers: later });
  const statuses = [];
  for (let turn = 0; turn < 4; turn++) statuses.push((await begin(ana.key)).status);
  expect(statuses).toEqual([202, 202, 202, 429]);
  const refused = await begin(ana.key);
  expect(await problemIn(refused)).toMatchObject({ code: "rate_limited" });
  expect(refused.headers.get("retry-after")).toBe("30");
  const [first] = app.submitted;
  await send(app, "cancel_generation", { key: ana.key, input: { generation_id: first } });
  expect((await begin(ana.key)).status).toBe(202);

  const ben = await person(app);
  await send(app, "upload_asset", { key: ben.key, body: "a".repeat(1000) });
  expect((await begin(ben.key)).status).toBe(202);
  await app.store.assets.create({
    asset_id: "ast_more",
    account_id: ben.account_id,
    kind: "film",
    sha256: "ab".repeat(32),
    bytes: 1,
    media_type: "video/mp4",
    width: null,
    height: null,
    duration_seconds: null,
    created_at: app.api.services.clock(),
  });
  expect(await problemIn(await begin(ben.key))).toMatchObject({ status: 409, code: "conflict" });
});

test("an account has so many event streams open at a time, and gets a place back with each that ends", async () => {
  const { app, ana } = await stage();
  const progress: ProgressEvent = { state: "running", stage: "render", progress: 0.5, message: "Drawing." };
  Object.assign(app.api.services.engine, {
    watch: async function* (_id: string, _after: number, signal: AbortSignal) {
      yield { index: 0, event: progress, rests: false };
      await new Promise((done) => signal.addEventListener("abort", done));
    },
  });
  const made = await send(app, "generate_video", { key: ana.key, input: film, headers: later });
  const { generation_id } = (await made.json()) as { generation_id: string };
  const watch = (key = ana.key) => send(app, "watch_generation", { key, input: { generation_id } });
  const open = [await watch(), await watch()];
  expect(open.map(({ status }) => status)).toEqual([200, 200]);
  const refused = await watch();
  expect(await problemIn(refused)).toMatchObject({ status: 429, code: "rate_limited" });
  expect(refused.headers.get("retry-after")).toBe("5");
  await open[0]?.body?.cancel();
  expect((await watch()).status).toBe(200);
  // What is refused for another reason holds no place.
  const ben = await person(app);
  for (let turn = 0; turn < 5; turn++) expect((await watch(ben.key)).status).toBe(404);
});

test("an account that waits in many calls is told at once how to follow the next one", async () => {
  const { app, ana } = await stage({ quotas: { ...quotas, generations_under_way: 50 } });
  const waits: number[] = [];
  let finish: () => void = () => undefined;
  const over = new Promise<void>((done) => (finish = done));
  Object.assign(app.api.services.engine, {
    settled: async (_id: string, waitMs: number) => {
      waits.push(waitMs);
      if (waitMs > 0) await over;
    },
  });
  const both = [1, 2].map(() =>
    send(app, "generate_video", { key: ana.key, input: film, headers: { Prefer: "wait=90" } }),
  );
  await expect.poll(() => waits, { timeout: 60_000 }).toEqual([90_000, 90_000]);
  const third = await send(app, "generate_video", { key: ana.key, input: film, headers: { Prefer: "wait=90" } });
  expect(third.status).toBe(202);
  expect(third.headers.get("preference-applied")).toBeNull();
  const headers = {
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
    authorization: `Bearer ${ana.key}`,
    host: "localhost:3000",
  };
  const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "generate_video", arguments: film } };
  const agent = await answerMcp(
    app.api,
    new Request(`${origin}/api/mcp`, { method: "POST", headers, body: JSON.stringify(call) }),
  );
  expect(await agent.text()).toContain('\\"state\\":\\"queued\\"');
  expect(waits.slice(2)).toEqual([0, 0]);
  finish();
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([202, 202]);
});

test("where the line is longer than what is made in its time, nobody is taken, and told how long that will last", async () => {
  const { app, ana } = await stage({ quotas: { ...quotas, generations_under_way: 1000 } });
  const { store } = app;
  const queue = await Promise.all(Array.from({ length: 30 }, () => aGeneration(store, ana.account_id)));
  const finished_at = app.api.services.clock();
  const make = async (count: number) => {
    for (const { generation_id } of queue.splice(0, count))
      await store.generations.end(
        generation_id,
        { state: "finished", status: "ok", message: "Done.", charged_usd: 0, finished_at },
        [],
      );
  };
  const begin = () => send(app, "generate_video", { key: ana.key, input: film, headers: later });
  await make(4);
  // Of four nobody can tell how long the others take.
  expect((await begin()).status).toBe(202);
  await make(1);
  const refused = await begin();
  // 26 wait, five were made in ten minutes: 52 minutes, of which two are let be.
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe(String(52 * 60 - 120));
  expect((await problemIn(refused)).detail).toContain("52 minutes");
  await make(7);
  expect((await begin()).status).toBe(202);
});
