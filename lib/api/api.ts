import type { Operations } from "#lib/operations/operation.ts";
import type { AppServices } from "./app-services.ts";
import { RateLimiter } from "./rate-limit.ts";
import { Throttle } from "./throttle.ts";

/** What every transport shares in one process: the services, the operations, and the counters. */
export interface Api {
  services: AppServices;
  operations: Operations;
  limiter: RateLimiter;
  /** Failed sign-ins, per address of mail and of network. */
  signInFailures: Throttle;
  /** Sign-ups, per network address. */
  signUps: Throttle;
  /** When the last use of a key was last written down, in milliseconds, by `key_id`. */
  keyTouches: Map<string, number>;
  /** One structured line about a failure; never bodies, keys or secrets. */
  log: (line: Record<string, unknown>) => void;
  pause: (ms: number) => Promise<void>;
}

const minute = 60_000;

export const logToStderr: Api["log"] = (line) => {
  process.stderr.write(`${JSON.stringify(line)}\n`);
};

export const createApi = (services: AppServices, operations: Operations, log: Api["log"] = logToStderr): Api => {
  const now = () => services.clock().getTime();
  return {
    services,
    operations,
    limiter: new RateLimiter(now),
    signInFailures: new Throttle({ most: 10, windowMs: 15 * minute, now }),
    signUps: new Throttle({ most: 10, windowMs: 60 * minute, now }),
    keyTouches: new Map(),
    log,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
};
