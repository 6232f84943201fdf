import type { SharedLimits } from "#lib/store/limit-records.ts";
import { guardedLimits } from "./guarded-limits.ts";
import { memoryLimiter, type Limiter } from "./rate-limit.ts";
import { sharedLimiter } from "./shared-limiter.ts";
import {
  memoryThrottle,
  memoryTurns,
  sharedThrottle,
  sharedTurns,
  type Throttle,
  type ThrottleLimits,
  type Turns,
} from "./throttle.ts";

/** Who counts how often somebody comes. */
export interface Doorkeeping {
  /** Calls of keys and of people who are signed in. */
  limiter: Limiter;
  /** Calls of everybody else, per network address. */
  strangers: Limiter;
  /** Failed sign-ins: per network address, per address of mail, and per both of them together. */
  signInFailures: { network: Throttle; email: Throttle; pair: Throttle };
  /** Of an address of mail that many failed for, one try comes after the other. */
  signInTurns: Turns;
  /** Sign-ups, per network address. */
  signUps: Throttle;
}

const [quarter, hour] = [900, 3600];
/** A count takes a millisecond; who waits longer waits for a database that is not there. */
const countedWithinMs = 5000;
const turns = { everyMs: 3000, longestMs: 30_000 };

/** Counts together with all processes where there is something to count in, else in memory. `now` is in milliseconds. */
export const openDoorkeeping = (
  shared: SharedLimits | null,
  now: () => number,
  withinMs: number = countedWithinMs,
): Doorkeeping => {
  const limits = shared === null ? null : guardedLimits(shared, withinMs);
  const limiter = (purpose: string) => (limits === null ? memoryLimiter(now) : sharedLimiter(limits, purpose, now));
  const throttle = (purpose: string, about: ThrottleLimits) =>
    limits === null ? memoryThrottle(about, now) : sharedThrottle(limits, purpose, about);
  return {
    limiter: limiter("members"),
    strangers: limiter("strangers"),
    signInFailures: {
      network: throttle("sign-in of network", { most: 50, windowSeconds: quarter }),
      email: throttle("sign-in of mail", { most: 100, windowSeconds: hour, beyond: true }),
      pair: throttle("sign-in of both", { most: 10, windowSeconds: quarter }),
    },
    signInTurns: limits === null ? memoryTurns(turns, now) : sharedTurns(limits, "turn of mail", turns),
    signUps: throttle("sign-up", { most: 10, windowSeconds: hour }),
  };
};
