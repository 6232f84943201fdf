import { SystemDatabase } from "@dbos-inc/dbos-sdk/internal/system_database";
import { DBOSJSON } from "@dbos-inc/dbos-sdk/internal/serialization";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres, type TestPostgres } from "#lib/store/testing/postgres.ts";
import { alone } from "./fair-films.ts";

let server: TestPostgres;
let client: pg.Client;
let systemDatabase: SystemDatabase;
const connections = 2;
beforeAll(async () => {
  server = await startPostgres();
  client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const silent = () => undefined;
  const logger = { info: silent, debug: silent, warn: silent, error: silent } as unknown as ConstructorParameters<
    typeof SystemDatabase
  >[1];
  const listens = false;
  systemDatabase = new SystemDatabase(server.url, logger, DBOSJSON, connections, undefined, "dbos", listens);
}, 60_000);
afterAll(async () => {
  await systemDatabase.pool.end();
  await client.end();
  await server.stop();
});

/** As the database does to one that stood still within a transaction, or as it restarts. */
const breakWhoChooses = async (): Promise<void> => {
  const { rows } = await client.query<{ pid: number }>(
    "SELECT pid, pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'",
  );
  expect(rows).toHaveLength(1);
};

test("a connection that breaks while a film is chosen ends nobody, and another takes its place", async () => {
  for (let i = 0; i <= connections; i++) {
    await alone(systemDatabase, async () => {
      const [held] = (systemDatabase.pool as unknown as { _clients: pg.Client[] })._clients;
      const ended = new Promise((done) => held?.once("end", done));
      await breakWhoChooses();
      await ended;
    });
  }
  expect(await alone(systemDatabase, () => Promise.resolve("chosen"))).toBe("chosen");
}, 30_000);
