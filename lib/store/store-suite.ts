import { describe, expect, test } from "vitest";
import type { StoredConsent, StoredManifest, StoredReference } from "./film-records.ts";
import type { Store } from "./store.ts";
import type { LedgerEntry } from "./spending-records.ts";
import { aBrand, aGeneration, aKey, anAccount, anAsset, aPlan, aReservation, freshId, now } from "./testing/records.ts";

const later = new Date(now.getTime() + 60_000);
const together = <T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

/** What every store must do, whatever is under it. Generations and shots: `generation-suite.ts`. */
export function storeSuite(use: () => Store): void {
  describe("calls of the director", () => {
    const call = (account_id: string) => ({ call_id: freshId("call"), account_id, model: "openai:x", at: now });

    test("no more are taken than a day has, also by callers that come together", async () => {
      const { account_id } = await anAccount(use());
      const other = await anAccount(use());
      const taken = await together(6, () => use().director.take(call(account_id), now, 4));
      expect(taken.filter(Boolean)).toHaveLength(4);
      expect(await use().director.take(call(other.account_id), now, 4)).toBe(true);
      expect(await use().director.take({ ...call(account_id), at: later }, later, 4)).toBe(true);
    });

    test("what they used is summed over a stretch of time, unknown prices as nothing", async () => {
      const { account_id } = await anAccount(use());
      const [one, two] = [call(account_id), call(account_id)];
      for (const each of [one, two]) await use().director.take(each, now, 9);
      await use().director.record(one.call_id, { tokens_in: 100, tokens_out: 20, cost_usd: 0.25 });
      await use().director.record(two.call_id, { tokens_in: 5, tokens_out: 1, cost_usd: null });
      const used = { calls: 2, tokens_in: 105, tokens_out: 21, cost_usd: 0.25 };
      expect(await use().director.used(account_id, now, later)).toEqual(used);
      expect(await use().director.used(account_id, later, later)).toMatchObject({ calls: 0, tokens_in: 0 });
    });

    test("an answer is kept once and comes back as it was", async () => {
      const key = freshId("key");
      expect(await use().director.answer(key)).toBeNull();
      await use().director.keep(key, { shots: [1, { b: "x" }] }, now);
      await use().director.keep(key, "another", now);
      expect(await use().director.answer(key)).toEqual({ shots: [1, { b: "x" }] });
    });
  });

  describe("accounts", () => {
    test("an address is taken whatever its case, also for callers that come together", async () => {
      const name = freshId("Ann");
      const made = await together(8, (index) =>
        use().accounts.create({
          account_id: freshId("acc"),
          email: index % 2 ? `${name}@Example.com` : `${name.toUpperCase()}@example.COM`,
          name: null,
          password_hash: "argon",
          created_at: now,
        }),
      );
      const first = made.filter((account) => account !== null);
      expect(first).toHaveLength(1);
      expect(await use().accounts.byEmail(`${name.toLowerCase()}@EXAMPLE.com`)).toEqual(first[0]);
      expect(await use().accounts.byId(first[0]!.account_id)).toEqual(first[0]);
      expect(first[0]).toMatchObject({
        password_hash: "argon",
        sample_generation_id: null,
        created_at: now,
      });
    });

    test("unknown ones are null; the count grows", async () => {
      const before = await use().accounts.count();
      await anAccount(use());
      expect(await use().accounts.count()).toBe(before + 1);
      expect(await use().accounts.byId("acc_none")).toBeNull();
      expect(await use().accounts.byEmail("nobody@example.com")).toBeNull();
    });

    test("the sample film is claimed once", async () => {
      const { account_id } = await anAccount(use());
      const claims = await together(6, (index) => use().accounts.claimSample(account_id, `gen_${index}`));
      expect(claims.filter(Boolean)).toHaveLength(1);
      const { sample_generation_id } = (await use().accounts.byId(account_id))!;
      expect(sample_generation_id).toBe(`gen_${claims.indexOf(true)}`);
    });
  });

  describe("keys", () => {
    test("come back as they were written, newest first, for their account only", async () => {
      const [mine, other] = await together(2, () => anAccount(use()));
      const old = aKey(mine!.account_id);
      const young = { ...aKey(mine!.account_id), created_at: later, expires_at: later };
      for (const key of [old, young]) await use().keys.create(key);
      expect(await use().keys.byPrefix(young.prefix)).toEqual(young);
      expect(await use().keys.byPrefix("nothing")).toBeNull();
      expect(await use().keys.list(mine!.account_id)).toEqual([young, old]);
      expect(await use().keys.list(other!.account_id)).toEqual([]);
    });

    test("are revoked by their account, and keep the first time of it", async () => {
      const [mine, other] = await together(2, () => anAccount(use()));
      const key = aKey(mine!.account_id);
      await use().keys.create(key);
      expect(await use().keys.revoke(other!.account_id, key.key_id, now)).toBe(false);
      expect((await use().keys.byPrefix(key.prefix))?.revoked_at).toBeNull();
      expect(await use().keys.revoke(mine!.account_id, key.key_id, now)).toBe(true);
      expect(await use().keys.revoke(mine!.account_id, key.key_id, later)).toBe(true);
      expect((await use().keys.byPrefix(key.prefix))?.revoked_at).toEqual(now);
      expect(await use().keys.revoke(mine!.account_id, "key_none", now)).toBe(false);
    });

    test("remember the latest use, in whatever order the uses are written", async () => {
      const { account_id } = await anAccount(use());
      const key = aKey(account_id);
      await use().keys.create(key);
      await use().keys.touch(key.key_id, later);
      await use().keys.touch(key.key_id, now);
      expect((await use().keys.byPrefix(key.prefix))?.last_used_at).toEqual(later);
    });
  });

  describe("brand profiles", () => {
    test("belong to their account; two accounts may use one id", async () => {
      const [mine, other] = await together(2, () => anAccount(use()));
      expect(await use().brands.put(mine!.account_id, aBrand("acme", 1, "Mine"), null)).toBe(true);
      expect(await use().brands.get(other!.account_id, "acme")).toBeNull();
      expect(await use().brands.put(other!.account_id, aBrand("acme", 1, "Other"), null)).toBe(true);
      expect(await use().brands.remove(other!.account_id, "acme")).toBe(true);
      expect(await use().brands.remove(other!.account_id, "acme")).toBe(false);
      expect(await use().brands.list(mine!.account_id)).toEqual([aBrand("acme", 1, "Mine")]);
      expect(await use().brands.list(other!.account_id)).toEqual([]);
    });

    test("of several writers that read the same version, one wins", async () => {
      const { account_id } = await anAccount(use());
      const created = await together(6, (index) => use().brands.put(account_id, aBrand("b-1", 1, `n${index}`), null));
      expect(created.filter(Boolean)).toHaveLength(1);
      const updated = await together(6, (index) => use().brands.put(account_id, aBrand("b-1", 2, `u${index}`), 1));
      expect(updated.filter(Boolean)).toHaveLength(1);
      expect(await use().brands.get(account_id, "b-1")).toEqual(aBrand("b-1", 2, `u${updated.indexOf(true)}`));
      expect(await use().brands.put(account_id, aBrand("b-2", 4), 3)).toBe(false);
      expect(await use().brands.get(account_id, "b-2")).toBeNull();
      const history = await use().brands.versions(account_id, "b-1", 10);
      expect(history).toEqual([
        aBrand("b-1", 2, `u${updated.indexOf(true)}`),
        aBrand("b-1", 1, `n${created.indexOf(true)}`),
      ]);
      expect(await use().brands.versions(account_id, "b-2", 10)).toEqual([]);
    });

    test("keep what they were, to the character, for their account and as long as they are there", async () => {
      const [mine, other] = (await together(2, () => anAccount(use()))).map(({ account_id }) => account_id);
      for (const account_id of [mine!, other!])
        for (const version of [1, 2, 3])
          await use().brands.put(account_id, aBrand("acme", version, `${account_id} ${version}`), version - 1 || null);
      const versions = (account: string, limit: number) => use().brands.versions(account, "acme", limit);
      expect((await versions(mine!, 2)).map((block) => block.version)).toEqual([3, 2]);
      const first = await use().brands.version(mine!, "acme", 1);
      expect(JSON.stringify(first)).toBe(JSON.stringify(aBrand("acme", 1, `${mine} 1`)));
      expect(await use().brands.version(mine!, "acme", 4)).toBeNull();
      expect(await use().brands.remove(mine!, "acme")).toBe(true);
      expect(await versions(mine!, 9)).toEqual([]);
      expect(await versions(other!, 9)).toHaveLength(3);
      expect(await use().brands.put(mine!, aBrand("acme", 1, "again"), null)).toBe(true);
      expect(await versions(mine!, 9)).toEqual([aBrand("acme", 1, "again")]);
    });
  });

  describe("plans", () => {
    test("come back to the character, key order included, for their account only", async () => {
      const [mine, other] = await together(2, () => anAccount(use()));
      const plan = aPlan(mine!.account_id);
      const text = {
        text: 'quote " \\ newline \n emoji 🦊 \u2028',
        nested: { $type: "Json", list: [null, 0.1, 1e21] },
      };
      const content = {
        ...plan.content,
        zebra: 1,
        apple: 2,
        ...text,
      } as unknown as typeof plan.content;
      await use().plans.create({ ...plan, content, brand: aBrand("acme", 3) });
      const stored = await use().plans.get(mine!.account_id, plan.plan_id);
      expect(stored).toEqual({ ...plan, content, brand: aBrand("acme", 3) });
      expect(JSON.stringify(stored?.content)).toBe(JSON.stringify(content));
      expect(await use().plans.get(other!.account_id, plan.plan_id)).toBeNull();
    });

    test("what JSON cannot say is left out, as in an answer", async () => {
      const { account_id } = await anAccount(use());
      const plan = {
        ...aPlan(account_id),
        request: { a: undefined, b: [1, undefined], c: { d: undefined } },
      };
      await use().plans.create(plan);
      const stored = await use().plans.get(account_id, plan.plan_id);
      expect(JSON.stringify(stored?.request)).toBe(JSON.stringify(plan.request));
    });
  });

  describe("assets", () => {
    test("belong to their account; a checked address reaches them without", async () => {
      const [mine, other] = await together(2, () => anAccount(use()));
      const asset = anAsset(mine!.account_id);
      await use().assets.create(asset);
      expect(await use().assets.get(mine!.account_id, asset.asset_id)).toEqual(asset);
      expect(await use().assets.get(other!.account_id, asset.asset_id)).toBeNull();
      expect(await use().assets.byId(asset.asset_id)).toEqual(asset);
      expect(await use().assets.byId("ast_none")).toBeNull();
    });
  });

  describe("references", () => {
    test("belong to their account, and are listed by the plans that describe them", async () => {
      const [mine, other] = await together(2, () => anAccount(use()));
      const reference = (plan_id: string, minute: number): StoredReference => ({
        account_id: mine!.account_id,
        ref_id: "char:mira",
        plan_id,
        kind: "character",
        description: "Mira, a red coat, the same in every shot",
        created_at: new Date(Date.UTC(2026, 0, 1, 0, minute)),
      });
      const [one, two] = [reference(freshId("plan"), 0), reference(freshId("plan"), 1)];
      await use().references.create([one, two]);
      await use().references.create([one]);
      expect(await use().references.list(mine!.account_id, "char:mira")).toEqual([two, one]);
      expect(await use().references.list(other!.account_id, "char:mira")).toEqual([]);
      expect(await use().references.list(mine!.account_id, "char:nobody")).toEqual([]);
    });
  });

  describe("consents", () => {
    test("belong to their account, newest first, and are revoked once", async () => {
      const [mine, other] = await together(2, () => anAccount(use()));
      const consent = (minute: number): StoredConsent => ({
        consent_id: freshId("con"),
        account_id: mine!.account_id,
        subject: "Mira Keller",
        scope: "Spring campaign",
        territory: null,
        expires_at: later,
        evidence_sha256: "ab".repeat(32),
        note: null,
        given_by: mine!.account_id,
        generation_id: null,
        revoked_at: null,
        created_at: new Date(Date.UTC(2026, 0, 1, 0, minute)),
      });
      const [older, newer] = [consent(0), consent(1)];
      for (const each of [older, newer]) await use().consents.create(each);
      expect(await use().consents.list(mine!.account_id)).toEqual([newer, older]);
      expect(await use().consents.list(other!.account_id)).toEqual([]);
      expect(await use().consents.get(mine!.account_id, older.consent_id)).toEqual(older);
      expect(await use().consents.get(other!.account_id, older.consent_id)).toBeNull();
      expect(await use().consents.revoke(other!.account_id, older.consent_id, now)).toBe(false);
      expect(await use().consents.revoke(mine!.account_id, older.consent_id, now)).toBe(true);
      expect(await use().consents.revoke(mine!.account_id, older.consent_id, later)).toBe(true);
      expect((await use().consents.get(mine!.account_id, older.consent_id))?.revoked_at).toEqual(now);
    });
  });

  describe("manifests", () => {
    test("are found by their id and by the marks in their files, those with the most of them and no others first", async () => {
      const { account_id } = await anAccount(use());
      const [one, two] = [freshId("mark"), freshId("mark")];
      const manifest = (marks: string[], minute: number): StoredManifest => ({
        manifest_id: freshId("urn:c2pa:"),
        account_id,
        asset_id: freshId("ast"),
        media_type: "video/mp4",
        store_sha256: "ab".repeat(32),
        marks: marks.toSorted(),
        created_at: new Date(Date.UTC(2026, 0, 1, 0, minute)),
      });
      const [shot, film, remake] = [manifest([one], 0), manifest([one, two], 1), manifest([one, two], 2)];
      for (const each of [remake, film, shot, shot]) await use().manifests.create(each);
      expect(await use().manifests.byId(film.manifest_id)).toEqual(film);
      expect(await use().manifests.byId("urn:c2pa:none")).toBeNull();
      expect(await use().manifests.byMarks([two, one, one], 10)).toEqual([remake, film, shot]);
      expect(await use().manifests.byMarks([one], 1)).toEqual([shot]);
      expect(await use().manifests.byMarks([freshId("mark")], 10)).toEqual([]);
      expect(await use().manifests.byMarks([], 10)).toEqual([]);
    });
  });

  describe("ledger", () => {
    test("a key is written once; everybody reads the first row", async () => {
      const { account_id } = await anAccount(use());
      const entry: LedgerEntry = {
        ...aReservation(account_id, "none"),
        entry_key: freshId("once"),
        generation_id: null,
      };
      const rows = await together(10, (index) => use().ledger.write({ ...entry, amount_usd: index }));
      expect(new Set(rows.map((row) => row.amount_usd)).size).toBe(1);
      expect(await use().ledger.list(account_id)).toEqual([rows[0]]);
    });

    test("small amounts stay exact, and stay with their account", async () => {
      const [mine, other] = await together(2, () => anAccount(use()));
      const amounts = [0.1, 0.2, 0.000001, 123456.789012];
      for (const amount_usd of amounts) {
        const row = aReservation(mine!.account_id, "none");
        await use().ledger.write({
          ...row,
          entry_key: freshId("sum"),
          generation_id: null,
          amount_usd,
        });
      }
      const rows = await use().ledger.list(mine!.account_id);
      expect(rows.map((row) => row.amount_usd)).toEqual(amounts);
      expect(await use().ledger.list(other!.account_id)).toEqual([]);
    });
  });

  describe("idempotency keys", () => {
    const aClaim = (account_id: string, key: string) => ({
      account_id,
      endpoint: "generate_video",
      key,
      body_sha256: "aa",
      generation_id: freshId("gen"),
      created_at: now,
    });
    const dayBefore = new Date(now.getTime() - 86_400_000);

    test("of 20 claims at once one is granted; the others learn whose it is", async () => {
      const { account_id } = await anAccount(use());
      const claims = await together(20, () => use().idempotency.claim(aClaim(account_id, "k"), dayBefore));
      const granted = claims.filter((claim) => claim.claimed);
      expect(granted).toHaveLength(1);
      for (const claim of claims) expect(claim.record).toEqual(granted[0]!.record);
    });

    test("an old claim is replaced, by one of 20", async () => {
      const { account_id } = await anAccount(use());
      const old = { ...aClaim(account_id, "k"), created_at: new Date(dayBefore.getTime() - 1) };
      expect(await use().idempotency.claim(old, new Date(0))).toEqual({
        claimed: true,
        record: old,
      });
      const claims = await together(20, () => use().idempotency.claim(aClaim(account_id, "k"), dayBefore));
      const granted = claims.filter((claim) => claim.claimed);
      expect(granted).toHaveLength(1);
      expect(granted[0]!.record.generation_id).not.toBe(old.generation_id);
      for (const claim of claims) expect(claim.record).toEqual(granted[0]!.record);
    });

    test("account and endpoint are part of the key", async () => {
      const [mine, other] = await together(2, () => anAccount(use()));
      const claim = aClaim(mine!.account_id, "k");
      const others = [
        claim,
        { ...claim, account_id: other!.account_id },
        { ...claim, endpoint: "animate_image" },
        { ...claim, key: "K" },
      ];
      for (const each of others)
        expect(await use().idempotency.claim(each, dayBefore)).toEqual({
          claimed: true,
          record: each,
        });
    });
  });

  test("rows that name what is not there are refused", async () => {
    const { account_id } = await anAccount(use());
    await expect(use().plans.create(aPlan("acc_none"))).rejects.toThrow();
    await expect(aGeneration(use(), account_id, { plan_id: "plan_none" })).rejects.toThrow();
  });

  test("a database that answers is healthy", async () => {
    expect(await use().healthy()).toBe(true);
  });
}
