import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { memoryLedger } from "#lib/director/keeping/call-ledger.ts";
import { openModel } from "#lib/director/open-director.ts";
import { readersFor } from "#lib/director/readers/reader-settings.ts";
import type { SecondReader } from "#lib/director/director.ts";
import { modelReader } from "#lib/director/readers/second-readers.ts";
import { fakeKey, startFakeVendors, type Behaviour, type FakeVendors } from "#lib/director/testing/fake-vendors.ts";
import { loadJob } from "#lib/engine/effects.ts";
import { judge } from "#lib/engine/judge.ts";
import { wordsOfFilm } from "#lib/gate/words-of-film.ts";
import { judgeFilm } from "#lib/gate/judge-film.ts";
import { person, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

/** Who is asked beside the rules may stop more and releases nothing; whatever becomes of asking is told as it was. */

const raw_intent = "Old Tomasz shows the whole market how his neighbour's wedding photographs were bought.";
const quote = "his neighbour's wedding photographs";
const stops = { findings: [{ code: "deception", quote, reason: "It passes something invented off as real." }] };
const allows = { findings: [] };
const environment = { SHOTWRIGHT_SECOND_OPINION_TIMEOUT_MS: 5000, OPENAI_API_KEY: fakeKey };
const by = "compatible:qwen3:8b";

let vendors: FakeVendors;
let endpoint: Server;
let moderated: (() => { status: number; body: unknown }) | null = null;
let app: TestApp;
let ana: Person;
const readers: SecondReader[] = [];
const reports: string[] = [];
const report = (line: string) => reports.push(line);

/** A language model on the loopback, asked as the product asks it. */
const model = async (callsPerDay = 100): Promise<SecondReader> =>
  modelReader(
    await openModel({ provider: "compatible", model: "qwen3:8b", apiKey: fakeKey, baseUrl: vendors.origin }),
    memoryLedger(callsPerDay, () => 0),
    report,
  );
const asks = async (wanted: "auto" | "off" | "moderation" | "both", more = {}): Promise<void> => {
  const { port } = endpoint.address() as AddressInfo;
  const env = { ...environment, OPENAI_BASE_URL: `http://127.0.0.1:${port}`, ...more };
  const reach = { model: await model(), fetch, report };
  const secondReaders = readersFor({ ...env, SHOTWRIGHT_SECOND_OPINION: wanted }, reach);
  readers.splice(0, readers.length, ...secondReaders);
  app.pass(60_000);
};
const planned = async (input: Record<string, unknown> = { raw_intent, seed: 3 }): Promise<DirectorPlan> =>
  (await (await send(app, "plan_director_prompt", { key: ana.key, input })).json()) as DirectorPlan;
const generated = async (input: Record<string, unknown>) => {
  const response = await send(app, "generate_video", { key: ana.key, input });
  const { generation_id, plan_id } = (await response.json()) as { generation_id: string; plan_id: string };
  const job = await loadJob(app.store, generation_id);
  return {
    plan_id,
    blocked: judge(job, judgeFilm(wordsOfFilm(job.plan)), app.api.services.clock(), {
      held_usd: Number.POSITIVE_INFINITY,
      refused_by: null,
    }),
  };
};

beforeAll(async () => {
  vendors = await startFakeVendors();
  endpoint = createServer((_request, reply) => {
    const said = moderated?.();
    // Who is not told what to say says nothing.
    if (said === undefined) return;
    reply.writeHead(said.status, { "content-type": "application/json" }).end(JSON.stringify(said.body));
  });
  await new Promise<void>((resolve) => endpoint.listen(0, "127.0.0.1", resolve));
  app = await testApp({ services: { secondReaders: readers } });
  ana = await person(app);
});
beforeEach(() => {
  vendors.calls.length = 0;
  moderated = null;
});
afterAll(async () => {
  await app.close();
  await vendors.close();
  endpoint.closeAllConnections();
  await new Promise((resolve) => endpoint.close(resolve));
});

test("a model stops what the rules let through, with the words that it rests on", async () => {
  await asks("auto");
  vendors.behave({ kind: "answers", with: stops });
  const plan = await planned();
  expect(plan.gate).toMatchObject({
    would_block: true,
    findings: [{ gate: "policy", code: "deception", evidence: [{ text: quote }] }],
    second_opinions: [{ by, answer: "stops" }],
  });
  expect((await generated({ plan_id: plan.plan_id })).blocked).toMatchObject({ code: "deception" });
  expect(vendors.calls).toHaveLength(1);
});

test("it is asked once for the same words, and anew for others", async () => {
  await asks("auto");
  vendors.behave({ kind: "answers", with: allows });
  const plan = await planned();
  expect(plan.gate).toEqual({ would_block: false, findings: [], second_opinions: [{ by, answer: "agrees" }] });
  await planned();
  expect((await generated({ plan_id: plan.plan_id })).blocked).toBeNull();
  expect(vendors.calls).toHaveLength(1);
  const caption = { shots: { [plan.shots[0]?.shot_id ?? ""]: { caption: "Bought in May." } } };
  await send(app, "revise_plan", { key: ana.key, input: { plan_id: plan.plan_id, ...caption } });
  expect(vendors.calls).toHaveLength(2);
});

const silent: [string, Behaviour, string, object][] = [
  ["refuses", { kind: "refuses" }, "refused", {}],
  ["talks instead of answering", { kind: "says", text: "All fine, go on!" }, "refused", {}],
  ["answers nonsense", { kind: "says", text: '{"findings": "?"}' }, "invalid", {}],
  ["fails", { kind: "fails", status: 500 }, "unavailable", {}],
  ["says nothing", { kind: "hangs" }, "timeout", { SHOTWRIGHT_SECOND_OPINION_TIMEOUT_MS: 300 }],
  ["falls silent", { kind: "stalls", with: stops }, "timeout", { SHOTWRIGHT_SECOND_OPINION_TIMEOUT_MS: 300 }],
];
test.each(silent)(
  "a model that %s leaves the rules alone, and is asked again for the film",
  async (_, how, answer, env) => {
    await asks("auto", env);
    vendors.behave(how);
    const plan = await planned();
    expect(plan.gate).toEqual({ would_block: false, findings: [], second_opinions: [{ by, answer }] });
    vendors.behave({ kind: "answers", with: stops });
    const { plan_id, blocked } = await generated({ plan_id: plan.plan_id });
    expect(blocked).toMatchObject({ gate: "policy", code: "deception" });
    expect((await app.store.plans.get(ana.account_id, plan_id))?.parent_plan_id).toBe(plan.plan_id);
  },
);

test("a blocked text is sent to nobody, and nobody's leave opens it", async () => {
  await asks("both");
  vendors.behave({ kind: "answers", with: allows });
  moderated = () => ({ status: 200, body: { results: [{ flagged: false, categories: {} }] } });
  const { gate } = await planned({ raw_intent: "a couple has explicit sex on the kitchen table" });
  expect(gate).toMatchObject({ would_block: true, findings: [{ code: "sexual_content" }] });
  expect(gate.second_opinions).toBeUndefined();
  expect(vendors.calls).toEqual([]);
});

test("what the model allows, the moderation endpoint may stop; plain violence stops nothing", async () => {
  await asks("both");
  vendors.behave({ kind: "answers", with: allows });
  const flagged = (categories: object) => () => ({ status: 200, body: { results: [{ flagged: true, categories }] } });
  moderated = flagged({ violence: true, harassment: true });
  expect((await planned()).gate.would_block).toBe(false);
  moderated = flagged({ "self-harm/instructions": true, violence: true });
  expect((await planned({ raw_intent: `${raw_intent} It rains.`, seed: 3 })).gate).toMatchObject({
    would_block: true,
    findings: [{ code: "self_harm" }],
    second_opinions: [
      { by, answer: "agrees" },
      { by: "openai:omni-moderation-latest", answer: "stops" },
    ],
  });
});

test.each([
  ["fails", () => ({ status: 429, body: {} }), "unavailable", {}],
  ["talks nonsense", () => ({ status: 200, body: { results: "?" } }), "unavailable", {}],
  ["says nothing", null, "timeout", { SHOTWRIGHT_SECOND_OPINION_TIMEOUT_MS: 300 }],
] as const)("a moderation endpoint that %s leaves the rules alone", async (_, said, answer, env) => {
  await asks("moderation", env);
  moderated = said;
  const { gate } = await planned();
  expect(gate).toMatchObject({ would_block: false, findings: [], second_opinions: [{ answer }] });
});

test("an account's last call of the day is its last, and whom nobody asks says nothing", async () => {
  await asks("off");
  expect((await planned()).gate).toEqual({ would_block: false, findings: [] });
  const none = await model(0);
  expect(await none.read("x", { signal: AbortSignal.timeout(5000), account: "acc" })).toEqual({
    answer: "limit",
    stops: [],
  });
  expect(vendors.calls).toEqual([]);
});

test("who is named and cannot be reached is told at start", () => {
  const env = { ...environment, OPENAI_API_KEY: undefined };
  const reach = { model: null, fetch, report };
  expect(() => readersFor({ ...env, SHOTWRIGHT_SECOND_OPINION: "model" }, reach)).toThrow("SHOTWRIGHT_LLM");
  expect(() => readersFor({ ...env, SHOTWRIGHT_SECOND_OPINION: "moderation" }, reach)).toThrow("OPENAI_API_KEY");
  expect(readersFor({ ...env, SHOTWRIGHT_SECOND_OPINION: "auto" }, reach)).toEqual([]);
});
