/** What a process that leaves does with its steps. */
export interface Departure {
  /** Counts a step while it runs, with its note in the database. Once the process leaves none begins: it waits for ever. */
  during<T>(run: () => Promise<T>): Promise<T>;
  /** What a step comes to, unless it was put down: then it comes to nothing, and whoever goes on with it does it again. */
  outcomeOf<T>(work: () => Promise<T>): Promise<T>;
  /** No step begins any more; resolves when none runs, or when the signal aborts. */
  begin(patience: AbortSignal): Promise<void>;
  putDown(): void;
}

export const openDeparture = (): Departure => {
  let running = 0;
  let isLeaving = false;
  let isPutDown = false;
  let atRest: () => void = () => undefined;
  const never = new Promise<never>(() => undefined);
  return {
    async during(run) {
      if (isLeaving) return never;
      running += 1;
      try {
        return await run();
      } finally {
        running -= 1;
        if (running === 0) atRest();
      }
    },
    async outcomeOf(work) {
      try {
        const outcome = await work();
        return isPutDown ? await never : outcome;
      } catch (cause) {
        if (isPutDown) return await never;
        throw cause;
      }
    },
    begin(patience) {
      isLeaving = true;
      return new Promise((done) => {
        atRest = done;
        if (running === 0 || patience.aborted) done();
        patience.addEventListener("abort", () => done(), { once: true });
      });
    },
    putDown() {
      isPutDown = true;
    },
  };
};
