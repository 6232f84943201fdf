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
    under_way: [
      {
        generation_id: film.generation_id,
        account_id: other.account_id,
        round: 1,
        takes_long: true,
        executor_id: null,
      },
    ],
    processes: [],
    spend: { spent_usd: 0, lost_usd: 0, reserved_usd: 1.25 },
    storage: { assets: 0, bytes: 0 },
  });
  for (const words of [other.email, "Rain", "fox"]) expect(JSON.stringify(body)).not.toContain(words);
});

test("a film is put in line again or given up by whoever runs the service, which its account is told, and by nobody else", async () => {
  const other = await person(app);
  const film = await aGeneration(app.store, other.account_id);
  const { generation_id } = film;
  const act = (name: "requeue_film" | "fail_film", who: Pick<Person, "cookie">, id = generation_id) =>
    send(app, name, { cookie: who.cookie, input: { generation_id: id } });
  for (const name of ["requeue_film", "fail_film"] as const) {
    expect((await problemIn(await act(name, other))).code).toBe("insufficient_scope");
    const byKey = await send(app, name, { key: first.key, input: { generation_id } });
    expect((await problemIn(byKey)).code).toBe("session_required");
    expect((await problemIn(await act(name, first, "gen_none"))).code).toBe("not_found");
  }
  expect(app.submitted).not.toContain(generation_id);
  const again = await act("requeue_film", first);
  expect([again.status, await again.json()]).toEqual([200, { generation_id, outcome: "in_line" }]);
  expect(app.submitted).toContain(generation_id);
  expect((await act("fail_film", first)).status).toBe(204);
  expect(await app.store.generations.byId(generation_id)).toMatchObject({ status: "render_failed", charged_usd: 0 });
  expect((await problemIn(await act("fail_film", first))).code).toBe("conflict");
  expect((await problemIn(await act("requeue_film", first))).code).toBe("conflict");
  const acts = await app.store.audit.list(other.account_id, 10);
  expect(acts.map(({ act: done, actor, subject }) => [done, actor, subject])).toEqual([
    ["film_failed", first.account_id, generation_id],
    ["film_requeued", first.account_id, generation_id],
  ]);
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
