import { afterAll, beforeAll, expect, test } from "vitest";
import { checkedAnswer } from "#lib/contract/checked-answer.ts";
import { ClientProblem, createClient, urlOf, type ClientOptions } from "#lib/contract/client.ts";
import type { Endpoint } from "#lib/contract/endpoint.ts";
import { endpoints } from "#lib/contract/endpoints.ts";
import { routes } from "#lib/contract/routes.ts";
import { handle } from "./handle.ts";
import { origin, person, rowNames, testApp, type Person, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await testApp();
  ana = await person(app);
});
afterAll(() => app.close());

/** Finds the path's rows the way the folders under `app/api/v1` do. */
const toService: ClientOptions["fetch"] = (url, init) => {
  const path = new URL(url).pathname.replace(/^\/api\/v1/, "") || "/";
  for (const name of rowNames) {
    const fields = [...endpoints[name].path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
    const found = new RegExp(`^${endpoints[name].path.replace(/\{\w+\}/g, "([^/]+)")}$`).exec(path);
    if (found === null) continue;
    const params = fields.map((field, i) => [field, decodeURIComponent(found[i + 1] ?? "")]);
    const names = rowNames.filter((other) => endpoints[other].path === endpoints[name].path);
    return handle(app.api, names, new Request(url, init), Object.fromEntries(params) as Record<string, string>);
  }
  throw new Error(`nothing is at ${path}`);
};
const clientFor = (apiKey?: string) =>
  createClient({
    baseUrl: `${origin}/api/v1`,
    fetch: toService,
    check: checkedAnswer,
    ...(apiKey === undefined ? {} : { apiKey }),
  });

test("a call is typed, a problem is thrown with its body", async () => {
  const client = clientFor(ana.key);
  const { models } = await client.list_models();
  expect(models.length).toBeGreaterThan(10);
  const refused = await clientFor()
    .list_models()
    .catch((thrown: unknown) => thrown);
  expect(refused).toBeInstanceOf(ClientProblem);
  expect(refused).toMatchObject({ status: 401, problem: { code: "unauthenticated", status: 401 } });
});

test("path, query and body fields find their places", async () => {
  const client = clientFor(ana.key);
  const film = await client.generate_video(
    { raw_intent: "A fox runs over the ice.", render: "preview" },
    { idempotencyKey: "k", prefer: "respond-async" },
  );
  const { generations } = await client.list_generations({ limit: 1, state: "queued" });
  expect(generations.map(({ generation_id }) => generation_id)).toEqual([film.generation_id]);
  const cancelled = await client.cancel_generation({ generation_id: film.generation_id });
  expect(cancelled.state).toBe("cancelled");
  const gone = await client.delete_brand_profile({ brand_id: "a/b" }).catch((thrown: unknown) => thrown);
  expect(gone).toMatchObject({ status: 404 });
});

test("bytes are sent as they are", async () => {
  const picture = await clientFor(ana.key).upload_asset({}, { body: new Blob(["png"], { type: "image/png" }) });
  expect(picture).toMatchObject({ bytes: 3 });
});

test("what is not JSON has an address instead of a method", () => {
  expect(urlOf("/api/v1", "get_asset", { asset_id: "ast_1", download: "1" })).toBe("/api/v1/assets/ast_1?download=1");
  expect(urlOf("/api/v1", "watch_generation", { generation_id: "gen 1" })).toBe("/api/v1/generations/gen%201/events");
  expect("get_asset" in clientFor()).toBe(false);
});

test("an answer that is not ours is a problem without a body", async () => {
  const client = createClient({
    baseUrl: "/api/v1",
    fetch: () => Promise.resolve(new Response("<html>", { status: 502, headers: { "Content-Type": "text/html" } })),
  });
  await expect(client.list_models()).rejects.toMatchObject({ status: 502, problem: null });
});

test("the routes that a browser carries are those of the table", () => {
  const wanted = Object.fromEntries(
    rowNames.map((name) => {
      const { method, path, output, produces } = endpoints[name] as Endpoint;
      const answers = produces !== undefined ? "stream" : output === null ? "nothing" : "json";
      return [name, { method, path, answers }];
    }),
  );
  expect(routes).toEqual(wanted);
});

test("an answer that is not what the table says is thrown where answers are checked, and only there", async () => {
  const fetch = () => Promise.resolve(Response.json({ models: "none" }));
  const asked = (check?: typeof checkedAnswer) =>
    createClient({ baseUrl: "/api/v1", fetch, ...(check === undefined ? {} : { check }) }).list_models();
  await expect(asked(checkedAnswer)).rejects.toThrow(/expected array/);
  await expect(asked()).resolves.toEqual({ models: "none" });
});
