import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openDatabase, type Database } from "#lib/store/open-database.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { startPostgres, type TestPostgres } from "#lib/store/testing/postgres.ts";
import { countCall } from "./caller.ts";
import { openDoorkeeping, type Doorkeeping } from "./doorkeeping.ts";
import type { Rates } from "./rate-limit.ts";

/** As two processes have them: connections, memories and clocks of their own. */
let server: TestPostgres;
let client: pg.Client;
let databases: Database[];
let now = 1_000_000;
let one: Doorkeeping;
let other: Doorkeeping;

const open = (database: Database | undefined, clock: () => number): Doorkeeping => {
  if (database === undefined) throw new Error("There is no such database.");
  // However busy this machine is.
  return openDoorkeeping(database.store.limits, clock, 60_000);
};
beforeAll(async () => {
  server = await startPostgres();
  databases = [];
  for (let i = 0; i < 2; i++)
    databases.push(await openDatabase({ databaseUrl: server.url, folder: "unused", projectRoot }));
  client = new pg.Client({ connectionString: server.url });
  client.on("error", () => undefined);
  await client.connect();
}, 60_000);
afterAll(async () => {
  await client?.end();
  for (const database of databases ?? []) await database.close();
  await server?.stop();
});
beforeEach(async () => {
  await client.query("TRUNCATE rate_slots, rate_turns");
  one = open(databases[0], () => now);
  other = open(databases[1], () => now + 3_600_000);
});

const rates: Rates = { read: 40, write: 30, generate: 7 };
const ana = [{ caller: "ana", rates }];
/** As if so many seconds had passed for what was counted. */
const pass = async (seconds: number) => {
  now += seconds * 1000;
  await client.query("UPDATE rate_slots SET slot = slot - $1", [seconds / 5]);
};

test("two processes together let through exactly the limit, however many ask at a time", async () => {
  const asked = Array.from({ length: 120 }, (_, i) => (i % 2 === 0 ? one : other).limiter.take(ana, ["read"]));
  const verdicts = await Promise.all(asked);
  expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(rates.read);
  const refused = verdicts.find(({ allowed }) => !allowed);
  expect(refused?.headers["RateLimit"]).toContain('"read";r=0;t=');
  expect(Number(refused?.headers["Retry-After"])).toBeGreaterThan(50);
  expect((await other.limiter.take([{ caller: "bo", rates }], ["read"])).headers["RateLimit"]).toContain("r=39;");
  expect((await other.strangers.take(ana, ["read"])).allowed).toBe(true);
});

test("a call counts in all of its classes and for all counters, or nowhere, and calls that cross do not hold each other up", async () => {
  const two = [...ana, { caller: "all of ana", rates: { ...rates, generate: 12 } }];
  const both = two.toReversed();
  const verdicts = await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      i % 2 === 0 ? one.limiter.take(two, ["write", "generate"]) : other.limiter.take(both, ["generate", "write"]),
    ),
  );
  expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(rates.generate);
  const { headers } = await one.limiter.take(ana, ["write"]);
  expect(headers["RateLimit"]).toContain(`r=${rates.write - rates.generate - 1};`);
});

test("after the time that was said there is room again, and before it there is none", async () => {
  for (let i = 0; i < rates.generate; i++) await one.limiter.take(ana, ["generate"]);
  const { headers } = await one.limiter.take(ana, ["generate"]);
  const wait = Number(headers["Retry-After"]);
  expect(wait).toBeGreaterThan(55);
  expect(wait).toBeLessThanOrEqual(65);
  await pass(55);
  expect((await one.limiter.take(ana, ["generate"])).allowed).toBe(false);
  await pass(15);
  expect((await one.limiter.take(ana, ["generate"])).allowed).toBe(true);
});

test("who is refused is refused for a moment without the database being asked", async () => {
  for (let i = 0; i < rates.generate; i++) await one.limiter.take(ana, ["generate"]);
  const counter = { caller: "ana", rates };
  expect(one.limiter.isUsedUp(counter, "generate")).toBe(true);
  expect(one.limiter.isUsedUp(counter, "read")).toBe(false);
  const first = await one.limiter.take(ana, ["generate"]);
  await client.query("TRUNCATE rate_slots");
  expect(await one.limiter.take(ana, ["generate"])).toBe(first);
  now += 1001;
  expect((await one.limiter.take(ana, ["generate"])).allowed).toBe(true);
});

test("failed sign-ins count wherever they were tried; what is taken back and forgotten is so everywhere", async () => {
  const tries = (doors: Doorkeeping) => doors.signInFailures.pair;
  const waits = await Promise.all(
    Array.from({ length: 24 }, (_, i) => tries(i % 2 === 0 ? one : other).take("ana@example.org 10.0.0.1")),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  expect(Math.min(...waits.filter((wait) => wait > 0))).toBeGreaterThan(880);
  expect(await tries(one).take("ana@example.org 10.0.0.2")).toBe(0);
  await tries(other).forgive("ana@example.org 10.0.0.1");
  expect(await tries(one).take("ana@example.org 10.0.0.1")).toBe(0);
  expect(await tries(one).take("ana@example.org 10.0.0.1")).toBeGreaterThan(0);
  await tries(other).forget("ana@example.org 10.0.0.1");
  expect(await tries(one).take("ana@example.org 10.0.0.1")).toBe(0);
  await pass(905);
  expect(await tries(one).take("ana@example.org 10.0.0.2")).toBe(0);
});

test("an address of mail that many fail for has one line at all processes", async () => {
  const turns = [];
  for (let i = 0; i < 10; i++) turns.push(await (i % 2 === 0 ? one : other).signInTurns.take("ana@example.org"));
  for (const [place, wait] of turns.entries()) {
    expect(wait).toBeGreaterThan(3000 * place - 2000);
    expect(wait).toBeLessThanOrEqual(3000 * place);
  }
  await client.query("UPDATE rate_turns SET free_at = free_at + interval '30 seconds'");
  expect(await one.signInTurns.take("ana@example.org")).toBeNull();
});

test("nobody's name stands in the database, and what counts no more is swept", async () => {
  await one.signUps.take("10.1.2.3");
  await other.limiter.take(ana, ["read"]);
  const { rows } = await client.query<{ subject: string }>("SELECT subject FROM rate_slots");
  expect(rows.every(({ subject }) => /^[0-9a-f]{32}$/.test(subject))).toBe(true);
  expect(await databases[0]?.store.limits.sweep()).toBe(0);
  await pass(3600);
  expect(await databases[0]?.store.limits.sweep()).toBe(0);
  await pass(15);
  expect(await databases[0]?.store.limits.sweep()).toBe(2);
});

test("nobody waits for a database that stands still", async () => {
  const never = { take: () => new Promise<never>(() => undefined) } as unknown as Database["store"]["limits"];
  const doors = openDoorkeeping(never, () => now, 1);
  await expect(doors.limiter.take(ana, ["write"])).rejects.toMatchObject({ code: "unavailable" });
});

test("while the database is down what reads is let through, and all else is told so", async () => {
  await server.stop();
  const logged: unknown[] = [];
  const services = {
    rates: { read_per_minute: 40, write_per_minute: 30, generate_per_minute: 7 },
    trustedProxies: 0,
  } as unknown as Parameters<typeof countCall>[0]["services"];
  const api = { ...one, services, log: (line: unknown) => void logged.push(line) };
  const key = { kind: "key", account_id: "acc_1", key_id: "key_1", scopes: [] } as unknown as Parameters<
    typeof countCall
  >[1];
  const request = new Request("https://films.example/api/v1/plans");
  expect(await countCall(api, key, request, ["read"])).toEqual({ allowed: true, headers: {} });
  expect(logged).toHaveLength(1);
  await expect(countCall(api, key, request, ["write"])).rejects.toMatchObject({ code: "unavailable" });
  await expect(one.signUps.take("10.1.2.3")).rejects.toMatchObject({ code: "unavailable" });
});
