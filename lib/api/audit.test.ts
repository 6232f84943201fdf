import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { hashPassword } from "./password.ts";
import { silentTelemetry } from "#lib/telemetry/testing/silent.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";
import { origin, person, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let ana: Person;
const lines: string[] = [];
beforeAll(async () => {
  app = await testApp({ services: { telemetry: silentTelemetry({ write: (line) => lines.push(line) }) } });
  ana = await person(app);
});
afterAll(() => app.close());

const acts = async (who: Person) => {
  const response = await send(app, "list_account_events", { cookie: who.cookie, input: {} });
  const { events } = (await response.json()) as { events: { act: string; subject: string | null; actor: string }[] };
  return events;
};

test("keys, consents and budgets that are made and unmade are written down, with who did it and from where", async () => {
  const { cookie, key } = ana;
  const made = await send(app, "create_key", { cookie, input: { name: "robot", scopes: ["read"] } });
  const { key_id, api_key } = (await made.json()) as { key_id: string; api_key: string };
  await send(app, "revoke_key", { cookie, input: { key_id } });
  const consent = { subject: "Ana Secretname", scope: "film" };
  const recorded = await send(app, "record_consent", { key, input: consent });
  const { consent_id } = (await recorded.json()) as { consent_id: string };
  await send(app, "set_budget", { cookie, input: { budget_usd: 12 } });
  const events = await acts(ana);
  expect(events.map(({ act, subject }) => [act, subject])).toEqual([
    ["budget_changed", null],
    ["consent_recorded", consent_id],
    ["key_revoked", key_id],
    ["key_made", key_id],
  ]);
  expect(events[0]).toMatchObject({ actor: ana.account_id, network: "unknown address" });
  expect(events[1]?.actor).toBe(ana.key_id);
  const [kept] = await app.store.audit.list(ana.account_id, 1);
  expect(kept?.request_id).toMatch(/^req_/);
  const said = JSON.stringify(await app.store.audit.list(null, 500));
  for (const secret of [api_key, "Secretname", ana.email, "robot"]) expect(said).not.toContain(secret);
});

test("a film for which somebody says that a person shown agrees is written down, one for which nobody says so is not", async () => {
  const bo = await person(app);
  const asked = (more: object) =>
    send(app, "generate_video", {
      key: bo.key,
      input: { raw_intent: "A fox finds a lantern.", render: "preview", ...more },
    });
  await asked({});
  const { generation_id } = (await (await asked({ likeness_consent: true })).json()) as { generation_id: string };
  expect(await acts(bo)).toMatchObject([{ act: "consent_recorded", subject: generation_id, actor: bo.key_id }]);
});

test("what was refused, and what only looks, is not written down", async () => {
  const before = (await acts(ana)).length;
  await send(app, "revoke_key", { cookie: ana.cookie, input: { key_id: "key_none" } });
  await send(app, "create_key", { cookie: ana.cookie, input: { name: "", scopes: [] } });
  await send(app, "list_keys", { cookie: ana.cookie, input: {} });
  expect(await acts(ana)).toHaveLength(before);
});

test("a sign-in that fails is told to the account that it was tried on, and a sign-up to its own", async () => {
  const email = "bo@example.org";
  const body = JSON.stringify({ email, password: "correct horse battery" });
  const answer = await signUp(
    app.api,
    new Request(`${origin}/api/sign-up`, { method: "POST", body, headers: { "Content-Type": "application/json" } }),
  );
  const { account_id } = (await answer.json()) as { account_id: string };
  await signIn(app.api, { email, password: "hunter2-hunter2" }, "203.0.113.7");
  await signIn(app.api, { email: "nobody@example.org", password: "hunter2-hunter2" }, "203.0.113.7");
  const own = await app.store.audit.list(account_id, 10);
  expect(own.map(({ act, actor }) => [act, actor])).toEqual([
    ["sign_in_failed", "nobody"],
    ["signed_up", account_id],
  ]);
  const [latest] = await app.store.audit.list(null, 1);
  expect(latest).toMatchObject({ act: "sign_in_failed", account_id: null });
  expect(JSON.stringify(await app.store.audit.list(null, 500))).not.toMatch(/hunter2|example\.org/);
});

test("who was disabled neither signs in nor uses a session or a key, and nobody tells why", async () => {
  const { account_id, email, cookie, key } = await person(app);
  await app.store.accounts.setPassword(account_id, null, await hashPassword("correct horse battery"));
  await app.store.operating.disable(account_id, new Date());
  expect(await signIn(app.api, { email, password: "correct horse battery" }, "203.0.113.9")).toBe("wrong_credentials");
  for (const how of [{ cookie }, { key }]) expect((await send(app, "list_models", how)).status).toBe(401);
});

test("an act that cannot be written down refuses nobody, and the log says so", async () => {
  const failing = vi.spyOn(app.store.audit, "add").mockRejectedValue(new Error("no space"));
  const made = await send(app, "create_key", { cookie: ana.cookie, input: { name: "robot", scopes: ["read"] } });
  failing.mockRestore();
  expect(made.status).toBe(201);
  expect(lines.join("")).toContain("An act was not written down.");
});
