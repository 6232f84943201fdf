import * as threads from "node:worker_threads";
import type { Worker } from "node:worker_threads";

import { ProvenanceError } from "./errors.ts";
import type { FromWorker, ReadOutcome, ReadRequest, SignRequest, ToWorker } from "./worker-messages.ts";

/** A file that keeps the reader busy for longer is hostile or far above the size limits. */
const DEADLINE_MS = 120_000;

export interface WorkerClient {
  read(request: Omit<ReadRequest, "kind">): Promise<ReadOutcome>;
  sign(
    request: Omit<SignRequest, "kind">,
    signClaim: (claim: Uint8Array) => Uint8Array,
  ): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/**
 * Runs requests one after the other on a worker thread started from the source file `entry` (an absolute path).
 * A crash rejects the request it happened in; the next one starts a fresh thread. An idle thread keeps no process alive.
 * The bytes of a request are moved to the thread: the caller's views of them are empty afterwards.
 */
export function openWorkerClient(entry: string): WorkerClient {
  let worker: Worker | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;

  const start = (): Worker => {
    // A bundler that sees `new Worker(path)` tries to bundle the path; this one is a plain file at run time.
    const fresh: Worker = Reflect.construct(threads["Worker"], [entry, { execArgv: [], env: {} }]);
    fresh.unref();
    return fresh;
  };
  const drop = async (dead: Worker) => {
    if (worker === dead) worker = undefined;
    await dead.terminate();
  };

  const exchange = <T>(request: ToWorker, onMessage: (message: FromWorker, current: Worker) => T | undefined) => {
    const attempt = async (): Promise<T> => {
      if (closed) throw new ProvenanceError("reader_unavailable", "The credential reader is closed.");
      const current = (worker ??= start());
      current.ref();
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      const unavailable = (message: string, cause?: unknown) => {
        reject(new ProvenanceError("reader_unavailable", message, { cause }));
        void drop(current);
      };
      const deadline = setTimeout(() => unavailable("The credential reader gave no answer in time."), DEADLINE_MS);
      const onError = (cause: unknown) => unavailable("The credential reader crashed.", cause);
      const onExit = (code: number) => unavailable(`The credential reader stopped with code ${code}.`);
      const listen = (message: FromWorker) => {
        try {
          const result = onMessage(message, current);
          if (result !== undefined) resolve(result);
        } catch (cause) {
          reject(cause);
          // The thread may still wait for an answer that will not come.
          void drop(current);
        }
      };
      current.on("message", listen).once("error", onError).once("exit", onExit);
      try {
        current.postMessage(request, buffersOf(request));
        return await promise;
      } finally {
        clearTimeout(deadline);
        current.off("message", listen).off("error", onError).off("exit", onExit);
        current.unref();
      }
    };
    const result = queue.then(attempt);
    queue = result.catch(() => undefined);
    return result;
  };

  return {
    read: (request) =>
      exchange<ReadOutcome>({ kind: "read", ...request }, (message, current) => {
        if (message.kind === "read") {
          if (message.outcome.poisoned === true) void drop(current);
          return message.outcome;
        }
        throw unexpected(message);
      }),
    sign: (request, signClaim) =>
      exchange<Uint8Array<ArrayBuffer>>({ kind: "sign", ...request }, (message, current) => {
        if (message.kind === "signed") return message.bytes;
        if (message.kind !== "claim") throw unexpected(message);
        current.postMessage({ kind: "signature", signature: signClaim(message.claim) });
        return undefined;
      }),
    async close() {
      closed = true;
      if (worker !== undefined) await drop(worker);
    },
  };
}

function buffersOf(request: ToWorker): ArrayBuffer[] {
  if (request.kind === "signature") return [];
  const ingredients = request.kind === "sign" ? request.ingredients : [];
  return [request, ...ingredients].map(({ bytes }) => bytes.buffer);
}

function unexpected(message: FromWorker): ProvenanceError {
  return message.kind === "failed"
    ? new ProvenanceError("signing_failed", `The file could not be signed: ${message.message}`)
    : new ProvenanceError("reader_unavailable", `The credential reader answered "${message.kind}" out of turn.`);
}
