import { EventEmitter } from "node:events";
import type { ProgressEvent } from "#lib/contract/generation.ts";
import type { Store } from "#lib/store/store.ts";

/** Longest time between two looks at the log: another process may be the one that writes it. */
const lookAgainMs = 1000;

/** Where the stages lie on the bar. Rendering is nearly all of the work. */
export const stageStart = { gate: 0.01, render: 0.03, assemble: 0.88, sign: 0.95 } as const;

/** Share of the whole film when every shot has come so far (0 to 1 each). */
export const renderProgress = (shares: readonly number[]): number => {
  const mean = shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return stageStart.render + (stageStart.assemble - stageStart.render) * mean;
};

/** The event log of generations, live: writes go to the store and wake the watchers of this process. */
export interface ProgressLog {
  /** False when the generation has ended. */
  write(generationId: string, event: ProgressEvent): Promise<boolean>;
  /** Wakes watchers after something else wrote to the log. */
  wake(generationId: string): void;
  /** From `after` (exclusive) on; ends after an event whose state is at rest, or when the signal aborts. */
  follow(
    generationId: string,
    after: number,
    signal: AbortSignal,
  ): AsyncIterable<{ index: number; event: ProgressEvent }>;
}

/** States in which nothing moves until somebody acts. */
export const atRest = (state: ProgressEvent["state"]): boolean =>
  state === "finished" || state === "cancelled" || state === "awaiting_decision";

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
        for (const entry of await store.generations.events(generationId, seen)) {
          seen = entry.index;
          yield entry;
          if (atRest(entry.event.state)) return;
        }
        await next;
      }
    },
  };
};
