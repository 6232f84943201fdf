import { afterAll, beforeAll, expect, test } from "vitest";
import { MediaUnavailable } from "#lib/store/media-store.ts";
import { person, problemIn, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let ana: Person;
let asset_id: string;
let url: URL;
beforeAll(async () => {
  app = await testApp();
  ana = await person(app);
  const uploaded = (await (await send(app, "upload_asset", { key: ana.key, body: "0123456789" })).json()) as {
    asset_id: string;
    url: string;
  };
  asset_id = uploaded.asset_id;
  url = new URL(uploaded.url);
});
afterAll(() => app.close());

const get = (headers: Record<string, string> = {}, more: Record<string, unknown> = {}) =>
  send(app, "get_asset", { key: ana.key, input: { asset_id, ...more }, headers });

test("the whole, with what a player and a cache need", async () => {
  const answer = await get();
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe("0123456789");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "accept-ranges": "bytes",
    "content-length": "10",
    "content-type": "image/png",
    "x-content-type-options": "nosniff",
    "content-disposition": expect.stringMatching(/^inline/),
    "cache-control": expect.stringMatching(/^private/),
  });
});

test.each([
  ["bytes=2-4", "234", "bytes 2-4/10"],
  ["bytes=7-", "789", "bytes 7-9/10"],
  ["bytes=-3", "789", "bytes 7-9/10"],
  ["bytes=8-99", "89", "bytes 8-9/10"],
])("%s is 206", async (range, text, contentRange) => {
  const answer = await get({ Range: range });
  expect(answer.status).toBe(206);
  expect(answer.headers.get("content-range")).toBe(contentRange);
  expect(answer.headers.get("content-length")).toBe(String(text.length));
  expect(await answer.text()).toBe(text);
});

test("a range beyond the end is 416 and says how long the file is", async () => {
  const answer = await get({ Range: "bytes=10-" });
  expect(await problemIn(answer)).toMatchObject({ status: 416, code: "range_not_satisfiable" });
  expect(answer.headers.get("content-range")).toBe("bytes */10");
});

test("who has it already gets 304, who has another gets the whole", async () => {
  const etag = (await get()).headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
  for (const header of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
    const answer = await get({ "If-None-Match": header });
    expect([answer.status, await answer.text()]).toEqual([304, ""]);
  }
  expect((await get({ "If-None-Match": '"x"' })).status).toBe(200);
  expect((await get({ Range: "bytes=0-1", "If-Range": etag })).status).toBe(206);
  expect((await get({ Range: "bytes=0-1", "If-Range": '"x"' })).status).toBe(200);
});

test("HEAD says everything and sends nothing", async () => {
  const answer = await send(app, "get_asset", {
    key: ana.key,
    method: "HEAD",
    input: { asset_id },
  });
  expect([answer.status, answer.headers.get("content-length"), await answer.text()]).toEqual([200, "10", ""]);
  const none = await send(app, "get_asset", {
    key: ana.key,
    method: "HEAD",
    input: { asset_id: "ast_no" },
  });
  expect([none.status, await none.text()]).toEqual([404, ""]);
  expect((await send(app, "list_models", { key: ana.key, method: "HEAD" })).status).toBe(405);
});

test("download=1 is an attachment", async () => {
  expect((await get({}, { download: "1" })).headers.get("content-disposition")).toMatch(
    /^attachment; filename="[\w.-]+"$/,
  );
});

test("a signed address opens its asset to anyone for an hour, and nothing else", async () => {
  const sig = url.searchParams.get("sig") ?? "";
  const open = (input: Record<string, unknown>, who: { key?: string; cookie?: string } = {}) =>
    send(app, "get_asset", { input, ...who });
  expect((await open({ asset_id, sig })).status).toBe(200);
  const wrong = await open({ asset_id, sig: `${sig.slice(0, -1)}x` });
  expect(await problemIn(wrong)).toMatchObject({ status: 401, code: "unauthenticated" });
  expect((await open({ asset_id: "ast_other", sig })).status).toBe(401);
  expect((await send(app, "list_models", { query: `sig=${sig}` })).status).toBe(401);
  app.pass(2 * 3_600_000);
  expect((await open({ asset_id, sig })).status).toBe(401);
  expect((await open({ asset_id, sig }, { key: ana.key })).status).toBe(200);
  expect((await open({ asset_id, sig }, { cookie: ana.cookie })).status).toBe(200);
});

test("bytes that the store does not have are 404, a store that is away 503: told in words, and when to come again", async () => {
  const { media } = app.api.services;
  const stream = media.stream.bind(media);
  const { sha256 } = (await app.store.assets.byId(asset_id))!;
  media.stream = () => Promise.reject(new MediaUnavailable("The bucket answered 403 (InvalidAccessKeyId)."));
  const away = await get();
  expect(away.headers.get("retry-after")).toBe("5");
  const told = await problemIn(away);
  expect(told).toMatchObject({ status: 503, code: "unavailable", retryable: true });
  expect(JSON.stringify(told)).not.toContain("InvalidAccessKeyId");
  expect(JSON.stringify(app.logged)).toContain("MediaUnavailable");
  media.stream = stream;
  const bytes = await media.read(sha256);
  await media.remove(sha256);
  expect(await problemIn(await get())).toMatchObject({ status: 404, code: "not_found" });
  await media.put(bytes);
  expect((await get()).status).toBe(200);
});

test("where the store hands files out, a file is answered by its address there, and captions and what is asked for here are not", async () => {
  const { services } = app.api;
  const asked: unknown[] = [];
  const link = services.media.link.bind(services.media);
  services.delivery = "redirect";
  services.media.link = (sha256, terms) => {
    asked.push(terms);
    return Promise.resolve(`https://bucket.example/${sha256}?signed`);
  };
  const { sha256 } = (await app.store.assets.byId(asset_id))!;
  const answer = await get({ Range: "bytes=2-4" });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, `https://bucket.example/${sha256}?signed`]);
  expect(answer.headers.get("cache-control")).toBe("private, max-age=300");
  await get({}, { download: "1" });
  const named = { filename: `upload-${asset_id}.png`, mediaType: "image/png", ttlSeconds: 600 };
  expect(asked).toEqual([
    { ...named, attachment: false },
    { ...named, attachment: true },
  ]);
  const etag = `"${sha256}"`;
  expect((await get({ "If-None-Match": etag })).status).toBe(304);
  expect((await get({ Range: "bytes=10-" })).status).toBe(416);
  const head = await send(app, "get_asset", { key: ana.key, input: { asset_id }, method: "HEAD" });
  expect([head.status, head.headers.get("content-length")]).toEqual([200, "10"]);
  expect(await (await get({}, { proxy: "1" })).text()).toBe("0123456789");
  const signed = await send(app, "get_asset", {
    input: { asset_id, sig: new URL(services.assetUrl(asset_id)).searchParams.get("sig") },
  });
  expect(signed.status).toBe(302);
  const captions = { ...(await app.store.assets.byId(asset_id))!, asset_id: "ast_vtt", media_type: "text/vtt" };
  await app.store.assets.create(captions);
  expect((await send(app, "get_asset", { key: ana.key, input: { asset_id: "ast_vtt" } })).status).toBe(200);
  services.media.link = () => Promise.resolve(null);
  expect((await get()).status).toBe(200);
  services.media.link = link;
  services.delivery = "proxy";
});
