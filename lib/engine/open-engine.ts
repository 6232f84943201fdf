import { AsyncLocalStorage } from "node:async_hooks";
import { DBOS } from "@dbos-inc/dbos-sdk";
import type { DBOSConfig } from "@dbos-inc/dbos-sdk";
import type { Log } from "#lib/telemetry/log.ts";
import type { Engine } from "./engine.ts";
import type { Effects } from "./effects.ts";
import { engineVersion, flows, forgetWork, generationQueue, workflowOf } from "./flows.ts";
import { atRest, hasEnded, openProgressLog } from "./progress.ts";
import { generationNoticeKey, settle } from "./settle.ts";
import { openStopSignals } from "./stop-signals.ts";
import { takeOver, type Presence } from "./takeover.ts";

export interface EngineSettings {
  /** The embedded database as a pool, or undefined where `databaseUrl` is a real Postgres. */
  pool: NonNullable<DBOSConfig["systemDatabasePool"]> | undefined;
  databaseUrl: string | undefined;
  presence: Presence;
  /** How often it looks for what processes that are gone have left; ten seconds where nothing is said. */
  takeOverEveryMs?: number;
  /** Generations of one account that may run at a time; the others wait. */
  runningPerAccount: number;
  /** Takes what the durable engine has to say; errors alone go to the console where nothing is given. */
  log?: Log;
}

const takeOverEveryMs = 10_000;

/** Films that one process has in hand, all accounts together. */
const mostRunning = 64;

/** A pool needs an address beside it that is never dialled. */
const undialled = "postgresql://embedded@127.0.0.1/postgres";

/** Times between two looks at a publication that is waited for, ms. */
const [shortestLookMs, longestLookMs] = [25, 400];

const publishFlow = (publicationId: string, round: number): string => `publish-${publicationId}-${round}`;

/** The durable engine's own words: what it calls information is of use to nobody who does not look into it. */
const sayingTo = (log: Log): NonNullable<DBOSConfig["logger"]> => {
  const engine = "dbos";
  return {
    debug: (said) => log.debug(String(said), { engine }),
    info: (said) => log.debug(String(said), { engine }),
    warn: (said) => log.warn(String(said), { engine }),
    error: (said, about) => log.error(String(said), { engine, cause: about?.error }),
  };
};

/** Starts the durable engine, takes up what an earlier process left, and answers the port. One a process. */
export const openEngine = async (
  effects: Effects,
  settings: EngineSettings,
): Promise<Engine & { close(): Promise<void> }> => {
  const log = openProgressLog(effects.store, effects.pause);
  const signals = openStopSignals();
  // A step may not start workflows; outside of it, it may ask for them.
  const outside = AsyncLocalStorage.snapshot();
  flows.running = {
    effects,
    log,
    signalOf: (generationId) => signals.of(generationId),
    forgetSignal: (generationId) => signals.forget(generationId),
    tell: (accountId, noticeKey) =>
      outside(() => {
        const sent = effects.store.deliveries
          .ofNotice(accountId, noticeKey)
          .then((ids) => Promise.all(ids.map((id) => engine.deliver(id))));
        sent.catch((cause: unknown) => effects.report(`The messages of ${noticeKey} were not sent.`, cause));
      }),
    withdraw: (generationId) =>
      outside(() => {
        withdraw(generationId).catch((cause: unknown) =>
          effects.report(`The orders of ${generationId} were not taken back.`, cause),
        );
      }),
  };
  DBOS.setConfig({
    name: "shotwright",
    applicationVersion: engineVersion,
    executorID: settings.presence.name,
    logLevel: "error",
    ...(settings.log === undefined ? {} : { logger: sayingTo(settings.log) }),
    runAdminServer: false,
    systemDatabaseUrl: settings.databaseUrl ?? undialled,
    useListenNotify: false,
    // On a Postgres whoever opened the database has migrated it, under its lock (see engine-schema.ts).
    ...(settings.pool === undefined ? { runMigrations: false } : { systemDatabasePool: settings.pool }),
  });
  await DBOS.launch();
  await DBOS.registerQueue(generationQueue, {
    partitionConcurrency: settings.runningPerAccount,
    // Together they wait for the same threads: a film begins when there is a chance to draw it.
    workerConcurrency: Math.max(mostRunning, settings.runningPerAccount),
    minPollingIntervalMs: 100,
    onConflict: "always_update",
  });

  /** Has what is open of a generation that has ended taken back; asking twice for one round is one run. */
  const withdraw = async (generationId: string): Promise<void> => {
    const generation = await effects.store.generations.byId(generationId);
    if (generation === null) return;
    const workflowID = `withdraw-${workflowOf(generation)}`;
    await DBOS.startWorkflow(flows.withdraw, { workflowID })(generationId, generation.round);
  };

  const engine: Engine = {
    async submit(generationId) {
      const generation = await effects.store.generations.byId(generationId);
      if (generation === null) throw new Error(`There is no generation ${generationId}.`);
      signals.renew(generationId);
      if (generation.state === "queued" && (await effects.store.generations.events(generationId, -1)).length === 0)
        await log.write(generationId, {
          state: "queued",
          stage: null,
          progress: 0,
          message: "Waiting for a place.",
        });
      await DBOS.startWorkflow(flows.generate, {
        workflowID: workflowOf(generation),
        queueName: generationQueue,
        enqueueOptions: { queuePartitionKey: generation.account_id },
      })(generationId);
    },
    async cancel(generationId) {
      const generation = await effects.store.generations.byId(generationId);
      if (generation === null || hasEnded(generation.state)) return false;
      const ended = await settle(
        effects,
        generation,
        {
          state: "cancelled",
          status: null,
          message: "Cancelled. Nothing was charged.",
          charged_usd: 0,
          finished_at: effects.clock(),
        },
        effects.reach.origin,
      );
      if (!ended) return false;
      flows.running?.tell(generation.account_id, generationNoticeKey(generation));
      signals.stop(generationId, new Error("The generation was cancelled."));
      forgetWork(generationId);
      log.wake(generationId);
      const shots = await effects.store.shots.list(generationId);
      const flow = workflowOf(generation);
      await DBOS.cancelWorkflows([flow, ...shots.map((shot) => `${flow}-${shot.shot_id}`)]);
      await withdraw(generationId);
      return true;
    },
    async settled(generationId, waitMs) {
      const generation = await effects.store.generations.byId(generationId);
      if (waitMs <= 0 || generation === null || atRest(generation.state)) return;
      const over = new AbortController();
      const timer = effects.pause(waitMs, over.signal).then(() => over.abort());
      for await (const { rests } of log.follow(generationId, -1, over.signal)) if (rests) break;
      over.abort();
      await timer;
    },
    async publish(publicationId) {
      const publication = await effects.store.publications.byId(publicationId);
      if (publication === null) throw new Error(`There is no publication ${publicationId}.`);
      const { round } = publication.progress;
      await DBOS.startWorkflow(flows.publish, { workflowID: publishFlow(publicationId, round) })(publicationId, round);
    },
    async published(publicationId, waitMs) {
      for (let waited = 0, pause = shortestLookMs; waited < waitMs; waited += pause) {
        const publication = await effects.store.publications.byId(publicationId);
        if (publication?.status !== "processing") return;
        await effects.pause(Math.min(pause, waitMs - waited));
        pause = Math.min(longestLookMs, pause * 2);
      }
    },
    async deliver(deliveryId) {
      const delivery = await effects.store.deliveries.byId(deliveryId);
      if (delivery === null) return;
      const workflowID = `deliver-${deliveryId}-${delivery.round}`;
      await DBOS.startWorkflow(flows.deliver, { workflowID })(deliveryId, delivery.round);
    },
    watch: (generationId, after, signal) => log.follow(generationId, after, signal),
  };
  const stopTakingOver = await takeOver(settings.presence, {
    everyMs: settings.takeOverEveryMs ?? takeOverEveryMs,
    pause: effects.pause,
    report: effects.report,
  });
  for (const generationId of await effects.store.generations.unfinished()) await engine.submit(generationId);
  for (const generationId of await effects.store.openOrders.ofEnded()) await withdraw(generationId);
  for (const publicationId of await effects.store.publications.unfinished()) await engine.publish(publicationId);
  for (const deliveryId of await effects.store.deliveries.waiting()) await engine.deliver(deliveryId);
  return {
    ...engine,
    async close() {
      await stopTakingOver();
      await DBOS.shutdown();
      flows.running = null;
    },
  };
};
