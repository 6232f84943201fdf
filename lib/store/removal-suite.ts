import { beforeAll, describe, expect, test } from "vitest";
import type { ExportedThing } from "./removal-records.ts";
import type { Account } from "./account-records.ts";
import type { Store } from "./store.ts";
import { aBrand, aGeneration, aKey, anAccount, anAsset, freshId, now, settlementOf } from "./testing/records.ts";

const [shared, own, extra, manifestStore] = ["a1", "b2", "c3", "d4"].map((pair) => pair.repeat(32));
const monthAgo = new Date(now.getTime() - 86_400_000);
const monthOn = new Date(now.getTime() + 86_400_000);

/** What every store must do with an account that goes, and with one that asks for all it has. */
export function removalSuite(use: () => Store): void {
  const finished = async (account_id: string) => {
    const { generation_id } = await aGeneration(use(), account_id);
    const film_parts = { extras: [extra], miniature: extra, splice: {}, product_seen: false };
    await use().shots.update(generation_id, "s1", { film_parts });
    const ending = { state: "finished", status: "ok", message: "", charged_usd: 0.75, finished_at: now } as const;
    await use().generations.end(generation_id, ending, settlementOf(account_id, generation_id, 0.75));
    return generation_id;
  };
  /** Somebody with one of everything that matters here. */
  const settled = async (): Promise<
    Account & { generation_id: string; publication_id: string; webhook_id: string }
  > => {
    const account = await anAccount(use());
    const { account_id } = account;
    const generation_id = await finished(account_id);
    await use().keys.create(aKey(account_id));
    await use().brands.put(account_id, aBrand("acme", 1), null);
    for (const sha256 of [shared!, own!]) await use().assets.create({ ...anAsset(account_id), sha256, bytes: 10 });
    const manifest = { manifest_id: `urn:c2pa:${account_id}`, account_id, asset_id: "ast_1", media_type: "video/mp4" };
    await use().manifests.create({ ...manifest, store_sha256: manifestStore!, created_at: now, marks: ["00aa"] });
    await use().identities.link({ provider: "github", subject: account_id, account_id, email: "a@b", created_at: now });
    const connection_id = freshId("conn");
    const place = { kind: "watch_page", display_name: "Page", config: {}, sealed: "sealed words" } as const;
    await use().connections.create({ connection_id, account_id, ...place, created_at: now });
    const publication_id = freshId("pub");
    const credential = { manifest_id: "urn:1", state: "trusted", signed_by: null, signed_at: null } as const;
    await use().publications.create({
      publication_id,
      account_id,
      generation_id,
      connection_id,
      title: "Rain",
      description: null,
      tags: [],
      visibility: "public",
      status: "processing",
      url: null,
      checks: [],
      attempts: [],
      disclosure: {
        ai_generated: true,
        label: "AI",
        platform_field: null,
        credential: { ...credential, model: null, ingredients: [] },
      },
      progress: { round: 1, faults: 0, state: null },
      created_at: now,
      finished_at: null,
    });
    const webhook_id = freshId("wh");
    const hook = { url: "https://example.com/hook", events: ["generation.finished" as const], sealed: "sealed hook" };
    await use().webhooks.create({ webhook_id, account_id, ...hook, disabled_at: null, created_at: now });
    return { ...account, generation_id, publication_id, webhook_id };
  };
  const removeWhole = async (accountId: string): Promise<string[]> => {
    const media: string[] = [];
    for (;;) {
      const part = await use().removal.removeSome(accountId);
      media.push(...part.media);
      if (part.done) return media;
    }
  };
  const exported = async (accountId: string): Promise<ExportedThing[]> => {
    const things: ExportedThing[] = [];
    for await (const thing of use().exportAccount(accountId)) things.push(thing);
    return things;
  };

  describe("an account that goes", () => {
    let operator: Account;
    beforeAll(async () => {
      operator = await anAccount(use());
      await use().operating.setOperator(operator.account_id, true);
    });

    test("is closed at once: it has no address, no sessions, no keys, no pages and no webhooks; its address is free", async () => {
      const ana = await settled();
      const [key] = await use().keys.list(ana.account_id);
      expect(await use().removal.close(ana.account_id, now)).toBe("closed");
      expect(await use().accounts.byEmail(ana.email)).toBeNull();
      expect(await use().accounts.byId(ana.account_id)).toMatchObject({
        email: "",
        name: null,
        password_hash: null,
        session_epoch: ana.session_epoch + 1,
        disabled_at: now,
      });
      expect(await use().keys.byPrefix(key!.prefix)).toBeNull();
      expect(await use().identities.find("github", ana.account_id)).toBeNull();
      expect(await use().publications.byId(ana.publication_id)).toMatchObject({ status: "withdrawn" });
      expect(await use().webhooks.list(ana.account_id)).toEqual([]);
      expect(await use().accounts.create({ ...ana, account_id: freshId("acc") })).not.toBeNull();
      expect(await use().removal.closed()).toContain(ana.account_id);
      expect(await use().removal.close(ana.account_id, monthOn)).toBe("closed");
      expect((await use().accounts.byId(ana.account_id))?.disabled_at).toEqual(now);
    });

    test("goes with all its rows; what others have stays, and media that they refer to; sums of money stay, nobody's", async () => {
      const [ana, bo] = [await settled(), await settled()];
      await use().assets.create({ ...anAsset(ana.account_id), asset_id: freshId("ast"), sha256: "e5".repeat(32) });
      const totals = () => use().operating.spent(monthAgo, monthOn);
      const before = await totals();
      const things = await exported(bo.account_id);
      await use().removal.close(ana.account_id, now);
      const media = await removeWhole(ana.account_id);
      expect(new Set(media)).toEqual(new Set([shared, own, extra, manifestStore, "e5".repeat(32)]));
      expect(await use().media.unreferenced(media)).toEqual(["e5".repeat(32)]);
      expect(await use().accounts.byId(ana.account_id)).toBeNull();
      expect(await use().generations.byId(ana.generation_id)).toBeNull();
      expect(await use().publications.byId(ana.publication_id)).toBeNull();
      expect(await use().manifests.byId(`urn:c2pa:${ana.account_id}`)).toBeNull();
      expect(await exported(ana.account_id)).toEqual([]);
      expect(await totals()).toEqual(before);
      expect(await use().ledger.list(ana.account_id)).toEqual([]);
      expect(JSON.stringify(await use().ledger.list("acc_removed"))).not.toContain(ana.generation_id);
      expect(await exported(bo.account_id)).toEqual(things);
      expect(await use().removal.closed()).not.toContain(ana.account_id);
      expect(await removeWhole(ana.account_id)).toEqual([]);
    });

    test("nothing of an account goes that was not closed, and nothing is over while a film or an order is open", async () => {
      const bo = await anAccount(use());
      const { generation_id } = await aGeneration(use(), bo.account_id);
      expect(await removeWhole(bo.account_id)).toEqual([]);
      expect(await use().generations.byId(generation_id)).not.toBeNull();
      expect(await use().removal.notEnded(bo.account_id)).toEqual([generation_id]);
      expect(await use().removal.isQuiet(bo.account_id)).toBe(false);
      const attempt = {
        model: "veo",
        outcome: "unknown",
        code: null,
        message: null,
        started_at: now.toISOString(),
      } as const;
      await use().shots.attempt(generation_id, "s1", { ...attempt, ended_at: null });
      const ending = { state: "cancelled", status: null, message: "", charged_usd: 0, finished_at: now } as const;
      await use().generations.end(generation_id, ending, []);
      expect(await use().removal.notEnded(bo.account_id)).toEqual([]);
      expect(await use().removal.isQuiet(bo.account_id)).toBe(false);
      await use().shots.attempt(generation_id, "s1", { ...attempt, ended_at: now.toISOString() });
      expect(await use().removal.isQuiet(bo.account_id)).toBe(true);
    });

    test("is not the last that runs the service, of two at once one stays", async () => {
      const other = await anAccount(use());
      await use().operating.setOperator(other.account_id, true);
      const both = [operator.account_id, other.account_id];
      const came = await Promise.all(both.map((id) => use().removal.close(id, now)));
      expect(came.toSorted()).toEqual(["closed", "last_operator"]);
      const stays = both[came.indexOf("last_operator")]!;
      expect((await use().accounts.byId(stays))?.disabled_at).toBeNull();
      await use().operating.setOperator(stays, false);
      // Where nobody was made one, the oldest runs it.
      const oldest = await use().accounts.create({
        account_id: "acc_00",
        email: `${freshId("old")}@example.org`,
        name: null,
        password_hash: null,
        created_at: new Date(-1),
      });
      expect(await use().removal.close(oldest!.account_id, now)).toBe("last_operator");
      expect(await use().removal.close(stays, now)).toBe("closed");
    });
  });

  test("all that an account has is given out, page by page, without secrets and without anybody else's", async () => {
    const [ana, bo] = [await settled(), await settled()];
    for (let i = 0; i < 120; i++) await use().assets.create({ ...anAsset(ana.account_id), asset_id: freshId("ast") });
    await use().accounts.setPassword(ana.account_id, null, "hash of a password");
    const things = await exported(ana.account_id);
    const count = (kind: string) => things.filter(({ thing }) => thing === kind).length;
    expect(count("asset")).toBe(122);
    for (const kind of [
      "account",
      "api_key",
      "brand_profile",
      "plan",
      "generation",
      "manifest",
      "publication",
      "webhook",
    ])
      expect(count(kind), kind).toBe(1);
    expect(count("ledger_entry")).toBe(3);
    const text = JSON.stringify(things);
    for (const secret of ["sealed words", "sealed hook", "hash of a password", "ab".repeat(32), bo.account_id])
      expect(text).not.toContain(secret);
    expect(text).toContain('"amount_usd":0.75');
    expect(things[0]).toMatchObject({ thing: "account", email: ana.email, identities: [{ provider: "github" }] });
  });
}
