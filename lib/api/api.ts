import type { Operations } from "#lib/operations/operation.ts";
import type { AppServices } from "./app-services.ts";
import { bodyBudgets, type BodyBudgets } from "./body-budget.ts";
import { openDoorkeeping, type Doorkeeping } from "./doorkeeping.ts";
import { openPasswords, type Passwords } from "./password.ts";
import { Places } from "./places.ts";
import { behindAnswer, seeingToWork } from "./work.ts";

/** What every transport shares in one process: the services, the operations, and the counters. */
export interface Api extends Doorkeeping {
  services: AppServices;
  operations: Operations;
  passwords: Passwords;
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
  /** Somebody looks at a film: where none is made unless it is asked for, it is asked for. */
  seeToWork: () => void;
}

const seeEveryMs = 30_000;

export const createApi = (
  services: AppServices,
  operations: Operations,
  log: Api["log"] = services.telemetry.log.line,
): Api => {
  const now = () => services.clock().getTime();
  return {
    services,
    operations,
    ...openDoorkeeping(services.sharedLimits, now),
    passwords: openPasswords(),
    bodies: bodyBudgets(),
    streams: new Places(services.quotas.event_streams),
    waiters: new Places(services.quotas.waiting_calls),
    keyTouches: new Map(),
    log,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    seeToWork: services.work === null ? () => undefined : seeingToWork(services.work, seeEveryMs, behindAnswer),
  };
};
