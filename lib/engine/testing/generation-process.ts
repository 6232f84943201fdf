import { DBOS } from "@dbos-inc/dbos-sdk";
import type { PlanContent } from "#lib/contract/plan.ts";
import { engineSchema } from "#lib/engine/engine-schema.ts";
import { openEngine } from "#lib/engine/open-engine.ts";
import { workflowOf } from "#lib/engine/flows.ts";
import { entryKey } from "#lib/store/spending-records.ts";
import { loadOrMakeCredentials } from "#lib/provenance/credentials.ts";
import { openProvenance } from "#lib/provenance/provenance.ts";
import { openDatabase } from "#lib/store/open-database.ts";
import type { Store, StoredGeneration } from "#lib/store/store.ts";
import type { LedgerEntry } from "#lib/store/spending-records.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { anAccount, aPlan, freshId, now } from "#lib/store/testing/records.ts";
import { killedPointNames, undisturbed, type KilledFilm, type KilledPoint } from "./killed-points.ts";
import { playedCut, playedEffects } from "./played-effects.ts";

/**
 * A process of its own, to be killed: `folder falUrl databaseUrl|-` begins a film for every point and rests at each,
 * saying so; with the ids of films at the end it takes them up, resumes what failed, and says what they came to.
 */
const [folder = "", falUrl = "", databaseUrl = "-", ...taken] = process.argv.slice(2);
const killedShot = "s1";
const quotedUsd = 4;
const models = ["ltx/2.3-pro", "alibaba/wan-2.7", "vidu/q3"] as const;
const never = new Promise<void>(() => undefined);
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Rests for ever at its point the film that is named for it. */
const hold = async (point: KilledPoint, title: string, shotId = killedShot): Promise<void> => {
  if (taken.length > 0 || title !== point || shotId !== killedShot) return;
  say(`at ${point}`);
  await never;
};

/** The store, that says of itself what is about to be written and what was. */
const holding = (store: Store): Store => {
  const titleOf = async (generationId: string) => (await store.generations.byId(generationId))?.title ?? "";
  return {
    ...store,
    shots: {
      ...store.shots,
      async update(generationId, shotId, change) {
        const operated = change.operation != null;
        const title = operated ? await titleOf(generationId) : "";
        await hold("answered", title, shotId);
        await store.shots.update(generationId, shotId, change);
        await hold("written", title, shotId);
      },
      async attempt(generationId, shotId, attempt) {
        if (attempt.outcome === "delivered") await hold("copied", await titleOf(generationId), shotId);
        await store.shots.attempt(generationId, shotId, attempt);
      },
    },
    generations: {
      ...store.generations,
      async end(generationId, ...ending) {
        const title = await titleOf(generationId);
        await hold("settling", title);
        const ended = await store.generations.end(generationId, ...ending);
        await hold("settled", title);
        return ended;
      },
    },
  };
};

const database = await openDatabase({
  folder,
  projectRoot,
  beside: engineSchema,
  ...(databaseUrl === "-" ? {} : { databaseUrl }),
});
const membership = await database.join({
  role: "all",
  version: "0.0.0",
  onLost: () => process.exit(70),
  report: (message) => process.stderr.write(`${message}\n`),
});
const { store } = membership;
const credentials = await loadOrMakeCredentials({ folder, organisation: "Test", now: new Date() });
const provenance = openProvenance({ credentials, projectRoot, now: () => new Date() });
const effects = playedEffects({
  store: holding(store),
  folder,
  falUrl,
  provenance,
  cut: async (plan) => {
    await hold("cut", plan.title);
    return playedCut;
  },
});
let looks = 0;
/** Looks for processes that are gone, and says how often it has seen none. */
const takeOver = async (): Promise<string[]> => {
  const gone = await membership.lease.takeOver();
  if (gone.length === 0) say(`lives ${++looks}`);
  return gone;
};
const engine = await openEngine(effects, {
  pool: database.enginePool,
  databaseUrl: database.databaseUrl,
  lease: { ...membership.lease, takeOver },
  looks: { takeOverEveryMs: 100, cancelledEveryMs: 100, sweepEveryMs: 500 },
  runningPerAccount: 20,
});

const reservation = (account_id: string, generation: { generation_id: string; round: number }): LedgerEntry => ({
  entry_key: entryKey("reserve", generation),
  account_id,
  generation_id: generation.generation_id,
  publication_id: null,
  kind: "reserve",
  amount_usd: quotedUsd,
  model: null,
  at: now,
});

/** As much of a plan as the engine and the vendor look at. A shot's prompt says which film and shot it is of. */
const contentOf = (title: string): PlanContent =>
  ({
    title,
    seed: 7,
    aspect_ratio: "16:9",
    duration_seconds: 18,
    captions: true,
    audio: true,
    end_card: null,
    prompts: [],
    shots: ["s1", "s2", "s3"].map((shot_id, i) => ({
      shot_id,
      index: i + 1,
      role: "build",
      caption: null,
      duration_seconds: 6,
      routed_model: models[0],
      prompt: `${title} ${shot_id}`,
      attached_ref_ids: [],
      routing: { reason: "", candidates: models.map((model) => ({ model, score: 1, reasons: [] })) },
    })),
  }) as unknown as PlanContent;

const begin = async (account_id: string, title: string): Promise<string> => {
  const content = contentOf(title);
  const plan = { ...aPlan(account_id), content };
  await store.plans.create(plan);
  const generation_id = freshId("gen");
  const shots = content.shots.map(({ shot_id, index, routed_model }) => ({ shot_id, index, routed_model }));
  await store.generations.create(
    {
      generation_id,
      account_id,
      tool: "generate_video",
      plan_id: plan.plan_id,
      parent_generation_id: null,
      consent_id: null,
      request: {},
      title,
      raw_intent: "rain",
      preview: false,
      duration_seconds: content.duration_seconds,
      quoted_usd: quotedUsd,
      changed_shot_ids: shots.map(({ shot_id }) => shot_id),
      created_at: now,
      shots,
    },
    reservation(account_id, { generation_id, round: 1 }),
  );
  await engine.submit(generation_id);
  return generation_id;
};

/** Waits for the workflow itself: a film may have ended before the engine noted that. */
const over = async (generation: StoredGeneration): Promise<StoredGeneration> => {
  await DBOS.retrieveWorkflow(workflowOf(generation)).getResult();
  const ended = await store.generations.byId(generation.generation_id);
  if (ended === null) throw new Error("the generation is gone");
  return ended;
};

const outcomeOf = ({ state, status, charged_usd, failure }: StoredGeneration): KilledFilm["first"] => ({
  state,
  status,
  charged_usd,
  failure: failure?.code ?? null,
});

const finish = async (generation_id: string): Promise<KilledFilm> => {
  const generation = await store.generations.byId(generation_id);
  if (generation === null) throw new Error(`There is no generation ${generation_id}.`);
  const { account_id } = generation;
  const first = await over(generation);
  let last = first;
  if (first.status === "render_failed") {
    const from = [{ state: "finished" as const, status: "render_failed" as const }];
    const again = reservation(account_id, { generation_id, round: first.round + 1 });
    await store.generations.reopen(generation_id, { from, message: "Again.", reservation: again });
    await engine.submit(generation_id);
    last = await over({ ...first, round: first.round + 1 });
  }
  const entries = await store.ledger.list(account_id);
  return {
    title: generation.title,
    first: outcomeOf(first),
    last: outcomeOf(last),
    shots: (await store.shots.list(generation_id)).map(({ shot_id, delivered_model, attempts }) => ({
      shot_id,
      delivered_model,
      attempts: attempts.map(({ outcome, ended_at }) => ({ outcome, ended: ended_at !== null })),
    })),
    ledger: entries
      .filter((entry) => entry.generation_id === generation_id)
      .map(({ entry_key, kind, amount_usd }) => ({ entry_key, kind, amount_usd })),
  };
};

if (taken.length === 0) {
  const { account_id } = await anAccount(store);
  const ids = [];
  for (const title of [...killedPointNames, undisturbed]) ids.push(await begin(account_id, title));
  say(`begun ${ids.join(" ")}`);
} else {
  const films = [];
  for (const id of taken) films.push(await finish(id));
  say(`films ${JSON.stringify(films)}`);
}
process.stdin.on("end", () => {
  void engine
    .close()
    .then(() => membership.close())
    .then(() => database.close())
    .then(() => process.exit(0));
});
process.stdin.resume();
