import path from "node:path";
import * as threads from "node:worker_threads";
import type { Worker } from "node:worker_threads";
import { Problem } from "#lib/contract/errors.ts";
import type { MarksWorkerData } from "./marks-worker.ts";

/** Decoding makes do with what it has after twelve seconds; looking for what was cropped takes a few more. */
const searchMs = 25_000;
/** The thread holds a compiled decoder: it goes when nobody needed it for so long. */
const idleMs = 60_000;
/** Files that are searched or wait: each is held in memory. */
const mostSearches = 6;
/** JavaScript heap; pictures are bounded by what is kept of them, the decoder by its own limit. */
const heapMb = 192;

export interface MarkSearch {
  /**
   * The watermarks in somebody's picture or film, in the order in which they are seen; none in what cannot be decoded, or
   * not in time. Rejects with Problem `unavailable` where too many wait, and with the signal's reason.
   */
  search(bytes: Uint8Array, signal: AbortSignal): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * Searches strangers' files, one after the other, on a thread of its own below those that draw films: no film waits for
 * it. A search that takes too long is ended with its thread. The thread has nothing of the environment.
 */
export const openMarkSearch = (options: {
  projectRoot: string;
  key: Uint8Array;
  /** Those that hid watermarks before. */
  earlierKeys?: readonly Uint8Array[];
  deadlineMs?: number;
  /** The thread's source file, where it is another one. */
  entry?: string;
}): MarkSearch => {
  const { projectRoot, deadlineMs = searchMs } = options;
  const keys = [options.key, ...(options.earlierKeys ?? [])].map((key) => new Uint8Array(key));
  const ownEntry = path.join(/* turbopackIgnore: true */ projectRoot, "lib/render/strangers/marks-worker.ts");
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let searches = 0;
  let closed = false;

  const start = (): Worker => {
    // A bundler that sees `new Worker(path)` tries to bundle the path; this one is a plain file at run time.
    const fresh: Worker = Reflect.construct(threads["Worker"], [
      options.entry ?? ownEntry,
      {
        execArgv: ["--disable-warning=ExperimentalWarning"],
        env: {},
        resourceLimits: { maxOldGenerationSizeMb: heapMb },
        workerData: { keys } satisfies MarksWorkerData,
      },
    ]);
    // Without a listener an error of an idle or dropped thread would end the process.
    fresh.on("error", () => undefined);
    fresh.once("exit", () => {
      if (worker === fresh) worker = undefined;
    });
    fresh.unref();
    return fresh;
  };
  const drop = async (dead: Worker) => {
    if (worker === dead) worker = undefined;
    await dead.terminate();
  };

  const attempt = async (bytes: Uint8Array, signal: AbortSignal): Promise<string[]> => {
    signal.throwIfAborted();
    if (closed) throw unavailable("Files are searched no more: the service is closing.");
    clearTimeout(idle);
    const current = (worker ??= start());
    current.ref();
    const { promise, resolve, reject } = Promise.withResolvers<string[]>();
    // A thread that stops over a file, by itself or because it must be stopped, has found nothing in it.
    const stop = () => void drop(current).then(() => resolve([]), reject);
    const leave = () => void drop(current).then(() => reject(signal.reason), reject);
    const onMessage = (marks: string[]) => resolve(marks);
    const deadline = setTimeout(stop, deadlineMs);
    current.on("message", onMessage).once("error", stop).once("exit", stop);
    signal.addEventListener("abort", leave, { once: true });
    try {
      const copy = new Uint8Array(bytes);
      current.postMessage(copy, [copy.buffer]);
      return await promise;
    } finally {
      clearTimeout(deadline);
      signal.removeEventListener("abort", leave);
      current.off("message", onMessage).off("error", stop).off("exit", stop);
      current.unref();
      idle = setTimeout(() => void drop(current), idleMs).unref();
    }
  };

  return {
    search(bytes, signal) {
      if (searches >= mostSearches)
        return Promise.reject(unavailable("Too many files are being searched at the moment."));
      searches++;
      const result = queue.then(() => attempt(bytes, signal)).finally(() => searches--);
      queue = result.catch(() => undefined);
      return result;
    },
    async close() {
      closed = true;
      clearTimeout(idle);
      if (worker !== undefined) await drop(worker);
    },
  };
};

const unavailable = (detail: string): Problem =>
  new Problem("unavailable", detail, { headers: { "Retry-After": "5" } });
