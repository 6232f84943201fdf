import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "#lib/contract/client.ts";
import { build } from "#scripts/build.mjs";
import { freePort } from "#scripts/ports.mjs";
import { startServer } from "#scripts/server.mjs";
import { type Hold, holdsIn, recordHolds } from "./thread-holds.ts";

/**
 * How long a free plan waits while two films render: `npm run bench:latency`. Starts the built product (building it
 * where there is no build) on a free port with a data folder of its own, asks for plans one after another, first with
 * nothing else to do and then beside two films, and prints what callers waited and how long the server's own thread
 * was held: for how long it was late, and how much of that it was at work itself rather than waiting for a core.
 */

const quiet_s = 6;
const busy_s = 20;
const intents = [
  "A lighthouse keeper finds a fox on the rocks in a winter storm and brings it in.",
  "15 second ad for a solar lantern that charges in forty minutes",
  "Two old friends chase a runaway balloon across the rooftops until the storm begins",
  "Un farero enciende la lámpara y espera un barco",
  "灯台守がランプをともす",
];

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * values.length) - 1)] ?? Number.NaN;
const whole = (value: number) => value.toFixed(0).padStart(7);

if (!existsSync(path.join(".next", "BUILD_ID"))) await build();
const folder = await mkdtemp(path.join(tmpdir(), "shotwright-latency-"));
const server = await startServer({
  port: await freePort(),
  env: {
    NODE_OPTIONS: await recordHolds(folder),
    SHOTWRIGHT_DATA: folder,
    SHOTWRIGHT_SAMPLE_FILM: "off",
    SHOTWRIGHT_READ_PER_MINUTE: "1000000",
    SHOTWRIGHT_RUNNING_PER_ACCOUNT: "8",
  },
});
try {
  const { api_key } = JSON.parse(readFileSync(path.join(folder, "owner.json"), "utf8")) as { api_key: string };
  const client = createClient({ baseUrl: `${server.address}/api/v1`, fetch, apiKey: api_key });
  let seed = 0;
  const plan = async (): Promise<number> => {
    const start = performance.now();
    await client.plan_director_prompt({ raw_intent: intents[seed % intents.length] ?? "", seed: seed++ });
    return performance.now() - start;
  };
  const plans = async (seconds: number, name: string): Promise<void> => {
    const from_ms = performance.timeOrigin + performance.now();
    const took: number[] = [];
    for (const end = performance.now() + seconds * 1000; performance.now() < end;) took.push(await plan());
    const to_ms = performance.timeOrigin + performance.now();
    await pause(700);
    const held = (await holdsIn(folder)).filter(({ at_ms }) => at_ms > from_ms && at_ms < to_ms);
    const longest = held.reduce((most, each) => (each.late_ms > most.late_ms ? each : most), {
      late_ms: 0,
      work_ms: 0,
    } as Hold);
    const figures = [0.5, 0.95, 0.99, 1].map((share) => whole(percentile(took, share))).join("");
    const most_ms = held.reduce((most, { work_ms }) => Math.max(most, work_ms), 0);
    console.log(
      `${name.padEnd(18)}${whole(took.length)}${figures}${whole(longest.late_ms)}${whole(longest.work_ms)}${whole(most_ms)}`,
    );
  };
  const begin = async (raw_intent: string): Promise<string> => {
    const answer = await fetch(`${server.address}/api/v1/generate_video`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${api_key}`,
        "content-type": "application/json",
        prefer: "respond-async",
      },
      body: JSON.stringify({ raw_intent, render: "preview", duration_seconds: 15, shot_count: 4, seed: 7 }),
    });
    const body = (await answer.json()) as { generation_id?: string };
    if (body.generation_id === undefined) throw new Error(`No film: ${answer.status} ${JSON.stringify(body)}`);
    return body.generation_id;
  };

  for (let i = 0; i < intents.length * 2; i++) await plan();
  console.log(
    `load ${(loadavg()[0] ?? 0).toFixed(2)}; milliseconds; held: the server's thread came late, by its own work`,
  );
  console.log("                    plans    p50    p95    p99    max   late ofwork maxwork");
  await plans(quiet_s, "nothing else");
  const films = await Promise.all([begin(intents[0] ?? ""), begin(intents[2] ?? "")]);
  // The films are drawn from now on.
  await pause(1000);
  await plans(busy_s, "beside two films");
  const states = await Promise.all(films.map((generation_id) => client.get_generation({ generation_id })));
  console.log(`the films: ${states.map(({ state }) => state).join(", ")}; load ${(loadavg()[0] ?? 0).toFixed(2)}`);
} catch (error) {
  console.error(server.lastOutput());
  throw error;
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
