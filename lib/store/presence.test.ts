import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { postgresPresence } from "./presence.ts";
import { startPostgres, type TestPostgres } from "./testing/postgres.ts";

let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.stop());

const reports: string[] = [];
const opened = (name: string, suffix = "2") =>
  postgresPresence(server.url, { name, suffix, report: (message) => reports.push(message) });
const nothing = () => Promise.resolve();

test("a name is one living process's, and is free when that has gone", async () => {
  const one = await opened("one");
  const two = await opened("two");
  expect(await two.ifGone("one", nothing)).toBe(false);
  expect(await two.ifGone("nobody", nothing)).toBe(true);
  expect(await two.ifGone("two", nothing)).toBe(false);
  const again = await opened("one", "again");
  expect(again.name).toBe("one-again");
  await one.close();
  const taken: string[] = [];
  const three = await opened("three");
  await expect
    .poll(() => two.ifGone("one", async () => void taken.push(String(await three.ifGone("one", nothing)))))
    .toBe(true);
  expect(taken).toEqual(["false"]);
  expect(await three.ifGone("one", nothing)).toBe(true);
  await Promise.all([two.close(), three.close(), again.close()]);
});

test("a process whose connection breaks says so, comes back under its name, and cannot tell who is gone meanwhile", async () => {
  const one = await opened("broken");
  const two = await opened("watching");
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()",
  );
  await client.end();
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  await expect.poll(() => one.ifGone("nobody", nothing), { timeout: 10_000 }).toBe(true);
  await expect.poll(() => two.ifGone("nobody", nothing), { timeout: 10_000 }).toBe(true);
  expect([one.name, two.name]).toEqual(["broken", "watching"]);
  expect(await two.ifGone("broken", nothing)).toBe(false);
  await Promise.all([one.close(), two.close()]);
}, 30_000);
