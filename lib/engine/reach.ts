import type { Publisher, PublishTools } from "#lib/publishers/publisher.ts";

/** How the engine reaches places outside: where films are published, and who is told of what has finished. */
export interface Reach {
  /** Places by their kind. */
  publishers: ReadonlyMap<string, Publisher>;
  send: PublishTools["send"];
  /** What a row holds sealed; `owner` is its id. */
  unseal: (sealed: string, owner: string) => string;
  /** `https://host`, without a trailing slash. */
  origin: string;
  assetUrl: (assetId: string) => string;
  /** Waits before each try to deliver a message, ms; the last is given up after. */
  deliveryDelaysMs: readonly number[];
  /** Waits before each new try of a publication's step that failed, ms. */
  publishDelaysMs: readonly number[];
  /** From 0 to 1, so that not everybody tries again at once. */
  jitter: () => number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The schedule of Standard Webhooks, near enough: nearly 18 hours in all with jitter. */
export const deliveryDelaysMs: readonly number[] = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
];
export const publishDelaysMs: readonly number[] = [2 * second, 10 * second, minute, 5 * minute, 30 * minute];
/** Largest share by which a wait is lengthened. */
const jitterShare = 0.2;

export const withJitter = (ms: number, { jitter }: Pick<Reach, "jitter">): number =>
  Math.round(ms * (1 + jitterShare * jitter()));

/** What one run of a step came to: it is over, or it is to be run again after a while. */
export type Turn = { over: true } | { over: false; waitMs: number };
export const over: Turn = { over: true };
