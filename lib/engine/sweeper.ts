import type { Purged } from "#lib/store/keeping-records.ts";
import type { SharedLimits } from "#lib/store/limit-records.ts";
import type { Store } from "#lib/store/store.ts";

export interface Sweeping {
  store: Pick<Store, "keeping">;
  /** What processes count together; null where nothing is. */
  limits: Pick<SharedLimits, "sweep"> | null;
  clock: () => Date;
  /** Runs something again and again, for as long as nothing else keeps the process; answers how to end that. */
  every: (ms: number, run: () => void) => () => void;
  report: (message: string, cause: unknown) => void;
  idempotencyHours: number;
  /** Days that a plan is kept which nothing was made of, and how many of them an account may have. */
  planDays: number;
  plansKept: number;
  /** Days after its end that it is kept how a film came to be, and what webhooks were told. */
  eventDays: number;
  /** Days that it is kept who did what. */
  auditDays: number;
  /** What else is cleaned up each time, behind the rows. */
  also: () => Promise<void>;
}

const everyMs = 10 * 60_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Turns that one sweep takes: what is left after a long pause goes with the next ones. */
const mostTurns = 20;

/** Removes what is old, quietly: never two sweeps at a time, a little in each statement. */
export const openSweeper = (given: Sweeping): { sweep: () => Promise<void>; close: () => Promise<void> } => {
  let under: Promise<void> | null = null;
  const purge = (): Promise<Purged> => {
    const now = given.clock().getTime();
    return given.store.keeping.purge({
      claimedBefore: new Date(now - given.idempotencyHours * hourMs),
      plannedBefore: new Date(now - given.planDays * dayMs),
      endedBefore: new Date(now - given.eventDays * dayMs),
      actsBefore: new Date(now - given.auditDays * dayMs),
      plansKept: given.plansKept,
    });
  };
  const untilClean = async (): Promise<void> => {
    await given.limits?.sweep();
    for (let turn = 0; turn < mostTurns; turn++)
      if (Object.values(await purge()).every((removed: number) => removed === 0)) return;
  };
  const sweep = (): Promise<void> =>
    (under ??= untilClean()
      .then(given.also)
      .catch((cause: unknown) => given.report("What is old was not removed.", cause))
      .finally(() => {
        under = null;
      }));
  const stop = given.every(everyMs, () => void sweep());
  return {
    sweep,
    close: async () => {
      stop();
      await under;
    },
  };
};
