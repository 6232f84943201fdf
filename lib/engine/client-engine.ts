import { DBOSClient } from "@dbos-inc/dbos-sdk";
import type { Store } from "#lib/store/store.ts";
import { enginePort } from "./engine-port.ts";
import type { OpenEngine } from "./open-engine.ts";
import type { Hearing } from "./heed-cancellations.ts";
import { openProgressLog } from "./progress.ts";
import { runAgain } from "./requeue-film.ts";
import { applicationName, inLine } from "./runs.ts";

interface ClientSettings {
  store: Store;
  /** The Postgres that the workers share; may lead to a pooler. */
  databaseUrl: string;
  clock: () => Date;
  pause: (ms: number, signal?: AbortSignal) => Promise<void>;
  report: (message: string, cause: unknown) => void;
  /** What people call the service. */
  origin: string;
  /** How it hears at once of the progress that workers make. */
  hearing?: Hearing;
  /** Told whenever a run was put in line. */
  onInLine?: () => void;
}

/** A request writes a row or two, and asks for nothing else of the engine. */
const connections = 2;
const silent = () => undefined;

/**
 * The engine's port in a process that makes nothing: runs are put in line for the workers, looked at and cancelled. The
 * durable engine is not launched here: it would take runs up.
 */
export const openClientEngine = async (given: ClientSettings): Promise<OpenEngine> => {
  const client = await DBOSClient.create({
    systemDatabaseUrl: given.databaseUrl,
    systemDatabasePoolSize: connections,
    applicationName,
    logger: { info: silent, debug: silent, warn: silent, error: (said) => given.report("The engine's client:", said) },
  });
  const port = enginePort({
    ...given,
    log: openProgressLog(given.store, given.pause, given.hearing),
    runs: {
      async begin(run) {
        await client.enqueue(inLine(run), ...run.args);
        await given.store.tell("queued", run.id);
        given.onInLine?.();
      },
      cancel: (ids) => client.cancelWorkflows(ids),
      again: (flow) => runAgain(client, flow),
    },
    stopHere: () => undefined,
  });
  return { ...port, drain: () => Promise.resolve(), close: () => client.destroy() };
};
