import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { LeaseTimes } from "./executors.ts";
import { LeaseLost } from "./lease.ts";
import { openDatabase, type Database, type Membership } from "./open-database.ts";
import { projectRoot } from "./testing/embedded.ts";
import { startPostgres, type TestPostgres } from "./testing/postgres.ts";
import { aGeneration, anAccount, anAsset } from "./testing/records.ts";

let server: TestPostgres;
let database: Database;
let client: pg.Client;
beforeAll(async () => {
  server = await startPostgres();
  database = await openDatabase({ databaseUrl: server.url, folder: "unused", projectRoot });
  client = new pg.Client({ connectionString: server.url });
  await client.connect();
}, 60_000);
afterAll(async () => {
  await client.end();
  await database.close();
  await server.stop();
});

const members: Membership[] = [];
afterEach(async () => {
  for (const member of members.splice(0)) await member.close();
  await client.query("DELETE FROM executors");
});

/** Nothing is renewed within a test unless it asks for that. */
const never: LeaseTimes = { beatMs: 3_600_000, leaseMs: 3_600_000, fenceMs: 3_600_000, againMs: 3_600_000 };
const losses: unknown[] = [];
const joined = async (times: Partial<LeaseTimes> = {}): Promise<Membership> => {
  const member = await database.join({
    role: "worker",
    version: "1",
    times: { ...never, ...times },
    onLost: (cause) => losses.push(cause),
    report: () => undefined,
  });
  members.push(member);
  return member;
};
/** As if it ran elsewhere, and was last seen so many seconds ago. */
const away = (id: string, seconds: number) =>
  client.query(
    "UPDATE executors SET machine = 'another', seen_at = clock_timestamp() - $2 * interval '1 second' WHERE executor_id = $1",
    [id, seconds],
  );
const short = { leaseMs: 20_000, beatMs: 20 } as const;

test("one whose lease has run out is taken by exactly one of several, and one that renews its own is not", async () => {
  const [dead, alive, ...others] = [await joined(), await joined(), await joined(short), await joined(short)];
  await away(dead.lease.id, 21);
  await away(alive.lease.id, 2);
  const look = () => Promise.all(others.map(({ lease }) => lease.takeOver()));
  // Nobody is judged by the database's clock alone: it is seen standing still first.
  expect(await look()).toEqual([[], []]);
  await expect.poll(async () => (await look()).flat()).toEqual([dead.lease.id]);
  expect(await look()).toEqual([[], []]);
});

test("whoever is gone from this machine is taken at once, and so is whoever leaves", async () => {
  const [gone, leaving, me] = [await joined(), await joined(), await joined()];
  await client.query("UPDATE executors SET pid = 4194305 WHERE executor_id = $1", [gone.lease.id]);
  await leaving.lease.leave();
  expect((await me.lease.takeOver()).toSorted()).toEqual([gone.lease.id, leaving.lease.id].toSorted());
});

test("a clock that jumps kills nobody who renews, and one of the dead is found whichever way it jumped", async () => {
  const [beating, dead, me] = [await joined({ beatMs: 20 }), await joined(), await joined({ ...short, beatMs: 100 })];
  for (const jump of [3600, -3600]) {
    await away(dead.lease.id, jump);
    await client.query("UPDATE executors SET machine = 'another' WHERE executor_id = $1", [beating.lease.id]);
    const taken: string[] = [];
    await expect.poll(async () => taken.push(...(await me.lease.takeOver()))).toBeGreaterThan(0);
    expect(taken).toEqual([dead.lease.id]);
    await client.query("UPDATE executors SET taken_by = NULL, taken_at = NULL WHERE executor_id = $1", [dead.lease.id]);
  }
});

test("whoever was taken writes nothing more, learns of it, and a write that was under way is waited for", async () => {
  const [zombie, me] = [await joined(), await joined(short)];
  const { account_id } = await anAccount(database.store);
  const { generation_id } = await aGeneration(database.store, account_id);
  const event = { state: "running", stage: "render", progress: 0.5, message: "Drawing" } as const;
  expect(await zombie.store.generations.progress(generation_id, event)).toBe(true);
  await client.query("BEGIN");
  await client.query("SELECT 1 FROM executors WHERE executor_id = $1 FOR KEY SHARE", [zombie.lease.id]);
  await zombie.lease.leave();
  expect(await me.lease.takeOver()).toEqual([]);
  await client.query("ROLLBACK");
  expect(await me.lease.takeOver()).toEqual([zombie.lease.id]);
  losses.length = 0;
  const { generations, shots, orders, heroes, assets } = zombie.store;
  const ending = { state: "finished", status: "ok", message: "", charged_usd: 0, finished_at: new Date() } as const;
  const attempt = {
    model: "veo",
    outcome: "unknown",
    code: null,
    message: null,
    started_at: "1",
    ended_at: null,
  } as const;
  const at = new Date();
  const order = {
    generation_id,
    part: "s1",
    started_at: "1",
    shot_id: "s1",
    stage: "render",
    model: "veo",
    amount_usd: 0,
    at,
  } as const;
  for (const write of [
    () => generations.progress(generation_id, event),
    () => generations.end(generation_id, ending, []),
    () => shots.begin(generation_id, "s1", attempt, 1),
    () => shots.attempt(generation_id, "s1", attempt),
    () => shots.update(generation_id, "s1", { preview: true }),
    () => orders.place(order),
    () => heroes.begin({ ...attempt, hero_frame_id: "hero_1", generation_id, operation: null, round: 1 }),
    () => assets.create(anAsset(account_id)),
  ])
    await expect(write()).rejects.toThrow(LeaseLost);
  await expect(zombie.lease.demand()).rejects.toThrow(LeaseLost);
  expect([zombie.lease.lost.aborted, losses.length]).toEqual([true, 1]);
  expect(await generations.byId(generation_id)).toMatchObject({ state: "running" });
  expect(await generations.events(generation_id, -1)).toHaveLength(1);
});

test("one that stood still and was not missed goes on; one that was is lost before it does anything", async () => {
  const still = await joined({ fenceMs: 1 });
  await expect(still.lease.demand()).resolves.toBeUndefined();
  await client.query("UPDATE executors SET taken_by = 'another' WHERE executor_id = $1", [still.lease.id]);
  await expect.poll(() => still.lease.demand().then(() => null, String)).toContain("taken for dead");
});

test("one that cannot reach the database for too long takes itself for dead", async () => {
  const cut = await joined({ beatMs: 20, fenceMs: 200 });
  losses.length = 0;
  await client.query("ALTER TABLE executors RENAME TO executors_away");
  await expect.poll(() => losses.length).toBe(1);
  expect(cut.lease.lost.aborted).toBe(true);
  await client.query("ALTER TABLE executors_away RENAME TO executors");
});

test("a name that nobody knows gets a lease that nobody renews; what was taken long ago is forgotten", async () => {
  const me = await joined({ ...short, againMs: 0 });
  await me.lease.adopt(["of an earlier version", me.lease.id]);
  const names = async () =>
    (await client.query<{ executor_id: string }>("SELECT executor_id FROM executors")).rows.map(
      (row) => row.executor_id,
    );
  expect((await names()).toSorted()).toEqual(["of an earlier version", me.lease.id].toSorted());
  await away("of an earlier version", 21);
  await expect.poll(() => me.lease.takeOver()).toEqual(["of an earlier version"]);
  // What it leaves behind may come late.
  expect(await me.lease.takeOver()).toEqual(["of an earlier version"]);
  await away("of an earlier version", 601);
  await me.lease.adopt([]);
  expect(await names()).toEqual([me.lease.id]);
});

test("one process sweeps at a time, and the next one when it is done or its connection is", async () => {
  const [one, two] = [await joined(), await joined()];
  const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = one.lease.alone(() => (begun.resolve(), released.promise));
  await begun.promise;
  let ran = 0;
  const again = () => two.lease.alone(() => Promise.resolve(void ran++));
  expect([await again(), ran]).toEqual([false, 0]);
  released.resolve();
  expect(await first).toBe(true);
  expect([await again(), ran]).toEqual([true, 1]);
});
