import { setTimeout as sleep } from "node:timers/promises";
import { MediaUnavailable } from "./media-store.ts";

/** How long a bucket that fails is asked again, and how the waits are made. */
export interface Patience {
  /** Milliseconds from the first try on, after which nothing is tried again. */
  forMs: number;
  pause: (ms: number) => Promise<unknown>;
  /** From 0 to 1. */
  jitter: () => number;
  now: () => number;
}

const firstWaitMs = 100;
const longestWaitMs = 10_000;

/** A page waits for so long; a film that is being made may wait longer. */
export const patienceOf = (forMs: number): Patience => ({
  forMs,
  pause: (ms) => sleep(ms),
  jitter: Math.random,
  now: () => performance.now(),
});

/** A fault that another try may not have. `retryAfterMs`: the service named a time. */
export class PassingFault extends Error {
  readonly retryAfterMs: number | null;
  constructor(message: string, more: { retryAfterMs?: number; cause?: unknown } = {}) {
    super(message, { cause: more.cause });
    this.name = "PassingFault";
    this.retryAfterMs = more.retryAfterMs ?? null;
  }
}

/**
 * Runs `once` until it answers: full jitter between tries, longer each time. Throws `MediaUnavailable` when patience is
 * at its end, and at once whatever is no `PassingFault`.
 */
export const patiently = async <T>(patience: Patience, once: () => Promise<T>): Promise<T> => {
  const since = patience.now();
  for (let tries = 0; ; tries++)
    try {
      return await once();
    } catch (fault) {
      if (!(fault instanceof PassingFault)) throw fault;
      const most = Math.min(longestWaitMs, firstWaitMs * 2 ** tries);
      const waitMs = Math.max(fault.retryAfterMs ?? 0, most * patience.jitter());
      if (patience.now() - since + waitMs > patience.forMs)
        throw new MediaUnavailable(`The media store does not answer: ${fault.message}`, { cause: fault });
      await patience.pause(waitMs);
    }
};
