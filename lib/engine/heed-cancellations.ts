import type { Store } from "#lib/store/store.ts";
import { workflowOf } from "./runs.ts";
import { hasEnded } from "./progress.ts";
import type { StopSignals } from "./stop-signals.ts";

/** Hears what other processes say; see `lib/store/notices.ts`. */
export interface Hearing {
  hear(channel: "cancelled" | "progressed" | "queued", heard: (said: string) => void, began?: () => void): () => void;
  /** Whether what is said now would be heard. */
  readonly isListening: boolean;
}

/**
 * Stops what this process has in hand of generations that another one has ended: at once where that is heard, and at the
 * next look where it is not. Answers how to stop heeding.
 */
export const heedCancellations = (given: {
  hearing: Hearing | undefined;
  store: Pick<Store, "generations">;
  signals: StopSignals;
  /** Between two looks. */
  everyMs: number;
  pause: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Told of each generation that was stopped. */
  onStop: (generationId: string) => void;
  report: (message: string, cause: unknown) => void;
}): (() => Promise<void>) => {
  const over = new AbortController();
  const stop = (run: string): void => {
    given.signals.stop(run, new Error("The generation was cancelled."));
    given.onStop(generationOf(run));
  };
  const look = async (): Promise<void> => {
    const running = given.signals.running();
    if (running.length === 0) return;
    const standing = await given.store.generations.standing([...new Set(running.map(generationOf))]);
    const going = new Set(standing.filter(({ state }) => !hasEnded(state)).map(workflowOf));
    // Asked anew: what has come to rest by itself meanwhile was not cancelled.
    const still = new Set(given.signals.running());
    for (const run of running) if (!going.has(run) && still.has(run)) stop(run);
  };
  const lookNow = (): void => {
    look().catch((cause: unknown) => given.report("It could not be seen what was cancelled elsewhere.", cause));
  };
  const forget = given.hearing?.hear(
    "cancelled",
    (said) => {
      const [generation_id = "", round] = said.split(" ");
      stop(workflowOf({ generation_id, round: Number(round) }));
    },
    lookNow,
  );
  const looking = (async () => {
    for (;;) {
      await given.pause(given.everyMs, over.signal);
      if (over.signal.aborted) return;
      lookNow();
    }
  })();
  return async () => {
    forget?.();
    over.abort();
    await looking;
  };
};

/** The generation of a run: see `workflowOf`. */
const generationOf = (run: string): string => run.split(".")[0] ?? run;
