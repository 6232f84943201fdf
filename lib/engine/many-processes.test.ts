import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startFakeFal, type FakeFal } from "#lib/providers/testing/fake-fal.ts";
import { openDatabase, type Database } from "#lib/store/open-database.ts";
import type { StoredGeneration } from "#lib/store/store.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { startPostgres, type TestPostgres } from "#lib/store/testing/postgres.ts";
import { anAccount } from "#lib/store/testing/records.ts";
import { engineSchema } from "./engine-schema.ts";
import { killChildren, startChild, type Child } from "./testing/child-process.ts";
import { video } from "./testing/played-providers.ts";
import { aVendorFilm } from "./testing/vendor-film.ts";
import type { WorkingProcess } from "./testing/working-process.ts";

/** Several processes at work on one Postgres, with leases that run out soon. */

let folder: string;
let server: TestPostgres;
let fal: FakeFal;
let database: Database;
let databases = 0;
let databaseUrl: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "many-"));
  server = await startPostgres();
}, 60_000);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  databaseUrl = await server.createDatabase(`many_${++databases}`);
  database = await openDatabase({ folder, projectRoot, databaseUrl, beside: engineSchema });
  fal = await startFakeFal({ clip: video, picture: new Uint8Array() });
  fal.history = true;
}, 60_000);
afterEach(async () => {
  killChildren();
  await fal.close();
  await database.close();
});

const start = async (change: Partial<WorkingProcess> = {}): Promise<{ child: Child; id: string }> => {
  const given: WorkingProcess = {
    folder,
    falUrl: fal.url,
    databaseUrl,
    lease: { beatMs: 300, leaseMs: 4000, fenceMs: 2400, againMs: 1000 },
    lookMs: 200,
    hears: true,
    cutMs: 0,
    providerTimeoutMs: 20_000,
    ...change,
  };
  const child = startChild("working-process.ts", [JSON.stringify(given)]);
  return { child, id: await child.line("ready ") };
};
const ended = async (id: string): Promise<StoredGeneration> => {
  await expect
    .poll(async () => (await database.store.generations.byId(id))?.state, { timeout: 60_000, interval: 100 })
    .toBe("finished");
  return (await database.store.generations.byId(id))!;
};
/** What was held back, given back and charged, in the order of the book. */
const book = async ({ account_id, generation_id }: StoredGeneration) => {
  const entries = (await database.store.ledger.list(account_id)).filter((each) => each.generation_id === generation_id);
  return Object.fromEntries(
    (["reserve", "release", "settle", "loss"] as const).map((kind) => [
      kind,
      entries.filter((each) => each.kind === kind).map(({ amount_usd }) => amount_usd),
    ]),
  );
};
const prompts = () => fal.orders.map(({ input }) => String(input["prompt"])).toSorted();
const thrice = (title: string) => [`${title} s1`, `${title} s2`, `${title} s3`];

test("one that stands still is taken over, and when it goes on it orders, writes and settles nothing, and ends with 70", async () => {
  const [asked, taken, third, wakes] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ];
  let stopped = false;
  // One order is looked at and two are not answered when the process is stopped. Of one that is written down and has not
  // reached the vendor nobody could say what became of it: all three are there first.
  fal.hold = async (moment, { input }) => {
    const prompt = String(input["prompt"]);
    if (stopped) return;
    if (moment === "look" && prompt === "Rain s1") asked.resolve();
    if (moment === "taken" && prompt === "Rain s2") taken.resolve();
    if (moment === "taken" && prompt === "Rain s3") third.resolve();
    if (moment === "file" || (moment === "taken" && prompt === "Rain s1")) return;
    await wakes.promise;
  };
  const zombie = await start();
  zombie.child.tell("film Rain");
  const id = await zombie.child.line("film ");
  await zombie.child.until(Promise.all([asked.promise, taken.promise, third.promise]));
  zombie.child.signal("SIGSTOP");
  stopped = true;
  const other = await start();
  const film = await ended(id);
  expect(film).toMatchObject({ status: "ok", round: 1 });
  const before = { book: await book(film), events: (await database.store.generations.events(id, -1)).length };
  wakes.resolve();
  zombie.child.signal("SIGCONT");
  expect(await zombie.child.over).toBe(70);
  await zombie.child.line("lost");
  expect(prompts()).toEqual(thrice("Rain"));
  expect(await ended(id)).toEqual(film);
  expect(await book(film)).toEqual(before.book);
  expect(before.book).toEqual({ reserve: [4], release: [4], settle: [film.charged_usd], loss: [] });
  expect(film.charged_usd).toBeGreaterThan(0);
  expect(await database.store.generations.events(id, -1)).toHaveLength(before.events);
  await other.child.end();
}, 120_000);

test("one that ends in peace and one that starts touch nothing of another's film, and no name is ever used again", async () => {
  const { promise: goOn, resolve } = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  fal.hold = async (moment) => {
    if (moment !== "look") return;
    asked.resolve();
    await goOn;
  };
  const maker = await start();
  maker.child.tell("film Snow");
  const id = await maker.child.line("film ");
  await maker.child.until(asked.promise);
  const names = [maker.id];
  for (let i = 0; i < 2; i++) {
    const idle = await start();
    names.push(idle.id);
    if (i === 0) await idle.child.end();
    else await idle.child.kill();
  }
  resolve();
  expect(await ended(id)).toMatchObject({ status: "ok" });
  expect(prompts()).toEqual(thrice("Snow"));
  expect(new Set(names).size).toBe(3);
  await maker.child.end();
}, 120_000);

test.each([
  ["that hears of it", true],
  ["that only looks", false],
])(
  "what is cancelled in one process stops being drawn in another %s",
  async (_how, hears) => {
    const drawing = await start({ hears });
    drawing.child.tell("draw Hail");
    const id = await drawing.child.line("drawing ");
    const other = await start();
    other.child.tell(`cancel ${id}`);
    await other.child.line(`cancelled ${id}`);
    await drawing.child.line(`stopped ${id}`);
    await Promise.all([drawing.child.end(), other.child.end()]);
  },
  60_000,
);

test("a database that goes away for a moment fails no film", async () => {
  const asked = Promise.withResolvers<void>();
  fal.decide = () => "slow";
  fal.hold = (moment) => {
    if (moment === "look") asked.resolve();
    return Promise.resolve();
  };
  const maker = await start();
  maker.child.tell("film Hail");
  const id = await maker.child.line("film ");
  await maker.child.until(asked.promise);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const name = databaseUrl.split("/").at(-1)!;
  await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [name]);
  await pause(1000);
  await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
  await client.end();
  const film = await ended(id);
  expect(film).toMatchObject({ status: "ok", round: 1 });
  expect(prompts()).toEqual(thrice("Hail"));
  expect(await book(film)).toEqual({ reserve: [4], release: [4], settle: [film.charged_usd], loss: [] });
  await maker.child.end();
}, 120_000);

test("a film that was written down and put in no line is made, and one whose run has ended without it fails, its money given back", async () => {
  const { account_id } = await anAccount(database.store);
  const one = await start();
  const forgotten = await aVendorFilm(database.store, account_id, "Fog");
  expect(await ended(forgotten)).toMatchObject({ status: "ok" });
  await one.child.end();

  const left = await aVendorFilm(database.store, account_id, "Mist");
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO dbos.workflow_status (workflow_uuid, status, name, executor_id, application_version, created_at, updated_at)
     SELECT $1, 'MAX_RECOVERY_ATTEMPTS_EXCEEDED', name, executor_id, application_version, created_at, updated_at
     FROM dbos.workflow_status WHERE workflow_uuid = $2`,
    [left, forgotten],
  );
  await client.end();
  const two = await start();
  const film = await ended(left);
  expect(film).toMatchObject({ status: "render_failed", failure: { code: "internal" }, charged_usd: 0 });
  expect(await book(film)).toEqual({ reserve: [4], release: [4], settle: [0], loss: [] });
  expect(prompts()).toEqual(thrice("Fog"));
  await two.child.end();
}, 120_000);
