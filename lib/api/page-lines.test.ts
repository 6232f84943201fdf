import { readdirSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { openLog } from "#lib/telemetry/log.ts";
import { openMetrics } from "#lib/telemetry/metrics.ts";
import { openTelemetry } from "#lib/telemetry/telemetry.ts";
import { noTracer } from "#lib/telemetry/trace.ts";
import { pageOf, pagePaths, watchPages } from "./page-lines.ts";

const lines: Record<string, unknown>[] = [];
let now = 0;
const metrics = openMetrics(() => undefined);
const log = openLog({
  level: "debug",
  clock: () => new Date(0),
  write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>),
});
watchPages(openTelemetry({ log, metrics, tracer: noTracer, nowMs: () => now }));

const listener: RequestListener = (incoming, outgoing) => {
  now += 12.34;
  if (incoming.url?.startsWith("/films/gen_none") === true) outgoing.statusCode = 404;
  if (incoming.url === "/service") return void incoming.socket.destroy();
  outgoing.end(String(incoming.headers["x-request-id"]));
};
const server = createServer(listener);
await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
afterAll(() => new Promise((done) => server.close(done)));

const asked = async (path: string, headers: Record<string, string> = {}) => {
  lines.length = 0;
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers }).catch(() => null);
  const body = await answer?.text();
  while (lines.length === 0 && !path.startsWith("/api/")) await turn();
  return { id: answer?.headers.get("x-request-id"), body, line: lines[0] };
};

test("a page is one line: its path without what stands in it, status, time, the request's id and no query", async () => {
  const { id, body, line } = await asked("/films/gen_none?signature=secret&token=abc#x");
  expect(line).toEqual({
    time: "1970-01-01T00:00:00.000Z",
    level: "info",
    request_id: id,
    message: "answered",
    method: "GET",
    route: "/films/{generation_id}",
    status: 404,
    ms: 12.3,
  });
  expect(body).toBe(id);
  expect(JSON.stringify(lines)).not.toMatch(/secret|abc|gen_none/);
});

test("a caller's own id is taken where it is well formed", async () => {
  expect(await asked("/keys", { "x-request-id": "mine-1" })).toMatchObject({
    id: "mine-1",
    line: { request_id: "mine-1", status: 200 },
  });
  expect((await asked("/keys", { "x-request-id": "not {mine}" })).id).toMatch(/^req_/);
});

test("files that pages bring are told at debug, and what has lines of its own is left to it", async () => {
  expect((await asked("/_next/static/chunks/a.js")).line).toMatchObject({ level: "debug", route: "file" });
  expect(await asked("/api/v1/films")).toMatchObject({ id: null, line: undefined });
});

test("a caller who went away is told as such", async () => {
  expect((await asked("/service")).line).toMatchObject({ route: "/service", status: 499 });
});

test("every page has its path, and what is no page is one label", () => {
  const found = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((entry) => /(?:^|\/)(?:page|route)\.tsx?$/.test(entry) && !/^(?:api|assets|\.well-known)\//.test(entry))
    .map((entry) => `/${entry.split("/").slice(0, -1).join("/")}`.replace("/(studio)", ""))
    .map((path) => path.replaceAll("[", "{").replaceAll("]", "}"));
  expect(pagePaths.toSorted()).toEqual([...new Set(found)].toSorted());
  for (const path of pagePaths) expect(pageOf(path.replaceAll(/\{\w+\}/g, "some%20thing"))).toBe(path);
  expect(["/films/new", "/nothing/here", "/wp-login.php", "/icon-192.png", "/matches/byBinding"].map(pageOf)).toEqual([
    "/films/new",
    "unknown",
    "unknown",
    "file",
    null,
  ]);
});
