import { afterAll, beforeAll, expect, test } from "vitest";
import type { ConsentBody } from "#lib/contract/consent.ts";
import { person, problemIn, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let ana: Person;
let bo: Person;

beforeAll(async () => {
  app = await testApp();
  [ana, bo] = [await person(app), await person(app)];
});
afterAll(() => app.close());

const written = {
  subject: "Mira Keller",
  scope: "Spring campaign",
  expires_at: "2026-06-01T00:00:00Z",
  evidence_sha256: "ab".repeat(32),
};
const record = async (who: Person, input: object = written) =>
  (
    await send(app, "record_consent", { key: who.key, input: input as Record<string, unknown> })
  ).json() as Promise<ConsentBody>;
const list = async (who: Person) =>
  ((await (await send(app, "list_consents", { key: who.key })).json()) as { consents: ConsentBody[] }).consents;
/** A handle is a likeness of somebody in any wording. */
const intent = "A film about @mira_keller_official baking bread at dawn";
const wouldBlock = async (who: Person, more: object) => {
  const input = { raw_intent: intent, ...more };
  const response = await send(app, "get_story_intelligence_report", { key: who.key, input });
  return ((await response.json()) as { gate: { would_block: boolean } }).gate.would_block;
};

test("a consent is written down, listed for its account only, and revoked", async () => {
  const made = await record(ana);
  expect(made).toMatchObject({
    ...written,
    expires_at: "2026-06-01T00:00:00.000Z",
    territory: null,
    generation_id: null,
    revoked_at: null,
  });
  expect((await list(ana)).map(({ consent_id }) => consent_id)).toContain(made.consent_id);
  expect(await list(bo)).toEqual([]);
  const strange = await send(app, "revoke_consent", { key: bo.key, input: { consent_id: made.consent_id } });
  expect(strange.status).toBe(404);
  const revoked = await send(app, "revoke_consent", { key: ana.key, input: { consent_id: made.consent_id } });
  expect(revoked.status).toBe(204);
  expect((await list(ana)).find(({ consent_id }) => consent_id === made.consent_id)?.revoked_at).not.toBeNull();
});

test("a live consent opens the likeness gate; a revoked, an expired and a stranger's do not", async () => {
  expect(await wouldBlock(ana, {})).toBe(true);
  const { consent_id } = await record(ana);
  expect(await wouldBlock(ana, { consent_id })).toBe(false);
  const foreign = await send(app, "get_story_intelligence_report", {
    key: bo.key,
    input: { raw_intent: intent, consent_id },
  });
  expect((await problemIn(foreign)).errors).toEqual([
    expect.objectContaining({ pointer: "/consent_id", code: "unknown_consent" }),
  ]);
  await send(app, "revoke_consent", { key: ana.key, input: { consent_id } });
  expect(await wouldBlock(ana, { consent_id })).toBe(true);
  const brief = await record(ana, { ...written, expires_at: "2026-05-04T04:00:00Z" });
  expect(await wouldBlock(ana, { consent_id: brief.consent_id })).toBe(false);
  app.pass(2 * 3_600_000);
  expect(await wouldBlock(ana, { consent_id: brief.consent_id })).toBe(true);
});

test("consent given by a flag is kept with who said so and for which generation", async () => {
  const input = { raw_intent: intent, likeness_consent: true, render: "preview" };
  const response = await send(app, "generate_video", { key: bo.key, input, headers: { Prefer: "respond-async" } });
  const { generation_id } = (await response.json()) as { generation_id: string };
  const kept = (await list(bo)).find((consent) => consent.generation_id === generation_id);
  expect(kept).toMatchObject({ subject: null, scope: null, revoked_at: null });
  expect(kept?.evidence_sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(kept?.given_by).toMatch(/^key_/);
  expect((await app.store.generations.byId(generation_id))?.consent_id).toBe(kept?.consent_id);
});

test("what does not fit is named", async () => {
  const wrong = { subject: " ", scope: "x", expires_at: "2020-01-01T00:00:00Z", evidence_sha256: "AB" };
  const response = await send(app, "record_consent", { key: ana.key, input: wrong });
  const pointers = (await problemIn(response)).errors?.map(({ pointer }) => pointer);
  expect(pointers).toEqual(expect.arrayContaining(["/subject", "/evidence_sha256"]));
  const past = await send(app, "record_consent", {
    key: ana.key,
    input: { ...written, expires_at: "2020-01-01T00:00:00Z" },
  });
  expect((await problemIn(past)).errors).toEqual([expect.objectContaining({ pointer: "/expires_at" })]);
});
