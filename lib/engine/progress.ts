import { EventEmitter } from "node:events";
import type { ProgressEvent } from "#lib/contract/generation.ts";
import type { Store } from "#lib/store/store.ts";

/** Longest time between two looks at the log: another process may be the one that writes it. */
const lookAgainMs = 1000;

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
): ProgressLog => {
  const bell = new EventEmitter().setMaxListeners(0);
  const rung = async (generationId: string, signal: AbortSignal): Promise<void> => {
    const waiting = new AbortController();
    const stop = () => waiting.abort();
    bell.once(generationId, stop);
    signal.addEventListener("abort", stop, { once: true });
    await pause(lookAgainMs, waiting.signal);
    bell.off(generationId, stop);
    signal.removeEventListener("abort", stop);
  };
  return {
    async write(generationId, event) {
      const written = await store.generations.progress(generationId, event);
      bell.emit(generationId);
      return written;
    },
    wake: (generationId) => void bell.emit(generationId),
    async *follow(generationId, after, signal) {
      let seen = after;
      while (!signal.aborted) {
        const next = rung(generationId, signal);
        const entries = await store.generations.events(generationId, seen);
        for (const entry of entries) {
          seen = entry.index;
          const rests = atRest(entry.event.state) && entry === entries.at(-1);
          yield { ...entry, rests };
          if (rests) return;
        }
        await next;
      }
    },
  };
};
