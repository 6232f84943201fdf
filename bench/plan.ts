import { existsSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import { canonicalJson } from "#lib/planning/canonical-json.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { openPlanning } from "#lib/threads/open-planning.ts";
import { models, routesFor } from "./planner/route-draft.ts";

/**
 * How long a plan takes as the product makes it, on its planning thread, which was warmed up when the service began:
 * `npm run bench:plan`. Prints the first plan, and p50 and p95 of draftFilm + completePlan over 300 varied intents.
 * Takes the built thread where there is one.
 */
const who = [
  "an old lighthouse keeper",
  "a tired barista",
  "two foxes",
  "our new cold brew",
  "a robot gardener",
  "a young cellist",
  "a red bicycle",
  "a deep-sea diver",
  "my grandmother",
  "a street dancer",
  "a fleet of paper boats",
  "un viejo farero",
];
const what = [
  "walks out into a winter storm",
  "finds a letter nobody sent",
  "runs across the rooftops at night",
  "pours over ice, slowly",
  "waits for the last train",
  "repairs a broken clock",
  "dances alone in the rain",
  "looks for a way home",
  "opens a door that was never there",
  "camina hacia el mar",
];
const where = ["on a rocky coast", "in a tiny kitchen", "in a neon city", "by a frozen lake", "in a forest at dawn"];
const intents = Array.from(
  { length: 300 },
  (_, i) =>
    `${who[i % who.length]} ${what[(i * 7) % what.length]} ${where[(i * 3) % where.length]}${i % 4 === 0 ? ', 12 seconds, with the line "Keep the light."' : ""}`,
);

const threadFile = path.resolve("build/threads/planning.mjs");
const planning = openPlanning({
  projectRoot: process.cwd(),
  elements: elementCards,
  ...(existsSync(threadFile) ? { threadFile } : {}),
});
const asked = { account: "", field: "/raw_intent" };
let bytes = 0;
const plan = async (raw_intent: string, seed: number): Promise<number> => {
  const start = performance.now();
  const draft = await planning.think("draftFilm", [{ request: { raw_intent }, seed, brand: null }], asked);
  const drafted = performance.now();
  const routes = routesFor(draft);
  const routed = performance.now();
  const content = await planning.think("completePlan", [{ draft, routes, models }], asked);
  const took = performance.now() - start - (routed - drafted);
  bytes += canonicalJson(content).length;
  return took;
};
const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const begun = performance.now();
await planning.warm();
const warm_ms = performance.now() - begun;
const first_ms = await plan("A lighthouse keeper finds a fox on the rocks in a winter storm", 1);
bytes = 0;
const times: number[] = [];
for (const [i, intent] of intents.entries()) times.push(await plan(intent, i));
times.sort((a, b) => a - b);
console.log(
  `load ${(loadavg()[0] ?? 0).toFixed(1)}; ready after ${warm_ms.toFixed(0)} ms, first plan ${first_ms.toFixed(0)} ms; over ` +
    `${intents.length} intents p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms, ` +
    `longest ${percentile(times, 1).toFixed(1)} ms; ${Math.round(bytes / intents.length / 1024)} KiB a plan`,
);
await planning.close();
