import { AsyncLocalStorage } from "node:async_hooks";
import { DBOS } from "@dbos-inc/dbos-sdk";
import type { DBOSConfig } from "@dbos-inc/dbos-sdk";
import { DBOSExecutor } from "@dbos-inc/dbos-sdk/internal/dbos-executor";
import { wfQueueRunner } from "@dbos-inc/dbos-sdk/internal/wfqueue";
import { LeaseLost, type Lease } from "#lib/store/lease.ts";
import type { Log } from "#lib/telemetry/log.ts";
import type { Engine } from "./engine.ts";
import type { Effects } from "./effects.ts";
import { openDeparture } from "./departure.ts";
import { enginePort } from "./engine-port.ts";
import { takeFilmsFairly } from "./fair-films.ts";
import { registerFlows } from "./flows.ts";
import { setRunning } from "./running.ts";
import { forgetWork } from "./shot-flow.ts";
import { openProgressLog } from "./progress.ts";
import { quietQueues } from "./quiet-queues.ts";
import { applicationName, engineVersion, generationQueue, inLine, plainQueues, workflowOf } from "./runs.ts";
import { runAgain } from "./requeue-film.ts";
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
  /** How often the database is asked for films that others put in line; every five seconds by itself. */
  lookEveryMs?: number;
  /** Generations of one account that may run at a time; the others wait. */
  runningPerAccount: number;
  /** Films that this process has in hand at a time. */
  filmsAtOnce?: number;
  /** Takes what the durable engine has to say; errors alone go to the console where nothing is given. */
  log?: Log;
}

/** A step that stands still within a transaction holds nothing locked by the time that others take over. */
const idleTransactionMs = 15_000;
/** Films come in line elsewhere only where others are on the same database. */
const lookEveryMs = { alone: 60_000, amongOthers: 5000 };

/** Films that one process has in hand, all accounts together: they wait for the same threads. */
const mostRunning = 64;
/** Connections for so many films: three to look, choose and put back, and a few for the steps of each film. */
const connectionsFor = (films: number): number => Math.min(10, 4 + 2 * films);

export interface OpenEngine extends Engine {
  /**
   * Begins nothing any more, gives the steps that run so long to end, and hands over what is left: others go on with it.
   * What was being done then comes to nothing here. `close` is all that may follow.
   */
  drain(patienceMs: number): Promise<void>;
  close(): Promise<void>;
}

/** A pool needs an address beside it that is never dialled. */
const undialled = "postgresql://embedded@127.0.0.1/postgres";

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
export const openEngine = async (given: Effects, settings: EngineSettings): Promise<OpenEngine> => {
  const { lease, filmsAtOnce = Math.max(mostRunning, settings.runningPerAccount) } = settings;
  const effects: Effects = { ...given, demandLease: () => lease.demand() };
  const log = openProgressLog(effects.store, effects.pause, settings.hearing);
  const signals = openStopSignals();
  const departure = openDeparture();
  lease.lost.addEventListener("abort", () => signals.stopAll(new LeaseLost()), { once: true });
  // A step may not start workflows; outside of it, it may ask for them.
  const outside = AsyncLocalStorage.snapshot();
  let wake = (): void => undefined;
  const port = enginePort({
    ...effects,
    log,
    origin: effects.reach.origin,
    runs: {
      begin: (run) =>
        outside(async () => {
          await DBOS.enqueueWorkflowWithOptions(inLine(run), ...run.args);
          wake();
        }),
      cancel: (ids) => DBOS.cancelWorkflows(ids),
      async again(flow) {
        // Nobody else could go on with it, and here it would be made twice at a time.
        if (!lease.isShared && signals.running().includes(flow)) return "in hand";
        const came = await runAgain(DBOS, flow);
        wake();
        return came;
      },
    },
    stopHere: (generation) => {
      signals.stop(workflowOf(generation), new Error("The generation was cancelled."));
      forgetWork(generation.generation_id);
    },
  });
  registerFlows();
  setRunning({
    effects,
    log,
    lease,
    departure,
    signalOf: (run) => signals.of(run),
    forgetSignal: (run) => signals.forget(run),
    tell: (accountId, noticeKey) => port.tell(accountId, noticeKey),
    withdraw: (generationId) => {
      port
        .withdraw(generationId)
        .catch((cause: unknown) => effects.report(`The orders of ${generationId} were not taken back.`, cause));
    },
  });
  DBOS.setConfig({
    name: applicationName,
    applicationVersion: engineVersion,
    executorID: lease.id,
    systemDatabaseIdleTransactionTimeoutMs: idleTransactionMs,
    logLevel: "error",
    ...(settings.log === undefined ? {} : { logger: sayingTo(settings.log) }),
    runAdminServer: false,
    systemDatabaseUrl: settings.databaseUrl ?? undialled,
    systemDatabasePoolSize: connectionsFor(filmsAtOnce),
    useListenNotify: false,
    // On a Postgres whoever opened the database has migrated it, under its lock (see engine-schema.ts).
    ...(settings.pool === undefined ? { runMigrations: false } : { systemDatabasePool: settings.pool }),
  });
  await DBOS.launch();
  const fairness = takeFilmsFairly({
    filmsAtOnce,
    isShared: lease.isShared,
    chance: effects.reach.jitter,
  });
  // These rows are everybody's: a process of an earlier version does not change them, and what is one's own is not in them.
  const minPollingIntervalMs = settings.lookEveryMs ?? lookEveryMs[lease.isShared ? "amongOthers" : "alone"];
  const shared = { minPollingIntervalMs, onConflict: "update_if_latest_version" } as const;
  await DBOS.registerQueue(generationQueue, { ...shared, partitionConcurrency: settings.runningPerAccount });
  for (const queue of plainQueues) await DBOS.registerQueue(queue, shared);
  const queues = quietQueues({ ...effects, lookEveryMs: minPollingIntervalMs, isLeft: fairness.isLeft });
  wake = () => queues.wake();
  const stopHearing = settings.hearing?.hear("queued", wake, wake);

  const stopLooking = await keepLooking({ ...settings, effects, engine: port, withdraw: port.withdraw, log, signals });
  queues.wake();
  let closed: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    stopHearing?.();
    await stopLooking();
    await queues.close();
    await DBOS.shutdown();
    await lease.leave();
    fairness.end();
    setRunning(null);
  };
  return {
    ...port,
    async drain(patienceMs) {
      wfQueueRunner.stop();
      await queues.close();
      const over = new AbortController();
      const patience = effects.pause(patienceMs, over.signal).then(() => over.abort());
      await departure.begin(over.signal);
      over.abort();
      await patience;
      departure.putDown();
      signals.stopAll(new LeaseLost());
      // Back into its own line, and nothing of it twice: whoever is free goes on with it at once.
      await DBOSExecutor.globalInstance?.recoverPendingWorkflows([lease.id]);
    },
    close: () => (closed ??= close()),
  };
};
