import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PlanContent } from "#lib/contract/plan.ts";
import { loadOrMakeCredentials } from "#lib/provenance/credentials.ts";
import { openProvenance, type Provenance } from "#lib/provenance/provenance.ts";
import type { FilmCutter } from "#lib/providers/film-cutter.ts";
import { startFakeFal, type FakeFal } from "#lib/providers/testing/fake-fal.ts";
import type { Database, Membership } from "#lib/store/open-database.ts";
import type { Account } from "#lib/store/account-records.ts";
import type { NewGeneration, StoredPlan } from "#lib/store/store.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { anAccount, aPlan, freshId, now } from "#lib/store/testing/records.ts";
import type { Engine } from "./engine.ts";
import { liveSuite } from "./live-suite.ts";
import { openEngine } from "./open-engine.ts";
import { publishingSuite } from "./publishing-suite.ts";
import { stagedSuite } from "./staged-suite.ts";
import { vendorSuite } from "./vendor-suite.ts";
import { playedCut, playedEffects } from "./testing/played-effects.ts";
import { delivered, PlayedProvider, PlayedStills, video } from "./testing/played-providers.ts";

/** What must hold of the engine on every database. One a process: the engine underneath is. */
export function engineSuite(open: () => Promise<Database>): void {
  let folder: string;
  let database: Database;
  let provenance: Provenance;
  let engine: Engine & { close(): Promise<void> };
  let account: Account;
  let fal: FakeFal;
  let membership: Membership;
  const provider = new PlayedProvider();
  const stills = new PlayedStills();
  const cuts: { extras: number; splice: unknown }[][] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "engine-"));
    database = await open();
    fal = await startFakeFal({ clip: video, picture: new Uint8Array() });
    const credentials = await loadOrMakeCredentials({
      folder,
      organisation: "Test",
      now: new Date(),
    });
    provenance = openProvenance({ credentials, projectRoot, now: () => new Date() });
    const cut: FilmCutter["cut"] = (_plan, shots) => {
      cuts.push(shots.map((shot) => ({ extras: shot.extras.length, splice: shot.splice })));
      return Promise.resolve(playedCut);
    };
    const { store } = database;
    const effects = playedEffects({ store, folder, falUrl: fal.url, provenance, cut, provider, stills });
    membership = await database.join({
      role: "all",
      version: "0.0.0",
      onLost: () => undefined,
      report: (message) => process.stderr.write(`${message}\n`),
    });
    engine = await openEngine(effects, {
      pool: database.enginePool,
      databaseUrl: database.databaseUrl,
      lease: membership.lease,
      runningPerAccount: 2,
      // Nothing here may wait for a look into the database.
      lookEveryMs: 3_600_000,
    });
    account = await anAccount(database.store);
  });

  afterAll(async () => {
    await engine.close();
    await membership.close();
    await fal.close();
    await provenance.close();
    await database.close();
    await rm(folder, { recursive: true });
  });

  const begin = async (change: Partial<NewGeneration> = {}, gate: Partial<StoredPlan> = {}): Promise<string> => {
    const shots = ["s1", "s2", "s3"].map((shot_id, i) => ({
      shot_id,
      index: i + 1,
      role: "build",
      routed_model: "x/y",
      caption: null,
    }));
    const content = {
      title: "Rain",
      seed: 1,
      captions: true,
      end_card: null,
      shots,
    } as unknown as PlanContent;
    const plan: StoredPlan = { ...aPlan(account.account_id), content, ...gate };
    await database.store.plans.create(plan);
    const generation_id = freshId("gen");
    await database.store.generations.create(
      {
        generation_id,
        account_id: account.account_id,
        tool: "generate_video",
        plan_id: plan.plan_id,
        parent_generation_id: null,
        consent_id: null,
        request: {},
        title: "Rain",
        raw_intent: "rain",
        preview: true,
        duration_seconds: 3,
        quoted_usd: 0,
        changed_shot_ids: ["s1", "s2", "s3"],
        created_at: now,
        shots: shots.map(({ shot_id, index, routed_model }) => ({ shot_id, index, routed_model })),
        ...change,
      },
      {
        entry_key: `reserve:${generation_id}`,
        account_id: account.account_id,
        generation_id,
        publication_id: null,
        kind: "reserve",
        amount_usd: change.quoted_usd ?? 0,
        model: null,
        at: now,
      },
    );
    return generation_id;
  };

  const finish = async (generationId: string) => {
    await engine.submit(generationId);
    await engine.settled(generationId, 20_000);
    const generation = await database.store.generations.byId(generationId);
    if (generation === null) throw new Error("the generation is gone");
    return generation;
  };

  const settlements = async (generationId: string) =>
    (await database.store.ledger.list(account.account_id)).filter(
      (entry) => entry.generation_id === generationId && entry.kind === "settle",
    );

  test("a generation is made, signed over its shots, and settled once however often it is submitted", async () => {
    const id = await begin();
    await Promise.all([engine.submit(id), engine.submit(id)]);
    const generation = await finish(id);
    expect(generation).toMatchObject({
      state: "finished",
      status: "ok",
      progress: 1,
      charged_usd: 0,
      preview: true,
    });
    expect(provider.starts.filter((start) => start.startsWith(id))).toEqual([`${id}/s1`, `${id}/s2`, `${id}/s3`]);
    expect(cuts.at(-1)).toEqual([1, 2, 3].map(() => ({ extras: 1, splice: { how: "plain" } })));
    const film = await database.store.assets.byId(generation.film_asset_id ?? "");
    expect(film).toMatchObject({
      kind: "film",
      media_type: "video/mp4",
      account_id: account.account_id,
    });
    expect(await settlements(id)).toHaveLength(1);
    for (const shot of await database.store.shots.list(id)) {
      expect(shot.attempts).toMatchObject([{ model: "preview/motion", outcome: "delivered" }]);
      expect(shot.manifest_id).toMatch(/^urn:c2pa:/);
      expect(shot.manifest_id).not.toBe(generation.film_manifest_id);
    }
    const events = await database.store.generations.events(id, -1);
    expect(events.map((entry) => entry.index)).toEqual(events.map((_, i) => i));
    expect(events.at(-1)?.event).toMatchObject({ state: "finished", progress: 1 });
  });

  test("a gate that would block ends it before anything is made", async () => {
    const finding = {
      gate: "consent" as const,
      code: "handle",
      reason: "It names an account",
      evidence: [],
      resolve: "Ask.",
    };
    const id = await begin({}, { gate: { would_block: true, findings: [finding] } });
    expect(await finish(id)).toMatchObject({
      state: "finished",
      status: "blocked",
      blocked: { gate: "consent", code: "handle" },
    });
    expect(provider.starts.some((start) => start.startsWith(id))).toBe(false);
    const consent = {
      consent_id: freshId("con"),
      account_id: account.account_id,
      subject: "Mira Keller",
      scope: "This film",
      territory: null,
      expires_at: null,
      evidence_sha256: null,
      note: null,
      given_by: account.account_id,
      generation_id: null,
      revoked_at: null,
      created_at: new Date(0),
    };
    await database.store.consents.create(consent);
    const gate = { would_block: true, findings: [finding] };
    const consented = await begin({ consent_id: consent.consent_id }, { gate });
    expect((await finish(consented)).status).toBe("ok");
    await database.store.consents.revoke(account.account_id, consent.consent_id, new Date(1));
    const revoked = await begin({ consent_id: consent.consent_id }, { gate });
    expect(await finish(revoked)).toMatchObject({
      status: "blocked",
      charged_usd: 0,
      blocked: { gate: "consent", code: "consent_revoked", evidence: finding.evidence },
    });
    expect(provider.starts.some((start) => start.startsWith(revoked))).toBe(false);
    const expired = { ...consent, consent_id: freshId("con"), expires_at: new Date(1) };
    await database.store.consents.create(expired);
    const late = await begin({ consent_id: expired.consent_id }, { gate });
    expect(await finish(late)).toMatchObject({ status: "blocked", blocked: { code: "consent_expired" } });
  });

  test("what the policy does not allow is blocked whatever was consented to, and charges nothing", async () => {
    const finding = {
      gate: "policy" as const,
      code: "violence",
      reason: "It shows cruelty",
      evidence: [],
      resolve: "Leave it out.",
    };
    const gate = { would_block: true, findings: [finding] };
    const id = await begin({ quoted_usd: 3, request: { likeness_consent: true } }, { gate });
    expect(await finish(id)).toMatchObject({ status: "blocked", blocked: { gate: "policy" }, charged_usd: 0 });
    expect(provider.starts.some((start) => start.startsWith(id))).toBe(false);
    expect(await settlements(id)).toMatchObject([{ amount_usd: 0 }]);
  });

  test("a quote over max_cost_usd is blocked by the budget and charges nothing", async () => {
    const id = await begin({ quoted_usd: 3, request: { max_cost_usd: 2.5 } });
    expect(await finish(id)).toMatchObject({
      status: "blocked",
      blocked: { gate: "budget" },
      charged_usd: 0,
    });
    expect(await settlements(id)).toMatchObject([{ amount_usd: 0 }]);
  });

  test("a provider that fails ends it as render_failed, with its attempts, charged nothing", async () => {
    const id = await begin();
    provider.acts.set(id, (order) =>
      Promise.resolve(
        order.shot_id === "s2"
          ? { state: "failed", code: "encoder", message: "The encoder stopped.", retryable: false }
          : delivered,
      ),
    );
    const generation = await finish(id);
    expect(generation).toMatchObject({
      status: "render_failed",
      charged_usd: 0,
      film_asset_id: null,
    });
    expect(generation.failure).toMatchObject({
      code: "encoder",
      shot_id: "s2",
      attempts: [{ outcome: "failed" }],
    });
    expect((await database.store.shots.list(id)).filter((shot) => shot.asset_id !== null)).toHaveLength(2);
  });

  test("a thrown fault is tried again, and a shot that is stored is not made twice", async () => {
    const id = await begin();
    let faults = 0;
    provider.acts.set(id, (order) => {
      if (order.shot_id === "s3" && faults++ === 0) return Promise.reject(new Error("the worker crashed"));
      return Promise.resolve(delivered);
    });
    expect((await finish(id)).status).toBe("ok");
    expect(faults).toBe(2);
    expect(provider.starts.filter((start) => start.startsWith(id))).toHaveLength(3);
  });

  test("cancel ends it at once, aborts the local work, charges nothing, and cannot be done twice", async () => {
    const id = await begin();
    let aborted = 0;
    provider.acts.set(
      id,
      (_order, signal) =>
        new Promise((_, reject) =>
          signal.addEventListener("abort", () => {
            aborted++;
            reject(new Error("aborted"));
          }),
        ),
    );
    await engine.submit(id);
    for await (const { event } of engine.watch(id, -1, AbortSignal.timeout(10_000)))
      if (event.stage === "render" && event.shot_id) break;
    expect(await engine.cancel(id)).toBe(true);
    expect(await engine.cancel(id)).toBe(false);
    const generation = await database.store.generations.byId(id);
    expect(generation).toMatchObject({ state: "cancelled", status: null, charged_usd: 0 });
    await expect.poll(() => aborted).toBeGreaterThan(0);
    expect(await settlements(id)).toMatchObject([{ amount_usd: 0 }]);
  });

  test("a film that is given up ends as failed at once, its work aborted, nothing charged, and not twice", async () => {
    const id = await begin();
    const aborted = Promise.withResolvers<void>();
    provider.acts.set(
      id,
      (_order, signal) =>
        new Promise((_, reject) =>
          signal.addEventListener("abort", () => {
            aborted.resolve();
            reject(new Error("aborted"));
          }),
        ),
    );
    await engine.submit(id);
    for await (const { event } of engine.watch(id, -1, AbortSignal.timeout(10_000)))
      if (event.stage === "render" && event.shot_id) break;
    // Beside the embedded database there is nobody else to go on with what this process has in hand.
    if (database.kind === "embedded") expect(await engine.requeue(id)).toBe("in hand");
    expect(await engine.giveUp(id)).toBe(true);
    await aborted.promise;
    expect([await engine.giveUp(id), await engine.cancel(id)]).toEqual([false, false]);
    const generation = await database.store.generations.byId(id);
    expect(generation).toMatchObject({ state: "finished", status: "render_failed", charged_usd: 0 });
    expect(generation?.failure?.message).toContain("whoever runs the service");
    expect(await settlements(id)).toMatchObject([{ amount_usd: 0 }]);
    expect(await engine.requeue(id)).toBe("never begun");
  });

  test("the events resume where a watcher left off", async () => {
    const id = await begin();
    await finish(id);
    const all = await database.store.generations.events(id, -1);
    const rest = [];
    for await (const entry of engine.watch(id, 1, AbortSignal.timeout(5000))) rest.push(entry);
    const left = all.slice(2);
    expect(rest).toEqual(left.map((entry) => ({ ...entry, rests: entry === left.at(-1) })));
  });

  test("more generations than may run wait as queued, and all finish", async () => {
    let running = 0;
    let most = 0;
    const ids = [];
    for (let i = 0; i < 4; i++) {
      const id = await begin();
      provider.acts.set(id, async (order) => {
        if (order.shot_id === "s1") most = Math.max(most, ++running);
        await sleep(30);
        if (order.shot_id === "s1") running--;
        return delivered;
      });
      ids.push(id);
    }
    const done = await Promise.all(ids.map(finish));
    expect(done.map((generation) => generation.status)).toEqual(["ok", "ok", "ok", "ok"]);
    expect(most).toBeLessThanOrEqual(2);
  });

  const stage = () => ({ store: database.store, engine, account, provider, stills, begin, finish, settlements });
  stagedSuite(stage);
  liveSuite(stage, () => fal);
  vendorSuite(stage, () => fal);
  publishingSuite(stage);
}
