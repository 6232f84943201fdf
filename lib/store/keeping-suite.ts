import { describe, expect, test } from "vitest";
import type { Store } from "./store.ts";
import { aGeneration, anAccount, anAsset, aPlan, freshId, now, settlementOf } from "./testing/records.ts";

const day = 24 * 3_600_000;
const daysAgo = (days: number): Date => new Date(now.getTime() - days * day);

/** What a sweep of now removes; of plans as many are kept as nobody here makes. */
const terms = {
  claimedBefore: daysAgo(1),
  plannedBefore: daysAgo(30),
  endedBefore: daysAgo(30),
  actsBefore: daysAgo(365),
  plansKept: 1_000_000,
};

export const keepingSuite = (use: () => Store) =>
  describe("keeping", () => {
    test("bytes are summed for their account, and given back with the asset", async () => {
      const [mine, other] = [await anAccount(use()), await anAccount(use())];
      const assets = [1, 2, 3].map((bytes) => ({ ...anAsset(mine.account_id), bytes, sha256: freshId("sha") }));
      for (const asset of assets) await use().assets.create(asset);
      expect(await use().keeping.mediaBytes(mine.account_id)).toBe(6);
      expect(await use().keeping.mediaBytes(other.account_id)).toBe(0);
      const [first] = assets;
      expect(await use().keeping.removeAsset(other.account_id, first!.asset_id)).toBe(false);
      expect(await use().keeping.removeAsset(mine.account_id, first!.asset_id)).toBe(true);
      expect(await use().keeping.mediaBytes(mine.account_id)).toBe(5);
    });

    test("films count as under way until they rest", async () => {
      const { account_id } = await anAccount(use());
      const film = await aGeneration(use(), account_id);
      await aGeneration(use(), account_id);
      expect(await use().keeping.underWay(account_id)).toBe(2);
      await use().generations.end(
        film.generation_id,
        { state: "finished", status: "ok", message: "Done.", charged_usd: 0, finished_at: now },
        settlementOf(account_id, film.generation_id, 0),
      );
      expect(await use().keeping.underWay(account_id)).toBe(1);
    });

    test("plans that nothing was made of go when they are old or too many, with what refers to them", async () => {
      const { account_id } = await anAccount(use());
      const [old, young] = [{ ...aPlan(account_id), created_at: daysAgo(31) }, aPlan(account_id)];
      for (const plan of [old, young]) await use().plans.create(plan);
      const reference = { account_id, ref_id: "char:mira", kind: "character", description: "Mira", created_at: now };
      await use().references.create([old, young].map(({ plan_id }) => ({ ...reference, plan_id }) as never));
      const rendered = await aGeneration(use(), account_id);
      await use().keeping.purge(terms);
      const stands = async (plan_id: string) => (await use().plans.get(account_id, plan_id)) !== null;
      expect([await stands(old.plan_id), await stands(young.plan_id), await stands(rendered.plan_id)]).toEqual([
        false,
        true,
        true,
      ]);
      const kept = await use().references.list(account_id, "char:mira");
      expect(kept.map(({ plan_id }) => plan_id)).toEqual([young.plan_id]);
    });

    test("of what ended long ago the last event stays, and old claims of keys are gone", async () => {
      const { account_id } = await anAccount(use());
      const film = await aGeneration(use(), account_id);
      const going = await aGeneration(use(), account_id);
      const step = { state: "running" as const, stage: "render" as const, progress: 0.5, message: "Drawing." };
      for (const { generation_id } of [film, film, going, going]) await use().generations.progress(generation_id, step);
      await use().generations.end(
        film.generation_id,
        { state: "finished", status: "ok", message: "Done.", charged_usd: 0, finished_at: daysAgo(31) },
        settlementOf(account_id, film.generation_id, 0),
      );
      const claim = { account_id, endpoint: "generate_video", body_sha256: "00", generation_id: film.generation_id };
      await use().idempotency.claim({ ...claim, key: "old", created_at: daysAgo(2) }, daysAgo(9));
      await use().idempotency.claim({ ...claim, key: "new", created_at: now }, daysAgo(9));
      const removed = await use().keeping.purge(terms);
      expect(removed.events).toBeGreaterThanOrEqual(2);
      const told = async (id: string) => (await use().generations.events(id, -1)).map(({ event }) => event.message);
      expect(await told(film.generation_id)).toEqual(["Done."]);
      expect(await told(going.generation_id)).toEqual(["Drawing.", "Drawing."]);
      expect(await use().idempotency.get(account_id, "generate_video", "old")).toBeNull();
      expect(await use().idempotency.get(account_id, "generate_video", "new")).not.toBeNull();
      expect(await use().keeping.purge(terms)).toEqual({
        idempotency_keys: 0,
        plans: 0,
        references: 0,
        events: 0,
        deliveries: 0,
        acts: 0,
      });
    });
  });
