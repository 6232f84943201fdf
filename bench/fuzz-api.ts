import { parseArgs } from "node:util";
import { fuzzInProcess } from "#lib/api/testing/fuzz-in-process.ts";
import { fuzz, type FuzzTarget } from "#lib/api/testing/fuzz-run.ts";
import { fuzzServer } from "./fuzz-server.ts";

/**
 * Sends requests made of the endpoint table's schemas, and judges every answer: `npm run bench:fuzz -- --count 100000`.
 * Through the route handlers in this process, or with `--server` against the built product, which it starts in an empty
 * data folder. `--seed` names the series.
 */
const { values } = parseArgs({
  options: {
    count: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    "at-once": { type: "string", default: "8" },
    server: { type: "boolean", default: false },
  },
});

const open = async (): Promise<{ target: FuzzTarget; close: () => Promise<void> }> => {
  if (values.server) return fuzzServer();
  const { target, app } = await fuzzInProcess();
  return { target, close: () => app.close() };
};

const { target, close } = await open();
const start = performance.now();
try {
  const report = await fuzz(target, {
    seed: Number(values.seed),
    count: Number(values.count),
    atOnce: Number(values["at-once"]),
    now: () => performance.now(),
    told: (done) => process.stderr.write(`${done} `),
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  const { statuses, faults, slowest, requests } = report;
  process.stdout.write(`\n${requests} requests in ${seconds} s, seed ${values.seed}\n`);
  for (const [status, count] of Object.entries(statuses)) process.stdout.write(`  ${status}  ${count}\n`);
  process.stdout.write(`the slowest answer: ${slowest.ms} ms, ${slowest.row}\n`);
  process.stdout.write(`faults: ${faults.reduce((sum, { count }) => sum + count, 0)} of ${faults.length} kinds\n`);
  for (const each of faults) process.stdout.write(`${JSON.stringify(each).slice(0, 1500)}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await close();
}
