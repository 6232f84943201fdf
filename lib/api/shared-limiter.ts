import type { SharedLimits } from "#lib/store/limit-records.ts";
import { freeIn, verdictOf, windowSeconds, type Counter, type Limiter, type RateClass } from "./rate-limit.ts";
import { Subjects } from "./subjects.ts";

const mostCallers = 20_000;
/** A caller that was just refused is refused again without asking: a flood asks the database once in so long. */
const refusedForMs = 1000;

interface UsedUp {
  /** Milliseconds of this process's clock. */
  until: number;
}

/**
 * Counts for all processes on one database. `purpose` keeps what is counted here apart from other counts. `now` is in
 * milliseconds, and only for what is remembered here: counting goes by the database's clock.
 */
export const sharedLimiter = (limits: SharedLimits, purpose: string, now: () => number): Limiter => {
  const idleMs = 2 * windowSeconds * 1000;
  const usedUp = new Subjects<UsedUp>({ most: mostCallers, idleMs, now, fresh: () => ({ until: 0 }) });
  const refused = new Map<string, { verdict: ReturnType<typeof verdictOf>; until: number }>();
  const nameOf = (caller: string, kind: RateClass): string => `${purpose} ${kind} ${caller}`;
  const forgetOld = (): void => {
    for (const [name, { until }] of refused) {
      if (until > now() && refused.size <= mostCallers) return;
      refused.delete(name);
    }
  };
  return {
    async take(counters: readonly Counter[], classes: readonly RateClass[]) {
      const call = JSON.stringify([counters.map(({ caller }) => caller), classes]);
      const lately = refused.get(call);
      if (lately !== undefined && lately.until > now()) return lately.verdict;
      const asked = counters.flatMap(({ caller, rates }) =>
        classes.map((kind) => ({ subject: nameOf(caller, kind), kind, most: rates[kind], windowSeconds })),
      );
      const { fits, now_s, slots } = await limits.take(asked);
      const windows = asked.map(({ kind, most }, index) => {
        const own = slots[index] ?? [];
        return { kind, limit: most, slots: own, used: own.reduce((sum, { calls }) => sum + calls, 0) };
      });
      for (const [index, window] of windows.entries())
        if (window.used >= window.limit)
          usedUp.of(asked[index]?.subject ?? "").until = now() + freeIn(window, now_s) * 1000;
      const verdict = verdictOf({ allowed: fits, classes, windows, now_s });
      forgetOld();
      if (!fits) refused.set(call, { verdict, until: now() + refusedForMs });
      return verdict;
    },
    isUsedUp: ({ caller }, kind) => (usedUp.peek(nameOf(caller, kind))?.until ?? 0) > now(),
  };
};
