import type { WatchedEvent } from "./progress.ts";

/**
 * What became of a film that was to be put in line again. `never begun`: it has no run, and every worker looks for such
 * films by itself; `in hand`: the one process there is makes it, and goes on.
 */
export type Requeued = "in line" | "never begun" | "in hand";

/** The durable engine as operations see it. Work survives the death of the process that started it. */
export interface Engine {
  /** Puts a created generation in line. Submitting the same id twice is one run. */
  submit(generationId: string): Promise<void>;
  /** Begins or goes on with a publication. Publishing the same round twice is one run. */
  publish(publicationId: string): Promise<void>;
  /** Resolves when the publication has ended, or after `waitMs`. */
  published(publicationId: string, waitMs: number): Promise<void>;
  /** Sends a message that waits. Delivering the same round twice is one run. */
  deliver(deliveryId: string): Promise<void>;
  /** Ends a generation that has not finished: `cancelled`, nothing charged. False when it had come to rest. */
  cancel(generationId: string): Promise<boolean>;
  /** Ends a generation that has not finished as `render_failed`, nothing charged. False when it had come to rest. */
  giveUp(generationId: string): Promise<boolean>;
  /** Puts the run of a generation that has not come to rest in line again; see `runAgain`. */
  requeue(generationId: string): Promise<Requeued>;
  /** Resolves when the generation has come to rest (finished, cancelled, awaiting a decision), or after `waitMs`. */
  settled(generationId: string, waitMs: number): Promise<void>;
  /** The event log from `after` (exclusive, -1 for all), live; ends with the one after which it rests. */
  watch(generationId: string, after: number, signal: AbortSignal): AsyncIterable<WatchedEvent>;
}
