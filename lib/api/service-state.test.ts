import { afterAll, beforeAll, expect, test } from "vitest";
import type { ServiceStateBody } from "#lib/contract/operator-rows.ts";
import { aGeneration } from "#lib/store/testing/records.ts";
import { openReadiness } from "#lib/telemetry/readiness.ts";
import { person, problemIn, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let first: Person;
beforeAll(async () => {
  app = await testApp({
    services: {
      readiness: openReadiness({
        checks: [{ name: "media", fault: () => Promise.resolve("The disk is full.") }],
        draining: () => false,
        now: () => 0,
        faultOf: String,
      }),
    },
  });
  first = await person(app);
});
afterAll(() => app.close());

const asked = (who: Pick<Person, "cookie">) => send(app, "get_service_state", { cookie: who.cookie, input: {} });

test("whoever runs the service sees what all accounts have under way, and nobody's words", async () => {
  const other = await person(app);
  const created_at = new Date(app.api.services.clock().getTime() - 20 * 60_000);
  const film = await aGeneration(app.store, other.account_id, { created_at });
  const response = await asked(first);
  const body = (await response.json()) as ServiceStateBody;
  expect(response.status).toBe(200);
  expect(body).toMatchObject({
    accounts: 2,
    ready: false,
    checks: [{ name: "media", passes: false, fault: "The disk is full." }],
    films: [{ state: "queued", films: 1 }],
    stuck: [{ generation_id: film.generation_id, account_id: other.account_id, round: 1 }],
    processes: [],
    spend: { spent_usd: 0, lost_usd: 0, reserved_usd: 1.25 },
    storage: { assets: 0, bytes: 0 },
  });
  for (const words of [other.email, "Rain", "fox"]) expect(JSON.stringify(body)).not.toContain(words);
});

test("nobody else sees it, no key does, and who is made an operator takes the place of the oldest account", async () => {
  const [other, third] = [await person(app), await person(app)];
  expect((await problemIn(await asked(other))).code).toBe("insufficient_scope");
  expect((await problemIn(await send(app, "get_service_state", { key: first.key, input: {} }))).code).toBe(
    "session_required",
  );
  await app.store.operating.setOperator(third.account_id, true);
  expect([(await asked(third)).status, (await asked(first)).status]).toEqual([200, 403]);
  await app.store.operating.disable(third.account_id, new Date());
  expect((await asked(third)).status).toBe(401);
});
