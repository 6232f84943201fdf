import { canonicalJson } from "#lib/planning/canonical-json.ts";
import { completePlan } from "#lib/planning/complete-plan.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";
import { models, routesFor } from "./planner/route-draft.ts";

/** Prints p50 and p95 of draftFilm + completePlan over 300 varied intents, after a warm-up. */
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

const plan = (raw_intent: string, seed: number) => {
  const draft = draftFilm({ request: { raw_intent }, seed, brand: null, elements: elementCards });
  const middle = performance.now();
  const routes = routesFor(draft);
  const routed = performance.now() - middle;
  return { content: completePlan({ draft, routes, models }), routed };
};
const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

for (const [i, intent] of intents.slice(0, 40).entries()) plan(intent, i);
let bytes = 0;
const times = intents
  .map((intent, i) => {
    const start = performance.now();
    const { content, routed } = plan(intent, i);
    const took = performance.now() - start - routed;
    bytes += canonicalJson(content).length;
    return took;
  })
  .toSorted((a, b) => a - b);
console.log(
  `draftFilm + completePlan over ${intents.length} intents: p50 ${percentile(times, 0.5).toFixed(2)} ms, p95 ${percentile(times, 0.95).toFixed(2)} ms, longest ${percentile(times, 1).toFixed(2)} ms; ${Math.round(bytes / intents.length / 1024)} KiB a plan`,
);
