import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { killRoleChildren } from "#lib/api/testing/role-child.ts";
import { engineSchema } from "#lib/engine/engine-schema.ts";
import { killChildren } from "#lib/engine/testing/child-process.ts";
import { openDatabase } from "#lib/store/open-database.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { startPostgres } from "#lib/store/testing/postgres.ts";
import { drawnMakers } from "./queue/drawn.ts";
import { playedMakers } from "./queue/played.ts";

/**
 * Films of two accounts over two workers on a real Postgres: `npm run bench:queue -- [--films 2000] [--shot-ms 50]`, or
 * with `--drawn` by the whole product, each planned, drawn and signed (some ten seconds of a core). All of the first
 * account's stand in line before the second's. None may be lost or made twice, and no account may wait while the other has
 * more than its half of the places. Ends with 1 where that does not hold.
 */
const { values } = parseArgs({
  options: {
    films: { type: "string", default: "2000" },
    "shot-ms": { type: "string", default: "50" },
    drawn: { type: "boolean", default: false },
  },
});
const films = Number(values.films);
const [filmsPerWorker, workers, runningPerAccount] = [2, 2, 4];
const places = filmsPerWorker * workers;
const share = places / 2;
const lookMs = 25;
const orderedAtOnce = 4;

const folder = await mkdtemp(path.join(tmpdir(), "bench-queue-"));
const server = await startPostgres({ connections: 120 });
const database = await openDatabase({ databaseUrl: server.url, folder, projectRoot, beside: engineSchema });
const given = { databaseUrl: server.url, folder, filmsPerWorker, workers, runningPerAccount };
const makers = values.drawn
  ? await drawnMakers(given)
  : await playedMakers({ ...given, store: database.store, shotMs: Number(values["shot-ms"]) });
const secondsSince = (since: number) => Math.round((performance.now() - since) / 1000);
const ordering = performance.now();
for (const account of makers.accounts) {
  let left = films / 2;
  const order = async (): Promise<void> => {
    while (left-- > 0) await makers.order(account);
  };
  await Promise.all(Array.from({ length: orderedAtOnce }, order));
}
console.log(`${films} films stand in line after ${secondsSince(ordering)} s.`);

const client = new pg.Client({ connectionString: server.url });
await client.connect();
const began = performance.now();
await makers.begin();

interface Standing {
  account: string;
  waiting: number;
  running: number;
}
const seen = { looks: 0, unfair: 0, free: 0, most: 0 };
const look = (rows: readonly Standing[]): "over" | "going on" => {
  const running = rows.reduce((sum, row) => sum + row.running, 0);
  const waiting = rows.reduce((sum, row) => sum + row.waiting, 0);
  if (waiting + running === 0) return "over";
  seen.most = Math.max(seen.most, running);
  if (waiting === 0 || seen.most === 0) return "going on";
  seen.looks += 1;
  if (running < places) seen.free += 1;
  const starved = rows.some((row) => row.waiting > 0 && row.running < share);
  if (starved && rows.some((row) => row.running > share)) seen.unfair += 1;
  return "going on";
};
const standing = async (): Promise<Standing[]> =>
  (
    await client.query<Standing>(
      `SELECT queue_partition_key AS account, (count(*) FILTER (WHERE status = 'ENQUEUED'))::int AS waiting,
         (count(*) FILTER (WHERE status = 'PENDING'))::int AS running
       FROM dbos.workflow_status WHERE queue_name = 'generations' GROUP BY 1`,
    )
  ).rows;
/** The most connections at a time, all processes together, by what they are for. */
const connections = new Map<string, number>();
const lookAtConnections = async (): Promise<void> => {
  const { rows } = await client.query<{ kind: string; n: number }>(
    `SELECT regexp_replace(application_name, '^dbos_transact.*', 'shotwright_engine') AS kind, count(*)::int AS n
     FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() GROUP BY 1`,
  );
  for (const { kind, n } of rows) connections.set(kind, Math.max(n, connections.get(kind) ?? 0));
};
const toldEveryMs = 60_000;
let told = performance.now();
for (let rows = await standing(); look(rows) === "going on"; rows = await standing()) {
  await pause(lookMs);
  await lookAtConnections();
  if (performance.now() - told < toldEveryMs) continue;
  told = performance.now();
  console.error(`${rows.reduce((sum, { waiting }) => sum + waiting, 0)} wait after ${secondsSince(began)} s.`);
}
const seconds = (performance.now() - began) / 1000;
const count = async (sql: string): Promise<number> =>
  (await client.query<{ n: number }>(`SELECT count(*)::int AS n FROM (${sql}) AS found`)).rows[0]?.n ?? -1;
const ok = await count("SELECT 1 FROM generations WHERE state = 'finished' AND status = 'ok'");
/** Films of which there is not exactly one of something. */
const notOnce = (table: string, where: string) =>
  count(
    `SELECT g.generation_id FROM generations g LEFT JOIN ${table} t ON t.generation_id = g.generation_id AND ${where}
     GROUP BY 1 HAVING count(t.generation_id) <> 1`,
  );
const faults = {
  lost: films - ok,
  shots_made_twice: await count("SELECT 1 FROM shot_attempts GROUP BY generation_id, shot_id HAVING count(*) > 1"),
  not_settled_once: await notOnce("ledger_entries", "t.kind = 'settle'"),
  not_ended_once: await notOnce("generation_events", "t.state = 'finished'"),
  looks_unfair: seen.unfair,
  too_many_at_once: Math.max(0, seen.most - places),
};
const perSecond = Math.round((films / seconds) * 100) / 100;
const { looks, free, most } = seen;
console.log(
  JSON.stringify({ films, ok, films_per_second: perSecond, most_at_once: most, looks, looks_with_a_place_free: free }),
);
console.log(JSON.stringify(faults));
console.log(JSON.stringify({ most_connections: Object.fromEntries(connections) }));
await makers.end();
killChildren();
killRoleChildren();
await client.end();
await database.close();
await server.stop();
await rm(folder, { recursive: true });
process.exitCode = Object.values(faults).every((fault) => fault === 0) ? 0 : 1;
