/** Entry of the planning thread: one task at a time, sent by `planning-threads.ts`. */
import { parentPort } from "node:worker_threads";
import { failureOf, type FromThread, type ToThread } from "./messages.ts";
import { tasks } from "./tasks.ts";

const port = parentPort;
if (port === null) throw new Error("lib/threads/worker.ts runs as a worker thread only.");

const answer = (message: FromThread) => port.postMessage(message);
const run = ({ name, input }: ToThread): unknown => {
  const task = tasks[name] as (...given: readonly unknown[]) => unknown;
  return task(...input);
};

port.on("message", (message: ToThread) => {
  try {
    answer({ kind: "done", output: run(message) });
  } catch (cause) {
    answer(failureOf(cause));
  }
});
answer({ kind: "ready" });
