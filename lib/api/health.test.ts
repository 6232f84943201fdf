import { afterAll, beforeAll, expect, test } from "vitest";
import { openReadiness } from "#lib/telemetry/readiness.ts";
import { live, ready } from "./health.ts";
import { keyFor, person, testApp, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let fault: string | null = null;
const readiness = openReadiness({
  checks: [{ name: "media", fault: () => Promise.resolve(fault) }],
  draining: () => false,
  now: () => (time += 2000),
  faultOf: String,
});
let time = 0;
beforeAll(async () => {
  app = await testApp({ services: { readiness } });
});
afterAll(() => app.close());

const asked = (key?: string): Promise<Response> =>
  ready(
    app.api,
    new Request("http://localhost:3000/api/health/ready", {
      headers: key === undefined ? {} : { Authorization: `Bearer ${key}` },
    }),
  );

test("live asks nobody", async () => {
  const response = live();
  expect([response.status, await response.json()]).toEqual([200, { status: "live" }]);
});

test("ready is 200 while every check holds, and 503 with the name of the one that does not", async () => {
  fault = null;
  const sound = await asked();
  expect([sound.status, await sound.json()]).toEqual([
    200,
    { status: "ready", checks: [{ name: "media", status: "pass" }] },
  ]);
  fault = "The disk /data is full.";
  const broken = await asked();
  expect([broken.status, await broken.json()]).toEqual([
    503,
    { status: "not_ready", checks: [{ name: "media", status: "fail" }] },
  ]);
  expect(broken.headers.get("cache-control")).toBe("no-store");
});

test("why is told to a key of whoever runs the service, and to no other", async () => {
  fault = "The disk /data is full.";
  const [first, other] = [await person(app), await person(app)];
  await app.store.operating.setOperator(first.account_id, true);
  const told = (await (await asked(first.key)).json()) as { checks: object[] };
  expect(told.checks).toEqual([{ name: "media", status: "fail", detail: fault }]);
  for (const key of [other.key, "sw_live_nonsense", (await keyFor(app.api, other.account_id, ["read"])).key])
    expect(await (await asked(key)).text()).not.toContain("disk");
});
