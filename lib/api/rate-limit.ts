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

interface Slot {
  second: number;
  calls: number;
}

const windowSeconds = 60;
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

  /**
   * Counts one call in every class for every counter, or for none when one of them is used up. The headers tell of the
   * first counter, and of another one where that has less left.
   */
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
    const told = classes.map((kind) => tightest(windows.filter((window) => window.kind === kind)));
    const headers: Record<string, string> = {
      "RateLimit-Policy": told.map(({ kind, limit }) => `"${kind}";q=${limit};w=${windowSeconds}`).join(", "),
      RateLimit: told
        .map(({ kind, limit, used, slots }) => `"${kind}";r=${Math.max(0, limit - used)};t=${resetIn(slots, second)}`)
        .join(", "),
    };
    if (!allowed)
      headers["Retry-After"] = String(
        Math.max(...windows.filter(({ used, limit }) => used >= limit).map((window) => freeIn(window, second))),
      );
    return { allowed, headers };
  }

  /** Whether the counter has nothing left of this class. Counts nothing. */
  isUsedUp({ caller, rates }: Counter, kind: RateClass): boolean {
    const second = Math.floor(this.now() / 1000);
    const { used, limit } = windowOf([...(this.slots.peek(`${kind} ${caller}`) ?? [])], kind, second, rates[kind]);
    return used >= limit;
  }
}

interface Window {
  kind: RateClass;
  limit: number;
  slots: Slot[];
  used: number;
}

/** What of the slots is of the last minute; the others are dropped. */
const windowOf = (slots: Slot[], kind: RateClass, second: number, limit: number): Window => {
  const first = slots.findIndex((slot) => slot.second > second - windowSeconds);
  slots.splice(0, first < 0 ? slots.length : first);
  return { kind, limit, slots, used: slots.reduce((sum, slot) => sum + slot.calls, 0) };
};

const tightest = (windows: Window[]): Window =>
  windows.reduce((one, other) => (other.limit - other.used < one.limit - one.used ? other : one));

/** Seconds until the window is wholly free again. */
const resetIn = (slots: Slot[], second: number): number => {
  const newest = slots.at(-1);
  return newest === undefined ? 0 : newest.second + windowSeconds - second;
};

/** Seconds until one more call fits. */
const freeIn = ({ slots, used, limit }: { slots: Slot[]; used: number; limit: number }, second: number): number => {
  let left = used;
  for (const slot of slots) {
    left -= slot.calls;
    if (left < limit) return slot.second + windowSeconds - second;
  }
  return windowSeconds;
};
