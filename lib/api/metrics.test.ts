import { afterAll, beforeAll, expect, test } from "vitest";
import { aGeneration } from "#lib/store/testing/records.ts";
import { tellOfService } from "#lib/telemetry/service-metrics.ts";
import { silentTelemetry } from "#lib/telemetry/testing/silent.ts";
import { metrics } from "./metrics.ts";
import { peerHeader } from "./peer-address.ts";
import { person, testApp, type TestApp } from "./testing/test-app.ts";

const telemetry = silentTelemetry();
let open: TestApp;
let closed: TestApp;
beforeAll(async () => {
  [open, closed] = await Promise.all([
    testApp({ services: { telemetry } }),
    testApp({ services: { metricsToken: "a token of the tests" } }),
  ]);
});
afterAll(() => Promise.all([open.close(), closed.close()]));

const asked = (app: TestApp, headers: Record<string, string>): Promise<Response> =>
  metrics(app.api, new Request("http://localhost:3000/api/metrics", { headers }));
const here = { [peerHeader()]: "127.0.0.1" };

test("with a token it is for who has it", async () => {
  expect((await asked(closed, { Authorization: "Bearer a token of the tests" })).status).toBe(200);
  for (const headers of [{}, here, { Authorization: "Bearer another" }, { Authorization: "a token of the tests" }])
    expect((await asked(closed, headers)).status).toBe(401);
});

test("without one it is for programs of the same machine, and not through its proxy", async () => {
  expect((await asked(open, here)).status).toBe(200);
  expect((await asked(open, { [peerHeader()]: "::1" })).status).toBe(200);
  expect((await asked(open, { ...here, "X-Forwarded-For": "127.0.0.1" })).status).toBe(200);
  const named = { ...open.api, services: { ...open.api.services, origin: "https://films.example.org" } };
  const behind = { ...open.api, services: { ...open.api.services, trustedProxies: 1 } };
  for (const api of [named, behind]) expect((await asked({ ...open, api }, here)).status).toBe(401);
  for (const headers of [
    {},
    { [peerHeader()]: "10.0.0.1" },
    { ...here, "X-Forwarded-For": "127.0.0.1, 10.0.0.1" },
    { ...here, Forwarded: "for=10.0.0.1" },
  ])
    expect((await asked(open, headers)).status).toBe(401);
});

test("the service's figures are there, whatever accounts hold", async () => {
  const { account_id } = await person(open);
  const created_at = new Date(open.api.services.clock().getTime() - 90_000);
  await aGeneration(open.store, account_id, { created_at });
  tellOfService(telemetry.metrics, {
    figures: open.store.operating,
    clock: open.api.services.clock,
    nowMs: () => performance.now(),
    leaseAgeMs: () => 2500,
  });
  const response = await asked(open, here);
  const text = await response.text();
  expect(response.headers.get("content-type")).toContain("version=0.0.4");
  expect(text).toContain('shotwright_films{state="queued",status=""} 1');
  expect(text).toMatch(/^shotwright_oldest_film_seconds\{state="queued"\} 9\d/m);
  expect(text).toContain("shotwright_reserved_usd 1.25");
  expect(text).toContain("shotwright_media_bytes 0");
  expect(text).toContain("shotwright_lease_age_seconds 2.5");
  expect(text).toContain("# TYPE shotwright_queue_depth gauge");
  expect(text).not.toContain(account_id);
});
