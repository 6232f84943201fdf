import type { TaskInput, TaskName, TaskOutput } from "#lib/threads/tasks.ts";
import type { Context } from "./operation.ts";

/**
 * Runs a task over what a caller wrote in `field`, off the thread that answers requests. Throws what the task throws,
 * Problem `validation_failed` at the field where it takes too long, and `unavailable` where too much waits.
 */
export const think = <N extends TaskName>(
  ctx: Context,
  field: string,
  name: N,
  ...input: TaskInput<N>
): Promise<TaskOutput<N>> => ctx.think(name, input, { account: ctx.accountId, field });
