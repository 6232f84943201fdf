import { DBOSExecutor } from "@dbos-inc/dbos-sdk/internal/dbos-executor";
import { wfQueueRunner } from "@dbos-inc/dbos-sdk/internal/wfqueue";
import { workflowTimeoutConfig } from "@dbos-inc/dbos-sdk/internal/workflow_management";

interface WatchedQueue {
  name: string;
  minPollingIntervalMs?: number;
}

/** What is used of the engine's own dispatcher, which has no way to be told that something was put in line. */
interface Dispatcher {
  states: ReadonlyMap<string, { queue: WatchedQueue }>;
  internalQueues: ReadonlyMap<string, WatchedQueue>;
  refreshDbQueues(executor: DBOSExecutor, now_ms: number): Promise<void>;
  pollQueue(executor: DBOSExecutor, queue: WatchedQueue): Promise<boolean>;
}
const dispatcher = wfQueueRunner as unknown as Dispatcher;

/** How often it is seen whether work has ended here, in memory. */
const seenEveryMs = 250;
/** How often it is looked while something is left in line: a place may be free a moment after its work has ended here. */
const lookAgainMs = 1000;

/** How long it is waited for a look that has begun. */
const longestCloseMs = 2000;

export interface QuietQueues {
  /** Something was put in line: it begins now instead of at the next look into the database. */
  wake: () => void;
  close: () => Promise<void>;
}

/**
 * Lets the launched engine look into the database every `lookEveryMs` only, for what others put in line; by itself it
 * does so some thirteen times a second. What this process puts in line, and what waits for a place that becomes free
 * here, begins at once. `isLeft` says whether the last look left something in line. `report` is told where a look failed;
 * the next one comes by itself.
 */
export const quietQueues = (options: {
  lookEveryMs: number;
  isLeft: () => boolean;
  clock: () => Date;
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  report: (message: string, cause: unknown) => void;
}): QuietQueues => {
  const { lookEveryMs, isLeft, clock, pause, report } = options;
  Object.assign(wfQueueRunner.constructor, { reconcileIntervalMs: lookEveryMs, transitionIntervalMs: lookEveryMs });
  // Every second it asked which workflows are past their deadline; none of ours has one.
  workflowTimeoutConfig.pollingIntervalMs = lookEveryMs;
  for (const queue of dispatcher.internalQueues.values()) queue.minPollingIntervalMs = lookEveryMs;
  const executor = DBOSExecutor.globalInstance;
  if (executor === undefined) throw new Error("The engine is not launched, so its queues cannot be watched.");
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;
  let isClosed = false;

  const look = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      // A queue that was registered a moment ago is not known to it yet.
      await dispatcher.refreshDbQueues(executor, clock().getTime());
      for (const { queue } of dispatcher.states.values()) await dispatcher.pollQueue(executor, queue);
    } while (isAskedAgain && !isClosed);
  };
  const wake = (): void => {
    isAskedAgain = true;
    if (isClosed) return;
    looking ??= look()
      .catch((cause: unknown) => report("What waits in line could not be looked at.", cause))
      .finally(() => {
        looking = undefined;
      });
  };

  const running = (): number =>
    [...dispatcher.states.keys()].reduce(
      (sum, name) => sum + executor.systemDatabase.countRunningWorkflowsForQueue(name),
      0,
    );
  const over = new AbortController();
  const seeing = (async () => {
    for (let before = 0, since_ms = 0; !over.signal.aborted; since_ms += seenEveryMs) {
      const now = running();
      if (now < before || (isLeft() && since_ms >= lookAgainMs)) {
        wake();
        since_ms = 0;
      }
      before = now;
      await pause(seenEveryMs, over.signal);
    }
  })();
  return {
    wake,
    close: async () => {
      isClosed = true;
      over.abort();
      await seeing;
      // Where the database is away, what was asked of it is never answered.
      const waited = new AbortController();
      if (looking !== undefined)
        await Promise.race([looking.finally(() => waited.abort()), pause(longestCloseMs, waited.signal)]);
    },
  };
};
