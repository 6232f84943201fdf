import type { TaskInput, TaskName, TaskOutput } from "./tasks.ts";

/** For whom a task runs, and what it reads. */
export interface Asked {
  /** Accounts take turns, however much each of them asks. */
  account: string;
  /** JSON pointer of what the caller wrote: named where it cannot be read in time. */
  field: string;
}

/**
 * Runs what is computed from strangers' words off the thread that answers requests. Throws Problem `unavailable` with
 * `Retry-After` where too many wait or the thread broke, `validation_failed` at the field where it took too long, and what
 * the task itself throws.
 */
export type Think = <N extends TaskName>(name: N, input: TaskInput<N>, asked: Asked) => Promise<TaskOutput<N>>;
