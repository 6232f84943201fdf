import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PlanContent } from "#lib/contract/plan.ts";
import { loadOrMakeCredentials } from "#lib/provenance/credentials.ts";
import { openProvenance, type Provenance } from "#lib/provenance/provenance.ts";
import { startFakeFal, type FakeFal } from "#lib/providers/testing/fake-fal.ts";
import type { Database } from "#lib/store/open-database.ts";
import { embeddedTestDatabase, projectRoot } from "#lib/store/testing/embedded.ts";
import { aGeneration, anAccount, aPlan, aReservation } from "#lib/store/testing/records.ts";
import { askedBefore } from "./asked-before.ts";
import type { Effects } from "./effects.ts";
import { makeShot, type ShotOutcome } from "./make-shot.ts";
import { playedEffects } from "./testing/played-effects.ts";
import { video } from "./testing/played-providers.ts";

/** A process dies when the last try of a shot has ended, before the engine noted what its step came to: it runs again. */

let folder: string;
let database: Database;
let provenance: Provenance;
let fal: FakeFal;
let effects: Effects;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "asked-before-"));
  database = await embeddedTestDatabase();
  fal = await startFakeFal({ clip: video, picture: new Uint8Array() });
  const credentials = await loadOrMakeCredentials({ folder, organisation: "Test", now: new Date() });
  provenance = openProvenance({ credentials, projectRoot, now: () => new Date() });
  effects = playedEffects({ store: database.store, folder, falUrl: fal.url, provenance });
});
afterAll(async () => {
  await fal.close();
  await provenance.close();
  await database.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  fal.orders.length = 0;
});

const models = ["ltx/2.3-pro", "alibaba/wan-2.7"];
const film = async (): Promise<string> => {
  const { store } = database;
  const { account_id } = await anAccount(store);
  const content = {
    ...aPlan(account_id).content,
    aspect_ratio: "16:9",
    captions: true,
    end_card: null,
    prompts: [],
    shots: [
      {
        shot_id: "s1",
        index: 1,
        role: "build",
        caption: null,
        duration_seconds: 6,
        routed_model: models[0],
        prompt: "Rain.",
        attached_ref_ids: [],
        routing: { reason: "", candidates: models.map((model) => ({ model, score: 1, reasons: [] })) },
      },
    ],
  } as unknown as PlanContent;
  const plan = { ...aPlan(account_id), content };
  await store.plans.create(plan);
  const { generation_id } = await aGeneration(store, account_id, {
    plan_id: plan.plan_id,
    request: {},
    preview: false,
  });
  // What is held back bears every order.
  await store.ledger.write({
    ...aReservation(account_id, generation_id, 50),
    entry_key: `reserve:${generation_id}:more`,
  });
  return generation_id;
};
const made = (generationId: string): Promise<ShotOutcome> =>
  makeShot(effects, generationId, "s1", new AbortController().signal, () => undefined);

test("an order that nobody knows the fate of is not placed again when its step is", async () => {
  const generationId = await film();
  fal.decide = () => "lost";
  const first = await made(generationId);
  expect(first.failure?.code).toBe("submit_unknown");
  fal.decide = () => "none";
  expect(await made(generationId)).toEqual(first);
  expect(fal.orders).toHaveLength(1);
});

test("a refusal stays one, and whoever failed is not asked again: the next one is", async () => {
  const refused = await film();
  fal.decide = () => "refused";
  const first = await made(refused);
  expect(first.blocked?.gate).toBe("vendor");
  fal.decide = () => "none";
  expect(await made(refused)).toEqual(first);
  expect(fal.orders).toHaveLength(0);

  const failing = await film();
  const { shots } = database.store;
  const failed = {
    outcome: "failed",
    code: "vendor_failed",
    message: "It failed.",
    ended_at: "2026-05-04T03:03:00Z",
  } as const;
  await shots.attempt(failing, "s1", { model: models[0]!, started_at: "2026-05-04T03:02:00Z", ...failed }, 1);
  expect((await made(failing)).failure).toBeNull();
  expect((await shots.list(failing))[0]).toMatchObject({ delivered_model: models[1] });
  expect(fal.orders).toHaveLength(1);
});

test("in the next round, which somebody asked for, it is ordered anew", async () => {
  const generationId = await film();
  fal.decide = () => "lost";
  await made(generationId);
  fal.decide = () => "none";
  const from = [{ state: "queued" as const, status: null }];
  await database.store.generations.reopen(generationId, { from: from as never, message: "Again." });
  expect((await made(generationId)).failure).toBeNull();
  expect(fal.orders).toHaveLength(2);
});

test("an attempt that was never sent is as if it had not been", () => {
  const attempt = {
    model: "a",
    outcome: "cancelled",
    code: null,
    message: null,
    started_at: "1",
    ended_at: "2",
  } as const;
  expect(askedBefore([attempt])).toEqual({ ended: null, inVain: new Map(), last: null });
});
