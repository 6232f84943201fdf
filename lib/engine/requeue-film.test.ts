import { DBOSClient } from "@dbos-inc/dbos-sdk";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StoredGeneration } from "#lib/store/store.ts";
import { startPostgres, type TestPostgres } from "#lib/store/testing/postgres.ts";
import { engineSchema } from "./engine-schema.ts";
import { inLine } from "./runs.ts";
import { requeueFilm } from "./requeue-film.ts";

let server: TestPostgres;
let db: pg.Client;
beforeAll(async () => {
  server = await startPostgres();
  await engineSchema.bring(server.url);
  db = new pg.Client({ connectionString: server.url });
  await db.connect();
}, 60_000);
afterAll(async () => {
  await db?.end();
  await server?.stop();
});

/** Runs that a process has in hand which answers nobody any more. */
const inHand = async (ids: readonly string[]): Promise<void> => {
  const client = await DBOSClient.create({ systemDatabaseUrl: server.url });
  for (const workflowID of ids)
    await client.enqueue(inLine({ flow: "generate", id: workflowID, args: [], accountId: "acc_1" }), "an input");
  await client.destroy();
  await db.query(
    "UPDATE dbos.workflow_status SET status = 'PENDING', executor_id = 'hung' WHERE workflow_uuid = ANY($1)",
    [ids],
  );
};
const standing = async () =>
  (
    await db.query<{ is: string }>(
      "SELECT workflow_uuid || ' ' || status || ' ' || queue_partition_key AS is FROM dbos.workflow_status ORDER BY workflow_uuid",
    )
  ).rows.map(({ is }) => is);
const film = (generation_id: string, round = 1) => ({ generation_id, round }) as StoredGeneration;

test("a film that hangs is put in line again with its shots, and no other round or film", async () => {
  await inHand(["gen_a1", "gen_a1-s1", "gen_a1.2", "gen_a11"]);
  expect(await requeueFilm(film("gen_a1"), { databaseUrl: server.url, pool: undefined })).toBe("in line");
  expect(await standing()).toEqual([
    "gen_a1 ENQUEUED acc_1",
    "gen_a1-s1 ENQUEUED acc_1",
    "gen_a1.2 PENDING acc_1",
    "gen_a11 PENDING acc_1",
  ]);
  expect(await requeueFilm(film("gen_a1", 2), { databaseUrl: server.url, pool: undefined })).toBe("in line");
  expect(await standing()).toContain("gen_a1.2 ENQUEUED acc_1");
});

test("a film without a run is left to those who look for such", async () => {
  expect(await requeueFilm(film("gen_b1"), { databaseUrl: server.url, pool: undefined })).toBe("never begun");
});
