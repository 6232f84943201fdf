import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { killedFilms, type KilledRun } from "#lib/engine/testing/killed-films.ts";
import { killedPointNames, killedPoints, undisturbed } from "#lib/engine/testing/killed-points.ts";
import { startPostgres } from "#lib/store/testing/postgres.ts";

/**
 * How films come through `kill -9`: `npm run bench:killed -- [--times 10] [--postgres] [--history]`. Each time one process makes a
 * film for every point between order and settlement, is killed when each film has come to its point, and another goes on
 * with its data. Prints what became of the films, and ends with 1 where one was not finished once and paid once. `--history`: the vendor can be asked for orders whose answer was lost.
 */

const { values } = parseArgs({
  options: {
    times: { type: "string", default: "10" },
    postgres: { type: "boolean", default: false },
    history: { type: "boolean", default: false },
  },
});
const times = Number(values.times);

interface Tally {
  kills: number;
  /** Finished whole by the process that came after; or told as unknown, and finished when it was resumed. */
  whole: number;
  resumed: number;
  /** Most orders that the vendor took for one try of a shot, and settlements of one round. */
  ordersATry: number;
  settledARound: number;
  faults: string[];
}

const settledAmounts = (run: KilledRun) =>
  run.ledger.filter(({ kind }) => kind === "settle").map(({ amount_usd }) => amount_usd);

const tally = (into: Tally, run: KilledRun, whole: KilledRun): void => {
  const fault = (what: string) => into.faults.push(`${run.point}: ${what}`);
  const settled = settledAmounts(run);
  const rounds = run.first.status === "ok" ? 1 : 2;
  into.kills++;
  if (rounds === 1) into.whole++;
  else into.resumed++;
  for (const shot of run.shots) {
    const orders = run.ordered[shot.shot_id]?.inAll ?? 0;
    into.ordersATry = Math.max(into.ordersATry, orders / shot.attempts.length);
    if (orders !== shot.attempts.length) fault(`${shot.shot_id}: ${orders} orders, ${shot.attempts.length} tries`);
    if (shot.attempts.some(({ ended }) => !ended)) fault(`${shot.shot_id}: a try was left open`);
  }
  into.settledARound = Math.max(into.settledARound, settled.length / rounds);
  if (settled.length !== rounds) fault(`settled ${settled.length} times in ${rounds} rounds`);
  if (run.last.status !== "ok") fault(`ended ${String(run.last.status)}`);
  if (run.last.charged_usd !== whole.last.charged_usd) fault(`charged ${run.last.charged_usd}`);
  if (settled.reduce((sum, each) => sum + each, 0) !== whole.last.charged_usd) fault("paid another sum");
  if (rounds === 2 && (run.first.failure !== "submit_unknown" || run.first.charged_usd !== 0))
    fault(`told ${String(run.first.failure)}, charged ${run.first.charged_usd}`);
};

const folder = await mkdtemp(path.join(tmpdir(), "killed-"));
const postgres = values.postgres ? await startPostgres() : null;
const tallies = new Map(
  killedPointNames.map((point): [string, Tally] => [
    point,
    { kills: 0, whole: 0, resumed: 0, ordersATry: 0, settledARound: 0, faults: [] },
  ]),
);
try {
  for (let i = 0; i < times; i++) {
    const runs = await killedFilms(folder, {
      history: values.history,
      ...(postgres === null ? {} : { databaseUrl: postgres.url }),
    });
    const whole = runs.find(({ point }) => point === undisturbed)!;
    for (const run of runs) if (run.point !== undisturbed) tally(tallies.get(run.point)!, run, whole);
    process.stderr.write(`${i + 1} of ${times}\r`);
  }
} finally {
  await postgres?.stop();
  await rm(folder, { recursive: true });
}

const cell = (value: string | number, width: number) => String(value).padEnd(width);
const columns = [10, 22, 7, 10, 10, 14, 16] as const;
const line = (...cells: (string | number)[]) =>
  process.stdout.write(`${cells.map((each, i) => cell(each, columns[i] ?? 0)).join("")}\n`);
process.stdout.write(`${values.postgres ? "Postgres" : "embedded database"}, ${times} kills, a film at every point\n`);
line("killed at", "between", "kills", "finished", "resumed", "orders a try", "settled a round");
for (const [point, each] of tallies)
  line(
    point,
    killedPoints[point as keyof typeof killedPoints].between,
    each.kills,
    each.whole,
    each.resumed,
    each.ordersATry,
    each.settledARound,
  );
const faults = [...tallies.values()].flatMap((each) => each.faults);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(faults.length === 0 ? "every film finished once and paid once\n" : `${faults.length} faults\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
