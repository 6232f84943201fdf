import type { CountedSlot } from "#lib/store/limit-records.ts";
import { Subjects } from "./subjects.ts";

/** What a call is counted as: `read`, or `write`; generating calls are counted as both `write` and `generate`. */
export type RateClass = "read" | "write" | "generate";
export type Rates = Record<RateClass, number>;

export interface RateVerdict {
  allowed: boolean;
  /** `RateLimit`, `RateLimit-Policy`, and `Retry-After` where refused. */
  headers: Record<string, string>;
}

/** One of those that a call is counted for, and what it may do. `rates` are calls a minute. */
export interface Counter {
  caller: string;
  rates: Rates;
}

/** Counts calls, in this process or for all that share a database. */
export interface Limiter {
  /**
   * Counts one call in every class for every counter, or for none when one of them is used up. The headers tell of the
   * first counter, and of another one where that has less left. Rejects where nobody can count.
   */
  take(counters: readonly Counter[], classes: readonly RateClass[]): Promise<RateVerdict>;
  /** Whether the counter is known to have nothing left of this class. Counts nothing, and asks nobody. */
  isUsedUp(counter: Counter, kind: RateClass): boolean;
}

interface Slot {
  second: number;
  calls: number;
}

export const windowSeconds = 60;
const mostCallers = 20_000;

/**
 * Counts calls per caller in a sliding window of 60 one-second slots. A refused call is not counted, so that
 * `Retry-After` holds for a caller who waits. `now` is in milliseconds.
 */
export class RateLimiter {
  private readonly slots: Subjects<Slot[]>;
  private readonly now: () => number;
  constructor(now: () => number) {
    this.now = now;
    this.slots = new Subjects({ most: mostCallers, idleMs: windowSeconds * 1000, now, fresh: () => [] });
  }

  /** As `Limiter.take`. */
  take(counters: readonly Counter[], classes: readonly RateClass[]): RateVerdict {
    const second = Math.floor(this.now() / 1000);
    const windows = counters.flatMap(({ caller, rates }) =>
      classes.map((kind) => windowOf(this.slots.of(`${kind} ${caller}`), kind, second, rates[kind])),
    );
    const allowed = windows.every((window) => window.used < window.limit);
    if (allowed)
      for (const window of windows) {
        const newest = window.slots.at(-1);
        if (newest?.second === second) newest.calls += 1;
        else window.slots.push({ second, calls: 1 });
        window.used += 1;
      }
    return verdictOf({
      allowed,
      classes,
      now_s: second,
      windows: windows.map(({ slots, ...window }) => ({
        ...window,
        slots: slots.map((slot) => ({ freeAt_s: slot.second + windowSeconds, calls: slot.calls })),
      })),
    });
  }

  /** Whether the counter has nothing left of this class. Counts nothing. */
  isUsedUp({ caller, rates }: Counter, kind: RateClass): boolean {
    const second = Math.floor(this.now() / 1000);
    const { used, limit } = windowOf([...(this.slots.peek(`${kind} ${caller}`) ?? [])], kind, second, rates[kind]);
    return used >= limit;
  }
}

/** In the memory of this process. */
export const memoryLimiter = (now: () => number): Limiter => {
  const counted = new RateLimiter(now);
  return {
    take: (counters, classes) => Promise.resolve(counted.take(counters, classes)),
    isUsedUp: (counter, kind) => counted.isUsedUp(counter, kind),
  };
};

/** What one counter has used of a class, with what was just counted. */
export interface Window<S = CountedSlot> {
  kind: RateClass;
  limit: number;
  /** The oldest first. */
  slots: S[];
  used: number;
}

/** What is told of a count, by the clock that its slots are of. */
export const verdictOf = (about: {
  allowed: boolean;
  classes: readonly RateClass[];
  windows: readonly Window[];
  now_s: number;
}): RateVerdict => {
  const { allowed, classes, windows, now_s } = about;
  const told = classes.map((kind) => tightest(windows.filter((window) => window.kind === kind)));
  const headers: Record<string, string> = {
    "RateLimit-Policy": told.map(({ kind, limit }) => `"${kind}";q=${limit};w=${windowSeconds}`).join(", "),
    RateLimit: told
      .map(({ kind, limit, used, slots }) => `"${kind}";r=${Math.max(0, limit - used)};t=${resetIn(slots, now_s)}`)
      .join(", "),
  };
  if (!allowed)
    headers["Retry-After"] = String(
      Math.max(...windows.filter(({ used, limit }) => used >= limit).map((window) => freeIn(window, now_s))),
    );
  return { allowed, headers };
};

/** What of the slots is of the last minute; the others are dropped. */
const windowOf = (slots: Slot[], kind: RateClass, second: number, limit: number): Window<Slot> => {
  const first = slots.findIndex((slot) => slot.second > second - windowSeconds);
  slots.splice(0, first < 0 ? slots.length : first);
  return { kind, limit, slots, used: slots.reduce((sum, slot) => sum + slot.calls, 0) };
};

const tightest = (windows: Window[]): Window =>
  windows.reduce((one, other) => (other.limit - other.used < one.limit - one.used ? other : one));

/** Seconds until the window is wholly free again. */
const resetIn = (slots: readonly CountedSlot[], now_s: number): number => {
  const newest = slots.at(-1);
  return newest === undefined ? 0 : Math.ceil(newest.freeAt_s - now_s);
};

/** Seconds until one more call fits. */
export const freeIn = (
  { slots, used, limit }: { slots: readonly CountedSlot[]; used: number; limit: number },
  now_s: number,
): number => {
  let left = used;
  for (const slot of slots) {
    left -= slot.calls;
    if (left < limit) return Math.ceil(slot.freeAt_s - now_s);
  }
  return windowSeconds;
};
