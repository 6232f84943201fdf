import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres, type TestPostgres } from "#lib/store/testing/postgres.ts";
import { killChildren, startChild } from "./testing/child-process.ts";

/** Processes that start at the same moment on one Postgres: its schema is made once, and all of them live. */

let folder: string;
let server: TestPostgres;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "together-"));
  server = await startPostgres();
}, 60_000);
afterAll(async () => {
  killChildren();
  await server.stop();
  await rm(folder, { recursive: true });
});

const start = (databaseUrl: string, schema: string) => startChild("opening-process.ts", [folder, databaseUrl, schema]);

test.each([1, 2, 3])("three that start on an empty database all live, time %i", { timeout: 120_000 }, async (time) => {
  const databaseUrl = await server.createDatabase(`together_${time}`);
  const children = [1, 2, 3].map(() => start(databaseUrl, "bring"));
  expect(await Promise.all(children.map((child) => child.line("lives ")))).toEqual(["true", "true", "true"]);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("SELECT count(*)::int AS n FROM dbos.dbos_migrations");
  await client.end();
  expect(rows).toEqual([{ n: 1 }]);
  await Promise.all(children.map((child) => child.end()));
});

test("one that does not migrate waits for the one that does", { timeout: 120_000 }, async () => {
  const databaseUrl = await server.createDatabase("waiting");
  const waiting = start(databaseUrl, "60000");
  const bringing = start(databaseUrl, "bring");
  expect(await waiting.line("lives ")).toBe("true");
  await Promise.all([waiting.end(), bringing.end()]);
});

test("where nobody migrates it ends, and says what to do", { timeout: 120_000 }, async () => {
  const alone = start(await server.createDatabase("alone"), "1000");
  await expect(alone.line("lives ")).rejects.toThrow("npm run migrate");
});
