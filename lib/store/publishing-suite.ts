import { expect, test } from "vitest";
import type { Notice, StoredConnection, StoredPublication, StoredWebhook } from "./publishing-records.ts";
import type { Store } from "./store.ts";
import { aGeneration, anAccount, freshId, now, settlementOf } from "./testing/records.ts";

const connection = (account_id: string, change: Partial<StoredConnection> = {}): StoredConnection => ({
  connection_id: freshId("conn"),
  account_id,
  kind: "s3",
  display_name: "Bucket",
  config: { bucket: "films" },
  sealed: "sealed",
  created_at: now,
  ...change,
});

const publication = (account_id: string, generation_id: string, connection_id: string): StoredPublication => ({
  publication_id: freshId("pub"),
  account_id,
  generation_id,
  connection_id,
  title: "Rain",
  description: null,
  tags: ["a", "b"],
  visibility: "unlisted",
  status: "processing",
  url: null,
  checks: [{ id: "duration", status: "pass", message: "It fits." }],
  disclosure: {
    ai_generated: true,
    label: "Made with AI.",
    platform_field: "field",
    credential: {
      manifest_id: "urn:c2pa:1",
      state: "trusted",
      signed_by: "Shotwright",
      signed_at: null,
      model: "preview/motion",
      ingredients: [{ title: "Shot 1", state: "trusted" }],
    },
  },
  attempts: [],
  progress: { round: 1, faults: 0, state: null },
  created_at: now,
  finished_at: null,
});

const webhook = (account_id: string, change: Partial<StoredWebhook> = {}): StoredWebhook => ({
  webhook_id: freshId("wh"),
  account_id,
  url: "https://example.com/hook",
  events: ["generation.finished", "publication.finished"],
  sealed: "sealed",
  disabled_at: null,
  created_at: now,
  ...change,
});

const notice = (key: string, type: Notice["type"] = "generation.finished"): Notice => ({
  key,
  type,
  body: `{"type":"${type}"}`,
  created_at: now,
});
const attempt = { at: now.toISOString(), step: "put", outcome: "done" as const, message: "Done." };

/** What must hold of publications and messages on every database. */
export function publishingSuite(open: () => Store): void {
  const film = async () => {
    const store = open();
    const { account_id } = await anAccount(store);
    const { generation_id } = await aGeneration(store, account_id);
    const place = connection(account_id);
    await store.connections.create(place);
    return { store, account_id, generation_id, place };
  };

  test("an address that never took a message is turned off after a few tries, one that did is not", async () => {
    const store = open();
    const { account_id } = await anAccount(store);
    const [silent, kept] = [webhook(account_id), webhook(account_id)];
    for (const each of [silent, kept]) await store.webhooks.create(each);
    await store.webhooks.proved(kept.webhook_id, now);
    const tries = async (id: string): Promise<boolean[]> => {
      const off: boolean[] = [];
      for (let turn = 0; turn < 4; turn++) off.push(await store.webhooks.failed(id, now, 3));
      return off;
    };
    expect(await tries(silent.webhook_id)).toEqual([false, false, true, true]);
    expect((await store.webhooks.byId(silent.webhook_id))?.disabled_at).toEqual(now);
    expect(await tries(kept.webhook_id)).toEqual([false, false, false, false]);
  });

  test("a connection belongs to its account, is written once, and forgets its secrets when it is left", async () => {
    const { store, account_id, place } = await film();
    const { account_id: other } = await anAccount(store);
    await store.connections.create({ ...place, display_name: "Another" });
    expect(await store.connections.list(account_id)).toEqual([place]);
    expect(await store.connections.get(account_id, place.connection_id)).toEqual(place);
    expect(await store.connections.get(other, place.connection_id)).toBeNull();
    expect(await store.connections.disconnect(other, place.connection_id, now)).toBe(false);
    expect(await store.connections.disconnect(account_id, place.connection_id, now)).toBe(true);
    expect(await store.connections.disconnect(account_id, place.connection_id, now)).toBe(false);
    expect(await store.connections.get(account_id, place.connection_id)).toBeNull();
    expect(await store.connections.list(account_id)).toEqual([]);
  });

  test("of several who publish a film to a place at once, one is first, and the others read it", async () => {
    const { store, account_id, generation_id, place } = await film();
    const made = await Promise.all(
      Array.from({ length: 4 }, () =>
        store.publications.create(publication(account_id, generation_id, place.connection_id)),
      ),
    );
    expect(made.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(made.map((each) => each.publication.publication_id)).size).toBe(1);
    const { publication_id } = made[0]?.publication ?? { publication_id: "" };
    const stored = await store.publications.byId(publication_id);
    expect(stored).toEqual({ ...publication(account_id, generation_id, place.connection_id), publication_id });
    expect(await store.publications.at(account_id, generation_id, place.connection_id)).toEqual(stored);
    expect(await store.publications.get((await anAccount(store)).account_id, publication_id)).toBeNull();
    expect(await store.publications.unfinished()).toContain(publication_id);
  });

  test("a publication goes on step by step, ends once, and a failed one may begin again", async () => {
    const { store, account_id, generation_id, place } = await film();
    const made = publication(account_id, generation_id, place.connection_id);
    const { publication_id } = made;
    await store.publications.create(made);
    const hook = webhook(account_id);
    await store.webhooks.create(hook);
    await store.publications.advance(publication_id, { round: 1, faults: 0, state: { done: ["film.mp4"] } }, attempt);
    const failed = { status: "failed" as const, url: null, attempt: { ...attempt, outcome: "failed" as const } };
    const told = notice(publication_id, "publication.finished");
    expect(await store.publications.end(publication_id, { ...failed, finished_at: now }, told)).toBe(true);
    const published = { status: "published" as const, url: "https://x", attempt, finished_at: now };
    expect(await store.publications.end(publication_id, published, told)).toBe(false);
    await store.publications.advance(publication_id, { round: 1, faults: 0, state: null }, attempt);
    expect(await store.publications.byId(publication_id)).toMatchObject({
      status: "failed",
      progress: { state: { done: ["film.mp4"] } },
      attempts: [{ outcome: "done" }, { outcome: "failed" }],
    });
    expect(await store.deliveries.ofNotice(account_id, told.key)).toHaveLength(1);
    const progress = { round: 2, faults: 0, state: null };
    const again = { ...publication(account_id, generation_id, "elsewhere"), title: "Rain again", progress };
    expect(await store.publications.restart(publication_id, again)).toBe(true);
    expect(await store.publications.restart(publication_id, again)).toBe(false);
    expect(await store.publications.byId(publication_id)).toMatchObject({
      status: "processing",
      title: "Rain again",
      connection_id: place.connection_id,
      finished_at: null,
      progress,
    });
  });

  test("a published one is withdrawn once, keeps its record, and may begin again", async () => {
    const { store, account_id, generation_id, place } = await film();
    const made = publication(account_id, generation_id, place.connection_id);
    const { publication_id } = made;
    await store.publications.create(made);
    const taken = { ...attempt, step: "withdraw" };
    expect(await store.publications.withdraw(publication_id, taken)).toBe(false);
    const ending = { status: "published" as const, url: "https://x", attempt, finished_at: now };
    await store.publications.end(publication_id, ending, notice(publication_id, "publication.finished"));
    const both = [0, 1].map(() => store.publications.withdraw(publication_id, taken));
    expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
    const gone = await store.publications.byId(publication_id);
    expect(gone).toMatchObject({ status: "withdrawn", url: null, title: "Rain", finished_at: now });
    expect(gone?.attempts.map(({ step }) => step)).toEqual([attempt.step, "withdraw"]);
    expect(await store.publications.unfinished()).not.toContain(publication_id);
    expect(await store.publications.restart(publication_id, made)).toBe(true);
  });

  test("publications are listed newest first, page by page, of one film or of all", async () => {
    const { store, account_id, generation_id, place } = await film();
    const other = await aGeneration(store, account_id);
    const made = [];
    for (const [id, seconds] of [
      [generation_id, 0],
      [other.generation_id, 1],
    ] as const) {
      const created_at = new Date(now.getTime() + seconds * 1000);
      made.unshift({ ...publication(account_id, id, place.connection_id), created_at });
      await store.publications.create(made[0] as StoredPublication);
    }
    const page = (cursor: string | null, generationId: string | null = null) =>
      store.publications.list(account_id, { limit: 1, cursor, generationId });
    const first = await page(null);
    const second = await page(first.next_cursor);
    expect([...first.publications, ...second.publications]).toEqual(made);
    expect(second.next_cursor).toBeNull();
    expect((await page(null, generation_id)).publications).toEqual([made[1]]);
    await expect(page("nonsense")).rejects.toThrow("cursor");
  });

  test("an ending is told to those of the account who asked for it, in the same breath, and once", async () => {
    const { store, account_id, generation_id } = await film();
    const asked = webhook(account_id);
    const hooks = [
      asked,
      webhook(account_id, { events: ["publication.finished"] }),
      webhook(account_id, { disabled_at: now }),
      webhook((await anAccount(store)).account_id),
    ];
    for (const hook of hooks) await store.webhooks.create(hook);
    const ending = { state: "finished", status: "ok", message: "", charged_usd: 0, finished_at: now } as const;
    const end = () =>
      store.generations.end(generation_id, ending, settlementOf(account_id, generation_id, 0), notice(generation_id));
    expect(await end()).toBe(true);
    expect(await end()).toBe(false);
    const told = await Promise.all(hooks.map(({ webhook_id }) => store.deliveries.list(webhook_id, 9)));
    expect(told.map((each) => each.length)).toEqual([1, 0, 0, 0]);
    const [delivery_id = ""] = await store.deliveries.ofNotice(account_id, generation_id);
    expect(told[0]?.[0]).toEqual({
      delivery_id,
      webhook_id: asked.webhook_id,
      type: "generation.finished",
      body: '{"type":"generation.finished"}',
      state: "waiting",
      round: 1,
      attempts: [],
      created_at: now,
      delivered_at: null,
    });
    expect(await store.deliveries.waiting()).toContain(delivery_id);
  });

  test("attempts are written in their round only; a webhook takes its deliveries with it", async () => {
    const { store, account_id, generation_id } = await film();
    const hook = webhook(account_id);
    await store.webhooks.create(hook);
    const ending = { state: "cancelled", status: null, message: "", charged_usd: 0, finished_at: now } as const;
    await store.generations.end(generation_id, ending, [], notice(generation_id));
    const [delivery_id = ""] = await store.deliveries.ofNotice(account_id, generation_id);
    const tried = (status: number) => ({ at: now.toISOString(), status, message: "" });
    await store.deliveries.attempt(delivery_id, 1, tried(500), "waiting", null);
    await store.deliveries.attempt(delivery_id, 1, tried(200), "delivered", now);
    expect(await store.deliveries.byId(delivery_id)).toMatchObject({ state: "delivered", delivered_at: now });
    expect(await store.deliveries.replay(delivery_id)).toMatchObject({ state: "waiting", round: 2 });
    await store.deliveries.attempt(delivery_id, 1, tried(500), "failed", null);
    await store.deliveries.attempt(delivery_id, 2, tried(200), "delivered", now);
    expect((await store.deliveries.byId(delivery_id))?.attempts.map(({ status }) => status)).toEqual([500, 200, 200]);
    expect(await store.deliveries.replay("msg_none")).toBeNull();
    const { account_id: other } = await anAccount(store);
    expect(await store.webhooks.get(other, hook.webhook_id)).toBeNull();
    expect(await store.webhooks.remove(other, hook.webhook_id)).toBe(false);
    await store.webhooks.disable(hook.webhook_id, now);
    expect(await store.webhooks.list(account_id)).toEqual([{ ...hook, disabled_at: now }]);
    expect(await store.webhooks.remove(account_id, hook.webhook_id)).toBe(true);
    expect(await store.deliveries.byId(delivery_id)).toBeNull();
  });
}
