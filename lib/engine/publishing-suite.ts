import { createHmac } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { loopbackServer, type LoopbackServer, type Said } from "#lib/publishers/testing/loopback-server.ts";
import { bucketKeys, strictBucket } from "#lib/publishers/testing/strict-bucket.ts";
import type { Store } from "#lib/store/store.ts";
import { anAccount } from "#lib/store/testing/records.ts";
import type { Stage } from "./staged-suite.ts";
import { aConnection, aPublication, aWebhook } from "./testing/publishing-records.ts";

const { region, ...keys } = bucketKeys;
const waitMs = 20_000;

/** Films that go to places, and those who are told of it. */
export const publishingSuite = (
  stage: () => Pick<Stage, "store" | "engine" | "account" | "begin" | "finish">,
): void => {
  const servers: LoopbackServer[] = [];
  afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));
  const opened = <S extends LoopbackServer>(server: S): S => {
    servers.push(server);
    return server;
  };
  const film = async () => {
    const { account, begin, finish } = stage();
    const id = await begin();
    expect((await finish(id)).status).toBe("ok");
    return { id, account_id: account.account_id };
  };
  /** The deliveries of a webhook once all of them have come to an end. */
  const delivered = async (store: Store, webhookId: string, count: number) => {
    const until = Date.now() + waitMs;
    for (;;) {
      const all = await store.deliveries.list(webhookId, 10);
      if (all.length === count && all.every(({ state }) => state !== "waiting")) return all;
      if (Date.now() > until) throw new Error(`still waiting: ${JSON.stringify(all)}`);
      await new Promise((turn) => setImmediate(turn));
    }
  };

  test("a film goes to its watch page at once, and publishing it again is the same publication", async () => {
    const { store, engine } = stage();
    const { id, account_id } = await film();
    const { connection_id } = await aConnection(store, account_id, "watch_page");
    const { publication_id } = await aPublication(store, account_id, id, connection_id);
    expect((await aPublication(store, account_id, id, connection_id)).publication_id).toBe(publication_id);
    await Promise.all([engine.publish(publication_id), engine.publish(publication_id)]);
    await engine.published(publication_id, waitMs);
    expect(await store.publications.byId(publication_id)).toMatchObject({
      status: "published",
      url: `https://shotwright.example/watch/${publication_id}`,
      attempts: [{ outcome: "done" }],
    });
  });

  test("a bucket that is busy for a while gets every object once, and the account is told of it", async () => {
    const { store, engine } = stage();
    const { id, account_id } = await film();
    let busy = 2;
    const bucket = opened(await strictBucket(() => (busy-- > 0 ? { status: 503 } : null)));
    const receiver = opened(await loopbackServer(() => ({ status: 204 })));
    const { webhook_id } = await aWebhook(store, account_id, receiver.url, ["publication.finished"]);
    const settings = { endpoint: bucket.url, bucket: "films", region };
    const { connection_id, sealed } = await aConnection(store, account_id, "s3", settings, keys);
    const { publication_id } = await aPublication(store, account_id, id, connection_id);
    await engine.publish(publication_id);
    await engine.published(publication_id, waitMs);
    const published = await store.publications.byId(publication_id);
    expect(published).toMatchObject({ status: "published", url: `${bucket.url}/films/${publication_id}/film.mp4` });
    expect(published?.attempts.map(({ outcome }) => outcome)).toEqual(["retry", "retry", ...Array(5).fill("done")]);
    expect([...bucket.objects.keys()].map((key) => key.split("/")[1])).toEqual([
      "film.mp4",
      "captions.vtt",
      "poster.jpg",
      "provenance.json",
    ]);
    const stored = await store.generations.byId(id);
    const asset = await store.assets.byId(stored?.film_asset_id ?? "");
    expect(bucket.objects.get(`${publication_id}/film.mp4`)?.body).toHaveLength(asset?.bytes ?? 0);
    expect(JSON.stringify([published, sealed])).not.toContain(keys.secret_access_key);

    const [delivery] = await delivered(store, webhook_id, 1);
    expect(delivery).toMatchObject({ type: "publication.finished", state: "delivered" });
    expect(JSON.parse(receiver.arrived[0]?.body.toString() ?? "")).toMatchObject({
      type: "publication.finished",
      data: { publication_id, status: "published", url: published?.url },
    });
    await store.webhooks.remove(account_id, webhook_id);
  });

  test("a receiver of films that fails at first is told again under the same id, says where the film is, and is not told twice", async () => {
    const { store, engine } = stage();
    const { id, account_id } = await film();
    const answers: Said[] = [{ status: 500, body: "secret of theirs" }];
    const url = "https://films.example/rain";
    const receiver = opened(
      await loopbackServer(() => answers.shift() ?? { status: 200, body: JSON.stringify({ url }) }),
    );
    const { connection_id } = await aConnection(store, account_id, "webhook", { url: `${receiver.url}/films` });
    const { publication_id } = await aPublication(store, account_id, id, connection_id);
    for (let times = 0; times < 2; times++) {
      await engine.publish(publication_id);
      await engine.published(publication_id, waitMs);
      const published = await store.publications.byId(publication_id);
      expect(published).toMatchObject({ status: "published", url });
      expect(published?.attempts.map(({ outcome }) => outcome)).toEqual(["retry", "done"]);
      expect(JSON.stringify(published)).not.toContain("secret of theirs");
    }
    expect(receiver.arrived.map(({ target }) => target)).toEqual(["/films", "/films"]);
    expect(new Set(receiver.arrived.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    for (const { body } of receiver.arrived)
      expect(JSON.parse(body.toString())).toMatchObject({ data: { publication_id, title: "Rain" } });
  });

  test("what a place refuses for good fails at once; what it refuses too often fails too; and it may be begun again", async () => {
    const { store, engine } = stage();
    const { id, account_id } = await film();
    let answer: Said | null = { status: 403 };
    const bucket = opened(await strictBucket(() => answer));
    const settings = { endpoint: bucket.url, bucket: "films", region };
    const { connection_id } = await aConnection(store, account_id, "s3", settings, keys);
    const publication = await aPublication(store, account_id, id, connection_id);
    const { publication_id } = publication;
    const run = async () => {
      await engine.publish(publication_id);
      await engine.published(publication_id, waitMs);
      return store.publications.byId(publication_id);
    };
    expect(await run()).toMatchObject({ status: "failed", url: null, attempts: [{ outcome: "failed" }] });
    const again = (round: number) =>
      store.publications.restart(publication_id, { ...publication, progress: { round, faults: 0, state: null } });
    answer = { status: 500 };
    expect(await again(2)).toBe(true);
    expect((await run())?.attempts.map(({ outcome }) => outcome)).toEqual(["failed", "retry", "retry", "failed"]);
    answer = null;
    expect(await again(3)).toBe(true);
    expect(await again(4)).toBe(false);
    expect(await run()).toMatchObject({ status: "published" });
    const gone = await aConnection(store, account_id, "webhook", { url: bucket.url });
    const left = await aPublication(store, account_id, id, gone.connection_id);
    await store.connections.disconnect(account_id, gone.connection_id, new Date());
    await engine.publish(left.publication_id);
    await engine.published(left.publication_id, waitMs);
    expect(await store.publications.byId(left.publication_id)).toMatchObject({ status: "failed" });
  });

  test("a finished film is told of, signed, until the receiver takes it, and once more when it is asked for", async () => {
    const { store, engine, account } = stage();
    const answers: Said[] = [{ status: 500 }, { status: 302, headers: { location: "/elsewhere" } }];
    const receiver = opened(await loopbackServer(() => answers.shift() ?? { status: 200 }));
    const other = await aWebhook(store, (await anAccount(store)).account_id, receiver.url, ["generation.finished"]);
    const { webhook_id } = await aWebhook(store, account.account_id, receiver.url, ["generation.finished"]);
    const { id } = await film();
    const [delivery] = await delivered(store, webhook_id, 1);
    expect(delivery?.attempts.map(({ status }) => status)).toEqual([500, 302, 200]);
    await engine.deliver(delivery?.delivery_id ?? "");
    expect(await store.deliveries.replay(delivery?.delivery_id ?? "")).toMatchObject({ state: "waiting", round: 2 });
    await engine.deliver(delivery?.delivery_id ?? "");
    expect((await delivered(store, webhook_id, 1))[0]?.attempts).toHaveLength(4);
    expect(receiver.arrived).toHaveLength(4);
    for (const { headers, body, target } of receiver.arrived) {
      expect(target).toBe("/");
      expect(headers["webhook-id"]).toBe(delivery?.delivery_id);
      expect(headers["webhook-id"]).not.toContain(".");
      const content = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body.toString()}`;
      const mac = createHmac("sha256", "a secret of thirty-two bytes ok!").update(content).digest("base64");
      expect(headers["webhook-signature"]).toBe(`v1,${mac}`);
      const data = { generation_id: id, state: "finished", status: "ok", charged_usd: 0 };
      expect(JSON.parse(body.toString())).toMatchObject({ type: "generation.finished", data });
    }
    expect(await store.deliveries.list(other.webhook_id, 10)).toEqual([]);
    await store.webhooks.remove(account.account_id, webhook_id);
  });

  test("a receiver that is gone is told nothing more; one that never answers is given up", async () => {
    const { store, account } = stage();
    const receiver = opened(await loopbackServer(() => ({ status: 410 })));
    const closed = await loopbackServer(() => ({ status: 200 }));
    await closed.close();
    const gone = await aWebhook(store, account.account_id, receiver.url, ["generation.finished"]);
    const silent = await aWebhook(store, account.account_id, closed.url, ["generation.finished"]);
    await film();
    expect(await delivered(store, gone.webhook_id, 1)).toMatchObject([
      { state: "failed", attempts: [{ status: 410 }] },
    ]);
    expect((await store.webhooks.byId(gone.webhook_id))?.disabled_at).toBeInstanceOf(Date);
    const [given] = await delivered(store, silent.webhook_id, 1);
    expect(given?.attempts.map(({ status }) => status)).toEqual([null, null, null]);
    await film();
    await delivered(store, silent.webhook_id, 2);
    expect(await store.deliveries.list(gone.webhook_id, 10)).toHaveLength(1);
    expect(receiver.arrived).toHaveLength(1);
    for (const { webhook_id } of [gone, silent]) await store.webhooks.remove(account.account_id, webhook_id);
  });
};
