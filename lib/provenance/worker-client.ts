import * as threads from "node:worker_threads";
import type { Worker } from "node:worker_threads";

import { ProvenanceError } from "./errors.ts";
import type { ProvenanceReport } from "./report.ts";
import type { FromWorker, ReadRequest, Signed, SignRequest } from "./worker-messages.ts";

/** Starting a cold thread on a loaded machine takes up to a few seconds of it. */
const DEADLINE_MS = 15_000;
/** Hashing and copying a large film: measured at 20 ms for each MB on a busy machine, signing included. */
const DEADLINE_MS_PER_MB = 200;
/** Signing waits for a key management service and a time-stamping authority too. */
const SIGNING_DEADLINE_MS = 60_000;
/** Every request that waits holds its file in memory. */
const MOST_WAITING = 64;
/** What a thread has grown to, up to 400 MB, is given back when nobody needed it for so long. */
const IDLE_MS = 60_000;
/** JavaScript heap of the thread; the WebAssembly memory has its own limit in `c2pa.ts`. */
const HEAP_MB = 256;

export interface WorkerClient {
  /** Throws `ProvenanceError` reader_timed_out, reader_out_of_memory (both the file's fault), reader_unavailable. */
  read(request: Omit<ReadRequest, "kind">): Promise<ProvenanceReport>;
  sign(
    request: Omit<SignRequest, "kind">,
    signClaim: (claim: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>,
  ): Promise<Signed>;
  close(): Promise<void>;
}

/**
 * Runs requests one after the other on a worker thread started from the source file `entry` (an absolute path).
 * A crash, or a thread that gives no answer in time, ends the request it happened in; the next one starts a fresh
 * thread. An idle thread keeps no process alive.
 * The bytes of a request are moved to the thread: the caller's views of them are empty afterwards.
 */
export function openWorkerClient(
  entry: string,
  options: { deadlineMs?: number | undefined; idleMs?: number } = {},
): WorkerClient {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let closed = false;

  const start = (): Worker => {
    // A bundler that sees `new Worker(path)` tries to bundle the path; this one is a plain file at run time.
    const fresh: Worker = Reflect.construct(threads["Worker"], [
      entry,
      { execArgv: [], env: {}, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } },
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
  const deadlineOf = (request: SignRequest | ReadRequest): number => {
    const bytes = buffersOf(request).reduce((sum, buffer) => sum + buffer.byteLength, 0);
    const base = options.deadlineMs ?? (request.kind === "sign" ? SIGNING_DEADLINE_MS : DEADLINE_MS);
    return base + (bytes / 1_000_000) * DEADLINE_MS_PER_MB;
  };

  const exchange = async <T>(
    request: SignRequest | ReadRequest,
    onMessage: (message: FromWorker, current: Worker) => Promise<T | undefined> | T | undefined,
  ): Promise<T> => {
    const attempt = async (): Promise<T> => {
      if (closed) throw new ProvenanceError("reader_unavailable", "The credential reader is closed.");
      clearTimeout(idle);
      const current = (worker ??= start());
      current.ref();
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      const fail = (error: unknown) => {
        reject(error);
        // The thread may still be busy, or wait for an answer that will not come.
        void drop(current);
      };
      const deadlineMs = deadlineOf(request);
      const deadline = setTimeout(() => {
        const seconds = Math.round(deadlineMs / 1000);
        fail(new ProvenanceError("reader_timed_out", `The credential reader was stopped after ${seconds} seconds.`));
      }, deadlineMs);
      const onError = (cause: Error & { code?: string }) =>
        fail(
          cause.code === "ERR_WORKER_OUT_OF_MEMORY"
            ? new ProvenanceError("reader_out_of_memory", "The credential reader ran out of memory.", { cause })
            : new ProvenanceError("reader_unavailable", "The credential reader crashed.", { cause }),
        );
      const onExit = (code: number) =>
        fail(new ProvenanceError("reader_unavailable", `The credential reader stopped with code ${code}.`));
      const listen = (message: FromWorker) => {
        void (async () => onMessage(message, current))().then((result) => {
          if (result === undefined) return;
          // Before the next request can be sent to it.
          if (isPoisoned(message)) void drop(current);
          resolve(result);
        }, fail);
      };
      current.on("message", listen).once("error", onError).once("exit", onExit);
      try {
        current.postMessage(request, buffersOf(request));
        return await promise;
      } finally {
        clearTimeout(deadline);
        current.off("message", listen).off("error", onError).off("exit", onExit);
        current.unref();
        idle = setTimeout(() => void drop(current), options.idleMs ?? IDLE_MS).unref();
      }
    };
    if (waiting >= MOST_WAITING) throw new ProvenanceError("reader_unavailable", "The credential reader is too busy.");
    waiting += 1;
    const result = queue.then(attempt).finally(() => {
      waiting -= 1;
    });
    queue = result.catch(() => undefined);
    return result;
  };

  return {
    read: (request) =>
      exchange<ProvenanceReport>({ kind: "read", ...request }, (message) => {
        if (message.kind === "read") return message.report;
        throw unexpected(message);
      }),
    sign: (request, signClaim) =>
      exchange<Signed>({ kind: "sign", ...request }, async (message, current) => {
        if (message.kind === "signed") return { bytes: message.bytes, report: message.report };
        if (message.kind !== "claim") throw unexpected(message);
        current.postMessage({ kind: "signature", signature: await signClaim(message.claim) });
        return undefined;
      }),
    async close() {
      closed = true;
      clearTimeout(idle);
      if (worker !== undefined) await drop(worker);
    },
  };
}

function buffersOf(request: SignRequest | ReadRequest): ArrayBuffer[] {
  if (request.kind === "read") return [request.bytes.buffer];
  return [request, ...request.ingredients].map(({ bytes }) => bytes.buffer);
}

function isPoisoned(message: FromWorker): boolean {
  switch (message.kind) {
    case "read":
    case "signed":
    case "failed":
      return message.poisoned;
    case "claim":
      return false;
  }
}

function unexpected(message: FromWorker): ProvenanceError {
  return message.kind === "failed"
    ? new ProvenanceError("signing_failed", `The file could not be signed: ${message.message}`)
    : new ProvenanceError("reader_unavailable", `The credential reader answered "${message.kind}" out of turn.`);
}
