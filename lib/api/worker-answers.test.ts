import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handle } from "./handle.ts";
import { answerOnlyOfItself, workerHasNone } from "./on-the-wire.ts";
import { person, problemIn, testApp, type TestApp } from "./testing/test-app.ts";

/** What a process of the role `worker` answers. Next is played: it serves three addresses, and all others by one route. */
const ofItself = ["/api/health/live", "/api/health/ready", "/api/metrics", "/api/internal/work", "/api/metrics?x=1"];

let app: TestApp;
let key: string;
const server = createServer((request, response) => {
  if (request.url !== workerHasNone) return void response.end(`served ${request.url}`);
  const { method = "GET", url, headers } = request;
  const { authorization = "" } = headers;
  handle(app.api, [], new Request(`http://localhost${url}`, { method, headers: { authorization } }), {}).then(
    async (answer) => {
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    },
    (cause: unknown) => response.destroy(cause as Error),
  );
});
let origin: string;
beforeAll(async () => {
  answerOnlyOfItself();
  app = await testApp({ services: { role: "worker" } });
  ({ key } = await person(app));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await app.close();
});

test.each(ofItself)("it answers %s", async (path) => {
  expect(await (await fetch(origin + path)).text()).toBe(`served ${path}`);
});

test.each([
  ["GET", "/"],
  ["GET", "/films"],
  ["GET", "/sign-in"],
  ["GET", "/assets/ast_1"],
  ["GET", "/_next/static/chunk.js"],
  ["GET", "/api/v1"],
  ["POST", "/api/v1/generate_video"],
  ["POST", "/api/mcp"],
  ["GET", "/api/healthy"],
  ["GET", "/api/internals"],
  ["GET", "/films?next=/api/health/live"],
])("to strangers and to a key, %s %s is 404 and names who answers it", async (method, path) => {
  for (const headers of [{}, { authorization: `Bearer ${key}` }]) {
    const problem = await problemIn(await fetch(origin + path, { method, headers }));
    expect(problem).toMatchObject({ status: 404, code: "not_found" });
    expect(problem.detail).toContain("SHOTWRIGHT_ROLE is web");
  }
});
