/** What a call is counted as: `read`, or `write`; generating calls are counted as both `write` and `generate`. */
export type RateClass = "read" | "write" | "generate";
export type Rates = Record<RateClass, number>;

export interface RateVerdict {
  allowed: boolean;
  /** `RateLimit`, `RateLimit-Policy`, and `Retry-After` where refused. */
  headers: Record<string, string>;
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
  private readonly slots = new Map<string, Slot[]>();
  private readonly now: () => number;
  constructor(now: () => number) {
    this.now = now;
  }

  /** Counts one call in every class, or in none when one of them is used up. `rates` are calls a minute. */
  take(caller: string, classes: readonly RateClass[], rates: Rates): RateVerdict {
    const second = Math.floor(this.now() / 1000);
    const windows = classes.map((kind) => this.windowOf(`${kind} ${caller}`, kind, second, rates[kind]));
    const allowed = windows.every((window) => window.used < window.limit);
    if (allowed)
      for (const window of windows) {
        const newest = window.slots.at(-1);
        if (newest?.second === second) newest.calls += 1;
        else window.slots.push({ second, calls: 1 });
        window.used += 1;
      }
    const headers: Record<string, string> = {
      "RateLimit-Policy": windows.map(({ kind, limit }) => `"${kind}";q=${limit};w=${windowSeconds}`).join(", "),
      RateLimit: windows
        .map(({ kind, limit, used, slots }) => `"${kind}";r=${Math.max(0, limit - used)};t=${resetIn(slots, second)}`)
        .join(", "),
    };
    if (!allowed)
      headers["Retry-After"] = String(
        Math.max(...windows.filter(({ used, limit }) => used >= limit).map((window) => freeIn(window, second))),
      );
    return { allowed, headers };
  }

  private windowOf(key: string, kind: RateClass, second: number, limit: number) {
    const slots = (this.slots.get(key) ?? []).filter((slot) => slot.second > second - windowSeconds);
    // Deleting first moves the caller to the end: the map's first key is always the one unheard of for longest.
    this.slots.delete(key);
    this.slots.set(key, slots);
    if (this.slots.size > mostCallers) {
      const [oldest] = this.slots.keys();
      if (oldest !== undefined) this.slots.delete(oldest);
    }
    return { kind, limit, slots, used: slots.reduce((sum, slot) => sum + slot.calls, 0) };
  }
}

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
