import { afterAll } from "vitest";
import { openDatabase } from "#lib/store/open-database.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { startPostgres, type TestPostgres } from "#lib/store/testing/postgres.ts";
import { engineSchema } from "./engine-schema.ts";
import { engineSuite } from "./engine-suite.ts";

let server: TestPostgres;
engineSuite(async () => {
  server = await startPostgres();
  return openDatabase({ databaseUrl: server.url, folder: "unused", projectRoot, beside: engineSchema });
});
afterAll(() => server.stop());
