import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DBOSExecutor } from "@dbos-inc/dbos-sdk/internal/dbos-executor";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Provenance } from "#lib/provenance/provenance.ts";
import { loopbackServer } from "#lib/publishers/testing/loopback-server.ts";
import { openDatabase, type Database } from "#lib/store/open-database.ts";
import { embeddedTestDatabase, projectRoot } from "#lib/store/testing/embedded.ts";
import { startPostgres, type TestPostgres } from "#lib/store/testing/postgres.ts";
import { aGeneration, anAccount } from "#lib/store/testing/records.ts";
import type { Effects } from "./effects.ts";
import { engineSchema } from "./engine-schema.ts";
import { openEngine } from "./open-engine.ts";
import { outwardRun } from "./runs.ts";
import { playedEffects } from "./testing/played-effects.ts";
import { playedReach } from "./testing/played-reach.ts";
import { aConnection, aPublication, aWebhook } from "./testing/publishing-records.ts";

/** What is left behind by runs that have ended: things that still wait for them, and their own rows. */

const monthMs = 31 * 86_400_000;
const waiting = { timeout: 30_000, interval: 100 };
let server: TestPostgres;
let folder: string;
beforeAll(async () => {
  server = await startPostgres();
  folder = await mkdtemp(path.join(tmpdir(), "ended-runs-"));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const onPostgres = () => openDatabase({ databaseUrl: server.url, folder: "unused", projectRoot, beside: engineSchema });

describe.each([
  ["embedded", embeddedTestDatabase],
  ["Postgres", onPostgres],
] as const)("on the %s database", (_name, openData) => {
  let database: Database;
  let close: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    database = await openData();
  });
  afterEach(() => close?.());
  afterAll(() => database.close());

  /** An engine of this process, whose predecessor is closed first. */
  const open = async (change: Partial<Effects> = {}) => {
    await close?.();
    const report = (message: string) => process.stderr.write(`${message}\n`);
    const membership = await database.join({ role: "all", version: "0.0.0", onLost: () => undefined, report });
    const { store } = membership;
    const effects = playedEffects({ store, folder, falUrl: "http://127.0.0.1:9", provenance: {} as Provenance });
    const engine = await openEngine(
      { ...effects, ...change },
      { pool: database.enginePool, databaseUrl: database.databaseUrl, lease: membership.lease, runningPerAccount: 2 },
    );
    close = async () => {
      close = undefined;
      await engine.close();
      await membership.close();
    };
    return engine;
  };
  const runs = async (sql = "SELECT workflow_uuid AS id, status FROM dbos.workflow_status") => {
    const { rows } = await DBOSExecutor.globalInstance!.systemDatabase.pool.query<{ id: string; status: string }>(sql);
    return new Map(rows.map(({ id, status }) => [id, status]));
  };

  test("a publication and a message whose runs ended in an error fail, are told of, and may begin again", async () => {
    const { store } = database;
    const { account_id } = await anAccount(store);
    const { generation_id } = await aGeneration(store, account_id);
    const place = await aConnection(store, account_id, "watch_page");
    const told = await loopbackServer(() => ({ status: 204 }));
    await aWebhook(store, account_id, told.url, ["publication.finished"]);
    const publication = await aPublication(store, account_id, generation_id, place.connection_id);
    const { publication_id } = publication;
    const run = outwardRun("publish", publication_id, 1);

    // Nobody knows how to publish to that place: it is thrown again and again, until the engine gives the run up.
    const broken = await open({ reach: { ...playedReach, publishers: new Map() } });
    await broken.publish(publication_id);
    await expect.poll(async () => (await runs()).get(run), waiting).toBe("ERROR");
    expect(await store.publications.byId(publication_id)).toMatchObject({ status: "processing" });

    await open();
    await expect.poll(async () => (await store.publications.byId(publication_id))?.status, waiting).toBe("failed");
    expect((await store.publications.byId(publication_id))?.attempts).toMatchObject([
      { step: "publish", outcome: "failed" },
    ]);
    const message = await told.until(() => true);
    expect(JSON.parse(message.body.toString())).toMatchObject({ data: { publication_id, status: "failed" } });
    const progress = { round: 2, faults: 0, state: null };
    expect(await store.publications.restart(publication_id, { ...publication, progress })).toBe(true);

    // Likewise a message that is to be sent once more.
    const [id = ""] = await store.deliveries.ofNotice(account_id, publication_id);
    await expect.poll(async () => (await store.deliveries.byId(id))?.state, waiting).toBe("delivered");
    await store.deliveries.replay(id);
    await runs(`INSERT INTO dbos.workflow_status (workflow_uuid, status, name, created_at, updated_at)
                VALUES ('${outwardRun("deliver", id, 2)}', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED', 'deliver', 1, 1)`);
    await open();
    await expect.poll(async () => (await store.deliveries.byId(id))?.state, waiting).toBe("failed");
    expect(told.arrived).toHaveLength(1);
    await told.close();
  });

  test("rows of runs that ended a month ago go; those of what goes on stay, and of what it began", async () => {
    await open();
    const completed = Date.now() - monthMs;
    const row = (id: string, status: string, parent: string) =>
      runs(`INSERT INTO dbos.workflow_status
              (workflow_uuid, status, name, application_version, created_at, updated_at, completed_at, parent_workflow_id)
            VALUES ('${id}', '${status}', 'shot', 'of nobody', ${completed}, ${completed},
              ${status === "DELAYED" ? "NULL" : completed}, ${parent})`);
    await row("goes-on", "DELAYED", "NULL");
    await row("goes-on-s1", "SUCCESS", "'goes-on'");
    for (let i = 0; i < 250; i++) await row(`old-${i}`, i % 2 === 0 ? "SUCCESS" : "ERROR", "NULL");
    await runs(
      `INSERT INTO dbos.operation_outputs (workflow_uuid, function_id, function_name) VALUES ('old-1', 0, 'make')`,
    );
    const lately = [...(await runs()).keys()].filter((id) => id.startsWith("publish-"));
    expect(lately.length).toBeGreaterThan(0);

    // An hour later, for it is looked so often.
    await open({ clock: () => new Date(Date.now() + 3_700_000) });
    await expect
      .poll(async () => [...(await runs()).keys()].filter((id) => id.startsWith("old-")), waiting)
      .toEqual([]);
    const left = [...(await runs()).keys()];
    expect(left).toEqual(expect.arrayContaining(["goes-on", "goes-on-s1", ...lately]));
    expect(
      await runs(
        "SELECT workflow_uuid AS id, function_name AS status FROM dbos.operation_outputs WHERE workflow_uuid = 'old-1'",
      ),
    ).toEqual(new Map());
  });
});
