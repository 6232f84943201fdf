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
import { joinServer } from "./join-server.ts";
import { holdsIn, recordHolds } from "./thread-holds.ts";

/**
 * Whether one caller can stop the others: `npm run bench:hostile`. Starts the built product (building it where there is
 * no build). Somebody renders two films all the time and sends intents, edits, titles and pages that were made to keep a
 * reader busy, one after the other; somebody else asks for the models each 100 ms. Fails where that waits longer than
 * five times what it waits in peace, or where the server's memory grows by 400 MiB.
 */

const [quiet_s, hostile_s, each_ms, textLength, pageLength] = [15, 100, 100, 4000, 1_000_000];
const [mostTimes, mostGrowth_MiB] = [5, 400];

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * values.length) - 1)] ?? Number.NaN;

if (!existsSync(path.join(".next", "BUILD_ID"))) await build();
const folder = await mkdtemp(path.join(tmpdir(), "shotwright-hostile-"));
const server = await startServer({
  port: await freePort(),
  env: {
    NODE_OPTIONS: await recordHolds(folder),
    SHOTWRIGHT_DATA: folder,
    SHOTWRIGHT_SAMPLE_FILM: "off",
    SHOTWRIGHT_SIGNUP: "open",
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
  const { session } = await joinServer(server.address, "neighbour");
  const statuses = new Map<number, number>();
  const ask = async (
    name: string,
    body: object | null = null,
    method = body === null ? "GET" : "POST",
    who: Record<string, string> = { authorization: `Bearer ${api_key}`, prefer: "respond-async" },
  ): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${server.address}/api/v1/${name}`, {
      method,
      headers: { ...who, "content-type": "application/json" },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    });
    if (body !== null) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const told = (await answer.json()) as Record<string, unknown>;
    if (answer.status >= 500) console.log(`${method} ${name}: ${JSON.stringify(told)}`);
    return told;
  };
  const key = await ask("keys", { name: "neighbour", scopes: ["read"] }, "POST", session);
  const neighbour = { authorization: `Bearer ${String(key["api_key"])}` };

  const attacks = new AbortController();
  let films = 0;
  const film = async (): Promise<string> => {
    const wanted = { raw_intent: "A fox finds a lantern in the snow", render: "preview", duration_seconds: 15 };
    const begun = await ask("generate_video", { ...wanted, seed: ++films });
    const generation_id = String(begun["generation_id"]);
    while (!attacks.signal.aborted) {
      const { state } = await client.get_generation({ generation_id });
      if (state === "finished") break;
      if (state === "cancelled") throw new Error("A film was cancelled.");
      await pause(500);
    }
    return generation_id;
  };
  const watched = async <T>(name: string, during: Promise<T>): Promise<number> => {
    const from_ms = performance.timeOrigin + performance.now();
    const took: number[] = [];
    const state = { over: false };
    const end = during.finally(() => (state.over = true));
    while (!state.over) {
      const start = performance.now();
      await ask("models", null, "GET", neighbour);
      took.push(performance.now() - start);
      await pause(Math.max(0, each_ms - (performance.now() - start)));
    }
    await end;
    await pause(700);
    const held = (await holdsIn(folder)).filter(({ at_ms }) => at_ms > from_ms);
    const most = (of: "late_ms" | "work_ms") =>
      held.reduce((longest, each) => Math.max(longest, each[of]), 0).toFixed(0);
    const shares = [0.5, 0.95, 0.99, 1].map((share) => percentile(took, share).toFixed(0).padStart(6)).join("");
    console.log(
      `${name.padEnd(26)}${String(took.length).padStart(6)}${shares}   held ${most("late_ms")}, at work ${most("work_ms")}`,
    );
    return percentile(took, 0.99);
  };

  const { plan_id, shots } = await client.plan_director_prompt({
    raw_intent: "A keeper and her dog walk by the sea",
    seed: 1,
  });
  const shown = await film();
  const { connections } = await client.list_publish_connections();
  const connection_id = connections[0]?.connection_id ?? "";
  console.log(
    `load ${(loadavg()[0] ?? 0).toFixed(1)}; GET /models, ms:  asked   p50   p95   p99   most; the server's own thread`,
  );
  const calm = await watched("in peace", pause(quiet_s * 1000));

  const filming = [0, 1].map(async () => {
    while (!attacks.signal.aborted) await film();
  });
  await pause(1000);
  await watched("beside two films", pause(quiet_s * 1000));
  const before = memory_MiB();
  let most = before;
  const slowest: [string, number][] = [];
  const attack = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const start = performance.now();
    await work();
    slowest.push([name, performance.now() - start]);
    most = Math.max(most, memory_MiB());
  };
  const all = async (): Promise<void> => {
    const pageNames = Object.keys(hostilePages);
    const end = performance.now() + hostile_s * 1000;
    for (const [at, [name, make]] of Object.entries(hostileTexts).entries()) {
      if (performance.now() > end) break;
      const text = make(textLength).slice(0, textLength);
      const edits = Object.fromEntries(shots.map(({ shot_id }) => [shot_id, { description: text }]));
      const shown_with = { title: text.slice(0, 120), description: text };
      const publication = { generation_id: shown, connection_id, dry_run: true, ...shown_with };
      await attack(`an intent: ${name}`, () => ask("story_intelligence_report", { raw_intent: text }));
      // Each text twice: a whole run is to last no longer than somebody watches it.
      if (at % 2 === 0) await attack(`an edit: ${name}`, () => ask(`plans/${plan_id}`, { shots: edits }, "PATCH"));
      else await attack(`a title: ${name}`, () => ask("publish_video", publication));
      const page = pageNames[at];
      if (page !== undefined)
        await attack(`a page: ${page}`, () => ask("brand_from_url", { url: `http://127.0.0.1:${port}/${at}` }));
    }
  };
  const held = await watched("films and hostile words", all());
  attacks.abort();

  console.log(
    `load ${(loadavg()[0] ?? 0).toFixed(1)}; answers ${JSON.stringify(Object.fromEntries(statuses))}; ${slowest.length} hostile inputs, ${films} films`,
  );
  for (const [name, ms] of slowest.toSorted((a, b) => b[1] - a[1]).slice(0, 8))
    console.log(`${ms.toFixed(0).padStart(6)} ms ${name}`);
  console.log(
    `p99 ${calm.toFixed(1)} -> ${held.toFixed(1)} ms, ${(held / calm).toFixed(1)} times; at most ${mostTimes} are meant`,
  );
  console.log(`memory: ${before.toFixed(0)} -> at most ${most.toFixed(0)} MiB`);
  if (held > mostTimes * calm || most - before > mostGrowth_MiB) process.exitCode = 1;
  await Promise.all(filming);
} catch (error) {
  console.error(server.lastOutput());
  throw error;
} finally {
  pages.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
