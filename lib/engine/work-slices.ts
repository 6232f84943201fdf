/** An engine that works in this process for a while. */
export interface Slice {
  /** Puts down what is at hand, for others to go on with. */
  drain(patienceMs: number): Promise<void>;
  close(): Promise<void>;
}

export interface WorkSlices {
  /**
   * Works until nothing waits or the slice is over, and answers whether something is left. Null where this process is at
   * it already. Rejects where the work could not be taken up; what was begun is then taken over by whoever comes next.
   */
  work(): Promise<"done" | "more"> | null;
}

/** Steps that run at a slice's end have so long; the rest of them is done again by the next. */
const patienceMs = 20_000;
const lookMs = 1000;
/** Messages are sent behind the end of a film: only after so many looks that found nothing is the slice over. */
const quietLooks = 3;

/** Slices of work, one at a time in a process; each opens an engine under a name of its own. */
export const openWorkSlices = (options: {
  open: () => Promise<Slice>;
  /** Films and publications that are not at rest. */
  unfinished: () => Promise<number>;
  lengthMs: number;
  now: () => number;
  pause: (ms: number) => Promise<void>;
}): WorkSlices => {
  const { open, unfinished, lengthMs, now, pause } = options;
  let isWorking = false;

  const slice = async (): Promise<"done" | "more"> => {
    const endsAt = now() + lengthMs;
    const engine = await open();
    try {
      for (let quiet = 0; quiet < quietLooks && now() < endsAt; await pause(lookMs))
        quiet = (await unfinished()) === 0 ? quiet + 1 : 0;
      await engine.drain(patienceMs);
    } finally {
      await engine.close();
    }
    return (await unfinished()) === 0 ? "done" : "more";
  };

  return {
    work() {
      if (isWorking) return null;
      isWorking = true;
      return slice().finally(() => {
        isWorking = false;
      });
    },
  };
};
