import { getPriority, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { marksIn } from "./marks-in.ts";

/** What the thread is started with: what hides the watermarks, and hid earlier ones. */
export interface MarksWorkerData {
  keys: Uint8Array<ArrayBuffer>[];
}

/** Below that of threads that draw films: 10. */
const niceness = 15;
// Linux gives each thread a priority; elsewhere it would be the whole server's.
if (process.platform === "linux") setPriority(Math.max(getPriority(), niceness));

const { keys } = workerData as MarksWorkerData;
parentPort?.on("message", (bytes: Uint8Array) => {
  void marksIn(bytes, ...keys).then((marks) => parentPort?.postMessage(marks));
});
