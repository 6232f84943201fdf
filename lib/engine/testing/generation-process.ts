import { DBOS } from "@dbos-inc/dbos-sdk";
import { engineSchema } from "#lib/engine/engine-schema.ts";
import { openEngine } from "#lib/engine/open-engine.ts";
import { workflowOf } from "#lib/engine/runs.ts";
import { loadOrMakeCredentials } from "#lib/provenance/credentials.ts";
import { openProvenance } from "#lib/provenance/provenance.ts";
import { openDatabase } from "#lib/store/open-database.ts";
import type { Store, StoredGeneration } from "#lib/store/store.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { anAccount } from "#lib/store/testing/records.ts";
import { killedPointNames, undisturbed, type KilledFilm, type KilledPoint } from "./killed-points.ts";
import { playedCut, playedEffects } from "./played-effects.ts";
import { aVendorFilm, vendorReservation } from "./vendor-film.ts";

/**
 * A process of its own, to be killed: `folder falUrl databaseUrl|-` begins a film for every point and rests at each,
 * saying so; with the ids of films at the end it takes them up, resumes what failed, and says what they came to.
 */
const [folder = "", falUrl = "", databaseUrl = "-", ...taken] = process.argv.slice(2);
const killedShot = "s1";
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

const begin = async (account_id: string, title: string): Promise<string> => {
  const generation_id = await aVendorFilm(store, account_id, title);
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
    const again = vendorReservation(account_id, { generation_id, round: first.round + 1 });
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
