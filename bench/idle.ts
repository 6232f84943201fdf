import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createClient } from "#lib/contract/client.ts";
import { build } from "#scripts/build.mjs";
import { freePort } from "#scripts/ports.mjs";
import { startServer, type RunningServer } from "#scripts/server.mjs";

/**
 * What a server costs that has nothing to do: `npm run bench:idle -- [--seconds 30] [--films 10] [--rest 75]`. Starts the
 * built product with a data folder of its own, prints what share of a core it takes at rest and by which threads, how soon
 * a film that is asked for then is begun, what it holds at its peak and when it has rested after the films, how long a
 * second start takes, and how it ends when its folder is taken away. Linux only: it reads /proc.
 */

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "30" },
    films: { type: "string", default: "10" },
    rest: { type: "string", default: "75" },
    length: { type: "string", default: "6" },
  },
});
const seconds = Number(values.seconds);
const ticksPerSecond = 100;
const mib = 1024 ** 2;

/** Processor time of each thread in seconds, by number and name; names of processes may hold blanks. */
const threadsOf = (pid: number): Map<string, number> => {
  const found = new Map<string, number>();
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const text = readFileSync(`/proc/${pid}/task/${thread}/stat`, "latin1");
    const name = text.slice(text.indexOf("(") + 1, text.lastIndexOf(")"));
    const fields = text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    found.set(`${thread} ${name}`, ((fields[11] ?? 0) + (fields[12] ?? 0)) / ticksPerSecond);
  }
  return found;
};
const sumOf = (threads: Map<string, number>): number => [...threads.values()].reduce((sum, each) => sum + each, 0);
const statusOf = (pid: number, field: "VmRSS" | "VmHWM"): string => {
  const [, kib = "0"] = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "latin1")) ?? [];
  return `${((Number(kib) * 1024) / mib).toFixed(0)} MiB`;
};

const rested = async (pid: number, when: string): Promise<void> => {
  const before = threadsOf(pid);
  await pause(seconds * 1000);
  const after = threadsOf(pid);
  const share = ((sumOf(after) - sumOf(before)) / seconds) * 100;
  const busiest = [...after]
    .map(([name, cpu_s]) => ({ name, share: ((cpu_s - (before.get(name) ?? 0)) / seconds) * 100 }))
    .filter((each) => each.share > 0)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, 4)
    .map((each) => `${each.name} ${each.share.toFixed(2)} %`);
  console.log(`${when}: ${share.toFixed(2)} % of a core (${busiest.join(", ")}); ${statusOf(pid, "VmRSS")} resident`);
};

if (!existsSync(path.join(".next", "BUILD_ID"))) await build();
const folder = await mkdtemp(path.join(tmpdir(), "shotwright-idle-"));
const start = async (): Promise<RunningServer> => {
  const began = performance.now();
  const server = await startServer({
    port: await freePort(),
    env: {
      SHOTWRIGHT_DATA: folder,
      SHOTWRIGHT_SAMPLE_FILM: "off",
      SHOTWRIGHT_GENERATE_PER_MINUTE: "1000000",
      SHOTWRIGHT_READ_PER_MINUTE: "1000000",
    },
  });
  console.log(`a start: ${((performance.now() - began) / 1000).toFixed(1)} s; load ${(loadavg()[0] ?? 0).toFixed(1)}`);
  return server;
};

let server = await start();
try {
  const { api_key } = JSON.parse(readFileSync(path.join(folder, "owner.json"), "utf8")) as { api_key: string };
  const clientOf = () => createClient({ baseUrl: `${server.address}/api/v1`, fetch, apiKey: api_key });
  const order = async (seed: number): Promise<string> => {
    const answer = await fetch(`${server.address}/api/v1/generate_video`, {
      method: "POST",
      headers: { authorization: `Bearer ${api_key}`, "content-type": "application/json", prefer: "respond-async" },
      body: JSON.stringify({
        raw_intent: "A fox finds a lantern in the snow.",
        render: "preview",
        duration_seconds: Number(values.length),
        shot_count: 3,
        seed,
      }),
    });
    const body = (await answer.json()) as { generation_id?: string };
    if (body.generation_id === undefined) throw new Error(`No film: ${answer.status} ${JSON.stringify(body)}`);
    return body.generation_id;
  };
  const until = async (generation_id: string, is: (state: string) => boolean): Promise<void> => {
    while (!is((await clientOf().get_generation({ generation_id })).state)) await pause(100);
  };

  // The renderer warms itself behind the start.
  await pause(30_000);
  await rested(server.pid, "at rest after a start");
  const asked = performance.now();
  const first = await order(1);
  await until(first, (state) => state !== "queued");
  console.log(`begun after ${(performance.now() - asked).toFixed(0)} ms`);
  await until(first, (state) => state === "finished");
  for (let seed = 2; seed <= Number(values.films); seed++)
    await until(await order(seed), (state) => state === "finished");
  console.log(
    `after ${values.films} films: ${statusOf(server.pid, "VmRSS")}, ${statusOf(server.pid, "VmHWM")} at most`,
  );
  await pause(Number(values.rest) * 1000);
  await rested(server.pid, `after ${values.rest} s without work`);
  await server.stop();
  server = await start();
  await rm(folder, { recursive: true, force: true });
  const taken = performance.now();
  const code = await server.ended;
  console.log(
    `without its folder it ended with code ${code} after ${((performance.now() - taken) / 1000).toFixed(1)} s:`,
  );
  console.log(server.lastOutput().split("\n").at(-1));
} catch (error) {
  console.error(server.lastOutput());
  throw error;
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
