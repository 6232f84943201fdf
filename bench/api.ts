import { readFile } from "node:fs/promises";
import path from "node:path";
import { createClient, ClientProblem } from "#lib/contract/client.ts";

/**
 * Times the free calls of a running server: `npm run bench:api [base URL]`. The key is SHOTWRIGHT_KEY, or the owner's.
 * The server must let the calls through: start it with SHOTWRIGHT_READ_PER_MINUTE=1000000.
 */

const warmUp = 5;
const callsPerRun = 200;
const crowds = [1, 8];

const ownerKey = async (): Promise<string> => {
  const file = path.join(process.env["SHOTWRIGHT_DATA"] ?? ".shotwright", "owner.json");
  const { api_key } = JSON.parse(await readFile(file, "utf8")) as { api_key: string };
  return api_key;
};

const origin = (process.argv[2] ?? process.env["NEXTAUTH_URL"] ?? "http://localhost:3000").replace(/\/+$/, "");
const client = createClient({
  baseUrl: `${origin}/api/v1`,
  fetch,
  apiKey: process.env["SHOTWRIGHT_KEY"] ?? (await ownerKey()),
});

const intent = "A lighthouse keeper finds a fox on the rocks in a winter storm and brings it in.";
const targets: [string, (seed: number) => Promise<unknown>][] = [
  ["free plan", (seed) => client.plan_director_prompt({ raw_intent: intent, seed })],
  ["models", () => client.list_models()],
  ["discovery", () => client.discovery()],
];

/** Milliseconds of every call, `clients` at a time. */
const timings = async (call: (seed: number) => Promise<unknown>, clients: number): Promise<number[]> => {
  const took: number[] = [];
  let next = 0;
  const work = async () => {
    for (let seed = next++; seed < callsPerRun; seed = next++) {
      const start = performance.now();
      await call(seed);
      took.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  return took.toSorted((a, b) => a - b);
};

const percentile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;

try {
  process.stdout.write(`${origin}, ${callsPerRun} calls a line, milliseconds, JSON parsed and checked\n`);
  process.stdout.write("call        clients      p50      p95      p99   calls/s\n");
  for (const [name, call] of targets) {
    for (let i = 0; i < warmUp; i++) await call(i);
    for (const clients of crowds) {
      const start = performance.now();
      const sorted = await timings(call, clients);
      const perSecond = callsPerRun / ((performance.now() - start) / 1000);
      const figures = [0.5, 0.95, 0.99].map((share) => percentile(sorted, share).toFixed(1).padStart(9));
      process.stdout.write(
        `${name.padEnd(10)} ${String(clients).padStart(8)}${figures.join("")}${perSecond.toFixed(0).padStart(10)}\n`,
      );
    }
  }
} catch (error) {
  if (!(error instanceof ClientProblem) || error.status !== 429) throw error;
  process.stderr.write("The server's rate limit stopped the run. Start it with SHOTWRIGHT_READ_PER_MINUTE=1000000.\n");
  process.exitCode = 1;
}
