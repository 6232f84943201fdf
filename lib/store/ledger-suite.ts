import { expect, test } from "vitest";
import type { Store } from "./store.ts";
import { aGeneration, anAccount, aReservation, freshId, now, settlementOf } from "./testing/records.ts";

const [from, to] = [new Date("2026-05-01T00:00:00Z"), new Date("2026-06-01T00:00:00Z")];

/** What must hold of money on every database. */
export function ledgerSuite(open: () => Store): void {
  test("what is reserved is held back until it is released, and what is settled is spent in its month", async () => {
    const store = open();
    const { account_id } = await anAccount(store);
    const { generation_id } = await aGeneration(store, account_id);
    expect(await store.ledger.balance(account_id, from, to)).toEqual({ spent_usd: 0, reserved_usd: 1.25 });
    const ending = { state: "finished", status: "ok", message: "", charged_usd: 0.75, finished_at: now } as const;
    await store.generations.end(generation_id, ending, settlementOf(account_id, generation_id, 0.75));
    expect(await store.ledger.balance(account_id, from, to)).toEqual({ spent_usd: 0.75, reserved_usd: 0 });
    const june = [to, new Date("2026-07-01T00:00:00Z")] as const;
    expect(await store.ledger.balance(account_id, ...june)).toEqual({ spent_usd: 0, reserved_usd: 0 });
    expect(await store.ledger.quotesSettled(account_id, from, to)).toMatchObject([{ charged_usd: 0.75 }]);
  });

  test("a reservation that the budget does not bear is of nothing, and of several at once only those fit that do", async () => {
    const store = open();
    const { account_id } = await anAccount(store);
    await store.accounts.setBudget(account_id, 3);
    expect((await store.accounts.byId(account_id))?.budget_usd).toBe(3);
    const made = await Promise.all(Array.from({ length: 5 }, () => aGeneration(store, account_id)));
    const reserved = [];
    for (const { generation_id } of made)
      reserved.push((await store.ledger.get(`reserve:${generation_id}`))?.amount_usd);
    expect(reserved.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([0, 0, 0, 1.25, 1.25]);
    expect(await store.ledger.balance(account_id, from, to)).toEqual({ spent_usd: 0, reserved_usd: 2.5 });
    await store.accounts.setBudget(account_id, null);
    const more = await aGeneration(store, account_id);
    expect((await store.ledger.get(`reserve:${more.generation_id}`))?.amount_usd).toBe(1.25);
  });

  test("a round that is taken up again reserves under a key of its own", async () => {
    const store = open();
    const { account_id } = await anAccount(store);
    const { generation_id } = await aGeneration(store, account_id);
    const ending = { state: "cancelled", status: null, message: "", charged_usd: 0, finished_at: now } as const;
    await store.generations.end(generation_id, ending, settlementOf(account_id, generation_id, 0));
    const reservation = { ...aReservation(account_id, generation_id), entry_key: `reserve:${generation_id}:2` };
    const again = { from: [{ state: "cancelled" as const, status: null }], message: "Again.", reservation };
    expect(await store.generations.reopen(generation_id, again)).toBe(true);
    expect(await store.generations.reopen(generation_id, again)).toBe(false);
    expect(await store.ledger.balance(account_id, from, to)).toEqual({ spent_usd: 0, reserved_usd: 1.25 });
    expect(await store.generations.byId(generation_id)).toMatchObject({ round: 2, state: "queued", finished_at: null });
  });

  test("a still is decided on once, and belongs to its account", async () => {
    const store = open();
    const [ana, bob] = [await anAccount(store), await anAccount(store)];
    const { generation_id, plan_id } = await aGeneration(store, ana.account_id);
    const hero = {
      hero_frame_id: freshId("hero"),
      account_id: ana.account_id,
      generation_id,
      roll: 1,
      plan_id,
      shot_id: "s1",
      at_seconds: 1.5,
      direction: "A fox.",
      reason: "It is the fox.",
      state: "awaiting_decision" as const,
      note: null,
      routed_model: "x/y",
      delivered_model: "preview/still",
      preview: true,
      failover_from: [{ model: "x/y", code: "down" }],
      report: { palette_match: 0.5, subject_present: true, framing_match: false, notes: ["small"] },
      asset_id: freshId("ast"),
      manifest_id: "urn:c2pa:1",
      watermarked: true,
      created_at: now,
      decided_at: null,
    };
    await store.heroes.create(hero);
    await store.heroes.create({ ...hero, direction: "Another." });
    expect(await store.heroes.get(ana.account_id, hero.hero_frame_id)).toEqual(hero);
    expect(await store.heroes.get(bob.account_id, hero.hero_frame_id)).toBeNull();
    const decision = { state: "rejected" as const, note: "closer", decided_at: now };
    expect(await store.heroes.decide(hero.hero_frame_id, decision)).toBe(true);
    expect(await store.heroes.decide(hero.hero_frame_id, { ...decision, state: "locked" })).toBe(false);
    expect(await store.heroes.list(generation_id)).toMatchObject([decision]);
  });
}
