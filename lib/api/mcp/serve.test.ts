import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { discoveryDocument } from "#lib/contract/discovery.ts";
import { person, keyFor, origin, send, testApp, type Person, type TestApp } from "#lib/api/testing/test-app.ts";
import { portableSchema } from "./portable-schema.ts";
import { protectedResource } from "./protected-resource.ts";
import { answerMcp } from "./serve.ts";
import { tools } from "./tools.ts";

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await testApp();
  ana = await person(app);
});
afterAll(() => app.close());

const address = `${origin}/api/mcp`;
const request = (message: unknown, headers: Record<string, string> = {}, method = "POST"): Request =>
  new Request(address, {
    method,
    ...(method === "POST" && { body: JSON.stringify(message) }),
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      authorization: `Bearer ${ana.key}`,
      host: "localhost:3000",
      ...headers,
    },
  });
const call = (name: string, args: Record<string, unknown> = {}) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, arguments: args },
});

const connected = async (key = ana.key): Promise<Client> => {
  const client = new Client({ name: "test", version: "1" });
  const fetch = (url: string | URL, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    headers.set("host", "localhost:3000");
    return answerMcp(app.api, new Request(url, { ...init, headers }));
  };
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { fetch, requestInit }));
  return client;
};

test("the official client meets every row of the table that is for agents, as a tool", async () => {
  const client = await connected();
  const listed = await client.listTools();
  const rows = discoveryDocument({
    origin,
    version: "1",
    plannerVersion: "1",
    renders: "preview",
    limits: {},
    modes: [],
  });
  expect(listed.tools.map(({ name }) => name)).toEqual(rows.tools.filter(({ mcp }) => mcp).map(({ name }) => name));
  for (const tool of listed.tools) {
    expect(tool.inputSchema.type).toBe("object");
    expect(tool.outputSchema?.type).toBe("object");
    expect(tool.description?.length).toBeGreaterThan(40);
  }
  const film = listed.tools.find(({ name }) => name === "generate_video");
  expect(film?.annotations).toMatchObject({ readOnlyHint: false, openWorldHint: false });
  expect(film?._meta).toMatchObject({ "shotwright/scopes": ["generate"] });
  const plan = listed.tools.find(({ name }) => name === "plan_director_prompt");
  expect(plan?.annotations).toMatchObject({ readOnlyHint: true, idempotentHint: true });
  await client.close();
});

test("a tool answers what REST answers for the same seed", async () => {
  const client = await connected();
  const input = { raw_intent: "A fox finds a lantern in the snow.", seed: 7, shot_count: 3 };
  const { structuredContent } = await client.callTool({ name: "plan_director_prompt", arguments: input });
  const rest = await (await send(app, "plan_director_prompt", { key: ana.key, input })).json();
  const known = ({ plan_id: _id, quote: _quote, ...same }: Record<string, unknown>) => same;
  expect(known(structuredContent as Record<string, unknown>)).toEqual(known(rest as Record<string, unknown>));
  await client.close();
});

test("a film that an agent made is the film that REST answers, and of one seed both plan the same", async () => {
  const client = await connected();
  const input = { raw_intent: "A fox finds a lantern in the snow.", seed: 7, shot_count: 3, render: "preview" };
  const made = (await client.callTool({ name: "generate_video", arguments: input })).structuredContent as {
    generation_id: string;
    plan_hash: string;
  };
  const { generation_id, plan_hash } = made;
  expect(await (await send(app, "get_generation", { key: ana.key, input: { generation_id } })).json()).toEqual(made);
  const rest = (await (await send(app, "generate_video", { key: ana.key, input })).json()) as typeof made;
  expect(rest.plan_hash).toBe(plan_hash);
  expect(Object.keys(rest)).toEqual(Object.keys(made));
  await client.close();
});

test("a film is made from an intent, with progress for who asks for it, and made once for one key", async () => {
  const client = await connected();
  const told: number[] = [];
  const input = { raw_intent: "A fox finds a lantern in the snow.", seed: 7, render: "preview" };
  const film = await client.callTool(
    { name: "generate_video", arguments: input },
    { onprogress: ({ progress }) => told.push(progress) },
  );
  expect(film.isError ?? false).toBe(false);
  expect(film.structuredContent).toMatchObject({ generation_id: expect.stringMatching(/^gen_/) as string });
  const keyed = { name: "generate_video", arguments: input, _meta: { "shotwright/idempotency_key": "one" } };
  const [first, again] = [await client.callTool(keyed), await client.callTool(keyed)];
  const idOf = (result: typeof first) => (result.structuredContent as { generation_id: string }).generation_id;
  expect(idOf(again)).toBe(idOf(first));
  await client.close();
});

test("a bad argument is an error of the tool that names the field", async () => {
  const client = await connected();
  const result = await client.callTool({ name: "generate_video", arguments: { raw_intent: "A fox.", shots: 3 } });
  expect(result.isError).toBe(true);
  const [said] = result.content as { text: string }[];
  expect(JSON.parse(said?.text ?? "")).toMatchObject({
    code: "validation_failed",
    errors: [{ pointer: "/shots", code: "unknown_field" }],
  });
  const unknown = await client.callTool({ name: "make_coffee", arguments: {} });
  expect(unknown.isError).toBe(true);
  await client.close();
});

test("without a key it is 401, without the scope 403, each with where to read more", async () => {
  const bare = await answerMcp(app.api, request(call("list_models"), { authorization: "" }));
  expect(bare.status).toBe(401);
  expect(bare.headers.get("www-authenticate")).toContain(
    `resource_metadata="${origin}/.well-known/oauth-protected-resource/api/mcp"`,
  );
  const { key } = await keyFor(app.api, ana.account_id, ["read"]);
  const poor = await answerMcp(app.api, request(call("generate_video"), { authorization: `Bearer ${key}` }));
  expect(poor.status).toBe(403);
  expect(poor.headers.get("www-authenticate")).toMatch(
    /^Bearer error="insufficient_scope", scope="generate", resource_metadata="/,
  );
  const cookie = await answerMcp(
    app.api,
    request(call("list_models"), { authorization: "", cookie: ana.cookie, "sec-fetch-site": "same-origin" }),
  );
  expect(cookie.status).toBe(401);
});

test.each([
  ["another host", { host: "evil.example" }],
  ["another site's page", { origin: "https://evil.example" }],
  ["a page of no site", { origin: "null" }],
  ["our name at another port", { host: "localhost:9" }],
])("%s is turned away", async (_who, headers) => {
  expect((await answerMcp(app.api, request(call("list_models"), headers))).status).toBe(403);
});

test("nothing but POST is taken, and no message above 4 MiB", async () => {
  for (const method of ["GET", "DELETE"]) {
    const response = await answerMcp(app.api, request(null, {}, method));
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
  }
  const large = await answerMcp(app.api, request(call("generate_video", { raw_intent: "a".repeat(5 * 1024 * 1024) })));
  expect(large.status).toBe(413);
  const broken = new Request(address, { method: "POST", body: "{", headers: request(null).headers });
  expect((await answerMcp(app.api, broken)).status).toBe(400);
});

test("fifty calls in one message are none, and each call alone is counted as its row is", async () => {
  const few = await testApp();
  const { key } = await person(few);
  const post = (message: unknown) => answerMcp(few.api, request(message, { authorization: `Bearer ${key}` }));
  const film = { raw_intent: "A fox finds a lantern in the snow.", render: "preview" };
  const batch = await post(Array.from({ length: 50 }, (_, id) => ({ ...call("generate_video", film), id })));
  expect(batch.status).toBe(400);
  expect(await batch.json()).toMatchObject({ jsonrpc: "2.0", id: null, error: { code: -32_600 } });
  expect(batch.headers.get("ratelimit-policy")).toContain('"read"');
  expect(few.submitted).toHaveLength(0);
  const statuses: number[] = [];
  for (let turn = 0; turn < 22; turn++) {
    const response = await post(call("generate_video", film));
    await response.text();
    statuses.push(response.status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
  expect(few.submitted).toHaveLength(20);
  await few.close();
}, 60_000);

test("a repeated call of an agent is counted as a read, as it is in REST", async () => {
  const few = await testApp();
  const { key } = await person(few);
  const film = { raw_intent: "A fox finds a lantern in the snow.", render: "preview" };
  const once = call("generate_video", film);
  const keyed = { ...once, params: { ...once.params, _meta: { "shotwright/idempotency_key": "the-same" } } };
  const policies: (string | null)[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const response = await answerMcp(few.api, request(keyed, { authorization: `Bearer ${key}` }));
    await response.text();
    policies.push(response.headers.get("ratelimit-policy"));
  }
  expect(policies.map((policy) => policy?.split(";")[0])).toEqual(['"write"', '"read"', '"read"']);
  expect(few.submitted).toHaveLength(1);
  await few.close();
}, 60_000);

test("another account's film is not there for an agent either", async () => {
  const client = await connected();
  const made = await client.callTool({
    name: "generate_video",
    arguments: { raw_intent: "A fox.", render: "preview" },
  });
  const stranger = await connected((await person(app)).key);
  const { generation_id } = made.structuredContent as { generation_id: string };
  const result = await stranger.callTool({ name: "get_generation", arguments: { generation_id } });
  expect(result.isError).toBe(true);
  expect(JSON.stringify(result.content)).toContain("not_found");
  await Promise.all([client.close(), stranger.close()]);
});

test("no schema of a tool says what a narrow reader of schemas does not understand", () => {
  const texts = JSON.stringify(tools());
  expect(texts).not.toMatch(/"type":\[/);
  expect(texts).not.toMatch(/"items":(?:true|false)/);
  expect(portableSchema({ type: ["string", "null"], enum: ["a"], description: "One." })).toEqual({
    description: "One.",
    anyOf: [{ type: "string", enum: ["a"] }, { type: "null" }],
  });
});

test("the metadata names this server and all four scopes", () => {
  expect(protectedResource(origin)).toMatchObject({
    resource: address,
    scopes_supported: ["read", "generate", "brand", "publish"],
  });
  expect(tools().length).toBeGreaterThan(20);
});
