export type Happening = "kill" | "stop" | "roll";

/** What was seen while the bench ran, and what must not be. */
export interface Tally {
  faults: string[];
  kills: { worker: number; web: number };
  stops: number;
  rolls: number;
  /** Processes that ended by themselves as taken for dead, beside those that were stopped. */
  fencedUnasked: number;
  /** Longest time until nothing was left in the hands of a process, ms, by what happened to it. */
  longestTakeOverMs: Record<Happening, number>;
  fault(what: string): void;
}

export const openTally = (): Tally => {
  const faults: string[] = [];
  return {
    faults,
    kills: { worker: 0, web: 0 },
    stops: 0,
    rolls: 0,
    fencedUnasked: 0,
    longestTakeOverMs: { kill: 0, stop: 0, roll: 0 },
    fault(what) {
      faults.push(what);
      process.stderr.write(`${what}\n`);
    },
  };
};
