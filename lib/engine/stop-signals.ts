/** Of as many generations that were cancelled it is still known: what they had in hand has long been put down by then. */
const mostStopped = 500;

/** Tells the local work of a generation when to stop. */
export interface StopSignals {
  /** Aborts when the generation is stopped; the same until it is forgotten. */
  of(generationId: string): AbortSignal;
  stop(generationId: string, reason: Error): void;
  /** It goes on in a new round: what was told to stop then is not what begins now. */
  renew(generationId: string): void;
  /** It has come to rest by itself; one that was stopped stays so. */
  forget(generationId: string): void;
  /** How many generations are remembered. */
  readonly size: number;
}

export const openStopSignals = (): StopSignals => {
  const controllers = new Map<string, AbortController>();
  const stopped = new Set<string>();
  const controllerOf = (generationId: string): AbortController => {
    const known = controllers.get(generationId);
    if (known !== undefined) return known;
    const made = new AbortController();
    controllers.set(generationId, made);
    return made;
  };
  const drop = (generationId: string): void => {
    controllers.delete(generationId);
    stopped.delete(generationId);
  };
  return {
    of: (generationId) => controllerOf(generationId).signal,
    stop(generationId, reason) {
      controllerOf(generationId).abort(reason);
      stopped.add(generationId);
      const [oldest] = stopped;
      if (stopped.size > mostStopped && oldest !== undefined) drop(oldest);
    },
    renew(generationId) {
      if (stopped.has(generationId)) drop(generationId);
    },
    forget(generationId) {
      if (!stopped.has(generationId)) controllers.delete(generationId);
    },
    get size() {
      return controllers.size;
    },
  };
};
