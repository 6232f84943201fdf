import { expect, test } from "vitest";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { elements } from "#lib/planning/testing/plan-request.ts";
import { plainContent } from "#lib/planning/testing/plain-content.ts";
import type { Account } from "#lib/store/account-records.ts";
import type { NewGeneration, Store, StoredGeneration, StoredPlan } from "#lib/store/store.ts";
import type { LedgerEntry } from "#lib/store/spending-records.ts";
import { now } from "#lib/store/testing/records.ts";
import type { Engine } from "./engine.ts";
import { madeOf } from "./made-shot.ts";
import { settle } from "./settle.ts";
import { entryKey } from "#lib/store/spending-records.ts";
import { delivered, type PlayedProvider, type PlayedStills } from "./testing/played-providers.ts";

/** What a case finds when it begins. */
export interface Stage {
  store: Store;
  engine: Engine;
  account: Account;
  provider: PlayedProvider;
  stills: PlayedStills;
  begin: (change?: Partial<NewGeneration>, plan?: Partial<StoredPlan>) => Promise<string>;
  finish: (generationId: string) => Promise<StoredGeneration>;
  settlements: (generationId: string) => Promise<LedgerEntry[]>;
}

const raw_intent = "A lighthouse keeper finds a fox on the rocks in a winter storm and brings it in.";
const content = plainContent(
  draftFilm({ request: { raw_intent, shot_count: 3, duration_seconds: 9 }, seed: 7, brand: null, elements }),
);

/** Films whose look is locked by a still, films that are taken up again, and films made of other films. */
export const stagedSuite = (stage: () => Stage): void => {
  const staged = (request: Record<string, unknown> = {}) => {
    const shots = content.shots.map(({ shot_id, index, routed_model }) => ({ shot_id, index, routed_model }));
    return stage().begin({ tool: "generate_video_staged", request, shots }, { content });
  };
  const decide = async (generationId: string, state: "locked" | "rejected") => {
    const { store, engine } = stage();
    const hero = (await store.heroes.list(generationId)).at(-1);
    if (hero === undefined) throw new Error("there is no still");
    expect(await store.heroes.decide(hero.hero_frame_id, { state, note: null, decided_at: now })).toBe(true);
    const from = [{ state: "awaiting_decision" as const, status: null }];
    expect(await store.generations.reopen(generationId, { from, message: "Decided." })).toBe(true);
    await engine.submit(generationId);
    return hero;
  };

  test("a still is drawn first, locked, and from then on every shot is held to it and made of it", async () => {
    const { store, finish, stills, provider } = stage();
    const id = await staged();
    const generation = await finish(id);
    expect(generation).toMatchObject({ status: "ok", state: "finished" });
    const [hero, ...others] = await store.heroes.list(id);
    expect(others).toEqual([]);
    expect(hero).toMatchObject({ state: "locked", roll: 1, preview: true, delivered_model: "preview/still" });
    const [order] = stills.orders.filter(({ generation_id }) => generation_id === id);
    expect(order?.direction).toBe(hero?.direction);
    expect(content.shots.map((shot) => shot.shot_id)).toContain(hero?.shot_id);
    const plan = await store.plans.get(generation.account_id, generation.plan_id);
    expect(plan?.parent_plan_id).not.toBeNull();
    for (const shot of plan?.content.shots ?? []) expect(shot.attached_ref_ids).toContain(hero?.hero_frame_id);
    expect(provider.starts.filter((start) => start.startsWith(id))).toHaveLength(3);
    expect(await store.assets.byId(hero?.asset_id ?? "")).toMatchObject({ kind: "hero", media_type: "image/png" });
  });

  test("a held still waits; refused, another takes its place; approved, the film is made of just that one", async () => {
    const { store, engine, finish, provider, settlements } = stage();
    const id = await staged({ hold: true });
    expect(await finish(id)).toMatchObject({ state: "awaiting_decision", status: null, film_asset_id: null });
    expect(provider.starts.some((start) => start.startsWith(id))).toBe(false);
    expect(await settlements(id)).toEqual([]);
    const refused = await decide(id, "rejected");
    await engine.settled(id, 20_000);
    expect(await store.generations.byId(id)).toMatchObject({ state: "awaiting_decision", round: 2 });
    const approved = await decide(id, "locked");
    expect(approved.roll).toBe(2);
    await engine.settled(id, 20_000);
    const film = await store.generations.byId(id);
    expect(film).toMatchObject({ status: "ok", round: 3 });
    const plan = await store.plans.get(film?.account_id ?? "", film?.plan_id ?? "");
    for (const shot of plan?.content.shots ?? []) {
      expect(shot.attached_ref_ids).toContain(approved.hero_frame_id);
      expect(shot.attached_ref_ids).not.toContain(refused.hero_frame_id);
    }
    expect(await settlements(id)).toHaveLength(1);
    expect(await store.heroes.decide(approved.hero_frame_id, { state: "rejected", note: null, decided_at: now })).toBe(
      false,
    );
  });

  test("whoever watches a held film is told that it rests, and after the decision how it goes on", async () => {
    const { engine, finish } = stage();
    const id = await staged({ hold: true });
    await finish(id);
    const resting = [];
    for await (const { event } of engine.watch(id, -1, AbortSignal.timeout(10_000))) resting.push(event.state);
    expect(resting.at(-1)).toBe("awaiting_decision");
    await decide(id, "locked");
    const states = [];
    for await (const { event } of engine.watch(id, -1, AbortSignal.timeout(20_000))) states.push(event.state);
    expect(states.slice(0, resting.length)).toEqual(resting);
    expect(states.at(-1)).toBe("finished");
  });

  test("a held still can be cancelled", async () => {
    const { engine, finish, store } = stage();
    const id = await staged({ hold: true });
    await finish(id);
    expect(await engine.cancel(id)).toBe(true);
    expect(await store.generations.byId(id)).toMatchObject({ state: "cancelled", charged_usd: 0 });
  });

  test("a still that fails ends the film before a shot is made", async () => {
    const { finish, stills, provider } = stage();
    const id = await staged();
    stills.acts.set(id, () => ({ state: "failed", code: "preview_failed", message: "No.", retryable: false }));
    expect(await finish(id)).toMatchObject({ status: "render_failed", failure: { code: "preview_failed" } });
    expect(provider.starts.some((start) => start.startsWith(id))).toBe(false);
  });

  test("what failed is taken up again: only the missing shot is ordered, and the round is settled once", async () => {
    const { store, engine, account, begin, finish, provider, settlements } = stage();
    const id = await begin();
    provider.acts.set(id, (order) =>
      Promise.resolve(
        order.shot_id === "s2"
          ? { state: "failed", code: "encoder", message: "The encoder stopped.", retryable: false }
          : delivered,
      ),
    );
    const failed = await finish(id);
    expect(failed.status).toBe("render_failed");
    const tries: number[] = [];
    provider.acts.set(id, ({ attempt }) => {
      tries.push(attempt);
      return Promise.resolve(delivered);
    });
    const before = provider.starts.length;
    const again = { generation_id: id, round: failed.round + 1 };
    const reservation: LedgerEntry = {
      entry_key: entryKey("reserve", again),
      account_id: account.account_id,
      generation_id: id,
      publication_id: null,
      kind: "reserve",
      amount_usd: 0,
      model: null,
      at: now,
    };
    const from = [{ state: "finished" as const, status: "render_failed" as const }];
    expect(await store.generations.reopen(id, { from, message: "Again.", reservation })).toBe(true);
    expect(await store.generations.reopen(id, { from, message: "Again.", reservation })).toBe(false);
    expect(await store.generations.byId(id)).toMatchObject({ state: "queued", failure: null, finished_at: null });
    await engine.submit(id);
    await engine.settled(id, 20_000);
    expect(await store.generations.byId(id)).toMatchObject({ status: "ok", round: 2 });
    expect(provider.starts.slice(before)).toEqual([`${id}/s2`]);
    expect(tries).toEqual([2]);
    expect((await settlements(id)).map(({ entry_key }) => entry_key)).toEqual([`settle:${id}`, `settle:${id}:2`]);
  });

  test("a cancellation that began before a film was taken up again ends the round that it finds, and holds nothing back", async () => {
    const { store, account, begin } = stage();
    const id = await begin({ quoted_usd: 2 });
    const stale = await store.generations.byId(id);
    if (stale === null) throw new Error("there is no film");
    const ending = { status: null, message: "Cancelled.", charged_usd: 0, finished_at: now } as const;
    const end = (charged_usd = 0) =>
      settle(
        { store, report: () => undefined },
        stale,
        { ...ending, charged_usd, state: "cancelled" },
        "http://localhost",
      );
    expect(await end()).toBe(true);
    const reopen = (round: number, amount_usd: number) =>
      store.generations.reopen(id, {
        from: [{ state: "cancelled", status: null }],
        round,
        message: "Again.",
        reservation: {
          entry_key: entryKey("reserve", { generation_id: id, round: round + 1 }),
          account_id: account.account_id,
          generation_id: id,
          publication_id: null,
          kind: "reserve",
          amount_usd,
          model: null,
          at: now,
        },
      });
    // Who read the film in its first round ends its second one under keys of that.
    expect(await reopen(1, 3)).toBe(true);
    expect(await end()).toBe(true);
    expect((await store.ledger.heldFor(id)).held_usd).toBe(0);
    // At once, whichever comes first: each round is reserved, released and settled once, by its own keys.
    for (let round = 2; round < 6; round++) {
      const [again, ended] = await Promise.all([reopen(round, round), end()]);
      expect(again).toBe(true);
      if (!ended) expect(await end()).toBe(true);
      expect((await store.ledger.heldFor(id)).held_usd).toBe(0);
      expect(await reopen(round, 9)).toBe(false);
    }
    const entries = (await store.ledger.list(account.account_id)).filter(({ generation_id }) => generation_id === id);
    const of = (kind: string) => entries.filter((entry) => entry.kind === kind);
    const keys = (kind: "release" | "settle", rounds: readonly number[]) =>
      rounds.map((round) => entryKey(kind, { generation_id: id, round })).toSorted();
    const rounds = [1, 2, 3, 4, 5, 6];
    for (const kind of ["release", "settle"] as const)
      expect(
        of(kind)
          .map(({ entry_key }) => entry_key)
          .toSorted(),
      ).toEqual(keys(kind, rounds));
    const later = of("release").filter(
      ({ entry_key }) => entry_key !== entryKey("release", { generation_id: id, round: 1 }),
    );
    expect(later.map(({ amount_usd }) => amount_usd).toSorted((a, b) => a - b)).toEqual([2, 3, 3, 4, 5]);
  });

  test("what was cancelled is taken up again", async () => {
    const { store, engine, begin, provider } = stage();
    const id = await begin();
    let reached = (): void => undefined;
    const working = new Promise<void>((resolve) => {
      reached = resolve;
    });
    provider.acts.set(id, (_order, signal) => {
      reached();
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("aborted"))));
    });
    await engine.submit(id);
    await working;
    expect(await engine.cancel(id)).toBe(true);
    provider.acts.delete(id);
    const from = [{ state: "cancelled" as const, status: null }];
    expect(await store.generations.reopen(id, { from, message: "Again." })).toBe(true);
    await engine.submit(id);
    await engine.settled(id, 20_000);
    expect((await store.generations.byId(id))?.status).toBe("ok");
  });

  test("shots of another film are taken over as they are, and the new film names it as what it was made from", async () => {
    const { store, account, begin, finish, provider } = stage();
    const parent = await finish(await begin());
    const made = new Map((await store.shots.list(parent.generation_id)).map((shot) => [shot.shot_id, shot]));
    const shots = ["s1", "s2", "s3"].map((shot_id, i) => {
      const kept = made.get(shot_id);
      return {
        shot_id,
        index: i + 1,
        routed_model: "x/y",
        ...(shot_id === "s2" || kept === undefined ? {} : { made: madeOf(kept) }),
      };
    });
    const before = provider.starts.length;
    const id = await begin({ parent_generation_id: parent.generation_id, shots });
    expect((await finish(id)).status).toBe("ok");
    expect(provider.starts.slice(before)).toEqual([`${id}/s2`]);
    for (const shot of await store.shots.list(id))
      expect(shot.asset_id === made.get(shot.shot_id)?.asset_id).toBe(shot.shot_id !== "s2");
    expect(await store.generations.children(account.account_id, parent.generation_id)).toEqual([id]);
  });
};
