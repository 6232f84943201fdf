import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { engineSchema } from "#lib/engine/engine-schema.ts";
import { startChild, killChildren, type Child } from "#lib/engine/testing/child-process.ts";
import { video } from "#lib/engine/testing/played-providers.ts";
import { aVendorFilm, vendorReservation } from "#lib/engine/testing/vendor-film.ts";
import type { WorkingProcess } from "#lib/engine/testing/working-process.ts";
import { startFakeFal } from "#lib/providers/testing/fake-fal.ts";
import { openDatabase } from "#lib/store/open-database.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { startPostgres } from "#lib/store/testing/postgres.ts";
import { anAccount } from "#lib/store/testing/records.ts";

/**
 * How films come through what happens to processes: `npm run bench:many -- [--kills 50] [--stops 10] [--rolls 10]
 * [--starts 10] [--workers 3] [--real]`. Some processes make films of a vendor on one Postgres, while one after the other
 * is killed, stopped for longer than its lease and woken again, or ended and started anew; before that, three at a time
 * start on empty databases. Prints what became of the films, by the vendor's own book, and ends with 1 where one was not
 * finished once and paid once. `--real`: leases of 20 seconds, as in earnest; else of four.
 */

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "50" },
    stops: { type: "string", default: "10" },
    rolls: { type: "string", default: "10" },
    starts: { type: "string", default: "10" },
    workers: { type: "string", default: "3" },
    real: { type: "boolean", default: false },
  },
});
const workers = Number(values.workers);
const leaseMs = values.real ? 20_000 : 4000;
const lease = values.real ? {} : { beatMs: 600, leaseMs, fenceMs: 2400, againMs: 1000 };
const atATime = 6;
const takeOverMostMs = 30_000;
const faults: string[] = [];
const fault = (what: string): void => {
  faults.push(what);
  process.stderr.write(`${what}\n`);
};
const say = (line: string) => process.stdout.write(`${line}\n`);
const between = (least: number, most: number) => least + Math.random() * (most - least);

const folder = await mkdtemp(path.join(tmpdir(), "many-"));
const server = await startPostgres({ connections: 200 });

/** Three at once on an empty database: each brings it to its schema, or waits for the one that does. */
const startTogether = async (times: number): Promise<number> => {
  let lived = 0;
  for (let i = 0; i < times; i++) {
    const url = await server.createDatabase(`empty_${i}`);
    const three = [0, 1, 2].map(() => startChild("opening-process.ts", [folder, url]));
    for (const child of three) {
      const said = await child.line("lives ").catch((cause: unknown) => String(cause));
      if (said === "true") lived++;
      else fault(`a start of three at once failed: ${said}`);
    }
    await Promise.all(three.map((child) => child.end().catch((cause: unknown) => fault(String(cause)))));
    process.stderr.write(`start ${i + 1} of ${times}\r`);
  }
  return lived;
};

const starts = Number(values.starts);
const lived = await startTogether(starts);

const databaseUrl = await server.createDatabase("many");
const database = await openDatabase({ folder, projectRoot, databaseUrl, beside: engineSchema });
const { store } = database;
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
const fal = await startFakeFal({ clip: video, picture: new Uint8Array() });
fal.history = true;
// The vendor takes its time at every point, so that whatever happens to a process happens at any of them.
fal.hold = () => pause(between(20, 400));

interface Worker {
  child: Child;
  id: string;
}
const ready: Worker[] = [];
const given: WorkingProcess = {
  folder,
  falUrl: fal.url,
  databaseUrl,
  lease,
  lookMs: values.real ? 3000 : 600,
  hears: true,
  cutMs: 300,
  providerTimeoutMs: 15_000,
};
const begin = async (): Promise<void> => {
  const child = startChild("working-process.ts", [JSON.stringify(given)]);
  try {
    ready.push({ child, id: await child.line("ready ") });
    // Whoever ends by itself is started again, as whatever minds a process does.
    void child.over.then((how) => {
      const at = ready.findIndex((worker) => worker.child === child);
      if (at < 0) return;
      ready.splice(at, 1);
      if (how !== 70) fault(`a process ended by itself with ${how}`);
      else tally.fencedUnasked++;
      void begin();
    });
  } catch (cause) {
    fault(`a process did not start: ${String(cause)}`);
    void begin();
  }
};

const tally = {
  films: 0,
  kills: 0,
  stops: 0,
  rolls: 0,
  fencedUnasked: 0,
  resumed: 0,
  takeOverMs: new Map<string, number[]>(),
};
const ids: string[] = [];
const accounts = [(await anAccount(store)).account_id, (await anAccount(store)).account_id];

/** Writes films down and puts them in no line, as a process does that dies in between: some are always under way. */
const keepOrdering = async (over: AbortSignal): Promise<void> => {
  while (!over.aborted) {
    if ((await store.generations.unfinished()).length < atATime)
      ids.push(await aVendorFilm(store, accounts[tally.films % 2]!, `film-${++tally.films}`));
    else await pause(100);
  }
};

const heldBy = async (id: string): Promise<number> => {
  const { rows } = await client.query<{ held: string }>(
    "SELECT count(*) AS held FROM dbos.workflow_status WHERE executor_id = $1 AND status = 'PENDING'",
    [id],
  );
  return Number(rows[0]?.held);
};
/** Somebody who has work in hand, if anybody has; nobody is chosen before two others can go on. */
const chosen = async (): Promise<Worker> => {
  for (;;) {
    if (ready.length >= Math.min(2, workers)) {
      const held = await Promise.all(ready.map(async (worker) => ({ worker, held: await heldBy(worker.id) })));
      const busy = held.filter((each) => each.held > 0 && ready.includes(each.worker));
      if (busy.length > 0) {
        const { worker } = busy[Math.floor(Math.random() * busy.length)]!;
        ready.splice(ready.indexOf(worker), 1);
        return worker;
      }
    }
    await pause(50);
  }
};
/** Waits until nothing is left in the hands of a process, and notes how long that took. */
const takenOver = async (how: string, id: string, since: number): Promise<void> => {
  while ((await heldBy(id)) > 0) {
    if (performance.now() - since > 2 * takeOverMostMs) return fault(`${id} was not taken over after ${how}`);
    await pause(25);
  }
  const took = performance.now() - since;
  tally.takeOverMs.set(how, [...(tally.takeOverMs.get(how) ?? []), took]);
  if (took > takeOverMostMs) fault(`${id} was taken over ${Math.round(took / 1000)} s after ${how}`);
};

const happenings = {
  async kill({ child, id }: Worker) {
    const since = performance.now();
    await child.kill();
    void begin();
    await takenOver("kill", id, since);
    tally.kills++;
  },
  async stop({ child, id }: Worker) {
    const since = performance.now();
    child.signal("SIGSTOP");
    void begin();
    await takenOver("stop", id, since);
    await pause(Math.max(0, leaseMs * 1.5 - (performance.now() - since)));
    child.signal("SIGCONT");
    const how = await child.over;
    if (how !== 70) fault(`a process that woke ended with ${how}`);
    tally.stops++;
  },
  async roll({ child, id }: Worker) {
    void begin();
    await child.end();
    await takenOver("roll", id, performance.now());
    tally.rolls++;
  },
};

const told = (films: readonly Awaited<ReturnType<typeof filmOf>>[]) => {
  const orders = new Map<string, number>();
  for (const { input } of fal.orders)
    orders.set(String(input["prompt"]), (orders.get(String(input["prompt"])) ?? 0) + 1);
  for (const { film, shots, entries, events, booked } of films) {
    const name = `${film.title} (${film.generation_id})`;
    const sum = (...kinds: string[]) =>
      Math.round(
        entries.filter(({ kind }) => kinds.includes(kind)).reduce((all, { amount_usd }) => all + amount_usd, 0) * 1e6,
      );
    if (film.state !== "finished" || film.status !== "ok")
      fault(`${name} ended ${film.state} ${String(film.status)}: ${film.message}`);
    if (events.filter(({ event }) => event.state === "finished").length !== film.round) fault(`${name} ended twice`);
    if (sum("reserve") !== sum("release")) fault(`${name} still holds money`);
    if (sum("settle") !== Math.round(film.charged_usd * 1e6)) fault(`${name} was charged otherwise than it says`);
    const owed = Math.round(
      booked.filter(({ state }) => state !== "unmade").reduce((all, each) => all + each.amount_usd, 0) * 1e6,
    );
    if (sum("settle", "loss") !== owed) fault(`${name}: ${sum("settle", "loss")} in the book, ${owed} owed`);
    for (const { shot_id, attempts } of shots) {
      const taken = orders.get(`${film.title} ${shot_id}`) ?? 0;
      if (attempts.some(({ ended_at }) => ended_at === null)) fault(`${name}: an order of ${shot_id} was left open`);
      if (taken > film.round || taken === 0) fault(`${name}: ${taken} orders for ${shot_id} in ${film.round} rounds`);
    }
  }
  return [...orders.values()].reduce((most, count) => Math.max(most, count), 0);
};
const filmOf = async (id: string) => {
  const film = (await store.generations.byId(id))!;
  const entries = (await store.ledger.list(film.account_id)).filter(({ generation_id }) => generation_id === id);
  const [shots, events, booked] = [
    await store.shots.list(id),
    await store.generations.events(id, -1),
    await store.orders.list(id),
  ];
  return { film, entries, shots, events, booked };
};
const allEnded = async (): Promise<boolean> => {
  for (const until = performance.now() + 180_000; performance.now() < until; await pause(200))
    if ((await store.generations.unfinished()).length === 0) return true;
  return false;
};

const began = performance.now();
try {
  await Promise.all(Array.from({ length: workers }, begin));
  const over = new AbortController();
  const ordering = keepOrdering(over.signal);
  const line = (["kill", "stop", "roll"] as const)
    .flatMap((how) => Array.from({ length: Number(values[`${how}s`]) }, () => ({ how, at: Math.random() })))
    .toSorted((a, b) => a.at - b.at);
  for (const [i, { how }] of line.entries()) {
    await pause(between(100, 900));
    await happenings[how](await chosen());
    process.stderr.write(`${i + 1} of ${line.length}: ${how}, ${tally.films} films\n`);
  }
  over.abort();
  await ordering;
  if (!(await allEnded())) fault(`${(await store.generations.unfinished()).length} films did not end`);
  // What nobody knows the fate of is told so, and goes on when somebody says so.
  for (const id of ids) {
    const film = (await store.generations.byId(id))!;
    if (film.failure?.code !== "submit_unknown") continue;
    tally.resumed++;
    const reservation = vendorReservation(film.account_id, { generation_id: id, round: film.round + 1 });
    const from = [{ state: "finished" as const, status: "render_failed" as const }];
    await store.generations.reopen(id, { from, message: "Again.", reservation });
  }
  if (!(await allEnded())) fault("a film that was resumed did not end");
  const films = [];
  for (const id of ids) films.push(await filmOf(id));
  const most = told(films);
  const longest = (how: string) => Math.max(0, ...(tally.takeOverMs.get(how) ?? [])) / 1000;
  say(`${starts} starts of three at once on an empty database: ${lived} of ${starts * 3} came up`);
  say(`${workers} processes, leases of ${leaseMs / 1000} s, ${Math.round((performance.now() - began) / 1000)} s`);
  say(`${tally.kills} kills, ${tally.stops} stops beyond the lease, ${tally.rolls} rolling restarts`);
  say(`${tally.fencedUnasked} processes took themselves for dead beside that, or were taken for it`);
  say(
    `${films.length} films, ${films.filter(({ film }) => film.status === "ok").length} finished ok, ${tally.resumed} of them resumed after an order of unknown fate`,
  );
  say(`${fal.orders.length} orders in the vendor's book, at most ${most} for one shot`);
  for (const how of ["kill", "stop", "roll"]) say(`longest takeover after a ${how}: ${longest(how).toFixed(1)} s`);
} finally {
  ready.length = 0;
  killChildren();
  await fal.close();
  await client.end();
  await database.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
for (const each of faults) say(each);
say(faults.length === 0 ? "every film finished once and paid once" : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
