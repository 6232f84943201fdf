import { createHash } from "node:crypto";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { person, send } from "#lib/api/testing/test-app.ts";
import { wholeApp } from "#lib/api/testing/whole-app.ts";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { warmUp } from "#lib/threads/warm-up.ts";
import { buildThreads } from "#scripts/build-threads.mjs";
import { costOf } from "./process-cost.ts";

/**
 * What changing one shot of a film costs beside making the film: `node bench/refine.ts`, or `-- --rounds 3 --seconds 12`.
 * Opens the whole product with a data folder of its own and its threads warm, makes a staged film of four shots, refines
 * its second shot, and prints wall and CPU seconds of both, when each stage began, and whether the other shots are the
 * same bytes.
 */

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "2" }, seconds: { type: "string", default: "10" } },
});
const films = [
  { raw_intent: "A lighthouse keeper finds a fox on the rocks in a winter storm and brings it in.", to: "closer" },
  { raw_intent: "Two old friends chase a runaway balloon across the rooftops", to: "from a low angle, slower" },
  { raw_intent: "15 second ad for a solar lantern that charges in forty minutes", to: "make it dusk" },
];
const two = (value: number) => value.toFixed(2);

await buildThreads();
const app = await wholeApp({ NODE_ENV: "production", SHOTWRIGHT_SAMPLE_FILM: "off" });
const { services } = app;
try {
  const { key, account_id } = await person(app);
  const plan = warmUp(services.elements);
  if (plan !== undefined) await services.warmRenderer(plan);

  /** Makes a film and answers it with its cost and the second at which each stage began. */
  const make = async (name: "generate_video_staged" | "refine_shot", input: Record<string, unknown>) => {
    const stages = new Map<string, number>();
    const { result, ...cost } = await costOf(async () => {
      const began = performance.now();
      const headers = { Prefer: "respond-async" };
      const accepted = (await (await send(app, name, { key, input, headers })).json()) as GenerationBody;
      stages.set("accepted", (performance.now() - began) / 1000);
      const { generation_id } = accepted;
      const over = new AbortController().signal;
      for await (const { event } of services.engine.watch(generation_id, -1, over)) {
        const stage = event.stage ?? event.state;
        if (!stages.has(stage)) stages.set(stage, (performance.now() - began) / 1000);
      }
      return (await (await send(app, "get_generation", { key, input: { generation_id } })).json()) as GenerationBody;
    });
    if (result.status !== "ok") throw new Error(`No film: ${JSON.stringify(result)}`);
    return { film: result, cost, stages };
  };

  /** SHA-256 of a film's shots as they are stored. */
  const shotHashes = async ({ generation_id }: GenerationBody): Promise<string[]> => {
    const shots = (await services.store.shots.list(generation_id)).toSorted((a, b) => a.index - b.index);
    return Promise.all(
      shots.map(async ({ asset_id }) => {
        const asset = await services.store.assets.get(account_id, asset_id ?? "");
        const bytes = await services.media.read(asset?.sha256 ?? "");
        return createHash("sha256").update(bytes).digest("hex");
      }),
    );
  };

  console.log(`load ${two(loadavg()[0] ?? 0)}; seconds`);
  for (let round = 0; round < Number(values.rounds); round++) {
    const { raw_intent, to } = films[round % films.length]!;
    const staged = { raw_intent, duration_seconds: Number(values.seconds), shot_count: 4, seed: 7 + round };
    const whole = await make("generate_video_staged", { ...staged, render: "preview" });
    const refined = await make("refine_shot", {
      generation_id: whole.film.generation_id,
      shot_id: "s2",
      instruction: to,
    });
    const [before, after] = [await shotHashes(whole.film), await shotHashes(refined.film)];
    const same = before.map((hash, index) => (hash === after[index] ? "same" : "new"));
    for (const [name, { cost, stages }] of [
      ["staged film", whole],
      ["one shot refined", refined],
    ] as const)
      console.log(
        `${name.padEnd(18)} wall ${two(cost.wall_s)}  CPU ${two(cost.cpu_s)} (own ${two(cost.own_s)}, encoders ${two(cost.children_s)})  ${[...stages].map(([stage, at]) => `${stage} ${two(at)}`).join(", ")}`,
      );
    console.log(
      `share              wall ${two(refined.cost.wall_s / whole.cost.wall_s)}  CPU ${two(refined.cost.cpu_s / whole.cost.cpu_s)}  shots ${same.join(" ")}`,
    );
  }
} finally {
  await app.close();
}
