import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "#lib/contract/client.ts";
import { hostilePages, hostileTexts } from "#lib/operations/testing/hostile-texts.ts";
import { build } from "#scripts/build.mjs";
import { freePort } from "#scripts/ports.mjs";
import { startServer } from "#scripts/server.mjs";

/**
 * Whether one caller can stop the others: `npm run bench:hostile`. Starts the built product (building it where there is
 * no build), renders two films, sends it intents, edits, pages and titles that were made to keep a reader busy, one after
 * the other, and asks for the models each 100 ms. Fails where that waits longer than five times what
 * it waits in peace, or where the server's memory grows by 400 MiB.
 */

const [quiet_s, each_ms, textLength, pageLength] = [10, 100, 4000, 1_000_000];
const [mostTimes, mostGrowth_MiB] = [5, 400];

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * values.length) - 1)] ?? Number.NaN;

if (!existsSync(path.join(".next", "BUILD_ID"))) await build();
const folder = await mkdtemp(path.join(tmpdir(), "shotwright-hostile-"));
const server = await startServer({
  port: await freePort(),
  env: {
    SHOTWRIGHT_DATA: folder,
    SHOTWRIGHT_SAMPLE_FILM: "off",
    SHOTWRIGHT_ALLOW_LOOPBACK_FETCH: "1",
    SHOTWRIGHT_READ_PER_MINUTE: "1000000",
    SHOTWRIGHT_WRITE_PER_MINUTE: "1000000",
    SHOTWRIGHT_GENERATE_PER_MINUTE: "1000000",
  },
});
const pages = createServer((request, response) => {
  const make = Object.values(hostilePages)[Number(request.url?.slice(1))];
  response.setHeader("content-type", "text/html; charset=utf-8").end(make?.(pageLength) ?? "");
});
const port = await freePort();
pages.listen(port, "127.0.0.1");

const ofProcess = (pid: string, name: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch (cause) {
    // Processes end while they are looked at, and some are nobody's business.
    return cause instanceof Error ? "" : String(cause);
  }
};
/** Of the server's processes, threads and all, MiB: whatever runs with its data folder. */
const memory_MiB = (): number =>
  readdirSync("/proc")
    .filter((pid) => /^\d+$/.test(pid) && ofProcess(pid, "environ").includes(`SHOTWRIGHT_DATA=${folder}`))
    .reduce((sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(ofProcess(pid, "status"))?.[1] ?? 0) / 1024, 0);

try {
  const { api_key } = JSON.parse(readFileSync(path.join(folder, "owner.json"), "utf8")) as { api_key: string };
  const client = createClient({ baseUrl: `${server.address}/api/v1`, fetch, apiKey: api_key });
  const statuses = new Map<number, number>();
  const send = async (name: string, body: object, method = "POST"): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${server.address}/api/v1/${name}`, {
      method,
      headers: { authorization: `Bearer ${api_key}`, "content-type": "application/json", prefer: "respond-async" },
      body: JSON.stringify(body),
    });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    return (await answer.json()) as Record<string, unknown>;
  };
  let watching = true;
  const watch = async (took: number[], until: () => boolean): Promise<void> => {
    while (until()) {
      const start = performance.now();
      await client.list_models();
      took.push(performance.now() - start);
      await pause(Math.max(0, each_ms - (performance.now() - start)));
    }
  };
  const plan = await client.plan_director_prompt({ raw_intent: "A keeper and her dog walk by the sea", seed: 1 });
  const end = performance.now() + quiet_s * 1000;
  const idle: number[] = [];
  await watch(idle, () => performance.now() < end);

  const film = { raw_intent: "A fox finds a lantern in the snow", render: "preview", duration_seconds: 15, seed: 7 };
  await Promise.all([send("generate_video", film), send("generate_video", { ...film, seed: 8 })]);
  const before = memory_MiB();
  const beside: number[] = [];
  const watcher = watch(beside, () => watching);
  let most = before;
  const slowest: [string, number][] = [];
  const attack = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const start = performance.now();
    await work();
    slowest.push([name, performance.now() - start]);
    most = Math.max(most, memory_MiB());
  };
  for (const [name, make] of Object.entries(hostileTexts)) {
    const text = make(textLength).slice(0, textLength);
    const shots = Object.fromEntries(plan.shots.map(({ shot_id }) => [shot_id, { description: text }]));
    await attack(`an intent: ${name}`, () => send("story_intelligence_report", { raw_intent: text }));
    await attack(`an edit: ${name}`, () => send(`plans/${plan.plan_id}`, { shots }, "PATCH"));
  }
  for (const [at, name] of Object.keys(hostilePages).entries())
    await attack(`a page: ${name}`, () => send("brand_from_url", { url: `http://127.0.0.1:${port}/${at}` }));
  watching = false;
  await watcher;

  const [calm, held] = [percentile(idle, 0.99), percentile(beside, 0.99)];
  console.log(`load ${(loadavg()[0] ?? 0).toFixed(1)}; answers ${JSON.stringify(Object.fromEntries(statuses))}`);
  for (const [name, ms] of slowest.toSorted((a, b) => b[1] - a[1]).slice(0, 8))
    console.log(`${ms.toFixed(0)} ms ${name}`);
  console.log(
    `GET /models: p50 ${percentile(idle, 0.5).toFixed(0)} -> ${percentile(beside, 0.5).toFixed(0)} ms, ` +
      `p99 ${calm.toFixed(0)} -> ${held.toFixed(0)} ms, ${(held / calm).toFixed(1)} times; of ${beside.length}`,
  );
  console.log(`memory: ${before.toFixed(0)} -> at most ${most.toFixed(0)} MiB`);
  if (held > mostTimes * calm || most - before > mostGrowth_MiB) process.exitCode = 1;
} catch (error) {
  console.error(server.lastOutput());
  throw error;
} finally {
  pages.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
