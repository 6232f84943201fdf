/** Entry of the planning thread: one task at a time, sent by `planning-threads.ts`. */
import { getPriority, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { planningNiceness } from "./helper-priority.ts";
import { failureOf, type FromThread, type ToThread } from "./messages.ts";
import { type Tables, tasksOver } from "./tasks.ts";

const port = parentPort;
if (port === null) throw new Error("lib/threads/worker.ts runs as a worker thread only.");

// Linux gives each thread a priority; elsewhere it would be the whole server's.
if (process.platform === "linux") setPriority(Math.max(getPriority(), planningNiceness));

const tasks = tasksOver(workerData as Tables);
const answer = (message: FromThread) => port.postMessage(message);
const run = ({ name, input }: ToThread): unknown => {
  const task = tasks[name] as (...given: readonly unknown[]) => unknown;
  const output = task(...input);
  // Building tables leaves as much behind as they hold, and a thread that waits collects nothing.
  if (name === "warmUp") globalThis.gc?.();
  return output;
};

port.on("message", (message: ToThread) => {
  try {
    answer({ kind: "done", output: run(message) });
  } catch (cause) {
    answer(failureOf(cause));
  }
});
answer({ kind: "ready" });
