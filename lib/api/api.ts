import type { Operations } from "#lib/operations/operation.ts";
import type { AppServices } from "./app-services.ts";
import { bodyBudgets, type BodyBudgets } from "./body-budget.ts";
import { openPasswords, type Passwords } from "./password.ts";
import { Places } from "./places.ts";
import { RateLimiter } from "./rate-limit.ts";
import { Throttle, Turns } from "./throttle.ts";

/** What every transport shares in one process: the services, the operations, and the counters. */
export interface Api {
  services: AppServices;
  operations: Operations;
  /** Calls of keys and of people who are signed in. */
  limiter: RateLimiter;
  /** Calls of everybody else, per network address. */
  strangers: RateLimiter;
  /** Failed sign-ins: per network address, per address of mail, and per both of them together. */
  signInFailures: { network: Throttle; email: Throttle; pair: Throttle };
  /** Of an address of mail that many failed for, one try comes after the other. */
  signInTurns: Turns;
  passwords: Passwords;
  /** Sign-ups, per network address. */
  signUps: Throttle;
  /** The memory that bodies take while they are read and worked with. */
  bodies: BodyBudgets;
  /** Event streams that are open, per account. */
  streams: Places;
  /** Calls that wait for what they started, per account. */
  waiters: Places;
  /** When the last use of a key was last written down, in milliseconds, by `key_id`. */
  keyTouches: Map<string, number>;
  /** One structured line about a failure; never bodies, keys or secrets. */
  log: (line: Record<string, unknown>) => void;
  pause: (ms: number) => Promise<void>;
}

const minute = 60_000;

export const createApi = (
  services: AppServices,
  operations: Operations,
  log: Api["log"] = services.telemetry.log.line,
): Api => {
  const now = () => services.clock().getTime();
  return {
    services,
    operations,
    limiter: new RateLimiter(now),
    strangers: new RateLimiter(now),
    signInFailures: {
      network: new Throttle({ most: 50, windowMs: 15 * minute, now }),
      email: new Throttle({ most: 100, windowMs: 60 * minute, now }),
      pair: new Throttle({ most: 10, windowMs: 15 * minute, now }),
    },
    signInTurns: new Turns({ everyMs: 3000, longestMs: 30_000, now }),
    passwords: openPasswords(),
    signUps: new Throttle({ most: 10, windowMs: 60 * minute, now }),
    bodies: bodyBudgets(),
    streams: new Places(services.quotas.event_streams),
    waiters: new Places(services.quotas.waiting_calls),
    keyTouches: new Map(),
    log,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
};
