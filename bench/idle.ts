import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freePort } from "#scripts/ports.mjs";
import { heldFrom, printHeld } from "./process-memory.ts";

/**
 * What the service costs when it has nothing to do, as `npm start` starts it and with every process counted:
 * `npm run bench:idle -- [--films 10] [--seconds 60] [--rest 90] [--length 6] [--at-once 2]`. Prints how long a first and
 * a second start take, what share of a core it takes at rest, how soon it then answers, plans and begins a film, and what
 * it holds in memory by process and by part: when it has started, after films, and when it has rested. Linux only.
 */

const { values } = parseArgs({
  options: {
    films: { type: "string", default: "10" },
    seconds: { type: "string", default: "60" },
    rest: { type: "string", default: "90" },
    length: { type: "string", default: "6" },
    "at-once": { type: "string", default: "2" },
  },
});
const films = Number(values.films);
/** The renderer warms itself behind the start, and its threads end a minute after that. */
const warming_ms = 90_000;
const pollMs = 200;
const answersWithinMs = 600_000;
const folder = await mkdtemp(path.join(tmpdir(), "shotwright-idle-"));
const port = await freePort();
const address = `http://localhost:${port}/api/v1`;

const answers = async (): Promise<boolean> => {
  try {
    return (await fetch(address)).ok;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
};

interface Service {
  pid: number;
  stop: () => Promise<void>;
}

const start = async (which: string): Promise<Service> => {
  const began = performance.now();
  const npm = spawn("npm", ["start"], {
    // A group of its own: a terminal's interrupt reaches all of it, and so does `stop`.
    detached: true,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      SHOTWRIGHT_DATA: folder,
      SHOTWRIGHT_SAMPLE_FILM: "off",
      SHOTWRIGHT_GENERATE_PER_MINUTE: "1000000",
      SHOTWRIGHT_READ_PER_MINUTE: "1000000",
    },
  });
  const { pid } = npm;
  if (pid === undefined) throw new Error("npm could not be started.");
  const ended = new Promise<void>((resolve) => npm.once("close", () => resolve()));
  while (!(await answers())) {
    if (npm.exitCode !== null) throw new Error(`npm start ended with code ${npm.exitCode}.`);
    if (performance.now() - began > answersWithinMs) throw new Error("npm start did not answer in ten minutes.");
    await pause(50);
  }
  const [load = 0] = loadavg();
  console.log(`${which} answers after ${((performance.now() - began) / 1000).toFixed(1)} s (load ${load.toFixed(1)})`);
  return {
    pid,
    stop: async () => {
      if (npm.exitCode === null && npm.signalCode === null) process.kill(-pid, "SIGINT");
      await ended;
    },
  };
};

/** How much of a core every process took, for the given time, and which took most. */
const atRest = async (when: string, pid: number): Promise<void> => {
  const seconds = Number(values.seconds);
  const before = new Map(heldFrom(pid).map((each) => [each.pid, each.cpu_s]));
  await pause(seconds * 1000);
  const shares = heldFrom(pid)
    .map(({ pid: own, name, cpu_s }) => ({ name, share: ((cpu_s - (before.get(own) ?? 0)) / seconds) * 100 }))
    .toSorted((one, other) => other.share - one.share);
  const all = shares.reduce((sum, { share }) => sum + share, 0);
  const most = shares.filter(({ share }) => share > 0).map(({ name, share }) => `${name} ${share.toFixed(2)} %`);
  console.log(`${when}: ${all.toFixed(2)} % of a core in ${seconds} s (${most.join(", ")})`);
};

const ask = async (method: string, at: string, body?: unknown): Promise<Record<string, unknown>> => {
  const { api_key } = JSON.parse(readFileSync(path.join(folder, "owner.json"), "utf8")) as { api_key: string };
  const answer = await fetch(`${address}${at}`, {
    method,
    headers: { authorization: `Bearer ${api_key}`, "content-type": "application/json", prefer: "respond-async" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${at} was answered ${answer.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as Record<string, unknown>;
};

const request = (seed: number) => ({
  raw_intent: "A fox finds a lantern in the snow.",
  duration_seconds: Number(values.length),
  shot_count: 3,
  seed,
});
const order = async (seed: number): Promise<string> =>
  String((await ask("POST", "/generate_video", { ...request(seed), render: "preview" }))["generation_id"]);
const until = async (generation_id: string, is: (state: unknown) => boolean): Promise<void> => {
  while (!is((await ask("GET", `/generations/${generation_id}`))["state"])) await pause(pollMs);
};
const hasEnded = (state: unknown): boolean => state === "finished" || state === "cancelled";

/** How soon it answers, plans and begins a film after having had nothing to do. */
const wakes = async (): Promise<void> => {
  const took = async (work: () => Promise<unknown>): Promise<string> => {
    const began = performance.now();
    await work();
    return `${(performance.now() - began).toFixed(0)} ms`;
  };
  const answered = await took(() => ask("GET", "/generations?limit=1"));
  const planned = await took(() => ask("POST", "/director_prompt_plan", request(90_001)));
  const again = await took(() => ask("POST", "/director_prompt_plan", request(90_002)));
  let film = "";
  const begun = await took(async () => {
    film = await order(90_003);
    await until(film, (state) => state !== "queued");
  });
  console.log(`woken: answers in ${answered}, plans in ${planned}, again in ${again}, begins a film in ${begun}`);
  await until(film, hasEnded);
};

let service = await start("a first start");
try {
  await pause(warming_ms);
  printHeld("started and at rest", heldFrom(service.pid));
  await atRest("at rest after a start", service.pid);
  await wakes();
  const seeds = Array.from({ length: films }, (_, index) => index + 1);
  let made = 0;
  const make = async (): Promise<void> => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      await until(await order(seed), hasEnded);
      made += 1;
      if (made % 25 === 0) printHeld(`${made} films made`, heldFrom(service.pid));
    }
  };
  await Promise.all(Array.from({ length: Number(values["at-once"]) }, make));
  printHeld(`right after ${made} films`, heldFrom(service.pid));
  await pause(Number(values.rest) * 1000);
  printHeld(`after ${made} films and ${values.rest} s of rest`, heldFrom(service.pid));
  await atRest("at rest after films", service.pid);
  await wakes();
  await service.stop();
  service = await start("a second start");
} finally {
  await service.stop();
  if (existsSync(folder)) await rm(folder, { recursive: true, force: true });
}
