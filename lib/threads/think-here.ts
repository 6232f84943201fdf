import { type Tables, type TaskName, type TaskOutput, tasksOver } from "./tasks.ts";
import type { Think } from "./thinking.ts";

/** Runs tasks on the thread that asks: for tests and benches, where nobody waits for it. */
export const thinkHere = (tables: Tables): Think => {
  const tasks = tasksOver(tables);
  return async <N extends TaskName>(name: N, input: readonly unknown[]) => {
    const task = tasks[name] as (...given: readonly unknown[]) => unknown;
    // As it would cross: what does not is found here already.
    return structuredClone(task(...structuredClone(input))) as TaskOutput<N>;
  };
};
