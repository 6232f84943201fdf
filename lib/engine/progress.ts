import type { ProgressEvent } from "#lib/contract/generation.ts";
import type { Store } from "#lib/store/store.ts";
import type { Hearing } from "./heed-cancellations.ts";
import { openSharedLog, type SharedLog } from "./shared-log.ts";

/** Longest time between two looks at the log: another process may be the one that writes it, heard or not. */
const [lookAgainMs, lookAgainHeardMs] = [1000, 5000];

/** Where the stages lie on the bar. Rendering is nearly all of the work. */
export const stageStart = { gate: 0.01, still: 0.02, render: 0.03, assemble: 0.88, sign: 0.95 } as const;

/** Share of the whole film when every shot has come so far (0 to 1 each). */
export const renderProgress = (shares: readonly number[]): number => {
  const mean = shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return stageStart.render + (stageStart.assemble - stageStart.render) * mean;
};

/** An event of the log; `rests` with the one after which nothing moves until somebody acts. */
export interface WatchedEvent {
  index: number;
  event: ProgressEvent;
  rests: boolean;
}

/** The event log of generations, live: writes go to the store and wake the watchers of this process. */
export interface ProgressLog {
  /** False when the generation has ended. */
  write(generationId: string, event: ProgressEvent): Promise<boolean>;
  /** Wakes watchers after something else wrote to the log. */
  wake(generationId: string): void;
  /**
   * From `after` (exclusive) on; ends after the event with which the generation came to rest, or when the signal aborts.
   * What rested and was set going again does not end it.
   */
  follow(generationId: string, after: number, signal: AbortSignal): AsyncIterable<WatchedEvent>;
}

/** States that nothing but a resumption leaves. */
export const hasEnded = (state: ProgressEvent["state"]): boolean => state === "finished" || state === "cancelled";

/** States in which nothing moves until somebody acts. */
export const atRest = (state: ProgressEvent["state"]): boolean => hasEnded(state) || state === "awaiting_decision";

export const openProgressLog = (
  store: Store,
  pause: (ms: number, signal?: AbortSignal) => Promise<void>,
  hearing?: Hearing,
): ProgressLog => {
  const followed = new Map<string, SharedLog>();
  const join = (generationId: string): SharedLog => {
    const log =
      followed.get(generationId) ??
      openSharedLog(
        (after) => store.generations.events(generationId, after),
        pause,
        () => (hearing?.isListening === true ? lookAgainHeardMs : lookAgainMs),
      );
    followed.set(generationId, log);
    log.followers += 1;
    return log;
  };
  const leave = (generationId: string, log: SharedLog): void => {
    log.followers -= 1;
    if (log.followers > 0) return;
    followed.delete(generationId);
    log.close();
  };
  const wake = (generationId: string): void => followed.get(generationId)?.wake();
  // What was said while nobody listened is looked for as soon as somebody does.
  hearing?.hear("progressed", wake, () => {
    for (const log of followed.values()) log.wake();
  });
  return {
    async write(generationId, event) {
      const written = await store.generations.progress(generationId, event);
      wake(generationId);
      return written;
    },
    wake,
    async *follow(generationId, after, signal) {
      const log = join(generationId);
      try {
        // What others read a while ago may not be the end of it: it may have been set going again since.
        await log.look();
        for (let at = 0; !signal.aborted;) {
          const entry = log.entries[at];
          if (entry === undefined) {
            await log.changed(signal);
            continue;
          }
          at += 1;
          if (entry.index <= after) continue;
          const rests = atRest(entry.event.state) && at === log.entries.length;
          yield { ...entry, rests };
          if (rests) return;
        }
      } finally {
        leave(generationId, log);
      }
    },
  };
};
