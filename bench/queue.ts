import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { openClientEngine } from "#lib/engine/client-engine.ts";
import { engineSchema } from "#lib/engine/engine-schema.ts";
import { killChildren, startChild } from "#lib/engine/testing/child-process.ts";
import { aVendorFilm } from "#lib/engine/testing/vendor-film.ts";
import { openDatabase } from "#lib/store/open-database.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { startPostgres } from "#lib/store/testing/postgres.ts";
import { anAccount } from "#lib/store/testing/records.ts";

/**
 * Films of two accounts over two workers on a real Postgres: `npm run bench:queue -- [--films 2000] [--shot-ms 50]`. All of
 * the first account's stand in line before the second's. None may be lost or made twice, and no account may wait while the
 * other has more than its half of the places. Drawing is played, the lines are real. Ends with 1 where that does not hold.
 */
const { values } = parseArgs({
  options: { films: { type: "string", default: "2000" }, "shot-ms": { type: "string", default: "50" } },
});
const films = Number(values.films);
const [filmsPerWorker, workerCount, runningPerAccount] = [2, 2, 4];
const share = (filmsPerWorker * workerCount) / 2;
const lookMs = 25;

const folder = await mkdtemp(path.join(tmpdir(), "bench-queue-"));
const server = await startPostgres();
const database = await openDatabase({ databaseUrl: server.url, folder, projectRoot, beside: engineSchema });
const { store } = database;
const report = (message: string, cause: unknown) => console.error(message, cause);
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const engine = await openClientEngine({
  store,
  databaseUrl: server.url,
  clock: () => new Date(),
  pause,
  report,
  origin: "http://localhost:3000",
});
const accounts = [(await anAccount(store)).account_id, (await anAccount(store)).account_id];
const enqueued = performance.now();
for (const [at, account] of accounts.entries())
  for (let n = 0; n < films / 2; n++)
    await engine.submit(
      await aVendorFilm(store, account, `film ${at} ${n}`, { shotIds: ["s1"], request: { render: "preview" } }),
    );
console.log(`${films} films stand in line after ${Math.round((performance.now() - enqueued) / 1000)} s.`);

const client = new pg.Client({ connectionString: server.url });
await client.connect();
const given = [folder, server.url, filmsPerWorker, runningPerAccount, values["shot-ms"]].map(String);
const workers = Array.from({ length: workerCount }, () => startChild("queue-process.ts", given));
const began = performance.now();

interface Standing {
  account: string;
  waiting: number;
  running: number;
}
let [looks, unfair, idle, most] = [0, 0, 0, 0];
for (;;) {
  const { rows } = await client.query<Standing>(
    `SELECT queue_partition_key AS account, (count(*) FILTER (WHERE status = 'ENQUEUED'))::int AS waiting,
       (count(*) FILTER (WHERE status = 'PENDING'))::int AS running
     FROM dbos.workflow_status WHERE queue_name = 'generations' GROUP BY 1`,
  );
  const running = rows.reduce((sum, row) => sum + row.running, 0);
  const waiting = rows.reduce((sum, row) => sum + row.waiting, 0);
  if (waiting + running === 0) break;
  most = Math.max(most, running);
  if (waiting > 0 && most > 0) {
    looks += 1;
    if (running < filmsPerWorker * workerCount) idle += 1;
    const starved = rows.some((row) => row.waiting > 0 && row.running < share);
    if (starved && rows.some((row) => row.running > share)) unfair += 1;
  }
  await pause(lookMs);
}
const seconds = (performance.now() - began) / 1000;
const one = async (sql: string): Promise<number> => (await client.query<{ n: number }>(sql)).rows[0]?.n ?? -1;
const ok = await one("SELECT count(*)::int AS n FROM generations WHERE state = 'finished' AND status = 'ok'");
const twice = await one(
  "SELECT count(*)::int AS n FROM (SELECT 1 FROM shot_attempts GROUP BY generation_id, shot_id HAVING count(*) > 1) AS twice",
);
const settled = await one("SELECT count(*)::int AS n FROM ledger_entries WHERE kind = 'settle'");
console.log(
  JSON.stringify({
    films,
    ok,
    shots_made_twice: twice,
    settled,
    films_per_second: Math.round((films / seconds) * 10) / 10,
    most_at_once: most,
    looks,
    looks_unfair: unfair,
    looks_with_a_place_free: idle,
  }),
);
await Promise.all(workers.map((worker) => worker.end()));
killChildren();
await engine.close();
await client.end();
await database.close();
await server.stop();
await rm(folder, { recursive: true });
process.exitCode = ok === films && twice === 0 && settled === films && unfair === 0 && most <= share * 2 ? 0 : 1;
