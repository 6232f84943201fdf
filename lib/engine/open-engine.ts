import { AsyncLocalStorage } from "node:async_hooks";
import { DBOS } from "@dbos-inc/dbos-sdk";
import type { DBOSConfig } from "@dbos-inc/dbos-sdk";
import { LeaseLost, type Lease } from "#lib/store/lease.ts";
import type { Log } from "#lib/telemetry/log.ts";
import type { Engine } from "./engine.ts";
import type { Effects } from "./effects.ts";
import { engineVersion, flows, forgetWork, generationQueue, workflowOf } from "./flows.ts";
import { quietQueues } from "./quiet-queues.ts";
import { atRest, hasEnded, openProgressLog } from "./progress.ts";
import { generationNoticeKey, settle } from "./settle.ts";
import { openStopSignals } from "./stop-signals.ts";
import type { Hearing } from "./heed-cancellations.ts";
import { keepLooking, type Looks } from "./keep-looking.ts";

export interface EngineSettings {
  /** The embedded database as a pool, or undefined where `databaseUrl` is a real Postgres. */
  pool: NonNullable<DBOSConfig["systemDatabasePool"]> | undefined;
  databaseUrl: string | undefined;
  /** What this process holds while it works. Whoever gives it gives a store that writes only while it is held. */
  lease: Lease;
  /** How it hears at once of what was cancelled elsewhere. */
  hearing?: Hearing;
  /** How often it looks for processes that are gone, and for work that is lost. */
  looks?: Partial<Looks>;
  /** How often the database is asked for films that others put in line; every five seconds where nothing is said. */
  lookEveryMs?: number;
  /** Generations of one account that may run at a time; the others wait. */
  runningPerAccount: number;
  /** Takes what the durable engine has to say; errors alone go to the console where nothing is given. */
  log?: Log;
}

/** A step that stands still within a transaction holds nothing locked by the time that others take over. */
const idleTransactionMs = 15_000;
const lookEveryMs = 5000;

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
  given: Effects,
  settings: EngineSettings,
): Promise<Engine & { close(): Promise<void> }> => {
  const { lease } = settings;
  const effects: Effects = { ...given, demandLease: () => lease.demand() };
  const log = openProgressLog(effects.store, effects.pause);
  const signals = openStopSignals();
  lease.lost.addEventListener("abort", () => signals.stopAll(new LeaseLost()), { once: true });
  // A step may not start workflows; outside of it, it may ask for them.
  const outside = AsyncLocalStorage.snapshot();
  flows.running = {
    effects,
    log,
    lease,
    signalOf: (run) => signals.of(run),
    forgetSignal: (run) => signals.forget(run),
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
    executorID: lease.id,
    systemDatabaseIdleTransactionTimeoutMs: idleTransactionMs,
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
    minPollingIntervalMs: settings.lookEveryMs ?? lookEveryMs,
    onConflict: "always_update",
  });
  const queues = quietQueues({ ...effects, lookEveryMs: settings.lookEveryMs ?? lookEveryMs });

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
      // A step that asked for this is none of what begins now.
      outside(() => queues.wake());
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
      signals.stop(workflowOf(generation), new Error("The generation was cancelled."));
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
  const stopLooking = await keepLooking({ ...settings, effects, engine, withdraw, log, signals });
  queues.wake();
  return {
    ...engine,
    async close() {
      await stopLooking();
      await queues.close();
      await DBOS.shutdown();
      await lease.leave();
      flows.running = null;
    },
  };
};
