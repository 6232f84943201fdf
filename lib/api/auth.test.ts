import { encode } from "next-auth/jwt";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formatApiKey } from "#lib/contract/api-key.ts";
import { scopes } from "#lib/contract/vocabulary.ts";
import { handle } from "./handle.ts";
import { peerHeader } from "./peer-address.ts";
import { keyFor, person, problemIn, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await testApp();
  ana = await person(app);
});
afterAll(() => app.close());

const codeOf = async (response: Response) => (response.ok ? response.status : (await problemIn(response)).code);
const models = (given: { key?: string; cookie?: string; headers?: Record<string, string> }) =>
  send(app, "list_models", given);

test("a key works until it expires or is revoked, at once", async () => {
  const { services } = app.api;
  const soon = new Date(services.clock().getTime() + 60_000);
  const { key, key_id } = await keyFor(app.api, ana.account_id, ["read"], soon);
  expect(await codeOf(await models({ key }))).toBe(200);
  app.pass(60_000);
  expect(await codeOf(await models({ key }))).toBe("key_expired");
  await services.store.keys.revoke(ana.account_id, key_id, services.clock());
  expect(await codeOf(await models({ key }))).toBe("key_revoked");
});

test("a well-formed key with a wrong secret opens nothing, nor learns whether the right one was revoked", async () => {
  const { services } = app.api;
  const forged = formatApiKey(services);
  const key_id = services.newId("key");
  await services.store.keys.create({
    key_id,
    account_id: ana.account_id,
    name: "robot",
    prefix: forged.prefix,
    secret_sha256: formatApiKey(services).secret_sha256,
    scopes: [...scopes],
    expires_at: null,
    revoked_at: null,
    last_used_at: null,
    created_at: services.clock(),
  });
  expect(await codeOf(await models({ key: forged.api_key }))).toBe("unauthenticated");
  await services.store.keys.revoke(ana.account_id, key_id, services.clock());
  expect(await codeOf(await models({ key: forged.api_key }))).toBe("unauthenticated");
});

test.each([
  ["no token", "Bearer"],
  ["no key of ours", "Bearer abc"],
  ["a wrong checksum", "Bearer sw_live_aaaaaaaa_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"],
])("a bearer header with %s is 401, whatever the cookie", async (_case, header) => {
  expect(await codeOf(await models({ cookie: ana.cookie, headers: { Authorization: header } }))).toBe(
    "unauthenticated",
  );
});

test("the scheme's case does not matter, and a proxy's own scheme is not ours", async () => {
  expect((await models({ headers: { Authorization: `bearer ${ana.key}` } })).status).toBe(200);
  expect((await models({ cookie: ana.cookie, headers: { Authorization: "Basic YTpi" } })).status).toBe(200);
});

test("beside a cookie the key alone is judged", async () => {
  const { key } = await keyFor(app.api, ana.account_id, ["brand"]);
  expect(await codeOf(await models({ key, cookie: ana.cookie }))).toBe("insufficient_scope");
});

test("the use of a key is written down, at most once a minute", async () => {
  const { key, key_id } = await keyFor(app.api, ana.account_id, ["read"]);
  const used = async () => {
    await models({ key });
    const keys = await app.store.keys.list(ana.account_id);
    return keys.find((one) => one.key_id === key_id)?.last_used_at?.getTime();
  };
  const first = await used();
  expect(first).toBe(app.api.services.clock().getTime());
  app.pass(59_000);
  expect(await used()).toBe(first);
  app.pass(1000);
  expect(await used()).toBe((first ?? 0) + 60_000);
});

test("keys that were not used for a minute are no longer remembered", async () => {
  const { keyTouches } = app.api;
  const { key: old, key_id: oldId } = await keyFor(app.api, ana.account_id, ["read"]);
  await models({ key: old });
  expect(keyTouches.has(oldId)).toBe(true);
  app.pass(60_000);
  const { key, key_id } = await keyFor(app.api, ana.account_id, ["read"]);
  await models({ key });
  expect([...keyTouches.keys()]).toEqual([key_id]);
});

test("a session is its account's, sealed with our secret", async () => {
  expect((await models({ cookie: ana.cookie })).status).toBe(200);
  const { authSecret } = app.api.services;
  const sealed = async (token: Record<string, unknown>, secret: string, maxAge = 3600) =>
    models({ cookie: `next-auth.session-token=${await encode({ token, secret, maxAge })}` });
  expect((await sealed({ account_id: ana.account_id }, "another secret altogether")).status).toBe(401);
  expect((await sealed({ account_id: ana.account_id }, authSecret, -60)).status).toBe(401);
  expect((await sealed({ account_id: "acc_gone" }, authSecret)).status).toBe(401);
  expect((await sealed({}, authSecret)).status).toBe(401);
  expect((await models({ cookie: "next-auth.session-token=nonsense" })).status).toBe(401);
});

test("a cookie changes things from a page of the service, however the browser says so", async () => {
  const brand = (headers: Record<string, string>) => send(app, "delete_brand_profile", { cookie: ana.cookie, headers });
  expect(await codeOf(await brand({ Origin: "http://localhost:3000" }))).toBe("not_found");
  expect(await codeOf(await brand({ Origin: "http://127.0.0.1:4000", Host: "127.0.0.1:4000" }))).toBe("not_found");
  expect(await codeOf(await brand({ "Sec-Fetch-Site": "same-origin" }))).toBe("not_found");
  // `send` would add the header: an empty one is neither.
  expect(await codeOf(await brand({ "Sec-Fetch-Site": "" }))).toBe("csrf");
});

test("keys are made by a person, shown once, and a key cannot be found by another account", async () => {
  const bo = await person(app);
  const made = await send(app, "create_key", { cookie: ana.cookie });
  expect(made.status).toBe(201);
  const { api_key, key_id } = (await made.json()) as { api_key: string; key_id: string };
  expect((await models({ key: api_key })).status).toBe(200);
  const listed = await (await send(app, "list_keys", { cookie: ana.cookie })).text();
  expect(listed).toContain(key_id);
  expect(listed).not.toContain(api_key.slice(18));
  const revoke = (cookie: string) => send(app, "revoke_key", { cookie, input: { key_id } });
  expect((await revoke(bo.cookie)).status).toBe(404);
  expect((await models({ key: api_key })).status).toBe(200);
  expect((await revoke(ana.cookie)).status).toBe(204);
  expect(await codeOf(await models({ key: api_key }))).toBe("key_revoked");
});

test("another account's things are not there", async () => {
  const bo = await person(app, scopes);
  const asset = await send(app, "upload_asset", { key: ana.key, body: "a picture" });
  const { asset_id } = (await asset.json()) as { asset_id: string };
  const film = await send(app, "generate_video", { key: ana.key });
  const { generation_id, plan_id } = (await film.json()) as {
    generation_id: string;
    plan_id: string;
  };
  const brand = await send(app, "set_brand_profile", { key: ana.key });
  const { brand_id } = (await brand.json()) as { brand_id: string };
  const own = await send(app, "get_generation", { key: ana.key, input: { generation_id } });
  expect(own.status).toBe(200);
  const rows = [
    ["get_asset", { asset_id }],
    ["get_generation", { generation_id }],
    ["watch_generation", { generation_id }],
    ["cancel_generation", { generation_id }],
    ["get_plan", { plan_id }],
    ["revise_plan", { plan_id }],
    ["get_brand_profile", { brand_id }],
    ["delete_brand_profile", { brand_id }],
    ["list_brand_versions", { brand_id }],
    ["restore_brand_version", { brand_id, version: 1 }],
  ] as const;
  const said = async (response: Response) => {
    const { status, code, detail } = await problemIn(response);
    return { status, code, detail };
  };
  for (const [name, input] of rows) {
    const unknown = Object.fromEntries(
      Object.entries(input).map(([field, value]) => [field, typeof value === "string" ? "no_such_thing" : value]),
    );
    expect(await said(await send(app, name, { key: bo.key, input }))).toEqual(
      await said(await send(app, name, { key: bo.key, input: unknown })),
    );
  }
});

const few = { read_per_minute: 6, write_per_minute: 6, generate_per_minute: 6 };

test("keys that nobody knows and paths that are none are counted by the network they come from, before any look-up", async () => {
  const own = await testApp({ services: { rates: few } });
  const bo = await person(own);
  const { keys } = own.store;
  const byPrefix = keys.byPrefix.bind(keys);
  let lookUps = 0;
  keys.byPrefix = (prefix) => {
    lookUps++;
    return byPrefix(prefix);
  };
  const knock = (from: string, key = formatApiKey(own.api.services).api_key) =>
    send(own, "list_models", { key, headers: { [peerHeader()]: from } });
  for (let i = 0; i < 60; i++) expect((await knock("10.5.0.1")).status).toBe(401);
  const refused = await knock("10.5.0.1");
  expect([refused.status, await codeOf(refused)]).toEqual([429, "rate_limited"]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(lookUps).toBe(60);
  const nowhere = new Request("http://localhost:3000/api/v1/nothing", { headers: { [peerHeader()]: "10.5.0.1" } });
  expect((await handle(own.api, [], nowhere, {})).status).toBe(429);
  expect((await knock("10.5.0.2", bo.key)).status).toBe(200);
  await own.close();
});

test("more keys are not more calls: an account may make three times as many as one key", async () => {
  const own = await testApp({ services: { rates: few } });
  const bo = await person(own);
  const keys = [bo.key];
  for (let i = 0; i < 4; i++) keys.push((await keyFor(own.api, bo.account_id, ["read"])).key);
  const answers: number[] = [];
  for (const key of keys) for (let i = 0; i < 6; i++) answers.push((await send(own, "list_models", { key })).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(18);
  expect(answers.slice(0, 18)).not.toContain(429);
  const ana = await person(own);
  expect((await send(own, "list_models", { key: ana.key })).status).toBe(200);
  await own.close();
});
