import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { killRoleChildren } from "#lib/api/testing/role-child.ts";
import { engineSchema } from "#lib/engine/engine-schema.ts";
import { killChildren } from "#lib/engine/testing/child-process.ts";
import { video } from "#lib/engine/testing/played-providers.ts";
import { vendorReservation } from "#lib/engine/testing/vendor-film.ts";
import type { WorkingProcess } from "#lib/engine/testing/working-process.ts";
import { startFakeFal } from "#lib/providers/testing/fake-fal.ts";
import { openDatabase } from "#lib/store/open-database.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { startPostgres } from "#lib/store/testing/postgres.ts";
import { anAccount } from "#lib/store/testing/records.ts";
import { happenings } from "./many/happenings.ts";
import { restartIdle } from "./many/idle.ts";
import { openOrdering } from "./many/ordering.ts";
import { takenSoFar, watchOwners } from "./many/owners.ts";
import { mind } from "./many/processes.ts";
import { judgeFilms } from "./many/proof.ts";
import { startTogether } from "./many/starts.ts";
import { openTally } from "./many/tally.ts";

/**
 * How films come through what happens to processes: `npm run bench:many -- [--layout roles|all] [--kills 50] [--stops 10]
 * [--rolls 10] [--starts 10] [--idle 10] [--real]`. On one Postgres a web accepts films that two workers make (`roles`), or
 * three processes do everything (`all`), while one after the other is killed, stopped for longer than its lease and woken
 * again, and all of them replaced; before that, three at a time start on empty databases, and idle ones are started again
 * beside one that works. Prints what became of the films, by the vendor's own book, and ends with 1 where one was not
 * finished once and paid once, or was taken from a process that lived. `--real`: leases of 20 seconds, else of four.
 */
const { values } = parseArgs({
  options: {
    layout: { type: "string", default: "roles" },
    kills: { type: "string", default: "50" },
    stops: { type: "string", default: "10" },
    rolls: { type: "string", default: "10" },
    starts: { type: "string", default: "10" },
    idle: { type: "string", default: "10" },
    real: { type: "boolean", default: false },
  },
});
if (values.layout !== "roles" && values.layout !== "all") throw new Error("--layout is roles or all.");
const { layout, real } = values;
const leaseMs = real ? 20_000 : 4000;
const [starts, idleTimes] = [Number(values.starts), Number(values.idle)];
const workerCount = layout === "roles" ? 2 : 3;
const tally = openTally();
const say = (line: string) => process.stdout.write(`${line}\n`);
const between = (least: number, most: number) => least + Math.random() * (most - least);

const folder = await mkdtemp(path.join(tmpdir(), "many-"));
const server = await startPostgres({ connections: 200 });
const lived = await startTogether(server, { layout, times: starts, folder, tally });

const databaseUrl = await server.createDatabase("many");
const database = await openDatabase({ folder, projectRoot, databaseUrl, beside: engineSchema });
const { store } = database;
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
await watchOwners(client);
const fal = await startFakeFal({ clip: video, picture: new Uint8Array() });
fal.history = true;
// The vendor takes its time at every point, so that whatever happens to a process happens at any of them.
fal.hold = () => pause(between(20, 400));

const given: WorkingProcess = {
  folder,
  falUrl: fal.url,
  databaseUrl,
  lease: real ? {} : { beatMs: 600, leaseMs, fenceMs: 2400, againMs: 1000 },
  lookMs: real ? 3000 : 600,
  hears: true,
  cutMs: 300,
  providerTimeoutMs: 15_000,
  ...(layout === "roles" ? { role: "worker", filmsAtOnce: 2, drainMs: 1000 } : {}),
};
const worker = JSON.stringify(given);
const workers = mind("working-process.ts", [worker], tally);
const web = layout === "roles" ? mind("web-process.ts", [folder, databaseUrl], tally) : null;
const accounts = [(await anAccount(store)).account_id, (await anAccount(store)).account_id];
const ordering = openOrdering(store, accounts, web);

const allEnded = async (): Promise<void> => {
  for (const until = performance.now() + 180_000; performance.now() < until; await pause(200))
    if ((await store.generations.unfinished()).length === 0) return;
  tally.fault(`${(await store.generations.unfinished()).length} films did not end`);
};
const films = async (): Promise<string[]> => {
  const { rows } = await client.query<{ generation_id: string }>("SELECT generation_id FROM generations");
  return rows.map(({ generation_id }) => generation_id);
};
/** What nobody knows the fate of is told so, and goes on when somebody says so. Answers how many there were. */
const resumeUnknown = async (): Promise<number> => {
  let resumed = 0;
  for (const id of await films()) {
    const film = (await store.generations.byId(id))!;
    if (film.failure?.code !== "submit_unknown") continue;
    resumed++;
    const reservation = vendorReservation(film.account_id, { generation_id: id, round: film.round + 1 });
    const from = [{ state: "finished" as const, status: "render_failed" as const }];
    await store.generations.reopen(id, { from, message: "Again.", reservation });
  }
  return resumed;
};
/** Nothing is taken from a process before something happens to it. */
const judgeTaken = async (since: number): Promise<number> => {
  const taken = (await takenSoFar(client)).slice(since);
  for (const { run, owner, at } of taken)
    if (!((workers.disturbedAt.get(owner) ?? Infinity) <= at))
      tally.fault(`${run} was taken from ${owner}, which lived`);
  return taken.length;
};

try {
  // The vendor holds that film up for longer than one waits for it else.
  const patient = JSON.stringify({ ...given, providerTimeoutMs: 3_600_000 });
  const idle = { times: idleTimes, store, account: accounts[0]!, client, fal, tally, worker: patient };
  const restarted = await restartIdle({ ...idle, web: web === null ? null : [folder, databaseUrl] });
  const takenBefore = (await takenSoFar(client)).length;
  const began = performance.now();
  await Promise.all([...Array.from({ length: workerCount }, () => workers.begin()), web?.begin()]);
  const over = new AbortController();
  const ordered = ordering.keepOrdering(over.signal);
  const line = (["kill", "stop", "roll"] as const)
    .flatMap((how) => Array.from({ length: Number(values[`${how}s`]) }, () => ({ how, at: Math.random() })))
    .toSorted((a, b) => a.at - b.at);
  for (const [i, { how }] of line.entries()) {
    await pause(between(100, 900));
    await happenings[how]({ workers, web, client, ordering, tally, leaseMs });
    process.stderr.write(`${i + 1} of ${line.length}: ${how}, ${ordering.accepted.length} films\n`);
  }
  over.abort();
  await ordered;
  await allEnded();
  const resumed = await resumeUnknown();
  await allEnded();
  const all = await films();
  for (const id of ordering.accepted) if (!all.includes(id)) tally.fault(`${id} was accepted, and is not there`);
  const { ok, orders, mostForAShot } = await judgeFilms(store, all, fal, tally);
  const taken = await judgeTaken(takenBefore);
  const { kills, stops, rolls, longestTakeOverMs } = tally;
  say(`${starts} starts of three at once on an empty database: ${lived} of ${starts * 3} came up`);
  say(`${restarted} idle processes started again beside one that had a film in hand`);
  say(
    `${layout}: ${workerCount} that make films, leases of ${leaseMs / 1000} s, ${Math.round((performance.now() - began) / 1000)} s`,
  );
  say(
    `${kills.worker + kills.web} kills (${kills.web} of the web), ${stops} stops beyond the lease, ${rolls} rolling restarts`,
  );
  say(`${tally.fencedUnasked} processes took themselves for dead beside that, or were taken for it`);
  say(
    `${ordering.accepted.length} films accepted, ${ordering.unanswered} asked of a web that died; ${all.length} there, ${ok} finished ok, ${resumed} of them resumed after an order of unknown fate`,
  );
  say(`${orders} orders in the vendor's book, at most ${mostForAShot} for one shot`);
  say(`${taken} runs taken over, each from a process that was killed, stopped or asked to end`);
  for (const how of ["kill", "stop", "roll"] as const)
    say(`longest takeover after a ${how}: ${(longestTakeOverMs[how] / 1000).toFixed(1)} s`);
} finally {
  workers.end();
  web?.end();
  killChildren();
  killRoleChildren();
  await fal.close();
  await client.end();
  await database.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
for (const each of tally.faults) say(each);
say(tally.faults.length === 0 ? "every film finished once and paid once" : `${tally.faults.length} faults`);
process.exit(tally.faults.length === 0 ? 0 : 1);
