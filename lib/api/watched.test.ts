import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { silentTelemetry } from "#lib/telemetry/testing/silent.ts";
import type { Telemetry } from "#lib/telemetry/telemetry.ts";
import { ready } from "./health.ts";
import { answerMcp } from "./mcp/serve.ts";
import { signUp } from "./sign-up.ts";
import { origin, person, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let ana: Person;
let telemetry: Telemetry;
const lines: string[] = [];
beforeAll(async () => {
  telemetry = silentTelemetry({ write: (line) => lines.push(line) });
  app = await testApp({ services: { telemetry } });
  ana = await person(app);
});
beforeEach(() => void (lines.length = 0));
afterAll(() => app.close());

const words = "A lighthouse keeper finds a fox.";
const told = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

test("a request is one line: method, path as the table has it, status, time, and whose it is", async () => {
  const response = await send(app, "generate_video", {
    key: ana.key,
    input: { raw_intent: words, render: "preview" },
    headers: { "X-Request-Id": "mine-1", traceparent: `00-${"ab".repeat(16)}-${"cd".repeat(8)}-01` },
  });
  const { generation_id } = (await response.json()) as { generation_id: string };
  expect(response.headers.get("x-request-id")).toBe("mine-1");
  expect(told()).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      level: "info",
      request_id: "mine-1",
      account_id: ana.account_id,
      generation_id,
      trace_id: "ab".repeat(16),
      message: "answered",
      method: "POST",
      route: "/api/v1/generate_video",
      status: 200,
      ms: expect.any(Number),
    },
  ]);
});

test("no line has words, addresses of films, keys or what was asked for in the query", async () => {
  const { asset_id } = { asset_id: "ast_secret_name" };
  await send(app, "generate_video", { key: ana.key, input: { raw_intent: words, nonsense: words } });
  await send(app, "list_generations", { key: ana.key, input: { search: "lighthouse" } });
  await send(app, "get_asset", { input: { asset_id }, query: "sig=0123456789abcdef" });
  await send(app, "list_models", { key: "sw_live_nonsense_0123456789" });
  const said = lines.join("");
  expect(told().map(({ route, status }) => `${String(route)} ${String(status)}`)).toEqual([
    "/api/v1/generate_video 422",
    "/api/v1/generations 200",
    "/api/v1/assets/{asset_id} 401",
    "/api/v1/models 401",
  ]);
  for (const secret of [words, "lighthouse", asset_id, "0123456789abcdef", ana.key, "nonsense", ana.email])
    expect(said).not.toContain(secret);
});

test("agents, sign-ups and probes are told of likewise, probes quietly; a request without an id is given one", async () => {
  await answerMcp(app.api, new Request(`${origin}/api/mcp`, { method: "GET" }));
  await signUp(app.api, new Request(`${origin}/api/sign-up`, { method: "DELETE" }));
  await ready(app.api, new Request(`${origin}/api/health/ready`));
  expect(told()).toMatchObject([
    { level: "info", route: "/api/mcp", status: expect.any(Number), request_id: expect.stringMatching(/^req_/) },
    { level: "info", route: "/api/sign-up", method: "DELETE", status: 405 },
    { level: "debug", route: "/api/health/ready", status: 200 },
  ]);
});

test("requests are counted by path and status, and refusals too", async () => {
  for (let turn = 0; turn < 130; turn++) await send(app, "list_models", { key: ana.key });
  const text = await telemetry.metrics.text();
  expect(text).toMatch(/shotwright_http_requests_total\{method="GET",route="\/api\/v1\/models",status="429"\} \d+/);
  expect(text).toMatch(/shotwright_rate_refusals_total\{route="\/api\/v1\/models"\} \d+/);
  expect(text).toMatch(/shotwright_http_request_seconds_count\{method="GET",route="\/api\/v1\/models"\} 13\d/);
});
