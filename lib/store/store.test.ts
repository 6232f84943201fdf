import pg from "pg";
import { afterAll, beforeAll, describe } from "vitest";
import { attemptSuite } from "./attempt-suite.ts";
import { generationSuite } from "./generation-suite.ts";
import { keepingSuite } from "./keeping-suite.ts";
import { mediaRowsSuite } from "./media-rows-suite.ts";
import { ledgerSuite } from "./ledger-suite.ts";
import { openDatabase, type Database } from "./open-database.ts";
import { operatingSuite } from "./operating-suite.ts";
import { removalSuite } from "./removal-suite.ts";
import { publishingSuite } from "./publishing-suite.ts";
import { storeSuite } from "./store-suite.ts";
import { embeddedTestDatabase, projectRoot } from "./testing/embedded.ts";
import { startPostgres, type TestPostgres } from "./testing/postgres.ts";

describe("embedded", () => {
  let database: Database;
  beforeAll(async () => {
    database = await embeddedTestDatabase();
  }, 60_000);
  afterAll(() => database?.close());
  storeSuite(() => database.store);
  attemptSuite(() => database.store);
  generationSuite(() => database.store);
  ledgerSuite(() => database.store);
  publishingSuite(() => database.store);
  keepingSuite(() => database.store);
  mediaRowsSuite(() => database.store);
  operatingSuite(
    () => database.store,
    (sql) => database.enginePool!.query(sql),
  );
  removalSuite(() => database.store);
});

describe("postgres", () => {
  let server: TestPostgres;
  let database: Database;
  beforeAll(async () => {
    server = await startPostgres();
    database = await openDatabase({ databaseUrl: server.url, folder: "unused", projectRoot });
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    await server?.stop();
  });
  storeSuite(() => database.store);
  attemptSuite(() => database.store);
  generationSuite(() => database.store);
  ledgerSuite(() => database.store);
  publishingSuite(() => database.store);
  keepingSuite(() => database.store);
  mediaRowsSuite(() => database.store);
  operatingSuite(
    () => database.store,
    async (sql) => {
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      try {
        await client.query(sql);
      } finally {
        await client.end();
      }
    },
  );
  removalSuite(() => database.store);
});
