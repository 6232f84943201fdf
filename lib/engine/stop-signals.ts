/** Of as many runs that were stopped it is still known: what they had in hand has long been put down by then. */
const mostStopped = 500;

/** Tells the local work of a run, which is one round of a generation, when to stop. */
export interface StopSignals {
  /** Aborts when the run is stopped; the same until it is forgotten. */
  of(run: string): AbortSignal;
  stop(run: string, reason: Error): void;
  /** Aborts whatever this process has in hand, and whatever it may yet begin. */
  stopAll(reason: Error): void;
  /** It has come to rest by itself; one that was stopped stays so. */
  forget(run: string): void;
  /** What this process has in hand and was not told to stop. */
  running(): string[];
  /** How many runs are remembered. */
  readonly size: number;
}

export const openStopSignals = (): StopSignals => {
  const controllers = new Map<string, AbortController>();
  const stopped = new Set<string>();
  let over: Error | null = null;
  const controllerOf = (run: string): AbortController => {
    const known = controllers.get(run);
    if (known !== undefined) return known;
    const made = new AbortController();
    controllers.set(run, made);
    if (over !== null) made.abort(over);
    return made;
  };
  return {
    of: (run) => controllerOf(run).signal,
    stop(run, reason) {
      controllerOf(run).abort(reason);
      stopped.add(run);
      const [oldest] = stopped;
      if (stopped.size > mostStopped && oldest !== undefined) {
        controllers.delete(oldest);
        stopped.delete(oldest);
      }
    },
    stopAll(reason) {
      over = reason;
      for (const controller of controllers.values()) controller.abort(reason);
    },
    forget(run) {
      if (!stopped.has(run)) controllers.delete(run);
    },
    running: () => [...controllers.keys()].filter((run) => !stopped.has(run)),
    get size() {
      return controllers.size;
    },
  };
};
