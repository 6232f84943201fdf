import type { ProgressEvent } from "#lib/contract/generation.ts";

/** An event of a generation's log, by its index. */
export interface LoggedEvent {
  index: number;
  event: ProgressEvent;
}

/**
 * The event log of one generation as this process has read it: one look is for everybody who follows it, however many
 * they are. `read` answers the events after an index; `pause` ends early when its signal aborts.
 */
export interface SharedLog {
  /** Everything read so far, in order. */
  readonly entries: readonly LoggedEvent[];
  /** Reads what is new. Looks that are asked for while one waits its turn are one look. */
  look(): Promise<void>;
  /** Somebody wrote to the log. */
  wake(): void;
  /** Resolves after the next look that found something, or when the signal aborts. Rejects where looking failed. */
  changed(signal: AbortSignal): Promise<void>;
  followers: number;
  /** Nobody follows any more. */
  close(): void;
}

export const openSharedLog = (
  read: (after: number) => Promise<LoggedEvent[]>,
  pause: (ms: number, signal: AbortSignal) => Promise<void>,
  lookAgainMs: () => number,
): SharedLog => {
  const entries: LoggedEvent[] = [];
  const waiting = new Set<(failure?: { cause: unknown }) => void>();
  const over = new AbortController();
  let rest = new AbortController();
  let woken = false;
  let running: Promise<void> = Promise.resolve();
  let asked: Promise<void> | null = null;

  const tell = (failure?: { cause: unknown }): void => {
    const told = [...waiting];
    waiting.clear();
    for (const each of told) each(failure);
  };
  const readOn = async (): Promise<void> => {
    asked = null;
    const found = await read(entries.at(-1)?.index ?? -1);
    entries.push(...found);
    if (found.length > 0) tell();
  };
  const look = (): Promise<void> => {
    if (asked !== null) return asked;
    const turn = running.then(readOn);
    asked = turn;
    running = turn.catch(() => undefined);
    return turn;
  };
  const watch = async (): Promise<void> => {
    while (!over.signal.aborted) {
      rest = new AbortController();
      // Whoever wrote while the log was read is heard now.
      if (!woken) await pause(lookAgainMs(), rest.signal);
      woken = false;
      if (over.signal.aborted) return;
      try {
        await look();
      } catch (cause) {
        tell({ cause });
      }
    }
  };
  void watch();

  return {
    entries,
    look,
    wake() {
      woken = true;
      rest.abort();
    },
    changed: (signal) =>
      new Promise((done, failed) => {
        const told = (failure?: { cause: unknown }) => {
          signal.removeEventListener("abort", left);
          if (failure === undefined) done();
          else failed(failure.cause);
        };
        const left = () => {
          waiting.delete(told);
          done();
        };
        if (signal.aborted) return done();
        waiting.add(told);
        signal.addEventListener("abort", left, { once: true });
      }),
    followers: 0,
    close() {
      over.abort();
      rest.abort();
    },
  };
};
